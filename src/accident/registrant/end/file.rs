//! The kind of a file after a name.

use crate::accident::address::file_start;
use crate::accident::form::octets::is_number;
use crate::accident::name::local_name;
use crate::accident::registrant::known::extent::is_whole;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::heads::DOI_START;

/// `10.1007/s00134-020-06294-x.pdf`: the kind of a file after a whole name.
pub(crate) fn file(pasted: &Pasted<'_>) -> Option<Hit> {
    let start = pasted.body.start + file_place(pasted.body())?;
    Some(Hit::cut(start..pasted.body.end))
}

/// Where the kind of a file begins after a DOI name that is whole or has only digits after its slash. A kind in
/// capitals stays, because PLOS writes the names of its files in this way.
pub(crate) fn file_place(name: &[u8]) -> Option<usize> {
    let is_small = |start: &usize| !name[*start..].iter().any(u8::is_ascii_uppercase);
    let ends = |start: &usize| {
        let name = &name[..*start];
        let number = local_name(name);
        is_whole(name) || name.starts_with(DOI_START.as_bytes()) && is_number(number)
    };
    file_start(name, name.len()).filter(is_small).filter(ends)
}
