//! The reader of tables, compared with the one of the crate `csv-core`.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

use csv_core::{ReadRecordResult, ReaderBuilder, Terminator};
use proptest::collection::vec;
use proptest::prelude::{any, proptest};
use proptest::sample::select;

use super::cell::{cells, read as read_cells};
use super::{Bad, Quotes, Style, rows};

use crate::input::limits::LONGEST;

/// The style of RFC 4180.
const COMMA: Style = Style { delimiter: b',', has_quotes: true };

/// The text of the second cell of a row.
fn second(row: &str) -> Result<String, Bad> {
    let mut cells = Vec::new();
    match read_cells(row.as_bytes(), COMMA, 2, &mut cells) {
        Some(bad) => Err(bad),
        None => Ok(String::from_utf8(cells[1].text(row.as_bytes()).into_owned()).unwrap()),
    }
}

#[test]
fn a_cell_is_the_text_between_delimiters_or_quotes() {
    let table = [
        ("a,b", "b"),
        ("a,b,c", "b"),
        ("a,", ""),
        (",,", ""),
        (r#""a,a",b"#, "b"),
        (r#"a,"b,b",c"#, "b,b"),
        ("a,\"b\nb\"", "b\nb"),
        (r#"a,"b ""c"" d""#, r#"b "c" d"#),
        (r#"a,b "c" d"#, r#"b "c" d"#),
        (r#"a, "b",c"#, r#" "b""#),
        (r#"a,"""#, ""),
    ];
    for (row, expected) in table {
        assert_eq!(second(row).as_deref(), Ok(expected), "{row}");
    }
}

#[test]
fn an_error_in_a_row_has_a_position() {
    let table = [
        ("a", Bad::Short(1)),
        (r#"a,"b,c"#, Bad::Open(2)),
        (r#"a,"b"""#, Bad::Open(2)),
        (r#"a,"b"c,d"#, Bad::AfterQuote(5)),
        (r#""a" ,b"#, Bad::AfterQuote(3)),
    ];
    for (row, expected) in table {
        assert_eq!(second(row), Err(expected), "{row}");
    }
}

/// A row as text, and where a quote in it is not closed.
type Seen<'t> = (&'t str, Option<usize>);

fn read(text: &str) -> Vec<Seen<'_>> {
    rows(text.as_bytes(), COMMA, LONGEST).map(|row| (&text[row.range], row.open)).collect()
}

#[test]
fn a_quote_that_is_not_closed_ends_with_its_line() {
    let table: [(&str, &[Seen]); 9] = [
        ("a,\"b\nc,d\ne,f", &[("a,\"b", Some(2)), ("c,d", None), ("e,f", None)]),
        ("a,\"b\r\nc\n", &[("a,\"b", Some(2)), ("c", None)]),
        ("a,\"b", &[("a,\"b", Some(2))]),
        ("\"b\n\"c\n", &[("\"b", Some(0)), ("\"c", Some(3))]),
        ("\"b\nc\"d\ne", &[("\"b", Some(0)), ("c\"d", None), ("e", None)]),
        ("\"b\nc\"\rd\ne", &[("\"b", Some(0)), ("c\"\rd", None), ("e", None)]),
        ("\"b\nc\"\r", &[("\"b", Some(0)), ("c\"\r", None)]),
        ("\"b\"c\nd", &[("\"b\"c", None), ("d", None)]),
        ("\"b\nc\"\r\nd", &[("\"b\nc\"", None), ("d", None)]),
    ];
    for (text, expected) in table {
        assert_eq!(read(text), expected, "{text:?}");
    }
}

#[test]
fn a_quoted_cell_of_several_lines_is_not_longer_than_an_identifier() {
    let read = |text: &'static str| -> Vec<_> {
        rows(text.as_bytes(), COMMA, 4).map(|row| (&text[row.range], row.open)).collect()
    };
    assert_eq!(read("\"a\nbc\",d"), [("\"a\nbc\",d", None)]);
    assert_eq!(read("\"a\nbcd\",e"), [("\"a", Some(0)), ("bcd\",e", None)]);
    assert_eq!(read("\"abcdef\",g"), [("\"abcdef\",g", None)]);
    assert_eq!(read("\"a\n\"\"\"\"b\"\n"), [("\"a", Some(0)), ("\"\"\"\"b\"", None)]);
}

/// If the time were not linear, this test would not end.
#[test]
fn quotes_that_are_not_closed_cost_no_more_time_than_others() {
    for unit in ["a\",\"\n", "\"\n", "\"\"\"\n", "\"\n\"x\n", "x,\"\"\"\"\n", "\"\",\"\n"] {
        let text = ["\"\n", &unit.repeat((1 << 18) / unit.len()), "\"x"].concat();
        assert!(rows(text.as_bytes(), COMMA, LONGEST).count() > 0, "{unit:?}");
    }
}

/// The rows that `csv-core` reads, each with its cells.
fn peer(text: &[u8], has_quotes: bool) -> Vec<Vec<Vec<u8>>> {
    let mut builder = ReaderBuilder::new();
    let mut reader = builder.terminator(Terminator::Any(b'\n')).quoting(has_quotes).build();
    let (mut rows, mut at) = (Vec::new(), 0);
    let (mut output, mut ends) = (vec![0; text.len() + 1], vec![0; text.len() + 2]);
    loop {
        let (result, read, _, cells) = reader.read_record(&text[at..], &mut output, &mut ends);
        let (result, cells) = match result {
            ReadRecordResult::InputEmpty => {
                let (result, _, _, more) = reader.read_record(&[], &mut output, &mut ends[cells..]);
                (result, cells + more)
            }
            result => (result, cells),
        };
        at += read;
        if result != ReadRecordResult::Record {
            return rows;
        }
        let mut start = 0;
        let row = ends[..cells].iter().map(|&end| {
            let cell = output[start..end].to_vec();
            start = end;
            cell
        });
        rows.push(row.collect());
    }
}

#[test]
fn only_whole_rows_that_are_not_empty_are_counted() {
    let mut quotes = Quotes::new(COMMA, LONGEST);
    assert_eq!((quotes.last(b"a,b\n\r\n\"c\n\"\nd,\"\n", 0), quotes.rows()), (Some(11), 2));
    assert_eq!((quotes.last(b"d,\"\n", 4), quotes.rows()), (None, 0));
    assert_eq!((quotes.last(b"d,\"\n\"\n", 4), quotes.rows()), (Some(6), 1));
}

proptest! {
    #![proptest_config(proptest::test_runner::Config {
        rng_seed: proptest::test_runner::RngSeed::Fixed(7),
        failure_persistence: None,
        ..Default::default()
    })]

    #[test]
    fn good_rows_are_read_as_csv_core_reads_them(
        text in vec(select(b"\",\nab\"\n".to_vec()), 0..60), cut in any::<usize>(),
        has_quotes in any::<bool>(),
    ) {
        let style = Style { has_quotes, ..COMMA };
        let ours: Vec<Vec<Result<Vec<u8>, Bad>>> = rows(&text, style, LONGEST)
            .map(|row| {
                let row = &text[row.range];
                cells(row, style).map(|cell| Ok(cell?.text(row).into_owned())).collect()
            })
            .collect();
        let theirs = peer(&text, has_quotes);
        // After a bad row, we begin a new row where `csv-core` is still inside a quoted cell.
        let good = ours.iter().take_while(|row| row.iter().all(Result::is_ok)).count();
        assert!(good < ours.len() || good == theirs.len(), "{ours:?} and {theirs:?}");
        for (ours, theirs) in ours.iter().zip(&theirs).take(good) {
            let ours: Vec<_> = ours.iter().flatten().collect();
            assert_eq!(ours, theirs.iter().collect::<Vec<_>>(), "{theirs:?}");
        }
        // Piece by piece, the rows end at the same places.
        let end = Quotes::new(style, LONGEST).last(&text, 0);
        let cut = if text.is_empty() { 0 } else { cut % text.len() };
        let mut quotes = Quotes::new(style, LONGEST);
        let first = quotes.last(&text[..cut], 0);
        let rest = &text[first.unwrap_or(0)..];
        let second = quotes.last(rest, cut - first.unwrap_or(0));
        assert_eq!(second.map(|end| end + first.unwrap_or(0)).or(first), end);
    }
}
