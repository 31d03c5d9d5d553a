//! What the problems of a report say.

use handle_syntax::{Code, Conversion, Dialect, Problem, Report, Severity, Span};

/// A dialect and a text, and the label and the help of its first error, or of a warning if it has none.
#[rustfmt::skip]
const WORDS: &[(Dialect, &str, &str, &str)] = &[
    (Dialect::HdlUri, "hdl://a/%zz", "this escape is not complete", "write `%25` if the `%` itself is meant; otherwise complete the escape, as in `%2F`"),
    (Dialect::HdlUri, "hdl://a/b%", "the text ends inside this escape", "write `%25` if the `%` itself is meant; otherwise complete the escape, as in `%2F`"),
    (Dialect::HdlUri, "hdl://a/b%4", "the text ends inside this escape", "write `%25` if the `%` itself is meant; otherwise complete the escape, as in `%2F`"),
    (Dialect::HdlUri, "hdl://a/é", "1 character, 2 bytes in UTF-8", "write `%C3%A9` instead"),
    (Dialect::HdlUri, "hdl://a/é日", "2 characters, 5 bytes in UTF-8", "write `%C3%A9%E6%97%A5` instead"),
    (Dialect::HdlUri, "hdl://a/`", "expected a URI character, `/`, `?`, `#` or the end", "delete it if it was copied by accident; if it belongs to the identifier, write `%60`"),
    (Dialect::HdlUri, "hdl://a/<1:>", "expected a URI character, `/`, `?`, `#` or the end", "write `%3C` instead"),
    (Dialect::Proxy, "https://h:8a/a/b", "expected a digit or `/`", "remove or correct it"),
    (Dialect::HdlUri, "hdl://a[b/x", "expected a character of the prefix, `.` or `/`", "delete it: a prefix has no brackets and no colon"),
    (Dialect::HdlUri, "hdl://ex.org:80/10.1000/182", "expected a character of the prefix, `.` or `/`", "choose the dialect hdl-resolver, in which the text is valid"),
    (Dialect::HdlUri, "hdl:10.1000/182", "expected `//`", "choose the dialect hdl-resolver, cordra-path or sun98-uri, in which the text is valid"),
    (Dialect::Handle, "10.1000", "expected a character of the prefix, `.` or `/`", "look up the whole identifier: the rest of it was cut off"),
    (Dialect::Handle, "12.1000", "expected a character of the prefix, `.` or `/`", "write the prefix, a `/` and the local name; if this is only the prefix, the rest was cut off"),
    (Dialect::Handle, "20022641", "expected a character of the prefix, `.` or `/`", "look up the whole identifier: a number alone may be a PMID, a record number, or a date from a spreadsheet"),
    (Dialect::Handle, "smith", "expected a character of the prefix, `.` or `/`", "write a handle or a DOI name here, such as `10.1000/182`, or leave the field empty"),
    (Dialect::Handle, "info:", "expected a character of the prefix, `.` or `/`", "look up the identifier, or leave the field empty if there is none"),
    (Dialect::Proxy, "https://doi.org/", "here", "look up the identifier, or leave the field empty if there is none"),
    (Dialect::Proxy, "https://doi.org/10.1371", "here", "look up the whole identifier: the rest of it was cut off"),
    (Dialect::Handle, "a/%41", "a URI would read this as `A`", "decode it if the text was copied from a URI; in a plain handle `%` stands for itself"),
    (Dialect::Handle, "10.1000/a=3Db", "here", "write the character itself, if the text was copied from the source of an e-mail"),
    (Dialect::HdlResolver, "hdl:10.1000/\u{430}", "1 character, 2 bytes in UTF-8", "write `%D0%B0` instead"),
    (Dialect::HdlResolver, "hdl:10.1000/18\u{2013}2", "here", "write `-`; with another dash, this is another identifier"),
    (Dialect::Proxy, "https://doi.org/10.1371x", "here", "write the prefix, a `/` and the local name; if this is only the prefix, the rest was cut off"),
    (Dialect::Doi, "2027/abc", "expected `10`", "look up the DOI name; a handle with another number is not a DOI name"),
    (Dialect::InfoHdl, "info:doi/10.1000/182", "here", "write `info:hdl/` instead: a DOI name is a handle, too"),
    (Dialect::HdlUri, "hdl://10.1000/a%252Fb", "here", "write `%2F` instead, unless the identifier really contains a `%`"),
    (Dialect::Doi, "http://x/10.a", "expected `10`", "remove what comes before `10.`; a handle with another number is not a DOI name"),
    (Dialect::Handle, "", "expected a character of the prefix", "leave the text out if there is no identifier"),
    (Dialect::InfoUri, "info:isbn/9781234567897", "here", "write a URN instead: `urn:`, the namespace, `:` and the number"),
];

#[test]
fn every_problem_has_its_words() {
    for (dialect, text, label, help) in WORDS {
        let report = dialect.check(text.as_bytes());
        let error = report.problems().find(|problem| problem.severity() == Severity::Error);
        let problem = error.or(report.headline()).unwrap();
        assert_eq!((problem.label().as_str(), &*problem.help()), (*label, *help), "{text}");
    }
}

/// How the message of the first problem names the character at its place.
#[test]
fn every_character_has_its_name() {
    for (character, named) in [
        ("`", "a backtick (U+0060)"),
        (" ", "a space (U+0020)"),
        ("<", "`<`"),
        ("\u{7}", "U+0007 BELL"),
        ("<>", "`<` and `>`"),
    ] {
        let message = format!("{named} may not appear unescaped in the local name of an hdl URI");
        let text = format!("hdl://a/b{character}c");
        let report = Dialect::HdlUri.check(text.as_bytes());
        assert_eq!(report.headline().unwrap().to_string(), message);
    }
}

/// The message of the first problem, if it depends on more than the characters at the place.
#[test]
fn a_message_says_what_is_true_of_this_text() {
    for (dialect, text, message) in [
        (Dialect::Handle, "1/a ", "the identifier ends with a space (U+0020)"),
        (Dialect::Handle, " 1/a", "the identifier begins with a space (U+0020)"),
        (Dialect::Handle, "1..2/a", "the prefix has two dots in a row"),
        (Dialect::Handle, ".1/a", "the prefix begins with a dot"),
        (Dialect::Handle, "1./a", "the prefix ends with a dot"),
        (Dialect::HdlUri, "hdl://1.%2E/a", "the prefix has two dots in a row"),
        (Dialect::HdlUri, "hdl://1%2E/a", "the prefix ends with a dot"),
        (Dialect::Handle, "1/a\u{7}b", "control character here: U+0007 BELL"),
        (
            Dialect::Handle,
            "300:10.1/a",
            "`300:` looks like the index of a value, not like part of the handle",
        ),
        (
            Dialect::Handle,
            "111111111111:10.1/a",
            "`111111111111:` looks like the permissions of an administrator, not like part of the handle",
        ),
        (
            Dialect::Handle,
            "300:111111111111:10.1/a",
            "`300:111111111111:` looks like the index of a value with the permissions of an administrator, \
             not like part of the handle",
        ),
        (Dialect::Doi, "11.1/a", "a DOI name begins with `10.`, not with `11`"),
        (Dialect::Doi, "/a", "a DOI name begins with `10.`"),
        (Dialect::HdlUri, "hdl:1/a", "`//` is missing after `hdl:`"),
        (Dialect::Proxy, "doi.org/1/a", "the scheme `http:` or `https:` is missing"),
        (Dialect::HdlUri, "hdi://1/a", "`hdi` is not the scheme of an hdl URI"),
        (
            Dialect::InfoUri,
            "info:a/é",
            "`é` (U+00E9) must be percent-encoded in the identifier of an info URI",
        ),
        (Dialect::Proxy, "https://a:é/1/a", "`é` (U+00E9) may not appear in a port number"),
        (
            Dialect::Proxy,
            "https://hld.handle.net/1/a",
            "`hld.handle.net` appears where a link has `hdl.handle.net`",
        ),
        (Dialect::HdlUri, "hdl://1/%41", "`%41` stands for `A`, which need not be percent-encoded"),
        (Dialect::HdlUri, "hdl://1/%252Fa", "`%252F` seems to be percent-encoded twice"),
    ] {
        let report = dialect.check(text.as_bytes());
        let error = report.problems().find(|problem| problem.severity() == Severity::Error);
        let first = error.or(report.headline()).map(Problem::message).unwrap_or_default();
        assert_eq!(first, message, "{text:?} as {dialect}");
    }
    let report = Dialect::Handle.check(b"1/\xFF\xFE");
    assert_eq!(report.to_string(), "the bytes FF FE are not UTF-8");
}

/// What becomes of a part for which the other notation has no place, and what to do about it.
#[test]
fn a_refused_conversion_says_what_becomes_of_a_part() {
    const SERVER: &str = "allow this loss if any server will do; the handle stays the same";
    const QUERY: &str = "allow this loss if the query is not needed; the handle stays the same";
    for (from, to, text, message, help) in [
        (
            Dialect::Proxy,
            Dialect::Handle,
            "https://doi.org/10.1000/182",
            "the host `doi.org` would be lost: a handle has no place for it",
            "allow this loss if any resolver will do; the handle stays the same",
        ),
        (
            Dialect::Proxy,
            Dialect::HdlResolver,
            "https://example.org/10.1000/182",
            "the host `example.org` would be lost: an hdl URI has no place for it",
            "allow this loss only if the host is a resolver; the path of a web page is not a handle",
        ),
        (
            Dialect::HdlResolver,
            Dialect::Handle,
            "hdl://h.test/10.1000/182",
            "the server `h.test` would be lost: a handle has no place for it",
            SERVER,
        ),
        (
            Dialect::HdlResolver,
            Dialect::Proxy,
            "hdl://h.test/10.1000/182",
            "the server `h.test` would be replaced by the resolver of the new link",
            SERVER,
        ),
        (
            Dialect::HdlResolver,
            Dialect::Handle,
            "hdl:10.1000/182?a=b",
            "the query `a=b` would be lost: a handle has no place for it",
            QUERY,
        ),
        (
            Dialect::HdlResolver,
            Dialect::Proxy,
            "hdl:10.1000/182?a=b",
            "the query `a=b` would be lost: a query in a link has another meaning",
            QUERY,
        ),
    ] {
        let report = Conversion::new(from, to).convert(text).unwrap_err();
        let problem = report.headline().unwrap();
        assert_eq!((&*problem.message(), &*problem.help()), (message, help), "{text} as {to}");
    }
}

#[test]
fn a_misspelt_name_is_recognised() {
    for (dialect, text, meant) in [
        (Dialect::HdlUri, "hdi://1/a", "hdl"),
        (Dialect::Proxy, "htpps://doi.org/1/a", "https"),
        (Dialect::InfoUri, "info:lcnn/1", "lccn"),
        (Dialect::Sun98Uri, "hdl:latin-1@a/b", "latin1"),
    ] {
        let report = dialect.check(text.as_bytes());
        let help = report.headline().unwrap().help();
        let question = format!("did you mean `{meant}`? Otherwise ");
        assert!(help.starts_with(&question), "{text:?} as {dialect}: {help}");
    }
}

#[test]
fn only_an_octet_that_ends_a_record_is_named_decoded() {
    let handle = Dialect::Handle.start();
    let report = Report::single(b"10.1/a%0Ab", Code::NotOneLine, Span::new(6, 9), handle);
    assert_eq!(
        report.to_string(),
        "a handle that contains U+000A LINE FEED does not fit on one line"
    );
    let report = Dialect::Sun98Uri.check(b"hdl:a%41/b");
    let message = "`%41` may not appear in the prefix of a handle in the syntax of 1998";
    assert_eq!(report.headline().unwrap().code(), Code::PrefixCharacter);
    assert_eq!(report.to_string(), message);
}
