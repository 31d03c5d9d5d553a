//! Promises of the public surface, in one place: which answers agree, and which traits all types have.

use std::fmt::Debug;
use std::hash::{BuildHasher, RandomState};
use std::panic::{RefUnwindSafe, UnwindSafe};

use handle_syntax::meaning::{Comparison, Incomparable, Reading, Terms};
use handle_syntax::text::Decoded;
use handle_syntax::typed::{BuildError, Part, Refused};
use handle_syntax::{
    Charset, Code, Conversion, Dialect, Doi, Edit, Expected, HandleOctet, HdlUri, Key, Namespace,
    Node, NotFixed, Options, ParseError, Policy, Problem, Production, Repaired, Report, Severity,
    Span, Sun98Uri, Sun98UriText, UnknownName, detect,
};

/// The first error explains a refusal, even if a warning comes before it.
#[test]
fn the_first_error_leads_even_after_a_warning() {
    let report = Dialect::HdlUri.check("hdl://10.1000/%41<");
    let first = report.problems().next().unwrap();
    assert_eq!((first.code(), first.severity()), (Code::NeedlessEscape, Severity::Warning));
    let headline = report.headline().unwrap();
    assert_eq!((headline.code(), headline.span().range()), (Code::CharacterNotAllowed, 17..18));
    assert_eq!(report.to_string(), headline.message());
    let error = HdlUri::parse("hdl://10.1000/%41<").unwrap_err();
    assert_eq!((error.code(), error.at()), (Code::CharacterNotAllowed, 17));
}

/// A letter that is spelled in two characters is only worth knowing, and the full stop is probably a mistake.
#[test]
fn a_warning_leads_even_after_advice() {
    let report = Dialect::Handle.check("10.1000/e\u{301}a.");
    let severities = report.problems().map(|problem| problem.severity());
    assert!(severities.eq([Severity::Advice, Severity::Warning]), "{report:?}");
    assert_eq!(report.headline().unwrap().code(), Code::TrailingPunctuation);
}

/// Equality, hashing and serde agree with meaning: equal texts have the same type and the same handle.
#[test]
fn equal_texts_mean_the_same() {
    let text = "hdl:utf-16le@a/ab";
    let from_octets = Sun98Uri::parse(text.as_bytes()).unwrap();
    let from_characters = Sun98Uri::parse(text).unwrap();
    assert_eq!(from_octets, from_characters);
    assert_eq!(from_octets.handle(), from_characters.handle());
    let hash = RandomState::new();
    assert_eq!(hash.hash_one(from_octets), hash.hash_one(from_characters));
    // If the same text means something else, it has another type.
    assert_ne!(Sun98UriText::parse(text).unwrap().handle(), from_octets.handle());
}

#[cfg(feature = "serde")]
#[test]
fn serde_does_not_change_what_a_text_means() {
    let text = "\"hdl:utf-16le@a/ab\"";
    let octets: Sun98Uri<Vec<u8>> = serde_json::from_str(text).unwrap();
    let characters: Sun98UriText<String> = serde_json::from_str(text).unwrap();
    let again: Sun98Uri<Vec<u8>> =
        serde_json::from_str(&serde_json::to_string(&octets).unwrap()).unwrap();
    assert_eq!((&again, again.handle()), (&octets, octets.handle()));
    let again: Sun98UriText<String> =
        serde_json::from_str(&serde_json::to_string(&characters).unwrap()).unwrap();
    assert_eq!((&again, again.handle()), (&characters, characters.handle()));
}

/// This is the answer whichever features the tests are built with: `.ci/run` builds them with all features and without
/// any.
#[test]
fn no_feature_changes_an_answer() {
    let error = Sun98Uri::parse("hdl:nosuch@cnri.test/x").unwrap_err();
    assert_eq!((error.code(), error.at()), (Code::UnknownCharset, 4));
    assert!(Dialect::Sun98Uri.is_valid(b"hdl:jis@cnri.test/x"));
}

/// A span that ends before it starts is empty, and breaks nothing.
#[test]
fn a_reversed_span_is_empty() {
    let mut reversed = Span::new(7, 4);
    assert_eq!((reversed.len(), reversed.is_empty(), reversed.range()), (0, true, 7..7));
    reversed.end = 2;
    assert_eq!((reversed.len(), reversed.is_empty(), reversed.range()), (0, true, 7..7));
    let report = Report::single(b"10.1/a", Code::TooLong, reversed, Dialect::Handle.start());
    assert_eq!(report.headline().unwrap().span().range(), 6..6);
}

#[cfg(feature = "serde")]
#[test]
fn a_reversed_span_is_not_read() {
    let read = |json| serde_json::from_str::<Span>(json).map_err(|error| error.to_string());
    assert_eq!(read(r#"{"start":4,"end":7}"#), Ok(Span::new(4, 7)));
    let refused = read(r#"{"start":7,"end":4}"#).unwrap_err();
    assert!(refused.starts_with("a span ends before it starts"), "{refused}");
}

/// A key can be stored as octets and looked up by them, and is the same key when it is read again.
#[test]
fn a_key_goes_into_a_database_and_comes_back() {
    let key = Doi::parse("doi:10.1000/a").unwrap().key(Policy::Doi);
    assert_eq!(key, Doi::parse("10.1000/A").unwrap().key(Policy::Doi));
    let stored: Vec<u8> = key.clone().into();
    assert_eq!(stored, b"10.1000/A");
    assert_eq!(
        (Key::from(stored.clone()), Key::from(stored.as_slice())),
        (key.clone(), key.clone())
    );
    let known = std::collections::HashMap::from([(key, 1)]);
    assert_eq!(known.get(b"10.1000/A".as_slice()), Some(&1));
}

#[cfg(feature = "serde")]
#[test]
fn a_key_is_a_string_if_it_is_utf8() {
    for (handle, json) in [(&b"10.1/a"[..], "\"10.1/A\""), (b"10.1/\xFF", "[49,48,46,49,47,255]")] {
        let key = Policy::Doi.key(handle);
        assert_eq!(serde_json::to_string(&key).unwrap(), json);
        assert_eq!(serde_json::from_str::<Key>(json).unwrap(), key);
    }
}

/// A programmer sees the octets of a handle as text, not as a list of numbers.
#[test]
fn octets_are_shown_as_text() {
    let key = Policy::Doi.key(b"10.1000/a\"\xFF");
    assert_eq!(format!("{key:?}"), r#"Key("10.1000/A\"\xff")"#);
    let reading = &detect("10.1000/a")[0];
    assert_eq!(format!("{reading:?}"), r#"Reading { dialect: Handle, handle: Some("10.1000/a") }"#);
}

/// A policy and a key are the key of an ordered map, too.
#[test]
fn policies_have_an_order() {
    assert!(Policy::ALL.is_sorted());
    let key = |policy: Policy| (policy, policy.key("10.1000/a"));
    let known = std::collections::BTreeMap::from([(key(Policy::Doi), 1), (key(Policy::Handle), 2)]);
    assert_eq!((known[&key(Policy::Doi)], known[&key(Policy::Handle)]), (1, 2));
}

/// A problem is an error, but not a diagnostic of miette. Its card is the diagnostic.
fn is_error<T: std::error::Error + Send + Sync + 'static>() {}

/// Compiles only if a type has the traits that every type of a library should have.
fn common<T: Debug + Send + Sync + Unpin + UnwindSafe + RefUnwindSafe>() {}

#[cfg(not(feature = "report"))]
fn error<T: std::error::Error + Send + Sync + 'static>() {}

/// With the feature `report`, every error is a diagnostic too.
#[cfg(feature = "report")]
fn error<T: std::error::Error + miette::Diagnostic + Send + Sync + 'static>() {}

#[test]
fn everything_crosses_threads_and_is_shown() {
    common::<Charset>();
    common::<Code>();
    common::<Comparison>();
    common::<Conversion<'static>>();
    common::<Decoded<'static>>();
    common::<Dialect>();
    common::<Doi<&'static str>>();
    common::<Doi<String>>();
    common::<Edit>();
    common::<Expected>();
    common::<HandleOctet<Vec<u8>>>();
    common::<Key>();
    common::<Namespace>();
    common::<Node>();
    common::<Options<'static>>();
    common::<Part<'static>>();
    common::<Production>();
    common::<Reading<'static>>();
    common::<Repaired>();
    common::<Span>();
    common::<Terms<'static>>();
    error::<BuildError>();
    error::<Incomparable<'static>>();
    error::<NotFixed>();
    error::<ParseError>();
    error::<Refused<String>>();
    error::<Report<'static>>();
    error::<UnknownName>();
    is_error::<Problem<'static>>();
}
