//! What a text is and means: whether it is valid, its handle, its productions, and the text after its safe edits.

use std::borrow::Cow;

use handle_syntax::find::{Finder, Found, last_cut};
use handle_syntax::{Conversion, Dialect, Loss, NotFixed, Syntax};

use super::report::{Checked, octets};
use super::settings::{Settings, Suggestions};

/// Whether no problem of a text is an error.
#[inline]
pub(crate) fn is_valid(syntax: &Syntax, text: &[u8], settings: &Settings) -> bool {
    syntax.is_valid(text, settings.options())
}

/// Checks a text.
pub(crate) fn check<'t>(syntax: &Syntax, text: &'t [u8], settings: &'t Settings) -> Checked<'t> {
    Checked(syntax.check(text, settings.options()))
}

/// The handle that a text means, or why it means none.
pub(crate) fn handle<'a>(
    syntax: &Syntax,
    text: &'a [u8],
    settings: &'a Settings,
) -> Result<Cow<'a, [u8]>, Checked<'a>> {
    let Some(dialect) = syntax.dialect(text) else { return Err(check(syntax, text, settings)) };
    if let Some(handle) = brief_handle(syntax, text, settings) {
        return Ok(handle);
    }
    // The text means no handle, so a conversion to a handle is refused, and its report says why.
    let conversion =
        Conversion::new(dialect, Dialect::Handle).options(settings.options()).allow(Loss::ALL);
    let converted = conversion.convert(text).map_err(Checked)?;
    Ok(Cow::Owned(converted.text))
}

/// The handle that a text means, if it means one.
pub(crate) fn brief_handle<'a>(
    syntax: &Syntax,
    text: &'a [u8],
    settings: &'a Settings,
) -> Option<Cow<'a, [u8]>> {
    match read_plain(syntax, text, settings) {
        Some((_, handle)) => Some(Cow::Borrowed(handle)),
        None => syntax.dialect(text)?.handle_with(text, settings.options()),
    }
}

/// The dialect and the handle of a text, if a quick check shows that the text has no problem.
pub(super) fn read_plain<'t>(
    syntax: &Syntax,
    text: &'t [u8],
    settings: &Settings,
) -> Option<(Dialect, &'t [u8])> {
    // The quick check does not know which path segment a resolver specifies.
    if settings.resolver_segment.is_some() {
        return None;
    }
    match syntax {
        Syntax::Scheme => handle_syntax::read_plain(text),
        Syntax::Dialect(dialect) => Some((*dialect, dialect.read_plain(text)?)),
        Syntax::Production(_) => None,
    }
}

/// Every dialect that accepts a text, by its number, and the handle that it reads there.
pub(crate) fn detect<'a>(
    text: &'a [u8],
    settings: &'a Settings,
) -> Vec<(i8, Option<Cow<'a, [u8]>>)> {
    let readings = handle_syntax::detect_with(text, settings.options());
    readings.into_iter().map(|reading| (number(reading.dialect), reading.handle)).collect()
}

/// The number of a dialect among the names of all, as a key of a dictionary.
pub(super) fn number(dialect: Dialect) -> i8 {
    dialect as i8
}

/// The identifiers in a text, and the octets where each of them is.
pub(crate) fn find(text: &[u8]) -> impl Iterator<Item = (Cow<'_, [u8]>, [usize; 2])> {
    handle_syntax::find(text).map(|found| {
        let range = found.range();
        (found.text(), [range.start, range.end])
    })
}

/// A part of a text that is searched at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    start: usize,
    /// How many octets it has at most. The part grows as long as every place in it may be inside of an identifier.
    octets: usize,
}

impl Default for Part {
    fn default() -> Self {
        Self { start: 0, octets: PART }
    }
}

/// How many octets of a text are searched at once.
const PART: usize = 1 << 16;

/// An identifier in a text, and the octets where it is.
pub(crate) type Place = (Vec<u8>, [usize; 2]);

/// The identifiers in a part of a text, and the part to search next; both together find what `find` finds in all of it.
pub(crate) fn find_in(text: &[u8], Part { start, octets }: Part) -> (Vec<Place>, Option<Part>) {
    let rest = &text[start..];
    let (part, next) = match rest.get(..octets) {
        None => (rest, None),
        // The part ends where no identifier can go on. If there is no such place, a longer part is searched next.
        Some(beginning) => match last_cut(beginning, 0).filter(|cut| *cut > 0) {
            Some(cut) => (&beginning[..cut], Some(Part { start: start + cut, octets: PART })),
            None => return (Vec::new(), Some(Part { start, octets: 2 * octets })),
        },
    };
    let finder = match start.checked_sub(1) {
        Some(before) => Finder::after(text[before], part),
        None => handle_syntax::find(part),
    };
    let place = |found: Found<'_>| {
        let range = found.range();
        (found.text().into_owned(), [start + range.start, start + range.end])
    };
    (finder.map(place).collect(), next)
}

/// The text after every safe edit; `None` if there is nothing to fix, or if the text would still be wrong.
pub(crate) fn fix(syntax: &Syntax, text: &[u8], settings: &Settings) -> Option<Vec<u8>> {
    changed(syntax.fix(text, settings.options()))
}

/// The text that edits have changed; `None` if they change nothing, or if the text would still be wrong.
fn changed(fixed: Result<Cow<'_, [u8]>, NotFixed>) -> Option<Vec<u8>> {
    match fixed {
        Ok(Cow::Owned(fixed)) => Some(fixed),
        Ok(Cow::Borrowed(_)) | Err(_) => None,
    }
}

/// The text after every safe edit and the suggestions for the named problems; `None` if there is nothing to fix, or if
/// the text would still be wrong.
pub(crate) fn fix_and_apply(
    syntax: &Syntax,
    text: &[u8],
    settings: &Settings,
    Suggestions(named): &Suggestions,
) -> Option<Vec<u8>> {
    if read_plain(syntax, text, settings).is_some() {
        return None;
    }
    changed(syntax.fix_and_apply(text, settings.options(), named))
}

/// A production, the part of the text that it matches, and how many productions are around it.
pub(crate) struct Node {
    pub(crate) production: &'static str,
    pub(crate) span: [usize; 2],
    pub(crate) depth: usize,
}

/// The productions of a reading, each before its parts; or why there is none.
pub(crate) fn parse<'t>(
    syntax: &Syntax,
    text: &'t [u8],
    settings: &'t Settings,
) -> Result<Vec<Node>, Checked<'t>> {
    let nodes = syntax.trace(text, settings.options());
    let nodes = nodes.ok_or_else(|| check(syntax, text, settings))?;
    let node = |node: &handle_syntax::Node| Node {
        production: node.production,
        span: octets(node.span),
        depth: node.depth,
    };
    Ok(nodes.iter().map(node).collect())
}
