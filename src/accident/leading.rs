//! Accidents before an identifier: labels, marks of a list, other words.

use core::ops::RangeInclusive;

use super::date::is_date;
use super::hit::Hit;
use super::kind::Kind;
use super::label;
use super::name;
use super::octets::{
    Words, are_digits, are_digits_or, blank, blanks, blanks_before, is_year, run, starts, word_end,
};
use super::pasted::Pasted;
use super::slip;
use crate::read::proxy;
use crate::text::character;

/// `DOI: `, `doi `, `DOI10.…`: a label before a DOI name, or before a link to one.
pub(super) fn doi(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    // The identifiers of other namespaces have forms of their own.
    if !pasted.expects_handle() {
        return None;
    }
    let end = label::doi_end(text, start).or_else(|| unseparated(text, start))?;
    let named = name::doi_slash(text, end).or_else(|| name::short_doi_slash(text, end)).is_some();
    // `doi:` alone is a scheme: a text may begin with it, and there are other rules for it inside a text.
    let colon = start + "doi:".len();
    if starts(text, start, "doi:") && end == blanks(text, colon) && !starts(text, end, "http") {
        let first = start == 0 && end < text.len() && !starts(text, colon, "doi:");
        let scheme = || Hit::cut(start..end).surely(named);
        return slashes(text, start).or_else(|| first.then(scheme));
    }
    let follows = || name::link_end(text, end).is_some() || label::end(text, end).is_some();
    if !named && !follows() && !is_broken(text, end) {
        return None;
    }
    let sure = named && !is_glued(text, start, end);
    Some(Hit::cut(start..end).surely(sure))
}

/// Whether a DOI name with blanks in its prefix or before its slash begins at `at`, or one with another sign in place of
/// the slash.
fn is_broken(text: &[u8], at: usize) -> bool {
    let dot = blanks(text, at + "10".len());
    let registrant = blanks(text, dot + 1);
    let end = run(text, registrant, u8::is_ascii_digit);
    starts(text, at, "10")
        && text.get(dot) == Some(&b'.')
        && end >= registrant + 4
        && slip::slash_end(text, blanks(text, end)).is_some()
}

/// `doi:/10.…` and `doi://10.…`.
fn slashes(text: &[u8], start: usize) -> Option<Hit> {
    let colon = start + "doi:".len();
    let end = run(text, colon, |octet| *octet == b'/');
    (end > colon && name::doi_slash(text, end).is_some()).then(|| Hit::cut(start..end))
}

/// Labels in brackets that need no separator; the last one is how union catalogues in Germany mark a number that comes
/// from the DOI system.
const BRACKETED: &[&str] = &["[doi]", "(doi)", "【doi】", "〔doi〕", "(de-599)doi"];

/// The index at which a name begins after a label without a separator: after `DOI`, perhaps with `_` or slashes
/// between, or directly after a label in brackets or a host.
fn unseparated(text: &[u8], start: usize) -> Option<usize> {
    let end = start + "doi".len();
    let label = BRACKETED.iter().chain(proxy::HOSTS).find(|label| starts(text, start, label));
    let name = match label {
        Some(label) => start + label.len(),
        None if !starts(text, start, "doi") => return None,
        None if text.get(end) == Some(&b'_') => end + 1,
        None => run(text, end, |octet| *octet == b'/').min(end + 2),
    };
    (name::doi_slash(text, name).is_some() || is_broken(text, name)).then_some(name)
}

/// Whether neither a blank, nor a colon, nor `=` stands between a label and what follows it.
fn is_glued(text: &[u8], start: usize, end: usize) -> bool {
    !text[start..end].iter().any(|&octet| octet == b':' || octet == b'=')
        && blanks_before(text, end) == end
}

/// `doi:` before the name in a link to a known proxy, which removes this label itself.
pub(super) fn doi_in_link(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let label = start.checked_sub("doi:".len())?;
    let known = pasted.is_known;
    let labelled = known && starts(text, label, "doi:") && text[label - 1] == b'/';
    let end = blanks(text, start);
    let doi = name::registered_doi_slash(text, end).is_some();
    (labelled && doi).then(|| Hit::cut(label..end).surely(true))
}

/// `Handle: `, `URL: `, `Available at `, `oai:example.org:`: words before a name or a link.
pub(super) fn other(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    if let Some(record) = label::harvested(text).filter(|_| pasted.kind == Kind::Name) {
        return name::handle_slash(text, record).map(|_| Hit::cut(start..record));
    }
    let end = label::other_end(text, start).filter(|_| pasted.may_be_handle())?;
    let named = name::handle_slash(text, end).is_some();
    // Only a link with a scheme counts, and every scheme has its colon among these octets.
    let has_scheme = text[end..].iter().take(9).any(|&octet| octet == b':');
    let linked =
        || has_scheme && (name::link_end(text, end).or_else(|| name::web_end(text, end)).is_some());
    let follows =
        || linked() || name::info_slash(text, end).is_some() || label::end(text, end).is_some();
    if !named && !follows() {
        return None;
    }
    // `hdl:` alone is a scheme.
    if starts(text, start, "hdl:") && end == start + 4 {
        return None;
    }
    Some(Hit::cut(start..end).surely(named && text[start..end].contains(&b':')))
}

/// `crossref:10.1000/182`, `oi:10.1000/182`: any word with a colon or an equals sign, right before a DOI name.
pub(super) fn any_label(pasted: &Pasted<'_>) -> Option<Hit> {
    /// A length that no label exceeds, in octets.
    const LONGEST: usize = 24;
    let (text, start) = (pasted.flat, pasted.body.start);
    let sign = word_end(text, start, b"_.,-");
    // There are other rules for a scheme in place of a label.
    let is_scheme = name::NAME_SCHEMES.iter().any(|scheme| starts(text, start, scheme));
    let is_label = pasted.expects_handle()
        && !is_scheme
        && matches!(text.get(sign), Some(b':' | b'='))
        && text[start].is_ascii_alphabetic()
        && sign - start <= LONGEST;
    let end = blanks(text, sign + 1);
    (is_label && name::registered_doi_slash(text, end).is_some()).then(|| Hit::cut(start..end))
}

/// The number or the mark that stands before an item of a list.
pub(super) fn list(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    if !pasted.expects_handle() {
        return None;
    }
    let end = blanks(text, mark(text, start).or_else(|| cell(text, start))?);
    // In a URI or in a link, a number and a colon are the index of a value.
    if pasted.kind != Kind::Name && text[end - 1] == b':' {
        return None;
    }
    let apart = blanks_before(text, end) < end || b",;|".contains(&text[end - 1]);
    let bracketed = matches!(text[start], b'[' | b'(');
    // Without a blank, a number of several digits and a dot may belong to the prefix.
    let glued = || text[end - 1] != b'.' || end == start + "1.".len();
    let is_mark = apart || bracketed || glued() && name::registered_doi_slash(text, end).is_some();
    let follows = || label::begins_identifier(text, end);
    (is_mark && follows()).then(|| Hit::cut(start..end))
}

/// Where the number of a row at `start` and the mark after it end, if a DOI name is the next cell of the row.
fn cell(text: &[u8], start: usize) -> Option<usize> {
    let digits = run(text, start, u8::is_ascii_digit);
    let is_mark = digits > start && b",;|".contains(text.get(digits)?);
    name::registered_doi_slash(text, digits + 1).filter(|_| is_mark).map(|_| digits + 1)
}

/// Marks that stand before the items of a list.
static BULLETS: Words = Words::new(&[
    "•", "·", "‣", "▪", "●", "○", "◦", "■", "□", "►", "▸", "▶", "→", "➤", "➔", "⇒", "✓", "✔", "☐",
    "☑", "◆", "★", "- [ ]", "- [x]", "[ ]", "[x]", "*", "-", "–", "—", "+", "#", ">>>", ">>",
    "> >", ">", "§", "|", ";", "…", "...",
]);

/// Numbers in circles, which count the items of a list.
const CIRCLED: RangeInclusive<char> = '①'..='⑳';

/// Where the mark or the number of a list that begins at `start` ends.
fn mark(text: &[u8], start: usize) -> Option<usize> {
    if let Some(bullet) = BULLETS.at(text, start).next() {
        return Some(start + bullet.len());
    }
    let item = text.get(start..)?;
    if let Some(number) = character::first(item).filter(|first| CIRCLED.contains(first)) {
        return Some(start + number.len_utf8());
    }
    let open = start + usize::from(matches!(item.first(), Some(b'[' | b'(')));
    let digits = run(text, open, u8::is_ascii_digit);
    let closes = match text.get(digits)? {
        b']' => text[start] == b'[',
        b')' => text[start] != b'[',
        b'.' | b':' => open == start,
        _ => false,
    };
    // Before the rest of a prefix, `10.`, `20.` or `21.` is not the number of an item, but the beginning of a prefix.
    let rest = blanks(text, digits + 1);
    let is_prefix = begins_prefixes(&text[open..digits])
        && name::handle_slash(text, rest)
            .is_some_and(|slash| are_digits_or(&text[rest..slash], b"."));
    (digits > open && digits < open + 4 && closes && !is_prefix).then_some(digits + 1)
}

/// Whether many prefixes begin with this number and a dot.
fn begins_prefixes(number: &[u8]) -> bool {
    matches!(number, b"10" | b"20" | b"21")
}

/// Any words before an identifier: at the beginning of the text, or after the scheme or the host of a URI or a link.
pub(super) fn words(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, begin) = (pasted.flat, pasted.body.start);
    if !pasted.expects_handle() || name::identifier(text, begin) {
        return None;
    }
    // Every identifier has a slash.
    let last = begin + pasted.body().iter().rposition(|&octet| octet == b'/')?;
    let at = (begin + 1..last).find(|&at| follows_words(text, begin, at))?;
    // A punctuation mark alone is not a word. Some languages write no blanks between words.
    let before = &text[begin..at];
    let is_word = |octet: &u8| octet.is_ascii_alphanumeric() || !octet.is_ascii();
    let is_cell = before.len() > 3 && before.last().is_some_and(|last| b",;".contains(last));
    let is_apart = is_cell
        || (begin..at).any(|at| blank(text, at) > 0)
        || core::str::from_utf8(before).is_ok_and(|words| words.contains(is_of_script));
    if !before.iter().any(is_word) || !is_apart {
        return None;
    }
    // A label right before the identifier is left to the rule for labels.
    let start = (begin..at)
        .find(|&start| label::end(text, start) == Some(at) && is_edge(text, start))
        .unwrap_or(at);
    let cut = if start == begin { at } else { start };
    // A bracket alone is left to the rules for brackets.
    let is_bracket = matches!(text[begin..cut], [b'(' | b'<']);
    (!is_bracket).then(|| Hit::cut(begin..cut))
}

/// Whether an identifier begins at `at`, after the words from `begin` on and not within the last of them.
fn follows_words(text: &[u8], begin: usize, at: usize) -> bool {
    let is_spaced = blanks_before(text, at) < at;
    let is_apart =
        is_spaced || b":=([<{|\"'>,;".contains(&text[at - 1]) || is_after_script(&text[..at]);
    let is_hdl = || starts(text, at, "hdl:") && is_long_handle(text, at + "hdl:".len());
    let is_link =
        || is_hdl() || name::web_end(text, at).is_some() && name::link_end(text, at).is_some();
    is_apart && (name::doi_slash(text, at).is_some() || is_link())
        || is_spaced && is_long_handle(text, at) && are_words(&text[begin..at])
}

/// Whether a handle with a long prefix begins at `at`. A number with a short prefix may be a fraction, and a year with
/// a short number after the slash may be an issue or a law. After a colon, a shorter prefix is enough, unless the local
/// name is very short.
fn is_long_handle(text: &[u8], at: usize) -> bool {
    let Some(slash) = name::handle_slash(text, at) else { return false };
    let (prefix, local_name) = (&text[at..slash], &text[slash + 1..]);
    let is_number = local_name.len() < 5 && are_digits(local_name);
    let is_labelled = text[..blanks_before(text, at)].ends_with(b":");
    let least = match (prefix.contains(&b'.'), is_labelled && local_name.len() > 2) {
        (false, _) => 4,
        (true, true) => 6,
        (true, false) => 8,
    };
    prefix.len() >= least && prefix[0] != b'0' && !(is_year(prefix) && is_number)
}

/// Whether these octets, before a blank and a handle, are words, a date or a number, rather than another identifier or
/// the beginning of the prefix.
fn are_words(octets: &[u8]) -> bool {
    let words = &octets[..blanks_before(octets, octets.len())];
    let is_dated = matches!(words.last_chunk(), Some([b'1', b'9', _, _] | [b'2', b'0', _, _]))
        || is_date(words);
    let is_number = are_digits(words) && !begins_prefixes(words);
    let is_letter = |octet: &u8| octet.is_ascii_alphabetic() || !octet.is_ascii();
    (is_dated || is_number || words.iter().any(is_letter)) && !words.contains(&b'/')
}

/// `/doi/full/10.…`, `?doi=10.…`: the end of an address before a DOI name, without the host.
pub(super) fn path(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let is_path = |octet: &u8| octet.is_ascii_alphabetic() || b"/?&=#-_, ".contains(octet);
    let dots = run(text, start, |octet| *octet == b'.');
    // The `/` or `=` before the name belongs to the address, too.
    let end = run(text, dots, is_path);
    let is_end = text.get(end.checked_sub(1)?).is_some_and(|last| b"/=".contains(last));
    let is_word = dots > start || text[start..end].iter().any(u8::is_ascii_alphabetic);
    let is_address = dots == start || text.get(dots) == Some(&b'/');
    let is_doi = name::registered_doi_slash(text, end).is_some();
    // There are other rules for `hdl/`, for words in the path of a link, and for pages at other hosts.
    let is_word_or_slash = |octet: &u8| octet.is_ascii_alphabetic() || *octet == b'/';
    let is_worded = pasted.kind == Kind::Web && text[start..end].iter().all(is_word_or_slash);
    let is_part =
        (pasted.kind == Kind::Name || pasted.says_handle()) && !pasted.has_segment() && !is_worded;
    (is_part && is_end && is_word && is_address && is_doi).then(|| Hit::cut(start..end))
}

/// Whether a text ends with a letter or a sign after which some languages write no blank.
fn is_after_script(text: &[u8]) -> bool {
    let start = text.iter().rposition(|octet| !character::continues(*octet)).unwrap_or(0);
    character::first(&text[start..]).is_some_and(is_of_script)
}

/// Whether this is a pictogram, or a letter of a script in which nobody writes DOI names.
fn is_of_script(character: char) -> bool {
    matches!(character, '\u{2190}'..='\u{2BFF}' | '\u{10000}'..)
        || character >= '\u{370}' && character.is_alphabetic()
}

/// Whether no letter or digit stands before `at`.
fn is_edge(text: &[u8], at: usize) -> bool {
    at == 0 || !text[at - 1].is_ascii_alphanumeric()
}
