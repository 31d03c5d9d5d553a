//! Links to handles at deployed proxies.

use handle_syntax::Dialect;
use handle_syntax::grammar::practice::proxy;

use crate::family::Family;
use crate::peers::{FLUENT_URI, IRI_STRING, OXIRI, URIPARSE, URL, ours, production, table_loop};
use crate::sample::{Texts, angle};

pub(crate) const PROXY: Family = Family {
    dialect: Dialect::Proxy,
    texts: Texts {
        short: [
            "https://doi.org/10.1000/182",
            "https://hdl.handle.net/20.500.12345/67890",
            "https://doi.org/10.1016/j.cell.2009.01.002",
            "http://dx.doi.org/10.1045/january99-bearman",
            "https://doi.org/10.1038/s41586-020-2649-2",
            "https://hdl.handle.net/2027/mdp.39015012345678",
            "http://hdl.handle.net/1721.1/7582",
            "https://www.doi.org/10.1002/0470841559.ch1",
            "http://hdl.handle.net/11304/eba3ea6a-c0b4-4b1a-8f0f-1a2b3c4d5e6f",
            "https://hdl.handle.net/4263537/4000?index=1",
        ],
        escaped: [
            "https://doi.org/10.1002/(SICI)1097-4571(199806)49:8%3C693",
            "https://doi.org/10.1000/456%23789",
            "https://hdl.handle.net/2027/uc1.31175%2Fpage%20seq",
            "https://doi.org/10.1016/S0015-6868(05)80001-%23",
            "http://hdl.handle.net/4263537/caf%C3%A9-%C3%BCber",
            "http://hdl.handle.net/20.500.12345/%E6%97%A5%E6%9C%AC",
            "https://doi.org/10.1000%2F182",
            "https://hdl.handle.net/api/handles/10.1000/a%25b",
            "https://hdl.handle.net/loc.music/musihas.200033456%5B1%5D",
            "http://hdl.handle.net/1721.1/thesis%20(draft)%20of%202008.pdf",
        ],
        head: "https://hdl.handle.net/20.500.12345/",
        plain_tail: "loc.ndlpcoop:nicmoas/January_1999-bearman,2005;v=1/",
        escaped_tail: "%3C%3Eloc.ndlp:b%C3%B6ok/January_1999%2F",
        spoil: angle,
    },
    peers: &[
        ours!(Proxy),
        production!(proxy()),
        table_loop!(proxy),
        FLUENT_URI,
        OXIRI,
        IRI_STRING,
        URIPARSE,
        URL,
    ],
};
