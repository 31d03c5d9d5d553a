//! Diffs of small lists, and of lines and hunks that are too long to be kept.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

use super::{Diff, MOST, quoted};
use crate::copying::sink::Sink;

/// The diff of a list whose lines `bad` become `good`.
fn diff(list: &[u8]) -> String {
    let mut output = Vec::new();
    let mut diff = Diff::new(&mut output, "list");
    for line in list.split_inclusive(|&octet| octet == b'\n') {
        match line.strip_prefix(b"bad") {
            Some(rest) => {
                diff.replace(b"bad", b"good").unwrap();
                diff.keep(rest).unwrap();
            }
            None => line.chunks(1 << 16).for_each(|part| diff.keep(part).unwrap()),
        }
    }
    diff.end().unwrap();
    String::from_utf8(output).unwrap()
}

/// The length of the longest line that is shown without a change.
fn most() -> usize {
    usize::try_from(MOST).unwrap()
}

/// The first line of each hunk.
fn hunks(diff: &str) -> Vec<&str> {
    diff.lines().filter(|line| line.starts_with("@@")).collect()
}

#[test]
fn a_list_without_changes_has_no_diff() {
    assert_eq!(diff(b""), "");
    assert_eq!(diff(b"a\nb"), "");
}

#[test]
fn a_change_has_three_lines_on_either_side() {
    let expected = "--- list\n+++ list\n@@ -2,7 +2,7 @@\n b\n c\n d\n-bad\n+good\n e\n f\n g\n";
    assert_eq!(diff(b"a\nb\nc\nd\nbad\ne\nf\ng\nh\n"), expected);
    assert_eq!(
        diff(b"bad"),
        "--- list\n+++ list\n@@ -1,1 +1,1 @@\n-bad\n\\ No newline at end of file\n+good\n\\ No newline at end of file\n"
    );
    assert_eq!(
        diff(b"bad\r\na"),
        "--- list\n+++ list\n@@ -1,2 +1,2 @@\n-bad\r\n+good\r\n a\n\\ No newline at end of file\n"
    );
}

#[test]
fn changes_that_are_near_share_a_hunk() {
    let lines = |between: usize| ["bad\n", &"a\n".repeat(between), "bad\n"].concat();
    assert_eq!(hunks(&diff(lines(5).as_bytes())), ["@@ -1,7 +1,7 @@"]);
    assert_eq!(hunks(&diff(lines(6).as_bytes())), ["@@ -1,4 +1,4 @@", "@@ -5,4 +5,4 @@"]);
    let expected = "@@ -1,3 +1,3 @@\n-bad\n-bad\n+good\n+good\n a\n";
    assert!(diff(b"bad\nbad\na\n").ends_with(expected));
}

#[test]
fn a_line_that_is_too_long_is_not_shown_as_context() {
    let long = "x".repeat(most() + 1);
    let list = format!("a\nb\nbad\nc\n{long}\nd\nbad\n");
    let diff = diff(list.as_bytes());
    assert_eq!(hunks(&diff), ["@@ -2,3 +2,3 @@", "@@ -6,2 +6,2 @@"]);
    assert!(diff.len() < 200, "{}", diff.len());
}

/// The changes of a line are at its start, in its middle and at its end, and all of it is shown.
#[test]
fn a_change_in_a_long_line_is_shown_however_long_the_line_is() {
    let long = vec![b'x'; most() + 1];
    let mut output = Vec::new();
    let mut diff = Diff::new(&mut output, "list");
    diff.keep(b"a\n").unwrap();
    for _ in 0..2 {
        diff.replace(b"bad", b"good").unwrap();
        diff.keep(&long).unwrap();
    }
    diff.replace(b"bad", b"").unwrap();
    diff.keep(b"\na\n").unwrap();
    diff.end().unwrap();
    let long = String::from_utf8(long).unwrap();
    let expected = format!(
        "--- list\n+++ list\n@@ -2,1 +2,1 @@\n-bad{long}bad{long}bad\n+good{long}good{long}\n"
    );
    assert!(output == expected.as_bytes(), "{}", output.len());
}

/// A cell of a table may be several lines, more or fewer of them after the change than before.
#[test]
fn a_change_with_line_ends_counts_its_lines() {
    let mut output = Vec::new();
    let mut diff = Diff::new(&mut output, "list");
    for (old, new) in [("b\nc\nd", "bcd"), ("e", "e\nf"), ("g\n", "")] {
        diff.keep(b"a,\"").unwrap();
        diff.replace(old.as_bytes(), new.as_bytes()).unwrap();
        diff.keep(&[&b"\"\n"[..], &b"k\n".repeat(7)].concat()).unwrap();
    }
    diff.end().unwrap();
    let diff = String::from_utf8(output).unwrap();
    let expected = ["@@ -1,6 +1,4 @@", "@@ -8,7 +6,8 @@", "@@ -16,8 +15,7 @@"];
    assert_eq!(hunks(&diff), expected, "{diff}");
    assert!(diff.contains("\n-a,\"b\n-c\n-d\"\n+a,\"bcd\"\n k\n"), "{diff}");
}

#[test]
fn the_longest_line_is_shown_as_context() {
    let list = format!("a\n{}\nbad\n", "x".repeat(most() - 1));
    assert_eq!(hunks(&diff(list.as_bytes())), ["@@ -1,3 +1,3 @@"]);
}

#[test]
fn a_hunk_that_is_too_long_is_divided_without_context() {
    let lines = 2 * most() / "bad\ngood\n".len();
    let diff = diff(["a\n", &"bad\n".repeat(lines), "a\n"].concat().as_bytes());
    let hunks = hunks(&diff);
    assert_eq!(hunks.len(), 2, "{hunks:?}");
    assert!(hunks[0].starts_with("@@ -2,"), "{hunks:?}");
    assert_eq!(diff.matches("\n-bad").count(), lines);
}

#[test]
fn a_name_is_escaped_to_one_word_on_one_line() {
    assert_eq!(quoted("a.txt"), "a.txt");
    assert_eq!(quoted("a b.txt"), "a b.txt\t");
    assert_eq!(quoted("日.txt"), "日.txt");
    assert_eq!(quoted("a\n\"\\\u{1B}\u{202E}日"), "\"a\\012\\\"\\\\\\033\\342\\200\\256日\"");
}
