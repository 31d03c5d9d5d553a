//! `--stdin-filename` gives the standard input a name, and the name says how it is read.

use std::fs;

use crate::run::{folder, formats, run, run_in};

#[test]
fn the_extension_says_how_the_standard_input_is_read() {
    let table: [(&[&str], &str, &str, &str); 7] = [
        (&[], "ids.txt", "10.1000\n", "1:8"),
        (&["--column=2"], "ids.csv", "a,10.1000\n", "1:10"),
        (&["--column=2"], "ids.TSV", "a,b\t10.1000\n", "1:12"),
        (&["--field=/a"], "ids.json", "{\"a\":\n\"10.1000\"}\n", "2:9"),
        (&["--field=/a"], "ids.jsonl", "\n{\"a\": \"10.1000\"}\n", "2:15"),
        (&["--field=DO"], "ids.ris", "DO  - 10.1000\n", "1:14"),
        (&["--field=doi"], "ids.bib", "%\n@a{b, doi={10.1000}}\n", "2:19"),
    ];
    for (options, name, input, place) in table {
        for argument in ["--stdin-filename", "--stdin-name"] {
            let arguments = [&["check", "--as=handle"], options, &[argument, name]].concat();
            let ran = run(&arguments, input.as_bytes());
            let expected = format!("{name}:{place}: error [missing-slash]");
            assert!(ran.out.starts_with(&expected), "{name}: {}{}", ran.out, ran.err);
            assert_eq!(ran.status, Some(1), "{name}");
        }
    }
}

#[test]
fn every_format_and_every_message_about_a_file_has_the_name() {
    for format in formats() {
        let arguments = ["check", "--as=handle", "--stdin-filename=of/me.txt", "--format", &format];
        let ran = run(&arguments, b"10.1000\n");
        assert!(ran.out.contains("of/me.txt"), "{format}: {}", ran.out);
    }
    let ran = run(&["check", "--column=doi", "--stdin-filename=me.csv"], b"id\n1\n");
    assert!(ran.err.starts_with("hdl: me.csv: no column is called `doi`"), "{}", ran.err);
    let ran = run(&["check", "--diff", "--as=doi", "--stdin-filename=me.txt"], b"doi:10.1/1\n");
    assert!(ran.out.contains("me.txt"), "{}", ran.out);
}

/// An editor passes the text of a file that is not saved yet.
#[test]
fn the_configuration_for_the_name_applies() {
    let folder = folder("stdin-name");
    let config = "[[files]]\nglob = [\"*.csv\"]\ncolumn = [\"doi\"]\nas = \"doi\"\n";
    fs::write(folder.join("hdl.toml"), config).unwrap();
    let arguments = ["check", "--stdin-filename", "new.csv"];
    let ran = run_in(&folder, &arguments, b"id,doi\n1,10.1000\n");
    assert!(ran.out.starts_with("new.csv:2:10: error [missing-slash]"), "{}{}", ran.out, ran.err);
}
