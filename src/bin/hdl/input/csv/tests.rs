//! Tables, beside the reader of the crate `csv-core`.

#![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

use csv_core::{ReadRecordResult, ReaderBuilder, Terminator};
use proptest::collection::vec;
use proptest::prelude::{any, proptest};
use proptest::sample::select;

use super::{Bad, Quotes, cell, cells, rows};

/// The text of the second cell of a row.
fn second(row: &str) -> Result<String, Bad> {
    let cell = cell(row.as_bytes(), b',', 1)?;
    Ok(String::from_utf8(cell.text(row.as_bytes()).into_owned()).unwrap())
}

#[test]
fn a_cell_is_what_stands_between_delimiters_or_quotes() {
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
fn what_is_wrong_with_a_row_has_a_place() {
    let table = [
        ("a", Bad::Short(1)),
        (r#"a,"b,c"#, Bad::Open(2)),
        (r#"a,"b"""#, Bad::Open(2)),
        (r#"a,"b"c,d"#, Bad::Behind(5)),
        (r#""a" ,b"#, Bad::Behind(3)),
    ];
    for (row, expected) in table {
        assert_eq!(second(row), Err(expected), "{row}");
    }
}

/// The rows of a text by the peer, each with its cells.
fn peer(text: &[u8]) -> Vec<Vec<Vec<u8>>> {
    let mut reader = ReaderBuilder::new().terminator(Terminator::Any(b'\n')).build();
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
fn where_whole_rows_end_they_are_counted() {
    let mut quotes = Quotes::new(b',');
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
    fn what_can_be_read_is_read_as_by_the_peer(
        text in vec(select(b"\",\nab\"\n".to_vec()), 0..60), cut in any::<usize>(),
    ) {
        let ours: Vec<Vec<Result<Vec<u8>, Bad>>> = rows(&text, b',')
            .map(|row| {
                let row = &text[row.range];
                cells(row, b',').map(|cell| Ok(cell?.text(row).into_owned())).collect()
            })
            .collect();
        let theirs = peer(&text);
        assert_eq!(ours.len(), theirs.len(), "{ours:?} and {theirs:?}");
        for (ours, theirs) in ours.iter().zip(&theirs) {
            for (ours, theirs) in ours.iter().zip(theirs) {
                assert!(ours.as_ref().is_err() || ours.as_ref() == Ok(theirs), "{ours:?}, {theirs:?}");
            }
        }
        // Piece by piece, the rows end at the same places.
        let end = Quotes::new(b',').last(&text, 0);
        let cut = if text.is_empty() { 0 } else { cut % text.len() };
        let mut quotes = Quotes::new(b',');
        let first = quotes.last(&text[..cut], 0);
        let rest = &text[first.unwrap_or(0)..];
        let second = quotes.last(rest, cut - first.unwrap_or(0));
        assert_eq!(second.map(|end| end + first.unwrap_or(0)).or(first), end);
    }
}
