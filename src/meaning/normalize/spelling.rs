//! The normal form of one text: which octets it writes in lower case, and which escapes it decodes.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::ops::Range;

use handle_grammar::rfc3986::UNRESERVED;
use memchr::memchr;

use crate::dialect::Dialect;
use crate::meaning::normalize::mode::Mode;
use crate::read::Tree;
use crate::text::escape::MARK;
use crate::text::{Span, ascii, escape};

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
    let authority = tree.authority.get().unwrap_or_default();
    let user = text[authority.range()].iter().rposition(|&octet| octet == b'@');
    Span::of(authority.range().start + user.unwrap_or(0), authority.range().end)
}

/// c) "Unescape all unreserved %-escaped characters" (INFO-24): whether to decode the escape of `octet`.
fn unescape_unreserved(octet: u8, mode: Mode, tree: &Tree) -> bool {
    let info = tree.namespace.get().is_some();
    UNRESERVED.contains(octet) || (info && mode == Mode::Section5 && MARK.contains(octet))
}

/// d) "Normalize the case of any %-escaped characters to be uppercase" (INFO-25, D-I9): the digits of an escape.
fn escape_to_uppercase([high, low]: [u8; 2]) -> [u8; 2] {
    [high.to_ascii_uppercase(), low.to_ascii_uppercase()]
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
        return Cow::Borrowed(&text[ascii::lead(text, row.lead)..]);
    }
    let copied = tree.modifier.get().or(tree.segment.get()).unwrap_or_default();
    let end = tree.fragment.get().map_or(text.len(), |fragment| fragment.range().start - 1);
    let escape = next_percent(text, 0);
    let mut normal = Normal { text, tree, mode, escape, written: Vec::new(), at: 0, until: 0 };
    normal.part(scheme_to_lowercase(text), true);
    normal.part(namespace_to_lowercase(tree), true);
    normal.part(host_to_lowercase(dialect, text, tree), true);
    normal.part(copied, false);
    normal.spell(end, false);
    normal.into_octets()
}

/// The index of the first `%` of `text` from octet `from` on; the length of the text if no `%` follows.
fn next_percent(text: &[u8], from: usize) -> usize {
    // In a text with many escapes, the next is near.
    let (near, far) = text[from..].split_at_checked(NEAR).unwrap_or((&text[from..], &[]));
    near.iter()
        .position(|&octet| octet == b'%')
        .or_else(|| memchr(b'%', far).map(|at| near.len() + at))
        .map_or(text.len(), |at| from + at)
}

/// How many octets are compared one by one, before the rest is searched in blocks.
const NEAR: usize = 16;

/// A normal form that is being written, from left to right, so that no escape is decoded twice (D-I8). To *spell* a
/// part of the text means to write it as the normal form has it.
struct Normal<'t, 'a> {
    text: &'a [u8],
    tree: &'t Tree,
    mode: Mode,
    /// The index of the next `%` of the text; the length of the text if no `%` follows.
    escape: usize,
    /// The octets that are written so far; empty as long as the normal form equals the text.
    written: Vec<u8>,
    /// The octet up to which the text is spelled.
    at: usize,
    /// The octet up to which the text is in `written`; the normal form has the octets from here to `at` unchanged.
    until: usize,
}

impl<'a> Normal<'_, 'a> {
    /// Spells the text before a part; then spells the part in lower case if `is_low`, and otherwise copies it.
    fn part(&mut self, part: Span, is_low: bool) {
        if part.is_empty() {
            return;
        }
        let Range { start, end } = part.range();
        self.spell(start, false);
        if is_low {
            self.spell(end, true);
        }
        self.at = end;
    }

    /// Spells the text up to `end`, with letters in lower case if `is_low`.
    fn spell(&mut self, end: usize, is_low: bool) {
        let text = self.text;
        if self.escape < self.at {
            self.escape = next_percent(text, self.at);
        }
        while self.at < end {
            let (start, run) = (self.at, self.escape.min(end));
            if is_low && text[start..run].iter().any(u8::is_ascii_uppercase) {
                let before = self.replace(start..run, &text[start..run]);
                self.written[before..].make_ascii_lowercase();
            }
            self.at = end;
            if let [b'%', high, low, ..] = text[run..end] {
                self.spell_escape(run, [high, low], is_low);
                self.at = run + 3;
                self.escape = next_percent(text, self.at);
            }
        }
    }

    /// Spells the escape at `at`; a `%` without two hexadecimal digits does not change.
    fn spell_escape(&mut self, at: usize, digits: [u8; 2], is_low: bool) {
        let [high, low] = digits;
        let Some(octet) = escape::octet(high, low) else { return };
        if unescape_unreserved(octet, self.mode, self.tree) {
            self.replace(at..at + 3, &[if is_low { octet.to_ascii_lowercase() } else { octet }]);
        } else if escape_to_uppercase(digits) != digits {
            self.replace(at + 1..at + 3, &escape_to_uppercase(digits));
        }
    }

    /// Writes the octets before `part` unchanged, and `octets` in place of `part`; returns the index in `written` at
    /// which `octets` begin.
    fn replace(&mut self, part: Range<usize>, octets: &[u8]) -> usize {
        let text = self.text;
        if self.written.is_empty() {
            self.written.reserve_exact(text.len());
        }
        self.written.extend_from_slice(&text[self.until..part.start]);
        let start = self.written.len();
        self.written.extend_from_slice(octets);
        self.until = part.end;
        start
    }

    fn into_octets(mut self) -> Cow<'a, [u8]> {
        let text = self.text;
        if self.written.is_empty() {
            return Cow::Borrowed(text);
        }
        self.written.extend_from_slice(&text[self.until..]);
        Cow::Owned(self.written)
    }
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

    /// The normal form of a text with escapes, made octet by octet.
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
            let raw = span.len() == 1 || unescape_unreserved(octet, mode, tree);
            let is_low = raw && low.iter().any(|part| part.range().contains(&at));
            let octet = if is_low { octet.to_ascii_lowercase() } else { octet };
            escape::push(octet, raw, &mut normal);
        }
        normal
    }

    /// Texts with something to spell in every part, and texts without.
    #[test]
    fn the_normal_form_is_that_of_each_octet() {
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
        assert!(compared > 30, "only {compared} texts have a normal form");
    }
}
