//! `10.1016/j.cell.2020.01.001Editor`: the first word of the next line, right after a name.

use crate::accident::octets::run;

use super::check;
use super::table::{Registrant, local_name};

/// The shortest word that is looked for: many names end with one letter, or with two.
const SHORTEST: usize = 3;

/// Where a word with a capital letter begins after a name that is whole without it.
pub(crate) fn glued_start(name: &[u8]) -> Option<usize> {
    let known = Registrant::of(name).filter(|known| known.is_strict)?;
    let local_name = local_name(name);
    let begins = |&at: &usize| {
        let before = local_name[at - 1];
        local_name[at].is_ascii_uppercase()
            && (before.is_ascii_digit() || before.is_ascii_lowercase())
            && run(local_name, at, |octet| octet.is_ascii_alphabetic()) >= at + SHORTEST
    };
    let is_whole = |&at: &usize| {
        let form = known.form_of(&local_name[..at]);
        // A form that ends with letters of any number does not show where the name ends.
        let ends = |form: &&str| !form.ends_with(['@', '$']);
        form.filter(ends).is_some_and(|form| check::mismatch(form, &local_name[..at]).is_none())
    };
    let at = (1..local_name.len()).filter(begins).find(is_whole)?;
    (!known.gives(local_name)).then(|| name.len() - local_name.len() + at)
}
