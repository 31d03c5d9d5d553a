//! Dot-segments, kept from software that removes them.

use alloc::vec::Vec;
use core::ops::Range;

use crate::dialect::Encoding;
use crate::text::Decoded;

/// Which slashes of a handle are percent-escaped, so that no segment is `.` or `..` (DOI Handbook 2.5.2.4).
#[derive(Debug, Default)]
pub(crate) struct Dots {
    /// Whether that between naming authority and local name is.
    pub(crate) delimiter: bool,
    /// Those of the local name, as places in it, in order.
    pub(crate) slashes: Vec<usize>,
}

fn is_dots(segment: &[u8]) -> bool {
    matches!(segment, b"." | b"..")
}

/// Whether URI software removes the segment, which is written as it is: it decodes what is escaped in vain.
pub(crate) fn is_removed(segment: &[u8]) -> bool {
    is_dots(&Decoded::part(segment, 0, true).to_cow())
}

impl Dots {
    /// The slash after each dot-segment, or before the last; an escaped dot would not do, for normalisation undoes it.
    ///
    /// # Errors
    /// The octets of a handle's dot-segment between two slashes that must stand as they are.
    pub(crate) fn protected(
        naming_authority: &[u8],
        local_name: &[u8],
        form: &Encoding,
    ) -> Result<Self, Range<usize>> {
        let mut dots = Self::default();
        if is_dots(naming_authority) && !form.one_string {
            return Err(0..naming_authority.len());
        }
        dots.delimiter = is_dots(naming_authority);
        let segmented = form.local_name.contains(b'/');
        let mut start = 0;
        for segment in local_name.split(|&octet| octet == b'/' && segmented) {
            let end = start + segment.len();
            match start.checked_sub(1) {
                _ if !is_dots(segment) => {}
                _ if end < local_name.len() => dots.slashes.push(end),
                Some(slash) => dots.slashes.push(slash),
                None if form.one_string => dots.delimiter = true,
                None => {
                    let local_name = naming_authority.len() + 1;
                    return Err(local_name..local_name + segment.len());
                }
            }
            start = end + 1;
        }
        Ok(dots)
    }
}
