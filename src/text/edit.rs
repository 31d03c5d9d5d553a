//! [`Edit`]: the replacement of a part of a text by another text.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::text::characters::character;
use crate::text::span::Span;

/// The most rounds in which edits are applied.
const ROUNDS: usize = 16;

/// The replacement of a part of the text.
///
/// ```
/// use handle_syntax::Dialect;
///
/// let report = Dialect::Doi.check("10.1000/182.");
/// let edit = report.headline().and_then(|problem| problem.suggestion()).unwrap();
/// assert_eq!((edit.span.range(), &*edit.text), (11..12, ""));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Edit {
    /// The octets to replace; an edit with an empty span only inserts. The library's own edits never cut a character of
    /// a UTF-8 text in two.
    pub span: Span,
    /// The text that takes their place; an edit with an empty text only deletes.
    pub text: String,
}

impl Edit {
    /// The edit that writes `text` in place of the octets of `span`.
    ///
    /// ```
    /// use handle_syntax::{Edit, Span};
    ///
    /// let edits = [Edit::new(Span::new(4, 4), "info:hdl/"), Edit::new(Span::new(9, 14), "")];
    /// assert_eq!(Edit::apply_all(edits, "see 10.10<wbr>00/182"), b"see info:hdl/10.1000/182");
    /// ```
    pub fn new(span: Span, text: impl Into<String>) -> Self {
        Self { span, text: text.into() }
    }

    /// The text after these edits, in whatever order they are. An edit that overlaps one before it in the text is left
    /// out, and so is one that ends after the text.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Edit};
    ///
    /// let text = "INFO:hdl/10.1000/é";
    /// let report = Dialect::InfoHdl.check(text);
    /// let fixes: Vec<Edit> = report.problems().filter_map(|problem| problem.fix()).collect();
    /// assert_eq!(Edit::apply_all(fixes, text), b"info:hdl/10.1000/%C3%A9");
    /// ```
    #[must_use]
    pub fn apply_all(
        edits: impl IntoIterator<Item = Self>,
        text: &(impl AsRef<[u8]> + ?Sized),
    ) -> Vec<u8> {
        let text = text.as_ref();
        let fits = |edit: &Self| edit.span.range().end <= text.len();
        let mut edits: Vec<_> = edits.into_iter().filter(fits).collect();
        sort(&mut edits);
        applied(&edits, text)
    }

    /// The text after `fix`, and after at most 16 rounds in which `edits` and again `fix` are applied: the text after
    /// one round may have new suggestions. `None` if that changes nothing.
    ///
    /// `edits` returns the edits that are wanted in a text, and `fix` the text after all safe edits, if it has any.
    /// [`Syntax::fix_and_apply`](crate::Syntax::fix_and_apply) does this for a program that has nothing else to say
    /// about which edits it wants.
    ///
    /// ```
    /// use handle_syntax::{Code, Dialect, Edit, Severity};
    ///
    /// // A program that wants the suggestions for all warnings.
    /// let edits = |text: &[u8]| -> Vec<Edit> {
    ///     let report = Dialect::Handle.check(text);
    ///     let warnings = report.problems().filter(|it| it.severity() == Severity::Warning);
    ///     warnings.filter_map(|problem| problem.suggestion()).collect()
    /// };
    /// let fixed = Edit::apply_in_rounds(b"see 10.1000/182.", edits, |_| None);
    /// assert_eq!(fixed.as_deref(), Some(&b"10.1000/182"[..]));
    /// ```
    #[must_use]
    pub fn apply_in_rounds(
        text: &[u8],
        edits: impl Fn(&[u8]) -> Vec<Self>,
        fix: impl Fn(&[u8]) -> Option<Vec<u8>>,
    ) -> Option<Vec<u8>> {
        let mut now = Cow::Borrowed(text);
        for round in 0..=ROUNDS {
            now = fix(&now).map_or(now, Cow::Owned);
            let edits = if round < ROUNDS { edits(&now) } else { Vec::new() };
            if edits.is_empty() {
                break;
            }
            now = Cow::Owned(Self::apply_all(edits, &now));
        }
        (*now != *text).then(|| now.into_owned())
    }

    /// The same edit in a text that begins `by` octets before this one.
    pub(crate) fn moved(self, by: usize) -> Self {
        let place = self.span.range();
        Self { span: Span::of(place.start + by, place.end + by), ..self }
    }

    /// One edit in place of `edits`, which are in text order: it replaces all from the first place to the last. `None`
    /// if there are no edits, or if a terminal would hide or obey a character of the edit's text.
    pub(crate) fn covering(edits: &[Self], text: &[u8]) -> Option<Self> {
        let (first, rest) = edits.split_first()?;
        if rest.is_empty() {
            return Some(first.clone()).filter(|edit| character::is_shown(&edit.text));
        }
        let span = rest.iter().fold(first.span, |span, edit| span.cover(edit.span));
        let whole = applied(edits, text);
        let after = text.len() - span.range().end;
        let text = whole.get(span.range().start..whole.len() - after)?;
        let text = core::str::from_utf8(text).ok().filter(|text| character::is_shown(text))?;
        Some(Self { span, text: text.into() })
    }
}

/// Sorts edits into text order. Of those that begin at the same octet, the ones that only insert come first, then the
/// longest; of two with the same span, the one that only deletes comes first.
pub(crate) fn sort(edits: &mut [Edit]) {
    edits.sort_by_key(|Edit { span, text }| {
        (span.start, !span.is_empty(), Reverse(span.end), !text.is_empty())
    });
}

/// The text after `edits`, which are in text order. An edit that overlaps the one before it is left out.
pub(crate) fn applied<'e>(edits: impl IntoIterator<Item = &'e Edit>, text: &[u8]) -> Vec<u8> {
    let (mut octets, mut at) = (Vec::with_capacity(text.len()), 0);
    for edit in edits {
        let span = edit.span.range();
        if span.start >= at {
            octets.extend_from_slice(&text[at..span.start]);
            octets.extend_from_slice(edit.text.as_bytes());
            at = span.end;
        }
    }
    octets.extend_from_slice(&text[at..]);
    octets
}
