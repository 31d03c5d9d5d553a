//! Tags of HTML inside of an identifier.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::hit::Hit;
use crate::accident::octets::{Words, run, starts};
use crate::accident::pasted::Pasted;

/// The elements that a page may begin right after the slash of a name: they only say how it looks, or where its line
/// may be broken.
static ELEMENTS: Words = Words::new(&[
    "b", "br", "em", "font", "i", "mark", "nobr", "small", "span", "strong", "u", "wbr",
]);

/// `10.1080/<wbr>00031305.2016.1154108`: a tag right after the slash of a name, and all others in the name.
pub(crate) fn tags(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    // A handle does not count as one if its local name begins with `<`, so its slash is sought here.
    let slash = start + pasted.body().iter().position(|&octet| octet == b'/')?;
    starts(text, start, "10.").then_some(())?;
    let mut tags: Vec<Range<usize>> = Vec::new();
    let mut at = tag_end(text, slash + 1).map(|_| slash + 1)?;
    while at < text.len() {
        let end = tag_end(text, at);
        tags.extend(end.map(|end| at..end));
        at = end.unwrap_or(at + 1);
    }
    let is_left = tags.iter().map(Range::len).sum::<usize>() < text.len() - slash - 1;
    Hit::all(tags.into_iter().map(|tag| (tag, String::new()))).filter(|_| is_left)
}

/// Where the tag that begins at `at` ends.
fn tag_end(text: &[u8], at: usize) -> Option<usize> {
    let open = text.get(at..)?.strip_prefix(b"<")?;
    let name = usize::from(open.first() == Some(&b'/'));
    let end = run(open, name, |octet| octet.is_ascii_alphabetic());
    let close = run(open, end, |octet| !b"<>".contains(&octet));
    let is_apart = !open.get(end).is_some_and(u8::is_ascii_alphanumeric);
    (is_apart && ELEMENTS.has(&open[name..end]) && open.get(close) == Some(&b'>'))
        .then_some(at + close + 2)
}
