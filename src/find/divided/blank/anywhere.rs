//! Names that a blank breaks at any place, as in the text of some PDFs: the form of the registrant shows that the next
//! word is the rest of the name (`10.1145/35 24842.3528454`), or that it is the number of a chapter, before which the
//! PDF shows no underscore (`10.1007/978-3-319-24574-4 28`).

use crate::accident::registrant::{is_whole, lacks_form};
use crate::find::clue::alone::name::{from_ten, unspaced};
use crate::find::clue::alone::scheme::begins;
use crate::find::context::word::{ends_word, is_space_or_line_end};
use crate::text::heads::DOI_START;
use crate::text::{self, are_digits, ascii, is_number, run, run_before};

use crate::find::divided::next_word::word_of;

/// Names that are put together here are shorter than this, in octets.
const LONGEST: usize = 64;

/// Where the DOI name at `start` really ends if a blank breaks it at `end`.
pub(in crate::find) fn after_blank(text: &[u8], start: usize, end: usize) -> Option<usize> {
    let rest = text.get(end..)?.strip_prefix(b" ")?;
    let near = text::first(rest, LONGEST);
    let near = &near[..run(near, 0, |octet| !ends_word(*octet) && !b",;".contains(octet))];
    let is_single = rest.get(1) == Some(&b' ');
    // Most words of a sentence have no digit, and are not looked at more closely.
    if !is_single && !near.iter().any(u8::is_ascii_digit) {
        return None;
    }
    let word = word_of(near);
    let may_follow = is_single || word.iter().any(u8::is_ascii_digit) && word.len() < LONGEST;
    let name = from_ten(&text[start..end]).filter(|name| name.len() < LONGEST && may_follow)?;
    let name = &*unspaced(name);
    let is_torn = || may_be_rest(name, word) && is_torn(name) && is_whole(&[name, word].concat());
    let is_spaced = text[start..end].contains(&b' ');
    let is_before_chapter =
        || is_number_of_chapter(word, &rest[word.len()..], is_spaced) && has_chapter(name, word);
    let goes_on = || (is_torn() || is_before_chapter()).then_some(word.len());
    let end_of_rest = end + 1 + underscored(name, rest).or_else(goes_on)?;
    // A text may be cut at any other blank.
    let is_blank = |at: &usize| text[*at] == b' ';
    let mut blanks = (end..end_of_rest).filter(is_blank);
    blanks.all(|at| may_go_on_torn(&text[..at])).then_some(end_of_rest)
}

/// Numbers of chapters of each length that has a form of its own.
const CHAPTERS: [&[u8]; 2] = [b"1", b"0001"];

/// Whether `head` may end inside a name that a blank breaks at any place.
pub(in crate::find) fn may_go_on_torn(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST);
    let is_part = |octet: &u8| octet.is_ascii_alphanumeric();
    let (before, last) = near.split_at(run_before(near, near.len(), is_part));
    // The letter between two underscores, or the number of a chapter.
    let is_short = last.len() == 1 || (1..5).contains(&last.len()) && are_digits(last);
    let before = before.strip_suffix(b" ").filter(|_| is_short);
    ends_in_torn_name(near) || before.is_some_and(ends_in_torn_name)
}

/// Whether a text ends with a name that may go on after a blank.
fn ends_in_torn_name(text: &[u8]) -> bool {
    let near = &text[name_start(text)..];
    let begins = |at: &usize| {
        let number = near[*at..].strip_prefix(DOI_START.as_bytes());
        number.is_some_and(|number| run(number, 0, u8::is_ascii_digit) > 3)
    };
    let mut names = (0..near.len()).filter(begins).map(|start| unspaced(&near[start..]));
    names.any(|name| is_torn(&name) || CHAPTERS.iter().any(|number| has_chapter(&name, number)))
}

/// Where the name begins, at the earliest, with which a text ends: other blanks in it stand beside a mark.
fn name_start(text: &[u8]) -> usize {
    let is_mark = |octet: &u8| b"./-_:()".contains(octet);
    let is_beside_mark =
        |at: usize| text[..at].last().is_some_and(is_mark) || text.get(at + 1).is_some_and(is_mark);
    let is_inside = |at: &usize| !ends_word(text[*at]) || text[*at] == b' ' && is_beside_mark(*at);
    text.len() - (0..text.len()).rev().take_while(is_inside).count()
}

/// How many digits the rest of a name has at least: fewer may count something, or be a year.
const LEAST: usize = 5;

/// How many digits the last number of a name has at most if it is not as long as those of a number of PubMed.
const MOST: usize = 8;

/// Whether a DOI name has none of the forms of its registrant, or only a number of one digit or two, which is too short
/// to be all of it.
fn is_torn(name: &[u8]) -> bool {
    let ends_well = name.last().is_some_and(u8::is_ascii_alphanumeric);
    ends_well && (lacks_form(name) || is_begun(name))
}

/// Whether a name is only the first digit or two of a number, which is all that the names of its registrant have.
fn is_begun(name: &[u8]) -> bool {
    const ZENODO: &str = "zenodo.";
    let number = run_before(name, name.len(), u8::is_ascii_digit);
    let head = &name[..number];
    let is_all = head.ends_with(b"/") || ascii::ends_with(head, ZENODO);
    is_all && (1..3).contains(&(name.len() - number)) && is_whole(name)
}

/// Whether a word may be the rest of a broken name: no sentence has a word with as many digits, unless that is a number
/// or an identifier of its own, or two years or pages. Digits go on with digits, except after the first letter of a
/// name.
fn may_be_rest(name: &[u8], word: &[u8]) -> bool {
    let digits = word.iter().filter(|octet| octet.is_ascii_digit()).count();
    let is_long = digits == word.len() && digits >= MOST;
    let is_other = || begins(word) || ascii::starts_with(word, "pmc");
    let (last, first) = (name.last(), word.first());
    let is_new = first.is_some_and(u8::is_ascii_digit)
        && last.is_some_and(u8::is_ascii_alphabetic)
        && !name[..name.len() - 1].ends_with(b"/");
    digits >= LEAST && !is_long && !is_new && !is_range(word) && !is_other()
}

/// Whether a word is two numbers of as many digits, with a hyphen between them: `2019-2020`.
fn is_range(word: &[u8]) -> bool {
    let first = run(word, 0, u8::is_ascii_digit);
    word.get(first) == Some(&b'-') && word.len() == 2 * first + 1 && are_digits(&word[first + 1..])
}

/// How many octets of `rest` belong to a name in which blanks stand in place of the underscores around a letter:
/// `10.1162/tacl a 00475`.
fn underscored(name: &[u8], rest: &[u8]) -> Option<usize> {
    let [letter, b' ', number @ ..] = rest else { return None };
    let number = word_of(text::first(number, LONGEST));
    let is_number = letter.is_ascii_alphabetic() && number.len() >= LEAST;
    let whole = || [name, b"_", &[*letter], b"_", number].concat();
    (is_number && is_torn(name) && is_whole(&whole())).then_some("a ".len() + number.len())
}

/// Whether a name is that of a book, which has its ISBN, and has a form of its registrant also with an underscore and
/// this number.
fn has_chapter(name: &[u8], number: &[u8]) -> bool {
    let isbn = &name[run_before(name, name.len(), |octet| *octet != b'/')..];
    let digits = isbn.iter().filter(|octet| octet.is_ascii_digit()).count();
    let is_isbn = (isbn.starts_with(b"978") || isbn.starts_with(b"979"))
        && digits == "9783319245744".len()
        && isbn.iter().all(|octet| octet.is_ascii_digit() || *octet == b'-');
    is_isbn && is_whole(name) && is_whole(&[name, b"_", number].concat())
}

/// Whether a word is a short number and no year, and the sentence or the value ends `after` it, or the line after a
/// number of one digit or two. Before a word, a comma, a hyphen or a dash, it probably counts something, or is the
/// first page of an article; a longer one at the end of a line may be the number of the page, unless the link before it
/// has blanks, too.
fn is_number_of_chapter(word: &[u8], after: &[u8], is_spaced: bool) -> bool {
    let is_numbered = word.len() < 4 || word.len() == 4 && word.starts_with(b"0");
    let is_number = is_numbered && is_number(word);
    is_number
        && match after {
            [b'.', next, ..] => is_space_or_line_end(*next) || b"\"'}".contains(next),
            [b'\n' | b'\r', ..] | [b' ', b'\n' | b'\r', ..] => is_spaced || word.len() < 3,
            [b')' | b']' | b'}' | b'"' | b'\'' | b'<', ..] => true,
            _ => matches!(after, [] | [b'.']),
        }
}
