//! What is called by a name: it is shown by its name, and read by it; what is not there is refused in words.

#![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use handle_syntax::{
    Charset, Code, Dialect, Equality, Loss, Mode, Namespace, Policy, Production, Relation, Severity,
};

/// Their names, divided by blanks.
fn names<T: Display>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<_> = all.into_iter().map(|one| one.to_string()).collect();
    all.join(" ")
}

/// Asserts that each is read by the name that it shows.
fn are_read<T: Display + Debug + PartialEq + FromStr>(all: impl IntoIterator<Item = T>)
where
    T::Err: Debug,
{
    for one in all {
        let name = one.to_string();
        assert_eq!(name.parse::<T>().unwrap(), one, "{name}");
    }
}

/// What is said of a name that nothing has.
fn refusal<T: FromStr>(name: &str) -> String
where
    T::Err: Error,
{
    T::from_str(name).err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn what_there_are_few_of_is_known_by_name() {
    let dialects = "handle handle-octet handle-prose handle-overview handle-sun98 cordra-id doi \
        hdl-uri hdl-resolver cordra-host cordra-path cordra-http sun98-uri sun98-proxy \
        info-uri info-hdl proxy";
    let losses = "query fragment modifier resolver host segment server alias-prefix";
    let known = [
        (names(Dialect::ALL), dialects),
        (names(Loss::ALL), losses),
        (names(Policy::ALL), "octets handle service doi sun98"),
        (names(Relation::ALL), "octets uri identifier handle"),
        (names([Equality::Yes, Equality::No, Equality::IfFolded]), "yes no if-folded"),
        (names([Severity::Advice, Severity::Warning, Severity::Error]), "advice warning error"),
        (names(Mode::ALL.iter().map(|mode| mode.name())), "section5 strict-3986"),
    ];
    for (shown, expected) in known {
        assert_eq!(shown, expected);
    }
}

#[test]
fn a_name_is_read_as_what_shows_it() {
    are_read(Dialect::ALL.iter().copied());
    are_read(Code::ALL.iter().copied());
    are_read(Namespace::all());
    are_read(Production::all());
}

#[test]
fn an_unknown_name_is_refused_in_words() {
    assert_eq!(refusal::<Dialect>("handles"), "there is no dialect of that name");
    assert_eq!(refusal::<Code>("missing"), "there is no problem of that name");
    assert_eq!(refusal::<Namespace>("isbn"), "no namespace of that name is registered");
    assert_eq!(refusal::<Production>("rfc3986::segments"), "no document has a rule of that name");
    assert_eq!(refusal::<Charset>("utf-9"), "there is no charset of that name");
}

#[test]
fn every_dialect_tells_what_it_is() {
    for dialect in Dialect::ALL {
        let about = dialect.about();
        assert!(about.contains(' ') && !about.ends_with('.'), "{dialect}: {about}");
        assert_eq!(Dialect::ALL.iter().filter(|other| other.about() == about).count(), 1);
    }
}

#[test]
fn these_dialects_say_who_resolves() {
    let with = Dialect::ALL.iter().filter(|dialect| dialect.has_resolver());
    assert_eq!(names(with), "hdl-resolver cordra-http sun98-proxy proxy");
}

#[cfg(feature = "charsets")]
#[test]
fn a_charset_is_read_by_its_labels_and_shown_by_its_name() {
    for (label, name) in [("jis", "ISO-2022-JP"), ("SJIS", "Shift_JIS"), ("latin1", "windows-1252")]
    {
        let charset: Charset = label.parse().unwrap();
        assert_eq!((charset.name(), &*charset.to_string()), (name, name));
        assert_eq!(format!("{charset:?}"), name);
        are_read([charset]);
    }
}
