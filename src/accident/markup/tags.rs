//! Tags of HTML inside an identifier.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::form::octets::{has_digit, is_blank, run, starts};
use crate::accident::form::words::Words;
use crate::accident::name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The elements that say only how a part of a name looks.
pub(super) static LOOKS: Words = Words::new(&["b", "em", "i", "span", "strong", "u"]);

/// The other elements that a page may have inside a name: they say where its line may be broken, or how it looks.
static OTHERS: Words = Words::new(&["br", "font", "mark", "nobr", "small", "sub", "sup", "wbr"]);

/// The elements whose text stands above or below the line: it may be a mark of a name, or the number of a note.
pub(super) static SHIFTED: Words = Words::new(&["sub", "sup"]);

/// `10.1080/<wbr>00031305.2016.1154108`, `<b>10.1016</b>/j.cell.2020.01.001`, `10.1016/j.<i>cell</i>.2020.01.001`: tags
/// in a DOI name, which goes on after them.
pub(crate) fn tags(pasted: &Pasted<'_>) -> Option<Hit> {
    in_host(pasted).or_else(|| in_name(pasted))
}

/// The tags of a text from `start` on, and the octets without them; `None` if there is no tag.
fn split(text: &[u8], start: usize) -> Option<(Vec<Range<usize>>, Vec<u8>)> {
    // A text without a tag, such as one with a SICI, is not copied.
    let begins = |&at: &usize| text[at] == b'<' && tag_end(text, at).is_some();
    let mut at = (start..text.len()).find(begins)?;
    let (mut tags, mut rest) = (Vec::new(), text[start..at].to_vec());
    while at < text.len() {
        if let Some(end) = tag_end(text, at) {
            tags.push(at..end);
            at = end;
        } else {
            rest.push(text[at]);
            at += 1;
        }
    }
    Some((tags, rest))
}

/// `https://doi.<wbr>org/10.1038/nature12373`: tags of line breaks before the path of a link to a known proxy. Those
/// after it are found in the name once these are gone.
fn in_host(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let (tags, link) = split(text, 0)?;
    let path =
        name::link_end(&link, 0).filter(|path| name::handle_slash(&link, *path).is_some())?;
    let mut removed = 0;
    let in_host = tags.into_iter().take_while(|tag| {
        let is_in_host = tag.start - removed < path && is_line_break(text, tag);
        removed += tag.len();
        is_in_host
    });
    Hit::all(in_host.map(|tag| (tag, String::new())))
}

/// Tags in a DOI name, at a slash or before more of the name.
fn in_name(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let (tags, name) = split(text, start)?;
    let (first, last) = (tags.first()?, tags.last()?);
    // A handle does not count as one if its local name begins with `<`, so its slash is sought here.
    let before = &text[start..first.start];
    let is_in_prefix = !before.contains(&b'/') && last.end < text.len();
    let is_at_slash = before.ends_with(b"/");
    let is_closed = !is_closing(text, first) && is_closing(text, last);
    let is_inside = is_closed
        && text.get(last.end).is_some_and(|octet| b"0123456789.-_/(:;".contains(octet))
        && !(SHIFTED.stand(text, last.start + "</".len()) && text[last.end].is_ascii_digit());
    let is_broken = tags.iter().all(|tag| is_line_break(text, tag))
        && before.last().is_some_and(|last| b".-_/".contains(last))
        && text.get(last.end).is_some_and(u8::is_ascii_alphanumeric)
        && has_digit(&name[before.len()..]);
    // No name has a tag that says only where its line may be broken.
    let has_only_breaks = tags.iter().all(|tag| starts(text, tag.start, "<wbr"));
    let goes_on = || (is_inside || is_broken || has_only_breaks) && !name.iter().any(is_blank);
    let is_name = name::registered_doi_slash(&name, 0).is_some()
        || has_only_breaks && pasted.expects_handle() && name::usual_slash(&name).is_some()
        || has_only_breaks && !pasted.may_be_handle();
    Hit::all(tags.iter().map(|tag| (tag.clone(), String::new())))
        .filter(|_| is_name && (is_in_prefix || is_at_slash || goes_on()))
}

/// Whether a tag ends an element.
fn is_closing(text: &[u8], tag: &Range<usize>) -> bool {
    text[tag.start + 1] == b'/'
}

/// Whether a tag breaks the line, or says that it may be broken there.
fn is_line_break(text: &[u8], tag: &Range<usize>) -> bool {
    ["<br", "<wbr"].iter().any(|start| starts(text, tag.start, start))
}

/// Where the tag that begins at `at` ends.
fn tag_end(text: &[u8], at: usize) -> Option<usize> {
    let open = text.get(at..)?.strip_prefix(b"<")?;
    let name = usize::from(open.first() == Some(&b'/'));
    let end = run(open, name, u8::is_ascii_alphabetic);
    let close = run(open, end, |octet| !b"<>".contains(octet));
    let is_apart = !open.get(end).is_some_and(u8::is_ascii_alphanumeric);
    let element = &open[name..end];
    let is_known = LOOKS.has(element) || OTHERS.has(element);
    (is_apart && is_known && open.get(close) == Some(&b'>')).then_some(at + close + 2)
}
