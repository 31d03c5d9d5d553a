//! Which octets of a list belong to a record.

use crate::run::run;

/// No record of these tests is a digit, so each is reported at its first character.
const CHECK: [&str; 5] = ["check", "--as", "rfc5234::DIGIT", "--format", "json"];

/// Asserts the records of `input`: the line and the text of each.
#[track_caller]
fn records(options: &[&str], input: &[u8], expected: &[(u64, &str)]) {
    let ran = run(&[&CHECK, options].concat(), input);
    let problems = ran.problems();
    let found: Vec<_> = problems
        .iter()
        .map(|problem| (problem["line"].as_u64().unwrap(), problem["input"].as_str().unwrap()))
        .collect();
    assert_eq!(found, expected, "records of {:?}", input.escape_ascii().to_string());
    let numbers: Vec<_> = problems.iter().map(|problem| problem["record"].clone()).collect();
    assert_eq!(numbers, (0..expected.len()).collect::<Vec<_>>(), "numbers");
}

#[test]
fn a_line_feed_separates() {
    records(&[], b"a\nb\n", &[(1, "a"), (2, "b")]);
    records(&[], b"a\nb", &[(1, "a"), (2, "b")]);
    records(&[], b"", &[]);
}

#[test]
fn an_empty_line_is_not_a_record_but_counts_as_a_line() {
    records(&[], b"\n\na\n\nb\n\n", &[(3, "a"), (5, "b")]);
    records(&[], b"\r\na\n", &[(2, "a")]);
    records(&["-0"], b"\0\0a\0\0b", &[(3, "a"), (5, "b")]);
}

#[test]
fn one_carriage_return_before_a_line_feed_is_not_part_of_a_record() {
    records(&[], b"a\r\nb\r\n", &[(1, "a"), (2, "b")]);
    records(&[], b"a\r\r\n", &[(1, "a\r")]);
    records(&[], b"a\rb\n", &[(1, "a\rb")]);
    records(&[], b"a\nb\r", &[(1, "a"), (2, "b\r")]);
    records(&["-0"], b"a\r\0b\r\n\0", &[(1, "a\r"), (2, "b\r\n")]);
}

#[test]
fn a_byte_order_mark_counts_only_at_the_start_of_a_file() {
    records(&[], "\u{FEFF}a\n\u{FEFF}b\n".as_bytes(), &[(1, "a"), (2, "\u{FEFF}b")]);
    records(&[], "\u{FEFF}\u{FEFF}a".as_bytes(), &[(1, "\u{FEFF}a")]);
    records(&[], "\u{FEFF}\r\na".as_bytes(), &[(2, "a")]);
    records(&[], "\u{FEFF}".as_bytes(), &[]);
    records(&[], "\n\u{FEFF}a".as_bytes(), &[(2, "\u{FEFF}a")]);
    records(&["-0"], "\u{FEFF}a\0b".as_bytes(), &[(1, "a"), (2, "b")]);
    records(&[], b"\xEF\xBB\na", &[(1, "\u{FFFD}"), (2, "a")]);
}

#[test]
fn no_other_white_space_is_removed() {
    records(&[], b" a \t\n \n", &[(1, " a \t"), (2, " ")]);
    records(&[], b"\x0Ba\x0C\n", &[(1, "\x0Ba\x0C")]);
}

#[test]
fn nul_separates_only_when_asked() {
    records(&["-0"], b"a\0b\nc\0d", &[(1, "a"), (2, "b\nc"), (3, "d")]);
    records(&["--null"], b"a\0", &[(1, "a")]);
    for options in [&[][..], &["--fix"], &["--diff"], &["--find"], &["--column=1"]] {
        let ran = run(&[&["check"], options].concat(), b"a/b\0c/d\0");
        let err = "hdl: <stdin>: this file is binary: line 1 has NUL in it; if NUL ends each identifier, use -0\n";
        assert!(ran.err.starts_with(err), "{options:?}: {}", ran.err);
        assert_eq!((&*ran.out, ran.status), ("", Some(2)), "{options:?}");
    }
    // Only the beginning shows whether a file is binary; elsewhere, NUL is a character of the text.
    let ran = run(&CHECK, &[&b"1\n".repeat(10_000)[..], b"a\0b\n"].concat());
    assert_eq!(ran.problems()[0]["input"], "a\0b");
}

/// With -0, a list of lines is one long identifier, and a note says so.
#[test]
fn a_list_of_lines_is_not_separated_by_nul() {
    let hint = "hdl: <stdin>: it has several lines, but with -0 all of it is one identifier; \
        without -0, each line is one\n";
    for (input, expected) in [
        (&b"10.1/a\n10.1/b\n"[..], true),
        (b"10.1/a\n10.1/b\n\0", true),
        (b"10.1/a\n10.1/b\0\0 10.1/c\0", false),
        (b"10.1\0", false),
    ] {
        let ran = run(&["check", "-0"], input);
        assert_eq!(ran.err.contains(hint), expected, "{}: {}", input.escape_ascii(), ran.err);
    }
}

/// Asserts the column and the span of the one problem of a handle.
#[track_caller]
fn place(input: &[u8], column: u64, byte: [u64; 2]) {
    let ran = run(&["check", "--as", "hdl_uri::handle", "--format", "json"], input);
    let problems = ran.problems();
    let shown = input.escape_ascii().to_string();
    assert_eq!(problems.len(), 1, "{shown}");
    assert_eq!(problems[0]["column"], column, "column of {shown}");
    assert_eq!(problems[0]["byte"], serde_json::json!(byte), "span of {shown}");
}

#[test]
fn a_column_is_a_character_or_an_ill_formed_maximal_subpart() {
    place(b"10.1000", 8, [7, 7]);
    place("日本@/1".as_bytes(), 3, [6, 7]);
    place("e\u{301}@/1".as_bytes(), 3, [3, 4]);
    place("😀@/1".as_bytes(), 2, [4, 5]);
    place(b"\xFF\xFD@/1", 3, [2, 3]);
    place(b"\xE6\x97@/1", 2, [2, 3]);
    place(b"\xE6\x97\xE6\x97\xA5@/1", 3, [5, 6]);
    place(b"\xED\xA0\x80@/1", 4, [3, 4]);
}

#[test]
fn a_column_starts_after_the_byte_order_mark() {
    place("\u{FEFF}a@/1".as_bytes(), 2, [1, 2]);
}

const AFTER_QUOTE: &str =
    "a delimiter must follow the closing quote; if no cell of the file is quoted, add --no-quotes";

/// A row that cannot be read is one error, however many of its texts are checked. None of them counts as valid, unless
/// that error is ignored.
#[test]
fn a_row_that_cannot_be_read_is_one_error() {
    let table: [(&[&str], &str, [u64; 3]); 7] = [
        (&["--column=doi"], "id,doi\n1,10.1/a,b\n2,10.1/c\n", [2, 1, 1]),
        (&["--column=id", "--column=doi"], "id,doi\n1/1,10.1/a,b\n", [2, 0, 1]),
        (&["--column=1"], "10.1/a,\"b\n", [1, 0, 1]),
        (&["--column=2"], "10.1/a\n1,10.1/b\n", [2, 1, 1]),
        (&["--column=id"], "id,doi,title\n1/1,10.1/a\n2/2,10.1/b,c,d\n3/3,10.1/c,\n", [3, 1, 2]),
        (&["--field=/a"], "{\"a\":\"10.1/a\"}b\n{\"a\":\"10.1/a\"}\n", [2, 1, 1]),
        (&["--column=doi", "--ignore=unreadable-row"], "id,doi\n1,10.1/a,b\n", [1, 1, 0]),
    ];
    for (place, input, expected) in table {
        for fix in [&[][..], &["--diff"]] {
            let ran = run(&[&["check", "--format=json"], place, fix].concat(), input.as_bytes());
            let said = [ran.out, ran.err].concat();
            let end = said.lines().find(|line| line.contains("\"end\"")).unwrap();
            let end: serde_json::Value = serde_json::from_str(end).unwrap();
            let counts = ["checked", "valid", "errors"].map(|key| end[key].as_u64().unwrap());
            assert_eq!(counts, expected, "{place:?} {fix:?} {input}");
        }
    }
}

/// A row that cannot be read is a record with a problem in every format, and the rows after it are still checked.
#[test]
fn a_row_that_cannot_be_read_is_a_problem_with_a_place() {
    let table: [(&[&str], &str, &str, u64, u64); 5] = [
        (&["--column", "2"], "a,10.1/a\nb\n", "this row has only one column", 2, 1),
        (&["--column", "1"], "\"a\"b\n", AFTER_QUOTE, 1, 4),
        (&["--field", "/a"], "{\"a\": 1}\n", "the field is not a string", 1, 7),
        (
            &["--field", "/a"],
            "{\"a\": [\"10.1000/1\"]}\n",
            "the field is an array, not a string: `/a/*` reads its elements",
            1,
            7,
        ),
        (&["--field", "/a"], "{\"a\": \"10.1/a\"}\n{\"a\"}\n", "`:` is missing here", 2, 5),
    ];
    for (place, input, message, line, column) in table {
        let ran = run(&[&["check", "--format", "json"], place].concat(), input.as_bytes());
        let problems = ran.problems();
        assert_eq!(problems.len(), 1, "{input}");
        let problem = &problems[0];
        assert_eq!(problem["code"], "unreadable-row");
        assert_eq!(problem["message"], message);
        assert_eq!((&problem["line"], &problem["column"]), (&line.into(), &column.into()));
        assert_eq!((&problem["input"], &problem["record"]), (&"".into(), &(line - 1).into()));
        // A card breaks a long message into lines.
        let (start, _) = message.split_once("; ").unwrap_or((message, ""));
        for format in ["human", "concise", "sarif", "github"] {
            let ran = run(&[&["check", "--format", format], place].concat(), input.as_bytes());
            assert!(ran.out.contains(start) && ran.status == Some(1), "{ran:?}");
        }
    }
}

#[test]
fn the_maximum_holds_for_the_whole_file() {
    let plain = "10.1000/182\n".repeat(100_000);
    let list = format!("10.1000\n{plain}10.1000\n10.1000\n10.1000\n");
    let ran = run(&["check", "--max", "2"], list.as_bytes());
    assert_eq!(ran.out.lines().count(), 2, "{}", ran.out);
    let expected =
        "hdl: stopped after 2 problems\nhdl: 100002 checked, 100000 valid, 2 errors, 0 warnings\n";
    assert_eq!(ran.err, expected);
}

/// In a long list, a table tells the lines without a problem from the others. This changes neither what is reported nor
/// where.
#[test]
fn a_long_list_has_the_same_problems_as_its_lines_by_themselves() {
    let (mut list, mut expected) = (Vec::new(), Vec::new());
    let (mut line, mut record) = (0, 0);
    while list.len() < 6 << 20 {
        let text = match line % 1000 {
            7 => "10.1000/1 82",
            500 => "",
            501 => "hdl:10.1000/1<2",
            _ if line % 3 == 0 => "https://doi.org/10.1016/S0140-6736(05)67489-2\r",
            _ => "10.1000/182",
        };
        list.extend_from_slice(text.as_bytes());
        list.push(b'\n');
        line += 1;
        if text.contains([' ', '<']) {
            expected.push((line, record, text.to_owned()));
        }
        record += u64::from(!text.is_empty());
    }
    let ran = run(&["check", "--format", "json"], &list);
    let found: Vec<_> = ran
        .problems()
        .iter()
        .map(|problem| {
            let number = |key: &str| problem[key].as_u64().unwrap();
            (number("line"), number("record"), problem["input"].as_str().unwrap().to_owned())
        })
        .collect();
    assert_eq!(found.len(), expected.len(), "problems");
    let differs = found.iter().zip(&expected).find(|(found, expected)| found != expected);
    assert_eq!(differs, None, "the first that differs, as reported and as expected");
    let end = ran.json().pop().unwrap();
    let valid = record - expected.len() as u64 / 2;
    assert_eq!((&end["checked"], &end["valid"]), (&record.into(), &valid.into()), "{end}");
}
