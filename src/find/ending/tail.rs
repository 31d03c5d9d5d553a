//! What follows a name in the octets that were read with it: punctuation, the rest of an address, or the next word.

use crate::accident::registrant::{glued_start, whole_before_slash};
use crate::accident::{
    LONGEST_SEARCHED, clinging_start, cutting_dots, has_no_value, has_second, name_end_in_address,
};
use crate::find::beginning::Beginning;
use crate::find::clue::alone::name::is_known_whole;
use crate::find::clue::alone::scheme::BARE_SCHEMES;
use crate::find::context::code::ends_in_escaped_mark;
use crate::find::context::unit::of_entity;
use crate::find::context::word::{DASH, PUNCTUATION, is_space_or_line_end, without_punctuation};
use crate::find::kind::Kind;
use crate::text::heads::{DOI_START, WEB_SCHEMES};
use crate::text::{
    self, ascii, character, confusable, entity, latex, position, positions, run, run_before,
};

use super::badge::colour_start;

/// Dashes of sentences.
const DASHES: [&str; 2] = [DASH, "—"];

/// The end of the identifier without punctuation, dashes, ends of comments and invisible characters after it. The
/// octets before `body` always belong to the identifier; `after` is the octet that follows it.
pub(super) fn trimmed(text: &[u8], body: usize, around: Option<u8>, after: Option<u8>) -> usize {
    let mut at = text.len();
    // Two hyphens end a comment, or are a dash of the sentence.
    let has_apart = after.is_some_and(|after| after == b'>' || is_space_or_line_end(after));
    if has_apart && text[body..].ends_with(b"--") {
        at = run_before(text, at, |octet| *octet == b'-').max(body);
    }
    // A dash before a space is one of the sentence. Before a line end, the name may be broken.
    if after == Some(b' ')
        && let Some(name) =
            DASHES.iter().find_map(|dash| text[body..at].strip_suffix(dash.as_bytes()))
    {
        at = body + name.len();
    }
    while at > body {
        if text[body..at].ends_with(b"*/") {
            at -= "*/".len();
            continue;
        }
        let name = &text[body..at];
        // Bold words of Markdown end after the sentence.
        if name.ends_with(b".__") {
            at -= ".__".len();
            continue;
        }
        if let Some(len) = hidden_before(name).or_else(|| latex::backslash_before(name)) {
            at -= len;
            continue;
        }
        let last = text[at - 1];
        let clings = PUNCTUATION.contains(&last) && !(last == b';' && ends_in_entity(name));
        // In LaTeX, `\string_` writes one character of the name.
        let is_around = || around == Some(last) && !text[body..at - 1].ends_with(b"\\string");
        if !clings && !is_around() {
            break;
        }
        at -= 1;
    }
    at
}

/// How many octets the invisible character at the end of `text` is written with, if there is one.
fn hidden_before(text: &[u8]) -> Option<usize> {
    let (last, width) = match text.last()? {
        b';' => last_entity(text)?,
        octet if octet.is_ascii() => return None,
        _ => character::last(text).map(|(last, start)| (last, text.len() - start))?,
    };
    confusable::is_invisible(last).then_some(width)
}

/// Whether an entity ends `text`, which ends in `;`.
pub(super) fn ends_in_entity(text: &[u8]) -> bool {
    last_entity(text).is_some()
}

/// The character of the entity that ends `text`, which ends in `;`, and how many octets the entity has.
fn last_entity(text: &[u8]) -> Option<(char, usize)> {
    let near = text::last(text, entity::LONGEST);
    let start = near.iter().rposition(|&octet| octet == b'&')?;
    of_entity(&near[start..]).filter(|(_, width)| *width == near.len() - start)
}

/// Where a name with this beginning ends, in the octets that were read up to `end`: before the rest of the address of a
/// page, or before a word that follows without a blank. A value is kept whole, and so is a text longer than
/// [`LONGEST_SEARCHED`].
pub(super) fn name_end(text: &[u8], beginning: &Beginning, end: usize, is_value: bool) -> usize {
    let Beginning { start, body, kind } = *beginning;
    // If a long identifier were shortened here, the search would begin again inside it and read to the end of the word
    // each time: that would take quadratic time.
    if end - start > LONGEST_SEARCHED {
        return end;
    }
    let is_in_address = matches!(kind, Kind::InPath | Kind::InQuery) && end > body;
    let colour = if is_in_address { colour_start(&text[..end], body) } else { None };
    let end = colour.unwrap_or(end);
    // A name with an escaped slash comes from an address, also if only a label stands before it.
    let is_escaped = || kind == Kind::Bare && ascii::ends_with(&text[start..body], "%2F");
    let is_in_path = end > body && (kind == Kind::InPath || is_escaped());
    let end = if is_in_path {
        let end = if has_escaped_slash(text, start, body) {
            run(&text[..end], body, |octet| *octet != b'/')
        } else {
            end
        };
        let end = name_end_in_address(text, start, body - 1, end);
        whole_before_slash(&text[start..end]).map_or(end, |len| start + len)
    } else {
        end
    };
    let name = [start, body].into_iter().find(|at| text[*at..].starts_with(DOI_START.as_bytes()));
    let Some(name) = name.filter(|_| !is_value) else { return end };
    let mut end = end;
    // What follows may stand in several parts, each of which shows only once the next one is gone.
    while let Some(shorter) = before_rest(text, name, beginning, end) {
        end = shorter;
    }
    end
}

/// Whether the slash of a DOI name is escaped before `body` in an address, of which the name is only a part. Then a
/// slash that is not escaped does not belong to the name: `datasets/doi%3A10.5061%2Fdryad.dk1j0/versions`.
fn has_escaped_slash(text: &[u8], start: usize, body: usize) -> bool {
    let head = &text[..start];
    let is_part = head.ends_with(b"/") || ends_in_escaped_mark(head);
    is_part && ascii::ends_with(&text[..body], "2F")
}

/// The end of an identifier with the dots after it that stand for the rest of its name: `https://doi.org/10.5281/zen…`.
/// They belong to it, because without them the name would look whole.
pub(super) fn with_dots(text: &[u8], beginning: &Beginning, end: usize) -> usize {
    let Beginning { start, body, kind } = *beginning;
    let name = if text[start..].starts_with(DOI_START.as_bytes()) { start } else { body };
    let is_link = matches!(kind, Kind::Link | Kind::Spaced);
    // Nothing is sought in a longer name.
    if end - start > LONGEST_SEARCHED {
        return end;
    }
    text.get(name..end).map_or(end, |name| end + cutting_dots(name, is_link, &text[end..]))
}

/// Where the rest of the sentence begins in a name from `name` to `end`: a word of it, a note or a dash.
fn before_rest(text: &[u8], name: usize, beginning: &Beginning, end: usize) -> Option<usize> {
    let (Beginning { body, kind, .. }, named) = (beginning, text.get(name..end)?);
    let word = glued_start(named).map(|at| name + at);
    // A template has such a word in place of the end of the name. After a whole name, it begins a sentence.
    let is_after_whole = || word.is_some_and(|word| is_known_whole(&text[name..word]));
    if has_no_value(named) && !is_after_whole() {
        return None;
    }
    // After a dot in the word, the name itself goes on.
    let goes_on = |word: usize| {
        let word = run(text, word + 1, |octet| *octet == b'.').min(end);
        without_punctuation(&text[word..end]).contains(&b'.')
    };
    let word = word.filter(|word| word > body && !goes_on(*word));
    // Words that cling to a link break it, so they are left to the report.
    let is_no_link = matches!(kind, Kind::Scheme | Kind::Bare | Kind::Slashless);
    // Before a note, the name ends as names do. In a name with escapes, what looks like a note may be a part of it.
    let is_escaped = |name: &[u8]| name.iter().any(|octet| b"%\\&".contains(octet));
    let is_end = |octet: u8| octet.is_ascii_alphanumeric() || b")]".contains(&octet);
    // A `>` closes a tag, with which the name goes on.
    let is_note = |&start: &usize| {
        let begins = text.get(start).is_some_and(|octet| *octet != b'>');
        start > *body && begins && is_end(text[start - 1]) && !is_escaped(&text[name..start])
    };
    let note = || {
        let at = is_no_link.then(|| clinging_start(named))??;
        Some(name + at).filter(is_note)
    };
    let after = text.get(end).copied();
    let dash = || dash_start(named).or_else(|| next_start(named)).or_else(|| tie(named, after));
    let funder = || if is_no_link { funder_end(named).map(|at| name + at) } else { None };
    word.or_else(funder).or_else(note).or_else(|| dash().map(|at| name + at))
}

/// Where the name of a funder ends before a slash and the next part of a line about money, the wording of which Spanish
/// agencies prescribe: `MCIU/AEI/10.13039/501100011033/FEDER, UE`. In the Funder Registry, a name is only a number.
fn funder_end(name: &[u8]) -> Option<usize> {
    const REGISTRY: &str = "10.13039/";
    let number = name.strip_prefix(REGISTRY.as_bytes())?;
    let digits = run(number, 0, u8::is_ascii_digit);
    (digits > 0 && number.get(digits) == Some(&b'/')).then_some(REGISTRY.len() + digits)
}

/// The dash of the sentence after a DOI name with a digit at its end, before the next word, which is in lower case:
/// `10.1016/j.cell.2010.10.016–a study`.
fn dash_start(name: &[u8]) -> Option<usize> {
    let word = run_before(name, name.len(), u8::is_ascii_lowercase);
    let before = name[..word].strip_suffix(DASH.as_bytes())?;
    let is_other = || position(before, DASH).is_none();
    let is_dash = word < name.len() && before.last()?.is_ascii_digit() && is_other();
    is_dash.then_some(before.len())
}

/// Where the next identifier begins right after a whole DOI name: after the two hyphens of a dash, or with its scheme.
fn next_start(name: &[u8]) -> Option<usize> {
    let is_whole = |at: &usize| is_known_whole(&name[..*at]);
    let dash = || {
        let at = position(name, "--10.").filter(is_whole)?;
        has_second(name).then_some(at)
    };
    let scheme_start = |colon: usize| {
        let start =
            |scheme: &str| ascii::ends_with(&name[..colon], scheme).then(|| colon - scheme.len());
        WEB_SCHEMES.into_iter().chain(BARE_SCHEMES).find_map(start).filter(is_whole)
    };
    positions(name, ":").find_map(scheme_start).or_else(dash)
}

/// The `~` that ties the next word or command to a DOI name in TeX, with that word, before the octet `after`:
/// `10.1000/182~and more`. A single letter may be a part of the name.
fn tie(name: &[u8], after: Option<u8>) -> Option<usize> {
    let word = run_before(name, name.len(), u8::is_ascii_lowercase);
    let before = name[..word].strip_suffix(b"~")?;
    let is_apart = after.is_some_and(|octet| {
        is_space_or_line_end(octet) || octet == b'\\' || PUNCTUATION.contains(&octet)
    });
    let is_word = word + 1 < name.len() || word == name.len() && after == Some(b'\\');
    (is_apart && is_word && before.last()?.is_ascii_digit()).then_some(before.len())
}
