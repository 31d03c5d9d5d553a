//! A quoted string of a rule.

use nom::{OutputMode, PResult, Parser};

use crate::source::{Expected, Source};

use super::production::{Production, refused, split};

/// A quoted string: its letters match in either case (RFC 5234 section 2.3).
///
/// ```
/// use handle_grammar::combinator::{accepts, text};
///
/// assert!(accepts(text("info:"), b"INFO:"));
/// ```
pub fn text<I: Source>(wanted: &'static str) -> impl Production<I> {
    Text(wanted)
}

/// The parser of a quoted string. It is always inlined: if the compiler knows the text, only a comparison of each octet
/// is left. Otherwise, reading a short identifier takes one and a half times as long.
struct Text(&'static str);

impl<I: Source> Parser<I> for Text {
    type Output = I;
    type Error = ();

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, I, ()> {
        let wanted = self.0.as_bytes();
        match input.octets().get(..wanted.len()) {
            Some(found)
                if found.iter().zip(wanted).all(|(found, wanted)| same(*found, *wanted)) =>
            {
                Ok(split::<OM, I>(&input, wanted.len()))
            }
            _ => {
                if I::WATCHED {
                    input.miss(common(input.octets(), wanted), Expected::Text(self.0));
                }
                Err(refused::<OM>())
            }
        }
    }
}

/// How many octets from the first on agree, ignoring case.
fn common(octets: &[u8], wanted: &[u8]) -> usize {
    let pairs = octets.iter().zip(wanted);
    pairs.take_while(|&(&found, &wanted)| same(found, wanted)).count()
}

/// Whether two octets agree, ignoring case. If the compiler knows `wanted`, only one comparison is left.
#[inline]
fn same(found: u8, wanted: u8) -> bool {
    let case = if wanted.is_ascii_alphabetic() { 0x20 } else { 0 };
    found | case == wanted | case
}
