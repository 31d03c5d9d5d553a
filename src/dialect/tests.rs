//! Tests that the table of dialects is complete, and that no rule is skipped on a text in which it would find
//! something.

use alloc::format;
use alloc::vec::Vec;

use crate::dialect::{Dialect, Loss};
use crate::read::{Options, Production};
use crate::rule::Triggers;

/// Texts with parts that no example has: a charset, a server, and the segment of a resolver.
const PARTS: &[&str] =
    &["hdl:utf-8@a/b", "hdl://s/a/b", "http://h/s/1/2", "http://hdl.handle.net/utf-8@a/b"];

/// A dialect writes every part that it reads, so its row must have a place for each.
#[test]
fn a_dialect_has_a_place_for_each_part_that_it_reads() {
    for &dialect in Dialect::ALL {
        let endings = ["", "?q", "#f", "?q#f"].map(|ending| [dialect.example(), ending].concat());
        let others = PARTS.iter().map(|text| (*text).into());
        let mut seen = Vec::new();
        for text in endings.into_iter().chain(others).filter(|text| dialect.is_valid(text)) {
            let tree = dialect.tree(text.as_bytes()).unwrap_or_default();
            // A conversion chooses the host of a proxy anew, and a prefix that a proxy removes.
            let chosen = [Loss::Host, Loss::AliasPrefix];
            let parts = Loss::ALL.iter().copied().filter(|part| !chosen.contains(part));
            for part in parts.filter(|&part| dialect.row().span(part, &tree).is_some()) {
                let has_place = dialect.row().has_place(part);
                assert!(has_place, "{dialect} reads {text}, and loses its {}", part.name());
                seen.push(part);
            }
        }
        // Otherwise, the test would say nothing of a part.
        for part in Loss::ALL.iter().filter(|part| dialect.row().has_place(**part)) {
            assert!(seen.contains(part), "no text of {dialect} has a {}", part.name());
        }
    }
}

/// The texts around two places; the test puts every pair of pieces there.
const FRAMES: &[[&str; 3]] = &[
    ["", "/", ""],
    ["10.", "1/a", ""],
    ["doi:10.1", "/", ""],
    ["20.500", "/", "0"],
    ["hdl:10.", "1/a", ""],
    ["hdl:", "1/", ""],
    ["hdl://10.", "1/", ""],
    ["hdl://h/", "1/a", ""],
    ["http://h/10.", "1/a", ""],
    ["http://h/", "/", ""],
    ["https://doi.org/", "1/a", ""],
    ["https://doi.org/", "10.1/", ""],
    ["https://doi.org/urn:hdl:10", ":a", ""],
    ["info:", "hdl/10.1", ""],
    ["info:hdl/", "1/a", ""],
    ["info:hdl/10.1%2F", "", ""],
    ["info:lccn/", "", ""],
    ["hdl:utf-8@10.1", "/", ""],
    ["http://h.net/10.1", "/", ""],
];

/// Pieces that some rule looks for, whole or in part. Next to each of the first six, every octet is tried too.
const PIECES: &[&[u8]] = &[
    b"",
    b".",
    b"..",
    b"/",
    b"/.",
    b"./",
    b":",
    b"1:",
    b"@",
    b"%",
    b"&",
    b"&amp;",
    b"&#38",
    b";",
    b" ",
    b"(",
    b")",
    b"x",
    b"%20",
    b"%25",
    b"%2520",
    b"%2E",
    b"%2e",
    b"%2F",
    b"%3A",
    b"%40",
    b"%41",
    b"%26",
    b"%28",
    b"%7F",
    b"%0A",
    b"%C3%A9",
    b"%C2%85",
    b"%FF",
    b"\xC3\xA9",
    b"\xC2\x85",
    b"\xC2\xA0",
    b"\xFF",
    "\u{2013}".as_bytes(),
    "e\u{301}".as_bytes(),
    "\u{1F600}".as_bytes(),
    "\u{2126}".as_bytes(),
    b"hdl:1",
    b"urn:hdl:",
    b"api/",
    b"doi.org/",
    b"/doi.org%2F",
    b"handle.net/",
    b"hdl.loc.gov/",
    b"http://",
];

/// The lines between the braces of the enum: for each variant its documentation, then its name.
fn variants() -> Vec<&'static str> {
    let source = include_str!("../dialect.rs");
    let (_, rest) = source.split_once("pub enum Dialect {").unwrap_or_default();
    let (variants, _) = rest.split_once("\n}").unwrap_or_default();
    variants.lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

#[test]
fn every_variant_is_listed_and_documented_by_its_row() {
    let lines = |dialect: &Dialect| {
        let row = dialect.row();
        [format!("/// `{}`: {}", row.name, row.about), format!("{dialect:?},")]
    };
    let listed: Vec<_> = Dialect::ALL.iter().flat_map(lines).collect();
    assert_eq!(variants(), listed);
}

#[test]
fn every_row_is_complete() {
    for dialect in Dialect::ALL {
        let (row, options) = (dialect.row(), Options::default());
        let example = row.example.as_bytes();
        assert!((row.read)(example).is_some(), "{dialect} does not read its example");
        assert!((row.is_valid)(example, &options), "{dialect} refuses its example");
        let trace = dialect.trace_with(example, options).unwrap_or_default();
        let outermost = trace.first().map(|node| node.production);
        assert_eq!(outermost, Some(row.start), "the trace of {dialect}");
        let same = Dialect::ALL.iter().filter(|other| other.row().name == row.name);
        assert_eq!(same.count(), 1, "the name {dialect}");
        assert!(row.heads.iter().all(|head| !head.is_empty()), "{dialect}");
    }
}

/// A wrong name would fit nothing, and nobody would notice.
#[test]
fn every_production_that_a_row_names_is_one() {
    let names: Vec<_> = Production::all().map(|rule| rule.name()).collect();
    for dialect in Dialect::ALL {
        let row = dialect.row();
        let authority = row.encoding.authority.as_ref().map(|authority| authority.production);
        let parts = [row.start, row.parts.naming_authority, row.parts.local_name];
        for name in parts.into_iter().chain(authority) {
            assert!(names.contains(&name), "{dialect}: {name} is no production");
        }
        for (beginning, code, _) in row.clauses {
            let begins = names.iter().any(|name| name.starts_with(beginning));
            assert!(begins, "{dialect}: no production has a name that begins {beginning}: {code}");
        }
    }
}

#[test]
fn no_rule_is_skipped_that_would_find_something() {
    let octets: Vec<u8> = (0..=u8::MAX).collect();
    for frame in FRAMES {
        let [head, middle, tail] = frame.map(str::as_bytes);
        let anything =
            octets.chunks(1).flat_map(|one| PIECES[..6].iter().map(move |other| (one, *other)));
        let pieces = PIECES.iter().flat_map(|one| PIECES.iter().map(|other| (*one, *other)));
        for (one, other) in anything.chain(pieces) {
            check_skipped_rules(&[head, one, middle, other, tail].concat());
            check_skipped_rules(&[head, other, middle, one, tail].concat());
        }
    }
}

/// Each piece stands at each place of the example of each dialect, whether or not one of the frames has its form.
#[test]
fn no_rule_is_skipped_in_a_changed_example() {
    for dialect in Dialect::ALL {
        let example = dialect.row().example.as_bytes();
        for (head, tail) in (0..=example.len()).map(|at| example.split_at(at)) {
            PIECES.iter().for_each(|piece| check_skipped_rules(&[head, piece, tail].concat()));
        }
    }
}

/// Texts of letters, digits and single delimiters, in which no rule finds anything.
const PLAIN: &[(Dialect, &str)] = &[
    (Dialect::Handle, "10.1000/a-b/c"),
    (Dialect::HandleOctet, "10.1000/a-b/c"),
    (Dialect::HandleProse, "10.1000/a-b/c"),
    (Dialect::HandleOverview, "10.1000/a-b/c"),
    (Dialect::HandleSun98, "10.1000/a-b/c"),
    (Dialect::CordraId, "2000.01/FFEE9F72"),
    (Dialect::Doi, "10.1000/a-b/c"),
    (Dialect::HdlUri, "hdl://10.1000/a-b/c"),
    (Dialect::HdlResolver, "hdl:10.1000/a-b/c"),
    (Dialect::CordraHost, "hdl://10.1000/a-b"),
    (Dialect::CordraPath, "hdl:10.1000/a-b"),
    (Dialect::CordraHttp, "http://h.test/10.1000/a-b"),
    (Dialect::Sun98Uri, "hdl:10.1000/a-b/c"),
    (Dialect::Sun98Proxy, "http://hdl.handle.net/10.1000/a-b/c"),
    (Dialect::InfoUri, "info:lccn/n78089035"),
    (Dialect::InfoHdl, "info:hdl/10.1000/a-b/c"),
    (Dialect::Proxy, "https://doi.org/10.1000/a-b/c"),
];

#[test]
fn every_rule_is_skipped_on_a_plain_text() {
    for (dialect, text) in PLAIN {
        let (row, text, options) = (dialect.row(), text.as_bytes(), Options::default());
        let tree = (row.read)(text).unwrap_or_default();
        let subject = row.subject(text, tree, options);
        assert_eq!(row.is_sound_by_triggers(text, &tree, &options), Some(true), "{dialect}");
        let rules = [row.must, row.should, row.lints].into_iter().flatten().map(|(_, rule)| rule);
        for rule in rules.filter(|rule| !rule.needs.has_any(Triggers::ALWAYS)) {
            assert!(!subject.triggers().has_any(rule.needs), "{dialect}: {:?}", rule.needs);
        }
    }
    let listed: Vec<_> = PLAIN.iter().map(|(dialect, _)| *dialect).collect();
    assert_eq!(listed, Dialect::ALL);
}

/// A rule with a trigger that no quick look can exclude makes every check of its dialect slow, and no other test shows
/// it.
#[test]
fn the_triggers_are_enough_for_a_usual_text_of_every_dialect() {
    for dialect in Dialect::ALL {
        let (row, options) = (dialect.row(), Options::default());
        // An `@` needs a closer look.
        let text = row.example.replace("x@", "");
        let tree = (row.read)(text.as_bytes()).unwrap_or_default();
        let sound = row.is_sound_by_triggers(text.as_bytes(), &tree, &options);
        assert_eq!(sound, Some(true), "{dialect} \"{text}\"");
    }
}

#[test]
fn a_rule_that_finds_something_is_not_silent() {
    let (row, text, options) = (Dialect::HdlUri.row(), &b"hdl://a..b/"[..], Options::default());
    let tree = (row.read)(text).unwrap_or_default();
    let subject = row.subject(text, tree, options);
    let mut rules = row.lints.iter().chain(row.should);
    assert!(rules.any(|(_, rule)| !rule.is_silent(&subject)));
}

/// Asserts that every rule that [`Rule::apply`](crate::rule::Rule::apply) skips would find nothing in `text`.
fn check_skipped_rules(text: &[u8]) {
    for dialect in Dialect::ALL {
        let (row, options) = (dialect.row(), Options::default());
        let Some(tree) = (row.read)(text) else { continue };
        let subject = row.subject(text, tree, options);
        let lists = [row.must, row.should, row.lints].into_iter().flatten();
        let all = lists.map(|(_, rule)| (rule, subject.triggers()));
        let binding =
            row.must.iter().map(|(_, rule)| (rule, subject.binding_triggers(row.binding())));
        let sound = row.must.iter().all(|(_, rule)| rule.is_silent(&subject));
        assert!(
            row.is_sound_by_triggers(text, &tree, &options).is_none_or(|seen| seen == sound),
            "{dialect} \"{}\"",
            text.escape_ascii()
        );
        for (rule, triggers) in
            all.chain(binding).filter(|(rule, triggers)| !triggers.has_any(rule.needs))
        {
            assert!(
                rule.is_silent(&subject),
                "{dialect} \"{}\": {triggers:?}",
                text.escape_ascii()
            );
        }
    }
}
