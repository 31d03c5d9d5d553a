//! Where a text may be cut into pieces, so that no identifier is divided.

use handle_grammar::rfc5234::WSP;

use super::clue::alone::handle::{LONGEST_PREFIX, ends_with_resolver};
use super::clue::labelled::field::{ends_in_field, has_eprint};
use super::clue::labelled::label::{DOI_LABEL, LABELS, RIS_TAG};
use super::context::gap::{LONGEST_GAP, OF_MARKERS};
use super::context::note::begins_label;
use super::context::word::{self, DASH};
use super::divided::blank::anywhere::may_go_on_torn;
use super::divided::blank::around_marks::may_go_on_in_parts;
use super::divided::blank::link::may_go_on_spaced;
use super::divided::blank::value::may_go_on_in_value;
use super::divided::line::before_mark::{is_decided, may_go_on_before_mark};
use super::divided::line::broken_escape::ends_in_escape;
use super::divided::line::only_prefix::ends_with_only_prefix;
use super::passed_over::program::may_go_on_in_string;
use crate::text::{self, ascii, heads, run_before};

/// Where a text that begins with `head` and goes on with this octet may be cut: after the octet, if no identifier can
/// go on with it, as with most blanks; or before it, if it begins a line, and shows that the name before the line end
/// does not go on there. The text before `head`, if there is any, ends at such a place.
pub(super) fn cut(head: &[u8], octet: u8) -> Option<usize> {
    if is_cut(head, octet) {
        Some(head.len() + 1)
    } else {
        is_decided(head, octet).then_some(head.len())
    }
}

/// Whether every identifier in `head` ends before `octet`, which follows it.
fn is_cut(head: &[u8], octet: u8) -> bool {
    let Some(before) = head.last() else { return false };
    word::ends_every_word(*before, octet)
        && (octet < b' ' || !begins_label(head))
        && !has_eprint(head)
        && !ends_in_field(head)
        && !may_go_on_in_string(head, octet)
        && match octet {
            b' ' | b'\t' => !may_go_on(head),
            b'\n' | b'\r' => !may_go_on_in_next_line(head),
            b'"' => !ends_with_any_label(head),
            _ => true,
        }
}

/// Whether an identifier may go on in the next line although no mark stands at the end of this one: after the host of
/// the resolver, a prefix or a dash, inside an escape, and before a mark of a DOI name.
fn may_go_on_in_next_line(head: &[u8]) -> bool {
    may_go_on_before_mark(head)
        || ends_with_only_prefix(head)
        || ends_with_resolver(head)
        || ends_in_escape(head)
        || head.ends_with(DASH.as_bytes())
}

/// Whether `head` ends with a label of DOI names or of handles.
fn ends_with_any_label(head: &[u8]) -> bool {
    LABELS.into_iter().chain([DOI_LABEL]).any(|label| ascii::ends_with(head, label))
}

/// Whether an identifier may go on after a space or a tab: after a label or the prefix after that, in a
/// value, after the marker of a line, in a tag, after a command of LaTeX, in a link with blanks, and in a name that
/// blanks break.
fn may_go_on(head: &[u8]) -> bool {
    ends_with_any_label(head)
        || head.ends_with(RIS_TAG.trim_end_matches([' ', '-']).as_bytes())
        || ascii::ends_with(head, "<break")
        || ends_with_prefix(head)
        || may_go_on_in_value(head)
        || ends_with_marker(head)
        || ends_with_command(head)
        || may_go_on_spaced(head)
        || may_go_on_torn(head)
        || may_go_on_in_parts(head)
}

/// The commands of LaTeX are shorter than this, in octets.
const LONGEST_COMMAND: usize = 64;

/// Whether `head`, which does not end with a backslash, ends with a command of LaTeX, which ends with the space after
/// it.
fn ends_with_command(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST_COMMAND);
    // The number of a penalty, too, ends with the space after it.
    let command_start = run_before(near, near.len(), u8::is_ascii_alphanumeric);
    near[..command_start].ends_with(b"\\")
}

/// Whether `head` ends with digits and dots that may be the prefix of a DOI name, or its beginning.
fn ends_with_prefix(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST_PREFIX);
    let start = run_before(near, near.len(), |octet| octet.is_ascii_digit() || *octet == b'.');
    let number = &near[start..];
    number == b"10" || number.starts_with(heads::DOI_START.as_bytes())
}

/// Whether `head`, which is not empty, ends with what may be the marker of its last line. The line end may stand right
/// before `head`.
fn ends_with_marker(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST_GAP);
    let marker_start =
        run_before(near, near.len(), |octet| WSP.contains(*octet) || OF_MARKERS.contains(octet));
    match marker_start.checked_sub(1) {
        Some(line_end) => b"\r\n".contains(&near[line_end]),
        None => near.len() == head.len(),
    }
}
