//! A table of texts and dialects: which dialect accepts which text.

use handle_syntax::{Dialect, Options, Severity};

/// A text, and its verdicts: `ok`, `ok!` with a warning, or the first error and its octet. Each is followed by the
/// dialects that give it.
#[rustfmt::skip]
const MATRIX: &[(&str, &[&str])] = &[
    ("1234/567", &[
        "ok: handle handle-octet handle-prose handle-overview handle-sun98 cordra-id",
        "not-a-doi@0: doi",
        "missing-scheme@0: hdl-uri hdl-resolver cordra-host cordra-path cordra-http sun98-uri sun98-proxy info-uri info-hdl proxy",
    ]),
    ("hdl:1234/567", &[
        "ok!: handle handle-prose handle-overview",
        "ok: handle-octet hdl-resolver cordra-path sun98-uri",
        "prefix-character@3: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "missing-double-slash@4: hdl-uri cordra-host",
        "wrong-scheme@0: cordra-http sun98-proxy info-uri info-hdl proxy",
    ]),
    ("hdl://1234/567", &[
        "ok!: handle handle-prose handle-overview",
        "ok: handle-octet hdl-uri cordra-host",
        "prefix-character@3: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "missing-slash@14: hdl-resolver",
        "empty-naming-authority@4: cordra-path sun98-uri",
        "wrong-scheme@0: cordra-http sun98-proxy info-uri info-hdl proxy",
    ]),
    ("hdl://190.12.34.56/1234/567", &[
        "ok!: handle handle-prose handle-overview",
        "ok: handle-octet hdl-uri hdl-resolver",
        "prefix-character@3: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "extra-segment@23: cordra-host",
        "empty-naming-authority@4: cordra-path sun98-uri",
        "wrong-scheme@0: cordra-http sun98-proxy info-uri info-hdl proxy",
    ]),
    ("hdl:a/b?c#d", &[
        "ok!: handle handle-prose handle-overview sun98-uri",
        "ok: handle-octet hdl-resolver cordra-path",
        "prefix-character@3: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "missing-double-slash@4: hdl-uri cordra-host",
        "wrong-scheme@0: cordra-http sun98-proxy info-uri info-hdl proxy",
    ]),
    ("hdl:x@a/b", &[
        "at-sign-in-prefix@5: handle handle-octet hdl-resolver cordra-path",
        "ok!: handle-prose handle-overview sun98-uri",
        "prefix-character@3: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "missing-double-slash@4: hdl-uri cordra-host",
        "wrong-scheme@0: cordra-http sun98-proxy info-uri info-hdl proxy",
    ]),
    ("hdl:jis@cnri.test/日本", &[
        "at-sign-in-prefix@7: handle handle-octet hdl-resolver cordra-path",
        "ok!: handle-prose handle-overview",
        "prefix-character@3: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "missing-double-slash@4: hdl-uri cordra-host",
        "wrong-scheme@0: cordra-http sun98-proxy info-uri info-hdl proxy",
        "ok: sun98-uri",
    ]),
    ("hdl://10.1/a/b", &[
        "ok!: handle handle-prose handle-overview",
        "ok: handle-octet hdl-uri hdl-resolver",
        "prefix-character@3: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "extra-segment@12: cordra-host",
        "empty-naming-authority@4: cordra-path sun98-uri",
        "wrong-scheme@0: cordra-http sun98-proxy info-uri info-hdl proxy",
    ]),
    ("hdl:10.1/a/b", &[
        "ok!: handle handle-prose handle-overview",
        "ok: handle-octet hdl-resolver sun98-uri",
        "prefix-character@3: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "missing-double-slash@4: hdl-uri cordra-host",
        "extra-segment@10: cordra-path",
        "wrong-scheme@0: cordra-http sun98-proxy info-uri info-hdl proxy",
    ]),
    ("http://hdl.handle.net/a.b/c", &[
        "ok!: handle handle-prose handle-overview",
        "ok: handle-octet cordra-http sun98-proxy proxy",
        "prefix-character@4: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "wrong-scheme@0: hdl-uri hdl-resolver cordra-host cordra-path sun98-uri info-uri info-hdl",
    ]),
    ("http://hdl.handle.net/a/b/c", &[
        "ok!: handle handle-prose handle-overview cordra-http",
        "ok: handle-octet sun98-proxy proxy",
        "prefix-character@4: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "wrong-scheme@0: hdl-uri hdl-resolver cordra-host cordra-path sun98-uri info-uri info-hdl",
    ]),
    ("https://hdl.handle.net/a.b/c?type=URL", &[
        "ok!: handle handle-prose handle-overview",
        "ok: handle-octet proxy",
        "prefix-character@5: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "wrong-scheme@0: hdl-uri hdl-resolver cordra-host cordra-path cordra-http sun98-uri sun98-proxy info-uri info-hdl",
    ]),
    ("info:hdl/1234/567", &[
        "ok!: handle handle-prose handle-overview",
        "ok: handle-octet info-uri info-hdl",
        "prefix-character@4: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "wrong-scheme@0: hdl-uri hdl-resolver cordra-host cordra-path cordra-http sun98-uri sun98-proxy proxy",
    ]),
    ("10.1000/182", &[
        "ok: handle handle-octet handle-prose handle-overview handle-sun98 cordra-id doi",
        "missing-scheme@0: hdl-uri hdl-resolver cordra-host cordra-path cordra-http sun98-uri sun98-proxy info-uri info-hdl proxy",
    ]),
    ("100.102/F5", &[
        "ok: handle handle-octet handle-prose handle-overview handle-sun98 cordra-id",
        "not-a-doi@0: doi",
        "missing-scheme@0: hdl-uri hdl-resolver cordra-host cordra-path cordra-http sun98-uri sun98-proxy info-uri info-hdl proxy",
    ]),
    ("info:lccn/2002022641", &[
        "ok!: handle handle-prose handle-overview",
        "ok: handle-octet info-uri",
        "prefix-character@4: handle-sun98",
        "not-a-cordra-id@0: cordra-id",
        "not-a-doi@0: doi",
        "wrong-scheme@0: hdl-uri hdl-resolver cordra-host cordra-path cordra-http sun98-uri sun98-proxy proxy",
        "not-a-handle@5: info-hdl",
    ]),
];

/// The verdict of a dialect on a text.
fn verdict(dialect: Dialect, text: &str) -> String {
    // The texts of the table are characters, not octets that a modifier decodes.
    let options = Options::new().characters(true);
    let report = dialect.check_with(text.as_bytes(), options);
    let error = report.problems().find(|problem| problem.severity() == Severity::Error);
    let warned = report.problems().any(|problem| problem.severity() == Severity::Warning);
    match error {
        Some(error) => format!("{}@{}", error.code(), error.span().start),
        None if warned => "ok!".into(),
        None => "ok".into(),
    }
}

/// The verdicts of all dialects on a text, in the form of the table.
fn verdicts(text: &str) -> Vec<String> {
    let mut told: Vec<(String, String)> = Vec::new();
    for &dialect in Dialect::ALL {
        let verdict = verdict(dialect, text);
        match told.iter_mut().find(|(other, _)| *other == verdict) {
            Some((_, dialects)) => *dialects += &format!(" {dialect}"),
            None => told.push((verdict, dialect.to_string())),
        }
    }
    told.iter().map(|(verdict, dialects)| format!("{verdict}: {dialects}")).collect()
}

#[test]
fn every_dialect_gives_each_text_its_verdict() {
    for (text, wanted) in MATRIX {
        assert_eq!(verdicts(text), *wanted, "{text:?}");
    }
}
