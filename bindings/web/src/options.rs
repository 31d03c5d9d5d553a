//! The options of each function.

use handle_syntax::meaning::{Mode, Relation};
use handle_syntax::{Charset, Dialect, Loss, Options, Policy, ResolverSegment, Syntax};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};

/// Reads options, which are empty or JSON.
pub(crate) fn read<T: DeserializeOwned + Default>(json: &str) -> Result<T, String> {
    if json.is_empty() {
        return Ok(T::default());
    }
    serde_json::from_str(json).map_err(|error| {
        // The place in the JSON means nothing to a caller, who gave an object.
        let told = error.to_string();
        let sentence = told.rsplit_once(" at line ").map_or(&*told, |(sentence, _)| sentence);
        format!("the options are wrong: {sentence}")
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
    let loss = |name: String| {
        name.parse().map_err(|unknown| serde::de::Error::custom(format!("{unknown}: `{name}`")))
    };
    names.into_iter().map(loss).collect()
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
