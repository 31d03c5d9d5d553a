//! `fix`: a text after all safe fixes.

use alloc::vec::Vec;

use crate::code::Severity;
use crate::diagnosis;
use crate::diagnosis::Reader;
use crate::dialect::Dialect;
use crate::fix::edit::{Edit, applied, sort};
use crate::fix::suggest;
use crate::read::{Options, Production};

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
    /// `None` if the text has no safe edit, or if it would not be valid after all of them.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// let fixed = |text: &str| Dialect::InfoHdl.fix(text.as_bytes());
    /// assert_eq!(fixed("INFO:hdl/10.1000/<日>").as_deref(), Some(&b"info:hdl/10.1000/%3C%E6%97%A5%3E"[..]));
    /// assert_eq!(fixed("info:hdl/10.1000/182"), None);
    /// assert_eq!(fixed("INFO:hdl/10.1000"), None);
    /// ```
    #[must_use]
    pub fn fix(self, text: &[u8]) -> Option<Vec<u8>> {
        self.fix_with(text, Options::default())
    }

    /// Like [`fix`](Self::fix), with options.
    #[must_use]
    pub fn fix_with(self, text: &[u8], options: Options<'_>) -> Option<Vec<u8>> {
        // A report holds the first few problems only, so the edits come from all findings.
        let edits = |text: &[u8]| {
            let most = EDITS.max(text.len() / 8);
            let reader = Reader::Dialect(self);
            let found = diagnosis::explained(reader, text, self.tree(text), options, most);
            let mut edits = Vec::new();
            for finding in &found.findings {
                let suggestion =
                    suggest::suggestion(finding, text, Some(self.row()), &found.causes);
                // An error without a safe edit makes the other edits useless.
                if suggestion.fix().is_empty() && finding.severity == Severity::Error {
                    return None;
                }
                edits.extend_from_slice(suggestion.fix());
            }
            sort(&mut edits);
            Some(edits)
        };
        fixed(text, edits, |text| self.is_valid_with(text, options))
    }
}

impl Production {
    /// Like [`Dialect::fix`]: the text after every safe edit, if this rule then accepts it.
    ///
    /// ```
    /// use handle_syntax::Production;
    ///
    /// let rule: Production = "hdl_uri::u-handle".parse()?;
    /// assert_eq!(rule.fix("10.1000/é".as_bytes()).as_deref(), Some(&b"10.1000/%C3%A9"[..]));
    /// # Ok::<(), handle_syntax::UnknownName>(())
    /// ```
    #[must_use]
    pub fn fix(&self, text: &[u8]) -> Option<Vec<u8>> {
        let edits = |text: &[u8]| {
            let Some(finding) = self.finding(text) else { return Some(Vec::new()) };
            Some(suggest::suggestion(&finding, text, None, &[]).fix().to_vec())
        };
        fixed(text, edits, |text| self.accepts(text))
    }
}

/// Applies `edits` to the text until none is left; `None` if there are none at all, or if the result is not `accepted`.
fn fixed(
    text: &[u8],
    edits: impl Fn(&[u8]) -> Option<Vec<Edit>>,
    accepted: impl Fn(&[u8]) -> bool,
) -> Option<Vec<u8>> {
    let mut fixed: Option<Vec<u8>> = None;
    let mut left = MOST.max(10 * text.len());
    loop {
        let text = fixed.as_deref().unwrap_or(text);
        left = left.checked_sub(text.len())?;
        let edits = edits(text)?;
        if edits.is_empty() {
            return fixed.filter(|fixed| accepted(fixed));
        }
        fixed = Some(applied(&edits, text));
    }
}
