//! Blanks around a name.

use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::form::octets::{
    blank, blanks, blanks_before, contains, is_blank, is_word, run, run_before,
};
use crate::accident::name::kind::Kind;
use crate::accident::other::is_isbn;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// A blank at the beginning or the end of the text, or between a scheme or a host and the name.
pub(crate) fn edge(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let body = &pasted.body;
    let scheme = match pasted.kind {
        Kind::Hdl | Kind::Info | Kind::InfoHandle => run(text, 0, |octet| *octet != b':') + 1,
        Kind::Name | Kind::Web => 0,
    };
    let sides = [
        0..blanks(text, 0),
        blanks_before(text, body.end)..body.end,
        blanks_before(text, text.len())..text.len(),
        scheme..blanks(text, scheme),
        body.start..blanks(text, body.start),
    ];
    // An escaped blank at the end of a query or a fragment belongs to it. Before a `#` and a
    // letter or a blank, the blank begins a note.
    let is_value = |side: &Range<usize>| side.start >= body.end && !pasted.is_raw(side);
    let precedes_note = |side: &Range<usize>| {
        matches!(text[side.end..],
            [b'#', next, ..] if next.is_ascii_alphabetic() || is_blank(&next))
    };
    let is_edge = |side: &Range<usize>| !side.is_empty() && !is_value(side) && !precedes_note(side);
    let side = sides.into_iter().find(is_edge)?;
    if side.len() == text.len() {
        return None;
    }
    let sure = !pasted.is_name() && pasted.is_raw(&side);
    // Punctuation before the blank may not belong to the identifier, either.
    let is_after_name =
        || text[..side.start].last().is_some_and(|octet| !b".,;:!?)]}>\"'".contains(octet));
    let is_last = side.end == text.len() && is_after_name();
    // A prefix that is only blanks would be missing without them, and a prefix cannot begin with a dot.
    let leaves_none = side.start == body.start && matches!(text.get(side.end), Some(b'/' | b'.'));
    Some(if leaves_none { Hit::at(side) } else { Hit::cut(side).surely(sure && is_last) })
}

/// `https://doi.org/%0110.1000/182`: control characters at an end of the identifier, which a proxy strips.
pub(crate) fn stripped(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, Range { start, end }) = (pasted.body(), pasted.body.clone());
    let is_control = |octet: &u8| *octet < b' ';
    let sides = [0..run(text, 0, is_control), run_before(text, text.len(), is_control)..text.len()];
    let side = sides.into_iter().find(|side| !side.is_empty() && side.len() < end - start)?;
    pasted.is_known.then(|| Hit::cut(side).moved(start))
}

/// How many hyphens an ISBN of thirteen digits has.
const HYPHENS: usize = 4;

/// `10.1007/978 3 319 24277 4`: blanks inside an ISBN, which its check digit shows, perhaps with a chapter after it.
/// Some registrants write hyphens there, and most write nothing, so an edit is offered only if the hyphens are there,
/// or if the name has a form of its registrant with them.
pub(crate) fn in_isbn(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.slash? + 1);
    let local_name = &pasted.flat[start..pasted.body.end];
    let isbn = local_name.split(|&octet| octet == b'_').next()?;
    if !is_isbn(isbn) {
        return None;
    }
    let places = |sought: u8| (0..isbn.len()).filter(move |at| isbn[*at] == sought);
    let blanks = || places(b' ');
    // A line that was broken at a hyphen lost nothing, and an ISBN has no more than four hyphens.
    let is_broken = places(b'-').count() == HYPHENS
        || blanks().all(|at| isbn[..at].ends_with(b"-") || isbn[at + 1..].starts_with(b"-"));
    let meant = if is_broken { "" } else { "-" };
    let hit = Hit::all(blanks().map(|at| (start + at..start + at + 1, meant.into())))?;
    let hyphenated: Vec<u8> =
        body.iter().map(|&octet| if octet == b' ' { b'-' } else { octet }).collect();
    Some(hit.offered(is_broken || registrant::is_whole(&hyphenated)))
}

/// A blank in a prefix, if no other rule knows where it comes from. In a URI, a blank that is not escaped is refused
/// anyway.
pub(crate) fn in_prefix(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let prefix = pasted.body().split(|&octet| octet == b'/').next()?;
    // Two words before a slash are text of another kind: `New York/Boston`.
    let has_words = || is_word(prefix, b" .-") && !contains(prefix, "10.");
    let is_sought = prefix.len() < pasted.body().len()
        && pasted.expects_handle()
        && (prefix.starts_with(b"10.") || has_words());
    let gap =
        (start..start + prefix.len()).find(|&at| blank(text, at) > 0).filter(|_| is_sought)?;
    let gap = gap..blanks(text, gap);
    let is_refused = !pasted.is_name() && pasted.is_raw(&gap);
    (!is_refused).then(|| Hit::at(gap))
}
