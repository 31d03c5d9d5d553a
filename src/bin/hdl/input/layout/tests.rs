//! Where records stand in a file, however few octets of it come at once.

#![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

use std::ops::ControlFlow;

use super::{Found, Layout, Unread, Visitor};
use crate::input::block::{Block, Blocks};
use crate::input::limits::{LONGEST, Limits};
use crate::input::testing::trickle::Trickle;

/// Number, text, and the places of its first and of its last character; or why a row cannot be read, and where.
type Seen = Result<(u64, String, [(u64, u64); 2]), (u64, u64, String)>;

struct All(Vec<Seen>);

impl Visitor for All {
    fn found(&mut self, found: Found<'_>) -> ControlFlow<()> {
        let text = String::from_utf8(found.record.text.unwrap_or_default().to_vec()).unwrap();
        let last = text.char_indices().last().map_or(0, |(at, _)| at);
        if found.record.text.is_none() {
            assert_eq!(found.record.line, found.place(0).0);
        }
        self.0.push(Ok((found.record.number, text, [found.place(0), found.place(last)])));
        ControlFlow::Continue(())
    }

    fn unread(&mut self, unread: Unread) {
        self.0.push(Err((unread.line, unread.column, unread.why)));
    }
}

fn seen(layout: &Layout, file: &str, step: usize) -> Vec<Seen> {
    let mut all = All(Vec::new());
    let mut blocks =
        Blocks::new(Trickle::new(file.as_bytes(), step), layout.cut(), Limits::default());
    let mut block = Block::default();
    while blocks.read(&mut block).unwrap() {
        assert!(layout.each(&block, &mut all).is_continue());
    }
    all.0
}

#[track_caller]
fn assert(layout: &Layout, file: &str, expected: &[Seen]) {
    for step in [1, 2, 3, 5, 8, 13, usize::MAX] {
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
fn a_cell_stands_where_its_row_has_it() {
    let file = "\u{FEFF}日,a\r\n\r\n\"x\ny\",\"b\"\"\n\"\"c\"\nz\n1,\nz,\"d\" \n\"2\",é";
    assert(
        &Layout::Column { delimiter: b',', column: 1 },
        file,
        &[
            is(0, "a", [(1, 3), (1, 3)]),
            is(1, "b\"\n\"c", [(4, 5), (5, 3)]),
            is_not(6, 1, "the row has but one column"),
            is_not(8, 6, "a delimiter must follow the closing quote"),
            is(5, "é", [(9, 5), (9, 5)]),
        ],
    );
    let open = Layout::Column { delimiter: b';', column: 0 };
    assert(
        &open,
        "a;\n\"b\nc",
        &[is(0, "a", [(1, 1); 2]), is_not(2, 1, "this quote is not closed")],
    );
}

#[test]
fn a_field_stands_where_its_line_has_it() {
    let file = "{\"a\": \"日\\u00e9\\\"x\"}\n\n{}\n{\"a\": null}\n{\"a\": \"\"}\n{\"a\": 1}\n\
        {\"a\" 1}\n{\"a\": \"\\ud800\"}\n{\"a\": \"y\"}\r\n{\"a\": ";
    assert(
        &Layout::Field("/a".parse().unwrap()),
        file,
        &[
            is(0, "日é\"x", [(1, 8), (1, 17)]),
            is_not(6, 7, "the field is not a string"),
            is_not(7, 6, "expected `:`"),
            is_not(8, 8, "half of a surrogate pair is no character"),
            is(7, "y", [(9, 8); 2]),
            is_not(10, 7, "the line ends inside of a value"),
        ],
    );
}

#[test]
fn a_text_has_lines_and_columns_too() {
    let file = "日 hdl:1/2\n\n(é&amp;doi:10.1/a&amp;b)";
    assert(
        &Layout::Text,
        file,
        &[is(0, "hdl:1/2", [(1, 3), (1, 9)]), is(2, "doi:10.1/a&b", [(3, 8), (3, 23)])],
    );
}

#[test]
fn a_record_is_read_up_to_the_limit() {
    let layouts = [
        (Layout::List(b'\n'), "", ""),
        (Layout::Column { delimiter: b',', column: 0 }, "", ""),
        (Layout::Field("/a".parse().unwrap()), "{\"a\":\"", "\"}"),
        (Layout::Text, "hdl:1/", ""),
    ];
    for (layout, head, tail) in layouts {
        let is_read = |len: usize| {
            let middle = "x".repeat(len - head.len() - tail.len());
            let seen = seen(&layout, &format!("{head}{middle}{tail}\n"), usize::MAX);
            seen.iter().map(|seen| !seen.as_ref().unwrap().1.is_empty()).collect::<Vec<_>>()
        };
        assert_eq!(is_read(LONGEST), [true], "{layout:?}");
        assert_eq!(is_read(LONGEST + 1), [false], "{layout:?}");
    }
}

#[test]
fn what_is_too_long_in_a_text_stands_in_its_line() {
    for end in ["", " "] {
        let file = format!("\nhdl:1/{}{end}", "x".repeat(LONGEST));
        assert(&Layout::Text, &file, &[is(1, "", [(2, 1); 2])]);
    }
}

#[test]
fn the_head_of_a_table_is_no_record() {
    let layout = Layout::Column { delimiter: b',', column: 0 };
    for step in [1, 4, usize::MAX] {
        let file = "\nc,\"a\nb\"\r\nd\ne\n";
        let mut blocks =
            Blocks::new(Trickle::new(file.as_bytes(), step), layout.cut(), Limits::default());
        let (mut block, mut all) = (Block::default(), All(Vec::new()));
        assert_eq!(blocks.head(&mut block).unwrap().unwrap(), b"c,\"a\nb\"");
        loop {
            assert!(layout.each(&block, &mut all).is_continue());
            if !blocks.read(&mut block).unwrap() {
                break;
            }
        }
        assert_eq!(all.0, [is(0, "d", [(4, 1); 2]), is(1, "e", [(5, 1); 2])], "{step}");
    }
}
