//! Cells of a table, and mistakes that make a row unreadable.

use super::{All, assert, is, is_not, seen};
use crate::input::block::Block;
use crate::input::blocks::Blocks;
use crate::input::csv::Style;
use crate::input::layout::{Layout, Table};
use crate::input::limits::{LONGEST, Limits};
use crate::input::testing::properties::column;
use crate::input::testing::trickle::Trickle;

const OPEN: &str = "this quote is not closed; if no cell of the file is quoted, add --no-quotes";
const AFTER_QUOTE: &str =
    "a delimiter must follow the closing quote; if no cell of the file is quoted, add --no-quotes";

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

/// The quote before the first cell is probably a stray one, whose partner stands in a later row.
#[test]
fn a_cell_with_whole_rows_in_it_is_not_read() {
    let late = "this quote is closed only in a later row; if no cell of the file is quoted, add --no-quotes";
    for (file, expected) in [
        ("\"a\nb,c\nd\",e\n", is_not(1, 1, late)),
        ("\"a\nb,c\",e\n", is_not(1, 1, late)),
        ("\"a,b\nc\",e\n", is(0, "a,b\nc", [(1, 2), (2, 1)])),
        ("\"a,\nb,\nc\",e\n", is(0, "a,\nb,\nc", [(1, 2), (3, 1)])),
        ("\"a\n ,,\nc\",e\n", is(0, "a\n ,,\nc", [(1, 2), (3, 1)])),
        ("a,\"b\nc,d\"\n", is(0, "a", [(1, 1); 2])),
    ] {
        assert(&column(b',', 0), file, &[expected]);
    }
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

/// The identifier before the quote is still checked.
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
