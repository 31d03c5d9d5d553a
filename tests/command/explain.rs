//! `hdl explain` knows every name, and nothing else.

use handle_syntax::grammar::clause::clauses;
use handle_syntax::{Code, Dialect, Production};

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
fn the_case_of_a_rule_does_not_matter() {
    let said = |name: &str| run(&["explain", name], b"").out;
    assert_eq!(said("HDL_URI::U-Handle"), "");
    assert_eq!(said("hdl_uri::U-Handle"), said("hdl_uri::u-handle"));
    assert_eq!(said("ipv6ADDRESS"), said("rfc3986::IPv6address"));
    assert_eq!(said("d-w8"), said("D-W8"));
}
