//! Patterns of addresses and names, with a sign for each part that varies.
//!
//! `#` stands for digits, `&` for two digits, `$` for letters, `!` for one letter or digit, `@` for letters, digits,
//! hyphens and underscores, `~` for an identifier of OSF, which has five letters or digits and perhaps a version, and
//! `*` for anything up to the next `/`, `?`, `#` or blank. Everything else stands for itself, in any case.

use core::ops::Range;

use super::octets::{run, starts};

/// How many parts the signs `#`, `@` and `~` of a pattern stand for at most.
pub(super) const MOST: usize = 5;

/// The parts of the text from `at` on that the signs `#`, `@` and `~` of `pattern` stand for, and where the whole
/// pattern ends; `None` if the text has another form.
pub(super) fn parts(
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
pub(super) fn part(text: &[u8], at: usize, sign: u8) -> Option<usize> {
    let end = match sign {
        b'#' => run(text, at, |octet| octet.is_ascii_digit()),
        b'&' => run(text, at, |octet| octet.is_ascii_digit()).min(at + 2),
        b'$' => run(text, at, |octet| octet.is_ascii_alphabetic()),
        b'!' => run(text, at, |octet| octet.is_ascii_alphanumeric()).min(at + 1),
        b'@' => run(text, at, |octet| octet.is_ascii_alphanumeric() || b"-_".contains(&octet)),
        b'~' => osf(text, at)?,
        b'*' => run(text, at, |octet| !b"/?# ".contains(&octet)),
        _ => at + usize::from(text.get(at)?.eq_ignore_ascii_case(&sign)),
    };
    (end > at).then_some(end)
}

/// The rest of a pattern of which the whole text is the beginning; `None` if the text has another form.
pub(super) fn rest<'p>(text: &[u8], pattern: &'p str) -> Option<&'p str> {
    let mut at = 0;
    for (index, sign) in pattern.bytes().enumerate() {
        if at == text.len() {
            return pattern.get(index..);
        }
        at = part(text, at, sign)?;
    }
    (at == text.len()).then_some("")
}

/// The end of an identifier of OSF that begins at `at`.
fn osf(text: &[u8], at: usize) -> Option<usize> {
    let end = run(text, at, |octet| octet.is_ascii_alphanumeric());
    let version = end + "_v".len();
    let digits = run(text, version, |octet| octet.is_ascii_digit());
    let is_versioned = starts(text, end, "_v") && digits > version;
    (end == at + 5).then_some(if is_versioned { digits } else { end })
}

/// Whether an identifier ends at `at`; the kind of a file may follow it.
pub(super) fn ends(text: &[u8], at: usize) -> bool {
    match text.get(at) {
        Some(b'-' | b'_') => false,
        Some(b'.') => {
            let word = run(text, at + 1, |octet| octet.is_ascii_alphanumeric());
            matches!(&text[at + 1..word], b"" | b"pdf" | b"html" | b"epdf" | b"txt")
        }
        Some(octet) => !octet.is_ascii_alphanumeric() || text[at - 1] == b'/',
        None => true,
    }
}
