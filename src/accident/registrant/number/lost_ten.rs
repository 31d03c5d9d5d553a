//! Names that lost the `10.` of their prefix, or a part of it.

use crate::accident::form::octets::{run, separators_before, starts};
use crate::accident::form::pattern;
use crate::accident::name::kind::Kind;
use crate::accident::name::local_name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::read::proxy;
use crate::text::heads::{DOI_START, USUAL_REGISTRANT_DIGITS};

use crate::accident::registrant::known::row::Registrant;

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
