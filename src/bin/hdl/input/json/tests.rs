//! The values at paths are found, however few octets come at once.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

use std::sync::Arc;

use super::{Fields, Reader, is_cut};
use crate::input::piece::{Piece, RawText};
use crate::input::position::Position;

/// The most octets of a value in these tests.
const LIMIT: usize = 160;

fn fields(paths: &[&str], conditions: &[(&str, &str)]) -> Arc<Fields> {
    let conditions = conditions.iter().map(|(name, text)| ((*name).into(), (*text).into()));
    Arc::new(Fields {
        paths: paths.iter().map(|path| path.parse().unwrap()).collect(),
        conditions: conditions.collect(),
        split: None,
    })
}

/// The values that are found, as `path:line:column text`.
fn seen(fields: &Arc<Fields>, text: &str, step: usize) -> Vec<String> {
    let mut reader = Reader::new(fields, false, LIMIT);
    let (mut pieces, mut position) = (Vec::new(), Position::default());
    for chunk in text.chars().collect::<Vec<_>>().chunks(step) {
        let chunk: String = chunk.iter().collect();
        reader.read(chunk.as_bytes(), position, &mut pieces);
        position = position.after(chunk.as_bytes());
    }
    reader.end(|| position, &mut pieces);
    let shown = pieces.into_iter().filter_map(|piece| match piece {
        Piece::Text(RawText { start, raw, wanted, .. }) => {
            let raw = raw.map_or("too long".into(), |raw| String::from_utf8(raw).unwrap());
            Some(format!("{wanted}:{}:{} {raw}", start.line, start.column))
        }
        Piece::Unread(unread) => Some(format!("{}:{} {}", unread.line, unread.column, unread.why)),
        Piece::Row(_) => None,
    });
    shown.collect()
}

#[track_caller]
fn assert(paths: &[&str], conditions: &[(&str, &str)], text: &str, expected: &[&str]) {
    let fields = fields(paths, conditions);
    for step in [1, 2, 7, usize::MAX] {
        assert_eq!(seen(&fields, text, step), expected, "{paths:?} of {text}, {step} at a time");
    }
}

#[test]
fn the_examples_of_rfc_6901_are_found() {
    let text = r#"{"foo": ["bar", "baz"], "": "0", "a/b": "1", "c%d": "2", "m~n": "8"}"#;
    let table: [(&str, &[&str]); 12] = [
        ("/foo", &["1:9 the field is an array, not a string: `/foo/*` reads its elements"]),
        ("/foo/0", &["0:1:11 bar"]),
        ("/foo/1", &["0:1:18 baz"]),
        ("/foo/*", &["0:1:11 bar", "0:1:18 baz"]),
        ("/foo/00", &[]),
        ("/foo/-", &[]),
        ("/", &["0:1:30 0"]),
        ("/a~1b", &["0:1:42 1"]),
        ("/c%d", &["0:1:54 2"]),
        ("/m~0n", &["0:1:66 8"]),
        ("/m~0n/x", &[]),
        ("", &["1:1 the field is an object, not a string"]),
    ];
    for (path, expected) in table {
        assert(&[path], &[], text, expected);
    }
    assert(&["", "/*"], &[], r#""a""#, &["0:1:2 a"]);
}

#[test]
fn a_document_may_have_many_values() {
    let text = "[\n {\"ids\": [{\"value\": \"a\"}, {\"value\": \"b\"}], \"doi\": \"c\"},\n \
        {\"ids\": {\"x\": {\"value\": \"d\\u00e9\"}}, \"doi\": null}, [], 1, {\"ids\": []}]\n[]";
    let expected = ["0:2:22 a", "0:2:38 b", "1:2:52 c", "0:3:27 d\\u00e9"];
    assert(&["/*/ids/*/value", "/*/doi"], &[], text, &expected);
    assert(&["/0/ids/1/value", "/0/ids/*/value"], &[], text, &["1:2:22 a", "0:2:38 b", "1:2:38 b"]);
    assert(
        &["/*/doi"],
        &[],
        "[{\"doi\": 1}, {\"d\\u006fi\": \"x\"}]",
        &["1:10 the field is not a string", "0:1:28 x"],
    );
}

#[test]
fn a_value_is_read_only_if_its_object_meets_the_conditions() {
    let table: [(&str, &[&str]); 8] = [
        (r#"{"type": "DOI", "value": "a"}"#, &["0:1:27 a"]),
        (r#"{"value": "a", "type": "DOI"}"#, &["0:1:12 a"]),
        (r#"{"value": "a", "type": "D\u004fI"}"#, &["0:1:12 a"]),
        (r#"{"value": "a", "type": "doi"}"#, &["0:1:12 a"]),
        (r#"{"value": "a"}"#, &[]),
        (r#"{"value": "a", "more": {"type": "DOI"}}"#, &[]),
        (r#"{"value": 1, "type": "DOI"}"#, &["1:11 the field is not a string"]),
        (r#"{"value": 1, "type": "x"}"#, &[]),
    ];
    for (text, expected) in table {
        assert(&["/value"], &[("type", "DOI")], text, expected);
    }
    let text = r#"[{"v": ["a", "b"], "n": 1, "ok": true}, {"v": ["c"], "n": 1}]"#;
    let both = [("n", "1"), ("ok", "true")];
    assert(&["/*/v/*"], &both, text, &["0:1:10 a", "0:1:15 b"]);
    let long = "this record is too long to be held until its condition is known";
    for (first, found) in [("1", &["0:1:17 a", "0:1:22 b", "0:1:27 c"][..]), ("2", &[])] {
        let text = format!("{{\"n\": {first}, \"v\": [\"a\", \"b\", \"c\"]}}");
        assert(&["/v/*"], &[("n", "1")], &text, found);
    }
    let text = r#"[{"v": ["a", "b", "c"], "n": 1}, {"v": ["d"], "n": 1}]"#;
    assert(&["/*/v/*"], &[("n", "1")], text, &[&format!("1:2 {long}"), "0:1:42 d"]);
}

#[test]
fn an_error_in_json_has_a_position() {
    let table = [
        ("{\"a\" 1}", "1:6 `:` is missing here"),
        ("{1: 2}", "1:2 a name in quotes is missing here"),
        ("[1 2]", "1:4 a comma is missing here, or the bracket that closes"),
        ("[1,\n]", "2:1 a value is missing here"),
        ("[1}", "1:3 this bracket closes one of another kind"),
        ("]", "1:1 a value is missing here"),
        ("{\"a\": tru}", "1:7 this is not JSON: a text needs quotation marks around it"),
        ("[01]", "1:2 this is not a number of JSON"),
        ("[1., 2]", "1:2 this is not a number of JSON"),
        ("[\"a\tb\"]", "1:4 a control character must be escaped in a string"),
        ("{\"é\": ", "1:7 the file ends inside of a value"),
        ("\"a", "1:3 the file ends inside of a value"),
        (&*"[".repeat(LIMIT + 2), "1:162 the brackets are nested too deeply here"),
    ];
    for (text, expected) in table {
        assert(&["/x"], &[], text, &[expected]);
    }
    let digits = format!("[{}]", "1".repeat(1_000));
    assert(&["/x"], &[], &digits, &[]);
}

#[test]
fn a_value_is_kept_up_to_the_limit() {
    for (len, long) in [(LIMIT, false), (LIMIT + 1, true)] {
        let value = "x".repeat(len);
        let expected = format!("0:1:8 {}", if long { "too long" } else { &value });
        assert(&["/a"], &[], &format!("{{\"a\": \"{value}\"}}"), &[&expected]);
    }
    let name = "x".repeat(1_000);
    assert(&["/*/a"], &[], &format!("{{\"{name}\": {{\"a\": \"y\"}}}}"), &["0:1:1013 y"]);
}

#[test]
fn a_line_is_cut_if_its_value_does_not_end() {
    for (line, cut) in [("{", true), ("[1,", true), ("\"a", true), ("{}", false), ("{]", false)] {
        assert_eq!(is_cut(line.as_bytes()), cut, "{line}");
    }
}
