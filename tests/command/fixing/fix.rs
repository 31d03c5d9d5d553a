//! `--fix` and `--diff` apply safe fixes, and keep every other octet.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use crate::run::{Ran, folder, path, run};

/// A list in a folder of its own.
pub(crate) fn list(test: &str, octets: &[u8]) -> PathBuf {
    let list = folder(&format!("fix-{test}")).join("list");
    fs::write(&list, octets).unwrap();
    list
}

pub(crate) fn fix(list: &Path) -> Ran {
    run(&["check".as_ref(), "--fix".as_ref(), list.as_os_str()], b"")
}

/// The names in the folder of a list.
pub(crate) fn names(list: &Path) -> Vec<String> {
    let entries = fs::read_dir(list.parent().unwrap()).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// Asserts the fixed list from the standard input, in a file, and, unless NUL ends the records, by applying the diff.
#[track_caller]
fn fixed(options: &[&str], input: &[u8], expected: &[u8]) {
    let shown = input.escape_ascii().to_string();
    let ran = run(&[&["check", "--fix"], options].concat(), input);
    assert_eq!(ran.out.as_bytes(), expected, "{shown}");

    // Each test has a thread, and so a file, of its own.
    let file = list(thread::current().name().unwrap_or("fixed"), input);
    let arguments = [&["check", "--fix"], options, &[file.to_str().unwrap()]].concat();
    let rewritten = run(&arguments, b"");
    assert_eq!(rewritten.status, ran.status, "{shown}: {}", rewritten.err);
    assert_eq!(fs::read(&file).unwrap(), expected, "{shown}");

    if !options.contains(&"-0") {
        let diff = run(&[&["check", "--diff"], options].concat(), input).out;
        assert_eq!(patched(input, diff.as_bytes()), expected, "{shown}: {diff}");
    }
}

/// The list after a diff, as `patch` applies it. The function panics if a line to keep or to replace is not there.
fn patched(list: &[u8], diff: &[u8]) -> Vec<u8> {
    let mut old = list.split_inclusive(|&octet| octet == b'\n');
    let (mut new, mut line) = (Vec::new(), 1);
    let mut lines = diff.split_inclusive(|&octet| octet == b'\n').skip(2).peekable();
    while let Some(row) = lines.next() {
        if let Some(head) = row.strip_prefix(b"@@ -") {
            let head = std::str::from_utf8(head).unwrap();
            let first: usize = head.split_once(',').unwrap().0.parse().unwrap();
            new.extend(old.by_ref().take(first - line).flatten());
            line = first;
            continue;
        }
        let (mark, mut row) = row.split_first().unwrap();
        if lines.next_if_eq(&&b"\\ No newline at end of file\n"[..]).is_some() {
            row = &row[..row.len() - 1];
        }
        if *mark != b'+' {
            assert_eq!(old.next(), Some(row), "line {line}");
            line += 1;
        }
        if *mark != b'-' {
            new.extend(row);
        }
    }
    new.extend(old.flatten());
    new
}

#[test]
fn every_octet_stays_except_in_fixes() {
    fixed(&[], b"", b"");
    fixed(&[], b"doi:10.1/a", b"10.1/a");
    fixed(&[], b"doi:10.1/a\n", b"10.1/a\n");
    fixed(&[], b"\n\r\ndoi:10.1/a\r\n\r\n\n", b"\n\r\n10.1/a\r\n\r\n\n");
    fixed(&[], b"10.1/a\r\ndoi:10.1/a\n10.1/a\r", b"10.1/a\r\n10.1/a\n10.1/a\r");
    fixed(&[], "\u{FEFF}doi:10.1/a\n\u{FEFF}".as_bytes(), "\u{FEFF}10.1/a\n\u{FEFF}".as_bytes());
    fixed(&[], "hdl:10.1/日\n".as_bytes(), b"hdl:10.1/%E6%97%A5\n");
    fixed(&["-0"], b"doi:10.1/a\0\0doi:10.1/b", b"10.1/a\0\x0010.1/b");
    let more = [&b"a\n".repeat(9)[..], b"doi:10.1/a\n", &b"b\n".repeat(9), b"doi:10.1/b"].concat();
    let expected = [&b"a\n".repeat(9)[..], b"10.1/a\n", &b"b\n".repeat(9), b"10.1/b"].concat();
    fixed(&[], &more, &expected);
}

#[test]
fn octets_that_are_not_utf8_stay() {
    let file = list("octets", b"\xFF\xFD\ndoi:10.1/a\n\x80");
    assert_eq!(fix(&file).status, Some(1));
    assert_eq!(fs::read(&file).unwrap(), b"\xFF\xFD\n10.1/a\n\x80");
}

#[test]
fn an_identifier_that_would_still_be_wrong_stays() {
    fixed(&[], b"hdl:10.1/<%4\nINFO:hdl/10.1\n", b"hdl:10.1/<%4\nINFO:hdl/10.1\n");
    fixed(&[], b"hdl:10.1/a b", b"hdl:10.1/a b");
}

#[test]
fn an_identifier_that_would_be_too_long_stays() {
    let long = [b"hdl:10.1/".to_vec(), b"<".repeat(1 << 19)].concat();
    fixed(&["--as", "hdl-resolver"], &long, &long);
    let longer = [b"doi:10.1/".to_vec(), b"a".repeat(1 << 22)].concat();
    let list = [&longer[..], b"\ndoi:10.1/a\n", &longer].concat();
    fixed(&[], &list, &[&longer[..], b"\n10.1/a\n", &longer].concat());
}

#[test]
fn remaining_problems_are_reported_for_the_fixed_text() {
    let file = list("left", b"info:PII/S0888\nab\n");
    let ran = fix(&file);
    let name = file.display();
    let expected = format!(
        "{name}:1:6: warning [unregistered-namespace] `pii` is not a registered namespace\n\
        {name}:2:3: error [missing-slash] the handle has no `/`\n"
    );
    assert_eq!(ran.out, expected);
    let expected = "hdl: 2 checked, 1 valid, 1 error, 1 warning\nhdl: 1 record fixed\n";
    assert_eq!((ran.status, &*ran.err), (Some(1), expected));
}

#[test]
fn if_the_text_goes_to_the_standard_output_problems_go_to_the_standard_error() {
    let ran = run(&["check", "--fix", "-"], b"ab\ndoi:10.1/a");
    let expected = "<stdin>:1:3: error [missing-slash] the handle has no `/`\n\
        hdl: 2 checked, 1 valid, 1 error, 0 warnings\n\
        hdl: 1 record fixed\n";
    assert_eq!((&*ran.out, &*ran.err), ("ab\n10.1/a", expected));
}

#[test]
fn the_status_tells_about_remaining_errors_or_a_diff() {
    let status = |option: &str, input: &[u8]| run(&["check", option], input).status;
    for (input, fix, diff) in [("10.1/a", 0, 0), ("doi:10.1/a", 0, 1), ("ab", 1, 1)] {
        let input = input.as_bytes();
        assert_eq!((status("--fix", input), status("--diff", input)), (Some(fix), Some(diff)));
    }
    assert_eq!(run(&["check", "--fix", "--strict"], b"info:x/1").status, Some(1));
    assert_eq!(run(&["check", "--fix", "no-such-file"], b"").status, Some(2));
}

#[test]
fn a_file_with_nothing_to_fix_is_not_touched() {
    let file = list("untouched", b"10.1/a\n");
    let before = fs::metadata(&file).unwrap();
    let mut permissions = before.permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).unwrap();
    assert_eq!(fix(&file).status, Some(0));
    let after = fs::metadata(&file).unwrap();
    assert_eq!(after.modified().unwrap(), before.modified().unwrap());
    fs::set_permissions(&file, before.permissions()).unwrap();
}

#[cfg(unix)]
#[test]
fn permissions_stay_and_so_does_a_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let file = list("permissions", b"doi:10.1/a\n");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o4751)).unwrap();
    let link = file.with_file_name("link");
    let _ = fs::remove_file(&link);
    symlink("list", &link).unwrap();
    assert_eq!(fix(&link).status, Some(0));
    assert_eq!(fs::read(&file).unwrap(), b"10.1/a\n");
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o7777, 0o4751);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
}

#[test]
fn problems_beyond_the_eighth_are_counted_after_it() {
    let list = b"info:hdl/10.1/%z%z%z%z%z%z%z%z%z%z\n";
    for mode in [&[][..], &["--fix"], &["--diff"]] {
        let ran = run(&[&["check", "--format", "concise"], mode].concat(), list);
        let told = ran.out + &ran.err;
        let problems = told.lines().filter(|line| line.contains("[bad-percent-escape]"));
        let (with, without): (Vec<_>, Vec<_>) =
            problems.partition(|line| line.ends_with("(and 2 more in this record)"));
        assert_eq!((with.len(), without.len()), (1, 7), "{mode:?}: {told}");
    }
    let problems = run(&["check", "--format", "json"], list).problems();
    let more: Vec<_> = problems.iter().filter_map(|problem| problem.get("more")).collect();
    assert_eq!(more, [2]);
}

#[cfg(unix)]
#[test]
fn another_name_that_keeps_the_old_text_is_reported() {
    let (wrong, right) = (&b"doi:10.1/a\n"[..], &b"10.1/a\n"[..]);
    for (name, octets, linked) in
        [("linked", wrong, true), ("alone", wrong, false), ("right", right, true)]
    {
        let file = list(&format!("names-{name}"), octets);
        let other = file.with_file_name("other");
        if linked {
            fs::hard_link(&file, &other).unwrap();
        }
        let ran = fix(&file);
        let told = ran.err.contains("its other names (hard links) keep the old text");
        assert_eq!(told, name == "linked", "{name}: {}", ran.err);
        assert!(!linked || fs::read(&other).unwrap() == octets, "{name}");
    }
}

#[test]
fn an_archive_is_left_as_it_is() {
    let told = "this file is compressed: decompress it first, and compress the result again";
    for name in ["list.txt.gz", "list.txt.zst"] {
        let archive = fs::read(path(&format!("tests/command/transcripts/data/{name}"))).unwrap();
        let file = list("archive", &archive);
        for option in ["--fix", "--diff"] {
            let ran = run(&["check", option, file.to_str().unwrap()], b"");
            assert_eq!((ran.status, &*ran.out), (Some(2), ""), "{name} {option}");
            assert!(ran.err.contains(told), "{name} {option}: {}", ran.err);
            assert_eq!(fs::read(&file).unwrap(), archive, "{name} {option}");
        }
        // Nothing here is fixed, so the message must not speak of that.
        let ran = run(&["normalize", "--column=1"], &archive);
        assert!(ran.err.contains(told), "{name}: {}", ran.err);
    }
}

#[test]
fn a_quiet_fix_says_nothing() {
    let file = list("quiet", b"doi:10.1/a\n10.1\n");
    let arguments = ["check", "--fix", "-q", file.to_str().unwrap()];
    let ran = run(&arguments, b"");
    assert_eq!((ran.status, &*ran.out, &*ran.err), (Some(1), "", ""));
    assert_eq!(fs::read(&file).unwrap(), b"10.1/a\n10.1\n");
    let ran = run(&["check", "--fix", "-q"], b"doi:10.1/a\n");
    assert_eq!((ran.status, &*ran.out, &*ran.err), (Some(0), "10.1/a\n", ""));
}
