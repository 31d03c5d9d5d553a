//! Names that have a form which only mistakes have: `10.1016/S0140673620301835`.

use alloc::format;
use alloc::string::String;

use crate::accident::form::{check_digit, pattern};
use crate::accident::registrant::known::check;
use crate::accident::registrant::known::mistake::{Mistake, WrongForm};
use crate::accident::registrant::known::row::Given;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// A text that may be a DOI name, and what is wrong with the form of its local name.
fn found<'p>(pasted: &'p Pasted<'_>) -> Option<(Given<'p>, &'static WrongForm)> {
    let given = Given::of(pasted)?;
    let wrong = given.known.wrong_of(given.name)?;
    Some((given, wrong))
}

/// `10.1145/1122445.1122456`: the name of a template.
pub(crate) fn unchanged(pasted: &Pasted<'_>) -> Option<Hit> {
    let (_, (_, mistake)) = found(pasted)?;
    (*mistake == Mistake::Template).then(|| Hit::at(pasted.body.clone()).no_handle())
}

/// `10.1017/S000305540300053`, `10.1109/TGRS.2014.23330423`: a name that lacks a digit, or has one too many.
pub(crate) fn missized(pasted: &Pasted<'_>) -> Option<Hit> {
    let (Given { start, .. }, (_, mistake)) = found(pasted)?;
    let what = match mistake {
        Mistake::Short => "few",
        Mistake::Long => "many",
        _ => return None,
    };
    Some(Hit::at(start..pasted.body.end).called(what))
}

/// `10.1093/nar/gkz1021/5634567`: a name and the number of its page.
pub(crate) fn paged(pasted: &Pasted<'_>) -> Option<Hit> {
    let (Given { name, .. }, _) = found(pasted).filter(|(_, wrong)| wrong.1 == Mistake::Page)?;
    let number = name.len() - name.iter().rposition(|&octet| octet == b'/')?;
    Some(Hit::cut(pasted.body.end - number..pasted.body.end))
}

/// `10.1016/S0140673620301835`, `10.1109/ACESS.2020.2988510`: a name that stands for one of another form.
pub(crate) fn miswritten(pasted: &Pasted<'_>) -> Option<Hit> {
    let (Given { known, name, start }, (form, mistake)) = found(pasted)?;
    let meant = match mistake {
        Mistake::Slip(right) => rewritten(name, form, right)?,
        Mistake::Checkless => with_check_digit(name)?,
        Mistake::Template
        | Mistake::Short
        | Mistake::Long
        | Mistake::Cut
        | Mistake::Begun
        | Mistake::Page => return None,
    };
    let right = known.form_of(meant.as_bytes())?;
    let is_right = check::mismatch(right, meant.as_bytes()).is_none();
    is_right.then(|| Hit::swap(start..pasted.body.end, meant))
}

/// A name that begins with an ISBN, with the check digit of that: `978-3-319-24574-4_28` for `978-3-319-24574_28`.
fn with_check_digit(name: &[u8]) -> Option<String> {
    let (isbn, chapter) = core::str::from_utf8(name).ok()?.split_once('_')?;
    let digits = isbn.bytes().filter(u8::is_ascii_digit).map(|digit| u32::from(digit - b'0'));
    let is_short = digits.clone().count() == 12;
    is_short.then(|| format!("{isbn}-{}_{chapter}", check_digit::of_isbn(digits)))
}

/// A name of one form, written in another one: the parts that vary stay the same.
fn rewritten(name: &[u8], form: &str, meant: &str) -> Option<String> {
    let mut signs = meant.bytes();
    let mut written = String::with_capacity(meant.len() + name.len());
    let mut at = 0;
    for sign in form.bytes() {
        let end = pattern::part(name, at, sign)?;
        if pattern::SIGNS.contains(sign) {
            let literals = signs.by_ref().take_while(|sign| !pattern::SIGNS.contains(*sign));
            written.extend(literals.map(char::from));
            written.push_str(core::str::from_utf8(&name[at..end]).ok()?);
        }
        at = end;
    }
    written.extend(signs.map(char::from));
    Some(written)
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use crate::accident::form::pattern::SIGNS;
    use crate::accident::registrant::known::mistake::Mistake;
    use crate::accident::registrant::known::table::REGISTRANTS;

    #[test]
    fn a_wrong_form_and_the_right_one_have_the_same_signs() {
        let signs =
            |form: &str| form.bytes().filter(|sign| SIGNS.contains(*sign)).collect::<Vec<_>>();
        for (form, mistake) in REGISTRANTS.iter().flat_map(|known| known.wrong) {
            if let Mistake::Slip(meant) = mistake {
                assert_eq!(signs(form), signs(meant), "{form} and {meant}");
            }
        }
    }
}
