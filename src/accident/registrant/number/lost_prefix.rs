//! Names that lost their prefix, or one of its digits.

use alloc::format;
use alloc::string::{String, ToString};

use crate::accident::form::octets::{are_digits, digit_count, is_year, run, separators_before};
use crate::accident::form::pattern;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::read::proxy;
use crate::text::ascii;

use crate::accident::registrant::known::check::mismatch;
use crate::accident::registrant::known::row::Registrant;
use crate::accident::registrant::known::table::REGISTRANTS;

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
    let fits = |known: &&Registrant| known.distant.iter().any(|form| pattern::is(name, form));
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
