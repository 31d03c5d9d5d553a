//! Lints about characters that are not what they look like.

use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

use crate::code::Code;
use crate::rule::subject::Subject;
use crate::text::confusable::Looks;
use crate::text::{Span, character, confusable, is_hidden};

/// D-W7: a person cannot see an invisible character, but identifiers are compared octet by octet.
pub(crate) fn invisible_character(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let trimmed = subject.trimmed();
    each(subject, Looks::LikeNothing, &mut |span| {
        // Another rule reports white space at the beginning or end.
        if trimmed.is_none_or(|trimmed| trimmed.contains(span)) {
            found(Code::InvisibleCharacter, span);
        }
    });
}

/// D-P8: word processors replace hyphens by dashes.
pub(crate) fn dash_lookalike(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    each(subject, Looks::LikeAHyphen, &mut |span| found(Code::DashLookalike, span));
}

/// D-P13: handles are never normalized, so that two spellings of `é` are two handles.
pub(crate) fn not_nfc(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = subject.identifying();
    let mut characters = part.characters().peekable();
    while let Some((first, mut span)) = characters.next() {
        let joins = |(next, _): &(Option<char>, Span)| next.is_some_and(character::joins);
        let carries = !first.is_some_and(stands_alone);
        while carries && let Some((_, next)) = characters.next_if(joins) {
            span.end = next.end;
        }
        let whole = subject.decoded(span).characters().filter_map(|(character, _)| character);
        let composed = match is_nfc_quick(whole.clone()) {
            IsNormalized::Yes => true,
            IsNormalized::No => false,
            IsNormalized::Maybe => whole.clone().nfc().eq(whole),
        };
        if first.is_some() && !composed && subject.is_written(span) {
            found(Code::NotNfc, span);
        }
    }
}

/// Whether `character` never forms one character with the next one: it is hidden, or a sign of ASCII other than the
/// three that can be struck through, as in `≠`.
fn stands_alone(character: char) -> bool {
    is_hidden(character) || character.is_ascii_punctuation() && !"<=>".contains(character)
}

/// Reports each character of the identifier that has the look `wanted`.
fn each(subject: &Subject<'_>, wanted: Looks, found: &mut dyn FnMut(Span)) {
    let part = subject.identifying();
    for (character, span) in part.characters() {
        if character.and_then(confusable::looks) == Some(wanted) {
            found(span);
        }
    }
}
