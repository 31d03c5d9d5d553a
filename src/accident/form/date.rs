//! Dates, which people and spreadsheets write in place of an identifier.

use super::octets::{are_digits, is_year, run};

/// Whether the text is a date: `2020-05-03`, or `3.5.2020` or `12/31/2020` with the year at the end.
pub(crate) fn is_date(text: &[u8]) -> bool {
    let Some(sign) = text.iter().find(|octet| !octet.is_ascii_digit()) else { return false };
    let mut parts = text.split(|octet| octet == sign);
    let (Some(first), Some(second), Some(third), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return false;
    };
    let (year, day) = if first.len() == 4 { (first, third) } else { (third, first) };
    let is_short = |part: &[u8]| matches!(part, [b'0'..=b'9'] | [b'0'..=b'3', b'0'..=b'9']);
    // Between slashes, a single digit is more likely a part of a handle, as in `10044/1/30918`.
    let is_month = is_short(second) && (*sign != b'/' || second.len() == 2);
    b"-./".contains(sign) && is_year(year) && is_month && is_short(day)
}

/// Whether the text is a date such as `8/26/2017` or `8/26/17`, if something else shows that it is not a handle.
pub(crate) fn is_slashed_date(text: &[u8]) -> bool {
    let mut parts = text.split(|&octet| octet == b'/');
    let mut is_part = |most| {
        let part = parts.next().unwrap_or_default();
        (1..=most).contains(&part.len()) && are_digits(part)
    };
    is_part(2) && is_part(2) && is_part(4) && parts.next().is_none()
}

/// Whether a text begins with a date such as `12/03/2020`, and more follows after a comma or a blank: a message of a
/// chat, or a line of a log.
pub(crate) fn begins_with_date(text: &[u8]) -> bool {
    let end = run(text, 0, |octet| octet.is_ascii_digit() || *octet == b'/');
    matches!(text.get(end), Some(b',' | b' ')) && is_slashed_date(&text[..end])
}
