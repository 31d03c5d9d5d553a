//! [`Starts`]: where an identifier may begin in a text.

use memchr::memchr;

use super::handle::FIRST_WORD;
use super::wide::FIRST_OCTET as WIDE;
use crate::text::ascii::DOI_START;

/// Where an identifier may begin: at the `:` after a scheme, at `10.`, at the `hdl` of the resolver of handles or of a
/// parameter, or at the first octet of a wide sign or a wide digit, whichever comes first.
///
/// Each is searched for separately, and no search reads an octet twice.
#[derive(Clone, Debug)]
pub(super) struct Starts {
    colon: Option<usize>,
    ten: Option<usize>,
    hdl: Option<usize>,
    wide: Option<usize>,
    begun: bool,
}

impl Starts {
    pub(super) const fn new() -> Self {
        Self { colon: None, ten: None, hdl: None, wide: None, begun: false }
    }

    /// The next `:`, `10.`, `hdl` or wide sign from `at` on.
    pub(super) fn next(&mut self, text: &[u8], at: usize) -> Option<usize> {
        let rest = text.get(at..)?;
        let begun = core::mem::replace(&mut self.begun, true);
        let renew = |place: &mut Option<usize>, find: &dyn Fn(&[u8]) -> Option<usize>| {
            if !begun || place.is_some_and(|place| place < at) {
                *place = find(rest).map(|found| at + found);
            }
        };
        renew(&mut self.colon, &|rest| memchr(b':', rest));
        renew(&mut self.ten, &|rest| found(rest, DOI_START));
        renew(&mut self.hdl, &|rest| found(rest, FIRST_WORD));
        renew(&mut self.wide, &|rest| memchr(WIDE, rest));
        [self.colon, self.ten, self.hdl, self.wide].into_iter().flatten().min()
    }
}

/// The index of a part of a text that may be long, in which a search of the whole part is worth its preparation. WebAssembly
/// must be small, so it has no such search.
fn found(text: &[u8], part: &str) -> Option<usize> {
    #[cfg(not(target_family = "wasm"))]
    return memchr::memmem::find(text, part.as_bytes());
    #[cfg(target_family = "wasm")]
    crate::text::position(text, part)
}
