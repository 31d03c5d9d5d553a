//! Prefixes with a slip that the form of the name shows: `10.5821/zenodo.3678326`.

use crate::accident::form::octets::{are_digits, run};
use crate::accident::form::pattern;
use crate::accident::name::local_name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::ascii;
use crate::text::heads::DOI_START;

use super::extent::is_whole;
use super::row::Registrant;
use super::table::REGISTRANTS;

/// A form that shows its registrant, because no other registrant of nearly the same number has it.
#[derive(Clone, Copy)]
struct ShowingForm {
    form: &'static str,
    registrant: &'static Registrant,
}

/// All such forms, in the order of the table.
static SHOWING_FORMS: [ShowingForm; count()] = {
    let mut all = [ShowingForm { form: "", registrant: &REGISTRANTS[0] }; count()];
    let (mut next, mut registrant) = (0, 0);
    while registrant < REGISTRANTS.len() {
        let lists = [REGISTRANTS[registrant].own, REGISTRANTS[registrant].distant];
        let mut list = 0;
        while list < lists.len() {
            let mut at = 0;
            while at < lists[list].len() {
                all[next] =
                    ShowingForm { form: lists[list][at], registrant: &REGISTRANTS[registrant] };
                (next, at) = (next + 1, at + 1);
            }
            list += 1;
        }
        registrant += 1;
    }
    all
};

/// How many forms show their registrant.
const fn count() -> usize {
    let (mut count, mut at) = (0, 0);
    while at < REGISTRANTS.len() {
        count += REGISTRANTS[at].own.len() + REGISTRANTS[at].distant.len();
        at += 1;
    }
    count
}

/// For the first octet and for the second, and for each value of its low five bits: the forms that have such an octet
/// there, or a sign for a part that varies, as one bit for each. A letter has the same bits in either case. Most names
/// are not compared with more than a form or two.
static BEGUN: [[u128; 32]; 2] = {
    assert!(count() <= u128::BITS as usize, "a form has no bit");
    let (mut begun, mut at) = ([[0; 32]; 2], 0);
    while at < count() {
        let (mut place, form) = (0, SHOWING_FORMS[at].form.as_bytes());
        while place < begun.len() {
            let mut five = 0;
            while five < 32 {
                let octet = form[place];
                if octet & 31 == five || pattern::SIGNS.contains(octet) {
                    begun[place][five as usize] |= 1 << at;
                }
                five += 1;
            }
            place += 1;
        }
        at += 1;
    }
    begun
};

/// The forms that may begin with these octets, of which the first is a letter.
fn begun_with(octets: &[u8]) -> impl Iterator<Item = &'static ShowingForm> {
    let is_letter = octets.first().is_some_and(u8::is_ascii_alphabetic);
    let begun = BEGUN.iter().zip(octets).map(|(forms, octet)| forms[usize::from(octet & 31)]);
    let mut bits = if is_letter { begun.fold(u128::MAX, |all, forms| all & forms) } else { 0 };
    core::iter::from_fn(move || {
        let showing = SHOWING_FORMS.get(bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(showing)
    })
}

/// The prefix of a name that shows another one.
pub(crate) fn misprefixed(pasted: &Pasted<'_>) -> Option<Hit> {
    let body = pasted.body();
    let known = shown(body).filter(|_| pasted.may_be_handle())?;
    let start = pasted.body.start;
    Some(Hit::swap(start..start + run(body, 0, |octet| *octet != b'/'), known.prefix()))
}

/// Whether the local name of a DOI name shows another prefix than it has.
pub(crate) fn shows_another(name: &[u8]) -> bool {
    shown(name).is_some()
}

/// The registrant that a local name shows, if its number is that of the DOI name except for one slip, and the name has
/// no form of the registrant that it names.
fn shown(name: &[u8]) -> Option<&'static Registrant> {
    let local_name = local_name(name);
    let forms = begun_with(local_name);
    let fits = |showing: &&ShowingForm| pattern::is(local_name, showing.form);
    let registrants = forms.filter(fits).map(|showing| showing.registrant);
    let number = name.strip_prefix(DOI_START.as_bytes())?.strip_suffix(local_name)?;
    let number = number.strip_suffix(b"/")?;
    let mut near = registrants.filter(|known| is_near(number, known.number));
    near.next().filter(|_| !is_whole(name))
}

/// The registrants that a name which begins with these letters may show, as [`may_show`] says.
pub(crate) fn showing(letters: &[u8]) -> impl Iterator<Item = &'static Registrant> {
    let is_shown = |showing: &&ShowingForm| {
        let literal = told(showing.form);
        literal == letters.len() && ascii::is_beginning(letters, &showing.form[..literal])
    };
    begun_with(letters).filter(is_shown).map(|showing| showing.registrant)
}

/// How many octets of a form are enough for [`may_show`].
fn told(form: &str) -> usize {
    pattern::literal(form).min(TELLING)
}

/// Whether a name that begins with these letters may show its registrant: they begin a form, up to its first sign for a
/// part that varies, or are the first [`TELLING`] octets of it.
pub(crate) fn may_show(letters: &[u8]) -> Shows {
    let mut shows = Shows::Nothing;
    for ShowingForm { form, .. } in begun_with(letters) {
        let literal = told(form);
        if ascii::is_beginning(letters, &form[..literal]) {
            shows = if letters.len() == literal { return Shows::Registrant } else { Shows::More };
        }
    }
    shows
}

/// What the first letters of a local name show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shows {
    Nothing,
    /// With more letters, they may show a registrant.
    More,
    Registrant,
}

/// How many octets of a form show a registrant at most.
const TELLING: usize = 4;

/// How many digits the number of a registrant has at least.
const SHORTEST: usize = 4;

/// How many digits the number of a registrant has at most.
const LONGEST: usize = 5;

/// Whether a number is that of a registrant except for one slip: one digit is wrong, doubled or lost, or two digits
/// have changed places. There is another rule for a number that is too short for any registrant.
fn is_near(number: &[u8], known: u32) -> bool {
    if number.len() < SHORTEST || !are_digits(number) {
        return false;
    }
    let (mut digits, mut start, mut rest) = ([0; LONGEST], LONGEST, known);
    while rest > 0 && start > 0 {
        start -= 1;
        digits[start] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    let meant = &digits[start..];
    let same = number.iter().zip(meant).take_while(|(a, b)| a == b).count();
    let (last, number, meant) = (number[..same].last(), &number[same..], &meant[same..]);
    let is_wrong = || matches!((number, meant), ([_, a @ ..], [_, b @ ..]) if a == b);
    let is_swapped = || {
        matches!((number, meant), ([a, b, rest @ ..], [c, d, end @ ..])
            if a == d && b == c && rest == end)
    };
    let is_doubled =
        || matches!(number, [digit, rest @ ..] if Some(digit) == last && rest == meant);
    let is_lost = || matches!(meant, [_, rest @ ..] if rest == number);
    is_wrong() || is_swapped() || is_doubled() || is_lost()
}
