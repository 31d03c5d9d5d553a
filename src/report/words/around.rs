//! [`Around`]: what a sentence about a finding says of the text around its place.

use crate::accident::REPOSITORIES;
use crate::code::Code;
use crate::diagnosis::Finding;
use crate::text::{ascii, heads, position};

/// What a sentence about a finding says of the text around its place. Most sentences need only the octets at the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::report) enum Around {
    /// Nothing.
    Nothing,
    /// The text that a dialect was to read is empty.
    EmptyText,
    /// The text ends right after its scheme or its host.
    NoIdentifier,
    /// The text ends with the prefix of a handle, and has only a scheme, a label or a host before it.
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
    pub(in crate::report) fn of(finding: &Finding, text: &[u8]) -> Self {
        let Finding { code, span, .. } = *finding;
        let (before, after) = (&text[..span.range().start], &text[span.range().end..]);
        match code {
            Code::MissingSlash | Code::EmptyNamingAuthority
                if span.range().start == text.len() && is_bare(text) =>
            {
                Self::NoIdentifier
            }
            Code::MissingSlash if after.is_empty() && is_only_prefix(text) => Self::OnlyPrefix,
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
pub(in crate::report) fn has_ten(text: &[u8]) -> bool {
    position(text, heads::DOI_START).is_some()
}

/// What follows the last slash, colon or space of a text.
pub(in crate::report) fn last_part(text: &[u8]) -> &[u8] {
    text.rsplit(|octet| b"/: ".contains(octet)).next().unwrap_or_default()
}

/// Whether a text is only the prefix of an identifier, perhaps after a scheme or a label. A link has a prefix where it
/// has a number; elsewhere, a number may be anything, so only the prefix of a DOI name or that of a repository counts,
/// if no other number comes before it.
fn is_only_prefix(text: &[u8]) -> bool {
    let prefix = last_part(text);
    let is_part = |octet: &u8| octet.is_ascii_digit() || *octet == b'.';
    let is_number = prefix.first().is_some_and(u8::is_ascii_digit) && prefix.iter().all(is_part);
    let is_alone = || !text[..text.len() - prefix.len()].iter().any(u8::is_ascii_digit);
    is_number && (is_web(text) || is_usual_prefix(prefix) && is_alone())
}

/// Whether digits and dots are the prefix of a DOI name or that of a repository, perhaps with a dot after it.
fn is_usual_prefix(prefix: &[u8]) -> bool {
    let prefix = prefix.strip_suffix(b".").unwrap_or(prefix);
    let registrant = prefix.strip_prefix(heads::DOI_START.as_bytes());
    let is_registrant = |number: &[u8]| {
        !number.contains(&b'.') && heads::USUAL_REGISTRANT_DIGITS.contains(&number.len())
    };
    registrant.is_some_and(is_registrant) || prefix.starts_with(REPOSITORIES.as_bytes())
}

/// Whether the text begins with a scheme of links.
fn is_web(text: &[u8]) -> bool {
    heads::WEB.iter().any(|web| ascii::starts_with(text, web))
}

/// Whether the text ends with a `:` or a slash, as after its scheme, or is a scheme of links and a host without a path.
fn is_bare(text: &[u8]) -> bool {
    let after = |web: &&str| text.get(web.len()..).filter(|_| ascii::starts_with(text, web));
    matches!(text, [.., b':' | b'/'])
        || heads::WEB.iter().find_map(after).is_some_and(|host| !host.contains(&b'/'))
}
