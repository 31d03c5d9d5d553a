//! The edits of characters that are allowed where they stand, but were hardly meant: hidden ones, marks of the text
//! around an identifier, escapes, entities, and octets of another charset.

use alloc::string::String;

use crate::code::Code;
use crate::diagnosis::Finding;
use crate::fix::suggest::meant::{by_controls, by_windows, composed, decoded, inside, written};
use crate::fix::suggest::place::follows_percent;
use crate::fix::suggestion::Suggestion;
use crate::rule::lint::link::completes_link;
use crate::text::{Decoded, Edit, Span, entity};

/// The edit for characters that were hardly meant.
pub(super) fn characters(finding: &Finding, text: &[u8]) -> Option<Suggestion> {
    let span = finding.span;
    let octets = &text[span.range()];
    Some(match finding.code {
        Code::StrayWhitespace | Code::InvisibleCharacter | Code::TrailingPunctuation => {
            Suggestion::attempt(span, "")
        }
        Code::EnclosingMarks => Suggestion::attempt(span, inside(octets)?),
        Code::DashLookalike => Suggestion::attempt(span, "-"),
        Code::ControlCharacter => Suggestion::attempt(span, by_controls(text, span)?),
        // After a stray `%`, the decoded character might complete an escape.
        Code::NeedlessEscape if follows_percent(text, span) => return None,
        Code::NeedlessEscape => {
            let character = decoded(text, span)?;
            let is_fix = !completes_link(text, span, &character);
            Suggestion { is_fix, ..Suggestion::attempt(span, character) }
        }
        Code::EscapeInHandle => Suggestion::attempt(span, decoded(text, span)?),
        Code::EscapedSlash => slashes(text, span),
        Code::DoubleEscape => {
            Suggestion::attempt(span, String::from_utf8_lossy(octets).replace("%25", "%"))
        }
        Code::HtmlEntity => {
            let (character, _) = entity::first(Decoded::new(text, span, finding.escapes))?;
            Suggestion::attempt(span, written(character, finding.escapes)?)
        }
        Code::NotUtf8 => Suggestion::attempt(span, by_windows(text, span, false)?),
        Code::EscapeNotUtf8 => Suggestion::attempt(span, by_windows(text, span, true)?),
        Code::NotNfc => Suggestion::attempt(span, composed(text, span, finding.escapes)),
        _ => return None,
    })
}

/// The edits that write the escaped slash at `span`, and all those after it, raw, because a program that escapes one
/// slash escapes all. A query or a fragment keeps its escaped slashes.
fn slashes(text: &[u8], span: Span) -> Suggestion {
    let start = span.range().start;
    let path = text[start..].iter().take_while(|octet| !b"?#".contains(octet)).count();
    let octets = Decoded::new(text, Span::of(start, start + path), true).octets();
    let escaped = octets.filter(|(octet, place)| *octet == b'/' && place.len() == 3);
    Suggestion::attempt_all(escaped.map(|(_, span)| Edit { span, text: "/".into() }).collect())
}
