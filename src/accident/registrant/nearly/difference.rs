//! Which slip of typing, or of a scanner, explains where a name and a form differ.

use core::ops::Range;

use crate::accident::form::digit::{digit, misread_digit};
use crate::accident::form::octets::{has_digit, run, starts};
use crate::accident::registrant::known::extent::is_telling;

use super::fit::Fit;
use super::mistyped::{Mistyped, is_in_word, is_literal, word_after, word_before};
use super::slip::Divergence;

/// Pairs of letters that people and scanners confuse: what the name has, and what was meant.
const CONFUSED: &[(&str, &str)] = &[
    ("m", "rn"),
    ("rn", "m"),
    ("cl", "d"),
    ("vv", "w"),
    ("5", "s"),
    ("i", "j"),
    ("l", "j"),
    ("vix", "xiv"),
    ("10", "io"),
];

/// The one slip that explains why a name does not have a form: once it is undone, the name has the form. The name and
/// the form agree before `divergence`.
pub(crate) fn mistyped(name: &[u8], fit: Fit, divergence: Divergence) -> Option<Mistyped> {
    let difference = Difference::at(name, fit.form.as_bytes(), divergence);
    let here = difference.lengths().map(|(octets, signs)| Mistyped { divergence, octets, signs });
    let start = Divergence { at: 0, sign: 0 };
    let headless =
        heads(name, fit.form).map(|signs| Mistyped { divergence: start, octets: 0, signs });
    // Each sign of a form stands for one octet or more.
    let is_long_enough = |slip: &Mistyped| name.len() + slip.signs >= fit.form.len() + slip.octets;
    here.chain(headless).filter(is_long_enough).find(|&mistyped| fit.is_of(name, Some(mistyped)))
}

/// Where a name and a form differ.
struct Difference<'d> {
    /// The octet of the name before the place.
    before: Option<u8>,
    /// The rest of the name.
    rest: &'d [u8],
    form: &'d [u8],
    sign: usize,
    /// The word of the form around its sign, which is empty if no word is there.
    word: Range<usize>,
}

impl<'d> Difference<'d> {
    fn at(name: &'d [u8], form: &'d [u8], Divergence { at, sign }: Divergence) -> Self {
        let word = word_before(form, sign)..word_after(form, sign);
        Self { before: name[..at].last().copied(), rest: &name[at..], form, sign, word }
    }

    /// How many octets of the name may stand for how many signs of the form here, for each kind of slip, the likeliest
    /// first.
    fn lengths(&self) -> impl Iterator<Item = (usize, usize)> {
        let signs = &self.form[self.sign..];
        let confused = |(other, meant): &(&str, &str)| {
            let is = starts(self.rest, 0, other) && starts(signs, 0, meant);
            is.then_some((other.len(), meant.len()))
        };
        // A mark and the word after it may be missing together: the `.x` at the end, or the `.io` of OSF.
        let part = 1 + run(&signs[signs.len().min(1)..], 0, u8::is_ascii_alphanumeric);
        let is_part =
            is_literal(signs, 0) && !is_in_word(signs, 0) && part > 1 && !self.has_part(part);
        let others = [
            (self.is_doubled(), (1, 0)),
            (self.is_swapped(), (2, 2)),
            (self.is_like(), (1, 1)),
            (self.lacks(), (0, 1)),
            (is_part, (0, part)),
            (self.is_another(), (1, 1)),
            (self.is_one_more(), (1, 0)),
        ];
        let others = others.into_iter().filter_map(|(may_be, lengths)| may_be.then_some(lengths));
        CONFUSED.iter().filter_map(confused).chain(others)
    }

    /// Whether the name has the letters of the form's next `part`, which begins with a mark, already before the place:
    /// then only the mark is missing, and nobody knows where.
    fn has_part(&self, part: usize) -> bool {
        let next = self.form[self.sign..].get(1..part).and_then(<[u8]>::first);
        self.before.zip(next).is_some_and(|(before, next)| before.eq_ignore_ascii_case(next))
    }

    /// Whether a digit that looks like the letter of a word stands in place of it, or the other way round.
    fn is_like(&self) -> bool {
        let (Some(&octet), true) = (self.rest.first(), is_in_word(self.form, self.sign)) else {
            return false;
        };
        let sign = self.form[self.sign];
        digit(sign) == Some(octet) || digit(octet) == Some(sign)
    }

    /// Whether a letter of a word was typed twice.
    fn is_doubled(&self) -> bool {
        let last = self.before.filter(u8::is_ascii_alphabetic);
        let is_same = |first: &u8| last.is_some_and(|last| last.eq_ignore_ascii_case(first));
        !self.word.is_empty() && self.rest.first().is_some_and(is_same)
    }

    /// Whether the name may lack the sign. A letter of a short word may be missing only at the end of the name.
    fn lacks(&self) -> bool {
        let before = &self.form[..self.sign];
        if is_in_word(self.form, self.sign) {
            return self.word.len() > 2 || self.rest.is_empty();
        }
        // After one digit or two, nobody knows where the mark stood. Letters after a number or after a single letter
        // may be anything. A form that begins with any word says little about the marks after it.
        let is_after_few_digits = before.ends_with(b"&") && !before.ends_with(b"&&")
            || before.ends_with(b"^") && !before.ends_with(b"^^^");
        let is_before_any_letters = self.form[self.sign..].starts_with(b".$")
            && (before.ends_with(b"#") || before.ends_with(b"^") || before.len() == 1);
        let is_telling = is_telling(self.form) || before.ends_with(b"$");
        let is_mark = is_literal(self.form, self.sign);
        is_mark && is_telling && !is_after_few_digits && !is_before_any_letters
    }

    /// Whether two signs have changed places.
    fn is_swapped(&self) -> bool {
        matches!((self.rest, &self.form[self.sign..]), ([a, b, ..], [c, d, ..])
            if a.eq_ignore_ascii_case(d) && b.eq_ignore_ascii_case(c))
    }

    /// Whether another letter or a digit may stand in place of a letter. In a short word, only one that looks like the
    /// letter may.
    fn is_another(&self) -> bool {
        let is_in_word = is_in_word(self.form, self.sign);
        let is_letter = self.rest.first().is_some_and(u8::is_ascii_alphanumeric);
        is_in_word && is_letter && (self.word.len() > 2 || self.is_like())
    }

    /// Whether an octet may be one too many: any octet in a word or right after it, a mark before the letters that go
    /// on with it, or a letter before the number of a form that has only words before: `eLife.e12345`.
    fn is_one_more(&self) -> bool {
        let (Some(octet), Some(sign)) = (self.rest.first(), self.form.get(self.sign)) else {
            return false;
        };
        let is_letter = octet.is_ascii_alphabetic();
        // A letter among digits that looks like one of them stands for it.
        let is_digit = is_letter && misread_digit(*octet).is_some();
        let is_after_digit = self.before.is_some_and(|before| before.is_ascii_digit());
        let is_at_word = !self.word.is_empty() && is_literal(self.form, self.sign);
        let is_first_number = matches!(sign, b'#' | b'^')
            && self.form[..self.sign].ends_with(b".")
            && (0..self.sign).all(|sign| is_literal(self.form, sign));
        // `PhysRev.B.81.054420`
        let is_after_word = *sign == b'$' && self.word.len() > 3;
        is_at_word && octet.is_ascii_graphic() && !(is_digit && is_after_digit)
            || is_first_number && is_letter && !is_digit
            || is_after_word && octet.is_ascii_punctuation()
    }
}

/// The lengths of the beginnings of a form that a name may lack: its first word with the mark after it, its first two
/// words with their marks, and so on. A name may lack them if it does not begin with the first word, and if it has
/// digits or if the form shows how long the rest is.
fn heads<'f>(name: &[u8], form: &'f str) -> impl Iterator<Item = usize> + use<'f> {
    let signs = form.as_bytes();
    let literal = (0..signs.len()).find(|&sign| !is_literal(signs, sign)).unwrap_or(0);
    let word = &form[..word_after(signs, 0)];
    // A word that is nearly the first one is that word with a slip.
    let is_swapped = matches!((name, signs), ([a, b, ..], [c, d, ..]) if (a, b) == (d, c));
    let is_near = word.len() > 2
        && (name.first() == signs.first() || is_swapped)
        && word_after(name, 0).abs_diff(word.len()) < 2;
    let begins = starts(name, 0, word) || is_near;
    let is_certain = has_digit(name) || form[literal..].bytes().all(|sign| sign == b'!');
    let may_lack = is_certain && !begins && signs[0].is_ascii_alphabetic();
    let ends = (1..=literal).filter(|&end| b"./:".contains(&signs[end - 1]));
    ends.filter(move |_| may_lack)
}
