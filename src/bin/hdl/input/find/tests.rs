//! What is found in a text, and that it does not matter how the text comes.

#![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

use std::ops::ControlFlow;

use proptest::collection::vec;
use proptest::prelude::{Strategy, any, proptest};
use proptest::sample::select;

use super::{BEGINNING, Finder, cut};
use crate::input::block::{Block, Blocks};
use crate::input::boundary::Boundary;
use crate::input::layout::{Found, Layout, Unread, Visitor};
use crate::input::limits::{CHUNK, LONGEST, Limits};
use crate::input::testing::trickle::Trickle;

/// Texts, with the identifiers that a reader sees in them.
const TABLE: &[(&str, &[&str])] = &[
    // Prose.
    ("hdl:10.1000/182", &["hdl:10.1000/182"]),
    ("See hdl:10.1000/182.", &["hdl:10.1000/182"]),
    ("(see DOI:10.1000/182).", &["DOI:10.1000/182"]),
    ("Is it info:lccn/2002022641?", &["info:lccn/2002022641"]),
    ("hdl:10.1000/a, hdl:10.1000/b; and hdl:c/d!", &["hdl:10.1000/a", "hdl:10.1000/b", "hdl:c/d"]),
    ("hdl:10.1000/a,hdl:10.1000/b;doi:10.1/c", &["hdl:10.1000/a", "hdl:10.1000/b", "doi:10.1/c"]),
    ("“https://doi.org/10.1000/182”…", &["https://doi.org/10.1000/182"]),
    ("'hdl:10.1000/a'b', hdl:10.1000/it's", &["hdl:10.1000/a", "hdl:10.1000/it's"]),
    ("参见hdl:10.1000/日本。", &["hdl:10.1000/日本"]),
    ("hdl:10.1000/a\u{A0}b\u{3000}hdl:10.1000/c", &["hdl:10.1000/a", "hdl:10.1000/c"]),
    // What is only a word.
    ("HDL:LDL ratio, info: nothing, doi: none, hdl:", &[]),
    ("xhdl:10.1000/1 x-doi:10.1/2 y+info:a/b", &[]),
    ("<doi:title/> hdl:/ info:, doi:.", &[]),
    ("https://doi.org/ https://doi.org https://doi.org/. https://doi.org:443/", &[]),
    ("'hdl:a.hdl:'/b", &[]),
    ("https://example.org/10.1000/182 http://notdoi.org/10.1/2", &[]),
    // Brackets.
    ("(hdl:10.1000/a(1)b)", &["hdl:10.1000/a(1)b"]),
    ("[hdl:10.1000/a[1]]{hdl:10.1000/{b}}", &["hdl:10.1000/a[1]", "hdl:10.1000/{b}"]),
    ("hdl:10.1000/a(", &["hdl:10.1000/a"]),
    // Links.
    ("HTTPS://DOI.ORG/10.1000/182", &["HTTPS://DOI.ORG/10.1000/182"]),
    ("http://hdl.handle.net:80/10.1/a?b#c", &["http://hdl.handle.net:80/10.1/a?b#c"]),
    ("https://doi.org/doi:10.1000/182", &["https://doi.org/doi:10.1000/182"]),
    ("http://x.y/?u=https://doi.org/10.1/2", &["https://doi.org/10.1/2"]),
    // Markdown.
    ("[a handle](https://doi.org/10.1000/182), or", &["https://doi.org/10.1000/182"]),
    ("[hdl:1/2](hdl:1/2)", &["hdl:1/2", "hdl:1/2"]),
    ("<https://doi.org/10.1000/182>", &["https://doi.org/10.1000/182"]),
    (
        "**hdl:10.1000/1**, _hdl:10.1000/2_ `hdl:10.1000/3`",
        &["hdl:10.1000/1", "hdl:10.1000/2", "hdl:10.1000/3"],
    ),
    ("|hdl:10.1000/1|hdl:10.1000/2|", &["hdl:10.1000/1", "hdl:10.1000/2"]),
    // HTML.
    ("<a href=\"https://doi.org/10.1/2\">10.1/2</a>", &["https://doi.org/10.1/2"]),
    ("<a href='https://doi.org/10.1/2'>10.1/2</a>", &["https://doi.org/10.1/2"]),
    ("&lt;hdl:10.1000/1&gt; hdl:10.1000/2&nbsp;", &["hdl:10.1000/1", "hdl:10.1000/2"]),
    ("hdl:10.1000/1?a&amp;b hdl:10.1000/2&amp;", &["hdl:10.1000/1?a&amp;b", "hdl:10.1000/2&amp;"]),
    // BibTeX.
    (r"url = {https://doi.org/10.1/2},", &["https://doi.org/10.1/2"]),
    (r"note = {\url{hdl:10.1000/1}}", &["hdl:10.1000/1"]),
    (r#"{\"hdl:10.1000/1\"}"#, &["hdl:10.1000/1"]),
];

#[test]
fn an_identifier_ends_where_a_reader_ends_it() {
    for (text, expected) in TABLE {
        let found: Vec<_> = Finder::new(text.as_bytes(), b'\n').map(|it| &text[it.range]).collect();
        assert_eq!(found, *expected, "in {text:?}");
    }
}

#[test]
fn what_stands_before_the_text_counts() {
    let count = |before| Finder::new(b"hdl:10.1000/1'", before).count();
    assert_eq!((count(b'\n'), count(b'x'), count(b'(')), (1, 0, 1));
}

#[test]
fn a_word_that_is_too_long_is_cut_between_identifiers() {
    let cuts: [(&[u8], Option<usize>); 8] = [
        (b"x", None),
        (b"hdl:10.1000/1", None),
        (b"x/hdl:10.1000/1", Some(2)),
        (b"(hdl:10.1000/1)x", Some(14)),
        (&[b'x'; 100], Some(36)),
        (&[0x80; 100], Some(36)),
        (&[b"\xE6\x97\xA5".repeat(33), b"x".to_vec()].concat(), Some(36)),
        (&[b"x".to_vec(), b"\xE6\x97\xA5".repeat(33)].concat(), Some(34)),
    ];
    for (text, expected) in cuts {
        assert_eq!(cut(text, b' '), expected, "{}", text.escape_ascii());
    }
}

/// Line, column and text of all that is found in a file.
#[derive(Debug, Default, PartialEq)]
struct Seen(Vec<(u64, u64, Option<Vec<u8>>)>);

impl Visitor for Seen {
    fn found(&mut self, found: Found<'_>) -> ControlFlow<()> {
        let (line, column) = found.place(0);
        self.0.push((line, column, found.record.text.map(<[u8]>::to_vec)));
        ControlFlow::Continue(())
    }

    fn unread(&mut self, unread: Unread) {
        self.0.push((unread.line, unread.column, None));
    }
}

fn seen(text: &[u8], step: usize) -> Seen {
    let mut seen = Seen::default();
    let mut blocks = Blocks::new(Trickle::new(text, step), Boundary::Words, Limits::default());
    let mut block = Block::default();
    while blocks.read(&mut block).unwrap() {
        assert!(Layout::Text.each(&block, &mut seen).is_continue());
    }
    seen
}

/// Pieces that identifiers and what is around them are made of.
fn text() -> impl Strategy<Value = Vec<u8>> {
    let pieces = TABLE.iter().flat_map(|(text, _)| text.split_inclusive([' ', '/', ':']));
    let piece = select(pieces.map(|piece| piece.as_bytes().to_vec()).collect::<Vec<_>>());
    vec(proptest::prop_oneof![4 => piece, 1 => vec(any::<u8>(), 0..3)], 0..40)
        .prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(proptest::test_runner::Config {
        rng_seed: proptest::test_runner::RngSeed::Fixed(7),
        failure_persistence: None,
        ..Default::default()
    })]

    #[test]
    fn what_is_found_lies_in_the_text_in_order_and_the_size_of_a_block_does_not_matter(
        text in text(), step in 1_usize..50,
    ) {
        let mut behind = 0;
        for found in Finder::new(&text, b'\n') {
            assert!(behind <= found.range.start && found.range.start < found.range.end);
            behind = found.range.end;
        }
        assert!(behind <= text.len());
        assert_eq!(seen(&text, step), seen(&text, usize::MAX));
    }
}

#[test]
fn an_identifier_across_blocks_that_no_blank_divides_is_found() {
    let filler = "x".repeat(3 << 20);
    let text = format!("{filler}/hdl:10.1000/1)日{filler}(hdl:10.1000/{filler} hdl:10.1000/2");
    let found = seen(text.as_bytes(), usize::MAX);
    let (filler, one) = (filler.len() as u64, b"hdl:10.1000/1".to_vec());
    let (second, last) = (2 * filler + 18, 3 * filler + 31);
    let two = b"hdl:10.1000/2".to_vec();
    let expected = [(1, filler + 2, Some(one)), (1, second, None), (1, last, Some(two))];
    assert_eq!(found.0, expected);
}

#[test]
fn what_stands_before_a_cut_counts() {
    // The last word that is cut begins here, if the cut is where it is thought to be.
    for end in BEGINNING - 1..=BEGINNING + 1 {
        let text = "x".repeat(LONGEST + CHUNK - end) + "hdl:10.1000/1" + &"x".repeat(end);
        assert_eq!(seen(text.as_bytes(), usize::MAX), Seen::default(), "{end}");
    }
}

#[test]
fn what_stands_behind_many_octets_that_are_no_character_is_found() {
    let text = [b"x", &[0x80; 3 << 20][..], b" hdl:10.1000/1"].concat();
    let expected = (1, (3 << 20) + 3, Some(b"hdl:10.1000/1".to_vec()));
    assert_eq!(seen(&text, usize::MAX).0, [expected]);
}

#[test]
fn hostile_text_takes_no_longer_than_other_text() {
    for unit in
        ["hdl:", "hdl:(", "(hdl:", "hdl:a)", "https://doi.org/,", "&", "hdl:1/2((", "doi:a]/"]
    {
        let text = unit.repeat((1 << 18) / unit.len());
        // Were the time not linear, this would not end.
        let found =
            Finder::new(text.as_bytes(), b'\n').map(|found| found.range.len()).sum::<usize>();
        assert!(found <= text.len(), "{unit}");
    }
}
