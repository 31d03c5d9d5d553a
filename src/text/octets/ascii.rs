//! Comparisons of octets in which the case of ASCII letters does not count.

use handle_grammar::class::Class;

/// How many octets `label` and the spaces and tabs after it have, if `text` begins with `label` in any case; otherwise
/// 0.
#[inline]
pub(crate) fn label_len(text: &[u8], label: &str) -> usize {
    if label.is_empty() || !starts_with(text, label) {
        return 0;
    }
    let blanks = text[label.len()..].iter().take_while(|octet| matches!(octet, b' ' | b'\t'));
    label.len() + blanks.count()
}

/// Whether `text` begins with `head`, in any case.
#[inline]
pub(crate) fn starts_with(text: &[u8], head: &str) -> bool {
    // The first octets are compared first, because nearly every text differs there.
    let alike = match (text, head.as_bytes()) {
        ([text, ..], [head, ..]) => text.eq_ignore_ascii_case(head),
        (_, head) => head.is_empty(),
    };
    alike && text.get(..head.len()).is_some_and(|found| found.eq_ignore_ascii_case(head.as_bytes()))
}

/// Whether an octet may stand in the name of a host.
pub(crate) fn is_of_host(octet: &u8) -> bool {
    octet.is_ascii_alphanumeric() || b".-".contains(octet)
}

/// Whether an octet is a vowel, in either case.
pub(crate) fn is_vowel(octet: &u8) -> bool {
    b"aeiou".contains(&octet.to_ascii_lowercase())
}

/// Whether `part` is the beginning of `whole`, or all of it, in any case.
#[inline]
pub(crate) fn is_beginning(part: &[u8], whole: &str) -> bool {
    // The first octets are compared first, because nearly every word of a list differs there.
    let alike = match (part, whole.as_bytes()) {
        ([part, ..], [whole, ..]) => part.eq_ignore_ascii_case(whole),
        (part, _) => part.is_empty(),
    };
    let begun = || whole.as_bytes().get(..part.len());
    alike && begun().is_some_and(|begun| part.eq_ignore_ascii_case(begun))
}

/// Whether `text` ends with `tail`, in any case.
#[inline]
pub(crate) fn ends_with(text: &[u8], tail: impl AsRef<[u8]>) -> bool {
    let tail = tail.as_ref();
    // The last octets are compared first, because nearly every text differs there.
    let alike = match (text, tail) {
        ([.., last], [.., last_of_tail]) => last.eq_ignore_ascii_case(last_of_tail),
        _ => tail.is_empty(),
    };
    let found = || text.len().checked_sub(tail.len()).and_then(|at| text.get(at..));
    alike && found().is_some_and(|found| found.eq_ignore_ascii_case(tail))
}

/// The first letters of `words`, or the last ones, in either case.
pub(crate) const fn edges(words: &[&str], last: bool) -> Class {
    let (mut class, mut at) = (Class::of(b""), 0);
    while at < words.len() {
        let word = words[at].as_bytes();
        if let Some(&letter) = if last { word.last() } else { word.first() } {
            class = class.or(in_any_case(letter));
        }
        at += 1;
    }
    class
}

/// A letter in either case.
const fn in_any_case(letter: u8) -> Class {
    let (lower, upper) = (letter.to_ascii_lowercase(), letter.to_ascii_uppercase());
    Class::range(lower, lower).or(Class::range(upper, upper))
}
