//! The output does not depend on the number of threads. It has the order of the input, and does not wait for more
//! input.

use std::io::{BufRead, BufReader, Write};

use crate::run::{Ran, run, start};

/// Several blocks of records, some of which are much more work than others.
fn list() -> Vec<u8> {
    let record = |number: u32| match (number / 5_000 % 3, number % 100) {
        (0, _) => format!("hdl:10.1000/{number} <>\n"),
        (_, 0) => format!("10.1000{number}\n"),
        _ => format!("10.1000/{number}.abcdefghijklmnopqrstuvwxyz\n"),
    };
    (0..60_000).flat_map(|number| record(number).into_bytes()).collect()
}

#[test]
fn the_order_of_the_output_is_the_order_of_the_input() {
    let list = list();
    for options in [&["--format", "json"][..], &["--statistics"], &["--max", "2000"]] {
        let with = |threads| {
            let Ran { status, out, err } =
                run(&[&["check", "--threads", threads], options].concat(), &list);
            (status, out, err)
        };
        let one = with("1");
        for threads in ["2", "7"] {
            // `assert_eq` would print megabytes.
            assert!(with(threads) == one, "{threads} threads, {options:?}");
        }
    }
}

#[test]
fn a_problem_is_reported_before_more_is_read() {
    let mut child = start(&["check", "--as=hdl_uri::handle", "--threads=3"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for line in 1..=3 {
        stdin.write_all(b"10.1000\n").unwrap();
        let mut told = String::new();
        stdout.read_line(&mut told).unwrap();
        let expected = format!(
            "<stdin>:{line}:8: error [missing-slash] `10.1000` is only the prefix of an identifier, and nothing follows it\n"
        );
        assert_eq!(told, expected);
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn a_run_that_has_shown_enough_does_not_wait_for_input() {
    let mut child = start(&["check", "--as=hdl_uri::handle", "--threads=3", "--max=1"]);
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"10.1000\n").unwrap();
    // The input stays open.
    let ran = Ran::of(child);
    assert_eq!(
        ran.out,
        "<stdin>:1:8: error [missing-slash] `10.1000` is only the prefix of an identifier, and nothing follows it\n"
    );
    let summary = "hdl: stopped after 1 problem\nhdl: 1 checked, 0 valid, 1 error, 0 warnings\n";
    assert_eq!((ran.err.as_str(), ran.status), (summary, Some(1)));
    drop(stdin);
}

#[test]
fn a_run_whose_output_is_closed_does_not_wait_either() {
    let mut child = start(&["check", "--as=hdl_uri::handle", "--threads=3"]);
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"10.1000\n").unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1));
    drop(stdin);
}
