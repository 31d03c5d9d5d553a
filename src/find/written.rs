//! How an identifier is written in a text of some format, and the identifier that it stands for.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use handle_grammar::class::Class;
use memchr::memmem;

use super::word::ends_word;
use crate::accident::is_whole;
use crate::text::ascii::DOI_START;
use crate::text::{Decoded, entity, escape};

/// How an identifier is written in a text, which depends on where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Writing {
    /// In a text of any format: with the entities of HTML and XML, the backslashes of LaTeX, Markdown and JSON, and
    /// line breaks.
    Text,
    /// In the path or the query of another site's address: as in `Text`, and also with percent-escapes, as in
    /// `https://example.org/?doi=10.1000%2F182`.
    Address,
}

/// Octets that may not stand for themselves.
static SPECIAL: Class = Class::of(b"&\\{$<").or(Class::range(0, b' '));

impl Writing {
    /// The identifier that `written` stands for. It is copied only if it is written differently.
    ///
    /// ```
    /// use handle_syntax::find::Writing;
    ///
    /// assert_eq!(Writing::Text.text(b"10.1000/foo\\_bar"), &b"10.1000/foo_bar"[..]);
    /// assert_eq!(Writing::Address.text(b"10.1000%2F182"), &b"10.1000/182"[..]);
    /// ```
    #[must_use]
    pub fn text(self, written: &[u8]) -> Cow<'_, [u8]> {
        if self.is_verbatim(written) {
            return Cow::Borrowed(written);
        }
        let (mut text, mut at) = (Vec::with_capacity(written.len()), 0);
        while at < written.len() {
            let (width, octet) = self.step(written, at);
            text.extend(octet);
            at += width;
        }
        if text == written { Cow::Borrowed(written) } else { Cow::Owned(text) }
    }

    /// The index in `written` of the octet `at` of the identifier that it stands for.
    ///
    /// ```
    /// use handle_syntax::find::Writing;
    ///
    /// assert_eq!(Writing::Text.place(b"hdl:10.1000/a&amp;b", 14), 18);
    /// ```
    #[must_use]
    pub fn place(self, written: &[u8], at: usize) -> usize {
        if self.is_verbatim(written) {
            return at.min(written.len());
        }
        let (mut place, mut read) = (0, 0);
        while let [_, ..] = &written[place..] {
            let (width, octet) = self.step(written, place);
            if octet.is_some() && read == at {
                break;
            }
            read += usize::from(octet.is_some());
            place += width;
        }
        place
    }

    /// Whether every octet stands for itself.
    fn is_verbatim(self, written: &[u8]) -> bool {
        let is_special =
            |octet: &u8| SPECIAL.contains(*octet) || *octet == b'%' && self == Self::Address;
        !written.iter().any(is_special)
    }

    /// The width of the unit at `at` of `written`, and its octet; no octet for a line break, or a tag that allows one.
    fn step(self, written: &[u8], at: usize) -> (usize, Option<u8>) {
        let rest = &written[at..];
        if let Some(width) = entity::word_break(rest) {
            return (width, None);
        }
        if let Some(width) = soft_break(rest) {
            return (width, None);
        }
        if matches!(rest, [b'\n' | b'\r' | b'\t' | b' ', ..]) {
            return (blanks(rest), None);
        }
        let Unit { octet, width } = Unit::first(rest, self);
        (width, Some(octet))
    }
}

/// How LaTeX writes some octets, other than with a backslash before them.
const LATEX: &[(&[u8], u8)] = &[
    (b"{\\textless}", b'<'),
    (b"{\\textgreater}", b'>'),
    (b"\\textless{}", b'<'),
    (b"\\textgreater{}", b'>'),
    (b"{\\textunderscore}", b'_'),
    (b"\\textunderscore{}", b'_'),
    (b"{\\textendash}", b'-'),
    (b"{\\_}", b'_'),
    (b"$<$", b'<'),
    (b"$>$", b'>'),
];

/// One octet of an identifier, and how many octets it is written with.
///
/// A character beyond ASCII that is not written as an entity has a unit for each of its octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unit {
    pub(super) octet: u8,
    pub(super) width: usize,
}

impl Unit {
    /// The octet for an entity of white space or of a mark that ends a word: one that UTF-8 never has.
    pub(super) const SPACE: u8 = 0xFF;

    /// The first unit of `text`; if the text is empty, a unit that is written with no octet.
    pub(super) fn first(text: &[u8], writing: Writing) -> Self {
        match text {
            [b'%', high, low, ..] if writing == Writing::Address => {
                let decoded = escape::octet(*high, *low).map(|octet| Self { octet, width: 3 });
                decoded.unwrap_or(Self { octet: b'%', width: 1 })
            }
            [b'&', ..] => Self::entity(text).unwrap_or(Self { octet: b'&', width: 1 }),
            [b'\\' | b'{' | b'$', ..] => Self::latex(text),
            [octet, ..] => Self { octet: *octet, width: 1 },
            [] => Self { octet: 0, width: 0 },
        }
    }

    fn entity(text: &[u8]) -> Option<Self> {
        let near = &text[..text.len().min(entity::LONGEST)];
        let (character, end) = entity::single(Decoded::part(near, 0, false))?;
        let octet = match u8::try_from(character).ok().filter(u8::is_ascii) {
            Some(octet) => octet,
            None if ends_word(character) || character == '\u{200B}' => Self::SPACE,
            None => return None,
        };
        Some(Self { octet, width: end as usize })
    }

    fn latex(text: &[u8]) -> Self {
        if let Some((written, octet)) = LATEX.iter().find(|(written, _)| text.starts_with(written))
        {
            return Self { octet: *octet, width: written.len() };
        }
        match text {
            // A backslash before a punctuation mark says that the mark stands for itself.
            [b'\\', octet, ..] if octet.is_ascii_punctuation() => Self { octet: *octet, width: 2 },
            [b'\\', b'u', b'0', b'0', high, low, ..] => match escape::octet(*high, *low) {
                Some(octet @ b'!'..=b'~') => Self { octet, width: 6 },
                _ => Self { octet: b'\\', width: 1 },
            },
            _ => Self { octet: text.first().copied().unwrap_or_default(), width: 1 },
        }
    }
}

/// Whether `text` ends with the prefix of a DOI name and its `/`.
fn ends_with_prefix(text: &[u8]) -> bool {
    let prefix = text.strip_suffix(b"/").unwrap_or_default();
    let digits = prefix.iter().rev().take_while(|octet| octet.is_ascii_digit()).count();
    digits > 3 && prefix[..prefix.len() - digits].ends_with(b"10.")
}

/// How many octets the `/` at the beginning of `text` is written with: `/`, or `\/` in JSON.
pub(super) fn slash(text: &[u8]) -> Option<usize> {
    match text {
        [b'/', ..] => Some(1),
        [b'\\', b'/', ..] => Some(2),
        _ => None,
    }
}

/// How many octets an escaped `/` at the beginning of `text` is written with.
pub(super) fn escaped_slash(text: &[u8]) -> Option<usize> {
    matches!(text, [b'%', b'2', b'F' | b'f', ..]).then_some(3)
}

/// How many blanks and line ends `text` begins with.
fn blanks(text: &[u8]) -> usize {
    text.iter().take_while(|octet| b"\r\n\t ".contains(octet)).count()
}

/// How many octets of `rest` are a line break inside an identifier, as in the text of a PDF. The line before it ends
///
/// - with a soft hyphen, or with the `=` of an e-mail, and a word follows;
/// - with the prefix of a DOI name and its `/`, and a word follows;
/// - with a `/` after a journal, and a word with a digit follows;
/// - with another `/`, a `-` or a `_`, and a digit follows that does not number a list;
/// - with a `.`, and the name goes on as [`goes_on_after_dot`] says;
/// - with a `.` or a `)`, and the next word makes a DOI name whole.
///
/// After a sentence that ends with the line, the next line begins differently.
pub(super) fn line_break(before: &[u8], rest: &[u8]) -> Option<usize> {
    if !matches!(rest, [b'\n' | b'\r', ..]) {
        return None;
    }
    let blanks = blanks(rest);
    let lines = rest[..blanks].iter().filter(|&&octet| octet == b'\n').count();
    let next = &rest[blanks..];
    let digits = next.iter().take_while(|octet| octet.is_ascii_digit()).count();
    let begins_word = next.first().is_some_and(u8::is_ascii_alphanumeric);
    let goes_on = match before.last()? {
        b'/' if ends_with_prefix(before) => begins_word,
        b'/' if ends_with_journal(before) && has_digit(next) => true,
        b'/' | b'-' | b'_' => {
            // A short number and one of these marks begin the item of a list.
            digits > 0 && !(digits < 4 && matches!(next.get(digits), Some(b'.' | b')')))
        }
        b'.' => goes_on_after_dot(&before[..before.len() - 1], next) || makes_whole(before, next),
        b')' => makes_whole(before, next),
        _ => begins_word && ends_softly(before),
    };
    (lines == 1 && goes_on).then_some(blanks)
}

/// The marks that stand at the end of a line only because the line is broken there: the soft hyphen, and the equals
/// sign of an e-mail in quoted-printable.
const SOFT: [&[u8]; 2] = [b"\xC2\xAD", b"="];

fn ends_softly(text: &[u8]) -> bool {
    SOFT.iter().any(|mark| text.ends_with(mark))
}

/// How many octets a soft mark and the line break after it have at the beginning of `text`.
fn soft_break(text: &[u8]) -> Option<usize> {
    let rest = SOFT.iter().find_map(|mark| text.strip_prefix(*mark))?;
    matches!(rest, [b'\n' | b'\r', ..]).then_some(text.len() - rest.len() + blanks(rest))
}

/// Whether `text` ends with the prefix of a DOI name and a journal, between slashes and without a digit:
/// `10.1093/nar/`.
fn ends_with_journal(text: &[u8]) -> bool {
    let rest = text.strip_suffix(b"/").unwrap_or_default();
    let journal = rest.iter().rev().take_while(|octet| octet.is_ascii_alphabetic()).count();
    journal > 0 && ends_with_prefix(&rest[..rest.len() - journal])
}

/// Whether `next` begins with a word that has a digit, but does not begin with one.
fn has_digit(next: &[u8]) -> bool {
    let word = next.iter().take_while(|octet| octet.is_ascii_alphanumeric());
    !next.first().is_some_and(u8::is_ascii_digit)
        && word.copied().any(|octet| octet.is_ascii_digit())
}

/// The shortest word that is looked for after a line break, in octets. A shorter one may be the number of a section, and
/// a number of four digits may be a year.
const SHORTEST: usize = 3;

/// Whether a DOI name at the end of `before` has a form of the names of its registrant with the next word, without the
/// punctuation after that, but has none as it is.
fn makes_whole(before: &[u8], next: &[u8]) -> bool {
    let start = before.iter().rposition(|octet| *octet <= b' ').map_or(0, |blank| blank + 1);
    let Some(ten) = memmem::find(&before[start..], DOI_START.as_bytes()) else {
        return false;
    };
    let name = &before[start + ten..];
    let word = next.iter().take_while(|octet| **octet > b' ' && !b"\"<>".contains(octet)).count();
    let word = without_punctuation(&next[..word]);
    let is_number = word.iter().all(u8::is_ascii_digit);
    // A word after a whole name begins the next sentence, but a long number hardly does.
    let may_follow = if is_number { word.len() > 4 } else { !is_whole(without_punctuation(name)) };
    word.len() >= SHORTEST && may_follow && !is_whole(name) && is_whole(&[name, word].concat())
}

/// The text without the punctuation at its end.
fn without_punctuation(text: &[u8]) -> &[u8] {
    let last = text.iter().rposition(|octet| !b".,;:)]}'".contains(octet));
    &text[..last.map_or(0, |last| last + 1)]
}

/// Whether a name goes on with `next` after `before` and a dot: after a letter, with a word, a dot and a digit; after a
/// year, with the month and the number of an article. After a sentence, the next name of a list, the number of a section
/// or a quantity may follow, which does not continue a name: `1.2 Methods`, `10.5 mg`.
fn goes_on_after_dot(before: &[u8], next: &[u8]) -> bool {
    let word = next.iter().take_while(|octet| octet.is_ascii_alphanumeric()).count();
    let (word, rest) = next.split_at(word);
    let is_number = !word.is_empty() && word.iter().all(u8::is_ascii_digit);
    if before.ends_with(b"/osf") && word == b"io" && rest.starts_with(b"/") {
        return true;
    }
    let Some(rest) = rest.strip_prefix(b".") else { return false };
    let digits = rest.iter().take_while(|octet| octet.is_ascii_digit()).count();
    match before {
        [.., b'.', b'1' | b'2', a, b, c] if is_number => {
            [a, b, c].into_iter().all(u8::is_ascii_digit) && (word.len(), digits) == (2, 3)
        }
        [.., letter] if letter.is_ascii_alphabetic() => {
            let is_followed =
                matches!(&rest[digits..], [b'.', next, ..] if next.is_ascii_alphanumeric());
            digits > 0 && (!is_number || word.len() == 4 && is_followed)
        }
        _ => false,
    }
}
