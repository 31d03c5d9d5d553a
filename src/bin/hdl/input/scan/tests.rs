//! Records have their places in the file, however few octets come at once.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

use std::ops::ControlFlow;

use super::{Layout, Located, Unread, Visitor, line_start};
use crate::input::block::{Block, Blocks};
use crate::input::csv::Style;
use crate::input::layout::Table;
use crate::input::limits::{LONGEST, Limits};
use crate::input::testing::properties::{column, field};
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

/// Needs no visit of lines that begin with `-`, and counts them.
struct Sifting {
    found: All,
    passed: u64,
}

impl Visitor for Sifting {
    fn sift(&mut self, block: &Block) -> Option<Vec<usize>> {
        let text = block.text();
        let ends =
            text.iter().enumerate().filter(|(_, octet)| **octet == b'\n').map(|(end, _)| end);
        let is_held = |&end: &usize| !text[line_start(&text[..end])..].starts_with(b"-");
        Some(ends.filter(is_held).collect())
    }

    fn passed(&mut self, lines: u64) {
        self.passed += lines;
    }

    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        self.found.found(found)
    }

    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()> {
        self.found.unread(number, unread)
    }
}

#[test]
fn lines_that_need_no_visit_are_counted_and_the_others_keep_their_places() {
    let long = format!("-a\n{}\n\n-b\nc\n", "x".repeat(LONGEST + 1));
    let last_long = format!("a\n-b\n{}", "x".repeat(LONGEST + 2));
    for file in [
        "",
        "\n",
        "-a",
        "-a\n",
        "a\n-b\nc\n",
        "-a\n-b\n\n\nc\n-d\ne",
        "\u{FEFF}-a\r\n\r\nb\r\n-c\r\n\n",
        "\n\n-a\n\n",
        "a\n\n-b",
        &long,
        &last_long,
    ] {
        for step in [1, 3, 8, usize::MAX].map(|step| step.max(file.len() / 64)) {
            let layout = Layout::List(b'\n');
            let mut all = Sifting { found: All(Vec::new()), passed: 0 };
            visit(&layout, file, step, &mut all);
            let (passed, rest): (Vec<_>, Vec<_>) = seen(&layout, file, step)
                .into_iter()
                .partition(|row| row.as_ref().is_ok_and(|(_, text, _)| text.starts_with('-')));
            let shown = &file[..file.len().min(40)];
            // A line after an empty one is visited in its place, and so is a last line without LF.
            let (more, visited): (Vec<_>, Vec<_>) =
                all.found.0.into_iter().partition(|row| passed.contains(row));
            assert_eq!(visited, rest, "{shown:?}, {step} octets at a time");
            let counted = all.passed + more.len() as u64;
            assert_eq!(counted, passed.len() as u64, "{shown:?}, {step} octets at a time");
        }
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

const OPEN: &str = "this quote is not closed; if no cell of the file is quoted, add --no-quotes";
const AFTER_QUOTE: &str =
    "a delimiter must follow the closing quote; if no cell of the file is quoted, add --no-quotes";

fn is_not(line: u64, column: u64, why: &str) -> Seen {
    Err((line, column, why.into()))
}

#[test]
fn a_cell_has_its_place_in_the_file() {
    let file = "\u{FEFF}日,a\r\n\r\n\"x\ny\",\"b\"\"\n\"\"c\"\nz\n1,\nz,\"d\" \n\"2\",é";
    assert(
        &column(b',', 1),
        file,
        &[
            is(0, "a", [(1, 3), (1, 3)]),
            is(1, "b\"\n\"c", [(4, 5), (5, 3)]),
            is_not(6, 1, "this row has only one column"),
            is_not(8, 6, AFTER_QUOTE),
            is(5, "é", [(9, 5), (9, 5)]),
        ],
    );
    let open = column(b';', 0);
    assert(
        &open,
        "a;\n\"b\nc",
        &[is(0, "a", [(1, 1); 2]), is_not(2, 1, OPEN), is(2, "c", [(3, 1); 2])],
    );
}

/// A quote at the start of a cell is then a character, and a row is always one line, however long it is.
#[test]
fn a_table_may_have_no_quoted_cells() {
    let style = Style { delimiter: b'\t', has_quotes: false };
    let (columns, conditions) = (vec![1], Vec::new());
    let table = Layout::Table(Table { style, titles: 0, columns, conditions, split: None });
    for long in [String::new(), "y".repeat(LONGEST)] {
        let file = format!("\"F\" b{long}\ta\n\"x{long}\t\"b\"\n\"{long}\t\"c\n");
        let wide = long.len() as u64;
        assert(
            &table,
            &file,
            &[
                is(0, "a", [(1, wide + 7); 2]),
                is(1, "\"b\"", [(2, wide + 4), (2, wide + 6)]),
                is(2, "\"c", [(3, wide + 3), (3, wide + 4)]),
            ],
        );
    }
}

/// The table has several wanted columns, and rows that do not meet the condition.
#[test]
fn a_row_is_read_only_if_its_other_cells_meet_the_conditions() {
    let mut table = Table {
        style: Style { delimiter: b',', has_quotes: true },
        titles: 0,
        columns: vec![2, 0],
        conditions: vec![(1, b"a\"b".to_vec())],
        split: None,
    };
    let file = "x,\"a\"\"b\",y\nx,b,y\nx\nx,b\n\"x\",\"a\"\"b\"\n";
    let expected = [
        is(0, "x", [(1, 1); 2]),
        is(0, "y", [(1, 10); 2]),
        is_not(3, 1, "this row has only one column"),
        is(4, "x", [(5, 2); 2]),
        is_not(5, 1, "this row has only 2 columns"),
    ];
    assert(&Layout::Table(table.clone()), file, &expected);
    let long = "y".repeat(2 * LONGEST);
    let file = file.replace('y', &long);
    table.columns = vec![0];
    assert(
        &Layout::Table(table),
        &file,
        &[expected[0].clone(), expected[2].clone(), expected[3].clone()],
    );
}

#[test]
fn a_cell_may_have_several_identifiers() {
    let split = |separator: &str| Table {
        style: Style { delimiter: b',', has_quotes: true },
        titles: 0,
        columns: vec![1],
        conditions: Vec::new(),
        split: Some(separator.into()),
    };
    let file = "a,日||b||||c\na,||\na,\"d\"\"||\"\"e\"\n";
    assert(
        &Layout::Table(split("||")),
        file,
        &[
            is(0, "日", [(1, 3); 2]),
            is(0, "b", [(1, 6); 2]),
            is(0, "c", [(1, 11); 2]),
            is(2, "d\"", [(3, 4), (3, 5)]),
            is(2, "\"e", [(3, 9), (3, 11)]),
        ],
    );
    assert(
        &Layout::Table(split("\"||\"")),
        file.lines().last().unwrap_or_default(),
        &[is(0, "d", [(1, 4); 2]), is(0, "e", [(1, 11); 2])],
    );
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
        &Layout::Text,
        file,
        &[is(0, "hdl:1/2", [(1, 3), (1, 9)]), is(2, "doi:10.1/a&b", [(3, 8), (3, 23)])],
    );
}

#[test]
fn a_record_is_read_up_to_the_limit() {
    let column = |number| column(b',', number);
    let padded = format!("{{\"b\":\"{}\",\"a\":\"", "y".repeat(LONGEST));
    let beside = format!("\"{}\",", "y".repeat(LONGEST));
    let layouts = [
        (Layout::List(b'\n'), "", "", 0),
        (column(0), "", "", 0),
        (column(0), "\"", "\"\r", 0),
        (column(1), "a,", ",b", 0),
        (column(1), &beside, ",b\r", 0),
        (column(1), &beside, "\r", 0),
        (field("/a"), "{\"a\":\"", "\"}", 0),
        (field("/a"), &padded, "\"}\r", 0),
        (Layout::Text, "hdl:1/", "", 6),
    ];
    for (layout, head, tail, held) in layouts {
        let is_read = |len: usize| {
            let middle = "x".repeat(len - held);
            let seen = seen(&layout, &format!("{head}{middle}{tail}\n"), usize::MAX);
            seen.iter().map(|seen| !seen.as_ref().unwrap().1.is_empty()).collect::<Vec<_>>()
        };
        assert_eq!(is_read(LONGEST), [true], "{layout:?}");
        assert_eq!(is_read(LONGEST + 1), [false], "{layout:?}");
    }
}

#[test]
fn an_identifier_that_is_too_long_has_its_line() {
    for end in ["", " "] {
        let file = format!("\nhdl:1/{}{end}", "x".repeat(LONGEST));
        assert(&Layout::Text, &file, &[is(1, "", [(2, 1); 2])]);
    }
}

#[test]
fn the_head_of_a_table_is_not_a_record() {
    let layout = column(b',', 0);
    for step in [1, 4, usize::MAX] {
        let file = "\nc,\"a\nb\"\r\nd\ne\n";
        let mut blocks =
            Blocks::new(Trickle::new(file.as_bytes(), step), layout.clone(), Limits::default());
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

/// Only the row of a stray quote is lost: the rows after it are read, however long the file is.
#[test]
fn a_stray_quote_costs_one_row() {
    let layout = column(b',', 1);
    for rows in [3, LONGEST / 8, LONGEST] {
        let file = "a,b\n\"c,d\n".to_owned() + &"e,f\n".repeat(rows);
        let seen = seen(&layout, &file, usize::MAX);
        assert_eq!(seen[0], is(0, "b", [(1, 3); 2]), "{rows} rows");
        assert_eq!(seen[1], is_not(2, 1, OPEN), "{rows} rows");
        assert_eq!(seen[2], is(2, "f", [(3, 3); 2]), "{rows} rows");
        assert_eq!(seen.len(), rows + 2);
        assert_eq!(seen.last(), Some(&is(rows as u64 + 1, "f", [(rows as u64 + 2, 3); 2])));
    }
}

/// The identifier before the quote is checked nevertheless.
#[test]
fn a_stray_quote_after_the_column_is_reported_too() {
    let layout = column(b',', 0);
    for rows in [3, LONGEST] {
        let file = "a,\"b\nc,d\n".to_owned() + &"e,f\n".repeat(rows);
        let seen = seen(&layout, &file, usize::MAX);
        let first = [is(0, "a", [(1, 1); 2]), is_not(1, 3, OPEN)];
        assert_eq!(seen[..2], first, "{rows} rows");
        assert_eq!(seen[2], is(1, "c", [(2, 1); 2]), "{rows} rows");
        assert_eq!(seen.len(), rows + 3);
    }
}

#[test]
fn a_row_may_be_of_any_length() {
    let long = "日\"\"".repeat(LONGEST);
    let table =
        format!("\"{long}\",a\n\"x\",b\n{0},{0}\n\"{long}\",\"c\"\"d\"", "y".repeat(LONGEST));
    let column = column(b',', 1);
    let wide = 3 * LONGEST as u64;
    assert(
        &column,
        &table,
        &[
            is(0, "a", [(1, wide + 4); 2]),
            is(1, "b", [(2, 5); 2]),
            is(2, &"y".repeat(LONGEST), [(3, LONGEST as u64 + 2), (3, 2 * LONGEST as u64 + 1)]),
            is(3, "c\"d", [(4, wide + 5), (4, wide + 8)]),
        ],
    );
    let field = field("/a/1");
    let long = "日".repeat(LONGEST);
    let lines = format!(
        "{{\"b\": \"{long}\", \"a\": [1, \"x\\\"y\"]}}\n{{\"a\": [\"{long}\", 2]}}\n{{\"a\": [0, \"z\"]}}"
    );
    let wide = LONGEST as u64;
    assert(
        &field,
        &lines,
        &[
            is(0, "x\"y", [(1, wide + 21), (1, wide + 24)]),
            is_not(2, wide + 12, "the field is not a string"),
            is(2, "z", [(3, 12); 2]),
        ],
    );
}

#[test]
fn the_number_of_open_brackets_has_a_limit() {
    let long = "x".repeat(2 * LONGEST);
    let file = format!(
        "{{\"{long}\": 1}}\n{}\n{{\"a\": {{\"{long}\": 0}}}}\n{{\"a\": \"y\"}}",
        "[".repeat(2 * LONGEST)
    );
    let limit = LONGEST as u64;
    let why = "there are too many brackets in brackets here";
    let no_string = "the field is not a string";
    assert(
        &field("/a"),
        &file,
        &[is_not(2, limit + 2, why), is_not(3, 7, no_string), is(3, "y", [(4, 8); 2])],
    );
}
