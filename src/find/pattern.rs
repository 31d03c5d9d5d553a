//! Patterns of programs in place of an identifier: regular expressions, formats of `printf`, and variables.

use memchr::memrchr;

use crate::text::run;

/// Whether a link goes on with a regular expression for DOI names: `10.\d{4,9}/`, `10\.[0-9]+`, `(10\.\d+/x)`.
pub(super) fn is_regular_expression(path: &[u8]) -> bool {
    let path = path.strip_prefix(b"(").unwrap_or(path);
    let Some(rest) = path.strip_prefix(b"10") else { return false };
    let dots: [&[u8]; 4] = [b"\\\\.", b"\\.", b"[.]", b"."];
    let Some(number) = dots.into_iter().find_map(|dot| rest.strip_prefix(dot)) else {
        return false;
    };
    let digits: [&[u8]; 4] = [b"\\d", b"\\\\d", b"[0-9]", b"[\\d"];
    digits.into_iter().any(|digit| number.starts_with(digit))
}

/// Whether the text after a scheme begins with a format of `printf`: `hdl:%x/%x`, `hdl:0x%04x`, `hdl:%s`. A letter or a
/// digit after it makes it a percent-escape.
pub(super) fn is_format(text: &[u8]) -> bool {
    let text = text.strip_prefix(b"0x").unwrap_or(text);
    let Some(format) = text.strip_prefix(b"%") else { return false };
    let letter = run(format, 0, |octet| octet.is_ascii_digit() || b"-+#.$".contains(octet));
    let end = run(format, letter, |octet| b"cdhiloupsxX".contains(octet));
    end > letter && format.get(end).is_none_or(|next| !next.is_ascii_alphanumeric())
}

/// Whether a variable of a program stands in an identifier: `https://doi.org/{doi}`, `/${work.doi}`, `/#{doi}`, `/$doi`,
/// `/%s`, `/%(doi)s`.
pub(super) fn has_variable(written: &[u8]) -> bool {
    let last_brace = memrchr(b'}', written);
    let begins = |at: usize| match &written[at..] {
        [b'{', ..] => last_brace.is_some_and(|close| close > at),
        [b'$', first, ..] => first.is_ascii_alphabetic() || b"_({".contains(first),
        [b'%', b'(', ..] => true,
        rest => is_format(rest),
    };
    (0..written.len()).any(begins)
}
