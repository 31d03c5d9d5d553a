//! Records have their places in the file, however few octets come at once.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

mod long;
mod sift;
mod table;

use std::ops::ControlFlow;

use super::{Layout, Located, Unread, Visitor};
use crate::input::block::Block;
use crate::input::blocks::Blocks;
use crate::input::limits::{LONGEST, Limits};
use crate::input::prose::Prose;
use crate::input::testing::properties::field;
use crate::input::testing::trickle::Trickle;

/// The number and the text of a record, and the places of its first and last character; or where a row cannot be
/// read, and why.
type Seen = Result<(u64, String, [(u64, u64); 2]), (u64, u64, String)>;

struct All(Vec<Seen>);

impl Visitor for All {
    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        let text = String::from_utf8(found.record.text.unwrap_or_default().to_vec()).unwrap();
        let last = text.char_indices().last().map_or(0, |(at, _)| at);
        if found.record.text.is_none() {
            assert_eq!(found.record.line, found.place(0).0);
        }
        self.0.push(Ok((found.record.number, text, [found.place(0), found.place(last)])));
        ControlFlow::Continue(())
    }

    fn unread(&mut self, _number: u64, unread: Unread) -> ControlFlow<()> {
        self.0.push(Err((unread.line, unread.column, unread.why)));
        ControlFlow::Continue(())
    }
}

fn visit(layout: &Layout, file: &str, step: usize, visitor: &mut impl Visitor) {
    let trickle = Trickle::new(file.as_bytes(), step);
    let mut blocks = Blocks::new(trickle, layout.clone(), Limits::default());
    let mut block = Block::default();
    while blocks.read(&mut block).unwrap() {
        assert!(layout.each(&block, visitor).is_continue());
    }
}

fn seen(layout: &Layout, file: &str, step: usize) -> Vec<Seen> {
    let mut all = All(Vec::new());
    visit(layout, file, step, &mut all);
    all.0
}

#[track_caller]
fn assert(layout: &Layout, file: &str, expected: &[Seen]) {
    let steps = if file.len() < LONGEST {
        &[1, 2, 3, 5, 8, 13, usize::MAX][..]
    } else {
        &[10_007, usize::MAX]
    };
    for &step in steps {
        assert_eq!(seen(layout, file, step), expected, "{step} octets at a time");
    }
}

fn is(number: u64, text: &str, places: [(u64, u64); 2]) -> Seen {
    Ok((number, text.into(), places))
}

fn is_not(line: u64, column: u64, why: &str) -> Seen {
    Err((line, column, why.into()))
}

#[test]
fn a_field_has_its_place_in_the_file() {
    let file = "{\"a\": \"日\\u00e9\\\"x\"}\n\n{}\n{\"a\": null}\n{\"a\": \"\"}\n{\"a\": 1}\n\
        {\"a\" 1}\n{\"a\": \"\\ud800\"}\n{\"a\": \"y\"}\r\n{\"a\": ";
    assert(
        &field("/a"),
        file,
        &[
            is(0, "日é\"x", [(1, 8), (1, 17)]),
            is_not(6, 7, "the field is not a string"),
            is_not(7, 6, "`:` is missing here"),
            is_not(
                8,
                8,
                "this escape is half of a character: the other half (a surrogate) is missing",
            ),
            is(7, "y", [(9, 8); 2]),
            is_not(10, 7, "the line ends inside of a value"),
        ],
    );
}

#[test]
fn a_text_has_lines_and_columns_too() {
    let file = "日 hdl:1/2\n\n(é&amp;doi:10.1/a&amp;b)";
    assert(
        &Layout::Text(Prose::UNKNOWN),
        file,
        &[is(0, "hdl:1/2", [(1, 3), (1, 9)]), is(2, "doi:10.1/a&b", [(3, 8), (3, 23)])],
    );
}
