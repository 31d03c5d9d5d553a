//! A record that is too long, in constant memory.

use std::io::Write;

use serde_json::json;

use crate::run::{Ran, run, start};

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
fn an_octet_more_is_one_problem_and_the_work_goes_on() {
    for end in ["\n", "\r\n"] {
        let end = end.as_bytes();
        let ran = check(&[b"a/b", end, &handle(MIB + 1), end, end, b"10.1000", end].concat());
        let expected = "<stdin>:2:1: error [too-long] the text is too long to be read\n\
            <stdin>:4:8: error [missing-slash] the handle has no `/`\n";
        assert_eq!(ran.out, expected);
        assert_eq!(ran.err, "hdl: 3 checked, 1 valid, 2 errors, 0 warnings\n");
        assert_eq!(ran.status, Some(1));
    }
}

#[test]
fn a_record_that_is_too_long_is_told_without_its_text() {
    let ran = run(&["check", "--as=hdl_uri::handle", "--format=json"], &handle(2 * MIB));
    let problem = &ran.problems()[0];
    assert_eq!(problem["code"], "too-long");
    assert_eq!(problem["input"], "");
    assert_eq!(problem["byte"], json!([0, 0]));
    assert_eq!(problem["help"], "a record has at most 1048576 octets");
}

#[cfg(target_os = "linux")]
#[test]
fn a_hundred_mebibytes_need_no_more_memory_than_one() {
    let mut child = start(&["check", "--as", "hdl_uri::handle"]);
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"a/b\n").unwrap();
    let part = vec![b'a'; MIB];
    for _ in 0..100 {
        stdin.write_all(&part).unwrap();
    }
    stdin.write_all(b"\n10.1000\n").unwrap();
    // A pipe holds far less than this: when it is written, all that is before it has been read.
    stdin.write_all(&b"a/b\n".repeat(MIB / 2)).unwrap();

    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap().trim();
    let kibibytes: usize = peak.trim_end_matches(" kB").parse().unwrap();
    assert!(kibibytes < 32 << 10, "{peak} at the most");

    drop(stdin);
    let ran = Ran::of(child);
    let expected = "<stdin>:2:1: error [too-long] the text is too long to be read\n\
        <stdin>:3:8: error [missing-slash] the handle has no `/`\n";
    assert_eq!(ran.out, expected);
    let expected =
        format!("hdl: {} checked, {} valid, 2 errors, 0 warnings\n", 3 + MIB / 2, 1 + MIB / 2);
    assert_eq!(ran.err, expected);
}
