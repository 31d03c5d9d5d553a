//! Dot-segments, and how to write them so that URI software does not remove them.

use alloc::vec::Vec;
use core::ops::Range;

use crate::dialect::Encoding;
use crate::rule::is_dots;
use crate::text::Decoded;

/// The slashes of a handle to percent-escape, so that no segment is `.` or `..` (DOI Handbook 2.5.2.4).
#[derive(Debug, Default)]
pub(crate) struct Dots {
    /// Whether to escape the slash between naming authority and local name.
    pub(crate) delimiter: bool,
    /// The slashes of the local name to escape, as ascending indices in it.
    pub(crate) slashes: Vec<usize>,
}

/// Whether URI software removes the segment, which is written with its escapes.
pub(crate) fn is_removed(segment: &[u8]) -> bool {
    is_dots(Decoded::part(segment, 0, true))
}

/// Whether a part of a native handle, in which nothing is escaped, would be a dot-segment.
fn is_dot_segment(part: &[u8]) -> bool {
    is_dots(Decoded::part(part, 0, false))
}

impl Dots {
    /// Chooses the slash after each dot-segment, or the slash before it if it is the last segment. Escaping a dot would
    /// not help, because normalization decodes it.
    ///
    /// # Errors
    /// The octets of the handle that are a dot-segment between two slashes of which neither may be escaped.
    pub(crate) fn protected(
        naming_authority: &[u8],
        local_name: &[u8],
        form: &Encoding,
    ) -> Result<Self, Range<usize>> {
        let mut dots = Self::default();
        if is_dot_segment(naming_authority) && !form.one_string {
            return Err(0..naming_authority.len());
        }
        dots.delimiter = is_dot_segment(naming_authority);
        let segmented = form.local_name.contains(b'/');
        let mut start = 0;
        for segment in local_name.split(|&octet| octet == b'/' && segmented) {
            let end = start + segment.len();
            match start.checked_sub(1) {
                _ if !is_dot_segment(segment) => {}
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
