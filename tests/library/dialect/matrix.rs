//! A table of texts and dialects: which dialect accepts which text.

use handle_syntax::{Dialect, Options, Severity};

/// The dialects of the columns.
const DIALECTS: [&str; 12] = [
    "handle",
    "handle-sun98",
    "hdl-uri",
    "hdl-resolver",
    "cordra-host",
    "cordra-path",
    "cordra-http",
    "sun98-uri",
    "sun98-proxy",
    "proxy",
    "info-uri",
    "info-hdl",
];

/// A text, and for each dialect `ok`, `ok!` with a warning, or the first error and its octet.
#[rustfmt::skip]
const MATRIX: &[(&str, [&str; 12])] = &[
    ("1234/567", ["ok", "ok", "missing-scheme@0", "missing-scheme@0", "missing-scheme@0", "missing-scheme@0", "missing-scheme@0", "missing-scheme@0", "missing-scheme@0", "missing-scheme@0", "missing-scheme@0", "missing-scheme@0"]),
    ("hdl:1234/567", ["ok!", "prefix-character@3", "missing-double-slash@4", "ok", "missing-double-slash@4", "ok", "wrong-scheme@0", "ok", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0"]),
    ("hdl://1234/567", ["ok!", "prefix-character@3", "ok", "missing-slash@14", "ok", "empty-naming-authority@4", "wrong-scheme@0", "empty-naming-authority@4", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0"]),
    ("hdl://190.12.34.56/1234/567", ["ok!", "prefix-character@3", "ok", "ok", "extra-segment@23", "empty-naming-authority@4", "wrong-scheme@0", "empty-naming-authority@4", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0"]),
    ("hdl:a/b?c#d", ["ok!", "prefix-character@3", "missing-double-slash@4", "ok", "missing-double-slash@4", "ok", "wrong-scheme@0", "ok!", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0"]),
    ("hdl:x@a/b", ["at-sign-in-prefix@5", "prefix-character@3", "missing-double-slash@4", "at-sign-in-prefix@5", "missing-double-slash@4", "at-sign-in-prefix@5", "wrong-scheme@0", "ok!", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0"]),
    ("hdl:jis@cnri.test/日本", ["at-sign-in-prefix@7", "prefix-character@3", "missing-double-slash@4", "at-sign-in-prefix@7", "missing-double-slash@4", "at-sign-in-prefix@7", "wrong-scheme@0", "ok", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0"]),
    ("hdl://10.1/a/b", ["ok!", "prefix-character@3", "ok", "ok", "extra-segment@12", "empty-naming-authority@4", "wrong-scheme@0", "empty-naming-authority@4", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0"]),
    ("hdl:10.1/a/b", ["ok!", "prefix-character@3", "missing-double-slash@4", "ok", "missing-double-slash@4", "extra-segment@10", "wrong-scheme@0", "ok", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0"]),
    ("http://hdl.handle.net/a.b/c", ["ok!", "prefix-character@4", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "ok", "wrong-scheme@0", "ok", "ok", "wrong-scheme@0", "wrong-scheme@0"]),
    ("http://hdl.handle.net/a/b/c", ["ok!", "prefix-character@4", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "ok!", "wrong-scheme@0", "ok", "ok", "wrong-scheme@0", "wrong-scheme@0"]),
    ("https://hdl.handle.net/a.b/c?type=URL", ["ok!", "prefix-character@5", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "ok", "wrong-scheme@0", "wrong-scheme@0"]),
    ("info:hdl/1234/567", ["ok!", "prefix-character@4", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "wrong-scheme@0", "ok", "ok"]),
];

/// The cell of the table for `text` in `dialect`.
fn cell(dialect: Dialect, text: &str) -> String {
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

#[test]
fn every_cell_of_the_matrix() {
    for (text, cells) in MATRIX {
        for (name, wanted) in DIALECTS.iter().zip(cells) {
            let dialect: Dialect = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(cell(dialect, text), *wanted, "{text:?} as {name}");
        }
    }
}
