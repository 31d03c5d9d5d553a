//! `fix`: a text after all safe fixes.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;

use crate::code::Severity;
use crate::diagnosis::{self, Reader, plain};
use crate::dialect::Dialect;
use crate::fix::proof::{Known, Proof};
use crate::fix::suggest;
use crate::fix::suggestion::Suggestion;
use crate::read::{Options, Production};
use crate::text::edit::{Edit, applied, sort};

/// How many octets [`fixed`] reads in all, or ten times the text if that is more. Few texts take more than two rounds,
/// but a text that becomes valid only a little further in each could take as many rounds as it has octets.
const MOST: usize = 1 << 22;

/// How many edits of one rule a round makes, or one for every eight octets if that is more: edits take more memory than
/// the text itself.
const EDITS: usize = 1 << 12;

impl Dialect {
    /// The text after every safe edit, [`Problem::fix`](crate::Problem::fix), until none is left. It may still have
    /// warnings and advice.
    ///
    /// A valid text without a safe edit is returned unchanged, borrowed.
    ///
    /// ```
    /// use std::borrow::Cow;
    ///
    /// use handle_syntax::Dialect;
    ///
    /// let fixed = Dialect::InfoHdl.fix("INFO:hdl/10.1000/日").unwrap();
    /// assert_eq!(fixed, &b"info:hdl/10.1000/%E6%97%A5"[..]);
    /// assert!(matches!(Dialect::InfoHdl.fix("info:hdl/10.1000/182"), Ok(Cow::Borrowed(_))));
    /// assert!(Dialect::InfoHdl.fix("INFO:hdl/10.1000").is_err());
    /// ```
    ///
    /// # Errors
    /// The text would not be valid after all safe edits.
    pub fn fix(self, text: &(impl AsRef<[u8]> + ?Sized)) -> Result<Cow<'_, [u8]>, NotFixed> {
        self.fix_with(text, Options::default())
    }

    /// Like [`fix`](Self::fix), with options.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Options};
    ///
    /// let fixed = Dialect::HdlUri.fix_with("hdl://10.1000/é", Options::new())?;
    /// assert_eq!(*fixed, *b"hdl://10.1000/%C3%A9");
    /// # Ok::<(), handle_syntax::NotFixed>(())
    /// ```
    ///
    /// # Errors
    /// The text would not be valid after all safe edits.
    pub fn fix_with<'t>(
        self,
        text: &'t (impl AsRef<[u8]> + ?Sized),
        options: Options<'_>,
    ) -> Result<Cow<'t, [u8]>, NotFixed> {
        // A report holds the first few problems only, so the edits come from all findings.
        let edits = |text: &[u8]| {
            if plain::is_plain_in(self.row(), text, options) {
                return Some(Vec::new());
            }
            let most = EDITS.max(text.len() / 8);
            let reader = Reader::Dialect(self);
            let found = diagnosis::explain(reader, text, self.tree(text), options, most);
            let known = Known::of(&found, text);
            let proof = Proof { text, dialect: self, options, known };
            let mut edits = Vec::new();
            for finding in &found.findings {
                let suggestion =
                    suggest::suggestion(finding, text, Some(self.row()), &found.causes);
                let is_safe = |it: &Suggestion| it.is_fix && proof.holds(it);
                if let Some(fix) = suggestion.filter(is_safe) {
                    edits.extend(fix.edits);
                } else if finding.severity == Severity::Error {
                    // An error without a safe edit makes the other edits useless.
                    return None;
                }
            }
            sort(&mut edits);
            Some(edits)
        };
        fixed(text.as_ref(), edits, |text| self.is_valid_with(text, options))
    }
}

impl Production {
    /// Like [`Dialect::fix`]: the text after every safe edit, if this rule then accepts it.
    ///
    /// ```
    /// use handle_syntax::Production;
    ///
    /// let rule: Production = "hdl_uri::u-handle".parse()?;
    /// assert_eq!(rule.fix("10.1000/é").unwrap(), &b"10.1000/%C3%A9"[..]);
    /// # Ok::<(), handle_syntax::UnknownName>(())
    /// ```
    ///
    /// # Errors
    /// The text would not be valid after all safe edits.
    pub fn fix<'t>(
        &self,
        text: &'t (impl AsRef<[u8]> + ?Sized),
    ) -> Result<Cow<'t, [u8]>, NotFixed> {
        let edits = |text: &[u8]| {
            let Some(finding) = self.finding(text) else { return Some(Vec::new()) };
            let suggestion = suggest::suggestion(&finding, text, None, &[]);
            Some(suggestion.filter(|it| it.is_fix).map_or_else(Vec::new, |fix| fix.edits))
        };
        fixed(text.as_ref(), edits, |text| self.accepts(text))
    }
}

/// The error of fixing a text that would not be valid after all safe edits.
///
/// ```
/// use handle_syntax::{Dialect, NotFixed};
///
/// // Only the author knows what belongs after the `/`.
/// assert_eq!(Dialect::Doi.fix("10.1000"), Err(NotFixed));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFixed;

impl fmt::Display for NotFixed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the text has an error that no safe edit corrects")
    }
}

impl core::error::Error for NotFixed {}

#[cfg(feature = "report")]
impl miette::Diagnostic for NotFixed {}

/// Applies `edits` to the text until none is left; the result must be `accepted`.
fn fixed<'t>(
    text: &'t [u8],
    edits: impl Fn(&[u8]) -> Option<Vec<Edit>>,
    accepted: impl Fn(&[u8]) -> bool,
) -> Result<Cow<'t, [u8]>, NotFixed> {
    let mut left = MOST.max(10 * text.len());
    let mut text = Cow::Borrowed(text);
    loop {
        left = left.checked_sub(text.len()).ok_or(NotFixed)?;
        let edits = edits(&text).ok_or(NotFixed)?;
        if edits.is_empty() {
            return if accepted(&text) { Ok(text) } else { Err(NotFixed) };
        }
        text = Cow::Owned(applied(&edits, &text));
    }
}
