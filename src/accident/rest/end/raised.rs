//! The raised number of a note, as it is written without raised digits: `10.1000/182^1`.

use crate::accident::form::octets::{are_digits_or, run_before, starts};
use crate::accident::name::may_end;
use crate::accident::registrant::is_whole;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::accident::sici;

/// The longest numbers of notes, with the commas and hyphens between them, in octets.
const LONGEST: usize = 7;

/// The shortest local name after which a raised number is that of a note: after a shorter one, it may be an exponent.
const SHORTEST_NAME: usize = 3;

/// `10.1000/182^1`, `10.1000/182^{3,4}`, `10.1000/182^*`: numbers, stars or letters that were raised after a name,
/// perhaps after the full stop of a sentence.
pub(crate) fn raised(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, &pasted.body);
    let slash = pasted.slash_of_handle()?;
    let raised = slash + 1 + raised_start(&text[slash + 1..body.end])?;
    let start = run_before(text, raised, |octet| b".,;".contains(octet));
    let name = &text[body.start..start];
    // After a letter, a number may be an exponent, and a letter may be one anywhere.
    let has_letter = text[raised..body.end].iter().any(u8::is_ascii_alphabetic);
    let ends_with_digit = name.last().is_some_and(u8::is_ascii_digit);
    let may_have_note = !has_letter && ends_with_digit && start > slash + SHORTEST_NAME;
    let is_note = may_end(name) && (may_have_note || is_whole(name) || sici::is_plain(name));
    is_note.then(|| Hit::cut(start..body.end))
}

/// Where the mark of a note begins that is raised at the end of a name. In LaTeX, braces and dollar signs may stand
/// around it, and in Markdown, the sign that raises it also ends it.
fn raised_start(name: &[u8]) -> Option<usize> {
    let (sign, inside) = match name {
        [inside @ .., b'$'] => ("$^", inside),
        [inside @ .., b'^'] => ("^", inside),
        _ => ("^", name),
    };
    let end = inside.iter().rposition(|&octet| octet == b'^')? + 1;
    let mark = match &inside[end..] {
        [b'{', mark @ .., b'}'] | [b'(', mark @ .., b')'] | [b'[', mark @ .., b']'] => mark,
        mark => mark,
    };
    let start = end.checked_sub(sign.len())?;
    (starts(name, start, sign) && is_mark(mark)).then_some(start)
}

/// Whether this is the mark of a note: one number or several, stars, or one letter or two.
fn is_mark(mark: &[u8]) -> bool {
    let has_digits_at_both_ends =
        [mark.first(), mark.last()].iter().all(|octet| octet.is_some_and(u8::is_ascii_digit));
    let are_numbers =
        has_digits_at_both_ends && mark.len() <= LONGEST && are_digits_or(mark, b",-");
    let are_stars = (1..4).contains(&mark.len()) && mark.iter().all(|octet| *octet == b'*');
    let are_letters = (1..3).contains(&mark.len()) && mark.iter().all(u8::is_ascii_alphabetic);
    are_numbers || are_stars || are_letters
}
