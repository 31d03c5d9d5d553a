//! Directories, and names of files in files.

use std::fs;

use crate::files::folder;
use crate::run::{hdl, run};

/// The files with problems, in order.
fn told(folder: &std::path::Path, arguments: &[&str], input: &[u8]) -> (Vec<String>, Option<i32>) {
    use std::io::Write;
    use std::process::Stdio;

    let mut command = hdl();
    command.arg("check").args(arguments).current_dir(folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let ran = crate::run::Ran::of(child);
    let lines = ran.out.lines().chain(ran.err.lines().filter(|line| line.contains("there is no")));
    let names = lines.map(|line| line.trim_start_matches("hdl: ").split(':').next().unwrap());
    (names.map(ToOwned::to_owned).collect(), ran.status)
}

#[test]
fn a_directory_is_read_in_the_order_of_its_names() {
    let folder = folder("walk");
    for name in ["b.txt", "a.csv", "c/d.txt", "c/a.txt", ".hidden", "skipped.txt", ".ignore"] {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let text = if name == ".ignore" { "skipped.*\n" } else { "10.1000\n" };
        fs::write(path, text).unwrap();
    }
    let table: [(&[&str], &[u8], &[&str]); 9] = [
        (&["."], b"", &["./a.csv", "./b.txt", "./c/a.txt", "./c/d.txt"]),
        (&["c", "b.txt"], b"", &["c/a.txt", "c/d.txt", "b.txt"]),
        (&[".", "--glob", "*.txt"], b"", &["./b.txt", "./c/a.txt", "./c/d.txt", "./skipped.txt"]),
        (&[".", "--glob", "!c"], b"", &["./a.csv", "./b.txt"]),
        (&["--no-ignore", "c", "skipped.txt"], b"", &["c/a.txt", "c/d.txt", "skipped.txt"]),
        (&["--hidden", "--glob", ".h*", "."], b"", &["./.hidden"]),
        (&["--files-from", "-"], b"b.txt\r\n\nc\n", &["b.txt", "c/a.txt", "c/d.txt"]),
        (&["a.csv", "--files-from", "-"], b"b.txt\0c/d.txt", &["a.csv", "b.txt", "c/d.txt"]),
        (&["skipped.txt"], b"", &["skipped.txt"]),
    ];
    for (arguments, input, expected) in table {
        let (names, status) = told(&folder, arguments, input);
        assert_eq!(
            (&*names, status),
            (&*expected.iter().map(ToString::to_string).collect::<Vec<_>>(), Some(1)),
            "{arguments:?}"
        );
    }
    let (names, status) = told(&folder, &["--files-from", "-"], b"none\nb.txt\n");
    assert_eq!((&*names, status), (&["b.txt".to_owned(), "none".to_owned()][..], Some(2)));
    let (names, status) = told(&folder, &["--files-from", "none"], b"");
    assert_eq!((&*names, status), (&["none".to_owned()][..], Some(2)));
}

#[test]
fn a_wrong_pattern_is_an_error() {
    let ran = run(&["check", "--glob", "[", "."], b"");
    assert_eq!(ran.status, Some(2));
    assert!(ran.err.contains("--glob"), "{}", ran.err);
}
