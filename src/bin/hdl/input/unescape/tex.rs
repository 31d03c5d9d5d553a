//! How BibTeX writes a text: some characters have a backslash before them, and braces keep the case of letters, as in
//! `10.1109/{CVPR}.2016.90`. Such braces are not part of the text.

use std::borrow::Cow;
use std::ops::Range;

use super::mark::{Braces, Mark};

/// The characters that BibTeX writes after a backslash.
const SPECIAL: &[u8] = b"_&%#$";

/// How exporters write `<` and `>`, which plain TeX prints as other characters.
const BRACKETS: [(&[u8], u8); 8] = [
    (b"{\\textless}", b'<'),
    (b"{\\textgreater}", b'>'),
    (b"\\textless{}", b'<'),
    (b"\\textgreater{}", b'>'),
    (b"{$<$}", b'<'),
    (b"{$>$}", b'>'),
    (b"$<$", b'<'),
    (b"$>$", b'>'),
];

/// The octets of a text that would have a meaning of their own in BibTeX.
const ACTIVE: &[u8] = b"\\{}\"~^\r\n";

/// The text that `raw` stands for.
pub(super) fn text(raw: &[u8]) -> Cow<'_, [u8]> {
    if !raw.iter().any(|octet| b"\\{}$".contains(octet)) {
        return raw.into();
    }
    let (braces, mut rest) = (Braces::of(raw), raw);
    let mut text = Vec::with_capacity(raw.len());
    while !rest.is_empty() {
        let (width, octet) = braces.step(rest);
        text.extend(octet);
        rest = &rest[width..];
    }
    text.into()
}

/// The position in `raw` of the octet `at` of its text, after the braces before it.
pub(super) fn place(raw: &[u8], mark: Mark, at: usize) -> usize {
    let braces = Braces::known(raw, mark);
    let mut place = end(raw, Mark { braces: Some(braces), ..mark }, at);
    while let Some(rest) = raw.get(place..).filter(|rest| !rest.is_empty()) {
        match braces.step(rest) {
            (width, None) => place += width,
            (_, Some(_)) => break,
        }
    }
    place
}

/// The position in `raw` after the first `at` octets of its text.
pub(super) fn end(raw: &[u8], mark: Mark, at: usize) -> usize {
    let braces = Braces::known(raw, mark);
    let (mut written, mut read) = (mark.raw, mark.text);
    while read < at && written < raw.len() {
        let (width, octet) = braces.step(&raw[written..]);
        (written, read) = (written + width, read + usize::from(octet.is_some()));
    }
    written
}

/// A mark at the octet `at` of the text, before the braces before it.
pub(super) fn mark(raw: &[u8], mark: Mark, at: usize) -> Mark {
    let braces = Braces::known(raw, mark);
    let mark = Mark { braces: Some(braces), ..mark };
    if at <= mark.text { mark } else { Mark { raw: end(raw, mark, at), text: at, ..mark } }
}

/// How to write `text` in place of a range of `raw`; `None` if it would be a command, or if one brace of a pair would
/// be lost. If the value escapes special characters, those of the new text are escaped too, and so are `<` and `>`.
pub(super) fn written(text: &[u8], range: Range<usize>, raw: &[u8]) -> Option<Vec<u8>> {
    let old = raw.get(range)?;
    if has_commands(text) || !is_balanced(old) {
        return None;
    }
    let escapes = raw.contains(&b'\\');
    let mut written = Vec::with_capacity(text.len());
    for octet in text {
        match bracket(raw, *octet) {
            Some(bracket) => written.extend_from_slice(bracket),
            None if escapes && SPECIAL.contains(octet) => written.extend([b'\\', *octet]),
            None => written.push(*octet),
        }
    }
    Some(written)
}

/// How `raw` writes this `<` or `>`, or else the other one; `None` if it writes neither in a special way.
fn bracket(raw: &[u8], octet: u8) -> Option<&'static [u8]> {
    if !matches!(octet, b'<' | b'>') {
        return None;
    }
    let is_used = |writing: &[u8]| raw.windows(writing.len()).any(|octets| octets == writing);
    let pairs = BRACKETS.chunks(2);
    let pair = pairs.into_iter().find(|pair| pair.iter().any(|(writing, _)| is_used(writing)))?;
    pair.iter().find(|(_, other)| *other == octet).map(|(writing, _)| *writing)
}

/// The `<` or `>` with which `raw` begins in a special writing, and how many octets that takes.
fn leading_bracket(raw: &[u8]) -> Option<(usize, u8)> {
    let (writing, octet) = BRACKETS.iter().find(|(writing, _)| raw.starts_with(writing))?;
    Some((writing.len(), *octet))
}

/// Whether a text has octets that would have a meaning of their own in BibTeX.
pub(crate) fn has_commands(text: &[u8]) -> bool {
    text.iter().any(|octet| ACTIVE.contains(octet))
}

/// Whether every brace has its partner in the text.
pub(crate) fn is_balanced(text: &[u8]) -> bool {
    let depth = text.iter().try_fold(0_usize, |depth, octet| match octet {
        b'{' => Some(depth + 1),
        b'}' => depth.checked_sub(1),
        _ => Some(depth),
    });
    depth == Some(0)
}

impl Braces {
    fn known(raw: &[u8], mark: Mark) -> Self {
        mark.braces.unwrap_or_else(|| Self::of(raw))
    }

    /// The braces may belong to a command if any backslash in `raw` does more than escape a character.
    fn of(raw: &[u8]) -> Self {
        let mut rest = raw;
        while let Some(at) = rest.iter().position(|octet| b"\\{".contains(octet)) {
            rest = &rest[at..];
            let width = match (leading_bracket(rest), rest) {
                (Some((width, _)), _) => width,
                (None, [b'\\', octet, ..]) if SPECIAL.contains(octet) => 2,
                (None, [b'\\', ..]) => return Self::Command,
                (None, _) => 1,
            };
            rest = &rest[width..];
        }
        Self::Protect
    }

    /// How many octets of `raw` the next piece takes, and the octet of text that it stands for.
    fn step(self, raw: &[u8]) -> (usize, Option<u8>) {
        if let Some((width, octet)) = leading_bracket(raw) {
            return (width, Some(octet));
        }
        match *raw {
            [b'\\', octet, ..] if SPECIAL.contains(&octet) => (2, Some(octet)),
            [b'{', b'\\', octet, b'}', ..] if SPECIAL.contains(&octet) => (4, Some(octet)),
            [b'{' | b'}', ..] if self == Self::Protect => (1, None),
            [octet, ..] => (1, Some(octet)),
            [] => (0, None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Mark, end, place, text, written};

    #[test]
    fn braces_that_protect_case_are_no_part_of_the_text() {
        for (raw, expected) in [
            ("10.1109/{CVPR}.2016.90", "10.1109/CVPR.2016.90"),
            ("10.1000/{{A}B}", "10.1000/AB"),
            ("{10.1000/a}; {10.1000/b}", "10.1000/a; 10.1000/b"),
            (r"10.1000/{A}\_b{\&}c", "10.1000/A_b&c"),
            (r"10.1/a\textless{}b{\textgreater}c{$<$}d$>$e", "10.1/a<b>c<d>e"),
            (r"10.1000/{A}{\textless}b", "10.1000/A<b"),
            (r"10.1000/a\textless b", r"10.1000/a\textless b"),
            (r"10.1000/caf\'{e}", r"10.1000/caf\'{e}"),
            ("", ""),
        ] {
            let read = text(raw.as_bytes());
            assert_eq!(String::from_utf8_lossy(&read), expected, "{raw}");
            assert_eq!(place(raw.as_bytes(), Mark::default(), expected.len()), raw.len(), "{raw}");
        }
    }

    #[test]
    fn an_edit_is_beside_the_braces_or_is_not_made() {
        let raw = b"10.1/{AB}c";
        assert_eq!((place(raw, Mark::default(), 5), end(raw, Mark::default(), 5)), (6, 5));
        assert_eq!((place(raw, Mark::default(), 7), end(raw, Mark::default(), 7)), (9, 8));
        assert_eq!(written(b"x", 6..8, raw), Some(b"x".to_vec()));
        assert_eq!(written(b"x", 5..9, raw), Some(b"x".to_vec()));
        assert_eq!(written(b"x", 6..10, raw), None);
        assert_eq!(written(b"{", 0..1, raw), None);
    }

    #[test]
    fn an_angle_bracket_is_written_as_the_value_writes_others() {
        for (raw, expected) in
            [(r"a{\textless}b", r"x{\textgreater}"), ("a$<$b", "x$>$"), ("a<b", "x>")]
        {
            let new = written(b"x>", 0..1, raw.as_bytes());
            assert_eq!(new.as_deref(), Some(expected.as_bytes()), "{raw}");
        }
    }
}
