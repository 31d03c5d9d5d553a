//! Words of a reference or of a page that *cling* to a DOI name: they follow it directly, because the blanks between
//! them were taken out. `words` has the lists of these words.

mod words;

use handle_grammar::class::Class;
use handle_grammar::rfc5234::ALPHA;

use super::form::octets::{ends, is_year, run, run_before, separators_before, starts};
use super::name::{TOPS, ends_with_top, registered_doi_slash};
use super::registrant::{glued_start, is_whole};
use super::search::hit::Hit;
use super::search::pasted::Pasted;
use super::sici;
use crate::text::ascii;

pub(crate) use words::words;
#[cfg(test)]
pub(crate) use words::words_before_text;
use words::{BUTTONS, FIELDS, LABELS, LAST, NOTES, WWW, is_after_stop, is_last};

/// Whether a word with which a note or an address begins stands at the beginning of these letters.
pub(crate) fn begins_note(letters: &[u8]) -> bool {
    NOTES.stand(letters, 0) || starts(letters, 0, WWW)
}

/// Whether these letters, in either case, are a word at the end of a note, on a button, before a colon or at the end of
/// a host, or begin with a label.
pub(super) fn may_cling(letters: &[u8]) -> bool {
    let is = |word: &str| letters.eq_ignore_ascii_case(word.as_bytes());
    [&LAST, &BUTTONS, &FIELDS].iter().any(|list| list.has(letters))
        || LABELS.stand(letters, 0)
        || TOPS.iter().any(|top| is(&top[1..]))
        || NOTES.all().iter().any(|note| note.strip_suffix(':').is_some_and(is))
}

/// Whether these letters are a label, and perhaps the beginning of the letters of a PMCID after it.
pub(super) fn is_label(letters: &[u8]) -> bool {
    LABELS.at(letters, 0).any(|label| ascii::is_beginning(&letters[label.len()..], PMC))
}

/// The letters of a PMCID.
const PMC: &str = "pmc";

/// Text that some pages have after the DOI name, in an invisible font.
const HIDDEN: &str = "(0123456789";

/// A row of dots, which leads from a reference to its page.
const LEADER: &str = ".....";

/// Words, the address of a publisher or a row of dots after a DOI name; or any word, if the form of the name shows
/// where it ends.
pub(super) fn clinging(pasted: &Pasted<'_>) -> Option<Hit> {
    let body = pasted.body();
    let glued = || glued_start(body).filter(|_| pasted.may_be_handle());
    let at = pasted.body.start + clinging_start(body).or_else(glued)?;
    // A comma before three digits may belong to a number.
    let after = pasted.flat[at..pasted.body.end].strip_prefix(b",");
    let is_group = after.is_some_and(|after| run(after, 0, u8::is_ascii_digit) == 3);
    Some(Hit::cut(at..pasted.body.end).offered(!is_group))
}

/// Whether anything clings to a DOI name.
pub(crate) fn has_clinging(name: &[u8]) -> bool {
    clinging_start(name).is_some()
}

/// Whether this is a word that may cling to the end of a name.
fn is_end(word: &[u8]) -> bool {
    is_last(word) || LABELS.has(word) || is_after_stop(word)
}

/// Whether a word or a host clings to the end of a DOI name, perhaps with a year after it. The look at the end spares
/// nearly all names, which are plain, the search.
pub(super) fn ends_with_clinging(name: &[u8]) -> bool {
    let year = run_before(name, name.len(), u8::is_ascii_digit);
    let word = &name[run_before(name, year, u8::is_ascii_alphabetic)..year];
    let is_top = || ends_with_top(name, name.len());
    // The last character of the name may be a letter.
    (is_end(word) || word.get(1..).is_some_and(is_end) || is_top()) && has_clinging(name)
}

/// The octets with which the text begins that clings to a DOI name.
const FIRST: Class = ALPHA.or(Class::of(b"(."));

/// Where the text that clings to a DOI name begins, with the separators before it. It is sought after the first digit
/// of the local name.
pub(crate) fn clinging_start(name: &[u8]) -> Option<usize> {
    let slash = registered_doi_slash(name, 0)?;
    let least = sici::least_end(name, slash);
    // There are other rules for the text after a blank, and for queries and fragments.
    let name = &name[..run(name, 0, |octet| !b" ?#&".contains(octet))];
    let first_digit = run(name, slash, |octet| !octet.is_ascii_digit());
    if let Some(label) = pmid_start(name, slash) {
        return Some(separators_before(name, label));
    }
    let next = |at: usize| run(name, at, |octet| !FIRST.contains(*octet));
    let mut at = next(least.unwrap_or(first_digit).max(first_digit));
    while let Some(&octet) = name.get(at) {
        let end = run(name, at, u8::is_ascii_alphabetic).max(at + 1);
        let begins = match octet {
            // A handle may go on after an `@`, and a link after two slashes.
            _ if name[at - 1] == b'@' || name[..at].ends_with(b"//") => None,
            b'A'..=b'Z' | b'a'..=b'z' => {
                // After one of these marks, a word is a part of the name. The first letter may also be the last one of
                // the name, so that the word begins after it.
                let first = at + usize::from(b"-_/".contains(&name[at - 1]));
                (first..at + 2).find(|&at| is_note(name, at, end) && !is_in_host(name, at))
            }
            b'(' => starts(name, at, HIDDEN).then(|| {
                let word = "Vol.:";
                if ends(name, at, word) { at - word.len() } else { at }
            }),
            b'.' => is_leader(name, at).then_some(at),
            _ => None,
        };
        if let Some(begins) = begins {
            return Some(separators_before(name, begins));
        }
        at = next(end);
    }
    None
}

/// Where the label of a PMID or of a PMCID begins that has a colon and a number after it, and a whole name before it,
/// whose last letters seem to belong to the same word.
fn pmid_start(name: &[u8], slash: usize) -> Option<usize> {
    let begins_number = |at: usize| run(name, at, u8::is_ascii_digit) >= at + 4;
    let label_before = |number: usize| {
        let label = ["pmid:", "pmcid:pmc"].into_iter().find(|label| ends(name, number, label))?;
        let at = number - label.len();
        is_whole(&name[..separators_before(name, at)]).then_some(at)
    };
    let colons = (slash..name.len()).filter(|at| name[*at] == b':');
    colons
        .flat_map(|colon| [colon + 1, colon + 1 + PMC.len()])
        .filter(|number| begins_number(*number))
        .find_map(label_before)
}

/// Whether a note, a label or an address begins at `at`; its first letters end at `letters`.
fn is_note(name: &[u8], at: usize, letters: usize) -> bool {
    // Every word has three letters or more.
    let is_word = || {
        NOTES.stand(name, at)
            || LABELS.at(name, at).any(|label| is_number(&name[at + label.len()..]))
            || ends_note(&name[letters..]) && is_last(&name[at..letters])
            || name[at - 1] == b'.' && letters == name.len() && is_after_stop(&name[at..letters])
            || starts(name, at, "published") && b"[(".contains(&name[at - 1])
            || starts(name, at, "www.")
    };
    letters > at + 2 && is_word()
        || matches!(name.get(letters), Some(b'.' | b'-')) && is_host(name, at)
}

/// Whether a number of four digits or more begins here, perhaps after a colon and the letters of a PMCID, or whether
/// the text is only a colon.
fn is_number(text: &[u8]) -> bool {
    let colon = usize::from(text.first() == Some(&b':'));
    let letters = if starts(text, colon, PMC) { PMC.len() } else { 0 };
    let start = colon + letters;
    let digits = run(text, start, u8::is_ascii_digit) - start;
    digits >= 4 || colon == text.len() && colon > 0
}

/// Whether a note ends after its last word: a bracket, a year or nothing follows the word.
fn ends_note(text: &[u8]) -> bool {
    match text {
        [] | [b')'] | [b']', ..] => true,
        _ => is_year(text),
    }
}

/// Whether the host of a publisher stands at `at`, with a path or nothing after it.
fn is_host(name: &[u8], at: usize) -> bool {
    let end = run(name, at, |octet| octet.is_ascii_alphabetic() || b".-".contains(octet));
    matches!(name.get(end), None | Some(b'/'))
        && name.get(at).is_some_and(u8::is_ascii_alphabetic)
        && ends_with_top(name, end)
}

/// Whether `www.`, perhaps with a letter after it, or the first letter of it stands right before `at`.
fn is_in_host(name: &[u8], at: usize) -> bool {
    let backs = [1, "www.".len(), "www.".len() + 1];
    backs.iter().any(|back| at >= *back && starts(name, at - back, "www."))
}

/// Whether a row of dots begins at `at`, with something after it.
fn is_leader(name: &[u8], at: usize) -> bool {
    starts(name, at, LEADER) && run(name, at, |octet| *octet == b'.') < name.len()
}
