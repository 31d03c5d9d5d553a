//! Tests of the shortcut for plain texts.

use alloc::vec::Vec;

use crate::check::check_all;
use crate::diagnosis::plain::{dialect, is_plain, read_plain};
use crate::dialect::Dialect;
use crate::read::Options;
use crate::read::proxy::HOSTS;
use crate::report::Report;

/// Handles of the forms that a glance tells apart.
const HANDLES: [&str; 14] = [
    "10.1/a",
    "20.500-1.x9/8_b/1.c-d",
    "9/0",
    "1.2.3/4.5/6",
    "1/a.b",
    "0.NA/1",
    "1/doi.org/2",
    "10.1016/S0140-6736(05)67489-2",
    "10.1093/ref:odnb/12955",
    "10.1061/8:2(93)4/b",
    "10.1061/(ASCE)ST.2:1(b)c",
    "10.1/xa/pd",
    "10.1002/(SICI)1097-0258(1998)17:15<16::AI-8>3.0.CO;2-2",
    "10.1640/0002-844x(2003)093[0093:bl]2.0.co;2",
];

/// What may stand before a handle: schemes, namespaces and hosts, known and unknown.
fn heads() -> impl Iterator<Item = Vec<u8>> {
    let hosts = || HOSTS.iter().copied().chain(["x.test"]);
    let links = ["http", "https"].into_iter().flat_map(move |scheme| {
        hosts().map(move |host| alloc::format!("{scheme}://{host}/").into_bytes())
    });
    [
        "",
        "hdl:",
        "hdl://",
        "info:hdl/",
        "info:lccn/",
        "info:lccx/",
        "info:doi/",
        "info:HDL/",
        "doi:",
        "HDL:",
        "info:",
    ]
    .into_iter()
    .map(|head| head.as_bytes().to_vec())
    .chain(links)
}

/// Asserts that a full check finds no problem in a text if it is plain, and that its handle is that of its dialect;
/// returns whether it is plain.
fn assert_shortcut(text: &[u8]) -> bool {
    for dialect in Dialect::ALL.iter().filter(|dialect| dialect.is_plain(text)) {
        let report = dialect.report(text, dialect.tree(text), Options::new());
        assert_eq!(report, Report::default(), "{dialect}: {}", text.escape_ascii());
        // The handle of a shortDOI without its `10/` does not stand in the text.
        let handle = dialect.handle(text);
        let handle = handle.as_deref().filter(|handle| text.ends_with(handle));
        assert_eq!(dialect.read_plain(text), handle, "{dialect}: {}", text.escape_ascii());
    }
    let Some(dialect) = dialect(text) else { return false };
    let said = check_all(text, Options::new());
    assert_eq!(said, (dialect, Report::default()), "{}", text.escape_ascii());
    let handle = dialect.read_plain(text);
    assert_eq!(read_plain(text), handle.map(|handle| (dialect, handle)), "{}", text.escape_ascii());
    true
}

/// Texts that must be plain, because most identifiers are like them.
const PLAIN: &[&str] = &[
    "10.1000/182",
    "20.500-1.x9/8_b-1.c-d",
    "10.1016/S0140-6736(05)67489-2",
    "10.1093/ref:odnb/12955",
    "10.2210/pdb6owe/pdb",
    "10.1093/ajcn/x1",
    "10.1093/hmg/x1",
    "10.1061/(ASCE)ST.1943-541X.0000420",
    "10.1051/jphys:019720033010092900",
    "10.4028/www.scientific.net/amr.461.779",
    "info:fedora/demo:123",
    "info:pronom/fmt/112",
    "info:doi/10.1093/nar/gkn751",
    "hdl:10.1000/182",
    "https://doi.org/10.1000/182",
    "https://doi.org/b37j",
    "hdl://10.1000/182",
    "http://hdl.handle.net/4263537/5555",
    "info:hdl/10.1/a",
    "info:lccn/2002022641",
    "info:doi/10.1000/182",
    "info:bnf/.1a",
    "10.1640/0002-8444(2002)092[0239:]2.0.co;2",
    "10.1002/1521-3773(20020215)41:4<583::AID-ANIE583>3.0.CO;2-I-BIB18",
    "info:lccn/2002022641#p-1",
    "10.1021/nl051650+",
    "10.1061/(ASCE)1084-0702(2007)12:5(585)",
    "https://hdl.loc.gov/loc.pnp/cph.3b28212",
    "10.1000/abc12-accepted",
    // If the glance learns to see these, `accident::registrant::fit` may report them as slips.
    "10.1243/PIME_PROC_1985__199_103",
    "10.1200/JCO.2004.22:14_suppl.9709",
];

/// Texts that must not be plain, because something in them may be a problem.
const NOT_PLAIN: &[&str] = &[
    "20.500.doi.org/1/2",
    "10.1000/182accessed",
    "10.1/a(bcdefghijk)l",
    "info:doi/10.1000/182#a-b",
    "info:hdl/20.500.12345/678#sthash.vnp1mnah.dpuf",
    "10.1021/nl051650++",
    "10.1021/nl051650+1",
    "10.1000/nl051650+",
    "10.1061/(ASCE)1084-0702(2007)12:5(585",
    "hdl.loc.gov/loc.pnp/cph.3b28212",
    "loc.gov/pictures/1",
    "loc.pnp/10.1000/182",
    "loc..pnp/cph.3b28212",
    "",
    "1",
    "1/",
    "10.1",
    "a/b",
    "10.1/a.",
    "10.1//a",
    "10..1/a",
    "10.1/hdl:b",
    "10.1/a(b.c)d",
    "10.1/a(b(c)d)e",
    "10.1/1)2(3",
    "10.1/doi.org/2",
    "10.1/a%20b",
    "hdl:a/b",
    "hdl:10.1/a%41b",
    "hdl:10.1/a%20",
    "hdl:10%20/a",
    "hdl:10.1/a%2",
    "hdl:10.1/a%3C%3E2",
    "1O.1000/182",
    "10.1O00/182",
    "110.1000/182",
    "123456789/1",
    "10.1000/xxx",
    "10.1000/1/full",
    "10.1000/182PMID",
    "info:doi/1O.1000/182",
    "hdl:10.1/a%b",
    "hdl:10.1/a.%20",
    "http:/doi.org/10.1/a",
    "http://x.test/10.1/a",
    "httpx://doi.org/10.1/a",
    "https://doi.org",
    "https://doi.org/a/b",
    "info:lccn",
    "info:LCCN/2002022641",
    "info:lccn/20020%20",
    "info:pmid/10.1000/x/pdf",
    "info:lccn/2002022641.",
    "info:lccx/2002022641",
    "10.1640/0002-8444(2002)092[0239:]2.0.co;2-",
    "10.1640/0002-8444(2002)092[0239:]2.0.co;2-a-",
    "10.1640/0002-8444(2002)092[0239:]2.0.co;2--a",
    "10.1640/0002-8444(2002)092[0239:>2.0.co;2",
    "10.1640/0002-8444(2002)092[0239:]2.0.co;x",
    "10.1640/0002-84444(2002)092[0239:]2.0.co;2",
    "10.1640/(0002-8444(2002)092[0239:]2.0.co;2",
    "hdl:10.1640/0002-8444(2002)092[0239:]2.0.co;2",
];

#[test]
fn common_texts_are_plain_and_odd_ones_are_not() {
    let broken = PLAIN.iter().filter(|text| !assert_shortcut(text.as_bytes()));
    let plain = NOT_PLAIN.iter().filter(|text| is_plain(text.as_bytes()));
    let wrong: Vec<_> = broken.chain(plain).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn an_hdl_uri_that_a_rival_reads_otherwise_is_plain_for_its_dialect_alone() {
    let plain = |text: &str| (Dialect::HdlUri.is_plain(text), is_plain(text));
    assert_eq!(plain("hdl://10.1000/182"), (true, true));
    assert_eq!(plain("hdl://20.500.12345/678/9"), (true, false));
    for text in ["hdl:10.1000/a/", "hdl://10.1000/a:b", "hdl://10.1000/a%20b", "hdl://a/b"] {
        assert_eq!(plain(text), (false, false), "{text}");
    }
}

#[test]
fn every_dialect_has_plain_texts() {
    for dialect in Dialect::ALL {
        // A naming authority that begins with a letter is not plain.
        let example = dialect.example();
        let usual = example.replace("cnri.dlib", "4263537").replace("x@", "");
        assert!(dialect.is_plain(&usual), "{dialect}: {usual}");
        assert_eq!(dialect.is_plain(example), usual == example, "{dialect}: {example}");
    }
}

#[test]
fn a_plain_text_has_no_problem() {
    let mut plain = 0;
    for text in heads().flat_map(|head| HANDLES.map(|handle| [&head, handle.as_bytes()].concat())) {
        for at in 0..=text.len() {
            for octet in 0..=u8::MAX {
                let (mut more, mut other) = (text.clone(), text.clone());
                more.insert(at, octet);
                plain += usize::from(assert_shortcut(&more));
                if let Some(place) = other.get_mut(at) {
                    *place = octet;
                    plain += usize::from(assert_shortcut(&other));
                }
                let mut escaped = text.clone();
                escaped.splice(at..at, alloc::format!("%{octet:02x}").into_bytes());
                plain += usize::from(assert_shortcut(&escaped));
            }
        }
    }
    assert!(plain > 10_000, "only {plain} texts are plain");
}
