//! DOI names that are SICIs (ANSI/NISO Z39.56), as publishers of journals made them for their articles:
//! `10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2`.

use core::ops::Range;

use crate::accident::form::octets::{position, run};
use crate::accident::form::pattern;

/// What follows the page in a SICI of Wiley that lost one of its two colons.
pub(super) const SINGLE_COLON: &str = ":AID-";

/// Whether a handle is a DOI name that is a SICI in its usual form, in which no rule finds a problem after the prefix.
pub(crate) fn is_plain(handle: &[u8]) -> bool {
    rest_after(handle).is_some_and(<[u8]>::is_empty) && !is_begun(handle)
}

/// The SICI at the beginning of a text, and the text after it; `None` if the text begins with another name.
pub(crate) fn split(text: &[u8]) -> Option<(&[u8], &[u8])> {
    rest_after(text).map(|rest| text.split_at(text.len() - rest.len()))
}

/// Whether a handle is a DOI name that begins as a SICI, and ends right after its title or within its control segment.
/// In the names of Wiley, a check character belongs to it.
pub(crate) fn is_begun(handle: &[u8]) -> bool {
    let has_check_character = handle.starts_with(b"10.1002/");
    after_title(handle).is_some_and(|control| match pattern::rest(control, "^.^.CO;^") {
        Some("") => has_check_character,
        rest => rest.is_some(),
    })
}

/// Before which octet of a name that has angle brackets it cannot end, because a SICI goes on after them with its
/// control segment: `<1::x>3.0.CO`. If the closing bracket is written as an entity, the whole name belongs to it.
pub(crate) fn least_end(name: &[u8], slash: usize) -> Option<usize> {
    let close = name.contains(&b'<').then(|| run(name, slash, |octet| *octet != b'>') + 1)?;
    let Some(control) = name.get(close..) else { return Some(name.len()) };
    let medium = match control {
        [a, b'.', b, b'.', ..] if a.is_ascii_digit() && b.is_ascii_digit() => close + "3.0.".len(),
        _ => return Some(close),
    };
    Some(run(name, medium, u8::is_ascii_alphanumeric).min(medium + "CO".len()))
}

/// Whether a handle is a DOI name that begins with the ISSN and the date of a SICI, but is not a SICI.
pub(crate) fn is_damaged(handle: &[u8]) -> bool {
    after_date(handle).is_some() && rest_after(handle).is_none()
}

/// The text after the SICI in a DOI name; `None` if the handle is not a DOI name that begins with one.
fn rest_after(handle: &[u8]) -> Option<&[u8]> {
    control(after_title(handle)?)
}

/// The text after the bracket that closes the pages and the title of a SICI.
fn after_title(handle: &[u8]) -> Option<&[u8]> {
    let volume = number(after_date(handle)?)?;
    let issue = match volume.strip_prefix(b":") {
        Some(rest) => one_or_two_numbers(rest)?,
        None => volume,
    };
    let (open, rest) = issue.split_first()?;
    let close = match open {
        b'<' => b'>',
        b'[' => b']',
        _ => return None,
    };
    let page = number(rest)?;
    if page.starts_with(SINGLE_COLON.as_bytes()) {
        return None;
    }
    let page = page.strip_prefix(b":")?;
    let title = after(page.strip_prefix(b":").unwrap_or(page), |octet| {
        octet.is_ascii_alphanumeric() || *octet == b'-'
    });
    title.strip_prefix(&[close])
}

/// The octets of a SICI between its date and its control segment, if they have no brackets: those around the pages and
/// the title are `<` and `>`, which look like a tag of HTML, and are lost with the tags.
pub(super) fn without_brackets(handle: &[u8]) -> Option<Range<usize>> {
    let middle = after_date(handle)?;
    let ends = |at: &usize| control(&middle[*at..]).is_some_and(<[u8]>::is_empty);
    let len = (1..middle.len()).find(ends)?;
    let is_bracket = |octet: &u8| b"<>[](){}".contains(octet);
    let start = handle.len() - middle.len();
    (middle[0].is_ascii_digit() && !middle[..len].iter().any(is_bracket))
        .then(|| start..start + len)
}

/// How the names of societies begin whose SICIs have square brackets, because their journals are at BioOne.
const SQUARE: &[&str] = &[
    "10.1603/", "10.1636/", "10.1639/", "10.1640/", "10.1641/", "10.1657/", "10.1663/", "10.1890/",
    "10.2193/", "10.3100/", "10.3120/", "10.3157/", "10.3417/",
];

/// The brackets that a registrant writes around the pages and the title of a SICI.
pub(crate) fn brackets(name: &[u8]) -> [&'static str; 2] {
    let is_square = SQUARE.iter().any(|start| name.starts_with(start.as_bytes()));
    if is_square { ["[", "]"] } else { ["<", ">"] }
}

/// The index in a DOI name of what follows the mark of a SICI, if that is an ISSN or nothing; of the mark itself, if
/// nothing follows.
pub(super) fn cut_start(handle: &[u8]) -> Option<usize> {
    let name = after_prefix(handle)?;
    let rest = after_mark(name)?;
    match issn(rest) {
        Some([]) => Some(handle.len() - rest.len()),
        _ => rest.is_empty().then(|| handle.len() - name.len()),
    }
}

/// Where the hyphen of the ISSN belongs in a DOI name that has the date and the end of a SICI:
/// `15200493(1950)…2.0.CO;2`.
pub(super) fn lost_hyphen(handle: &[u8]) -> Option<usize> {
    let name = after_prefix(handle)?;
    let name = after_mark(name).unwrap_or(name);
    let control = position(name, ".CO;").or_else(|| position(name, ".co;"))?;
    let is_end = ends_before_version(&name[..control + ".CO".len()]) && name.len() < control + 8;
    let is_begun = name.len() > 10 && pattern::is(&name[..9], "^^^^^^^!(");
    let date = name.get(9..)?;
    let is_dated = date[run(date, 0, u8::is_ascii_digit)..].starts_with(b")");
    (is_begun && is_end && is_dated).then(|| handle.len() - name.len() + 4)
}

/// The text after the prefix of a DOI name and its slash.
fn after_prefix(handle: &[u8]) -> Option<&[u8]> {
    number(handle.strip_prefix(b"10.")?)?.strip_prefix(b"/")
}

/// The text after the mark with which the publishers of some journals begin a SICI.
fn after_mark(name: &[u8]) -> Option<&[u8]> {
    name.strip_prefix(b"(SICI)").or_else(|| name.strip_prefix(b"(sici)"))
}

/// The text after the ISSN and the date with which a SICI begins.
fn after_date(handle: &[u8]) -> Option<&[u8]> {
    let name = after_prefix(handle)?;
    let mark = after_mark(name);
    let date = one_or_two_numbers(issn(mark.unwrap_or(name))?.strip_prefix(b"(")?)?;
    date.strip_prefix(b")")
}

/// The text after an ISSN.
fn issn(text: &[u8]) -> Option<&[u8]> {
    let (issn, rest) = text.split_first_chunk::<9>()?;
    let [first @ .., b'-', a, b, c, check] = issn else { return None };
    let digits = first.iter().chain([a, b, c]).all(u8::is_ascii_digit);
    (digits && (check.is_ascii_digit() || b"Xx".contains(check))).then_some(rest)
}

/// The text after the control segment, `3.0.CO;2`, and its check character, which may be a `#`, or the number of a
/// reference: `-B-BIB12`.
fn control(text: &[u8]) -> Option<&[u8]> {
    let (segment, rest) = text.split_at_checked("3.0.CO".len())?;
    let [b';', version, rest @ ..] = rest else { return None };
    let mut end = if rest == b"-#" { b"" } else { rest };
    while let [b'-', next, group @ ..] = end
        && next.is_ascii_alphanumeric()
    {
        end = after(group, u8::is_ascii_alphanumeric);
    }
    (ends_before_version(segment) && version.is_ascii_digit()).then_some(end)
}

/// Whether octets end within the control segment of a SICI, right before the semicolon and the version: `3.0.CO`, in
/// either case.
pub(crate) fn ends_before_version(octets: &[u8]) -> bool {
    let [.., part, b'.', derivative, b'.', b'C' | b'c', b'O' | b'o'] = octets else { return false };
    part.is_ascii_digit() && derivative.is_ascii_digit()
}

/// The text after a number; `None` if the text does not begin with one.
fn number(text: &[u8]) -> Option<&[u8]> {
    let rest = after(text, u8::is_ascii_digit);
    (rest.len() < text.len()).then_some(rest)
}

/// The text after a number, or after two with a slash between them, as an issue for two months has:
/// `(199823/24)37:3/4`.
fn one_or_two_numbers(text: &[u8]) -> Option<&[u8]> {
    let rest = number(text)?;
    Some(rest.strip_prefix(b"/").and_then(number).unwrap_or(rest))
}

/// The text after the octets of a kind.
fn after(text: &[u8], is_kind: impl Fn(&u8) -> bool) -> &[u8] {
    let end = text.iter().position(|octet| !is_kind(octet)).unwrap_or(text.len());
    &text[end..]
}
