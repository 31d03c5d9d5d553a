//! The run of a class, octet by octet.

use handle_grammar::class::Class;

/// How many octets at the beginning of `octets` the class reads; a percent-escape counts if the class has escapes.
pub(crate) fn walk(class: &Class, octets: &[u8]) -> usize {
    let mut at = 0;
    loop {
        at += match octets[at..] {
            [octet, ..] if class.contains(octet) => 1,
            [b'%', high, low, ..]
                if class.escapes() && high.is_ascii_hexdigit() && low.is_ascii_hexdigit() =>
            {
                3
            }
            _ => return at,
        };
    }
}
