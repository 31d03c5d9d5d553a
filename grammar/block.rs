//! [`Blocks`]: reads long runs of a class sixteen octets at a time.

use core::fmt;

/// How many octets a block has: as many as every common processor compares in one instruction.
const BLOCK: usize = 16;

/// An escape that ends in a block begins at most this many octets before the block.
pub(crate) const BEFORE: usize = 2;

/// How many ranges a set can have: the classes of the documents have ten at most.
const MOST: usize = 12;

/// A function that returns how far a run of a class goes in whole blocks, from an octet that begins an item.
///
/// Each class has a function of its own, in which the compiler knows the class. The function decides only how fast a
/// run is read, so two classes with the same members are equal whatever their functions are.
#[derive(Clone, Copy)]
pub(crate) struct Blocks(pub(crate) fn(&[u8], usize) -> usize);

impl Blocks {
    /// The function that reads no blocks, so that the class looks up its octets one by one.
    pub(crate) const NONE: Self = Self(|_, from| from);
}

impl fmt::Debug for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Blocks")
    }
}

impl PartialEq for Blocks {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Blocks {}

/// The sets that the octets of a block are compared with.
#[derive(Clone, Copy)]
pub(crate) struct Reader {
    members: Ranges,
    /// The members of the class and `%`; or `%` alone if escapes are not read in blocks, so that no block fits.
    items: Ranges,
}

impl Reader {
    /// The reader for a class with these members, and perhaps escapes. It reads escapes in blocks only if hexadecimal
    /// digits are members of the class, and `%` is not.
    pub(crate) const fn new(members: &[bool; 256], mut escapes: bool) -> Self {
        let mut octet = 0;
        while octet < 256 {
            escapes &= members[octet] || !is_hexdig(octet as u8);
            octet += 1;
        }
        let mut items = if escapes && !members[b'%' as usize] { *members } else { [false; 256] };
        items[b'%' as usize] = true;
        Self { members: Ranges::of(members), items: Ranges::of(&items) }
    }

    /// Reads on, in whole blocks, a run that has already been read up to `from`. Returns the index at which the last
    /// block ends, or at which an escape begins that this end would cut.
    ///
    /// At least [`BEFORE`] octets of the run must come before `from`, and no escape may be cut there.
    ///
    /// The method is inlined into a function for each class, in which the compiler knows the ranges. It has loops
    /// instead of iterators, because the compiler does not always inline the methods of iterators.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn read(&self, octets: &[u8], from: usize) -> usize {
        let mut at = from;
        while let Some(blocks) = octets[at..].first_chunk::<{ 4 * BLOCK }>()
            && self.are_members(blocks)
        {
            at += 4 * BLOCK;
        }
        while let Some(block) = octets[at..].first_chunk::<BLOCK>()
            && self.are_members(block)
        {
            at += BLOCK;
        }
        while let Some(block) = octets[at - BEFORE..].first_chunk::<{ BEFORE + BLOCK }>()
            && self.are_items(block)
        {
            at += BLOCK;
        }
        match octets[from..at] {
            [.., b'%'] => at - 1,
            [.., b'%', _] => at - 2,
            _ => at,
        }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn are_members<const N: usize>(&self, block: &[u8; N]) -> bool {
        let mut all = true;
        for octet in block {
            all &= self.members.has(*octet);
        }
        all
    }

    /// Whether a block has only members and `%`, and two hexadecimal digits after each `%`.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn are_items(&self, block: &[u8; BEFORE + BLOCK]) -> bool {
        let mut all = true;
        for at in BEFORE..BEFORE + BLOCK {
            let digit = (block[at - 2] == b'%') | (block[at - 1] == b'%');
            all &= self.items.has(block[at]) & (!digit | is_hexdig(block[at]));
        }
        all
    }
}

/// A set of octets as ranges, each with its first and its last octet. In a range that is not used, the first octet is
/// greater than the last.
///
/// A set that needs more ranges than fit has no range at all: then nothing is read in blocks, and every octet is looked
/// up.
#[derive(Clone, Copy)]
struct Ranges([(u8, u8); MOST]);

impl Ranges {
    const NONE: Self = Self([(1, 0); MOST]);

    const fn of(members: &[bool; 256]) -> Self {
        let (mut ranges, mut used, mut octet) = (Self::NONE, 0, 0);
        while octet < 256 {
            let first = octet;
            while octet < 256 && members[octet] {
                octet += 1;
            }
            if octet == first {
                octet += 1;
            } else if used < MOST {
                ranges.0[used] = (first as u8, (octet - 1) as u8);
                used += 1;
            } else {
                return Self::NONE;
            }
        }
        ranges
    }

    /// Whether `octet` lies in one of the ranges.
    ///
    /// The function compares with every range, so that the compiler can compare many octets at once. The compiler drops
    /// the ranges that are not used.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn has(&self, octet: u8) -> bool {
        let (mut found, mut at) = (false, 0);
        while at < MOST {
            let (first, last) = self.0[at];
            found |= lies(octet, first, last);
            at += 1;
        }
        found
    }
}

/// Whether `octet` lies between `first` and `last`.
///
/// Vector instructions compare octets as signed numbers. If all octets are moved so that `last` becomes the greatest
/// signed number, one comparison is enough.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
const fn lies(octet: u8, first: u8, last: u8) -> bool {
    if first > last {
        return false;
    }
    if first == last {
        return octet == first;
    }
    if last > i8::MAX as u8 {
        return octet.wrapping_sub(first) <= last - first;
    }
    let moved = i8::MAX as u8 - last;
    octet.wrapping_add(moved) as i8 >= (first + moved) as i8
}

/// Whether `octet` is a hexadecimal digit.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
const fn is_hexdig(octet: u8) -> bool {
    lies(octet, b'0', b'9') | lies(octet | 0x20, b'a', b'f')
}
