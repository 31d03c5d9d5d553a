//! Sets of small numbers: one bit for each number that is in the set.

/// The numbers whose bits are set in `set`, in ascending order.
#[inline]
pub(crate) fn numbers(set: u64) -> impl Iterator<Item = usize> {
    let mut rest = set;
    core::iter::from_fn(move || {
        let number = rest.trailing_zeros() as usize;
        let next = (rest != 0).then_some(number);
        rest &= rest.wrapping_sub(1);
        next
    })
}
