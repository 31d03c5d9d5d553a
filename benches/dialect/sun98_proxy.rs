//! References after a proxy server, as in the paper of 1998.

use handle_syntax::Dialect;
use handle_syntax::grammar::sun98::handleproxysyntax;

use crate::family::Family;
use crate::peers::{FLUENT_URI, IRI_STRING, OXIRI, URIPARSE, URL, ours, production};
use crate::sample::{Texts, angle};

pub(crate) const SUN98_PROXY: Family = Family {
    dialect: Dialect::Sun98Proxy,
    texts: Texts {
        short: [
            "http://hdl.handle.net/cnri.test/x",
            "http://hdl.handle.net/10.1000/182",
            "http://proxy.example/loc.ndlpcoop/nicmoas.ahj0001",
            "http://hdl.handle.net/cnri.dlib/july95-arms",
            "http://hdl.handle.net/utf-8@cnri.test/handle",
            "http://proxy.example/10.1045/january99-bearman",
            "http://hdl.handle.net/2027/mdp.39015012345678",
            "http://hdl.handle.net/1721.1/7582",
            "http://proxy.example/20.1000/100/archive/2008/02/draft",
            "http://hdl.handle.net/utf-8@20.500.12345/67890",
        ],
        escaped: [
            "http://hdl.handle.net/cnri.test/handle%25",
            "http://hdl.handle.net/cnri.test/%E6%97%A5%E6%9C%AC",
            "http://proxy.example/10.1000/456%23789",
            "http://hdl.handle.net/utf-8@cnri.test/caf%C3%A9",
            "http://hdl.handle.net/2027/uc1.31175%2Fpage%20seq",
            "http://proxy.example/10.1002/(SICI)1097-4571(199806)49:8%3C693",
            "http://hdl.handle.net/1721.1/thesis%20(draft)%20of%202008.pdf",
            "http://hdl.handle.net/4263537/caf%C3%A9-%C3%BCber",
            "http://proxy.example/loc.music/musihas.200033456%5B1%5D",
            "http://hdl.handle.net/10.1000/a%25b%3Fc=d%23e%20f",
        ],
        head: "http://hdl.handle.net/20.500.12345/",
        plain_tail: "loc.ndlpcoop:nicmoas/January_1999-bearman,2005;v=1/",
        escaped_tail: "%3C%3Eloc.ndlp:b%C3%B6ok/January_1999%2F",
        spoil: angle,
    },
    peers: &[
        ours!(Sun98Proxy),
        production!(handleproxysyntax()),
        FLUENT_URI,
        OXIRI,
        IRI_STRING,
        URIPARSE,
        URL,
    ],
};
