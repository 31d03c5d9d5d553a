//! The options of the functions.

use std::sync::{Mutex, PoisonError};

use handle_syntax::meaning::{Mode, Relation};
use handle_syntax::{
    Charset, Code, Conversion, Dialect, Loss, Options, Policy, ResolverSegment, Syntax,
};
use serde::{Deserialize, Deserializer};

/// Reads options, which are empty or JSON. `options.js` has already checked that their values are of the right kind, so
/// only a name can be wrong. `options.js` also adds a suggestion to the sentence that this returns about a wrong name.
pub(crate) fn read(json: &str) -> Result<Given, String> {
    if json.is_empty() {
        return Ok(Given::default());
    }
    serde_json::from_str(json).map_err(|error| {
        // The place in the JSON means nothing to a caller, who gave an object.
        let told = error.to_string();
        told.rsplit_once(" at line ").map_or(&*told, |(sentence, _)| sentence).to_owned()
    })
}

/// A value by its name; the sentence about a wrong name quotes it.
fn named<'de, D: Deserializer<'de>, T: std::str::FromStr<Err: std::fmt::Display>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    let Some(name) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
    let value = name.parse();
    value.map(Some).map_err(|unknown| serde::de::Error::custom(format!("{unknown}: `{name}`")))
}

fn syntax<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Syntax, D::Error> {
    let Some(name) = Option::<String>::deserialize(deserializer)? else {
        return Ok(Syntax::Scheme);
    };
    name.parse().map_err(|_| {
        serde::de::Error::custom(format!("there is no dialect or rule of that name: `{name}`"))
    })
}

/// A list of names, of which `all` names all losses.
fn losses<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Loss>, D::Error> {
    let names = Vec::<String>::deserialize(deserializer)?;
    if names.iter().any(|name| name == "all") {
        return Ok(Loss::ALL.to_vec());
    }
    let loss = |name: String| {
        name.parse().map_err(|unknown| serde::de::Error::custom(format!("{unknown}: `{name}`")))
    };
    names.into_iter().map(loss).collect()
}

/// The problems that a list of names selects; `all` names all problems.
fn codes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Code>, D::Error> {
    let mut codes = Vec::new();
    for name in Vec::<String>::deserialize(deserializer)? {
        match Code::named(&name) {
            Some(named) => codes.extend(named),
            None if name == "all" => codes.extend(Code::ALL),
            None => {
                let sentence = format!("there is no problem of that name: `{name}`");
                return Err(serde::de::Error::custom(sentence));
            }
        }
    }
    Ok(codes)
}

/// A list of hosts, each of which may be part of a link.
fn hosts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<&'static str>, D::Error> {
    let host = |host: String| {
        let links = Conversion::new(Dialect::Handle, Dialect::Proxy).resolver(&*host);
        links.wrong_name().map_or_else(
            || Ok(kept(&host)),
            |wrong| Err(serde::de::Error::custom(format!("the option `proxies`: {wrong}"))),
        )
    };
    Vec::<String>::deserialize(deserializer)?.into_iter().map(host).collect()
}

/// The hosts that callers named so far. They are never freed, because the options of the library borrow a list of
/// hosts; each host takes memory only once.
static HOSTS: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());

fn kept(host: &str) -> &'static str {
    let mut hosts = HOSTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = hosts.iter().find(|known| **known == host) {
        return known;
    }
    let host = host.to_owned().leak();
    hosts.push(host);
    host
}

/// The dialect that reads `text`; for a single rule, the sentence that says which functions take one.
pub(crate) fn dialect(syntax: &Syntax, text: &[u8]) -> Result<Dialect, String> {
    syntax.dialect(text).ok_or_else(|| {
        let name = syntax.name(text);
        format!(
            "`{name}` is a rule, which only `isValid`, `check`, `parse`, `fix` and `way` take; here, name a dialect"
        )
    })
}

/// The options of all functions together; `options.js` knows which function takes which of them.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub(crate) struct Given {
    // How to read a text.
    #[serde(rename = "dialect", deserialize_with = "syntax")]
    pub(crate) syntax: Syntax,
    pub(crate) characters: bool,
    #[serde(deserialize_with = "named")]
    pub(crate) charset: Option<Charset>,
    pub(crate) resolver_segment: Option<String>,
    /// Hosts whose links are read like those to `hdl.handle.net`.
    #[serde(deserialize_with = "hosts")]
    pub(crate) proxies: Vec<&'static str>,
    /// How many problems to report at most.
    pub(crate) most: Option<usize>,
    /// The problems whose suggestions are applied.
    #[serde(deserialize_with = "codes")]
    pub(crate) apply: Vec<Code>,
    // Which normal form to write.
    #[serde(deserialize_with = "named")]
    pub(crate) mode: Option<Mode>,
    pub(crate) registry: bool,
    // Which notation to write, and what may be lost.
    #[serde(deserialize_with = "named")]
    pub(crate) to: Option<Dialect>,
    #[serde(deserialize_with = "losses")]
    pub(crate) allow_loss: Vec<Loss>,
    pub(crate) protect_dots: bool,
    pub(crate) minimal: bool,
    pub(crate) resolver: Option<String>,
    // In which sense to compare.
    #[serde(deserialize_with = "named")]
    pub(crate) relation: Option<Relation>,
    #[serde(deserialize_with = "named")]
    pub(crate) policy: Option<Policy>,
}

impl Given {
    /// How to read a text.
    pub(crate) fn options(&self) -> Options<'_> {
        Options::new()
            .characters(self.characters)
            .charset(self.charset)
            .resolver_segment(ResolverSegment::given(self.resolver_segment.as_deref()))
            .proxies(&self.proxies)
    }
}
