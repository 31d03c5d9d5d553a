//! Blanks in a name whose form is known.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::form::octets::{
    are_digits, blanks, digit_count, has_digit, is_blank, is_year, joined, run_before,
    separators_before,
};
use crate::accident::name::local_name;
use crate::accident::other::is_numbered;
use crate::accident::registrant::known::extent::{
    Extent, is_open_ended, is_telling, is_whole, telling_extent,
};
use crate::accident::registrant::known::row::Registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::edit::applied;
use crate::text::{Edit, Span};

use super::parted::begins_with_lone_mark;

/// `10.5281/zenodo 3242074`, `10.1103/Phys. Rev. Lett. 116, 061102`: a name with blanks in it, in place of its dots or
/// between its words.
pub(crate) fn dotless(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    let body = &body[..separators_before(body, body.len())];
    let blank = body.iter().position(|&octet| octet == b' ')?;
    let known = pasted.slash.and_then(|_| Registrant::of(body))?;
    if is_note(body, blank) {
        return None;
    }
    let edits_of = |way: &Way| -> Vec<Edit> {
        gaps(body)
            .map(|gap| edit((way.from)(body, &gap)..gap.end, (way.mark)(body[gap.end])))
            .collect()
    };
    let has_form = |edits: &[Edit], needs_own: bool| {
        let name = applied(edits, body);
        let mut rests = known.rests(local_name(&name));
        rests.any(|(form, rest)| rest.is_empty() && (!needs_own || is_telling(form)))
    };
    let (edits, what) = WAYS.iter().find_map(|way| {
        let edits = Some(edits_of(way)).filter(|edits| has_form(edits, way.needs_own))?;
        Some((edits, way.what))
    })?;
    let hit = Hit::all(edits.into_iter().map(|Edit { span, text: mark }| {
        let gap = span.range();
        // A dot that is already there stays.
        let is_there = body[gap.start..].starts_with(mark.as_bytes());
        let kept = if is_there { mark.len() } else { 0 };
        let mark = if is_there { String::new() } else { mark };
        (start + gap.start + kept..start + gap.end, mark)
    }));
    // A version after a whole name may also be a note, unless the names of the registrant have versions. A number after
    // a comma may be that of a chapter or a note.
    let (end, rest) = (separators_before(body, blank), &body[blanks(body, blank)..]);
    let has_versions = || known.right_and_wrong().any(|form| form.ends_with("v#"));
    let is_guess = is_whole(&body[..end])
        && (is_version(&body[..end], rest) && !has_versions()
            || end < blank && is_chapter(&body[..end], rest));
    Some(hit?.called(what).offered(!is_guess))
}

/// A way to write a name without its gaps.
struct Way {
    /// Where the part of a gap begins that is replaced.
    from: fn(&[u8], &Range<usize>) -> usize,
    /// What is written in place of that part; it depends on the octet after the gap.
    mark: fn(u8) -> &'static str,
    /// Whether only a form that begins with a word of the registrant shows that the parts belong together.
    needs_own: bool,
    /// What other names have in place of the gap.
    what: &'static str,
}

/// The ways, each of which is tried only if those before it give no form.
const WAYS: &[Way] = &[
    Way { from: blank_in, mark: |_| "", needs_own: true, what: "no space" },
    Way { from: hyphen_in, mark: |_| "", needs_own: true, what: "no hyphen with a space after it" },
    Way { from: all, mark: |_| ".", needs_own: false, what: "a dot, not a space," },
    Way { from: all, mark: before_number, needs_own: true, what: "no space, or a dot," },
    Way { from: all, mark: |_| "-", needs_own: true, what: "a hyphen, not a space," },
    Way { from: all, mark: |_| "_", needs_own: true, what: "an underscore, not a space," },
];

/// A dot if a digit follows the gap, or nothing.
fn before_number(next: u8) -> &'static str {
    if next.is_ascii_digit() { "." } else { "" }
}

/// Where the whole gap begins, with its punctuation.
fn all(_: &[u8], gap: &Range<usize>) -> usize {
    gap.start
}

/// The edit that writes `mark` in place of a gap.
fn edit(gap: Range<usize>, mark: &str) -> Edit {
    Edit { span: Span::of(gap.start, gap.end), text: mark.into() }
}

/// Whether the words after the first blank are a note: they follow a whole name, or are only a year, unless a name of
/// this form ends with one. A version may be a part of the name, and so may a few digits after a number.
fn is_note(name: &[u8], blank: usize) -> bool {
    let (head, rest) = (&name[..separators_before(name, blank)], &name[blanks(name, blank)..]);
    // A form that begins with any word says little if the joined words have a telling form.
    let is_head =
        || telling_extent(head) == Extent::Whole || telling_extent(&joined(name)) != Extent::Whole;
    let goes_on = || begins_with_lone_mark(&name[blank..]) && is_whole(&joined(name));
    let may_go_on =
        is_version(head, rest) || is_cut(head, rest) || is_chapter(head, rest) || goes_on();
    let ends_with_year = || name[..blank].ends_with(b".") && is_whole(&[head, b".", rest].concat());
    is_year(rest) && (is_whole(head) || !ends_with_year())
        || is_whole(head) && is_head() && !may_go_on
}

/// Whether `rest` is a version that may be a part of a name which begins with `head`. A form that ends with any letters
/// and digits takes every version for its end, so it shows none.
fn is_version(head: &[u8], rest: &[u8]) -> bool {
    if !is_numbered(rest, "v", 1..=3) {
        return false;
    }
    !is_open_ended(&[head, rest].concat())
}

/// Whether `rest` is the number of a chapter of the book `head`, which has an underscore before it.
pub(crate) fn is_chapter(head: &[u8], rest: &[u8]) -> bool {
    rest.len() < 5 && are_digits(rest) && is_whole(&[head, b"_", rest].concat())
}

/// Whether `rest` may be the last digits of the number with which `head` ends: that has one digit or two, and `rest`
/// has more; or it begins with a zero and is too short for an article, or is the only number of the name and short.
fn is_cut(head: &[u8], rest: &[u8]) -> bool {
    let number = head.rsplit(|octet| !octet.is_ascii_digit()).next().unwrap_or_default();
    let is_only = !has_digit(local_name(head).strip_suffix(number).unwrap_or_default());
    let is_short = is_only && rest.len() > 1 && number.len() + rest.len() < 9;
    let is_begun = number.len() < 3 && (number.first() == Some(&b'0') || rest.len() > 3);
    are_digits(rest) && (is_begun || is_short)
}

/// Where the blanks of a gap begin, after its punctuation.
fn blank_in(name: &[u8], gap: &Range<usize>) -> usize {
    gap.start + name[gap.clone()].iter().position(|&octet| octet == b' ').unwrap_or(0)
}

/// Where the hyphen before the blanks of a gap stands, at which a word was broken, or where its blanks begin.
fn hyphen_in(name: &[u8], gap: &Range<usize>) -> usize {
    let blank = blank_in(name, gap);
    blank - usize::from(name[..blank].ends_with(b"-"))
}

/// The blanks inside a name, each with the punctuation before it.
fn gaps(name: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let blank = at + name[at..].iter().position(|&octet| octet == b' ')?;
        let start = at + separators_before(&name[at..], blank - at);
        at = blanks(name, blank);
        (at < name.len()).then_some(start..at)
    })
}

/// Whether a name that ends with `head` is not whole by its form, and is whole with the next words of `tail`, so that
/// it was broken there: `s41586-020-264 9-2`.
pub(crate) fn goes_on(head: &[u8], tail: &[u8]) -> bool {
    let Some(known) = Registrant::of(head) else { return false };
    let head = joined(head);
    // After a whole name, words do not belong to it, and neither does a year alone, except after a hyphen.
    if is_whole(&head) && !is_begun_number(&head, tail)
        || is_year(tail.trim_ascii_end()) && !head.ends_with(b"-")
    {
        return false;
    }
    // After a whole name and a full stop, a part has a digit, and any other word begins a sentence.
    let first = tail.split(is_blank).next().unwrap_or_default();
    if is_whole(without_marks(&head)) && !has_digit(first) {
        return false;
    }
    let begun = known.rests(local_name(&head)).filter(|(_, rest)| !rest.is_empty());
    begun.map(|(form, _)| form).any(|form| {
        let mut name = head.clone();
        tail.split(is_blank).any(|word| {
            name.extend_from_slice(word);
            // A name may end with a closing bracket of its own.
            [&name, without_marks(&name)].into_iter().any(|whole| {
                known.rests(local_name(whole)).any(|(other, rest)| other == form && rest.is_empty())
            })
        })
    })
}

/// Whether the local name of `head` is only a number of one digit or two, and a word with many digits follows. No name
/// is so short where longer numbers are a form, too.
fn is_begun_number(head: &[u8], tail: &[u8]) -> bool {
    let (name, word) = (local_name(head), tail.split(is_blank).next().unwrap_or_default());
    name.len() < 3 && are_digits(name) && digit_count(word) > 8
}

/// A name without the punctuation and the closing brackets at its end, which belong to the text around it.
fn without_marks(name: &[u8]) -> &[u8] {
    let end = run_before(name, name.len(), |octet| !octet.is_ascii() || b".,;:)]}".contains(octet));
    &name[..end]
}
