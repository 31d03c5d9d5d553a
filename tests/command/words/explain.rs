//! `hdl explain` has a page for every name, and a diagram for every rule.

use std::collections::BTreeSet;

use handle_syntax::grammar::clause::clauses;
use handle_syntax::{Code, Dialect, Production};
use quick_xml::events::Event;

use crate::run::run;

#[test]
fn every_name_has_a_page_under_its_own_title() {
    let codes = Code::ALL.iter().map(ToString::to_string);
    let dialects = Dialect::ALL.iter().map(ToString::to_string);
    let rules = Production::all().map(|production| production.name().to_owned());
    let clauses = clauses().map(|clause| clause.id.to_owned());
    for name in codes.chain(dialects).chain(rules).chain(clauses) {
        let ran = run(&["explain", &name], b"");
        assert_eq!((ran.status, &*ran.err), (Some(0), ""), "{name}");
        assert_eq!(ran.out.lines().next(), Some(&*format!("# {name}")));
        assert!(!ran.out.ends_with("\n\n") && !ran.out.contains("\n\n\n"), "{name}");
        let lists = ran.out.find("\nUses: ").or(ran.out.find("\nUsed by: "));
        assert!(lists.is_none_or(|at| ran.out[..at].ends_with('\n')), "{name}: {}", ran.out);
    }
}

#[test]
fn the_list_has_every_name() {
    let ran = run(&["explain"], b"");
    assert_eq!((ran.status, &*ran.err), (Some(0), ""));
    let apart = |c: char| c.is_whitespace() || ",:".contains(c);
    let words: Vec<_> = ran.out.split(apart).collect();
    let rules = Production::all().map(|production| production.name().to_owned());
    let rules = rules.map(|name| name.rsplit(':').next().unwrap().to_owned());
    let names = Code::ALL.iter().map(ToString::to_string);
    let names = names.chain(Dialect::ALL.iter().map(ToString::to_string)).chain(rules);
    let ids = clauses().map(|clause| clause.id.to_owned());
    let names = names.chain(ids.filter(|id| !id.contains(' ')));
    names.for_each(|name| assert!(words.contains(&&*name), "{name}"));
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn a_group_has_a_page_with_the_problems_that_select_takes_it_for() {
    let has = |group: &str, name: &str| {
        let ran = run(&["explain", group], b"");
        assert_eq!((ran.status, ran.out.lines().next()), (Some(0), Some(&*format!("# {group}"))));
        ran.out.lines().any(|line| line.starts_with(&format!("  {name} ")))
    };
    for (name, group) in
        [("missing-slash", "syntax"), ("needless-escape", "lint"), ("lossy-host", "lossy")]
    {
        for other in ["syntax", "lint", "lossy"] {
            assert_eq!(has(other, name), other == group, "{name} in {other}");
        }
    }
}

#[test]
fn the_case_of_a_rule_does_not_matter() {
    let said = |name: &str| run(&["explain", name], b"").out;
    assert_eq!(said("HDL_URI::U-Handle"), "", "no document has this name in upper case");
    assert_eq!(said("hdl_uri::U-Handle"), said("hdl_uri::u-handle"));
    assert_eq!(said("ipv6ADDRESS"), said("rfc3986::IPv6address"));
    assert_eq!(said("d-w8"), said("D-W8"));
}

/// A diagram is well-formed, and links to the diagrams of the rules that the page lists.
#[test]
fn every_rule_has_a_diagram() {
    for rule in Production::all() {
        let ran = run(&["explain", "--format", "svg", rule.name()], b"");
        assert_eq!((ran.status, &*ran.err), (Some(0), ""), "{rule}");
        let mut reader = quick_xml::Reader::from_str(&ran.out);
        let (mut links, mut titles) = (BTreeSet::new(), 0);
        loop {
            match reader.read_event().unwrap() {
                Event::Eof => break,
                Event::Start(start) if start.name().as_ref() == "title" => titles += 1,
                Event::Start(start) if start.name().as_ref() == "a" => {
                    let to = start.attributes().map(Result::unwrap);
                    let mut to = to.filter(|to| to.key.as_ref() == "xlink:href");
                    links.insert(to.next().unwrap().value.into_owned());
                }
                _ => {}
            }
        }
        assert_eq!(titles, 1, "titles in the diagram of {}", rule.name());
        let page = run(&["explain", rule.name()], b"").out;
        let used = page.split_once("\nUses: ").map_or("", |(_, rest)| rest);
        let used = used.split("\n\n").next().unwrap().split("\nUsed by: ").next().unwrap();
        let used = used
            .split("\nDialects that")
            .next()
            .unwrap()
            .split(|c: char| c.is_whitespace() || c == ',');
        let used = used.filter(|name| !name.is_empty());
        assert_eq!(
            links,
            used.map(|name| format!("{}.svg", name.replace("::", "."))).collect(),
            "{rule}"
        );
    }
}

#[test]
fn only_a_rule_or_a_dialect_has_a_diagram() {
    let drawn = |name: &str| run(&["explain", name, "--format", "svg"], b"");
    assert_eq!(drawn("hdl-uri").out, drawn("hdl_uri::hdl-uri").out);
    for arguments in
        [&["explain", "--format", "svg"][..], &["explain", "--format", "svg", "missing-slash"]]
    {
        let ran = run(arguments, b"");
        assert_eq!((ran.status, &*ran.out), (Some(2), ""));
        assert_eq!(ran.err, "hdl: only a rule or a dialect can be drawn; name one\n");
    }
}
