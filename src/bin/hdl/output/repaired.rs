//! [`RepairedText`]: the text of a record after edits, as a report shows it.

use handle_syntax::text::is_hidden;

/// The longest repaired text that is shown, in octets: a longer one helps nobody.
const LONGEST: usize = 400;

/// The whole text of a record after edits. It has no character that a terminal would hide or obey.
#[derive(Clone, Debug)]
pub(crate) struct RepairedText {
    text: String,
    is_sure: bool,
}

impl RepairedText {
    /// What `--fix` writes, if it can be shown.
    pub(crate) fn fixed(text: Vec<u8>) -> Option<Self> {
        let text = String::from_utf8(text).ok()?;
        let is_shown = text.len() <= LONGEST && !text.contains(is_hidden);
        is_shown.then_some(Self { text, is_sure: true })
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Whether `--fix` writes this text; otherwise it is only plausible.
    pub(crate) fn is_sure(&self) -> bool {
        self.is_sure
    }

    /// The word before the text.
    pub(crate) fn word(&self) -> &'static str {
        if self.is_sure { "fix" } else { "try" }
    }
}

impl From<handle_syntax::Repaired> for RepairedText {
    fn from(repaired: handle_syntax::Repaired) -> Self {
        Self { text: repaired.text().to_owned(), is_sure: repaired.is_sure() }
    }
}
