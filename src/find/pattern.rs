//! Patterns of programs in place of an identifier: regular expressions, and what is printed with `printf`.

/// Whether the path of a link is the beginning of a regular expression for DOI names: `10.\d{4,9}/`, `10\.[0-9]+`.
pub(super) fn is_regular_expression(path: &[u8]) -> bool {
    let Some(rest) = path.strip_prefix(b"10") else { return false };
    let number = rest.strip_prefix(b"\\.").or_else(|| rest.strip_prefix(b".")).unwrap_or_default();
    number.starts_with(b"\\d") || number.starts_with(b"[0-9]") || number.starts_with(b"[\\d")
}

/// Whether the text after a scheme begins with a number that `printf` writes: `hdl:%x/%x`, `hdl:0x%04x`.
pub(super) fn is_printed(text: &[u8]) -> bool {
    let number = text.strip_prefix(b"0x").unwrap_or(text).strip_prefix(b"%").unwrap_or_default();
    match number {
        [b'x' | b'X' | b'i' | b'l' | b'p' | b's' | b'u', ..] => true,
        // This may be the beginning of a percent-escape.
        [b'd', next, ..] => !next.is_ascii_hexdigit(),
        [b'0', b'1'..=b'9', b'x' | b'X' | b'd' | b'l' | b'u', ..] => true,
        _ => false,
    }
}
