//! From every notation to every other: what is lost, and what is percent-escaped (the matrix, and the table of octets).

use handle_syntax::{Conversion, Dialect, Loss};

/// The targets, in groups that lose the same.
const TARGETS: [&str; 8] = [
    "handle handle-octet handle-prose handle-overview handle-sun98 cordra-id doi",
    "hdl-uri cordra-host cordra-path",
    "hdl-resolver",
    "cordra-http",
    "sun98-uri",
    "sun98-proxy",
    "info-uri info-hdl",
    "proxy",
];

/// A source, and what is lost on the way to each group of targets, in the order of the source.
#[rustfmt::skip]
const LOSSES: &[(&str, &str, [&str; 8])] = &[
    ("handle", "10.1/F5", [""; 8]),
    ("handle-octet", "10.1/F5", [""; 8]),
    ("handle-prose", "10.1/F5", [""; 8]),
    ("handle-overview", "10.1/F5", [""; 8]),
    ("handle-sun98", "10.1/F5", [""; 8]),
    ("cordra-id", "10.1/F5", [""; 8]),
    ("doi", "10.1/F5", [""; 8]),
    ("hdl-uri", "hdl://10.1/F5", [""; 8]),
    ("hdl-uri", "hdl://10.1/F5?q#f", ["query fragment", "", "", "", "query fragment", "query fragment", "query", "query"]),
    ("hdl-resolver", "hdl:10.1/F5?q#f", ["query fragment", "", "", "", "query fragment", "query fragment", "query", "query"]),
    ("hdl-resolver", "hdl://h/10.1/F5?q#f", ["server query fragment", "server", "", "server", "server query fragment", "server query fragment", "server query", "server query"]),
    ("cordra-host", "hdl://10.1/F5?q#f", ["query fragment", "", "", "", "query fragment", "query fragment", "query", "query"]),
    ("cordra-path", "hdl:10.1/F5?q#f", ["query fragment", "", "", "", "query fragment", "query fragment", "query", "query"]),
    ("cordra-http", "http://r.test/10.1/F5", ["resolver", "resolver", "resolver", "", "resolver", "resolver", "resolver", "resolver"]),
    ("cordra-http", "http://r.test/x/10.1/F5?q#f", ["resolver segment query fragment", "resolver segment", "resolver segment", "", "resolver segment query fragment", "resolver segment query fragment", "resolver segment query", "resolver segment query"]),
    ("sun98-uri", "hdl:10.1/F5", [""; 8]),
    ("sun98-uri", "hdl:jis@10.1/F5", ["modifier", "modifier", "modifier", "modifier", "", "", "modifier", "modifier"]),
    ("sun98-proxy", "http://h.test/10.1/F5", ["host"; 8]),
    ("sun98-proxy", "http://h.test/jis@10.1/F5", ["host modifier", "host modifier", "host modifier", "host modifier", "host", "host", "host modifier", "host modifier"]),
    ("info-uri", "info:hdl/10.1/F5#f", ["fragment", "", "", "", "fragment", "fragment", "", ""]),
    ("info-hdl", "info:hdl/10.1/F5#f", ["fragment", "", "", "", "fragment", "fragment", "", ""]),
    ("proxy", "https://p.test/10.1/F5", ["host"; 8]),
    ("proxy", "https://p.test/hdl:10.1/F5?q#f", ["host alias-prefix query fragment", "host alias-prefix query", "host alias-prefix query", "host alias-prefix query", "host alias-prefix query fragment", "host alias-prefix query fragment", "host alias-prefix query", "host alias-prefix"]),
];

#[test]
fn every_conversion_loses_what_it_says() {
    for (from, text, losses) in LOSSES {
        for (targets, wanted) in TARGETS.iter().zip(losses) {
            for to in targets.split(' ') {
                let conversion = Conversion { allow: Loss::ALL, ..new(from, to) };
                let converted = conversion.convert(text.as_bytes()).unwrap();
                let lost: Vec<_> = converted.dropped.iter().map(|lost| lost.what.name()).collect();
                assert_eq!(lost.join(" "), *wanted, "{text} from {from} to {to}");
                assert_eq!(new(from, to).convert(text.as_bytes()).is_ok(), lost.is_empty());
            }
        }
    }
}

#[test]
fn every_dialect_is_in_the_matrix() {
    for dialect in Dialect::ALL {
        assert!(LOSSES.iter().any(|(from, ..)| *from == dialect.name()), "from {dialect}");
        let to = TARGETS
            .iter()
            .flat_map(|targets| targets.split(' '))
            .filter(|to| *to == dialect.name());
        assert_eq!(to.count(), 1, "to {dialect}");
    }
}

fn new(from: &str, to: &str) -> Conversion<'static> {
    Conversion::new(from.parse().unwrap(), to.parse().unwrap())
}

/// A target, and the octets that are escaped in its naming authority and its local name; `-` where it has no escapes.
/// First as its rules want it, then as it is recommended.
#[rustfmt::skip]
const ESCAPED: &[(&str, [&str; 2], [&str; 2])] = &[
    ("hdl-uri", [NA, PATH], [NA, "00-20 22-23 25 3A 3C 3E-40 5B-5E 60 7B-7D 7F-FF"]),
    ("hdl-resolver", [NA, PATH], [NA, "00-20 22-23 25 3A 3C 3E-40 5B-5E 60 7B-7D 7F-FF"]),
    ("cordra-host", [NA, SEGMENT], [NA, SEGMENT]),
    ("cordra-path", [SEGMENT, SEGMENT], [SEGMENT, SEGMENT]),
    ("cordra-http", [SEGMENT, SEGMENT], [SEGMENT, SEGMENT]),
    ("sun98-uri", ["", "00 0A 0D 22-23 25"], ["", PATH]),
    ("sun98-proxy", ["", PATH], ["", PATH]),
    ("info-uri", [PATH, PATH], [PATH, PATH]),
    ("info-hdl", [PATH, PATH], [PATH, PATH]),
    ("proxy", [PATH, PATH], [PROXY, PROXY]),
];

/// `u-na-segment` and `reg-name`.
const NA: &str = "00-20 22-23 25 2F 3A 3C 3E-40 5B-5E 60 7B-7D 7F-FF";
/// `segment`.
const SEGMENT: &str = "00-20 22-23 25 2F 3C 3E-3F 5B-5E 60 7B-7D 7F-FF";
/// `pchar` and `/`.
const PATH: &str = "00-20 22-23 25 3C 3E-3F 5B-5E 60 7B-7D 7F-FF";
/// The same without what the proxy software escapes besides.
const PROXY: &str = "00-20 22-23 25-27 2B 3C 3E-3F 5B-5E 60 7B-7D 7F-FF";

/// Whether `octet` is among the hexadecimal ranges.
fn is_in(ranges: &str, octet: u8) -> bool {
    ranges.split_whitespace().any(|range| {
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let [first, last] = [first, last].map(|digits| u8::from_str_radix(digits, 16).unwrap());
        (first..=last).contains(&octet)
    })
}

/// Characters that have, together, every octet that UTF-8 has.
fn characters() -> impl Iterator<Item = char> {
    let two = ('\u{80}'..='\u{7FF}').chain(('\u{800}'..='\u{FFFF}').step_by(61));
    ('\0'..='\x7F').chain(two).chain(('\u{10000}'..='\u{10FFFF}').step_by(4093))
}

#[test]
fn every_octet_is_escaped_where_it_must_be() {
    for (to, least, recommended) in ESCAPED {
        for character in characters() {
            for (minimal, [naming_authority, local_name]) in [(true, least), (false, recommended)] {
                let conversion = Conversion { minimal, ..new("handle", to) };
                // The naming authorities of 1998 have no escapes.
                if !naming_authority.is_empty() && !matches!(character, '/' | '@' | '.') {
                    is_written(conversion, format!("a{character}b/c"), character, naming_authority);
                }
                is_written(conversion, format!("a/b{character}c"), character, local_name);
            }
        }
    }
}

/// Asserts that the octets of `character` are escaped where they are in `ranges`, and nothing else is.
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
    let shown =
        (conversion.to, conversion.minimal, handle, converted.text.escape_ascii().to_string());
    assert!(found && converted.escapes.len() == escapes, "{shown:?}");
}
