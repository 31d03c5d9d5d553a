//! Names that lost their prefix, its `10.`, one of its digits or their number.

use alloc::format;
use alloc::string::{String, ToString};

use crate::accident::form::octets::{
    are_digits, digit_count, is_year, run, run_before, separators_before, starts,
};
use crate::accident::form::pattern;
use crate::accident::name::kind::Kind;
use crate::accident::name::local_name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::read::proxy;
use crate::text::ascii;
use crate::text::heads::{DOI_START, USUAL_REGISTRANT_DIGITS};

use super::check::mismatch;
use super::extent::is_telling;
use super::mistake::Mistake;
use super::row::Registrant;
use super::table::REGISTRANTS;

/// How bioRxiv and medRxiv name a preprint, and the prefix that they had before the years of [`NEWER`].
const PREPRINT: (&str, &str) = ("%.&.&.^^^^^#", "10.1101/");

/// The first year in which preprints also have another prefix.
const NEWER: &[u8] = b"2025";

/// `zenodo.3242074`: a local name that shows which prefix it had, or at least that it had one.
pub(crate) fn prefixless(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let elsewhere = !pasted.expects_handle();
    let end = separators_before(text, pasted.body.end);
    let name = text.get(start..end)?;
    let (preprint, prefix) = PREPRINT;
    if proxy::is_of_dois(pasted.host()) && pattern::is(name, preprint) {
        let hit = Hit::swap(start..start, prefix).offered(name < NEWER);
        return Some(Hit { place: start..end, ..hit });
    }
    // All these names begin with a letter, and nearly all other texts with a digit.
    name.first().filter(|first| first.is_ascii_alphabetic())?;
    // All these names have several digits, and `nature2014` is probably a key in a list of references.
    let digits = digit_count(name);
    let word = run(name, 0, |octet| !octet.is_ascii_digit());
    if elsewhere || name.contains(&b'/') || digits < 3 || is_year(&name[word..]) {
        return None;
    }
    let fits = |known: &&Registrant| known.near.iter().any(|form| pattern::is(name, form));
    let (known, is_only) = match owner(name) {
        Some(known) => (known, true),
        // Other registrants give such names, too, so nobody can say which prefix is missing.
        None => (REGISTRANTS.iter().find(fits)?, false),
    };
    let hit = Hit::swap(start..start, format!("{}/", known.prefix())).offered(is_only);
    Some(Hit { place: start..end, ..hit })
}

/// `https://doi.org/baz058`: the number of an article with the letters of its journal, in place of a shortDOI. Hardly
/// any shortDOI has a vowel.
pub(crate) fn end_as_short(pasted: &Pasted<'_>) -> Option<Hit> {
    let name = pasted.body();
    let (letters, number) = name.split_at(run(name, 0, u8::is_ascii_alphabetic));
    let is_end = (3..6).contains(&letters.len())
        && letters.iter().any(ascii::is_vowel)
        && (3..5).contains(&number.len())
        && are_digits(number);
    (is_end && proxy::is_of_dois(pasted.host())).then(|| Hit::at(pasted.body.clone()))
}

/// The prefix of a registrant that has this number with one digit more, and alone gives such local names.
pub(crate) fn with_lost_digit(number: &[u8], local_name: &[u8]) -> Option<String> {
    let known = owner(local_name)?;
    let whole = known.number.to_string().into_bytes();
    let without = |digit| [&whole[..digit], &whole[digit + 1..]].concat();
    let is_near = (0..whole.len()).any(|digit| without(digit) == number);
    is_near.then(|| known.prefix())
}

/// The only registrant that gives such local names.
fn owner(local_name: &[u8]) -> Option<&'static Registrant> {
    let fits =
        |form: &&'static str| pattern::is(local_name, form) && mismatch(form, local_name).is_none();
    REGISTRANTS.iter().find(|known| known.own.iter().any(fits))
}

/// `1016/j.cell.2011.02.013`, `101016/j.cell.2011.02.013`, `101.016/j.cell.2011.02.013`,
/// `11.1371/journal.pone.0011111`: a DOI name without its `10.`, without the dot right after `10`, or with another
/// number in place of `10`.
pub(crate) fn tenless(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    // The host of a link or the namespace of a URI shows that a DOI name was meant, or else the name itself. For a name
    // alone, the search for accidents looks at the dialect before it calls this rule.
    let says_doi = match pasted.kind {
        Kind::Name => true,
        Kind::Web => proxy::is_of_dois(pasted.host()) || pasted.is_known && has_broken_ten(body),
        _ => starts(pasted.flat, 0, "info:doi/") || pasted.may_be_handle() && has_broken_ten(body),
    };
    if !says_doi {
        return None;
    }
    if let Some(slash) = slash_after_another_ten(body) {
        let hit = Hit { place: start..start + slash, ..Hit::swap(start..start + "10".len(), "10") };
        return Some(hit.called("another number is in place of `10` in the prefix"));
    }
    if let Some(slash) = slash_without_ten(body) {
        let hit = Hit { place: start..start + slash, ..Hit::swap(start..start, DOI_START) };
        return Some(hit.called("`10.` is missing before the registrant's number,"));
    }
    let is_dotless = || prefix_without_dot(body).filter(|_| pasted.kind != Kind::Name);
    let slash = match misdotted(body) {
        Some((slash, known)) if body[..slash].contains(&b'.') => {
            let hit = Hit::swap(start..start + slash, known.prefix());
            return Some(hit.called("the dot after `10` is elsewhere in the prefix,"));
        }
        Some((slash, _)) => slash,
        None => is_dotless()?,
    };
    let place = start..start + slash;
    let dot = start + "10".len();
    let hit = Hit { place, ..Hit::swap(dot..dot, ".") };
    Some(hit.called("a dot is missing after the `10` of the prefix,"))
}

/// Whether a name, which should be a DOI name, has lost its `10.`, or the dot right after `10`, or has another number
/// in place of `10`.
pub(crate) fn has_lost_ten(name: &[u8]) -> bool {
    slash_without_ten(name).is_some() || has_broken_ten(name) || prefix_without_dot(name).is_some()
}

/// The index of the slash of a name whose prefix is `10` and the number of a registrant, which has four digits or five.
/// Some handles have such prefixes, so this shows a lost dot only where a DOI name must stand.
fn prefix_without_dot(name: &[u8]) -> Option<usize> {
    let number = name.strip_prefix(b"10").filter(|number| !number.starts_with(b"0"))?;
    let digits = run(number, 0, u8::is_ascii_digit);
    let is_prefix = USUAL_REGISTRANT_DIGITS.contains(&digits) && number.get(digits) == Some(&b'/');
    is_prefix.then_some("10".len() + digits)
}

/// Whether a name is a DOI name without its `10.`, without the dot right after `10`, or with another number in place of
/// `10`, for certain, without a host or a scheme that says so. No handle has a prefix of six digits or more that begins
/// with `10`; otherwise, the form of the local name shows it.
pub(crate) fn has_broken_ten(name: &[u8]) -> bool {
    let is_tenless = || {
        slash_after_another_ten(name).is_some()
            || Registrant::numbered(name).is_some_and(|known| is_unmistakable(known, name))
    };
    // Nearly all names begin with `10.`, and need no further look.
    misdotted(name).is_some() || !name.starts_with(DOI_START.as_bytes()) && is_tenless()
}

/// Whether a name has a form of this registrant that begins with a word of its own, or is so long that hardly any other
/// name has it.
fn is_unmistakable(known: &Registrant, name: &[u8]) -> bool {
    let name = local_name(&name[..separators_before(name, name.len())]);
    let is_long = |form: &str| pattern::literal(form) > 2 || form.len() > 11;
    known.forms().any(|form| is_long(form) && pattern::is(name, form))
}

/// `11.1371/journal.pone.0011111`: the index of the slash of a name that has another number in place of `10`, and an
/// unmistakable form of its registrant.
fn slash_after_another_ten(name: &[u8]) -> Option<usize> {
    let [b'0'..=b'9', b'0'..=b'9', b'.', rest @ ..] = name else { return None };
    // There is another rule for `01`.
    let is_another = !name.starts_with(b"10") && !name.starts_with(b"01");
    let known = Registrant::numbered(rest).filter(|_| is_another)?;
    is_unmistakable(known, name).then(|| run(name, 0, |octet| *octet != b'/'))
}

/// The index of the slash of a name that lacks the dot right after `10`, but may have one elsewhere in its prefix, and
/// its registrant, one of whose forms it has.
fn misdotted(name: &[u8]) -> Option<(usize, &'static Registrant)> {
    // The number of a registrant has at least four digits before another dot, so this look is enough for nearly all
    // names.
    let ten = name.strip_prefix(b"10")?;
    let dot = ten.iter().take("1234.".len()).rposition(|octet| *octet == b'.');
    if dot == Some(0) || ten.starts_with(b"0") {
        return None;
    }
    let known = Registrant::numbered(ten.iter().filter(|octet| **octet != b'.'))?;
    let name = &name[..separators_before(name, name.len())];
    known.gives(local_name(name)).then(|| (run(name, 0, |octet| *octet != b'/'), known))
}

/// The index of the slash of a name that begins with the number of a registrant, and has a form of this registrant.
fn slash_without_ten(name: &[u8]) -> Option<usize> {
    let known = Registrant::numbered(name)?;
    let name = &name[..separators_before(name, name.len())];
    known.gives(local_name(name)).then(|| run(name, 0, |octet| *octet != b'/'))
}

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
pub(super) fn lacks_end(known: &Registrant, name: &[u8]) -> bool {
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
