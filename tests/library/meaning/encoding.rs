//! The octets that each notation percent-escapes.

use handle_syntax::{Conversion, Dialect};

use super::loss::conversion;
use crate::clauses::escaped;

/// Whether `octet` is among the hexadecimal ranges.
fn is_in(ranges: &str, octet: u8) -> bool {
    ranges.split_whitespace().any(|range| {
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let [first, last] = [first, last].map(|digits| u8::from_str_radix(digits, 16).unwrap());
        (first..=last).contains(&octet)
    })
}

/// Characters that together have every octet of UTF-8.
fn characters() -> impl Iterator<Item = char> {
    let two = ('\u{80}'..='\u{7FF}').chain(('\u{800}'..='\u{FFFF}').step_by(61));
    ('\0'..='\x7F').chain(two).chain(('\u{10000}'..='\u{10FFFF}').step_by(4093))
}

#[test]
fn every_dialect_with_escapes_is_in_the_table() {
    for dialect in Dialect::ALL {
        let converted = conversion("handle", dialect.name()).convert(b"10.1/%");
        let has_escapes = converted.is_ok_and(|converted| !converted.escapes.is_empty());
        let is_listed = escaped().any(|(to, ..)| *to == dialect.name());
        assert_eq!(has_escapes, is_listed, "{dialect}");
    }
}

#[test]
fn every_octet_is_escaped_where_it_must_be() {
    for (to, least, recommended) in escaped() {
        for character in characters() {
            for (minimal, [naming_authority, local_name]) in [(true, least), (false, recommended)] {
                let conversion = conversion("handle", to).minimal(minimal);
                // The naming authorities of 1998 have no escapes.
                if !naming_authority.is_empty() && !matches!(character, '/' | '@' | '.') {
                    is_written(conversion, format!("a{character}b/c"), character, naming_authority);
                }
                is_written(conversion, format!("a/b{character}c"), character, local_name);
            }
        }
    }
}

/// Asserts that exactly the octets of `character` that are in `ranges` are escaped.
fn is_written(conversion: Conversion<'_>, handle: String, character: char, ranges: &str) {
    let converted = conversion.convert(handle.as_bytes()).unwrap();
    let mut utf8 = [0; 4];
    let mut wanted = Vec::new();
    for &octet in character.encode_utf8(&mut utf8).as_bytes() {
        match is_in(ranges, octet) {
            true => wanted.extend(format!("%{octet:02X}").bytes()),
            false => wanted.push(octet),
        }
    }
    let escapes = wanted.iter().filter(|octet| **octet == b'%').count();
    let found = converted.text.windows(wanted.len()).any(|part| part == wanted);
    let shown = (conversion, handle, converted.text.escape_ascii().to_string());
    assert!(found && converted.escapes.len() == escapes, "{shown:?}");
}
