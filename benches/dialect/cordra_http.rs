//! CORDRA's HTTP encoding of well-known handles, with and without a resolver's segment.

use handle_syntax::Dialect;
use handle_syntax::grammar::cordra::cordra_http;

use crate::family::Family;
use crate::peers::{FLUENT_URI, IRI_STRING, OXIRI, URIPARSE, URL, ours, production, table_loop};
use crate::sample::{Texts, angle};

pub(crate) const CORDRA_HTTP: Family = Family {
    dialect: Dialect::CordraHttp,
    texts: Texts {
        short: [
            "http://hdl.handle.net/4263537/4000?index=1",
            "http://resolver.example:2641/hdl/10.1045/january99-bearman",
            "http://h.example/2027/mdp.39015012345678",
            "http://hdl.handle.net/1721.1/7582#chapter-3",
            "http://resolver.example:2641/hdl/loc.ndlpcoop/nicmoas.ahj0001",
            "http://h.example/20.500.12345/sword-deposit:17-a",
            "http://hdl.handle.net/cnri.dlib/july95-arms?type=URL#top",
            "http://resolver.example:2641/hdl/11304/eba3ea6a-c0b4-4b1a-8f0f-1a2b3c4d5e6f",
            "http://h.example/20.1000/100-archive-2008-02-draft",
            "http://hdl.handle.net/10.1002/0470841559.ch1",
        ],
        escaped: [
            "http://hdl.handle.net/10.1002/(SICI)1097-4571(199806)49:8%3C693",
            "http://resolver.example:2641/hdl/10.1000/456%23789",
            "http://h.example/2027/uc1.31175%2Fpage%20seq=17",
            "http://hdl.handle.net/10.1016/S0015-6868(05)80001-%3A",
            "http://resolver.example:2641/hdl/4263537/caf%C3%A9-%C3%BCber",
            "http://h.example/na%20ext.10/1000?ns=%22desc%22",
            "http://hdl.handle.net/20.500.12345/%E6%97%A5%E6%9C%AC-index",
            "http://resolver.example:2641/hdl/10.1000/a%25b%3Fc=d#e%20f",
            "http://h.example/loc.music/musihas.200033456%5B1%5D",
            "http://hdl.handle.net/1721.1/thesis%20(draft)%20of%202008.pdf",
        ],
        head: "http://hdl.handle.net/20.500.12345/",
        plain_tail: "loc.ndlpcoop:nicmoas-January_1999-bearman,2005;v=1",
        escaped_tail: "%3C%3Eloc.ndlp:b%C3%B6ok-January_1999%2F",
        spoil: angle,
    },
    peers: &[
        ours!(CordraHttp),
        production!(cordra_http()),
        table_loop!(cordra_http),
        FLUENT_URI,
        OXIRI,
        IRI_STRING,
        URIPARSE,
        URL,
    ],
};
