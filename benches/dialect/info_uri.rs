//! `info` URIs: examples of RFC 4452 and of the registry of its namespaces.

use handle_syntax::Dialect;
use handle_syntax::grammar::info_uri::info_uri;

use crate::family::Family;
use crate::peers::{
    FLUENT_URI, IRI_STRING, OXIRI, URIPARSE, URL, ours, production, regex, table_loop,
};
use crate::sample::{Texts, angle};

pub(crate) const INFO_URI: Family = Family {
    dialect: Dialect::InfoUri,
    texts: Texts {
        short: [
            "info:ddc/22/eng//004.678",
            "info:lccn/2002022641",
            "info:bibcode/2003Icar..163..263Z",
            "info:pmid/12376099",
            "info:ofi/fmt:kev:mtx:journal",
            "info:eu-repo/semantics/openAccess",
            "info:doi/10.1000.10/123456",
            "info:lanl-repo/svc/getRecord#a/b?c=d",
            "info:oclcnum/ocm00012345",
            "info:arxiv/hep-th/9901001v2#section.2.1/para.4",
        ],
        escaped: [
            "info:sici/0363-0277(19950315)120:5%3C%3E1.0.TX;2-V",
            "info:ddc/22/eng//004.678%20(Internet)",
            "info:doi/10.1002/(SICI)1097-4571(199806)49:8%3C693",
            "info:ofi/nam:info:ofi%2Ffmt:kev:mtx:book",
            "info:fedora/demo:5%2Fdatastream/M%C3%BCller",
            "info:lc/authorities/names%2Fn79021164",
            "info:hdl/20.500.12345/%E6%97%A5%E6%9C%AC",
            "info:lccn/n78%2D890351#caf%C3%A9",
            "info:ark/12025%2F654xz321/s3/f8.05v.tiff",
            "info:netref/urn%3Aisbn%3A0451450523%20(1980)",
        ],
        head: "info:ofi/",
        plain_tail: "fmt:kev:mtx:book/January_1999-bearman,2005;v=1/",
        escaped_tail: "%3C%3Efmt:kev:mtx:b%C3%B6ok/January_1999%2F",
        spoil: angle,
    },
    peers: &[
        ours!(InfoUri),
        production!(info_uri()),
        table_loop!(info_uri),
        regex!("(?i:info):([A-Za-z][A-Za-z0-9+.\\-]*)/({path}*)(?:#({query}*))?"),
        FLUENT_URI,
        OXIRI,
        IRI_STRING,
        URIPARSE,
        URL,
    ],
};
