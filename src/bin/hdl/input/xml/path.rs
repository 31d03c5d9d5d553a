//! [`Path`]: a path to texts in XML, written in a part of XPath.

use std::fmt;
use std::str::FromStr;

/// The elements that lead to texts: `/resource/identifier[@identifierType='DOI']`, `//ext-link/@href`, `//@href`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Path {
    pub(super) steps: Vec<Step>,
    /// The attribute that the path ends with, instead of the text of the element.
    pub(super) attribute: Option<Name>,
    /// The text that another element must have, in the same element as the last one.
    pub(super) beside: Option<Beside>,
}

/// An element on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// Whether other elements may be between it and the step before.
    pub(super) anywhere: bool,
    /// `None` matches any name.
    pub(super) name: Option<Name>,
    /// The attributes that it must have, and their texts.
    pub(super) attributes: Vec<(Name, Expected)>,
}

/// An element that must be next to another one, and the text that it must have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Beside {
    pub(super) step: Step,
    pub(super) text: Expected,
}

/// The text that an attribute or an element must have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Expected {
    text: String,
    folds_case: bool,
}

impl Expected {
    /// Whether this is the text.
    pub(super) fn is(&self, text: &[u8]) -> bool {
        match self.folds_case {
            true => text.eq_ignore_ascii_case(self.text.as_bytes()),
            false => text == self.text.as_bytes(),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quote = if self.text.contains('\'') { '"' } else { '\'' };
        write!(f, "{quote}{}{quote}", self.text)
    }
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
    /// The same path; its last element must also have this attribute, with a text in any case.
    pub(crate) fn with(mut self, name: &str, text: &str) -> Self {
        if let Some(last) = self.steps.last_mut() {
            let text = Expected { text: text.into(), folds_case: true };
            last.attributes.push((Name(name.into()), text));
        }
        self
    }

    /// The same path; the texts that it demands may have any case.
    pub(crate) fn folding_case(mut self) -> Self {
        let beside = self.beside.iter_mut();
        let others = beside.flat_map(|it| it.step.texts().chain([&mut it.text]));
        self.steps
            .iter_mut()
            .flat_map(Step::texts)
            .chain(others)
            .for_each(|it| it.folds_case = true);
        self
    }
}

impl Step {
    fn texts(&mut self) -> impl Iterator<Item = &mut Expected> {
        self.attributes.iter_mut().map(|(_, text)| text)
    }
}

/// The most steps of a path: [`Levels`](super::levels::Levels) has a bit of one number for each, and one more.
const MOST_STEPS: usize = u64::BITS as usize - 1;

const TOO_LONG: &str = "a path may have at most 63 steps";

const TEXT: &str = "leave out `text()`: a path to an element reads its text";

const RELATIVE: &str = "a path begins with `/`, or with `//` if the element may be anywhere";

const FORM: &str =
    "a path is written like `/resource/identifier[@identifierType='DOI']` or `//a/@href`";

/// The part at the start of a text, and the rest; or what is wrong.
type Part<'t, T> = Result<(T, &'t str), &'static str>;

impl FromStr for Path {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.ends_with("text()") {
            return Err(TEXT);
        }
        if text.starts_with(|first: char| first.is_ascii_alphabetic()) {
            return Err(RELATIVE);
        }
        let (mut steps, mut rest) = (Vec::new(), text);
        let mut beside: Option<(usize, Beside)> = None;
        while let Some(after) = rest.strip_prefix('/') {
            let (anywhere, after) =
                after.strip_prefix('/').map_or((false, after), |after| (true, after));
            if let Some(name) = after.strip_prefix('@') {
                let (attribute, rest) = name_of(name)?;
                // `//@name` is the attribute of any element.
                let anywhere = if anywhere && steps.is_empty() {
                    steps.push(Step { anywhere, name: None, attributes: Vec::new() });
                    false
                } else {
                    anywhere
                };
                return match (rest, anywhere || steps.is_empty() || beside.is_some()) {
                    ("", false) => Ok(Self { steps, attribute: Some(attribute), beside: None }),
                    _ => Err(FORM),
                };
            }
            let (name, after) = match after.strip_prefix('*') {
                Some(after) => (None, after),
                None => name_of(after).map(|(name, after)| (Some(name), after))?,
            };
            let (attributes, mut after) = attributes(after)?;
            if let Some(condition) = after.strip_prefix('[').filter(|_| beside.is_none()) {
                let (found, rest) = beside_of(condition)?;
                beside = Some((steps.len(), found));
                after = rest;
            }
            if steps.len() == MOST_STEPS {
                return Err(TOO_LONG);
            }
            steps.push(Step { anywhere, name, attributes });
            rest = after;
        }
        // Only an element right around the last one is still open when both texts are known.
        let is_around = |at: usize| at + 2 == steps.len();
        if steps.is_empty()
            || !rest.is_empty()
            || beside.as_ref().is_some_and(|it| !is_around(it.0))
        {
            return Err(FORM);
        }
        Ok(Self { steps, attribute: None, beside: beside.map(|(_, beside)| beside) })
    }
}

/// The conditions on attributes at the start of a text, and the rest.
fn attributes(text: &str) -> Part<'_, Vec<(Name, Expected)>> {
    let (mut attributes, mut after) = (Vec::new(), text);
    while let Some(condition) = after.strip_prefix("[@") {
        let (name, rest) = name_of(condition)?;
        let (text, rest) = expected(rest)?;
        attributes.push((name, text));
        after = rest;
    }
    Ok((attributes, after))
}

/// The condition on an element inside of another one, after its `[`, and the rest.
fn beside_of(text: &str) -> Part<'_, Beside> {
    let (name, rest) = name_of(text)?;
    let (attributes, rest) = attributes(rest)?;
    let (text, rest) = expected(rest)?;
    let step = Step { anywhere: false, name: Some(name), attributes };
    Ok((Beside { step, text }, rest))
}

/// The text that a condition demands, after `=` and before `]`, and the rest.
fn expected(text: &str) -> Part<'_, Expected> {
    let (text, rest) = text.strip_prefix('=').and_then(quoted).ok_or(FORM)?;
    let text = Expected { text: text.to_owned(), folds_case: false };
    Ok((text, rest.strip_prefix(']').ok_or(FORM)?))
}

/// The name at the start of a text, and the rest.
fn name_of(text: &str) -> Part<'_, Name> {
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
        for (at, step) in self.steps.iter().enumerate() {
            write!(f, "{}{step}", if step.anywhere { "//" } else { "/" })?;
            if let Some(Beside { step, text }) =
                self.beside.as_ref().filter(|_| at + 2 == self.steps.len())
            {
                write!(f, "[{step}={text}]")?;
            }
        }
        self.attribute.iter().try_for_each(|name| write!(f, "/@{}", name.0))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name.as_ref().map_or("*", |name| &name.0))?;
        self.attributes.iter().try_for_each(|(name, text)| write!(f, "[@{}={text}]", name.0))
    }
}

#[cfg(test)]
mod tests {
    use super::{FORM, MOST_STEPS, Path, RELATIVE, TEXT, TOO_LONG};

    #[test]
    fn a_path_is_written_as_it_is_read() {
        let paths = [
            "/resource/identifier[@identifierType='DOI']",
            "//dc:identifier",
            "/*//a[@b='c'][@d=\"e'\"]/@xlink:href",
            "//a[@b='c'][d[@e='f']='g']/h[@i='j']",
        ];
        for path in paths {
            let read = path.parse::<Path>().map(|path| path.to_string());
            assert_eq!(read.as_deref(), Ok(path));
        }
        let anywhere = "//@a".parse::<Path>().map(|path| path.to_string());
        assert_eq!(anywhere.as_deref(), Ok("//*/@a"));
        for path in ["", "/", "//", "/a/", "/@a", "/a//@b", "/a[b='c']", "/a[@b=c]", "/a[@b='c'"]
            .into_iter()
            .chain(["/a[b='c']/d/e", "/a[b='c']/d/@e", "/a[b]/d", "/a[b='c'][d='e']/f"])
        {
            assert_eq!(path.parse::<Path>(), Err(FORM), "{path}");
        }
        assert_eq!("identifier".parse::<Path>(), Err(RELATIVE));
        assert_eq!("//identifier/text()".parse::<Path>(), Err(TEXT));
    }

    #[test]
    fn a_path_has_as_many_steps_as_can_be_followed() {
        for last in ["", "/@b"] {
            let path = |steps| format!("{}{last}", "/a".repeat(steps)).parse::<Path>();
            assert_eq!(path(MOST_STEPS).map(|path| path.steps.len()), Ok(63), "{last}");
            assert_eq!(path(MOST_STEPS + 1), Err(TOO_LONG), "{last}");
        }
    }
}
