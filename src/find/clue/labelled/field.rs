//! Handles in a field, an element, a template or a subfield whose name or type says that it holds one, and damaged DOI
//! names in such places.

use core::ops::Range;

use crate::find::context::searched::Searched;
use crate::find::context::word::{
    column, ends_word, first_word, is_in_key, is_in_word, is_space_or_line_end,
};
use crate::text::{self, is_year, run};

use super::damaged::damaged;
use crate::find::clue::alone::handle::handle;
use crate::find::clue::alone::short::short_in_field;

/// What may stand between the name or the type of a field and the handle in it, without blanks and backslashes, and
/// with one `"` for every row of quotation marks.
const BETWEEN: [&str; 13] = [
    "=",
    "=\"",
    "={",
    "=\"{",
    "|",
    "|1=",
    ">",
    "\">",
    "\":\"",
    "\":{\"value\":\"",
    "\",\"value\":\"",
    "},eprint={",
    "\",eprint=\"",
];

/// Every string of [`BETWEEN`] is shorter than this, in octets.
const LONGEST_BETWEEN: usize = 16;

/// The text between a label and its handle, with its blanks and backslashes, is shorter than this, in octets.
const LONGEST: usize = 64;

/// The prefix of the handle, with its slash, in the field whose name or type is at `label`.
pub(in crate::find) fn after_label(
    searched: Searched<'_>,
    label: Range<usize>,
) -> Option<Range<usize>> {
    if is_in_word(searched.before(label.start)) {
        return None;
    }
    in_field(searched, label, handle)
}

/// The damaged prefix of a DOI name, or the prefix of a shortDOI, with its slash, in the field whose name or type is at
/// `label`: `doi = {0.1016/…}`, `<idno type="DOI">0.1093/…`, or `DOI    0.1038/…` in a format of columns.
pub(in crate::find) fn damaged_after_label(
    searched: Searched<'_>,
    label: Range<usize>,
) -> Option<Range<usize>> {
    if is_in_key(searched.before(label.start)) {
        return None;
    }
    let text = searched.text;
    // A quotient of numbers, or of a number and a word, may stand in a field that has this name by chance.
    let is_name = |prefix: &Range<usize>| {
        let local = first_word(&text[prefix.end..]);
        let has = |is: fn(&u8) -> bool| local.iter().any(is);
        !text[prefix.clone()].is_ascii() || has(u8::is_ascii_alphabetic) && has(u8::is_ascii_digit)
    };
    let damaged = |text: &[u8], start| damaged(text, start).filter(is_name);
    let name = |text: &[u8], start| short_in_field(text, start).or_else(|| damaged(text, start));
    column(text, label.end)
        .and_then(|value| damaged(text, value))
        .or_else(|| in_field(searched, label, name))
}

/// The prefix of an identifier, with its slash, that `identifier` finds in the field whose name or type is at `label`.
fn in_field(
    searched: Searched<'_>,
    label: Range<usize>,
    identifier: impl Fn(&[u8], usize) -> Option<Range<usize>>,
) -> Option<Range<usize>> {
    let start =
        label.end + attributes(text::first(searched.text.get(label.end..)?, LONGEST_ATTRIBUTES));
    let is_after_attributes = start > label.end;
    let near = text::first(&searched.text[start..], LONGEST);
    let Between { octets, len, end } = Between::of(near)?;
    let between = &octets[..len];
    // A program may escape the colon of a scheme. In Turtle, a blank stands between a name with a colon and its value.
    let is_known = match between {
        _ if is_after_attributes => between == b">",
        b"\"" if searched.before(label.start) == b':' => true,
        _ => BETWEEN.iter().any(|known| known.as_bytes() == between) || near[..end] == *b"\\:",
    };
    let value = start + end;
    let prefix = identifier(searched.text, value).filter(|_| is_known)?;
    let has_marks = between.len() > 1 || between == b">" && end == 1 && !is_after_attributes;
    (has_marks || is_long(&searched.text[value..], prefix.len() - 1)).then_some(prefix)
}

/// The rest of a tag after the type of its element has at most this length, in octets.
const LONGEST_ATTRIBUTES: usize = 160;

/// How many octets at the beginning of `text`, after the type of an element, are the quotation mark after it and the
/// other attributes of the element, perhaps without their end: `" relationType="References"`; none if no attribute
/// follows.
fn attributes(text: &[u8]) -> usize {
    if !matches!(text, [b'"' | b'\'', blank, ..] if is_space_or_line_end(*blank)) {
        return 0;
    }
    let mut end = 1;
    loop {
        let name = run(text, end, |octet| is_space_or_line_end(*octet));
        let equals =
            run(text, name, |octet| octet.is_ascii_alphanumeric() || b":-_".contains(octet));
        let value = match text[equals..] {
            [] => return text.len(),
            [b'=', mark @ (b'"' | b'\''), ..] if name > end && equals > name => {
                run(text, equals + 2, |octet| *octet != mark)
            }
            [b'='] => return text.len(),
            _ => return if end > 1 { end } else { 0 },
        };
        if value == text.len() {
            return value;
        }
        end = value + 1;
    }
}

/// Whether the handle at the beginning of `text`, with its slash at `slash`, is long enough to be one without a mark
/// around it: `HDL` and `handle` are also words before an amount or a season, as in `HDL = 1000/50` and
/// `handle = 2019/20`.
fn is_long(text: &[u8], slash: usize) -> bool {
    let local_name = run(text, slash + 1, |octet| !ends_word(*octet)) - slash - 1;
    let digits = text[..slash].iter().filter(|octet| octet.is_ascii_digit()).count();
    let are_years = is_year(&text[..slash]) && local_name == 4;
    digits > 3 && local_name > 3 && !are_years
}

/// What stands between a label and the first digit after it, as [`BETWEEN`] has it.
struct Between {
    octets: [u8; LONGEST_BETWEEN],
    len: usize,
    /// Where it ends in the text after the label.
    end: usize,
}

impl Between {
    /// What stands at the beginning of `text`, after a label; `None` if it is too long, or if nothing of the list and
    /// no colon begins it, as after most words of prose.
    fn of(text: &[u8]) -> Option<Self> {
        let (mut octets, mut len, mut end) = ([0; LONGEST_BETWEEN], 0, 0);
        while let Some(&octet) = text.get(end) {
            if octet.is_ascii_digit() && !text[end..].starts_with(b"1=") {
                break;
            }
            let octet = if octet == b'\'' { b'"' } else { octet };
            let is_again = octet == b'"' && octets[..len].ends_with(b"\"");
            if !(is_again || octet == b'\\' || is_space_or_line_end(octet)) {
                let begins = |known: &&str| known.as_bytes().first() == Some(&octet);
                if len == 0 && octet != b':' && !BETWEEN.iter().any(begins) {
                    return None;
                }
                *octets.get_mut(len)? = octet;
                len += 1;
            }
            end += 1;
        }
        Some(Self { octets, len, end })
    }
}

/// The names of fields that may have a handle or a damaged DOI name. `Starts` must find each.
pub(in crate::find) const FIELD_NAMES: [&str; 9] =
    ["hdl", "Hdl", "HDL", "handle", "Handle", "HANDLE", "doi", "Doi", "DOI"];

/// Whether `head` ends with a label and the beginning of what may stand between that and an identifier.
pub(in crate::find) fn ends_in_field(head: &[u8]) -> bool {
    const LONGEST_LABEL: usize = "handle".len();
    let near = text::last(head, LONGEST_LABEL + LONGEST_ATTRIBUTES + LONGEST);
    let is_begun = |rest: &[u8]| {
        let rest = &rest[attributes(rest)..];
        let Some(Between { octets, len, end }) = Between::of(rest) else { return false };
        let begins = |known: &&str| known.as_bytes().starts_with(&octets[..len]);
        end == rest.len() && BETWEEN.iter().any(begins)
    };
    let is_after_label = |at: usize| {
        let mut names = FIELD_NAMES.into_iter();
        let label = names.find(|name| near[at..].starts_with(name.as_bytes()));
        label.is_some_and(|label| is_begun(&near[at + label.len()..]))
    };
    let mut initials = near.iter().enumerate().filter(|(_, octet)| b"hHdD".contains(octet));
    initials.any(|(at, _)| is_after_label(at))
}

/// How many octets before the type of a field are searched for the handle.
const LONGEST_FIELD: usize = 160;

/// The field of BibTeX whose type another one names: `eprint = {2027/abc}, eprinttype = {hdl}`.
const EPRINT: &str = "eprint";

/// The field of BibTeX that names the type of an `eprint`.
const EPRINT_TYPE: &str = "eprinttype";

/// The delimiters of subfields in MARC, as programs show them.
const SUBFIELD_SIGNS: [&[u8]; 5] = [b"$", b"|", b"\x1F", b"\xE2\x80\xA1", b"\xC7\x82"];

/// The prefix of the handle, with its slash, that stands before its type at `label`: the handle of a subfield
/// (`$a2027/abc$2hdl`) or of an eprint.
pub(in crate::find) fn before_type(text: &[u8], label: usize) -> Option<Range<usize>> {
    let near = label.saturating_sub(LONGEST_FIELD);
    let head = &text[near..label];
    let start = match head.strip_suffix(b"2").and_then(last_sign) {
        Some(sign) => {
            let subfield = [sign, b"a"].concat();
            let start = last_part(head, &subfield)? + subfield.len();
            // A text may be cut at a blank.
            if head[start..].iter().any(|octet| is_space_or_line_end(*octet)) {
                return None;
            }
            start
        }
        None => {
            let before = without_equals(head.strip_suffix(b"{").or(head.strip_suffix(b"\""))?)?;
            let before = before.strip_suffix(EPRINT_TYPE.as_bytes())?;
            value_start(before, last_part(before, EPRINT.as_bytes())? + EPRINT.len())?
        }
    };
    handle(text, near + start)
}

/// Whether `head` has the field of an eprint near its end, the type of which may follow.
pub(in crate::find) fn has_eprint(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST_FIELD);
    let Some(at) = last_part(near, EPRINT.as_bytes()) else { return false };
    let rest = &near[at + EPRINT.len()..];
    let rest = rest.strip_prefix(b"type").unwrap_or(rest).trim_ascii_start();
    rest.is_empty() || rest.starts_with(b"=")
}

/// The delimiter of subfields at the end of a text.
fn last_sign(text: &[u8]) -> Option<&[u8]> {
    SUBFIELD_SIGNS.into_iter().find(|sign| text.ends_with(sign))
}

/// Where the last `part` of a text begins.
fn last_part(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).rposition(|it| it == part)
}

/// The text without the equals sign at its end, and without the blanks around that.
fn without_equals(text: &[u8]) -> Option<&[u8]> {
    text.trim_ascii_end().strip_suffix(b"=").map(<[u8]>::trim_ascii_end)
}

/// Where the value begins of the field whose name ends at `name`.
fn value_start(text: &[u8], name: usize) -> Option<usize> {
    let value = text[name..].trim_ascii_start().strip_prefix(b"=")?.trim_ascii_start();
    let value = value.strip_prefix(b"{").or(value.strip_prefix(b"\""))?;
    Some(text.len() - value.len())
}
