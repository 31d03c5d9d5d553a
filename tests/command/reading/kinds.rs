//! Files that are not lists: `--fix` leaves each of them as it is, and a hint says which option reads it.

use std::fs;
use std::process::Command;

use crate::run::{folder, hdl, run, run_in};

/// Files, each with a label or a key that a list would not have, and the option that reads it.
const FILES: [(&str, &str, &str); 16] = [
    ("CITATION.cff", "title: Foo\ndoi: 10.5281/zenodo.1234567\n", "--find"),
    ("meta.yaml", "handle: 2027/1\n", "--find"),
    ("front.yml", "---\ndoi: 10.1000/182\n", "--find"),
    ("p.properties", "DOI: 10.1000/182\n", "--find"),
    ("README.md", "DOI: 10.1000/182\nHandle: 2027/1\n", "--find"),
    ("README", "doi: 10.1000/182\n", "--find"),
    ("a.tex", "doi: 10.1000/182\n", "--find"),
    ("a.html", "doi: 10.1000/182\n", "--find"),
    ("a.toml", "doi = 10.1000/182\ndoi: 10.1000/182\n", "--find"),
    ("a.eml", "DOI: 10.1000/182\n", "--find"),
    ("a.py", "doi: 10.1000/182\n", "--find"),
    ("a.bib", "doi: 10.1000/182\n", "--field doi"),
    ("a.ris", "doi: 10.1000/182\n", "--field DO"),
    ("a.json", "doi: 10.1000/182\n", "--field /POINTER"),
    ("a.xml", "doi: 10.1000/182\n", "--xml PATH or --profile NAME"),
    ("l.csv", "doi,title\nhttps://doi.org/10.1000/182,Übersicht\n", "--column NAME"),
];

#[test]
fn a_file_that_is_no_list_is_not_fixed_as_one() {
    for (name, text, option) in FILES {
        let file = folder("kinds").join(name);
        fs::write(&file, text).unwrap();
        for mode in ["--fix", "--diff"] {
            let ran = run(&["check", mode, file.to_str().unwrap()], b"");
            assert!(
                ran.err.contains(&format!("not a list: use {option}\n")),
                "{name}: {}",
                ran.err
            );
            assert_eq!((&*ran.out, ran.status), ("", Some(2)), "{name} {mode}");
            assert_eq!(fs::read_to_string(&file).unwrap(), text, "{name} {mode}");
            let ran = run(&["check", mode, "--stdin-name", name], text.as_bytes());
            assert!(ran.err.contains("not a list"), "{name} {mode}: {}", ran.err);
            assert_eq!((&*ran.out, ran.status), ("", Some(2)), "{name} {mode}");
        }
    }
}

/// Such a file is refused only without options: an option that says where identifiers are, or how records end, is
/// obeyed.
#[test]
fn an_option_that_reads_the_file_lets_it_be_fixed() {
    let table = "doi,title\nDOI: 10.1000/182,Übersicht\n";
    let fixed = "doi,title\n10.1000/182,Übersicht\n";
    let ran = run(&["check", "--fix", "--column=doi", "--stdin-name=l.csv"], table.as_bytes());
    assert_eq!((&*ran.out, ran.status), (fixed, Some(0)), "{}", ran.err);
    let ran = run(&["check", "--fix", "-0", "--stdin-name=a.md"], b"doi:10.1000/182\0");
    assert_eq!((&*ran.out, ran.status), ("10.1000/182\0", Some(0)), "{}", ran.err);
}

/// The standard input has no name, but its first lines may show its format.
#[test]
fn a_text_that_begins_as_no_list_does_is_not_fixed_as_one() {
    let front = "---\ntitle: Foo\ndoi: 10.1000/182\n---\n";
    let ran = run(&["check", "--fix"], front.as_bytes());
    assert!(
        ran.err.contains("hdl: <stdin>: this is YAML, not a list: use --find\n"),
        "{}",
        ran.err
    );
    assert_eq!((&*ran.out, ran.status), ("", Some(2)));
}

/// Tables and records in files with the name of a list, and the option that reads each.
const TEXTS: [(&str, &str); 15] = [
    (
        "PT\tAU\tDI\nJ\tSmith\t10.1038/nature10712\nJ\tJones\t10.1038/nature10713\n",
        "a table, not a list: use --column NAME --delimiter tab",
    ),
    ("Author,DOI\nSmith,doi:10.1000/1\n", "a table, not a list: use --column NAME"),
    (
        "10.1000/182\tFirst title\n10.1000/183\tSecond title\n",
        "a table, not a list: use --column NAME --delimiter tab",
    ),
    ("10.1000/182;A title\n10.1000/183;Title\n", "use --column NAME --delimiter ';'"),
    (
        "doi: 10.1000/182\nhandle: 2027/182\nurl: https://doi.org/10.1000/182\n",
        "a record with keys, not a list: use --find",
    ),
    ("doi: 10.1000/1\nhandle: 2027/1\n", "a record with keys, not a list: use --find"),
    ("Smith; 10.1000/1\nJones; 10.1000/2\n", "use --column NAME --delimiter ';'"),
    (
        "FN Clarivate Analytics Web of Science\nVR 1.0\nPT J\nDI 10.1038/nature10712\nER\nEF\n",
        "a bibliography, not a list: use --find",
    ),
    ("PT J\nDI 10.1038/nature10712\nER\n", "a bibliography, not a list: use --find"),
    ("=LDR  00000nam a22\n=024  7\\$a10.1038/nature10712$2doi\n", "MARC, not a list: use --find"),
    ("000000001 0247  L $$a10.1038/nature10712$$2doi\n", "MARC, not a list: use --find"),
    (
        "id: 5\nhandle: 10261/12345\ndoi: 10.1038/nature10712\n",
        "a record with keys, not a list: use --find",
    ),
    ("\n\r\nTY  - JOUR\nDO  - doi:10.1000/1\n", "RIS, not a list: use --field DO"),
    ("title: A title\ndoi: 10.1000/1\n", "a record with keys, not a list: use --find"),
    (
        "CREATE 11858/1\n1 URL 86400 1110 UTF8 http://hdl.handle.net/x/y\n\nDELETE 11858/2\n",
        "a batch file of the handle tools, not a list: use --column 2 --delimiter ' ' --no-quotes --where 1=CREATE",
    ),
];

#[test]
fn a_table_or_a_record_in_a_file_with_the_name_of_a_list_is_not_fixed_as_one() {
    let file = folder("kinds-lines").join("x.txt");
    for (text, expected) in TEXTS {
        fs::write(&file, text).unwrap();
        let ran = run(&["check", "--fix", "--apply=lint", file.to_str().unwrap()], b"");
        assert!(ran.err.contains(&format!("{expected}\n")), "{text}: {}", ran.err);
        assert_eq!((&*ran.out, ran.status), ("", Some(2)), "{text}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}

#[test]
fn a_list_with_labels_notes_or_a_title_is_fixed() {
    for (text, fixed) in [
        ("doi: 10.1000/1\ndoi: 10.1000/2\n", "10.1000/1\n10.1000/2\n"),
        ("DOI\n10.1000/1\nDOI 10.1000/2\n", "DOI\n10.1000/1\n10.1000/2\n"),
        ("DOI: 10.1000/1\nDOI: 10.1000/2\nHandle: 2027/1\n", "10.1000/1\n10.1000/2\n2027/1\n"),
        ("10.1000/1, retracted\n10.1000/2, doubtful\n", "10.1000/1\n10.1000/2\n"),
        ("10,1000/1\n10,1000/2\n", "10.1000/1\n10.1000/2\n"),
    ] {
        let ran = run(&["check", "--fix", "--apply=lint,syntax"], text.as_bytes());
        assert_eq!(&*ran.out, fixed, "{}", ran.err);
    }
}

/// In a folder, the lists are fixed, and at most ten of the other files are named.
#[test]
fn the_lists_of_a_folder_are_fixed_and_its_other_files_are_not() {
    let folder = folder("kinds-folder");
    for number in 0..12 {
        fs::write(folder.join(format!("{number}.md")), "doi: 10.1000/182\n").unwrap();
    }
    fs::write(folder.join("list.txt"), "doi: 10.1000/182\n").unwrap();
    let ran = run(&["check", "--fix", folder.to_str().unwrap()], b"");
    assert_eq!(ran.err.matches("this is Markdown, not a list: use --find\n").count(), 10);
    assert!(ran.err.contains("hdl: 2 more files are not lists\n"), "{}", ran.err);
    assert_eq!(fs::read_to_string(folder.join("list.txt")).unwrap(), "10.1000/182\n");
    assert_eq!(fs::read_to_string(folder.join("1.md")).unwrap(), "doi: 10.1000/182\n");
    assert_eq!(ran.status, Some(2));
}

/// A person who reads the problems must know first that they are of no use.
#[test]
fn the_advice_comes_before_the_problems_if_the_name_shows_that_the_file_is_not_a_list() {
    let folder = folder("kinds-first");
    let both = |name: &str, text: &str| {
        fs::write(folder.join(name), text).unwrap();
        let script = "exec \"$0\" check \"$1\" 2>&1";
        let mut shell = Command::new("sh");
        shell.args(["-c", script]).arg(hdl().get_program()).arg(name).current_dir(&folder);
        String::from_utf8(shell.output().unwrap().stdout).unwrap()
    };
    let said = both("a.csv", "id,doi\n1,10.1000/182 x\n");
    assert!(said.starts_with("hdl: a.csv: every line was read as an identifier; "), "{said}");
    assert_eq!(said.matches("every line was read").count(), 1, "{said}");
    let said = both("a.txt", "10.1000/182 x\n");
    assert!(said.starts_with("a.txt:1:"), "{said}");
}

#[test]
fn a_check_says_which_option_reads_the_file() {
    let folder = folder("kinds-check");
    let check = |name: &str, text: &str| {
        fs::write(folder.join(name), text).unwrap();
        run_in(&folder, &["check", name], b"")
    };
    let fields = "every line was read as an identifier; to read its fields, add";
    let text = "every line was read as an identifier; to find those in its text, add --find\n";
    for (name, content, option) in FILES {
        let ran = check(name, content);
        let told = if option == "--find" { text } else { &format!("{fields} {option}\n") };
        assert!(ran.err.contains(&format!("hdl: {name}: {told}")), "{name}: {}", ran.err);
        assert!(!ran.err.contains("--fix"), "--fix refuses {name}: {}", ran.err);
    }
    let sentence = "This paper describes how handles are resolved.\n";
    let ran = check("paper.txt", &sentence.repeat(3));
    assert!(ran.err.ends_with(&format!("hdl: paper.txt: {text}")), "{}", ran.err);
    let list = ["10.1000/1\n10.1000/2\n", sentence].concat();
    let ran = check("list.txt", &list);
    assert!(!ran.err.contains("--find"), "a list with one sentence is a list: {}", ran.err);
}
