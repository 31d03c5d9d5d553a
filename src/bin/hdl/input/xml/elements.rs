//! [`Elements`]: where identifiers are in XML.

use handle_syntax::find::Finder;

use super::escapes;
use super::path::Path;
use super::slip;

/// Which elements and attributes of XML have identifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Elements {
    /// Paths to identifiers, at most [`FIELDS`](crate::input::limits::FIELDS), each with what it leads to.
    pub(crate) paths: Vec<(Path, Content)>,
    /// Whether the paths are those of a profile. Then it is enough if one of them leads somewhere, and the first one
    /// that leads to a text reads it; otherwise each path must lead somewhere, and reads every text that it leads to.
    pub(crate) is_profile: bool,
    /// Whether a text that is an identifier with a slip, such as `doi.org/ 10.1000/1`, is always read as one
    /// identifier, so that the slip is reported. For a command that needs only handles, the identifier that is found
    /// next to the slip is better; it reads the whole text only if none is found.
    pub(crate) reports_slips: bool,
    /// The separator of several identifiers in one element.
    pub(crate) split: Option<Vec<u8>>,
}

/// What the text of an element or an attribute is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// An identifier.
    Identifier,
    /// An identifier if it begins as one; otherwise prose.
    Mixed,
    /// An identifier if it begins with a link to a known resolver; otherwise a link to something else.
    Link,
    /// An identifier if it begins as an info URI; otherwise words.
    Info,
    /// Prose, in which identifiers must be found.
    Prose,
}

impl Content {
    /// Whether a text is one identifier as a whole, perhaps a damaged one.
    pub(super) fn is_identifier(self, raw: &[u8], reports_slips: bool) -> bool {
        // Every text at such a path is an identifier, so it need not be decoded.
        if self == Self::Identifier {
            return true;
        }
        let text = escapes::text(raw);
        let text = text.trim_ascii();
        let may_have_slip = || reports_slips || !self.has_prose() || finds_none(raw);
        self.is_read_whole(raw, text) || may_have_slip() && self.has_slip(raw, text)
    }

    /// Whether identifiers are found in a text that is not one as a whole.
    pub(super) fn has_prose(self) -> bool {
        !matches!(self, Self::Link | Self::Info)
    }

    /// Whether a text that does not begin with an identifier is one with a slip.
    fn has_slip(self, raw: &[u8], text: &[u8]) -> bool {
        match self {
            Self::Link if !text.starts_with(b"http") => false,
            Self::Info => slip::is_in_info(text),
            _ => after_identifier(raw, text).is_none() && slip::is_in(text),
        }
    }

    /// Whether a text is one identifier as a whole, and has no slip in its beginning. The text is written as `raw`.
    fn is_read_whole(self, raw: &[u8], text: &[u8]) -> bool {
        match self {
            Self::Identifier => true,
            Self::Mixed => after_identifier(raw, text).is_some() || begins_with_prefix(text),
            Self::Link => after_identifier(raw, text).is_some() && text.starts_with(b"http"),
            Self::Info => after_identifier(raw, text).is_some() && slip::begins_info(text),
            // Punctuation after an identifier usually belongs to a sentence, but this text has only the identifier.
            Self::Prose => after_identifier(raw, text)
                .is_some_and(|rest| !rest.is_empty() && rest.iter().all(u8::is_ascii_punctuation)),
        }
    }
}

/// Whether no identifier is found in a text, which is written as `raw`.
fn finds_none(raw: &[u8]) -> bool {
    Finder::after(b'\n', raw).next().is_none()
}

/// What follows the identifier with which a text begins; `None` if it does not begin with one. The text is written as
/// `raw`.
fn after_identifier<'t>(raw: &[u8], text: &'t [u8]) -> Option<&'t [u8]> {
    let found = Finder::after(b'\n', raw).next()?;
    text.strip_prefix(&*found.text())
}

/// Whether a text begins with the prefix of a DOI name, even if no `/` follows that.
fn begins_with_prefix(text: &[u8]) -> bool {
    let digits = text.strip_prefix(b"10.").unwrap_or_default();
    digits.iter().take_while(|octet| octet.is_ascii_digit()).count() >= 4
}
