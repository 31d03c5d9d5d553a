//! [`Gap`]: blanks in an identifier, and the text around them, which shows whether a name goes on there.

use core::ops::Range;

use crate::accident::name::{SOCIETIES, local_name};
use crate::accident::octets::{
    are_digits, are_digits_or, digit_count, has_digit, is_blank, is_word, is_year, joined, run,
};
use crate::accident::other::{UUID_LEN, is_issn, is_uuid};
use crate::accident::registrant;
use crate::accident::sici;

use super::next_line::next_line_start;
use super::note;

/// Hyphens, and the dashes that programs write in their place.
const HYPHENS: &[&str] = &["-", "\u{2010}", "\u{2011}", "–", "−"];

/// Blanks, and the text around them.
pub(super) struct Gap<'a> {
    /// The identifier up to the blanks.
    head: &'a [u8],
    blanks: &'a [u8],
    /// The rest of the identifier, which is not empty.
    tail: &'a [u8],
    /// The first word of the rest, up to the next blank.
    token: &'a [u8],
}

impl<'a> Gap<'a> {
    pub(super) fn new(text: &'a [u8], body: &Range<usize>, blanks: &Range<usize>) -> Self {
        let tail = &text[blanks.end..body.end];
        let token = &tail[..run(tail, 0, |octet| !is_blank(octet))];
        Self { head: &text[body.start..blanks.start], blanks: &text[blanks.clone()], tail, token }
    }

    /// The words of the rest.
    fn words(&self) -> impl DoubleEndedIterator<Item = &'a [u8]> {
        self.tail.split(is_blank).filter(|word| !word.is_empty())
    }

    /// Whether a whole SICI stands before the blanks. Its check character may follow them, after a hyphen.
    pub(super) fn is_after_sici(&self) -> bool {
        !self.tail.starts_with(b"-")
            && self.head.contains(&b';')
            && sici::is_plain(&joined(self.head))
    }

    /// Whether the blanks stand inside a name, which goes on after them.
    pub(super) fn is_in_name(&self) -> bool {
        if !self.head.contains(&b'/') {
            return self.is_in_authority();
        }
        // The blank stands inside a note in brackets, which begins right after the name.
        if note::bracket(local_name(self.head), self.tail).is_some() {
            return false;
        }
        // With blanks on both sides of its slash, a name goes on.
        if self.head.ends_with(b" /")
            || self.is_hyphenated()
            || self.is_after_society()
            || registrant::goes_on(self.head, self.tail)
            || self.is_in_uuid()
            || self.is_soft()
        {
            return true;
        }
        // Right after the slash, a word may have marks that end a name elsewhere.
        let marks: &[u8] = if self.head.ends_with(b"/") { b"-._/():#;" } else { b"-._/()" };
        if next_line_start(self.head).is_some() || !is_word(self.token, marks) {
            return false;
        }
        if self.is_in_pii() || self.is_dotted() || self.is_x() || self.is_random() {
            return true;
        }
        if self.head.ends_with(b"/") || self.tail.starts_with(b"/") {
            return self.is_at_slash();
        }
        // Some PDFs show a blank after every dot, and then also after the dot of `10.`.
        if self.head.starts_with(b"10. ") && self.head.ends_with(b".") && has_digit(self.token) {
            return true;
        }
        let word =
            !self.token.starts_with(b"(") && !self.token.iter().all(|octet| b"-.".contains(octet));
        let is_year =
            self.begins_with_year() && !(self.head.ends_with(b"-") && self.token.len() > 4);
        word && has_digit(self.token) && !is_year && (self.is_at_joint() || self.is_first_number())
    }

    /// Whether the blanks stand next to the brackets of a PII, which hold the last digits of a year:
    /// `S0140-6736 (20)30183-5`.
    fn is_in_pii(&self) -> bool {
        let (issn, number) = match (self.head, self.tail) {
            ([issn @ .., b'(', a, b, b')'], number) | (issn, [b'(', a, b, b')', number @ ..])
                if are_digits(&[*a, *b]) =>
            {
                (issn, number)
            }
            _ => return false,
        };
        // There may be blanks on both sides of the brackets.
        let (issn, number) = (issn.trim_ascii_end(), number.trim_ascii_start());
        issn.last_chunk::<9>().is_some_and(|issn| is_issn(issn))
            && number.first_chunk::<5>().is_some_and(|number| are_digits(number))
    }

    /// Whether the `=` of an e-mail in quoted-printable stands before the blanks, which were a line end: without both,
    /// the name has a form of its registrant.
    fn is_soft(&self) -> bool {
        let Some(head) = self.head.strip_suffix(b"=") else { return false };
        registrant::is_whole(&[head, self.token].concat())
    }

    /// Whether the local name is a UUID once its blanks are taken out, and was broken somewhere in it.
    fn is_in_uuid(&self) -> bool {
        let begun = self.head.rsplit(|&octet| octet == b'/').next().unwrap_or_default();
        // Most names are too short or too long, and then nothing is copied.
        let blanks = begun.iter().chain(self.tail).filter(|octet| is_blank(octet)).count();
        begun.len() + self.tail.len() - blanks == UUID_LEN
            && is_uuid(&[joined(begun), joined(self.tail)].concat())
    }

    /// Whether a name has only begun, with its society or its standard in brackets: `(ASCE) 0733-9399(2008)134:1(1)`.
    fn is_after_society(&self) -> bool {
        let begun = local_name(self.head);
        SOCIETIES.iter().any(|society| society.as_bytes() == begun) && has_digit(self.token)
    }

    /// Whether the blanks stand next to a hyphen between words with digits, as do all blanks of the rest, and the name
    /// has two such hyphens or more: `s41586 - 020 - 2649 - 2`.
    fn is_hyphenated(&self) -> bool {
        let is_hyphen = |word: &[u8]| HYPHENS.iter().any(|hyphen| hyphen.as_bytes() == word);
        let before = self.head.split(is_blank);
        let is_next =
            self.head.last().is_some_and(u8::is_ascii_alphanumeric) == is_hyphen(self.token);
        let mut pairs = self.words().zip(self.words().skip(1));
        is_next
            && before.chain(self.words()).filter(|word| is_hyphen(word)).count() > 1
            && self.words().all(|word| is_hyphen(word) || has_digit(word) && is_word(word, b""))
            && pairs.all(|(word, next)| is_hyphen(word) != is_hyphen(next))
    }

    /// Whether the rest is numbers with dots between them, after a name that goes on at a dot: `j.cell.2020. 02. 052`.
    /// After a letter alone, there may also be a word.
    fn is_dotted(&self) -> bool {
        match local_name(self.head).strip_suffix(b".") {
            Some([letter]) if letter.is_ascii_alphabetic() => {
                self.has_many_digits() && self.words().all(|word| is_word(word, b"."))
            }
            Some(name) if name.contains(&b'.') => {
                self.words().all(|word| word != b"." && are_digits_or(word, b"."))
                    && (!self.begins_with_year() || name.len() < 12 && self.has_many_digits())
            }
            Some(_) => self.is_spaced_out(),
            None => false,
        }
    }

    /// Whether the rest is several words, each but the last with a dot, and the last is a long number: some PDFs show a
    /// blank after every dot.
    fn is_spaced_out(&self) -> bool {
        let mut words = self.words();
        let Some(last) = words.next_back() else { return false };
        let mut dotted = words.peekable();
        dotted.peek().is_some()
            && digit_count(last) > 4
            && is_word(last, b".")
            && dotted.all(|word| word.ends_with(b".") && is_word(word, b"."))
    }

    /// Whether the rest has as many digits as the number of an article with its year and its month.
    fn has_many_digits(&self) -> bool {
        digit_count(self.tail) > 8
    }

    /// Whether the rest is the `.x` with which many names of Wiley end.
    fn is_x(&self) -> bool {
        self.tail == b".x" && self.head.last().is_some_and(u8::is_ascii_digit)
    }

    /// Whether the rest is four letters or digits, after a hyphen and as many before that, among them a digit:
    /// `4k3m- nyvg`. DataCite proposes such names.
    fn is_random(&self) -> bool {
        let part = local_name(self.head).strip_suffix(b"-").unwrap_or_default();
        let part = part.rsplit(|octet| !octet.is_ascii_alphanumeric()).next().unwrap_or_default();
        [part, self.tail].iter().all(|part| part.len() == 4 && is_word(part, b""))
            && has_digit(part)
    }

    /// Whether there are only digits, dots and blanks on both sides, and a slash follows.
    fn is_in_authority(&self) -> bool {
        // A blank in place of a dot is another slip, for which there is another rule.
        let is_dot = match self.head {
            b"10" => self.tail[0].is_ascii_digit(),
            b"20" => self.tail.starts_with(b"500 ") || self.tail.starts_with(b"500."),
            b"20.500" => true,
            _ => self.head.starts_with(b"20 ") && self.head.ends_with(b" 500"),
        };
        // A long number after the blank begins another identifier, unless it begins with a zero or follows a dot.
        let digits = run(self.tail, 0, u8::is_ascii_digit);
        let is_other = digits > 3 && self.tail[0] != b'0' && !self.head.ends_with(b".");
        if is_dot || is_other {
            return false;
        }
        let part = |octet: &u8| octet.is_ascii_digit() || *octet == b'.' || is_blank(octet);
        let slash = self.tail.iter().position(|&octet| octet == b'/');
        self.head.first().is_some_and(u8::is_ascii_digit)
            && self.head.iter().all(part)
            && slash.is_some_and(|slash| self.tail[..slash].iter().all(part))
    }

    /// Whether the word next to the slash may be a part of a name.
    fn is_at_slash(&self) -> bool {
        let before = self.head.ends_with(b"/");
        (has_digit(self.token) || self.token.len() > 2 || before)
            && self.token.len() > usize::from(self.tail.starts_with(b"/"))
    }

    /// Whether a line was broken here: next to a mark, or without one at the end of the name.
    fn is_at_joint(&self) -> bool {
        let before = self.head.last().copied().unwrap_or_default();
        let line = self.blanks.iter().any(|octet| matches!(octet, b'\n' | b'\r' | b'\t'));
        // After a comma, a hyphen begins another number.
        let mark = b"-._:(".contains(&before)
            || b"-._".contains(&self.token[0]) && !b",;".contains(&before);
        (mark && (self.is_last() || before != b'.' || line)) || (line && self.is_last())
    }

    /// Whether a number follows a name without any digit, which is probably not whole.
    fn is_first_number(&self) -> bool {
        self.is_last()
            && self.token.len() > 3
            && are_digits(self.token)
            && !has_digit(local_name(self.head))
    }

    /// Whether the word is the last one.
    fn is_last(&self) -> bool {
        self.tail[self.token.len()..].iter().all(is_blank)
    }

    /// Whether the word begins with a year of this century or of the last one, which belongs to a note.
    fn begins_with_year(&self) -> bool {
        let Some((word, rest)) = self.token.split_at_checked(4) else { return false };
        let goes_on = rest.first().is_some_and(|octet| {
            octet.is_ascii_alphanumeric() || (*octet == b'.' && rest.len() > 1)
        });
        is_year(word) && !goes_on
    }
}
