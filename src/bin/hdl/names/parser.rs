//! [`NameParser`]: an argument that is one of many names. Completions offer them all, and a misspelt name gets a
//! suggestion.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use handle_syntax::{Charset, Dialect, Namespace, Policy};

use crate::names::ANY_DOI;
use crate::names::suggest;

/// The parser of the name, and the names that completions offer; the help does not list them.
#[derive(Clone)]
pub(crate) struct NameParser<T> {
    read: fn(&str) -> Result<T, String>,
    names: fn() -> Vec<&'static str>,
}

impl<T> NameParser<T> {
    pub(crate) const fn new(
        read: fn(&str) -> Result<T, String>,
        names: fn() -> Vec<&'static str>,
    ) -> Self {
        Self { read, names }
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for NameParser<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, Error> {
        self.read.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}

/// A dialect.
pub(crate) const DIALECT: NameParser<Dialect> =
    NameParser::new(|name| name.parse().map_err(|_| suggest::dialect_hint(name)), dialects);

/// A policy for the case of letters.
pub(crate) const POLICY: NameParser<Policy> = NameParser::new(
    |name| one_of(name, Policy::ALL, Policy::name),
    || Policy::ALL.iter().map(|policy| policy.name()).collect(),
);

/// A charset, by one of its labels.
pub(crate) const CHARSET: NameParser<Charset> = NameParser::new(
    |label| {
        let unknown = || suggest::unknown("charset", label, "the usual ones are", Charset::COMMON);
        label.parse().map_err(|_| unknown())
    },
    || Charset::COMMON.to_vec(),
);

/// A namespace of the info registry.
pub(crate) const NAMESPACE: NameParser<Namespace> = NameParser::new(
    |name| {
        let unknown = || suggest::unknown("namespace", name, "the namespaces are", &namespaces());
        name.parse().map_err(|_| unknown())
    },
    namespaces,
);

fn dialects() -> Vec<&'static str> {
    Dialect::ALL.iter().map(|dialect| dialect.name()).collect()
}

/// The names of everything that reads texts as a whole.
pub(crate) fn dialects_and_any_doi() -> Vec<&'static str> {
    [dialects(), vec![ANY_DOI]].concat()
}

fn namespaces() -> Vec<&'static str> {
    Namespace::all().map(Namespace::name).collect()
}

/// The one of `all` with that name.
pub(crate) fn one_of<T: Copy>(
    given: &str,
    all: &[T],
    name: fn(T) -> &'static str,
) -> Result<T, String> {
    let found = all.iter().copied().find(|&one| name(one) == given);
    found.ok_or_else(|| {
        let names: Vec<_> = all.iter().map(|&one| name(one)).collect();
        suggest::not_one_of(given, &names)
    })
}
