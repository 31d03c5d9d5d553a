//! [`Fit`]: whether a name has a form except for slips, such as octets that look like those of the form.

use core::ops::Range;

use handle_grammar::class::Class;
use memchr::memchr;

use crate::accident::form::octets::{has_digit, run, run_before};
use crate::accident::form::{digit, pattern};
use crate::accident::name::inner_link::COLON_END;
use crate::accident::registrant::known::extent::is_telling;

use super::mistyped::Mistyped;
use super::slip::{Divergence, OnSlip, Slip, in_words};

/// The letters that count as misread digits in a name. `i` and `|` do not count, because names have them beside digits
/// on purpose.
pub(crate) const DIGITLIKE: Class = Class::of(b"OolI");

/// The digit that an octet is, or that it looks like.
fn digit(octet: u8) -> Option<u8> {
    digit::digit(octet).filter(|_| octet.is_ascii_digit() || DIGITLIKE.contains(octet))
}

/// A form that a name may have except for slips.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fit {
    pub(crate) form: &'static str,
    /// Whether the registrant is strict.
    is_strict: bool,
    /// Whether the form is one of those of SICIs.
    is_sici: bool,
}

impl Fit {
    /// The form of a registrant, which may be strict.
    pub(crate) fn new(form: &'static str, is_strict: bool) -> Self {
        Self { form, is_strict, is_sici: memchr(b';', form.as_bytes()).is_some() }
    }

    /// Whether a local name has the form except for slips and for what is mistyped.
    pub(crate) fn is_of(self, name: &[u8], mistyped: Option<Mistyped>) -> bool {
        self.read(name, mistyped, &mut |_| {}).is_ok()
    }

    /// Reads a local name that has the form except for slips and for what is mistyped, and calls `on_slip` with each
    /// slip. The error is the place at which the name and the form differ.
    pub(crate) fn read(
        self,
        name: &[u8],
        mistyped: Option<Mistyped>,
        on_slip: OnSlip<'_>,
    ) -> Result<(), Divergence> {
        let signs = self.form.as_bytes();
        // A name may have a second slash after its prefix if its registrant is strict, unless its form begins with a
        // word.
        let is_single = begins_with_word(self.form) || !self.is_strict;
        let mut at = if is_single { doubled(name, 0, b'/', on_slip) } else { 0 };
        let mut sign = 0;
        while sign < signs.len() {
            let divergence = Divergence { at, sign };
            if let Some(mistyped) = mistyped.filter(|mistyped| mistyped.divergence == divergence) {
                on_slip(mistyped.slip(self.form));
                (at, sign) = (at + mistyped.octets, sign + mistyped.signs);
            }
            let Some(form) = self.form.get(sign..).filter(|form| !form.is_empty()) else { break };
            at = self.part(name, at, form, mistyped.is_none(), on_slip).ok_or(divergence)?;
            sign += 1;
        }
        if at == name.len() { Ok(()) } else { Err(Divergence { at, sign }) }
    }

    /// The end of the part of the name at `at` that the first sign of the rest of the form stands for. If `has_marks`,
    /// another mark may stand in place of that of the form. A form that begins with a number or with any word is too
    /// common for this.
    fn part(
        self,
        name: &[u8],
        at: usize,
        form: &'static str,
        has_marks: bool,
        on_slip: OnSlip<'_>,
    ) -> Option<usize> {
        // A form that begins with `$` fits nearly any word, so the marks after it prove little, unless the registrant
        // is strict.
        let is_telling = is_telling(self.form) || self.is_strict;
        match form.as_bytes()[0] {
            sign @ (b'#' | b'^' | b'&' | b'%') => {
                let end = digits(name, at, sign, on_slip)?;
                // A single digit may be misread beside other digits, and in a SICI or in a name of a strict registrant
                // also alone.
                let is_single = sign == b'^' && self.is_strict;
                let is_number = || match sign {
                    b'^' => is_among_digits(name, at..end),
                    _ => has_digit(&name[at.saturating_sub(1)..end]),
                };
                (is_single || self.is_sici || is_number()).then_some(end)
            }
            sign @ b'.' if !is_telling => pattern::part(name, at, sign),
            b'_' if self.is_strict && name.get(at) == Some(&b'_') => {
                Some(doubled(name, at + 1, b'_', on_slip))
            }
            sign if b"._-/()<>[];:!".contains(&sign) => match mark(name, at, &form[..1], on_slip) {
                None if self.is_strict && has_marks && !self.form.starts_with(['#', '$']) => {
                    other_mark(name, at, &form[..1], on_slip)
                }
                end => end,
            },
            b'$' if self.is_strict => letters(name, at, on_slip),
            sign if self.is_sici => letter(name, at, sign, on_slip),
            sign => pattern::part(name, at, sign),
        }
    }
}

/// Whether a digit stands beside the octets at `place`, perhaps with letters that look like digits between.
fn is_among_digits(name: &[u8], place: Range<usize>) -> bool {
    let is_digitlike = |octet: &u8| DIGITLIKE.contains(*octet);
    let start = run_before(name, place.start, is_digitlike).saturating_sub(1);
    let end = (run(name, place.end, is_digitlike) + 1).min(name.len());
    has_digit(&name[start..end])
}

/// Whether a form begins with a letter of its own.
fn begins_with_word(form: &str) -> bool {
    form.starts_with(|sign: char| sign.is_ascii_alphabetic())
}

/// The end of the digits at `at`, among which there may be letters that look like digits.
fn digits(name: &[u8], at: usize, sign: u8, on_slip: OnSlip<'_>) -> Option<usize> {
    let most = match sign {
        b'^' => 1,
        b'&' => 2,
        b'%' => 4,
        _ => name.len(),
    };
    let end = run(name, at, |octet| digit(*octet).is_some()).min(at + most);
    if end == at {
        return None;
    }
    let begins = |century: &[u8]| {
        name[at..end].iter().zip(century).all(|(&octet, &meant)| digit(octet) == Some(meant))
    };
    if sign == b'%' && (end < at + most || !begins(b"19") && !begins(b"20")) {
        return None;
    }
    for (place, &octet) in name.iter().enumerate().take(end).skip(at) {
        if let Some(meant) = digit(octet).filter(|meant| *meant != octet) {
            let meant = if meant == b'0' { "0" } else { "1" };
            on_slip(Slip { place: place..place + 1, meant, what: "a digit" });
        }
    }
    Some(end)
}

/// Letters that scanners read in place of digits.
const LIKE_DIGITS: Class = DIGITLIKE.or(Class::of(b"BSZ"));

/// The end of the letters at `at`; a digit between two letters may look like a letter.
fn letters(name: &[u8], at: usize, on_slip: OnSlip<'_>) -> Option<usize> {
    let is_letter = |at: usize| name.get(at).is_some_and(u8::is_ascii_alphabetic);
    // A letter that looks like a digit, before a digit or at the end, may be one.
    let is_digitlike = |at: usize| {
        LIKE_DIGITS.contains(name[at]) && name.get(at + 1).is_none_or(u8::is_ascii_digit)
    };
    let mut end = at;
    while let Some(octet) = name.get(end) {
        let is_between =
            || end > 0 && is_letter(end - 1) && is_letter(end + 1) && !is_digitlike(end + 1);
        let meant = match octet {
            b'0' if is_between() => "o",
            b'1' if is_between() => "l",
            _ if is_letter(end) => "",
            _ => break,
        };
        if !meant.is_empty() {
            on_slip(Slip { place: end..end + 1, meant, what: "a letter" });
        }
        end += 1;
    }
    (end > at).then_some(end)
}

/// What people and programs write in place of a sign of a form.
const INSTEAD: &[(u8, &[&str])] = &[
    (b'.', &[",", ";", "·"]),
    (b'-', &["?", "\u{FFFD}", "⁃", "‗", "～", "•", "Ð", "ï¿½", "â€", "â"]),
    (b'(', &["[", "{"]),
    (b')', &["]", "}"]),
    (b'!', &["×"]),
    (b'<', &["‹", "«", "〈", "＜", "¡", "["]),
    (b'>', &["›", "»", "〉", "＞", "¿", "]"]),
    (b';', &[":", ","]),
];

/// The end of the mark at `at`, which may be doubled or be another one; or of a letter or digit, which may be a `×`.
fn mark(name: &[u8], at: usize, mark: &'static str, on_slip: OnSlip<'_>) -> Option<usize> {
    let (rest, sign) = (name.get(at..)?, mark.as_bytes()[0]);
    if sign == b'!' && !rest.starts_with("×".as_bytes()) {
        return pattern::part(name, at, sign);
    }
    if rest.first() == Some(&sign) {
        // The glance of `rule::plain` does not see a second underscore, so none may be reported here; `PLAIN` in
        // `check::tests` has such a name.
        return Some(if sign == b'_' { at + 1 } else { doubled(name, at + 1, sign, on_slip) });
    }
    if sign == b'.' && rest.first() == Some(&b':') && ends_a_scheme(&name[..at]) {
        on_slip(Slip { place: at..at + 1, meant: mark, what: in_words(sign) });
        return Some(at + 1);
    }
    let (_, others) = INSTEAD.iter().find(|(meant, _)| *meant == sign)?;
    let (meant, what) =
        if sign == b'!' { ("x", "a letter or a digit") } else { (mark, in_words(sign)) };
    let other = others.iter().find(|other| rest.starts_with(other.as_bytes()))?;
    on_slip(Slip { place: at..at + other.len(), meant, what });
    Some(at + other.len())
}

/// The end of the mark at `at` if it is another than that of the form.
fn other_mark(name: &[u8], at: usize, mark: &'static str, on_slip: OnSlip<'_>) -> Option<usize> {
    const OTHERS: Class = Class::of(b".,:;-_/+=~*^");
    let sign = mark.as_bytes()[0];
    if !OTHERS.contains(*name.get(at)?) || !OTHERS.contains(sign) {
        return None;
    }
    on_slip(Slip { place: at..at + 1, meant: mark, what: in_words(sign) });
    Some(at + 1)
}

/// Whether a word with a `:` after it looks like a scheme: `arXiv:1706.03762` in place of `arXiv.1706.03762`. After
/// other words, the glance of `rule::plain` does not see the `:`, so it may not be reported; `PLAIN` in `check::tests`
/// has such a name.
fn ends_a_scheme(word: &[u8]) -> bool {
    word.last().is_some_and(|&last| COLON_END.contains(last) || last.eq_ignore_ascii_case(&b'v'))
}

/// The end of the letter of a form at `at`, which may be a digit that looks like it.
fn letter(name: &[u8], at: usize, sign: u8, on_slip: OnSlip<'_>) -> Option<usize> {
    let meant = match (name.get(at)?, sign) {
        (b'0', b'o') => "O",
        (b'1' | b'l', b'i') => "I",
        _ => return pattern::part(name, at, sign),
    };
    on_slip(Slip { place: at..at + 1, meant, what: "a letter" });
    Some(at + 1)
}

/// The end of the surplus marks of this kind at `at`: those after the first mark, or at the beginning of a name.
fn doubled(name: &[u8], at: usize, sign: u8, on_slip: OnSlip<'_>) -> usize {
    let end = run(name, at, |octet| *octet == sign);
    if end > at && b".-/_".contains(&sign) {
        on_slip(Slip { place: at..end, meant: "", what: "" });
        return end;
    }
    at
}
