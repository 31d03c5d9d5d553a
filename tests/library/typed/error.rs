//! The words of a [`ParseError`](handle_syntax::ParseError), which knows only a few octets of the text.

use handle_syntax::typed::{Notation, Visitor, dialects};
use handle_syntax::{Doi, HdlUri, Proxy, Text};

/// Texts whose errors, in every dialect, quote at most seven octets and have no accident as their cause.
const SHORT: &[&str] = &[
    "",
    "/",
    "/x",
    "x@y/z",
    "10.1000",
    "10.1000/182",
    "11.1000/182",
    "100.102/xyz",
    "10.1000/a%",
    "10..1/a",
    ".10/a",
    "10./a",
    "日本/語",
    "hdl:",
    "hdl://",
    "hdl:%zz",
    "hdl://%FF/a",
    "info:",
    "info:1/2",
    "http://",
    "https:",
];

/// Texts about which the report says more than an error can say.
const OTHERS: &[&str] = &[
    " 10.1000/182",
    "10.1000/182 ",
    "10.1000\\182",
    "10.1000/182\">",
    "10.1000/a\u{0}b",
    "10.1000/<<<<<<<<<<<a",
    "doi:",
    "hdl:10.1000/182",
    "hdl:10.1000/a b",
    "hdl:/10.1000/182",
    "hdl:10.1000%2F/a",
    "hdl:10.1000/日本語日本語",
    "hdl:nosuchcharset@a/b",
    "info:hdl/",
    "info:bibcodexx/1",
    "info:hdl/a?b",
    "https://doi.org",
    "https://doi.org/",
    "https://doi.org/10.1000/182\">",
    "https://example.org/about",
    "http://hdl.handle.net/20.500.12345",
    "http:/doi.org/10.1000/182",
    "http://a:8x/10.1000/182",
    "http://[::1/10.1000/182",
    "urn:nbn:de:1",
    "n/a",
];

/// Reads a text as each type, and keeps the sentence of each error, and that of the report about the same text.
struct Told<'t> {
    text: &'t str,
    sentences: Vec<[String; 2]>,
}

impl Visitor for Told<'_> {
    fn visit<D: Notation>(&mut self) {
        let Err(error) = Text::<D, &D::Slice>::parse(self.text) else { return };
        let report = D::DIALECT.check_with(self.text, D::OPTIONS);
        let wanted = format!("{report}, at byte {}", error.at());
        self.sentences.push([error.to_string(), wanted]);
    }
}

fn told(text: &str) -> Vec<[String; 2]> {
    let mut told = Told { text, sentences: Vec::new() };
    dialects::each(&mut told);
    told.sentences
}

#[test]
fn an_error_says_what_the_report_says() {
    let sentences: Vec<_> = SHORT.iter().flat_map(|text| told(text)).collect();
    assert!(sentences.len() > 200, "only {} errors", sentences.len());
    for [error, wanted] in sentences {
        assert_eq!(error, wanted);
    }
}

#[test]
fn the_sentence_of_an_error_has_no_hole() {
    for text in SHORT.iter().chain(OTHERS) {
        for [error, _] in told(text) {
            let has_hole = error.contains("``") || error.contains("  ") || error.contains(" ,");
            assert!(!has_hole, "{error:?} is said of {text:?}");
        }
    }
}

#[test]
fn an_error_names_the_scheme_and_quotes_what_it_knows() {
    let missing = Proxy::parse("10.1000/182").unwrap_err();
    assert_eq!(missing.to_string(), "the scheme `http:` or `https:` is missing, at byte 0");
    let slashes = HdlUri::parse("hdl:").unwrap_err();
    assert_eq!(slashes.to_string(), "`//` is missing after `hdl:`, at byte 4");
    let long = Doi::parse("abcdefghi").unwrap_err();
    let sentence = "a DOI name begins with `10.`, not with `abcdefg…`, at byte 0";
    assert_eq!(long.to_string(), sentence);
    let host = Proxy::parse("https://doi.org/").unwrap_err();
    assert_eq!(host.to_string(), "the text ends before any identifier, at byte 16");
}
