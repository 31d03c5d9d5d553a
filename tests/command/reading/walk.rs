//! Directories that are read, and files with the names of the files to read.

use std::fs;

use crate::run::{folder, run, run_in};

/// The files with problems in the order of the output, then those that are missing; and the exit status.
fn told(folder: &std::path::Path, arguments: &[&str], input: &[u8]) -> (Vec<String>, Option<i32>) {
    let ran = run_in(folder, &[&["check"], arguments].concat(), input);
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
fn gitignore_applies_outside_a_repository_too_but_not_from_above_one() {
    // The build folder may be in a repository.
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    file(".gitignore", "a.txt\n");
    file("lists/a.txt", "10.1000\n");
    file("lists/b.txt", "10.1000\n");
    assert_eq!(told(folder.path(), &["lists"], b"").0, ["lists/b.txt"]);
    fs::create_dir(folder.path().join("lists/.git")).unwrap();
    assert_eq!(told(folder.path(), &["lists"], b"").0, ["lists/a.txt", "lists/b.txt"]);
}

#[test]
fn a_line_that_is_too_long_for_a_name_is_reported_with_its_list() {
    let list = folder("walk-names").join("list");
    fs::write(&list, [&[b'x'; 1 << 17][..], b"\n"].concat()).unwrap();
    let list = list.to_str().unwrap();
    let ran = run(&["check", "--files-from", list], b"");
    let told = format!("hdl: {list}: a line is too long for the name of a file\n");
    assert!(ran.err.starts_with(&told), "{}", ran.err);
    assert_eq!(ran.status, Some(2));
}

#[test]
fn binary_files_of_a_directory_are_skipped_and_counted() {
    let folder = folder("walk-binary");
    fs::write(folder.join("a.txt"), "doi:10.1000/1\n10.1000\n").unwrap();
    fs::write(folder.join("b.png"), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").unwrap();
    fs::write(folder.join("c.zip"), b"PK\x03\x04\x14\0").unwrap();
    let (name, png) = (folder.to_str().unwrap(), folder.join("b.png"));
    for arguments in [&["check"][..], &["check", "--diff"], &["unique"]] {
        let ran = run(&[arguments, &[name]].concat(), b"");
        assert!(ran.err.contains("hdl: 2 binary files skipped\n"), "{arguments:?}: {}", ran.err);
        assert!(!ran.out.contains("b.png") && ran.status == Some(1), "{arguments:?}: {}", ran.out);
    }
    let before = fs::read(&png).unwrap();
    run(&["check", "--fix", name], b"");
    assert_eq!(fs::read(&png).unwrap(), before);
    assert_eq!(fs::read_to_string(folder.join("a.txt")).unwrap(), "10.1000/1\n10.1000\n");
}

#[test]
fn a_binary_file_that_is_named_is_reported_once() {
    let folder = folder("named-binary");
    let (png, list) = (folder.join("b.png"), folder.join("list"));
    let octets = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    fs::write(&png, octets).unwrap();
    fs::write(&list, "10.1000\n").unwrap();
    let (png, list) = (png.to_str().unwrap(), list.to_str().unwrap());
    let told = format!(
        "hdl: {png}: this file is binary: line 3 has NUL in it; if NUL ends each identifier, use -0\n"
    );
    for mode in [&["check"][..], &["check", "--fix"]] {
        let ran = run(&[mode, &[png, list]].concat(), b"");
        assert!(ran.err.starts_with(&told), "{}", ran.err);
        assert_eq!((ran.out.lines().count(), ran.status), (1, Some(2)), "{}", ran.out);
    }
    assert_eq!(fs::read(png).unwrap(), octets);
    let ran = run(&["check", "-0", png], b"");
    assert!(ran.out.contains("b.png:1:1: error [not-utf8]"), "{}", ran.out);
}

#[test]
fn a_utf_16_file_in_a_directory_is_reported_and_not_checked() {
    let folder = folder("walk-utf-16");
    fs::write(folder.join("a.txt"), b"\xFF\xFE1\x000\0.\x001\0/\0a\0\n\0").unwrap();
    for options in [&[][..], &["--column=1"], &["--find"], &["--fix"], &["--xml=//a"]] {
        let ran = run(&[&["check", folder.to_str().unwrap()], options].concat(), b"");
        let told = "a.txt: this text is UTF-16: convert it to UTF-8 first";
        assert!(ran.err.contains(told) && ran.status == Some(2), "{options:?}: {}", ran.err);
        assert_eq!(ran.out, "", "{options:?}");
    }
}

#[test]
fn a_wrong_pattern_is_an_error() {
    let ran = run(&["check", "--glob", "[", "."], b"");
    assert_eq!(ran.status, Some(2));
    assert!(ran.err.contains("--glob"), "{}", ran.err);
}

#[test]
fn a_file_that_should_be_read_by_its_fields_is_pointed_out_once() {
    let folder = folder("walk-fields");
    let contents = [
        ("a.txt", "10.1000\n"),
        ("b.csv", "10.1000/1\n"),
        ("c.ris", "TY  - JOUR\nDO  - 10.1000/1\n"),
        ("d.bib", "@a{b, doi={10.1000/1}}\n"),
    ];
    for (name, content) in contents {
        fs::write(folder.join(name), content).unwrap();
    }
    let hint =
        "./c.ris: every line was read as an identifier; to read its fields, add --field DO\n";
    let table: [(&[&str], bool); 5] = [
        (&[], true),
        (&["--format=json"], true),
        (&["--quiet"], false),
        (&["--find"], false),
        (&["--glob=*.txt"], false),
    ];
    for (options, shows) in table {
        let err = run_in(&folder, &[&["check", "."], options].concat(), b"").err;
        assert_eq!(err.contains(hint), shows, "{options:?}: {err}");
        assert_eq!(err.matches("to read its fields").count(), usize::from(shows), "{err}");
    }
}
