//! Text around the identifier of an info URI of another namespace than those of handles and of DOI names.

mod slip;

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use handle_grammar::class::Class;

use super::form::octets::{
    are_digits, blank, blanks, contains, run, run_before, separators_before, starts,
};
use super::letter::{is_foreign_character, is_raised};
use super::name;
use super::name::kind::Kind;
use super::search::hit::Hit;
use super::search::pasted::Pasted;
use crate::registry::Namespace;
use crate::text::{begins_parameter, character};

pub(crate) use slip::{corrected, is_doi};

/// Octets that no URI has, and that stand around an identifier rather than in it.
const OUTSIDE: Class = Class::of(b" \t\r\n\"<>[]{}|\\`");

/// An info URI with something in it that no URI has.
struct Interrupted {
    namespace: Namespace,
    /// The first character that no URI has.
    at: usize,
    /// The end of the text before it, without separators.
    end: usize,
}

impl Interrupted {
    fn of(pasted: &Pasted<'_>) -> Option<Self> {
        let namespace = namespace(pasted)?;
        let is_sici = namespace.name() == "sici";
        let is_outside = |character: Option<char>, range: &Range<usize>| match character {
            Some('&') => begins_parameter(&pasted.flat[range.end..]),
            // A SICI has angle brackets of its own.
            Some('<' | '>') if is_sici => starts(pasted.flat, range.start, "</"),
            // Inside an identifier, a mark beyond ASCII may stand for another mark.
            Some(character) if !character.is_ascii() => {
                let next = pasted.flat.get(range.end);
                // A raised digit inside the identifier may belong to it, and one at its end is the number of a note.
                let is_note = is_raised(character) && next.is_none_or(u8::is_ascii_whitespace);
                let is_mark =
                    is_note || is_foreign_character(character) && !character.is_alphanumeric();
                (character.is_whitespace() || is_mark)
                    && !next.is_some_and(u8::is_ascii_alphanumeric)
            }
            _ => OUTSIDE.contains(pasted.flat[range.start]),
        };
        let mut characters = pasted.characters(pasted.body.start);
        let (_, range) = characters.find(|(character, range)| {
            range.end <= pasted.body.end && is_outside(*character, range) && pasted.is_raw(range)
        })?;
        let end = separators_before(pasted.flat, range.start);
        (end > pasted.body.start).then_some(Self { namespace, at: range.start, end })
    }

    /// Whether the record of the namespace shows that the identifier ends before the character.
    fn is_whole(&self, pasted: &Pasted<'_>) -> bool {
        let before = &pasted.flat[pasted.body.start..self.end];
        self.namespace.has_described_form(before)
    }

    /// Whether the identifier goes on after its blanks, which are deleted: it then has the form of its namespace. What
    /// follows a word of the namespace without making another word of it is a note.
    fn is_joined(&self, pasted: &Pasted<'_>) -> bool {
        let (namespace, joined) = (self.namespace, joined(pasted, &gaps(pasted)));
        let is_word = namespace.has_word(&pasted.flat[pasted.body.start..self.end]);
        namespace.has_described_form(&joined) && (!is_word || namespace.has_word(&joined))
    }
}

/// The registered namespace of an info URI whose identifier is not a handle.
fn namespace(pasted: &Pasted<'_>) -> Option<Namespace> {
    if pasted.kind != Kind::Info {
        return None;
    }
    Namespace::of_identifier(pasted.flat).map(|(namespace, _)| namespace)
}

/// `info:pmid/12217522</dc:identifier>`, `info:pmid/12217522 [PubMed]`: markup or a note after an identifier.
pub(super) fn after(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let found = Interrupted::of(pasted)?;
    let rest = &text[blanks(text, found.at)..];
    let is_apart = blank(text, found.at) > 0;
    // Words may be a part of an identifier of any form, but a bracket or a link is not.
    let is_bracketed = rest.first().is_some_and(is_opening);
    let has_path = rest.contains(&b'/');
    let begins_note = || {
        is_bracketed
            || is_label(rest)
            || is_pictogram(rest) && !has_path
            || name::web_end(rest, 0).is_some()
    };
    // A tab stands between the cells of a table.
    let between = &text[found.at..text.len() - rest.len()];
    let is_cell = between.contains(&b'\t')
        && !rest.is_empty()
        && !has_path
        && text[found.end - 1].is_ascii_alphanumeric();
    let is_note = is_cell
        || found.is_whole(pasted) && !found.is_joined(pasted)
        || if is_apart { begins_note() } else { is_markup(rest) };
    // After these marks, an identifier goes on, if more than a tag follows.
    let tag = if rest.starts_with(b"<") { run(rest, 0, |octet| *octet != b'>') } else { 0 };
    let is_unfinished = b"/:=-_".contains(&text[found.end - 1])
        && !(is_apart && is_bracketed)
        && rest[tag..].iter().any(u8::is_ascii_alphanumeric);
    (is_note && !is_unfinished).then(|| Hit::cut(found.end..text.len()))
}

/// Whether the first character of `rest`, which interrupts the identifier, begins a tag, a parameter, the number of a
/// note or another cell of a table, is the end of a line in the strings of a program, or stands at the end of a word.
fn is_markup(rest: &[u8]) -> bool {
    match rest {
        [b'|', cell @ ..] => !cell.contains(&b'/'),
        [b'&', ..] | [b'<'] | [b'<', b'/' | b'!', ..] => true,
        [b'<', ..] => contains(rest, ">"),
        [b'[', b'1'..=b'9', digits @ .., b']'] if are_digits(digits) => true,
        [b'\\', b'n' | b'r' | b't'] | [b'\\', b'n' | b'r' | b't', b'\\', ..] => true,
        _ => !rest.get(1).is_some_and(u8::is_ascii_alphanumeric),
    }
}

/// Whether the label of another identifier begins here, such as `PMID:`, or the text ends with a word in capitals, such
/// as `RETRACTED`.
fn is_label(rest: &[u8]) -> bool {
    let end = run(rest, 0, u8::is_ascii_uppercase);
    end > 2 && rest.get(end).is_none_or(|next| *next == b':')
}

/// Whether a note begins with this sign or picture beyond ASCII.
fn is_pictogram(rest: &[u8]) -> bool {
    character::first(rest).is_some_and(|first| !first.is_ascii() && !first.is_alphanumeric())
}

/// Whether a note begins with this octet.
fn is_opening(octet: &u8) -> bool {
    b"([{<\"'|".contains(octet)
}

/// How many slashes stand before the title of a project in the identifier of its grant (OpenAIRE):
/// `grantAgreement/EC/FP7/246686/EU/A title/ACRONYM`.
const BEFORE_TITLE: usize = 5;

/// `…/EU/A "quoted" title/ACRONYM`: characters that no URI has, from the title of a project on. A title may have any
/// character, so that none of them ends the identifier; but markup does, and so do the parameters of a page.
pub(super) fn title(pasted: &Pasted<'_>) -> Option<Hit> {
    let Interrupted { at, .. } = Interrupted::of(pasted)?;
    let slashes = pasted.flat[pasted.body.start..at].iter().filter(|&&octet| octet == b'/');
    let is_grant = pasted.body().starts_with(b"grantAgreement/");
    let goes_on = pasted.flat[at..pasted.body.end].iter().any(u8::is_ascii_alphanumeric);
    let is_title = is_grant && slashes.count() == BEFORE_TITLE && !b"<&".contains(&pasted.flat[at]);
    if !is_title || !goes_on {
        return None;
    }
    let characters = pasted.characters(pasted.body.start).filter_map(|(character, range)| {
        let meant = String::from(character?);
        let written = pasted.written(&meant);
        (range.end <= pasted.body.end && pasted.is_raw(&range) && written != meant)
            .then_some((range, written))
    });
    Hit::all(characters)
}

/// `info:oclcnum/53 393 962`, `info:pronom/fmt/ 42`: blanks inside an identifier. They are deleted if they stand beside
/// a mark, or if the identifier then has the form of its namespace; but between two letters, a mark may be missing.
/// Identifiers of any form may have blanks.
pub(super) fn gap(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let Interrupted { namespace, .. } = Interrupted::of(pasted)?;
    let beside = |gap: &Range<usize>| [text[gap.start - 1], text[gap.end]];
    // The title of a page may be an identifier of any form, and may have a colon before a blank.
    let marks: &[u8] = if namespace.form().is_some() { b"/:.,;=-_" } else { b"/" };
    let is_beside_mark = |gap| beside(gap).iter().any(|octet| marks.contains(octet));
    let is_in_word = |gap| beside(gap).iter().all(u8::is_ascii_alphabetic);
    let mut gaps = gaps(pasted);
    let is_joined = namespace.has_described_form(&joined(pasted, &gaps));
    gaps.retain(|gap| gap.end < text.len());
    // The rules of a namespace may leave spaces out.
    let normal = namespace.normal(pasted.body());
    let is_deleted = normal.is_some_and(|normal| !normal.contains(&b' '))
        || gaps.iter().all(is_beside_mark)
        || is_joined && !gaps.iter().any(is_in_word);
    if !is_deleted && namespace.form().is_none() {
        return None;
    }
    Some(Hit::all(gaps.into_iter().map(|gap| (gap, "".into())))?.offered(is_deleted))
}

/// The blanks in the identifier.
fn gaps(pasted: &Pasted<'_>) -> Vec<Range<usize>> {
    let (mut gaps, mut at) = (Vec::new(), pasted.body.start);
    while at < pasted.body.end {
        let end = blanks(pasted.flat, at).min(pasted.body.end);
        if end > at {
            gaps.push(at..end);
        }
        at = end.max(at + 1);
    }
    gaps
}

/// The identifier without its blanks, which are `gaps`.
fn joined(pasted: &Pasted<'_>, gaps: &[Range<usize>]) -> Vec<u8> {
    let (mut joined, mut at) = (Vec::new(), pasted.body.start);
    for gap in gaps {
        joined.extend_from_slice(&pasted.flat[at..gap.start]);
        at = gap.end;
    }
    joined.extend_from_slice(&pasted.flat[at..pasted.body.end]);
    joined
}

/// `info:pmid/12217522.`: punctuation after an identifier that has the form of its namespace only without it.
pub(super) fn punctuation(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, pasted.body.clone());
    let namespace = namespace(pasted)?;
    let start = run_before(text, body.end, |octet| b".,;:)]'*".contains(octet)).max(body.start);
    let is_cut = text.get(body.end) != Some(&b'?')
        && !namespace.has_form_and_normal(&text[body.clone()])
        && namespace.has_form_and_normal(&text[body.start..start]);
    is_cut.then(|| Hit::cut(start..body.end))
}
