//! The parts of a text that are lost in the conversion of every notation to every other.

use handle_syntax::{Conversion, Dialect, Loss};

use crate::clauses::beside;

#[test]
fn every_conversion_loses_what_it_says() {
    for (from, _, texts) in beside() {
        for (text, parts) in *texts {
            for (to, kept, _) in beside() {
                let is_lost = |part: &&str| !kept.split(' ').any(|other| other == *part);
                let lost: Vec<_> = parts.split_whitespace().filter(is_lost).collect();
                loses(conversion(from, to), text, &lost.join(" ").replace("parameters", "query"));
            }
        }
    }
}

/// Asserts that a conversion of `text` loses these parts, in the order of the text.
fn loses(conversion: Conversion<'_>, text: &str, wanted: &str) {
    let converted = conversion.allow(Loss::ALL).convert(text.as_bytes()).unwrap();
    let lost: Vec<_> = converted.dropped.iter().map(|lost| lost.what.name()).collect();
    assert_eq!(lost.join(" "), wanted, "{text}: {conversion:?}");
    assert_eq!(conversion.convert(text.as_bytes()).is_ok(), lost.is_empty());
}

#[test]
fn every_dialect_says_what_its_texts_have_besides_the_handle() {
    for dialect in Dialect::ALL {
        let rows = beside().filter(|(name, ..)| *name == dialect.name());
        assert_eq!(rows.count(), 1, "{dialect}");
    }
}

/// `has_resolver` is true for a dialect if one of its texts has a server, a resolver or the host of a proxy.
#[test]
fn a_dialect_says_who_resolves_if_its_texts_do() {
    for (dialect, _, texts) in beside() {
        let mut parts = texts.iter().flat_map(|(_, parts)| parts.split(' '));
        let has = parts.any(|part| matches!(part, "server" | "resolver" | "host"));
        assert_eq!(dialect.parse::<Dialect>().unwrap().has_resolver(), has, "{dialect}");
    }
}

pub(crate) fn conversion(from: &str, to: &str) -> Conversion<'static> {
    Conversion::new(from.parse().unwrap(), to.parse().unwrap())
}
