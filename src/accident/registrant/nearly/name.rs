//! Names that have nearly a form of their registrant: `10.1371/journal.pone.000O217`, `10.5281/zenodo3242074`.

use alloc::borrow::Cow;
use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;

use handle_grammar::class::Class;

use crate::accident::name::local_name;
use crate::accident::registrant::known::check::Check;
use crate::accident::registrant::known::extent::is_whole;
use crate::accident::registrant::known::lookup::MOST_FORMS;
use crate::accident::registrant::known::mistake::Mistake;
use crate::accident::registrant::known::row::Registrant;
use crate::accident::registrant::number::count::of_name;
use crate::accident::registrant::number::lost_number::lacks_end;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::accident::sici;

use super::difference::mistyped;
use super::fit::Fit;
use super::mistyped::{Mistyped, beside};
use super::slip::Slip;

/// Where a name has something else than the form of the other names of its registrant.
pub(crate) fn nearly(pasted: &Pasted<'_>) -> Option<Hit> {
    let body = pasted.body();
    let name = local_name(body);
    let (fit, mistyped) = nearest(body).filter(|_| pasted.may_be_handle())?;
    let mut slips = Vec::new();
    fit.read(name, mistyped, &mut |slip| slips.push(slip)).ok()?;
    let (place, what) = said(name, slips.first()?);
    if slips.iter().any(|slip| is_before_note(body, name.len(), slip)) {
        return None;
    }
    let hit = Hit::all(slips.into_iter().map(|slip| (slip.place, slip.meant.into())))?;
    let hit = Hit { place, ..hit.called(what) };
    // A digit too many in a word probably belongs to the number after it, so nobody knows what was meant.
    let octet = |slip: Mistyped| name.get(slip.divergence.at);
    let is_digit = |slip: Mistyped| slip.signs == 0 && octet(slip).is_some_and(u8::is_ascii_digit);
    let is_open = mistyped.is_some_and(is_digit);
    Some(hit.moved(pasted.body.end - name.len()).offered(!is_open))
}

/// Whether a slip is a mark right after a whole name that probably begins a note or a part of an address:
/// `dryad.8515:45-67`, `journal.pone.0100000.g001/powerpoint`.
fn is_before_note(body: &[u8], local_name_len: usize, slip: &Slip) -> bool {
    let at = body.len() - local_name_len + slip.place.start;
    let is_mark = match body.get(at) {
        Some(b':') => true,
        Some(b'/' | b'+') => {
            body.len() > at + 4 && body[at + 1..].iter().all(u8::is_ascii_alphabetic)
        }
        _ => false,
    };
    is_mark && is_whole(&body[..at])
}

/// The place of a slip that a message shows, and what the form has there. If something is missing, the place is the
/// part of the name beside it.
fn said(name: &[u8], Slip { place, meant, what }: &Slip) -> (Range<usize>, Cow<'static, str>) {
    if place.is_empty() {
        let (beside, is_before) = beside(name, place.start);
        let side = if is_before { "after" } else { "before" };
        return (beside, format!("`{meant}` {side}").into());
    }
    let what = match (*what, *meant) {
        ("", "") => "one fewer here:".into(),
        ("", meant) => format!("`{meant}` in place of").into(),
        (what, _) => format!("{what} in place of").into(),
    };
    (place.clone(), what)
}

/// Whether a name has nearly, but not quite, a form of its registrant.
pub(crate) fn has_slip(name: &[u8]) -> bool {
    nearest(name).is_some()
}

/// The forms of SICIs, which many registrants give.
const SICIS: &[&str] = &[
    "(sici)#-@(#)#:#<#::@>#.#.co;#-!",
    "(sici)#-@(#)#:#<#:@>#.#.co;#-!",
    "(sici)#-@(#)#<#::@>#.#.co;#-!",
    "#-@(#)#:#[#:@]#.#.co;#",
    "#-@(#)#[#:@]#.#.co;#",
    "#-@(#)#:#<#:@>#.#.co;#",
    "#-@(#)#<#:@>#.#.co;#",
];

/// The length of the shortest local name that has one of these forms, in octets.
const SHORTEST_SICI: usize = "1-a(1)1[1:a]1.1.co;1".len();

/// Octets that are in no form, and that nobody types by mistake for one that is.
const AROUND: Class = Class::of(b" \t\r\n\"'`<>{}[]|\\?#&%$!");

/// The form that a name has except for slips, and what is mistyped in it; `None` if it has a form without slips, or has
/// no form.
fn nearest(name: &[u8]) -> Option<(Fit, Option<Mistyped>)> {
    let (local_name, known) = (local_name(name), Registrant::of(name));
    // No form has a blank, and a blank is not a slip for any sign.
    if local_name.contains(&b' ') {
        return None;
    }
    let near = match known.and_then(|known| of_registrant(local_name, known)) {
        near @ Some((_, None)) => near,
        near => of_sici(name, local_name).or(near),
    };
    near.filter(|_| !is_whole(name) && !sici::is_plain(name))
}

/// The form of a registrant that a local name has except for slips, and what is mistyped in it.
fn of_registrant(name: &[u8], known: &Registrant) -> Option<(Fit, Option<Mistyped>)> {
    let is_strict = known.is_strict;
    let fits = || known.forms().map(|form| Fit::new(form, is_strict));
    let mut divergences = [None; MOST_FORMS];
    for (fit, stopped) in fits().zip(&mut divergences) {
        match fit.read(name, None, &mut |_| {}) {
            Ok(()) => return Some((fit, None)),
            Err(divergence) => *stopped = Some(divergence),
        }
    }
    // Text around the name is not a typing slip; other rules find it. If only digits are missing, nobody knows which.
    let is_around = |octet: &u8| AROUND.contains(*octet);
    if !is_strict || name.iter().any(is_around) || of_name(known, name).is_some() {
        return None;
    }
    let slips = fits()
        .zip(divergences)
        .filter_map(|(fit, divergence)| Some((fit, mistyped(name, fit, divergence?)?)));
    let likeliest = slips.min_by_key(|(_, mistyped)| mistyped.unlikeliness());
    // If a name is the beginning of a form, it was more likely cut off than mistyped. Digits that lack the mark before
    // the last part may also be the beginning of a longer number; the check character decides, if the table does not.
    let is_cut = |&(fit, mistyped): &(Fit, Mistyped)| {
        let passes = || Check::of(fit.form).is_some_and(|check| check.passes(name));
        let may_be_longer =
            || !passes() || known.wrong_of(name).is_some_and(|it| it.1 == Mistake::Cut);
        let is_part =
            mistyped.octets > 0 || mistyped.divides_last(name, fit.form) && may_be_longer();
        is_part && lacks_end(known, name)
    };
    likeliest.filter(|it| !is_cut(it)).map(|(fit, mistyped)| (fit, Some(mistyped)))
}

/// The form of SICIs that a local name has except for slips.
fn of_sici(name: &[u8], local_name: &[u8]) -> Option<(Fit, Option<Mistyped>)> {
    // Every SICI has brackets, some of which may be of the wrong kind, and begins with a digit or a bracket.
    let may_be_sici = local_name.len() >= SHORTEST_SICI
        && !local_name[0].is_ascii_alphabetic()
        && name.starts_with(b"10.")
        && local_name.iter().any(|octet| b"([".contains(octet));
    if !may_be_sici {
        return None;
    }
    let mut fits = SICIS.iter().map(|form| Fit::new(form, false));
    fits.find(|fit| fit.is_of(local_name, None)).map(|fit| (fit, None))
}
