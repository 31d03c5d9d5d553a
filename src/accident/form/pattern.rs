//! Patterns of addresses and names, with a sign for each part that varies.
//!
//! `#` stands for digits, `^` for one digit, `&` for one digit or two, `%` for a year of this century or the last one,
//! `$` for letters, `!` for one letter or digit, `@` for letters, digits, hyphens and underscores, `~` for an
//! identifier of OSF, which has five letters or digits and perhaps a version, and `*` for anything up to the next `/`,
//! `?`, `#` or space. Everything else stands for itself, in any case.

use core::ops::Range;

use handle_grammar::class::Class;

use super::octets::{are_digits, is_year, run, starts, word_end};

/// How many parts the signs `#`, `@` and `~` of a pattern stand for at most.
pub(crate) const MOST: usize = 5;

/// The parts of the text from `at` on that the signs `#`, `@` and `~` of `pattern` stand for, and where the whole
/// pattern ends; `None` if the text has another form.
pub(crate) fn parts(
    text: &[u8],
    at: usize,
    pattern: &str,
) -> Option<([Range<usize>; MOST], usize)> {
    let (mut parts, mut count, mut at) = ([const { 0..0 }; MOST], 0, at);
    for sign in pattern.bytes() {
        let end = part(text, at, sign)?;
        if b"#@~".contains(&sign) {
            *parts.get_mut(count)? = at..end;
            count += 1;
        }
        at = end;
    }
    ends(text, at).then_some((parts, at))
}

/// The end of the part of the text at `at` that a sign of a pattern stands for; `None` if there is no such part.
pub(crate) fn part(text: &[u8], at: usize, sign: u8) -> Option<usize> {
    let end = match sign {
        b'#' => run(text, at, u8::is_ascii_digit),
        b'^' => at + usize::from(text.get(at)?.is_ascii_digit()),
        b'&' => run(text, at, u8::is_ascii_digit).min(at + 2),
        b'%' => year(text, at)?,
        b'$' => run(text, at, u8::is_ascii_alphabetic),
        b'!' => at + usize::from(text.get(at)?.is_ascii_alphanumeric()),
        b'@' => word_end(text, at, b"-_"),
        b'~' => osf(text, at)?,
        b'*' => run(text, at, |octet| !b"/?# ".contains(octet)),
        _ => at + usize::from(text.get(at)?.eq_ignore_ascii_case(&sign)),
    };
    (end > at).then_some(end)
}

/// Whether the whole text has the form of a pattern.
pub(crate) fn is(text: &[u8], pattern: &str) -> bool {
    pattern.bytes().try_fold(0, |at, sign| end_of(text, at, sign)) == Some(text.len())
}

/// Like [`part`], for most signs without a call: they stand for themselves or for one digit.
#[inline]
pub(crate) fn end_of(text: &[u8], at: usize, sign: u8) -> Option<usize> {
    let fits = |octet: &u8| *octet == sign || octet.eq_ignore_ascii_case(&sign);
    if sign == b'^' {
        text.get(at).filter(|octet| octet.is_ascii_digit()).map(|_| at + 1)
    } else if SIGNS.contains(sign) {
        part(text, at, sign)
    } else {
        text.get(at).filter(|octet| fits(octet)).map(|_| at + 1)
    }
}

/// How many octets at the beginning of a pattern stand for themselves.
pub(crate) fn literal(pattern: &str) -> usize {
    run(pattern.as_bytes(), 0, |sign| !SIGNS.contains(*sign))
}

/// The signs that do not stand for themselves.
pub(crate) const SIGNS: Class = Class::of(b"#^&%$!@~*");

/// What is left of `pattern` after the part that the whole text fits, from the year on if its last digits are missing;
/// `None` if the text has another form.
pub(crate) fn rest<'p>(text: &[u8], pattern: &'p str) -> Option<&'p str> {
    let mut at = 0;
    for (index, sign) in pattern.bytes().enumerate() {
        if at == text.len() || sign == b'%' && begins_year(&text[at..]) {
            return pattern.get(index..);
        }
        at = part(text, at, sign)?;
    }
    (at == text.len()).then_some("")
}

/// The end of a year of this century or the last one that begins at `at`.
fn year(text: &[u8], at: usize) -> Option<usize> {
    text.get(at..at + 4).filter(|year| is_year(year)).map(|year| at + year.len())
}

/// Whether a text is a year of which the last digits are missing.
fn begins_year(text: &[u8]) -> bool {
    let is_of = |century: &[u8]| text.starts_with(century) || century.starts_with(text);
    text.len() < 4 && are_digits(text) && (is_of(b"19") || is_of(b"20"))
}

/// The sign of a pattern that comes next, for a text that is read octet by octet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PatternState {
    sign: u8,
    /// 0 if nothing of what the sign stands for has been read, otherwise 1. In a year, it is 1 after a first digit `1`,
    /// 2 after a first digit `2`, 3 after the century, and 4 after the decade.
    read: u8,
}

impl PatternState {
    /// The sign that comes next after one more octet; `None` if the octet does not fit. The signs `~` and `*` cannot be
    /// read octet by octet, so no octet fits them.
    pub(crate) fn step(self, pattern: &str, octet: u8) -> Option<Self> {
        let sign = *pattern.as_bytes().get(usize::from(self.sign))?;
        let (after, more) = (Self { sign: self.sign + 1, read: 0 }, Self { read: 1, ..self });
        let is_digit = octet.is_ascii_digit();
        match (sign, self.read) {
            (b'#' | b'$' | b'@', read) => match part(&[octet], 0, sign) {
                Some(_) => Some(more),
                None if read > 0 => after.step(pattern, octet),
                None => None,
            },
            (b'&', 0) => is_digit.then_some(more),
            (b'&', _) if is_digit => Some(after),
            (b'&', _) => after.step(pattern, octet),
            (b'%', 4) => is_digit.then_some(after),
            (b'%', read) => {
                let read = match (read, octet) {
                    (0, b'1') => 1,
                    (0, b'2') => 2,
                    (1, b'9') | (2, b'0') => 3,
                    (3, b'0'..=b'9') => 4,
                    _ => return None,
                };
                Some(Self { read, ..self })
            }
            (b'~' | b'*', _) => None,
            _ => part(&[octet], 0, sign).map(|_| after),
        }
    }

    /// Whether the whole pattern has been read.
    pub(crate) fn is_end(self, pattern: &str) -> bool {
        match pattern.as_bytes().get(usize::from(self.sign)..) {
            None | Some([]) => true,
            Some([b'#' | b'$' | b'@' | b'&']) => self.read > 0,
            Some(_) => false,
        }
    }
}

/// The end of an identifier of OSF that begins at `at`.
fn osf(text: &[u8], at: usize) -> Option<usize> {
    let end = word_end(text, at, b"");
    let version = end + "_v".len();
    let digits = run(text, version, u8::is_ascii_digit);
    let is_versioned = starts(text, end, "_v") && digits > version;
    (end == at + 5).then_some(if is_versioned { digits } else { end })
}

/// Whether an identifier ends at `at`; the kind of a file may follow it.
pub(crate) fn ends(text: &[u8], at: usize) -> bool {
    match text.get(at) {
        Some(b'-' | b'_') => false,
        Some(b'.') => {
            let word = word_end(text, at + 1, b"");
            matches!(&text[at + 1..word], b"" | b"pdf" | b"html" | b"epdf" | b"txt" | b"full")
        }
        Some(octet) => !octet.is_ascii_alphanumeric() || text[at - 1] == b'/',
        None => true,
    }
}
