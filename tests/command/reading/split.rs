//! `--split` reads several identifiers in one cell or value.

use crate::run::run;

#[test]
fn each_part_has_its_own_place() {
    let table: [(&[&str], &str, &str, &[&str]); 10] = [
        (&["--column=1"], "||", "10.1/a||10.1||10.1/b\n", &["1:13"]),
        (&["--column=1"], "||", "10.1||10.2||\n||10.3\n", &["1:5", "1:11", "2:7"]),
        (&["--column=1"], "; ", "10.1/a; 10.1\n", &["1:13"]),
        (&["--column=1"], ", ", "\"10.1, 10.1/a\"\n", &["1:6"]),
        (&["--column=1"], "newline", "\"10.1/a\n10.1\"\n", &["2:5"]),
        (&["--column=1"], "\\n", "\"10.1/a\n10.1\"\n", &["2:5"]),
        (&["--column=1"], "é", "10.1é10.2\n", &["1:5", "1:10"]),
        (&["--field=/a"], "||", "{\"a\": \"10.1/a||10.1\"}\n", &["1:20"]),
        (&["--field=/a"], "|", "{\"a\": \"10.1\\u007c10.2\"}\n", &["1:12", "1:22"]),
        (&["--xml=//a"], " ", "<b><a>10.1 10.1/a</a></b>\n", &["1:11"]),
    ];
    for (place, separator, input, expected) in table {
        let arguments = [&["check", "--as=handle"], place, &["--split", separator]].concat();
        let ran = run(&arguments, input.as_bytes());
        let places: Vec<_> = ran
            .out
            .lines()
            .map(|line| line.trim_start_matches("<stdin>:").split(": ").next().unwrap())
            .collect();
        assert_eq!(places, expected, "{input}{}", ran.out);
    }
}

#[test]
fn a_fix_keeps_the_separators() {
    let arguments = ["check", "--fix", "--as=doi", "--column=1", "--split=||"];
    let ran = run(&arguments, b"doi:10.1/a||10.1/b||doi:10.1/c||,x\n");
    assert_eq!((&*ran.out, ran.status), ("10.1/a||10.1/b||10.1/c||,x\n", Some(0)), "{}", ran.err);
}

/// Without `--split`, a cell with several identifiers has the problem `two-identifiers`.
#[test]
fn several_identifiers_in_one_cell_are_a_problem_without_split() {
    for cell in ["10.1000/a||10.1000/b", "10.1000/a; 10.1000/b", "10.1000/a 10.1000/b"] {
        let ran = run(&["check", "--as=doi", "--column=1"], cell.as_bytes());
        assert!(ran.out.contains("[two-identifiers]"), "{cell}: {}", ran.out);
        assert!(ran.err.contains("`--split TEXT`, with the text between them"), "{}", ran.err);
    }
    let ran = run(&["check", "--as=doi"], b"10.1000/a; 10.1000/b");
    assert!(!ran.err.contains("--split"), "a line of a list cannot be split: {}", ran.err);
    let ran = run(&["check", "--column=1", "--split", ""], b"");
    assert!(ran.err.contains("write the text between two identifiers"), "{}", ran.err);
    let ran = run(&["check", "--split", "||"], b"");
    assert_eq!(ran.status, Some(2), "only a cell or a value is split: {}", ran.err);
}

/// With a search from the beginning of the cell for each identifier, this would take minutes.
#[test]
fn very_many_identifiers_in_one_place_take_no_longer_than_in_many() {
    let many = 1 << 14;
    let json = format!("{{\"a\":\"{}\"}}\n", r"\u0031 bad||".repeat(many));
    let xml = format!("<r><a>{}</a></r>\n", "&#49; bad||".repeat(many));
    for (name, place, text) in [("a.jsonl", "--field=/a", json), ("a.xml", "--xml=//a", xml)] {
        let arguments = ["check", "--split=||", "--stdin-name", name, place, "--max=20000"];
        let before = std::time::Instant::now();
        let ran = run(&arguments, text.as_bytes());
        assert!(before.elapsed().as_secs() < 30, "{name}: {:?}", before.elapsed());
        assert!(ran.out.lines().count() >= many, "{name}: {}", ran.err);
    }
}
