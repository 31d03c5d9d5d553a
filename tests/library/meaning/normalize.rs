//! The clauses that bind a normalizer.

use handle_syntax::meaning::{Mode, Normalization};

use crate::clauses::harness::reading;

use How::{Both, Registry, Section5, Strict};

/// How a text is normalized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    Section5,
    Strict,
    /// In each of the two modes, with the same result.
    Both,
    /// By the rules of its namespace.
    Registry,
}

/// Clause, reading, how, text, normal form.
pub(crate) type Normal = (&'static str, &'static str, How, &'static [u8], &'static [u8]);

#[rustfmt::skip]
pub(crate) const NORMAL: &[Normal] = &[
    // The worked examples: U1 to U4, N1 to N4.
    ("INFO-30", "info-uri", Both, b"INFO:PII/S0888-7543(02)96852-7", b"info:pii/S0888-7543(02)96852-7"),
    ("INFO-30", "info-uri", Both, b"info:PII/S0888754302968527", b"info:pii/S0888754302968527"),
    ("INFO-30", "info-uri", Section5, b"info:pii/S0888%2D7543%2802%2996852%2D7", b"info:pii/S0888-7543(02)96852-7"),
    ("INFO-30", "info-uri", Strict, b"info:pii/S0888%2D7543%2802%2996852%2D7", b"info:pii/S0888-7543%2802%2996852-7"),
    ("INFO-30", "info-uri", Both, b"info:pii/s0888-7543(02)96852-7", b"info:pii/s0888-7543(02)96852-7"),

    ("INFO-22", "info-uri", Both, b"InFo:lccn/A", b"info:lccn/A"),
    ("INFO-23", "info-uri", Both, b"info:EU-Repo/A", b"info:eu-repo/A"),
    ("INFO-9", "info-hdl", Both, b"info:HDL/A/b", b"info:hdl/A/b"),
    ("INFO-24", "info-uri", Both, b"info:x/%41%7a%30%2D%2e%5F%7e", b"info:x/Az0-._~"),
    ("INFO-24", "info-uri", Both, b"info:x/%24%26%2B%2C%3B%3D%3A%40%2F", b"info:x/%24%26%2B%2C%3B%3D%3A%40%2F"),
    ("INFO-25", "info-uri", Both, b"info:x/%c3%a9%2f", b"info:x/%C3%A9%2F"),
    ("INFO-6", "info-uri", Both, b"info:x/a//b/%2f/", b"info:x/a//b/%2F/"),
    ("INFO-11", "info-uri", Both, b"info:x/a/b/../c/./d", b"info:x/a/b/../c/./d"),
    ("INFO-14", "info-uri", Both, b"info:x/AbC", b"info:x/AbC"),
    ("INFO-18", "info-uri", Both, b"info:x/a#AbC", b"info:x/a#AbC"),
    ("INFO-29", "info-uri", Both, b"info:pii/../x", b"info:pii/../x"),
    ("INFO-29", "info-uri", Both, b"info:pii/%2E%2e/x", b"info:pii/../x"),
    ("INFO-31", "info-uri", Both, b"info:x/a/b&c%7Ed", b"info:x/a/b&c~d"),

    ("D-I1", "info-uri", Section5, b"info:x/%21%2A%27%28%29", b"info:x/!*'()"),
    ("D-I1", "info-uri", Strict, b"info:x/%21%2a%27%28%29", b"info:x/%21%2A%27%28%29"),
    ("D-I1", "hdl-uri", Both, b"hdl://a/%28%29", b"hdl://a/%28%29"),
    ("D-I3", "info-uri", Both, b"info:x/a#%2d%c3%A9/../B", b"info:x/a#%2d%c3%A9/../B"),
    ("D-I7", "info-hdl", Both, b"info:hdl/a/./b/..", b"info:hdl/a/./b/.."),
    ("D-I8", "info-uri", Both, b"info:x/%2541%25", b"info:x/%2541%25"),
    ("D-I8", "info-uri", Both, b"info:x/%25%34%31", b"info:x/%2541"),
    ("D-I8", "hdl-uri", Both, b"hdl://a/%252D", b"hdl://a/%252D"),
    ("D-I9", "info-uri", Both, b"info:x/%61%c3%aa", b"info:x/a%C3%AA"),
    ("D-I15", "info-uri", Both, b"info:bibcode/2003Icar..163..263Z", b"info:bibcode/2003Icar..163..263Z"),
    ("D-I17", "info-uri", Registry, b"info:bnf/spar/structure#Set", b"info:bnf/spar/structure#Set"),

    // The rules of the registry apply only if they are asked for.
    ("INFO-15", "info-uri", Both, b"info:ark/12025/65-4-xz32-1", b"info:ark/12025/65-4-xz32-1"),
    ("INFO-15", "info-uri", Registry, b"info:ark/12025/65-4-xz32-1", b"info:ark/12025/654xz321"),
    ("INFO-26", "info-uri", Both, b"info:lccn/n78-89035", b"info:lccn/n78-89035"),
    ("INFO-26", "info-uri", Registry, b"INFO:LCCN/n%37%38-89035#x", b"info:lccn/n78089035#x"),
    ("INFO-26", "info-uri", Registry, b"INFO:x-wiley/%41", b"info:x-wiley/A"),
    ("INFO-29", "info-uri", Registry, b"info:sid/a%2F..%2Fc", b"info:sid/a%2F..%2Fc"),
    ("INFO-27", "info-uri", Registry, b"info:doi/10.1/a%2fb%3c", b"info:doi/10.1/A/B%3C"),
    ("INFO-27", "doi", Registry, b"doi:10.1/a%2f", b"10.1/A%2F"),
    ("INFO-27", "info-uri", Registry, b"info:sici/0363-0277(19950315)120%3a5%3c%3e1.0.tx;2-v", b"info:sici/0363-0277(19950315)120:5%3C%3E1.0.TX;2-V"),

    // The hdl forms: scheme and host in lower case, unreserved characters decoded, digits of escapes in upper case.
    ("D-P9", "hdl-uri", Both, b"HDL://A.b/%41%2d%2f?%41%2f#%41%2f", b"hdl://a.b/A-%2F?A%2F#%41%2f"),
    ("D-P9", "hdl-resolver", Both, b"HDL:A.b/%41", b"hdl:A.b/A"),
    ("D-P9", "hdl-resolver", Both, b"hdl://%41%2fB@H.Test:80/A.b/c", b"hdl://A%2FB@h.test:80/A.b/c"),
    ("D-P9", "cordra-http", Both, b"HTTP://R.Test/%41b/A.%62/%43", b"http://r.test/%41b/A.b/C"),
    ("D-P9", "sun98-uri", Both, b"HDL:UTF-8@A/%62%c3%A9", b"hdl:UTF-8@A/b%C3%A9"),
    ("D-P9", "sun98-proxy", Both, b"HTTP://H.Test/A/%62%c3%A9", b"http://h.test/A/b%C3%A9"),
    ("D-P9", "proxy", Both, b"HTTPS://DOI.org/HDL%3aA/%62?%41#%41", b"https://doi.org/HDL%3AA/b?A#%41"),
    ("D-P9", "handle", Both, b"A%41/%62", b"A%41/%62"),
    ("D-P9", "doi", Both, b"DOI:10.1/a%41", b"10.1/a%41"),
    ("D-U3", "hdl-uri", Both, b"hdl://a/b:c%40", b"hdl://a/b:c%40"),
    ("D-U5", "hdl-uri", Both, b"hdl://10%2e1/x", b"hdl://10.1/x"),
    ("D-U9", "hdl-uri", Both, b"hdl://a/b?#", b"hdl://a/b?#"),
    ("D-U10", "hdl-uri", Both, b"hdl://a/../b/%2e/c/..", b"hdl://a/../b/./c/.."),
    ("D-C6", "cordra-host", Both, b"hdl://CNRI.Test/Ab", b"hdl://cnri.test/Ab"),
    ("D-C6", "cordra-path", Both, b"hdl:CNRI.Test/Ab", b"hdl:CNRI.Test/Ab"),
    ("D-C8", "cordra-http HDL", Both, b"http://r.test/HDL/A/b", b"http://r.test/HDL/A/b"),
    ("CORDRA-8", "cordra-path", Both, b"HDL:a/b", b"hdl:a/b"),
    // A reserved character stays escaped, and octets of a charset keep their meaning.
    ("D-S4", "sun98-uri", Both, b"hdl:sjis@a/%93%fa%5c%41", b"hdl:sjis@a/%93%FA%5CA"),
];

#[test]
fn every_text_has_its_normal_form() {
    let failures: Vec<_> = NORMAL.iter().filter_map(failure).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The wanted and the found normal form, if they differ.
pub(crate) fn failure(&(clause, read, how, text, wanted): &Normal) -> Option<String> {
    let (dialect, options) = reading(read);
    let modes: &[Mode] = match how {
        Strict => &[Mode::Strict3986],
        Section5 => &[Mode::Section5],
        Both | Registry => &[Mode::Section5, Mode::Strict3986],
    };
    modes.iter().find_map(|&mode| {
        let normalization = Normalization::new().mode(mode).registry(how == Registry);
        let normal = dialect.normalize_with(text, options, normalization);
        let found =
            normal.as_deref().map_or("nothing".into(), |normal| normal.escape_ascii().to_string());
        (normal.as_deref() != Ok(wanted)).then(|| {
            format!("{clause}: `{}` as {read}, {how:?}: found {found}", text.escape_ascii())
        })
    })
}
