//! Rows, values and records that are longer than what is kept of them.

use super::{assert, is, is_not, seen};
use crate::input::layout::Layout;
use crate::input::limits::LONGEST;
use crate::input::prose::Prose;
use crate::input::testing::properties::{column, field};

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
        (Layout::Text(Prose::UNKNOWN), "hdl:1/", "", 6),
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
        assert(&Layout::Text(Prose::UNKNOWN), &file, &[is(1, "", [(2, 1); 2])]);
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
    let why = "the brackets are nested too deeply here";
    let no_string = "the field is an object, not a string";
    assert(
        &field("/a"),
        &file,
        &[is_not(2, limit + 2, why), is_not(3, 7, no_string), is(3, "y", [(4, 8); 2])],
    );
}
