//! `hdl unique` writes each handle once.

use std::fs;

use crate::run::{run, run_in};

const LIST: &str = "10.1000/AbC\nhttps://doi.org/10.1000/abc\nhdl:cnri.test/x\n\nhdl:CNRI.TEST/x\n\
    info:hdl/cnri.test/X\nhdl:10.1000%2Fabc\ninfo:doi/10.1000/ABC\nnot a handle\n10.1000/abc\n";

#[test]
fn a_handle_is_one_in_every_notation_and_case() {
    let ran = run(&["unique"], LIST.as_bytes());
    let expected = "4\t10.1000/AbC\t<stdin>:1:1, <stdin>:2:1, <stdin>:8:1, …\n\
        1\tcnri.test/X\t<stdin>:6:1\n\
        2\tcnri.test/x\t<stdin>:3:1, <stdin>:5:1\n";
    assert_eq!(ran.out, expected);
    assert!(ran.err.ends_with("hdl: 9 texts, 2 without a handle, 3 handles\n"), "{}", ran.err);
    assert_eq!(ran.err.lines().count(), 3, "{}", ran.err);
    assert_eq!(ran.status, Some(1));
}

#[test]
fn handles_with_a_slip_are_counted() {
    let ran = run(&["unique"], b"htp://hdl.handle.net/1721.1/80\n");
    assert!(ran.err.contains("; try: http://hdl.handle.net/1721.1/80\n"), "{}", ran.err);
    let list = b"10.1000/182.\n10.1000/183\nhttps://doi.org/n/a\n";
    let ran = run(&["unique"], list);
    let expected = "hdl: 3 texts, 3 handles\nhdl: 2 texts with a problem; `hdl check` says why\n";
    assert!(ran.err.ends_with(expected), "{}", ran.err);
    assert_eq!((ran.err.lines().count(), ran.status), (4, Some(0)), "{}", ran.err);
    assert_eq!(run(&["unique", "--quiet"], list).err, "");
}

#[test]
fn the_same_handle_twice_in_a_text_is_one() {
    let text =
        b"<b>http://hdl.handle.net/10402/era.27657http://hdl.handle.net/10402/era.27657</b>\n\
        http://hdl.handle.net/10402/era.27657\n";
    let ran = run(&["unique", "--find", "--places", "1"], text);
    assert_eq!(ran.out, "2\t10402/era.27657\t<stdin>:1:4, …\n", "{}", ran.err);
}

#[test]
fn a_file_that_is_no_list_has_advice() {
    let ran = run(&["unique"], b"TY  - JOUR\nDO  - 10.1000/182\nER  - \n");
    let advice =
        "hdl: <stdin>: every line was read as an identifier; to read its fields, add --field DO\n";
    assert!(ran.err.ends_with(advice), "{}", ran.err);
    assert!(!run(&["unique"], b"10.1000/182\n").err.contains("every line"));
}

#[test]
fn repeated_prints_only_handles_that_occur_more_than_once() {
    let ran =
        run(&["unique", "--repeated", "--places", "1", "--policy", "service"], LIST.as_bytes());
    assert_eq!(ran.out, "4\t10.1000/AbC\t<stdin>:1:1, …\n3\tcnri.test/x\t<stdin>:3:1, …\n");
}

#[test]
fn json_has_the_text_at_each_place() {
    let ran = run(&["unique", "--format", "json"], b"10.1000/a\nhttps://doi.org/10.1000/A\n");
    let lines = ran.json();
    assert_eq!(lines.len(), 1, "{}", ran.out);
    let line = &lines[0];
    assert_eq!(
        (&line["type"], &line["handle"], &line["count"]),
        (&"handle".into(), &"10.1000/a".into(), &2.into())
    );
    let texts: Vec<_> = line["places"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|place| place["text"].clone())
        .collect();
    assert_eq!(texts, ["10.1000/a", "https://doi.org/10.1000/A"]);
}

#[test]
fn in_prose_a_handle_is_what_a_reader_takes_it_for() {
    let text = b"http://doi.org/doi.org/10.1016/j.ocecoaman.2018.03.016\n\
        https//:doi.org/10.1021/acs.jpclett.8b00124\n\
        10.1029/95JD02266/pdf\n\
        10.1016/s1074-9098%2899%2900058-1\n\
        11030-11046.DOI:info:doi/10.3390/en81011030.\n";
    let handles = |out: &str| -> Vec<_> {
        out.lines().map(|line| line.split('\t').nth(1).unwrap().to_owned()).collect()
    };
    let ran = run(&["unique", "--find"], text);
    let expected = [
        "10.1016/j.ocecoaman.2018.03.016",
        "10.1016/s1074-9098(99)00058-1",
        "10.1021/acs.jpclett.8b00124",
        // What `hdl check` offers to cut off may belong to a valid name.
        "10.1029/95JD02266/pdf",
        "10.3390/en81011030",
    ];
    assert_eq!(handles(&ran.out), expected);
    assert!(
        ran.err.ends_with("hdl: 5 texts with a problem; `hdl check` says why\n"),
        "{}",
        ran.err
    );
    let ran = run(
        &["unique", "--find"],
        b"See 10.1000/182, DOI: 10.xxxx/xxxxx or 10.5281/zenodo.XXXXXXX.\n",
    );
    assert_eq!((handles(&ran.out), ran.status), (vec!["10.1000/182".into()], Some(1)));
    assert!(ran.err.ends_with("hdl: 3 texts, 2 without a handle, 1 handle\n"), "{}", ran.err);
    let ran = run(&["unique", "--find"], b"[here](https://doi.org/10.1038/srep34516.)\n");
    assert_eq!(handles(&ran.out), ["10.1038/srep34516"], "the sentence has the full stop");
    // A field means what it says.
    let ran = run(&["unique"], b"doi/10.1029/95JD02266/pdf\n10.1016/s1074-9098%2899%2900058-1\n");
    assert_eq!(
        handles(&ran.out),
        ["10.1016/s1074-9098%2899%2900058-1", "doi/10.1029/95JD02266/pdf"]
    );
}

#[test]
fn columns_and_prose_of_several_files() {
    let folder = tempfile::tempdir().unwrap();
    let (table, text) = (folder.path().join("a.csv"), folder.path().join("b.md"));
    fs::write(&table, "id,doi\n1,10.1000/1\n2,10.1000/2\n").unwrap();
    fs::write(&text, "See 10.1000/1 and <https://doi.org/10.1000/2>.\n").unwrap();
    let (table, text) = (table.to_str().unwrap(), text.to_str().unwrap());
    let ran = run(&["unique", "--column", "doi", table], b"");
    assert_eq!(ran.out, format!("1\t10.1000/1\t{table}:2:3\n1\t10.1000/2\t{table}:3:3\n"));
    let ran = run(&["unique", "--find", text, text], b"");
    let twice =
        format!("2\t10.1000/1\t{text}:1:5, {text}:1:5\n2\t10.1000/2\t{text}:1:20, {text}:1:20\n");
    assert_eq!((ran.out, ran.status), (twice, Some(0)));
}

#[test]
fn little_memory_gives_the_same_handles() {
    let line = |number: u32| format!("10.1000/{}-{}\n", number * 7919 % 30_011, "x".repeat(60));
    let list: String = (0..60_000).map(line).collect();
    let all = run(&["unique"], list.as_bytes());
    let little = run(&["unique", "--memory", "1"], list.as_bytes());
    assert_eq!(all.out.lines().count(), 30_011);
    assert!(all.out == little.out && all.err == little.err, "{}", little.err);
}

#[test]
fn a_file_that_is_missing_does_not_stop_the_others() {
    let ran = run(&["unique", "tests/nofile", "-"], b"10.1000/1\n");
    assert_eq!((&*ran.out, ran.status), ("1\t10.1000/1\t<stdin>:1:1\n", Some(2)));
    assert!(ran.err.contains("tests/nofile: "), "{}", ran.err);
}

/// The configuration says how each file is read, as for `hdl check`. What it says about problems has no effect.
#[test]
fn a_configuration_says_how_a_file_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    file(
        "hdl.toml",
        "ignore = \"lint\"\n[[files]]\nglob = \"*.csv\"\ncolumn = \"doi\"\nas = \"doi\"\n",
    );
    file("a.csv", "id,doi\n1,10.1000/A\n");
    file("b.txt", "10.1000/a\n");
    let unique = |options: &[&str]| {
        let arguments = [&["unique"], options, &["a.csv", "b.txt"]].concat();
        let ran = run_in(folder.path(), &arguments, b"");
        (ran.out, ran.status)
    };
    let one = "2\t10.1000/A\ta.csv:2:3, b.txt:1:1\n".to_owned();
    assert_eq!(unique(&[]), (one.clone(), Some(0)));
    assert_eq!(unique(&["--config", "hdl.toml"]), (one, Some(0)));
    assert_eq!(unique(&["--column=2"]).1, Some(2));
    let lines = "1\t1,10.1000/A\ta.csv:2:1\n1\t10.1000/a\tb.txt:1:1\n".to_owned();
    assert_eq!(unique(&["--no-config"]), (lines, Some(1)));
    file("hdl.toml", "colum = 1\n");
    assert_eq!(unique(&[]), (String::new(), Some(2)));
}

/// The reason is the error that `hdl check` reports, even if a warning comes before it.
#[test]
fn a_text_without_a_handle_has_the_reason_of_the_check() {
    let info = "this text does not name a handle; among info URIs, only those with `info:hdl/` or `info:doi/` do";
    for (text, reason) in [
        ("DOI:N/A", "<stdin>:1:5: error [placeholder] `N/A` is here in place of an identifier"),
        (
            "10.1000",
            "<stdin>:1:8: error [missing-slash] `10.1000` is only the prefix of an identifier, and nothing follows it",
        ),
        ("info:lccn/2002022641", &format!("<stdin>:1:1: {info}")),
    ] {
        let ran = run(&["unique"], text.as_bytes());
        let expected = format!("{reason}\nhdl: 1 text, 1 without a handle, 0 handles\n");
        assert_eq!((ran.err, ran.status), (expected, Some(1)), "{text}");
    }
}

#[test]
fn an_info_uri_of_a_handle_is_counted_in_the_dialect_of_all_info_uris() {
    let ran =
        run(&["unique", "--as", "info-uri"], b"info:hdl/10.1000/182\ninfo:HDL/10.1000%2F182\n");
    assert_eq!(
        (ran.out.as_str(), ran.status),
        ("2\t10.1000/182\t<stdin>:1:1, <stdin>:2:1\n", Some(0))
    );
}

/// An identifier ends with its cell, and a line may end with CR alone.
#[test]
fn an_identifier_found_in_a_table_is_one_of_its_cells() {
    for (name, text, expected) in [
        (
            "a.csv",
            "doi,n\n10.1000/182,1\n\"10.1000/a,b\",2\n",
            "1\t10.1000/182\ta.csv:2:1\n1\t10.1000/a,b\ta.csv:3:2\n",
        ),
        ("a.csv", "doi;n;t\n10.1000/182,1;2,x\n", "1\t10.1000/182,1\ta.csv:2:1\n"),
        ("a.tex", "10.1000/182~x\n", "1\t10.1000/182\ta.tex:1:1\n"),
        ("a.txt", "10.1000/182~x\n", "1\t10.1000/182~x\ta.txt:1:1\n"),
        ("a.txt", "a\rb: 10.1000/182\r", "1\t10.1000/182\ta.txt:2:4\n"),
    ] {
        let ran = run(&["unique", "--find", "--stdin-name", name], text.as_bytes());
        assert_eq!(ran.out, expected, "{name} {text}: {}", ran.err);
    }
}
