//! The only identifier in a text with markup.

use core::ops::Range;

use crate::accident::form::octets::{
    blanks, blanks_before, has_digit, is_word, is_year, run, starts, word_end,
};
use crate::accident::name;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::slip::damaged_prefix;
use crate::text::Decoded;

use super::end::name_end;

/// An identifier in a text, and the name in it.
pub(crate) struct Mention {
    pub(crate) whole: Range<usize>,
    pub(super) name: Range<usize>,
}

/// The identifiers in a text, one after the other.
pub(crate) fn identifiers(text: &[u8]) -> impl Iterator<Item = Mention> {
    let mut at = 0;
    core::iter::from_fn(move || {
        while at < text.len() {
            let found = identifier(text, at);
            at = found.as_ref().map_or(at + 1, |found| found.whole.end);
            if found.is_some() {
                return found;
            }
        }
        None
    })
}

/// Whether a DOI name, a link or a handle with a long prefix stands anywhere in a text. A shorter number before a slash
/// may be that of a date, an issue or a count, and what follows another slash is a part of something else.
pub(crate) fn has_mention(text: &[u8]) -> bool {
    identifiers(text)
        .any(|found| !text[..found.whole.start].ends_with(b"/") && found.is_clear(text))
}

impl Mention {
    /// Whether this is a DOI name, a link or a handle with a long prefix: `1/2` may be anything.
    pub(crate) fn is_clear(&self, text: &[u8]) -> bool {
        let name = &text[self.name.clone()];
        let is_long = run(name, 0, u8::is_ascii_digit) > 4 || name.starts_with(b"10.");
        self.whole != self.name || is_long
    }
}

/// The identifier that begins at `at`, unless `at` is inside a word.
fn identifier(text: &[u8], at: usize) -> Option<Mention> {
    if at > 0 && (text[at - 1].is_ascii_alphanumeric() || text[at - 1] == b'.') {
        return None;
    }
    let start = name::link_end(text, at).unwrap_or(at);
    // A number after a hyphen is probably a part of the word before the hyphen.
    let is_part = matches!(text[..at], [.., last, b'-'] if last.is_ascii_alphanumeric());
    let slash = name::doi_slash(text, start)
        .or_else(|| name::handle_slash(text, start).filter(|_| !is_part || start > at))
        .or_else(|| name::info_slash(text, start));
    let damaged = || damaged_prefix::local_name_start(text, start);
    let local_name = slash.map(|slash| slash + 1).or_else(|| Some(blanks(text, damaged()?)));
    let (start, local_name) = match local_name {
        Some(local_name) => (start, local_name),
        None => {
            let start = start.max(name::scheme_end(text, at));
            (start, damaged_prefix::after_odd_dot(text, start)?)
        }
    };
    let mut end = name_end(text, local_name);
    // There is another rule for this tag, which only allows a line break.
    while starts(text, end, LINE_BREAK) {
        end = name_end(text, end + LINE_BREAK.len());
    }
    (end > local_name).then_some(Mention { whole: at..end, name: start..end })
}

/// A tag that may stand inside a name and allows its line to be broken there.
const LINE_BREAK: &str = "<wbr>";

/// The only identifier in a text, or the first of several that mean the same, whether as a link or as a name. In a text
/// without an identifier, this is the only link, to any page.
pub(crate) fn only(text: &[u8]) -> Option<Range<usize>> {
    let mut found = identifiers(text);
    let Some(first) = found.next() else { return only_link(text) };
    let name = &text[first.name];
    let means_it = |other: &[u8]| is_same(name, other) || is_cut_off(name, other);
    found.all(|other| means_it(&text[other.name])).then(|| with_rest(text, first.whole))
}

/// Whether two names are the same, when their percent-escapes are decoded.
pub(crate) fn is_same(one: &[u8], other: &[u8]) -> bool {
    folded(one).eq(folded(other))
}

/// Whether `other` is only the beginning of the whole name `name`, and no whole name itself.
pub(crate) fn is_cut_off(name: &[u8], other: &[u8]) -> bool {
    other.len() < name.len()
        && registrant::is_whole(name)
        && !registrant::is_whole(other)
        && folded(name).zip(folded(other)).all(|(one, other)| one == other)
}

/// The octets of a name in lower case, with its percent-escapes decoded.
fn folded(name: &[u8]) -> impl Iterator<Item = u8> {
    Decoded::part(name, 0, true).octets().map(|(octet, _)| octet.to_ascii_lowercase())
}

/// The identifier at `whole` with the words after a blank that may be the rest of its name, because they have a digit:
/// all words before the markup that follows, or a single one at the end of the text. Other rules decide whether they
/// are a part of the name.
fn with_rest(text: &[u8], whole: Range<usize>) -> Range<usize> {
    let close = run(text, whole.end, |octet| !b"\"'}]<|`\\".contains(octet));
    let gap = whole.end + usize::from(text.get(whole.end) == Some(&b'.'));
    let words = blanks(text, gap)..blanks_before(&text[..close], close);
    let Some(rest) = text.get(words.clone()) else { return whole };
    let is_rest = words.start > gap
        && has_digit(rest)
        && is_word(rest, if close < text.len() { b"._-/() \r\n\t" } else { b"._-/()" })
        && !is_year(rest);
    if is_rest { whole.start..words.end } else { whole }
}

/// The only link in a text, or the first of several that are the same.
pub(crate) fn only_link(text: &[u8]) -> Option<Range<usize>> {
    let mut found = (0..text.len()).filter_map(|at| link(text, at));
    let first = found.next()?;
    found.all(|other| text[other] == text[first.clone()]).then_some(first)
}

/// The link with a path that begins at `at`.
pub(crate) fn link(text: &[u8], at: usize) -> Option<Range<usize>> {
    let host = name::web_end(text, at)?;
    let path = word_end(text, host, b".-");
    let is_link = text[host..path].contains(&b'.') && text.get(path) == Some(&b'/');
    is_link.then(|| at..name_end(text, path))
}

/// A hit that deletes the octets at `place`. The edit is not offered if an identifier stands there, because the text
/// does not show which of two is meant.
pub(crate) fn cut(text: &[u8], place: Range<usize>) -> Hit {
    Hit::cut(place.clone()).offered(!has_mention(&text[place]))
}

/// A hit that deletes everything except `kept`.
pub(crate) fn keep(text: &[u8], kept: &Range<usize>) -> Hit {
    let (before, after) = (0..kept.start, kept.end..text.len());
    match (before.is_empty(), after.is_empty()) {
        (true, _) => Hit::cut(after).called("after"),
        (_, true) => Hit::cut(before).called("before"),
        _ => Hit::cut(before).and(after, "").called("around"),
    }
}
