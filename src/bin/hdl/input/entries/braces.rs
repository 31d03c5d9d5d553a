//! Braces around a whole value of BibTeX, which are not part of it.

use std::ops::Range;

use crate::input::octets;
use crate::input::unescape::tex::is_balanced;

/// The value without white space at its edges, and without braces around all of it.
pub(super) fn inner(raw: &[u8]) -> Range<usize> {
    let (mut range, mut layers) = (0..raw.len(), layers(raw));
    loop {
        let inner = octets::trimmed(&raw[range.clone()]);
        range = range.start + inner.start..range.start + inner.end;
        match &raw[range.clone()] {
            [b'{', .., b'}'] if layers > 0 => {
                range = range.start + 1..range.end - 1;
                layers -= 1;
            }
            _ => return range,
        }
    }
}

/// How many pairs of braces are around all of the value, one in the other.
fn layers(raw: &[u8]) -> usize {
    if !is_balanced(raw) {
        return 0;
    }
    let is_edge = |octet: &u8, brace: u8| *octet == brace || octet.is_ascii_whitespace();
    let braces = |text: &[u8], brace: u8| text.iter().filter(|octet| **octet == brace).count();
    let start = raw.iter().position(|octet| !is_edge(octet, b'{')).unwrap_or(raw.len());
    let (before, rest) = raw.split_at(start);
    let end = rest.iter().rposition(|octet| !is_edge(octet, b'}')).map_or(0, |last| last + 1);
    let (within, after) = rest.split_at(end);
    let opened = braces(before, b'{');
    let mut depth = opened;
    let depths = within.iter().map(|octet| {
        match octet {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth
    });
    // A brace that is closed before the end is not around all of the value.
    depths.min().unwrap_or(opened).min(opened).min(braces(after, b'}'))
}

#[cfg(test)]
mod tests {
    use super::inner;

    #[test]
    fn braces_around_the_whole_value_are_not_part_of_it() {
        for (raw, expected) in [
            ("", ""),
            (" a ", "a"),
            ("{a}", "a"),
            ("{ {a} }", "a"),
            ("{{a}b}", "{a}b"),
            ("{a}{b}", "{a}{b}"),
            ("{{a}{b}}", "{a}{b}"),
            ("{a{b}}", "a{b}"),
            ("{{{a}}b{c}}", "{{a}}b{c}"),
            ("{}", ""),
            ("{ }{ }", "{ }{ }"),
            ("{{a}", "{{a}"),
            ("{a}}", "{a}}"),
            ("}{", "}{"),
        ] {
            assert_eq!(&raw[inner(raw.as_bytes())], expected, "{raw}");
        }
    }

    /// With a search for the end of each brace, this would take minutes.
    #[test]
    fn many_braces_take_no_longer_than_other_octets() {
        let many = 1 << 20;
        let raw = ["{".repeat(many), "}".repeat(many)].concat();
        assert!(inner(raw.as_bytes()).is_empty());
    }
}
