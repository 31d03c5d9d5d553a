//! The other readers of the texts.

use crate::family::Peer;

pub(crate) mod pattern;
pub(crate) mod table;

/// A peer that says by one expression whether a text is valid, and where its parts are.
macro_rules! peer {
    ($name:literal, $exact:literal, |$text:ident| $read:expr, $is:ident) => {
        $crate::family::Peer {
            name: $name,
            exact: $exact,
            accepts: |$text| $read.$is(),
            parse: |$text| {
                let _ = std::hint::black_box($read);
            },
        }
    };
}

/// The dialect by its type.
macro_rules! ours {
    ($dialect:ident) => {
        $crate::family::Peer {
            name: "handle-syntax",
            exact: false,
            accepts: |text| handle_syntax::Dialect::$dialect.is_valid(text.as_bytes()),
            parse: |text| {
                let _ = std::hint::black_box(handle_syntax::$dialect::parse(text));
            },
        }
    };
}

/// The production alone, without the rules of its dialect.
macro_rules! production {
    ($rule:expr) => {
        $crate::family::Peer {
            name: "production",
            exact: true,
            accepts: |text| handle_syntax::grammar::combinator::accepts($rule, text.as_bytes()),
            parse: |text| {
                let mut rule = handle_syntax::grammar::combinator::whole($rule);
                let _ =
                    std::hint::black_box(nom::Parser::parse_complete(&mut rule, text.as_bytes()));
            },
        }
    };
}

/// The plain loop over tables.
macro_rules! table_loop {
    ($read:ident) => {
        $crate::peers::peer!(
            "table loop",
            true,
            |text| $crate::peers::table::$read(text.as_bytes()),
            is_some
        )
    };
}

/// A regular expression of the same language; `{pchar}` stands for a percent-escape or an octet of `pchar`, and so on.
macro_rules! regex {
    ($pattern:literal) => {{
        static REGEX: std::sync::LazyLock<regex::bytes::Regex> =
            std::sync::LazyLock::new(|| $crate::peers::compiled($pattern));
        $crate::family::Peer {
            name: "regex",
            exact: true,
            accepts: |text| REGEX.is_match(text.as_bytes()),
            parse: |text| {
                let _ = std::hint::black_box(REGEX.captures(text.as_bytes()));
            },
        }
    }};
}

pub(crate) use {ours, peer, production, regex, table_loop};

/// Compiles `pattern`, which must match the whole text, octet by octet.
#[allow(clippy::expect_used, reason = "the patterns stand in the benches")]
pub(crate) fn compiled(pattern: &str) -> regex::bytes::Regex {
    let pattern = pattern::expanded(pattern);
    let mut builder = regex::bytes::RegexBuilder::new(&format!(r"\A(?:{pattern})\z"));
    builder.unicode(false).dot_matches_new_line(true).build().expect("a pattern of the benches")
}

/// The crates that read any URI.
pub(crate) const FLUENT_URI: Peer =
    peer!("fluent-uri", false, |text| fluent_uri::Uri::parse(text), is_ok);
pub(crate) const OXIRI: Peer = peer!("oxiri", false, |text| oxiri::Iri::parse(text), is_ok);
pub(crate) const IRI_STRING: Peer =
    peer!("iri-string", false, |text| iri_string::types::UriStr::new(text), is_ok);
pub(crate) const URIPARSE: Peer =
    peer!("uriparse", false, |text| uriparse::URI::try_from(text), is_ok);
/// The reader of the WHATWG repairs and copies a text, and accepts nearly every text.
pub(crate) const URL: Peer = peer!("url", false, |text| url::Url::parse(text), is_ok);
