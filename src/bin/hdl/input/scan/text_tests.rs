//! The identifiers found in a text do not depend on the pieces in which it is read.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

use std::ops::ControlFlow;

use handle_syntax::find::find;
use proptest::collection::vec;
use proptest::prelude::{Strategy, any, proptest};
use proptest::sample::select;

use crate::input::block::Block;
use crate::input::blocks::Blocks;
use crate::input::layout::Layout;
use crate::input::limits::{CHUNK, LONGEST, Limits};
use crate::input::prose::Prose;
use crate::input::scan::{Located, Visitor};
use crate::input::testing::found;
use crate::input::testing::trickle::Trickle;
use crate::input::unread::Unread;

/// The texts from which random texts take their pieces.
const TEXTS: &str = "(see hdl:10.1000/a(1)b), 10.1000/2-\n3&amp;b; https://doi.org/10.1/(c)). \
    'hdl:1/a'b' 10.1002/(SICI)1096(1999)39:1<165::AID>3.0.CO;2-B \"10.1000/x\" |info:a/b| \
    \\u003ehttps://doi.org/10.1000/2\\u2013a \\u00a010.1000/\nER  - \ndoi: 10. 1000/2 /10.1000/\n2020-01-02 a-\n4,b \
    DOI:https://https://doi.org/10.1000/\nkey: info:eu-repo/semantics/altIdentifier/doi/10.1000%2F1 ?id=doi:10.1000/ \
    \"10.1000/18 2\" doi = {10.1000/18 3} DOI 10.1371/ journal.pone.0012345 DOI: 10.1000 /2 \"doi\": \"10.1000\" \
    > 10.1371/journal.\n> pone.0012345,b: # 10.1000/\r\n# 3 10.1103/%\n a ==10.1000/1== 10.1000/1·";

/// The line, column and text of all identifiers found in a file.
#[derive(Debug, Default, PartialEq)]
struct Seen(Vec<(u64, u64, Option<Vec<u8>>)>);

impl Visitor for Seen {
    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        let (line, column) = found.place(0);
        self.0.push((line, column, found.record.text.map(<[u8]>::to_vec)));
        ControlFlow::Continue(())
    }

    fn unread(&mut self, _number: u64, unread: Unread) -> ControlFlow<()> {
        self.0.push((unread.line, unread.column, None));
        ControlFlow::Continue(())
    }
}

fn seen(text: &[u8], step: usize) -> Seen {
    let mut seen = Seen::default();
    let mut blocks =
        Blocks::new(Trickle::new(text, step), Layout::Text(Prose::UNKNOWN), Limits::default());
    let mut block = Block::default();
    while blocks.read(&mut block).unwrap() {
        assert!(Layout::Text(Prose::UNKNOWN).each(&block, &mut seen).is_continue());
    }
    seen
}

/// A random text made of pieces of identifiers and of the text around them.
fn text() -> impl Strategy<Value = Vec<u8>> {
    let pieces = TEXTS.split_inclusive([' ', '/', ':']);
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
    fn identifiers_come_in_order_and_do_not_depend_on_the_size_of_a_block(
        text in text(), step in 1_usize..50,
    ) {
        let mut last = 0;
        for found in find(&text) {
            let range = found.range();
            assert!(last <= range.start && range.start < range.end);
            last = range.end;
        }
        assert!(last <= text.len());
        assert_eq!(seen(&text, step), seen(&text, usize::MAX));
        found::hold(&text);
    }
}

#[test]
fn an_identifier_is_found_across_blocks_that_have_no_space() {
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
fn the_octets_before_a_cut_count() {
    // The `hdl:` stands close to the place where this test expects the block to be cut.
    for end in 63..=65 {
        let text = "x".repeat(LONGEST + CHUNK - end) + "hdl:a/1" + &"x".repeat(end);
        assert_eq!(seen(text.as_bytes(), usize::MAX), Seen::default(), "{end}");
    }
}

#[test]
fn an_identifier_is_found_after_many_octets_that_are_not_utf8() {
    let text = [b"x", &[0x80; 3 << 20][..], b" hdl:10.1000/1"].concat();
    let expected = (1, (3 << 20) + 3, Some(b"hdl:10.1000/1".to_vec()));
    assert_eq!(seen(&text, usize::MAX).0, [expected]);
}

#[test]
fn hostile_text_takes_no_longer_than_other_text() {
    for unit in [
        "hdl:",
        "hdl:(",
        "(hdl:",
        "hdl:a)",
        "https://doi.org/,",
        "&",
        "hdl:1/2((",
        "doi:a]/",
        "10.1000/((",
        "10.1000/\n",
        "INFO:",
        "doi: 1",
        "/doi:10.1000/(",
        "https://https://",
        "info:eu-repo/semantics/altIdentifier/doi/",
        "\\u003ehttp:",
        "10.",
        "10.1000.",
        "\"10.1000/1 2",
        "doi: 10.1000/ ",
        "doi = {10.1000",
        "10.1371/journal.pone.0012345,",
        "10.1000/1,a",
        "10.1000/-\n> ",
        "10.1000/^a",
    ] {
        takes_linear_time(&unit.repeat((1 << 18) / unit.len()));
    }
    takes_linear_time(&["10.1000/", &"\\u0438".repeat(1 << 16), "-a"].concat());
}

/// Looks for identifiers in a long text. If the time were not linear, this would not end.
fn takes_linear_time(text: &str) {
    let found = find(text.as_bytes()).map(|found| found.range().len()).sum::<usize>();
    assert!(found <= text.len(), "{}", &text[..20]);
}
