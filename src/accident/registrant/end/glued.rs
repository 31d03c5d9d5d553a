//! `10.1016/j.cell.2020.01.001Editor`, `10.1038/nature12373,which`: the first word of the next line, an ISSN, or a mark
//! and more text, right after a name.

use crate::accident::form::octets::{run, word_end};
use crate::accident::form::words::Words;
use crate::accident::name::local_name;
use crate::accident::other::is_issn;
use crate::accident::registrant::known::check;
use crate::accident::registrant::known::row::Registrant;

/// The shortest word that is looked for: many names end with one letter, or with two.
const SHORTEST: usize = 3;

/// The shortest word that is looked for after a full stop.
const SHORTEST_OF_SENTENCE: usize = 2;

/// Words with which a sentence goes on after a name.
static SMALL_WORDS: Words = Words::new(&[
    "abstract",
    "accessed",
    "an",
    "and",
    "are",
    "as",
    "at",
    "by",
    "cited",
    "et",
    "for",
    "from",
    "full",
    "fulltext",
    "if",
    "in",
    "is",
    "it",
    "of",
    "on",
    "or",
    "pdf",
    "references",
    "see",
    "that",
    "the",
    "this",
    "to",
    "und",
    "was",
    "we",
    "which",
    "with",
]);

/// The marks after which no name goes on that is whole before them: those between the cells of a table or the parts of
/// a sentence, that before the pages of an article, and that of a language in RDF.
const AFTER_WHOLE: &[u8] = b",;:@";

/// Whether more text follows the mark: after `@`, it is the tag of a language.
fn goes_on_after_mark(text: &[u8]) -> bool {
    match text {
        [b'@', language @ ..] => language.len() == 2 && language.iter().all(u8::is_ascii_lowercase),
        // There is another rule for the parameters of an address.
        [_, next, ..] => next.is_ascii_alphanumeric() && !text.contains(&b'='),
        _ => false,
    }
}

/// The dash and the dots of a sentence, which no name has that is whole before them.
const DASHES: [&[u8]; 2] = [b"--", b"..."];

/// Whether such a mark and a letter follow.
fn begins_with_dash(text: &[u8]) -> bool {
    let rest = DASHES.iter().find_map(|dash| text.strip_prefix(*dash));
    rest.is_some_and(|rest| rest.first().is_some_and(u8::is_ascii_alphabetic))
}

/// Whether a local name has an octet with which something may begin that [`glued_start`] looks for: most names have
/// none.
fn may_have_glued(local_name: &[u8]) -> bool {
    let is_issn = local_name.last_chunk::<5>().is_some_and(|end| end[0] == b'-');
    is_issn || local_name.windows(2).any(|pair| may_be_glued(pair[0], pair[1]))
}

/// Whether something may begin with `octet` that clings to a name ending with `last`.
fn may_be_glued(last: u8, octet: u8) -> bool {
    AFTER_WHOLE.contains(&octet)
        || octet.is_ascii_uppercase()
        || last.is_ascii_digit() && octet.is_ascii_lowercase()
        || last == octet && b"-.".contains(&octet)
}

/// Where a word with a capital letter, one of [`SMALL_WORDS`], an ISSN, one of [`AFTER_WHOLE`] or one of [`DASHES`]
/// begins after a name that is whole without it, perhaps after a full stop that ends the sentence.
pub(crate) fn glued_start(name: &[u8]) -> Option<usize> {
    let known = Registrant::of(name).filter(|known| known.is_strict)?;
    let local_name = local_name(name);
    if !may_have_glued(local_name) {
        return None;
    }
    // In a name that is written in capitals, a capital letter begins no word.
    let has_small_letters = local_name.iter().any(u8::is_ascii_lowercase);
    let is_in_capitals = |at: usize| {
        let mut capitals = local_name[..at].iter().filter(|octet| octet.is_ascii_uppercase());
        !has_small_letters && capitals.nth(1).is_some()
    };
    let begins = |&at: &usize| {
        if AFTER_WHOLE.contains(&local_name[at]) {
            // Before a digit, the mark may also stand in place of a dot of the name.
            let next = &local_name[at + 1..];
            let is_dot = || known.gives(&[&local_name[..at], b".", next].concat());
            return goes_on_after_mark(&local_name[at..])
                && !local_name.contains(&b' ')
                && !(next.first().is_some_and(u8::is_ascii_digit) && is_dot());
        }
        if begins_with_dash(&local_name[at..]) {
            return true;
        }
        let shortest = match local_name[at - 1] {
            b'0'..=b'9' | b'a'..=b'z' => SHORTEST,
            // There is another rule for the text after a blank.
            b'.' if !local_name.contains(&b' ') => SHORTEST_OF_SENTENCE,
            _ => return false,
        };
        if local_name[at - 1].is_ascii_digit() && SMALL_WORDS.has(&local_name[at..]) {
            return true;
        }
        local_name[at].is_ascii_uppercase()
            && run(local_name, at, u8::is_ascii_alphabetic) >= at + shortest
            && !is_in_capitals(at)
    };
    let end = |at: usize| at - usize::from(local_name[at - 1] == b'.');
    // The word may be the last part of the name, as in the names of the files of PLOS, whatever follows it.
    let is_part = |at: usize| {
        local_name[at].is_ascii_alphabetic()
            && known.gives(&local_name[..word_end(local_name, at, b"_")])
    };
    let is_whole = |&at: &usize| {
        let name = &local_name[..end(at)];
        let form = known.form_of(name);
        // A form that ends with letters of any number does not show where the name ends.
        let ends = |form: &&str| !form.ends_with(['@', '$']);
        let is_whole = |form| check::mismatch(form, name).is_none();
        form.filter(ends).is_some_and(is_whole) && !is_part(at)
    };
    // The line at the foot of a page may begin with the ISSN of the journal.
    let issn = local_name.len().checked_sub("1234-5679".len());
    let issn = issn.filter(|&at| at > 0 && is_issn(&local_name[at..]));
    let words = (1..local_name.len()).filter(begins);
    let at = issn.into_iter().chain(words).find(is_whole)?;
    (!known.gives(local_name)).then(|| name.len() - local_name.len() + end(at))
}
