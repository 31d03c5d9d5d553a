//! References as in the paper of 1998.

use handle_syntax::Dialect;
use handle_syntax::grammar::sun98::handle_uri_syntax;

use crate::family::Family;
use crate::peers::{
    FLUENT_URI, IRI_STRING, OXIRI, URIPARSE, URL, ours, production, regex, table_loop,
};
use crate::sample::{Texts, quote};

pub(crate) const SUN98_URI: Family = Family {
    dialect: Dialect::Sun98Uri,
    texts: Texts {
        short: [
            "hdl:cnri.test/x",
            "hdl:10.1000/182",
            "hdl:loc.ndlpcoop/nicmoas.ahj0001",
            "hdl:cnri.dlib/july95-arms",
            "hdl:utf-8@cnri.test/handle",
            "hdl:10.1045/january99-bearman",
            "hdl:2027/mdp.39015012345678",
            "hdl:1721.1/7582",
            "hdl:20.1000/100/archive/2008/02/draft",
            "hdl:utf-8@20.500.12345/67890",
        ],
        escaped: [
            "hdl:cnri.test/handle%25",
            "hdl:cnri.test/%E6%97%A5%E6%9C%AC",
            "hdl:10.1000/456%23789",
            "hdl:utf-8@cnri.test/caf%C3%A9",
            "hdl:2027/uc1.31175%2Fpage%20seq",
            "hdl:10.1002/(SICI)1097-4571(199806)49:8%3C693",
            "hdl:1721.1/thesis%20(draft)%20of%202008.pdf",
            "hdl:4263537/caf%C3%A9-%C3%BCber",
            "hdl:loc.music/musihas.200033456%5B1%5D",
            "hdl:10.1000/a%25b%3Fc=d%23e%20f",
        ],
        head: "hdl:20.500.12345/",
        plain_tail: "loc.ndlpcoop:nicmoas/January_1999-bearman,2005;v=1/",
        escaped_tail: "%3C%3Eloc.ndlp:b%C3%B6ok/January_1999%2F",
        spoil: quote,
    },
    peers: &[
        ours!(Sun98Uri),
        production!(handle_uri_syntax()),
        table_loop!(sun98_uri),
        regex!(r"(?i:hdl:)(?:([^/@]+)@)?([\w.\-]+)/(.+)"),
        FLUENT_URI,
        OXIRI,
        IRI_STRING,
        URIPARSE,
        URL,
    ],
};
