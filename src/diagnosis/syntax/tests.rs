//! Tests that the names of productions and schemes in this layer are those of the grammar: a wrong name would fit
//! nothing, and nobody would notice.

use alloc::vec::Vec;

use handle_grammar::source::Expected;

use super::{RULE_SCHEMES, SyntaxError};
use crate::dialect::Dialect;
use crate::read::Production;

/// Files that name productions, as text.
const SOURCES: &[&str] = &[
    include_str!("../syntax.rs"),
    include_str!("../explain/cause.rs"),
    include_str!("../check.rs"),
    include_str!("../finding.rs"),
    include_str!("../../dialect.rs"),
    include_str!("../../meaning/convert/authority.rs"),
    include_str!("../../meaning/handle.rs"),
    include_str!("../../read/frontier.rs"),
    include_str!("../../registry.rs"),
];

/// The names of productions in a source text: the strings in quotes that contain `::`.
fn named(source: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | ':');
    source.split('"').filter(move |part| part.contains("::") && part.chars().all(is_of_name))
}

#[test]
fn every_name_of_a_production_is_that_of_one() {
    let names: Vec<_> = Production::all().map(|rule| rule.name()).collect();
    for source in SOURCES {
        assert!(named(source).count() > 0, "no production is named");
        for name in named(source) {
            assert!(names.contains(&name), "{name} is no production");
        }
    }
}

/// The quoted texts with which a text of the rule may begin.
fn beginnings(rule: &Production) -> Vec<&'static str> {
    let expected = SyntaxError::of(rule, b"").expected();
    let text = |expected| if let Expected::Text(text) = expected { Some(text) } else { None };
    expected.into_iter().filter_map(text).collect()
}

#[test]
fn the_schemes_are_those_with_which_rules_begin() {
    let all: Vec<_> = Production::all().flat_map(|rule| beginnings(&rule)).collect();
    for scheme in RULE_SCHEMES {
        assert!(all.contains(scheme), "no rule begins with {scheme}");
    }
    for dialect in Dialect::ALL {
        let rule = dialect.start().parse::<Production>();
        for text in rule
            .iter()
            .flat_map(beginnings)
            .filter(|text| text.is_ascii() && !text.starts_with("10"))
        {
            assert!(RULE_SCHEMES.contains(&text), "{dialect} begins with {text}");
        }
    }
}
