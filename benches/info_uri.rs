//! `info` URIs.

use std::hint::black_box;

use criterion::Criterion;
use handle_syntax::grammar::combinator::{accepts, whole};
use handle_syntax::grammar::info_uri::info_uri;
use nom::Parser;

use crate::family::{Family, Peer};
use crate::peers::{FLUENT_URI, OXIRI, table};
use crate::sample::samples;

/// Examples of RFC 4452 and of the registry of its namespaces.
const SHORT: [&str; 10] = [
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
];

const ESCAPED: [&str; 10] = [
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
];

/// Times everybody who reads `info` URIs.
pub(crate) fn time(criterion: &mut Criterion) {
    let plain = "fmt:kev:mtx:book/January_1999-bearman,2005;v=1/";
    let escaped = "%3C%3Efmt:kev:mtx:b%C3%B6ok/January_1999%2F";
    let samples = samples(SHORT, ESCAPED, "info:ofi/", plain, escaped);
    Family { name: "info-uri", peers: &PEERS, samples }.time(criterion);
}

const PEERS: [Peer; 4] = [OURS, LOOP, FLUENT_URI, OXIRI];

const OURS: Peer = Peer {
    name: "handle-syntax",
    accepts: |text| accepts(info_uri(), text.as_bytes()),
    parse: |text| {
        let _ = black_box(whole(info_uri()).parse_complete(text.as_bytes()));
    },
};

const LOOP: Peer = Peer {
    name: "table loop",
    accepts: |text| table::info_uri(text.as_bytes()).is_some(),
    parse: |text| {
        black_box(table::info_uri(text.as_bytes()));
    },
};
