//! [`Around`]: what a sentence about a finding says of the text around its place.

use crate::code::Code;
use crate::diagnosis::Finding;
use crate::text::{ascii, position};

/// What a sentence about a finding says of the text around its place. Most sentences need only the octets at the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Around {
    /// Nothing.
    Nothing,
    /// The text that a dialect was to read is empty.
    EmptyText,
    /// The text ends right after its scheme or its host.
    NoIdentifier,
    /// A link ends with the prefix of a handle.
    OnlyPrefix,
    /// A web address without a DOI name appears where a DOI name should begin.
    WebAddress,
    /// A dot stands before the place, and another one after it.
    TwoDots,
    /// A dot stands before the place only.
    DotBefore,
    /// A dot stands after the place only.
    DotAfter,
    /// The place begins the text, the handle or the local name, and more text follows it.
    Beginning,
}

impl Around {
    /// What the sentence about `finding` says of the rest of `text`.
    pub(super) fn of(finding: &Finding, text: &[u8]) -> Self {
        let Finding { code, span, .. } = *finding;
        let (before, after) = (&text[..span.range().start], &text[span.range().end..]);
        match code {
            Code::MissingSlash | Code::EmptyNamingAuthority
                if span.range().start == text.len() && is_bare(text) =>
            {
                Self::NoIdentifier
            }
            Code::MissingSlash
                if after.is_empty() && is_web(text) && is_prefix(last_part(text)) =>
            {
                Self::OnlyPrefix
            }
            Code::NotADoi if before.is_empty() && is_web(text) && !has_ten(text) => {
                Self::WebAddress
            }
            Code::EmptySegment => Self::dots(before, after),
            // Elsewhere, the identifier ends at the space: the text after it is reported as not part of the identifier.
            Code::StrayWhitespace
                if before.last().is_none_or(|octet| b":/".contains(octet)) && !after.is_empty() =>
            {
                Self::Beginning
            }
            _ => Self::Nothing,
        }
    }

    /// On which sides of an empty segment a dot stands, escaped or not.
    fn dots(before: &[u8], after: &[u8]) -> Self {
        let dots = [b".".as_slice(), b"%2E", b"%2e"];
        let dot_before = dots.iter().any(|dot| before.ends_with(dot));
        let dot_after = dots.iter().any(|dot| after.starts_with(dot));
        match (dot_before, dot_after) {
            (true, true) => Self::TwoDots,
            (true, false) => Self::DotBefore,
            (false, true) => Self::DotAfter,
            (false, false) => Self::Nothing,
        }
    }
}

/// Whether the text has a `10.` anywhere, with which a DOI name may begin.
pub(super) fn has_ten(text: &[u8]) -> bool {
    position(text, ascii::DOI_START).is_some()
}

/// What follows the last slash of a text.
pub(super) fn last_part(text: &[u8]) -> &[u8] {
    text.rsplit(|&octet| octet == b'/').next().unwrap_or_default()
}

/// Whether a text is made of digits and dots, and begins with a digit.
fn is_prefix(text: &[u8]) -> bool {
    let is_part = |octet: &u8| octet.is_ascii_digit() || *octet == b'.';
    text.first().is_some_and(u8::is_ascii_digit) && text.iter().all(is_part)
}

/// Whether the text begins with a scheme of links.
fn is_web(text: &[u8]) -> bool {
    ascii::WEB.iter().any(|web| ascii::starts_with(text, web))
}

/// Whether the text ends with a `:` or a slash, as after its scheme, or is a scheme of links and a host without a path.
fn is_bare(text: &[u8]) -> bool {
    let after = |web: &&str| text.get(web.len()..).filter(|_| ascii::starts_with(text, web));
    matches!(text, [.., b':' | b'/'])
        || ascii::WEB.iter().find_map(after).is_some_and(|host| !host.contains(&b'/'))
}
