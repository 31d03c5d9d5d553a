//! SICIs (ANSI/NISO Z39.56), which have `<` and `>`.

use crate::accident::has_pattern;
use crate::accident::sici::{ends_before_version, is_plain};
use crate::find::context::gap::line_end;
use crate::find::context::unit::Unit;
use crate::find::context::word::ends_word;
use crate::find::writing::Writing;
use crate::text::heads::DOI_START;
use crate::text::{self, ascii, position, run};

/// Whether `name` is a SICI up to its semicolon, with which `rest` begins, and one digit of a version follows that:
/// `;2`.
pub(super) fn is_of_sici(name: &[u8], rest: &[u8]) -> bool {
    let is_version = match rest {
        [b';', version, next, ..] => version.is_ascii_digit() && !next.is_ascii_alphanumeric(),
        [b';', version] => version.is_ascii_digit(),
        _ => false,
    };
    is_version && ends_before_version(name)
}

/// A length that no SICI reaches, as it is written, in octets.
const LONGEST: usize = 256;

/// Whether `name`, as it is written, ends with a whole SICI.
pub(super) fn is_whole(name: &[u8]) -> bool {
    let is_sici = |start: usize| is_plain(&Writing::Text.text(&name[start..]));
    let may_be = name.len() < LONGEST && name.contains(&b';');
    may_be && position(name, DOI_START).is_some_and(is_sici)
}

/// How many octets from the `<` of a SICI (ANSI/NISO Z39.56) on belong to it although they would end any other name;
/// `None` if `text` does not begin with the end of a SICI: `<165::AID-SIM968>3.0.CO;2-B`.
pub(super) fn sici(text: &[u8], writing: Writing) -> Option<usize> {
    /// A length that the part between `<` and `>`, which holds a location and a title code, does not reach.
    const LONGEST_TITLE: usize = 100;
    let mut at = writing.unit(text).width;
    loop {
        let rest = text.get(at..).filter(|rest| !rest.is_empty() && at < LONGEST_TITLE)?;
        // A line may be broken after a hyphen.
        if text[..at].ends_with(b"-") && b"\r\n".contains(&rest[0]) {
            at += line_end(rest)?;
            continue;
        }
        let (before, unit) = (&text[..at], writing.unit(rest));
        at += unit.width;
        match unit.octet {
            b'>' => break,
            // A blank may stand before the code of the title.
            octet if ends_word(octet) && before.ends_with(b":") && rest.starts_with(b" ") => {}
            octet if ends_word(octet) || octet == Unit::SPACE => return None,
            _ => {}
        }
    }
    let (number, rest) = text.get(at..)?.split_at_checked(4)?;
    let numbered = matches!(number, [a, b'.', b, b'.'] if a.is_ascii_digit() && b.is_ascii_digit());
    let medium = run(rest, 0, u8::is_ascii_alphanumeric);
    // The check character may be `#`, which ends other names in the path of a link.
    let is_checked = matches!(&rest[medium..], [b';', b'0'..=b'9', b'-', b'#', ..]);
    let checked = if is_checked { number.len() + medium + ";2-#".len() } else { 0 };
    (numbered && (1..=3).contains(&medium)).then_some(at + checked)
}

/// The mark with which most SICIs of Wiley begin, in any case.
const MARK: &str = "(SICI)";

/// How many octets the blank at the beginning of `rest` has if it breaks a SICI right after its mark, and the ISSN
/// follows, or in its ISSN: `10.1002/(SICI) 1097-0258(19980815)`, `10.1175/1520- 0493(2001)`.
pub(super) fn gap(before: &[u8], rest: &[u8]) -> Option<usize> {
    let next = rest.strip_prefix(b" ")?;
    let begins = |form: &str| next.get(..form.len()).is_some_and(|it| has_pattern(it, form));
    let is_in_issn =
        || has_pattern(text::last(before, "/1520-".len()), "/^^^^-") && begins("^^^!(");
    let is_after_mark = || ascii::ends_with(before, MARK) && begins("^^^^-^^^!(");
    (is_in_issn() || is_after_mark()).then_some(1)
}
