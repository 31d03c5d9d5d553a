//! The options of each function.

use std::str::FromStr;

use handle_syntax::meaning::{Mode, Relation};
use handle_syntax::{Charset, Dialect, Loss, Options, Policy, Production, ResolverSegment, Syntax};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};

use crate::near::unknown;

/// Reads options, which are empty or JSON. `options.js` has seen to it that their values are of the right kind, so what
/// is wrong is a name.
pub(crate) fn read<T: DeserializeOwned + Default>(json: &str) -> Result<T, String> {
    if json.is_empty() {
        return Ok(T::default());
    }
    serde_json::from_str(json).map_err(|error| {
        // The place in the JSON means nothing to a caller, who gave an object.
        let told = error.to_string();
        told.rsplit_once(" at line ").map_or(&*told, |(sentence, _)| sentence).to_owned()
    })
}

/// Values with names.
trait Named: FromStr {
    /// What sentences call such a value.
    const KIND: &'static str;

    /// The names of all values, or those that people write most often.
    fn names() -> Vec<&'static str>;
}

macro_rules! named {
    ($($type:ty, $kind:literal, $names:expr;)+) => {
        $(impl Named for $type {
            const KIND: &'static str = $kind;

            fn names() -> Vec<&'static str> {
                $names
            }
        })+
    };
}

named! {
    Charset, "charset", Charset::COMMON.to_vec();
    Dialect, "dialect", Dialect::ALL.iter().map(|dialect| dialect.name()).collect();
    Loss, "loss", Loss::ALL.iter().map(|loss| loss.name()).chain(["all"]).collect();
    Mode, "mode", Mode::ALL.iter().map(|mode| mode.name()).collect();
    Policy, "policy", Policy::ALL.iter().map(|policy| policy.name()).collect();
    Relation, "relation", Relation::ALL.iter().map(|relation| relation.name()).collect();
}

fn of_name<T: Named, E: Error>(name: &str) -> Result<T, E> {
    name.parse().map_err(|_| E::custom(unknown(T::KIND, name, &T::names())))
}

/// A value by its name.
fn named<'de, D: Deserializer<'de>, T: Named>(deserializer: D) -> Result<Option<T>, D::Error> {
    let name = Option::<String>::deserialize(deserializer)?;
    name.map(|name| of_name(&name)).transpose()
}

/// The dialect or the rule of a name.
fn syntax<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Syntax, D::Error> {
    let Some(name) = Option::<String>::deserialize(deserializer)? else {
        return Ok(Syntax::Scheme);
    };
    name.parse().map_err(|_| {
        D::Error::custom(if name.contains("::") {
            let rules: Vec<_> = Production::all().map(|rule| rule.name()).collect();
            unknown("rule", &name, &rules)
        } else {
            unknown(Dialect::KIND, &name, &Dialect::names())
        })
    })
}

/// `"all"`, or a list of names.
fn losses<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Loss>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Given {
        One(String),
        Many(Vec<String>),
    }

    let names = match Option::<Given>::deserialize(deserializer)? {
        None => return Ok(Vec::new()),
        Some(Given::One(name)) if name == "all" => return Ok(Loss::ALL.to_vec()),
        Some(Given::One(name)) => vec![name],
        Some(Given::Many(names)) => names,
    };
    names.iter().map(|name| of_name(name)).collect()
}

/// The dialect that reads `text`; for a single rule, the sentence that its texts mean no handle.
pub(crate) fn dialect(syntax: &Syntax, text: &[u8]) -> Result<Dialect, String> {
    syntax.dialect(text).ok_or_else(|| {
        let name = syntax.name(text);
        format!("`{name}` is a rule, so its texts mean no handle; name a dialect")
    })
}

macro_rules! options {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attribute:meta])* $field:ident: $type:ty,)* })+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Default, Deserialize)]
            #[serde(default, deny_unknown_fields, rename_all = "camelCase")]
            pub(crate) struct $name {
                #[serde(deserialize_with = "syntax")]
                #[serde(rename = "dialect")]
                pub(crate) syntax: Syntax,
                pub(crate) characters: bool,
                #[serde(deserialize_with = "named")]
                pub(crate) charset: Option<Charset>,
                pub(crate) resolver_segment: Option<String>,
                $($(#[$attribute])* pub(crate) $field: $type,)*
            }

            impl $name {
                /// How to read a text.
                pub(crate) fn options(&self) -> Options<'_> {
                    Options::new()
                        .characters(self.characters)
                        .charset(self.charset)
                        .resolver_segment(self.segment())
                }

                pub(crate) fn segment(&self) -> ResolverSegment<'_> {
                    self.resolver_segment.as_deref().into()
                }
            }
        )+
    };
}

options! {
    /// How to read a text.
    Reading {}
    /// How to check a text, and how many problems to report at most.
    Checking {
        most: Option<usize>,
    }
    /// Which normal form to write.
    Normalizing {
        #[serde(deserialize_with = "named")]
        mode: Option<Mode>,
        registry: bool,
    }
    /// Which notation to write, and what may be lost.
    Converting {
        #[serde(deserialize_with = "named")]
        to: Option<Dialect>,
        #[serde(deserialize_with = "losses")]
        allow_loss: Vec<Loss>,
        protect_dots: bool,
        minimal: bool,
        resolver: Option<String>,
    }
    /// In which sense to compare.
    Comparing {
        #[serde(deserialize_with = "named")]
        relation: Option<Relation>,
        #[serde(deserialize_with = "named")]
        policy: Option<Policy>,
        registry: bool,
    }
}
