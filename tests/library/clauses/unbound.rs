//! The clauses that do not bind a program that checks, normalizes, compares or converts.

/// A clause, and what it binds instead.
#[rustfmt::skip]
pub(crate) const UNBOUND: &[(&str, &str)] = &[
    ("WIKI-2", "registration of the scheme"),
    ("D-W11", "registration of derived prefixes"),
    ("D-U12", "a remark about where rules come from, ignored"),
    ("CORDRA-1", "those who use identifiers: what the encoding applies to"),
    ("CORDRA-2", "those who use identifiers: what the encoding applies to"),
    ("CORDRA-5", "the notation of the rules"),
    ("CORDRA-25", "those who write for people"),
    ("D-C3", "a misprinted reference"),
    ("D-C11", "a misprinted host: every host is accepted"),
    ("OV-6", "registration: prefixes are unique"),
    ("OV-7", "registration: derived prefixes"),
    ("OV-9", "services: local names are unique"),
    ("INFO-1", "the words of the document"),
    ("INFO-28", "namespaces: a preferred form"),
    ("D-I12", "a misprinted reference"),
    ("D-P15", "limits of length, which the tests of long texts and records assert"),
];
