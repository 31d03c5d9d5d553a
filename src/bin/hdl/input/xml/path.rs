//! [`Path`]: a path to texts in XML, written in a part of XPath.

use std::fmt;
use std::str::FromStr;

/// The elements that lead to texts: `/resource/identifier[@identifierType='DOI']`, `//ext-link/@href`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Path {
    pub(super) steps: Vec<Step>,
    /// The attribute that the path ends with, instead of the text of the element.
    pub(super) attribute: Option<Name>,
}

/// An element on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// Whether other elements may be between it and the step before.
    pub(super) anywhere: bool,
    /// `None` matches any name.
    pub(super) name: Option<Name>,
    /// The attributes that it must have, and their texts.
    pub(super) attributes: Vec<(Name, String)>,
}

/// A name; without a prefix, it matches an element or attribute with any prefix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Name(String);

impl Name {
    /// Whether this matches an element or attribute called `prefixed`, or `local` without its prefix.
    pub(super) fn is(&self, prefixed: &str, local: &str) -> bool {
        self.0 == local || self.0 == prefixed
    }
}

impl Path {
    /// The same path; its last element must also have this attribute.
    pub(crate) fn with(mut self, name: &str, text: &str) -> Self {
        if let Some(last) = self.steps.last_mut() {
            last.attributes.push((Name(name.into()), text.into()));
        }
        self
    }
}

const FORM: &str =
    "a path is written like `/resource/identifier[@identifierType='DOI']` or `//a/@href`";

impl FromStr for Path {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (mut steps, mut rest) = (Vec::new(), text);
        while let Some(after) = rest.strip_prefix('/') {
            let (anywhere, after) =
                after.strip_prefix('/').map_or((false, after), |after| (true, after));
            if let Some(name) = after.strip_prefix('@') {
                let (attribute, rest) = name_of(name)?;
                return match (rest, anywhere || steps.is_empty()) {
                    ("", false) => Ok(Self { steps, attribute: Some(attribute) }),
                    _ => Err(FORM),
                };
            }
            let (name, mut after) = match after.strip_prefix('*') {
                Some(after) => (None, after),
                None => name_of(after).map(|(name, after)| (Some(name), after))?,
            };
            let mut attributes = Vec::new();
            while let Some(condition) = after.strip_prefix("[@") {
                let (name, rest) = name_of(condition)?;
                let (text, rest) = rest.strip_prefix('=').and_then(quoted).ok_or(FORM)?;
                attributes.push((name, text.to_owned()));
                after = rest.strip_prefix(']').ok_or(FORM)?;
            }
            steps.push(Step { anywhere, name, attributes });
            rest = after;
        }
        if steps.is_empty() || !rest.is_empty() {
            Err(FORM)
        } else {
            Ok(Self { steps, attribute: None })
        }
    }
}

/// The name at the start of a text, and the rest.
fn name_of(text: &str) -> Result<(Name, &str), &'static str> {
    let end = text.find(['/', '[', ']', '=', '@', '*', '\'', '"', ' ']).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    if name.is_empty() { Err(FORM) } else { Ok((Name(name.into()), rest)) }
}

/// The quoted text at the start of a text, and the rest.
fn quoted(text: &str) -> Option<(&str, &str)> {
    let quote = text.chars().next().filter(|quote| matches!(quote, '\'' | '"'))?;
    text[1..].split_once(quote)
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Step { anywhere, name, attributes } in &self.steps {
            f.write_str(if *anywhere { "//" } else { "/" })?;
            f.write_str(name.as_ref().map_or("*", |name| &name.0))?;
            for (name, text) in attributes {
                let quote = if text.contains('\'') { '"' } else { '\'' };
                write!(f, "[@{}={quote}{text}{quote}]", name.0)?;
            }
        }
        self.attribute.iter().try_for_each(|name| write!(f, "/@{}", name.0))
    }
}

#[cfg(test)]
mod tests {
    use super::{FORM, Path};

    #[test]
    fn a_path_is_written_as_it_is_read() {
        let paths = [
            "/resource/identifier[@identifierType='DOI']",
            "//dc:identifier",
            "/*//a[@b='c'][@d=\"e'\"]/@xlink:href",
        ];
        for path in paths {
            let read = path.parse::<Path>().map(|path| path.to_string());
            assert_eq!(read.as_deref(), Ok(path));
        }
        for path in
            ["", "a", "/", "//", "/a/", "/@a", "/a//@b", "/a[b='c']", "/a[@b=c]", "/a[@b='c'"]
        {
            assert_eq!(path.parse::<Path>(), Err(FORM), "{path}");
        }
    }
}
