//! Patterns of programs in place of an identifier: regular expressions and formats of `printf`.

use crate::text::run;

use super::alone::name::begins_name;

/// Whether a link goes on with a regular expression for DOI names: `10.\d{4,9}/`, `10\.[0-9]+`, `(10\.\d+/x)`.
pub(in crate::find) fn is_regular_expression(path: &[u8]) -> bool {
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
pub(in crate::find) fn is_format(text: &[u8]) -> bool {
    let text = text.strip_prefix(b"0x").unwrap_or(text);
    let Some(format) = text.strip_prefix(b"%") else { return false };
    let letter = run(format, 0, |octet| octet.is_ascii_digit() || b"-+#.$".contains(octet));
    let end = run(format, letter, |octet| b"cdhiloupsxX".contains(octet));
    end > letter && format.get(end).is_none_or(|next| !next.is_ascii_alphanumeric())
}

/// Whether `rest` begins with the slash that ends a regular expression, and its flags: `/`, `/gi`; or, in a command of
/// `sed`, the name that takes the place of the expression: `s/10.1000\/1/10.1000\/2/`.
pub(in crate::find) fn ends_pattern(rest: &[u8]) -> bool {
    let Some(rest) = rest.strip_prefix(b"/") else { return false };
    if begins_name(rest) {
        return true;
    }
    let flags = run(rest, 0, |octet| b"gimsuxy".contains(octet));
    flags < 4 && rest.get(flags).is_none_or(|next| !next.is_ascii_alphanumeric())
}
