//! Names that lost the number with which their form ends.

use crate::accident::form::octets::run_before;
use crate::accident::form::pattern;
use crate::accident::name::local_name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use crate::accident::registrant::known::extent::is_telling;
use crate::accident::registrant::known::mistake::Mistake;
use crate::accident::registrant::known::row::Registrant;

/// `10.5281/zenodo.` and `10.5281/zenodo`: a name whose number is missing. The place is the last octet, which is the
/// dot, or else the last word.
pub(crate) fn numberless(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, end) = (pasted.body(), pasted.body.end);
    let start = pasted.body.start + number_place(body)?;
    // The number may follow a `#` or a `?` that stands in place of the dot.
    let is_number = |next: &u8| next.is_ascii_digit();
    let is_last = body.ends_with(b".") || !pasted.flat.get(end + 1).is_some_and(is_number);
    (is_last && pasted.may_be_handle()).then(|| Hit::at(start..end))
}

/// Whether a name lacks the number with which names of its form end, and also the dot before that number.
pub(crate) fn has_no_number(name: &[u8]) -> bool {
    name.last().is_some_and(u8::is_ascii_alphanumeric) && number_place(name).is_some()
}

/// The index of the dot or of the word at the end of a name that should have a number after it.
fn number_place(name: &[u8]) -> Option<usize> {
    let known = Registrant::of(name)?;
    let local_name = local_name(name);
    let word = || run_before(name, name.len(), u8::is_ascii_alphanumeric).min(name.len() - 1);
    if known.wrong_of(local_name).is_some_and(|(_, mistake)| *mistake == Mistake::Begun) {
        return Some(word());
    }
    let unmarked = local_name.strip_suffix(b".").or(local_name.strip_suffix(b"/"));
    if known.gives(unmarked.unwrap_or(local_name)) || !lacks_end(known, local_name) {
        return None;
    }
    Some(word())
}

/// Whether a local name is the beginning of a form of its registrant, and shows where it was cut off.
pub(crate) fn lacks_end(known: &Registrant, name: &[u8]) -> bool {
    // If the registrant gives names of other forms, too, those may end with a number.
    let is_number = name.last().is_some_and(u8::is_ascii_digit);
    known.rests(name).any(|(form, rest)| {
        (known.is_strict || !is_number) && lacks_number(name, form, rest)
            || known.is_strict && lacks_part(name, form, rest)
    })
}

/// Whether a name is the beginning of a form, has a letter or mark of its own that shows this, and ends between two of
/// the form's parts.
fn lacks_part(name: &[u8], form: &str, rest: &str) -> bool {
    let begun = &form[..form.len() - rest.len()];
    let is_word = |octet: Option<&u8>| octet.is_some_and(u8::is_ascii_alphanumeric);
    let is_inside_word = is_word(name.last()) && is_word(rest.as_bytes().first());
    is_telling(form)
        && begun.bytes().any(|sign| !pattern::SIGNS.contains(sign))
        && !begun.ends_with(['$', ')'])
        && begun.contains('(') == begun.contains(')')
        && !is_inside_word
        && rest.contains(['#', '^', '!', '@'])
}

/// Whether a name is the beginning of a form, up to a dot or to the word before it. A word must be in the form itself,
/// because any word, or a number alone, may be the whole name of a journal or of a book; and it must have three letters
/// at least.
fn lacks_number(name: &[u8], form: &str, rest: &str) -> bool {
    let word = name.iter().rev().take_while(|octet| octet.is_ascii_alphabetic()).count();
    match rest.as_bytes() {
        // After a word of the form, the year may be missing, or be cut off.
        [b'%', ..] if pattern::literal(form) > 0 => true,
        [b'#' | b'^' | b'&' | b'%' | b'$' | b'@', ..] => {
            name.ends_with(b".") && !form.starts_with('#')
        }
        [b'.', b'#' | b'^' | b'&' | b'%' | b'$' | b'@', ..] => {
            let before = form[..form.len() - rest.len()].strip_suffix('$');
            word > 2 && before.is_none_or(|before| before.contains('.'))
        }
        _ => false,
    }
}
