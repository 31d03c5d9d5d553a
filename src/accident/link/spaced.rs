//! `https:// doi. org/ 10. 1007/ s00134- 020`: a link with a space after each mark, where some PDFs let a line break.

use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::hit::Hit;
use crate::accident::name;
use crate::accident::octets::{blanks, is_blank, run, starts};
use crate::accident::pasted::Pasted;

/// Blanks beside the marks of a link, of which at least one stands in its scheme or its host.
pub(crate) fn spaced(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !starts(text, 0, "http") || !text.iter().any(is_blank) {
        return None;
    }
    let (gaps, end) = gaps(text);
    let mut link: Vec<u8> = Vec::with_capacity(end);
    let mut at = 0;
    for gap in &gaps {
        link.extend_from_slice(&text[at..gap.start]);
        at = gap.end;
    }
    link.extend_from_slice(&text[at..end]);
    let host = name::web_end(&link, 0).filter(|_| name::link_end(&link, 0).is_some())?;
    let path = run(&link, host, |octet| *octet != b'/');
    let is_in_host = gaps.first().is_some_and(|gap| gap.start < path && pasted.is_raw(gap));
    is_in_host.then(|| Hit::all(gaps.into_iter().map(|gap| (gap, "".into()))))?
}

/// The blanks beside marks, up to the first blanks that stand between words, and where the text before those ends.
fn gaps(text: &[u8]) -> (Vec<Range<usize>>, usize) {
    let is_mark = |octet: Option<&u8>| octet.is_some_and(|octet| b"/.-:_".contains(octet));
    let (mut gaps, mut at) = (Vec::new(), 0);
    while let Some(blank) = text[at..].iter().position(is_blank) {
        let gap = at + blank..blanks(text, at + blank);
        if gap.end == text.len()
            || !is_mark(text[..gap.start].last()) && !is_mark(text.get(gap.end))
        {
            return (gaps, gap.start);
        }
        at = gap.end;
        gaps.push(gap);
    }
    (gaps, text.len())
}
