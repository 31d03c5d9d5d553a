//! Texts with everything mended that is sure.

use alloc::vec::Vec;

use crate::code::Severity;
use crate::diagnosis;
use crate::diagnosis::Reader;
use crate::dialect::Dialect;
use crate::fix::edit::{Edit, applied, sort};
use crate::fix::suggest;
use crate::read::{Options, Production};

/// How many octets are read to mend a text, or ten times the text: few take more than two rounds, but one
/// that is right only a little further on after each could take as many as it has octets.
const MOST: usize = 1 << 22;

/// How many edits of one rule a round makes, or one for every eight octets: they take more memory than the text.
const EDITS: usize = 1 << 12;

impl Dialect {
    /// The text after every edit that is sure, [`fix`](crate::Problem::fix), until none is left; whatever else a
    /// report has to say about it remains.
    ///
    /// None where nothing of it is sure, or where it would still not be a text of this dialect: then it stays as it is.
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
        // The edits of all findings: a report would tell the first few of them only.
        let edits = |text: &[u8]| {
            let most = EDITS.max(text.len() / 8);
            let reader = Reader::Dialect(self);
            let found = diagnosis::explained(reader, text, self.tree(text), options, most);
            let mut edits = Vec::new();
            for finding in &found.findings {
                let suggestion =
                    suggest::suggestion(finding, text, Some(self.row()), &found.causes);
                // It would stay wrong, whatever else is mended.
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
    /// Like [`Dialect::fix`]: the text after every edit that is sure, if this rule accepts it.
    ///
    /// ```
    /// use handle_syntax::Production;
    ///
    /// let rule: Production = "hdl_uri::u-handle".parse()?;
    /// assert_eq!(rule.fix("10.1000/é".as_bytes()).as_deref(), Some(&b"10.1000/%C3%A9"[..]));
    /// # Ok::<(), handle_syntax::UnknownProduction>(())
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

/// Mends a text until nothing sure is left; none where that changes nothing or ends with what is not accepted.
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
