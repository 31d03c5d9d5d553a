//! Words: which characters divide, join and follow them.

use handle_grammar::class::Class;

use crate::text::{self, character, json, run, run_before};

/// Octets that belong to the sentence around an identifier, if they stand at its end.
pub(in crate::find) const PUNCTUATION: &[u8] = br".,;:!?'*\([{";

/// The dash of a sentence, which some programs also write in place of a hyphen.
pub(in crate::find) const DASH: &str = "–";

/// Quotation marks, dashes between sentences, the punctuation of other scripts, and the marks of footnotes.
const STOPS: &str =
    "“”„‟‘’‚«»‹›「」『』《》〈〉⟨⟩【】（）。．，、；：！？…•—،؛؟۔।¹²³⁴⁵⁶⁷⁸⁹⁰†‡§¶〔〕［］〖〗׃։።།។။";

/// Marks that join the parts of a word: no DOI name begins right after one of them.
pub(in crate::find) const JOINING: &[u8] = b".-_+";

/// Whether an octet is a space, a tab or the end of a line.
pub(in crate::find) fn is_space_or_line_end(octet: u8) -> bool {
    b" \t\r\n".contains(&octet)
}

/// Whether an identifier ends before this octet, unless the octet is a bracket of a SICI.
#[inline]
pub(in crate::find) fn ends_word(octet: u8) -> bool {
    WORD_ENDS.contains(octet)
}

static WORD_ENDS: Class = Class::range(0, b' ').or(Class::of(b"\"<>|`\x7F"));

/// Whether `text` begins with white space or a mark beyond ASCII that ends a word. JSON may escape it.
pub(in crate::find) fn begins_with_stop(text: &[u8]) -> bool {
    json::character(text).is_some_and(|(character, _)| is_stop(character))
}

/// Whether a character beyond ASCII is white space, or a mark that ends a word.
pub(super) fn is_stop(character: char) -> bool {
    character.is_whitespace() || STOPS.contains(character) || is_pictogram(character)
}

/// Whether a character is an arrow, a sign of rights or of a trade mark, or a picture.
fn is_pictogram(character: char) -> bool {
    matches!(character,
        '©' | '®' | '™' | '\u{2190}'..='\u{21FF}' | '\u{2600}'..='\u{27BF}' | '\u{1F000}'..='\u{1FAFF}')
}

/// Whether `text`, after the octet `last`, begins with a character of a language that writes no space after a name in
/// Latin letters, or with the rest of a word in another script, or with the mark that ends text in another direction.
pub(in crate::find) fn is_of_another_script(last: u8, text: &[u8]) -> bool {
    match json::character(text) {
        Some((character, _)) if character::is_unspaced(character) => return true,
        // A mark belongs to the letter before it. After a digit, the text of some PDFs has one in place of a bracket.
        Some((character, _)) if last.is_ascii_alphabetic() && character::is_mark(character) => {
            return false;
        }
        _ => {}
    }
    let at = script_len(text);
    at > 0 && !goes_on(&text[at..])
}

/// How many octets at the beginning of `text` are letters and marks of another script.
pub(in crate::find) fn script_len(text: &[u8]) -> usize {
    // The middle dot joins syllables in a word, and is a mark after it.
    let is_of_it = |character: &char| {
        *character == '·'
            || *character >= '\u{370}' && character.is_alphabetic()
            || character::is_mark(*character)
            || is_directional(*character)
    };
    let mut at = 0;
    while let Some((_, width)) = json::character(&text[at..]).filter(|(it, _)| is_of_it(it)) {
        at += width;
    }
    at
}

/// Whether an identifier goes on with `text` after letters of another script.
fn goes_on(text: &[u8]) -> bool {
    match text {
        [b'-' | b'.' | b'_' | b'/' | b':', next, ..] => next.is_ascii_alphanumeric(),
        [next, ..] if next.is_ascii() => next.is_ascii_alphanumeric(),
        _ => !text.is_empty() && !begins_with_stop(text),
    }
}

/// Whether a character only says in which direction the text around it runs.
fn is_directional(character: char) -> bool {
    matches!(character, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Whether no identifier that has the octet `before` can go on with this one, except one that a blank breaks.
pub(in crate::find) fn ends_every_word(before: u8, octet: u8) -> bool {
    match octet {
        // What stands before the quotation mark of a value shows that it is one.
        b'"' => !b"\\=: \t\r\n".contains(&before),
        b'`' => before != b'\\',
        // A name may go on after `<wbr />`, which has a blank after its last letter.
        b' ' if before.eq_ignore_ascii_case(&b'r') => false,
        // A line may break inside an identifier, after one of these marks or a soft hyphen, and a handle may follow a
        // label with a colon.
        _ if is_space_or_line_end(octet) => before > b' ' && !b"/-_.)\\=%:\xAD".contains(&before),
        _ => false,
    }
}

/// Whether an octet before a host or a label belongs to the same word.
pub(in crate::find) fn is_in_word(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || b".-_/@".contains(&octet)
}

/// Whether an octet before the label of DOI names belongs to the same word, except the `_` of a longer key:
/// `_journal_paper_doi`.
pub(in crate::find) fn is_in_key(octet: u8) -> bool {
    is_in_word(octet) && octet != b'_'
}

/// The blanks between two columns are fewer than this.
const LONGEST_COLUMN_GAP: usize = 64;

/// Where the value of a column begins whose name ends at `end`: after a tab, or after several blanks.
pub(in crate::find) fn column(text: &[u8], end: usize) -> Option<usize> {
    let near = &text[..text.len().min(end + LONGEST_COLUMN_GAP)];
    let value = run(near, end, |octet| b" \t".contains(octet));
    (value > end + 1 || near.get(end) == Some(&b'\t')).then_some(value)
}

/// Pairs of brackets, without `<` and `>`, which divide words.
pub(in crate::find) const BRACKETS: [(u8, u8); 3] = [(b'(', b')'), (b'[', b']'), (b'{', b'}')];

/// Whether `octet` closes a bracket that was not opened. `open` counts the open brackets of each of the
/// [pairs](BRACKETS).
pub(in crate::find) fn closes(octet: u8, open: &mut [usize; BRACKETS.len()]) -> bool {
    for (open, (opening, closing)) in open.iter_mut().zip(BRACKETS) {
        if octet == opening {
            *open += 1;
        } else if octet == closing {
            match open.checked_sub(1) {
                Some(rest) => *open = rest,
                None => return true,
            }
        }
    }
    false
}

/// The text without the punctuation at its end.
pub(in crate::find) fn without_punctuation(text: &[u8]) -> &[u8] {
    let last = text.iter().rposition(|octet| !b".,;:)]}'".contains(octet));
    &text[..last.map_or(0, |last| last + 1)]
}

/// Names that are compared with the forms of their registrant are shorter than this, in octets.
pub(in crate::find) const LONGEST_NAME: usize = 128;

/// The last word of a text, or the last octets of a long one.
pub(in crate::find) fn last_word(text: &[u8]) -> &[u8] {
    let near = text::last(text, LONGEST_NAME);
    &near[run_before(near, near.len(), |octet| !ends_word(*octet))..]
}

/// The first word of a text, or the first octets of a long one.
pub(in crate::find) fn first_word(text: &[u8]) -> &[u8] {
    let near = text::first(text, LONGEST_NAME);
    &near[..run(near, 0, |octet| !ends_word(*octet))]
}
