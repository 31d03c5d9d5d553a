//! Where a name ends if markup follows it.

use handle_grammar::class::Class;
use handle_grammar::rfc5234::SP;

use crate::accident::form::octets::{self, run, run_before};
use crate::accident::form::words::Words;

/// The octets before which a name may end, and the first octets of blanks beyond ASCII.
const STOPS: Class = Class::of(b"\"`|\\{}<>'()[]&")
    .or(SP)
    .or(Class::range(b'\t', b'\r'))
    .or(Class::range(0xC0, 0xFF));

/// Where a name with its slash at `slash` ends, if there may be markup around it: before a blank, a quotation mark, a
/// backslash, a brace, a tag, a bar, an entity, or a closing bracket without a partner.
pub(crate) fn name_end(text: &[u8], slash: usize) -> usize {
    let (mut round, mut square, mut at) = (0_usize, 0_usize, slash);
    loop {
        at = run(text, at, |octet| !STOPS.contains(*octet));
        if at >= text.len() || octets::blank(text, at) > 0 {
            break;
        }
        match text[at] {
            b'"' | b'`' | b'|' | b'\\' | b'{' | b'}' => break,
            b'<' if !is_angle(text, at) => break,
            b'>' if !text[slash..at].contains(&b'<') => break,
            b'\'' if !text.get(at + 1).is_some_and(u8::is_ascii_alphanumeric) => break,
            b'(' => round += 1,
            // The end of an element of BBCode.
            b'[' if text.get(at + 1) == Some(&b'/') => break,
            b'[' => square += 1,
            b')' if round == 0 => break,
            b']' if square == 0 => break,
            b')' => round -= 1,
            b']' => square -= 1,
            b'&' if begins_entity(text, at) => break,
            _ => {}
        }
        at += 1;
    }
    // Names of the Japan Society of Mechanical Engineers have underscores around their last number.
    let is_own = !text[..slash].contains(&b'_')
        && text[slash..at].iter().filter(|&&octet| octet == b'_').count() > 1;
    let marks: &[u8] = if is_own { b".,;:*" } else { b".,;:*_" };
    run_before(text, at, |octet| marks.contains(octet))
}

/// The entities of the signs with which markup goes on after a name.
static ENTITIES: Words = Words::new(&["&lt;/", "&quot;", "&gt;"]);

/// Whether the entity of a sign with which markup goes on stands at `at`.
pub(super) fn begins_entity(text: &[u8], at: usize) -> bool {
    ENTITIES.stand(text, at)
}

/// Whether a `<` belongs to a name, as in a SICI: no tag begins with a digit or a colon, and a `>` follows.
pub(crate) fn is_angle(text: &[u8], at: usize) -> bool {
    let near = &text[at..text.len().min(at + 80)];
    let is_tag =
        near.get(1).is_none_or(|octet| octet.is_ascii_alphabetic() || b"/!?".contains(octet));
    // A SICI may have letters after `<`, as a tag has, but it also has `::`.
    near.contains(&b'>') && (!is_tag || octets::contains(near, "::"))
}
