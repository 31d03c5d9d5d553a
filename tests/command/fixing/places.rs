//! `hdl check --fix` in tables, JSON and XML: every other octet stays.

use std::fs;

use crate::run::{folder, run};

/// The options, a file, and the fixed file. Escaping `é` is a safe fix.
const TABLE: [(&[&str], &str, &str); 33] = [
    (&["--column", "2"], "1,hdl:10.1/a%2fb\n", "1,hdl:10.1/a%2fb\n"),
    (&["--column", "2"], "x,hdl:10.1/é,\"y\"\r\n", "x,hdl:10.1/%C3%A9,\"y\"\r\n"),
    (&["--column", "2"], "x,\"hdl:10.1/é\"\n", "x,\"hdl:10.1/%C3%A9\"\n"),
    (&["--column", "a"], "a\n\"hdl:10.1/é,b\"\n", "a\n\"hdl:10.1/%C3%A9,b\"\n"),
    (
        &["--column", "1", "--split", "||"],
        "hdl:10.1/é||10.1/b||hdl:10.1/é\n",
        "hdl:10.1/%C3%A9||10.1/b||hdl:10.1/%C3%A9\n",
    ),
    (
        &["--column", "1", "--where", "2=DOI"],
        "hdl:10.1/é,DOI\nhdl:10.1/é,x\n",
        "hdl:10.1/%C3%A9,DOI\nhdl:10.1/é,x\n",
    ),
    (&["--field", "/a"], "{\"a\": \"hdl:10.1\\/é\"}\n", "{\"a\": \"hdl:10.1\\/%C3%A9\"}\n"),
    (&["--field", "/a"], "{\"a\":\"hdl:10.1/\\u00e9\"}\r\n", "{\"a\":\"hdl:10.1/%C3%A9\"}\r\n"),
    (
        &["--field", "/*/a"],
        "[{\"a\": \"hdl:10.1/é\"},\n {\"a\" : \"hdl:10.1/b\"}, {\"a\": \"hdl:10.1/é\"}]",
        "[{\"a\": \"hdl:10.1/%C3%A9\"},\n {\"a\" : \"hdl:10.1/b\"}, {\"a\": \"hdl:10.1/%C3%A9\"}]",
    ),
    (
        &["--field", "/*/v", "--where", "t=DOI"],
        "[{\"v\": \"hdl:10.1/é\", \"t\": \"x\"}, {\"v\": \"hdl:10.1/é\", \"t\": \"DOI\"}]",
        "[{\"v\": \"hdl:10.1/é\", \"t\": \"x\"}, {\"v\": \"hdl:10.1/%C3%A9\", \"t\": \"DOI\"}]",
    ),
    (&["--xml", "//a"], "<r><a>hdl:10.1/&#233;</a></r>\n", "<r><a>hdl:10.1/%C3%A9</a></r>\n"),
    (
        &["--xml", "//a"],
        "\u{FEFF}<a>\n hdl:10.1/x&amp;é\n</a>",
        "\u{FEFF}<a>\n hdl:10.1/x&amp;%C3%A9\n</a>",
    ),
    (&["--xml", "//a"], "<a><![CDATA[hdl:10.1/é]]></a>", "<a><![CDATA[hdl:10.1/%C3%A9]]></a>"),
    (
        &["--xml", "//a"],
        "<a>hdl:<![CDATA[10.1/&é]]><b>x</b></a>",
        "<a>hdl:<![CDATA[10.1/&%C3%A9]]><b>x</b></a>",
    ),
    (
        &["--xml", "//a"],
        "<a><b>hdl:</b>10.1/<!-- c -->é</a>",
        "<a><b>hdl:</b>10.1/<!-- c -->%C3%A9</a>",
    ),
    (&["--xml", "//a", "--as", "doi"], "<a>doi:<b>10.1/2</b></a>", "<a><b>10.1/2</b></a>"),
    // The text to be replaced has a tag in it.
    (&["--xml", "//a", "--as", "doi"], "<a>d<b>oi:</b>10.1/2</a>", "<a>d<b>oi:</b>10.1/2</a>"),
    (
        &["--xml", "//a/@b"],
        "<r><a b='hdl:10.1/é' c=''/></r>",
        "<r><a b='hdl:10.1/%C3%A9' c=''/></r>",
    ),
    (
        &["--field", "DO"],
        "TY  - JOUR\r\nTI  - hdl:10.1/é\r\nDO  - hdl:10.1/é\r\nER  - \r\n",
        "TY  - JOUR\r\nTI  - hdl:10.1/é\r\nDO  - hdl:10.1/%C3%A9\r\nER  - \r\n",
    ),
    (
        &["--field", "doi", "--where", "year=2020"],
        "@a{k, doi = {hdl:10.1/é}, year = 2020}\n@a{k, doi = {hdl:10.1/é}}\n",
        "@a{k, doi = {hdl:10.1/%C3%A9}, year = 2020}\n@a{k, doi = {hdl:10.1/é}}\n",
    ),
    (
        &["--field", "doi"],
        "@a{k, doi = \" {hdl:10.1/x\\_é}\"}\n",
        "@a{k, doi = \" {hdl:10.1/x\\_\\%C3\\%A9}\"}\n",
    ),
    // Braces that keep the case of letters stay where they are.
    (&["--field", "doi"], "@a{k, doi = {doi:10.1/{AB}.c}}\n", "@a{k, doi = {10.1/{AB}.c}}\n"),
    (
        &["--field", "doi"],
        "@a{k, doi = {hdl:10.1/{A}é{B}}}\n",
        "@a{k, doi = {hdl:10.1/{A}%C3%A9{B}}}\n",
    ),
    (&["--field", "doi"], "@a{k, doi = {hdl:10.1/é\\}\n}", "@a{k, doi = {hdl:10.1/é\\}\n}"),
    // In the address of another site, the rules of a scheme do not hold.
    (
        &["--find"],
        "https://example.org/hdl:20.500.14722/a:b https://example.org/info:doi/10.1000/%41",
        "https://example.org/hdl:20.500.14722/a:b https://example.org/info:doi/10.1000/%41",
    ),
    (&["--find"], "https://example.org/ hdl:10.1/a:b", "https://example.org/ hdl:10.1/a%3Ab"),
    // Nothing changes in a row that cannot be read, because its cells may begin and end elsewhere.
    (&["--column", "b"], "a,b\n1,hdl:10.1/é,x\n", "a,b\n1,hdl:10.1/é,x\n"),
    (&["--column", "1"], "hdl:10.1/é,\"x\n", "hdl:10.1/é,\"x\n"),
    (
        &["--field", "/a"],
        "{\"a\":\"hdl:10.1/é\"}x\n{\"a\":\"hdl:10.1/é\"}\n",
        "{\"a\":\"hdl:10.1/é\"}x\n{\"a\":\"hdl:10.1/%C3%A9\"}\n",
    ),
    (
        &["--column", "DI", "--delimiter", "tab", "--no-quotes"],
        "TI\tDI\n\"Foo\" bar\thdl:10.1/é\n\"x\t\"hdl:10.1/é\n",
        "TI\tDI\n\"Foo\" bar\thdl:10.1/%C3%A9\n\"x\t\"hdl:10.1/é\n",
    ),
    (&["--column", "1", "--no-quotes"], "hdl:10.1/é,\"x\n", "hdl:10.1/%C3%A9,\"x\n"),
    (&["--find"], "see hdl:10.1/é.\n", "see hdl:10.1/%C3%A9.\n"),
    (&["--find"], "<a href=\"hdl:10.1/é&amp;b\">", "<a href=\"hdl:10.1/%C3%A9&amp;b\">"),
];

#[test]
fn a_fix_is_escaped_for_its_format() {
    let folder = folder("fix-places");
    for (options, before, after) in TABLE {
        let ran = run(&[&["check", "--fix"], options].concat(), before.as_bytes());
        assert_eq!(ran.out, after, "{options:?} {before}: {}", ran.err);
        let file = folder.join("file");
        fs::write(&file, before).unwrap();
        let name = file.to_str().unwrap();
        run(&[&["check", "--fix", name], options].concat(), b"");
        assert_eq!(fs::read_to_string(&file).unwrap(), after, "{options:?} {before}");
    }
}

/// In TeX, `%` begins a comment, unless it stands in the argument of a command or in a field that takes a link as it
/// is, where `--field` writes the same. Only the octets that differ are written, so that the brackets between two
/// dashes stay as they are.
#[test]
fn a_fix_in_a_text_is_written_place_by_place() {
    let table = [
        ("a.tex", "https://doi.org/10.1000/café x", "https://doi.org/10.1000/caf\\%C3\\%A9 x"),
        (
            "a.tex",
            "{hdl:10.1/a\\_bé} hdl:10.1/a%25é",
            "{hdl:10.1/a\\_b\\%C3\\%A9} hdl:10.1/a%25%C3%A9",
        ),
        ("a.bib", "url={https://doi.org/10.1000/é},", "url={https://doi.org/10.1000/%C3%A9},"),
        (
            "a.bib",
            "doi = \"https://doi.org/10.1000/é\"",
            "doi = \"https://doi.org/10.1000/%C3%A9\"",
        ),
        (
            "a.bib",
            "note={https://doi.org/10.1000/é},",
            "note={https://doi.org/10.1000/\\%C3\\%A9},",
        ),
        ("a.txt", "10.1016/S0140–6736(97)11096–0", "10.1016/S0140-6736(97)11096-0"),
        ("a.txt", "10.1016/S0140–\n6736(97)11096–0", "10.1016/S0140-6736(97)11096-0"),
    ];
    for (name, before, after) in table {
        let arguments = ["check", "--find", "--fix", "--apply=lint", "--stdin-name", name];
        let ran = run(&arguments, before.as_bytes());
        assert_eq!(ran.out, after, "{before}: {}", ran.err);
    }
}

/// The braces around an identifier are removed together, and those of a command, too.
#[test]
fn a_command_around_the_value_of_a_field_is_removed_with_its_braces() {
    let before = "@a{b,\n doi = {\\url{https://doi.org/10.1016/j.cell.2009.01.002}}\n}\n";
    let after = "@a{b,\n doi = {https://doi.org/10.1016/j.cell.2009.01.002}\n}\n";
    for (field, problem) in [("--field=doi", "latex-escape"), ("--field=doi=any-doi", "not-a-doi")]
    {
        let ran = run(&["check", field], before.as_bytes());
        assert!(!ran.out.contains("not written here"), "{field}: {}", ran.out);
        assert!(ran.err.contains(&format!("(--fix --apply {problem})")), "{field}: {}", ran.err);
        let ran = run(&["check", field, "--fix", "--apply", problem], before.as_bytes());
        assert_eq!(ran.out, after, "{field}: {}", ran.err);
    }
}

/// Plain TeX prints `<` as another character, so programs write it in one of these ways.
#[test]
fn the_angle_brackets_of_bibtex_stay_as_they_are_written() {
    for brackets in [["{\\textless}", "{\\textgreater}"], ["\\textless{}", "\\textgreater{}"]]
        .into_iter()
        .chain([["{$<$}", "{$>$}"], ["$<$", "$>$"], ["<", ">"]])
    {
        let [less, greater] = brackets;
        let value =
            format!("10.1002/(SICI)1097-4571(199806)49:8{less}693::AID-ASI4{greater}3.0.CO;2-O");
        let entry = |value: &str| format!("@a{{b, doi = {{{value}}}}}\n");
        let ran = run(&["check", "--field=doi=any-doi"], entry(&value).as_bytes());
        assert_eq!((&*ran.out, ran.status), ("", Some(0)), "{less}");
        let fix = ["check", "--field=doi=any-doi", "--fix", "--apply=trailing-punctuation"];
        let ran = run(&fix, entry(&format!("{value}.")).as_bytes());
        assert_eq!(ran.out, entry(&value), "{less}: {}", ran.err);
    }
}

/// The `;` of an entity ends the cell, so what looks like a broken entity is a row that cannot be read.
#[test]
fn a_suggestion_is_not_applied_in_a_row_that_cannot_be_read() {
    let arguments = ["check", "--fix", "--apply=html-entity", "--column=doi", "--delimiter=;"];
    let file = "id;doi\n1;10.1000/1234&lt;5&gt;\n";
    let ran = run(&arguments, file.as_bytes());
    assert_eq!((&*ran.out, ran.status), (file, Some(1)), "{}", ran.err);
    assert!(!ran.err.contains("fixed") && !ran.err.contains("; try: "), "{}", ran.err);
}

/// A second run changes nothing, and finds the same problems as a run without `--fix`.
#[test]
fn a_second_fix_changes_nothing() {
    for (options, _, after) in TABLE {
        let again = run(&[&["check", "--fix"], options].concat(), after.as_bytes());
        assert_eq!(again.out, after, "{options:?}");
        let checked = run(&[&["check"], options].concat(), after.as_bytes());
        assert_eq!(checked.out, again.err.split("hdl: ").next().unwrap(), "{options:?} {after}");
    }
}

/// A function that makes a file whose identifiers are all the same one.
type File<'a> = &'a dyn Fn(&str) -> String;

/// A long file is read in several blocks, and some identifiers are accepted only when a later part of the file is
/// known. Each change is still made in its place.
#[test]
fn a_long_file_is_fixed_in_every_place() {
    let long = "long".repeat(250);
    let many = |item: String, [before, between, after]: [&str; 3]| {
        format!("{before}{}{after}", vec![item; 600].join(between))
    };
    let around = ["[", ",\n", "]"];
    let json = |name: &str| {
        many(format!("{{\"v\": \"{name}\", \"l\": \"{long}\", \"t\": \"DOI\"}}"), around)
    };
    // This value is read piece by piece.
    let value = |name: &str| many(format!("[\"{name}{long}\"]"), around);
    let element =
        |name: &str| many(format!("<b>{long}<c>{name}</c><c>1/2</c></b>"), ["<a>", "", "</a>"]);
    let table: [(&[&str], File<'_>); 3] = [
        (&["--field", "/*/v", "--where", "t=DOI"], &json),
        (&["--field", "/*/*"], &value),
        (&["--xml", "/a", "--xml", "//c", "--xml", "//b"], &element),
    ];
    let file = folder("fix-long").join("file");
    for (options, text) in table {
        fs::write(&file, text("hdl:10.1/é")).unwrap();
        let ran = run(&[&["check", "--fix", file.to_str().unwrap()], options].concat(), b"");
        let fixed = fs::read_to_string(&file).unwrap() == text("hdl:10.1/%C3%A9");
        assert!(fixed, "{options:?}: {}", ran.err);
        assert!(ran.err.contains("hdl: 600 records fixed\n"), "{options:?}: {}", ran.err);
    }
}
