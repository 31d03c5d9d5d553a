//! Very long records are read in constant memory.

#[cfg(target_os = "linux")]
use std::io::{Read, Write};
#[cfg(target_os = "linux")]
use std::process::ChildStdin;
#[cfg(target_os = "linux")]
use std::thread;

use serde_json::json;

use crate::run::{Ran, run, start};
#[cfg(target_os = "linux")]
use crate::run::{limited, memory};

const MIB: usize = 1 << 20;

/// A valid handle of `length` octets.
fn handle(length: usize) -> Vec<u8> {
    let mut handle = b"10.1000/".to_vec();
    handle.resize(length, b'a');
    handle
}

#[track_caller]
fn check(input: &[u8]) -> Ran {
    run(&["check", "--as", "hdl_uri::handle"], input)
}

#[test]
fn a_mebibyte_is_read() {
    let mark = "\u{FEFF}".as_bytes();
    for (before, after) in [(&b""[..], &b""[..]), (b"", b"\n"), (b"", b"\r\n"), (mark, b"\r\n")] {
        let ran = check(&[before, &handle(MIB), after].concat());
        assert_eq!(ran.err, "hdl: 1 checked, 1 valid, 0 errors, 0 warnings\n", "{after:?}");
    }
}

#[test]
fn one_octet_more_is_one_problem_and_the_work_goes_on() {
    for end in ["\n", "\r\n"] {
        let end = end.as_bytes();
        let ran = check(&[b"a/b", end, &handle(MIB + 1), end, end, b"10.1000", end].concat());
        let expected = "<stdin>:2:1: error [too-long] the text is too long to be read\n\
            <stdin>:4:8: error [missing-slash] `10.1000` is only the prefix of an identifier, and nothing follows it\n";
        assert_eq!(ran.out, expected, "lines end with {}", end.escape_ascii());
        assert!(
            ran.err.starts_with("hdl: 3 checked, 1 valid, 2 errors, 0 warnings\n"),
            "{}",
            ran.err
        );
        assert_eq!(ran.status, Some(1));
    }
}

#[test]
fn a_record_that_is_too_long_is_reported_without_its_text() {
    let ran = run(&["check", "--as=hdl_uri::handle", "--format=json"], &handle(2 * MIB));
    let problem = &ran.problems()[0];
    assert_eq!(problem["code"], "too-long");
    assert_eq!(problem["input"], "");
    assert_eq!(problem["byte"], json!([0, 0]));
    assert_eq!(problem["help"], "check the line ends: a record has at most 1048576 bytes");
}

/// Runs `hdl` on the input that `write` writes; returns its output, and its peak of memory in KiB.
#[cfg(target_os = "linux")]
#[track_caller]
fn peak(arguments: &[&str], write: impl FnOnce(&mut ChildStdin), after: &[u8]) -> (Ran, usize) {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = child.stdout.take().unwrap();
    let reader = thread::spawn(move || {
        let mut out = String::new();
        stdout.read_to_string(&mut out).unwrap();
        out
    });
    write(&mut stdin);
    // A pipe holds far less than `after`, so once all of it is written, the command has read everything before it.
    stdin.write_all(after).unwrap();
    let kibibytes = memory(&child);
    drop(stdin);
    let ran = Ran { out: reader.join().unwrap(), ..Ran::of(child) };
    (ran, kibibytes)
}

#[cfg(target_os = "linux")]
fn a_hundred_mebibytes(stdin: &mut ChildStdin) {
    let part = vec![b'a'; MIB];
    for _ in 0..100 {
        stdin.write_all(&part).unwrap();
    }
}

/// Checks a hundred mebibytes between these texts, and asserts that little memory is enough.
#[cfg(target_os = "linux")]
#[track_caller]
fn check_around(options: &[&str], before: &str, after: &str) -> Ran {
    let write = |stdin: &mut ChildStdin| {
        stdin.write_all(before.as_bytes()).unwrap();
        a_hundred_mebibytes(stdin);
        stdin.write_all(after.as_bytes()).unwrap();
    };
    let (ran, peak) = peak(&[&["check"], options].concat(), write, &b"\n".repeat(MIB / 2));
    assert!(peak < 32 << 10, "{peak} KiB at the most, {options:?}");
    ran
}

#[cfg(target_os = "linux")]
#[test]
fn a_hundred_mebibytes_need_no_more_memory_than_one() {
    let write = |stdin: &mut ChildStdin| {
        stdin.write_all(b"a/b\n").unwrap();
        a_hundred_mebibytes(stdin);
        stdin.write_all(b"\n10.1000\n").unwrap();
    };
    let (ran, peak) = peak(&["check", "--as", "hdl_uri::handle"], write, &b"a/b\n".repeat(MIB / 2));
    assert!(peak < 32 << 10, "{peak} KiB at the most");
    let expected = "<stdin>:2:1: error [too-long] the text is too long to be read\n\
        <stdin>:3:8: error [missing-slash] `10.1000` is only the prefix of an identifier, and nothing follows it\n";
    assert_eq!(ran.out, expected);
    let expected =
        format!("hdl: {} checked, {} valid, 2 errors, 0 warnings\n", 3 + MIB / 2, 1 + MIB / 2);
    assert!(ran.err.starts_with(&expected), "{}", ran.err);
}

#[cfg(target_os = "linux")]
#[test]
fn long_cells_fields_and_words_need_no_more_memory() {
    let table: [(&[&str], &str, &str, &str); 3] = [
        (&["--column=2"], "1,\"", "\"\n2,10.1000\n", "<stdin>:1:4,<stdin>:2:10"),
        (&["--field=/a"], "{\"a\": \"", "\"}\n{\"a\": \"10.1000\"}\n", "<stdin>:1:8,<stdin>:2:15"),
        (&["--find"], "x hdl:1/", " hdl:10.1000 ", "<stdin>:1:3,<stdin>:1:104857621"),
    ];
    for (options, before, after, places) in table {
        let ran = check_around(options, before, after);
        let found: Vec<_> = ran.out.lines().map(|line| line.split(": ").next().unwrap()).collect();
        assert_eq!(found.join(","), places, "{}", ran.err);
    }
}

/// Each short record gives a long line of JSON, with more than a hundred octets for each octet of input.
#[cfg(target_os = "linux")]
#[test]
fn the_output_is_not_gathered_in_memory() {
    let arguments = ["check", "--format=json", "--as=rfc5234::DIGIT", "--threads=4"];
    let write = |stdin: &mut ChildStdin| stdin.write_all(&b"a\n".repeat(MIB / 8)).unwrap();
    // This input has more blocks than the threads work on at a time.
    let (ran, peak) = peak(&arguments, write, &b"\n".repeat(4 * MIB));
    assert!(peak < 32 << 10, "{peak} KiB at the most");
    assert!(ran.out.len() > 48 << 20, "{} octets", ran.out.len());
}

/// Only the identifier has a limit, not its row.
#[cfg(target_os = "linux")]
#[test]
fn an_identifier_next_to_a_hundred_mebibytes_is_checked() {
    let table: [(&[&str], &str, &str, &str); 6] = [
        (&["--column=2"], "", ",10.1000\n", "<stdin>:1:104857609"),
        (&["--column=2"], "\"", "\",\"10.1000\"\n", "<stdin>:1:104857612"),
        (&["--column=1"], "10.1000,", "\n", "<stdin>:1:8"),
        (&["--field=/b"], "{\"a\": \"", "\", \"b\": \"10.1000\"}\n", "<stdin>:1:104857624"),
        (&["--field=/b"], "{\"b\": \"10.1000\", \"a\": \"", "\"}\n", "<stdin>:1:15"),
        (&["--field=/b"], "{\"a\": {\"", "\": 1}}\n{\"b\": \"10.1000\"}\n", "<stdin>:2:15"),
    ];
    for (options, before, after, place) in table {
        let ran = check_around(options, before, after);
        assert!(ran.out.starts_with(&format!("{place}: error [missing-slash]")), "{ran:?}");
        assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
        assert_eq!(ran.status, Some(1), "{}", ran.err);
    }
}

/// A quote that is never closed makes only its row unreadable, and takes the memory of one identifier.
#[cfg(target_os = "linux")]
#[test]
fn a_stray_quote_hides_no_rows_and_takes_no_memory() {
    let rows = b"7,10.1000/7\n".repeat(MIB / 12);
    let write = |stdin: &mut ChildStdin| {
        stdin.write_all(b"1,10.1000/1\n\"2,10.1000/2\n").unwrap();
        for _ in 0..30 {
            stdin.write_all(&rows).unwrap();
        }
        stdin.write_all(b"8,10.1000\n").unwrap();
    };
    let (ran, peak) = peak(&["check", "--column=2"], write, &b"\n".repeat(MIB / 2));
    assert!(peak < 32 << 10, "{peak} KiB at the most");
    let rows = 30 * (MIB / 12);
    let place = format!(
        "<stdin>:{}:10: error [missing-slash] `10.1000` is only the prefix of an identifier, and nothing follows it",
        rows + 3
    );
    let quote = "<stdin>:2:1: error [unreadable-row] this quote is not closed; if no cell of the file is quoted, add --no-quotes";
    assert_eq!(ran.out.lines().collect::<Vec<_>>(), [quote, &place]);
    let (checked, valid) = (rows + 3, rows + 1);
    let err = format!("hdl: {checked} checked, {valid} valid, 2 errors, 0 warnings\n");
    assert!(ran.err.starts_with(&err) && ran.status == Some(1), "{}", ran.err);
}

/// A fixed file is read a second time to report its problems, and is not kept in memory for that.
#[cfg(target_os = "linux")]
#[test]
fn a_fix_needs_no_more_memory_for_a_longer_file() {
    let list = crate::run::folder("fix-memory").join("list");
    let mut octets = vec![b'a'; 100 * MIB];
    octets.extend_from_slice(b"\ndoi:10.1000/1\n");
    std::fs::write(&list, octets).unwrap();
    let ran = limited().args(["check", "--fix", "--as=doi"]).arg(&list).output().unwrap();
    let err = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(err.ends_with("1 error, 0 warnings\nhdl: 1 record fixed\n"), "{err}");
    assert!(std::fs::read(&list).unwrap().ends_with(b"a\n10.1000/1\n"));
}
