//! The normal form of one text: which octets it writes in lower case, and which escapes it decodes.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::ops::Range;

use handle_grammar::class::Class;
use handle_grammar::rfc3986::UNRESERVED;

use crate::dialect::Dialect;
use crate::meaning::normalize::mode::Mode;
use crate::read::{Tree, proxy};
use crate::text::escape::MARK;
use crate::text::{Span, ascii, escape, word};

/// a) "Normalize the case of the scheme component to be lowercase" (INFO-22): the span of the scheme.
fn scheme_to_lowercase(text: &[u8]) -> Span {
    let colon = text.iter().position(|&octet| octet == b':');
    Span::of(0, colon.unwrap_or(0))
}

/// b) "Normalize the case of the namespace component to be lowercase" (INFO-23): the span of the namespace.
fn namespace_to_lowercase(tree: &Tree) -> Span {
    tree.namespace.get().unwrap_or_default()
}

/// The span of the host, whose case means nothing either: in two dialects the naming authority is the host (D-C6). A
/// user before the host keeps its case.
fn host_to_lowercase(dialect: Dialect, text: &[u8], tree: &Tree) -> Span {
    if dialect.row().named_by_host {
        return tree.naming_authority;
    }
    let host = proxy::host(text, tree.authority.get().unwrap_or_default().range());
    Span::of(host.start, host.end)
}

/// c) "Unescape all unreserved %-escaped characters" (INFO-24): the octets whose escapes are decoded.
fn unescape_unreserved(mode: Mode, tree: &Tree) -> &'static Class {
    /// The octets that stand unescaped in the info URIs that RFC 4452 has as examples.
    const SECTION5: &Class = &UNRESERVED.or(MARK);
    let info = tree.namespace.get().is_some();
    if info && mode == Mode::Section5 { SECTION5 } else { &UNRESERVED }
}

/// An escape, and where it stands.
struct Escape {
    at: usize,
    digits: [u8; 2],
    octet: u8,
}

impl Escape {
    /// d) "Normalize the case of any %-escaped characters to be uppercase" (INFO-25, D-I9): whether that changes it.
    fn is_lowercase(&self) -> bool {
        self.digits.iter().any(u8::is_ascii_lowercase)
    }
}

/// The escapes of a text. A `%` without two hexadecimal digits is not an escape.
#[inline]
fn escapes(text: &[u8]) -> impl Iterator<Item = Escape> {
    word::octet_positions(b'%', text).filter_map(|at| {
        let [_, digits @ ..] = *text[at..].first_chunk::<3>()?;
        let octet = escape::octet(digits[0], digits[1])?;
        Some(Escape { at, digits, octet })
    })
}

/// The normal form of a text; it is copied only if it differs from the text.
///
/// The fragment is copied (D-I3), and so are a modifier and a resolver's first segment, which compare octet by octet.
pub(crate) fn normal<'a>(
    dialect: Dialect,
    text: &'a [u8],
    tree: &Tree,
    mode: Mode,
) -> Cow<'a, [u8]> {
    let row = dialect.row();
    if !row.escaped {
        return Cow::Borrowed(&text[ascii::label_len(text, row.label)..]);
    }
    let host = host_to_lowercase(dialect, text, tree).range();
    let low =
        [scheme_to_lowercase(text).range(), namespace_to_lowercase(tree).range(), host.clone()];
    let copied = tree.modifier.get().or(tree.segment.get()).unwrap_or_default().range();
    let end = tree.fragment.get().map_or(text.len(), |fragment| fragment.range().start - 1);
    let escapes = || escapes(&text[..end]).filter(|escape| !copied.contains(&escape.at));
    let decoded = unescape_unreserved(mode, tree);
    let changes = |escape: Escape| escape.is_lowercase() || decoded.contains(escape.octet);

    if !low.iter().any(|part| has_capital(text, part)) && !escapes().any(changes) {
        return Cow::Borrowed(text);
    }
    let mut normal = text.to_vec();
    low.into_iter().for_each(|part| normal[part].make_ascii_lowercase());
    respell(&mut normal, escapes(), decoded, &host);
    Cow::Owned(normal)
}

/// Whether a part of a text has a capital letter. The digits of an escape, as in `%C3`, do not count.
fn has_capital(text: &[u8], part: &Range<usize>) -> bool {
    let is_digit = |at: usize| text[at.saturating_sub(2)..at].contains(&b'%');
    part.clone().any(|at| text[at].is_ascii_uppercase() && !is_digit(at))
}

/// Writes the escapes of a text in their normal form: those of octets in `decoded` as these octets, which are in lower
/// case in the host, and all others with digits in upper case.
fn respell(
    text: &mut Vec<u8>,
    escapes: impl Iterator<Item = Escape>,
    decoded: &Class,
    host: &Range<usize>,
) {
    // No escape is decoded twice (D-I8): octets are moved to the left only over what has been read.
    let (mut read, mut written) = (0, 0);
    escapes.for_each(|Escape { at, octet, .. }| {
        if !decoded.contains(octet) {
            text[at + 1..at + 3].make_ascii_uppercase();
            return;
        }
        text.copy_within(read..at, written);
        written += at - read;
        text[written] = if host.contains(&at) { octet.to_ascii_lowercase() } else { octet };
        written += 1;
        read = at + 3;
    });
    text.copy_within(read.., written);
    text.truncate(written + text.len() - read);
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec::Vec;

    use super::{
        host_to_lowercase, namespace_to_lowercase, normal, scheme_to_lowercase, unescape_unreserved,
    };
    use crate::dialect::Dialect;
    use crate::meaning::Mode;
    use crate::read::{Options, Tree};
    use crate::text::{Decoded, Span, escape};

    /// The normal form of a text with escapes, made octet by octet, to compare [`normal`] with.
    fn slow(dialect: Dialect, text: &[u8], tree: &Tree, mode: Mode) -> Vec<u8> {
        let end = tree.fragment.get().map_or(text.len(), |fragment| fragment.range().start - 1);
        let copied = tree.modifier.get().or(tree.segment.get()).unwrap_or_default().range();
        let low = [
            scheme_to_lowercase(text),
            namespace_to_lowercase(tree),
            host_to_lowercase(dialect, text, tree),
        ];
        let mut normal = Vec::new();
        for (octet, span) in Decoded::new(text, Span::of(0, text.len()), true).octets() {
            let at = span.range().start;
            if copied.contains(&at) || at >= end {
                normal.extend_from_slice(&text[span.range()]);
                continue;
            }
            let raw = span.len() == 1 || unescape_unreserved(mode, tree).contains(octet);
            let is_low = raw && low.iter().any(|part| part.range().contains(&at));
            let octet = if is_low { octet.to_ascii_lowercase() } else { octet };
            escape::push(octet, raw, &mut normal);
        }
        normal
    }

    /// Some of the texts have something to change in every part, and others have nothing to change.
    #[test]
    fn the_normal_form_is_the_one_that_is_made_octet_by_octet() {
        let texts = [
            "INFO:Pii/S0888%2D7543%2802%2996852%2d7%c3%a9#%41%c3%A9",
            "info:lccn/%41",
            "info:hdl/10.1000/a%2fb%7E%7e",
            "InFo:a/",
            "HDL://%4eA%20.Ext/A%2f%5F%5f?Q%41#F%41",
            "hdl://10.1/a",
            "hdl:10.1%2E/%41",
            "Hdl://User%40%41@Host%41.X:80/10.1/%4a",
            "HTTP://Arrow.X:2641/H%44l/10.1/%44?%44#%44",
            "https://User@DOI.org/10.1/%4A",
            "http://Doi.ORG/hdl%3A10.1/%4a",
            "HDL:UTF-8@A/b%41%e9",
            "http://X.y/utf-8@A/b%41",
            "10.1000/A%41",
            "DOI: 10.1/A",
        ];
        let mut compared = 0;
        for (text, &dialect) in
            texts.iter().flat_map(|text| Dialect::ALL.iter().map(move |dialect| (text, dialect)))
        {
            let text = text.as_bytes();
            let Some(tree) = dialect.parts(text, Options::new()) else { continue };
            for &mode in Mode::ALL.iter().filter(|_| dialect.row().escaped) {
                let (fast, slow) =
                    (normal(dialect, text, &tree, mode), slow(dialect, text, &tree, mode));
                assert_eq!(
                    fast.escape_ascii().to_string(),
                    slow.escape_ascii().to_string(),
                    "{dialect} {}",
                    text.escape_ascii()
                );
                compared += 1;
            }
        }
        assert!(compared > 30, "only {compared} normal forms were compared");
    }
}
