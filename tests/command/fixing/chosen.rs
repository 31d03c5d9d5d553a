//! `--fix` with `--select`, `--ignore`, `--severity` and `--baseline` fixes only what is reported.

use std::fs;

use crate::run::{folder, run};

/// A label, a raw letter in an info URI in upper case, and a link that ends with a space.
const LIST: &str = "doi:10.1000/1\nINFO:hdl/10.1/é\nhttp://r.example.edu/10.1000/2 \n";

#[test]
fn only_the_problems_that_are_reported_are_fixed() {
    let with = |changes: &[(&str, &str)]| {
        changes.iter().fold(LIST.to_owned(), |list, (old, new)| list.replace(old, new))
    };
    let (label, scheme) = (("doi:", ""), ("INFO", "info"));
    let (letter, space) = (("é", "%C3%A9"), ("2 \n", "2\n"));
    let table: [(&[&str], String); 9] = [
        (&[], with(&[label, scheme, letter, space])),
        (&["--select=doi-prefix"], with(&[label])),
        (&["--ignore=doi-prefix"], with(&[scheme, letter, space])),
        (&["--select=raw-non-ascii"], with(&[letter])),
        // The scheme stays in upper case, because its problem is ignored.
        (&["--ignore=lint"], with(&[letter, space])),
        (&["--select=not-utf8"], with(&[])),
        // What is reported as an error makes an identifier wrong, so the link to an unknown host stays.
        (&["--severity=lint=error"], with(&[label, scheme, letter])),
        (&["--severity=doi-prefix=advice", "--select=doi-prefix"], with(&[label])),
        (&["--select=character-not-allowed", "--as=any-doi"], with(&[space])),
    ];
    for (options, expected) in table {
        let ran = run(&[&["check", "--fix"], options].concat(), LIST.as_bytes());
        assert_eq!(ran.out, expected, "{options:?}: {}", ran.err);
        let again = run(&[&["check", "--diff"], options].concat(), expected.as_bytes());
        assert_eq!(again.out, "", "{options:?}");
    }
}

/// `--fix` knows the resolver of an institution, as the report does.
#[test]
fn a_link_to_the_resolver_of_an_institution_is_fixed() {
    let list = "http://r.example.edu/10.1000/2 \nhttps://doi.org/10.1000/2 \n";
    let arguments = ["check", "--fix", "--as=any-doi", "--apply=unknown-proxy"];
    let ran = run(&[&arguments[..], &["--proxy=r.example.edu"]].concat(), list.as_bytes());
    assert_eq!((ran.out, ran.status), (list.replace(' ', ""), Some(0)), "{}", ran.err);
}

#[test]
fn what_remains_is_reported_as_it_was_chosen() {
    let list = b"doi:10.1000/1\n10.1000\n10.1000/a.\n";
    let arguments = ["check", "--fix", "--as=doi", "--severity=trailing-punctuation=error"];
    let ran = run(&[&arguments[..], &["--ignore=missing-slash"]].concat(), list);
    assert_eq!(ran.out, "10.1000/1\n10.1000\n10.1000/a.\n");
    assert!(ran.err.starts_with("<stdin>:3:10: error [trailing-punctuation]"), "{}", ran.err);
    assert!(ran.err.contains("hdl: 3 checked, 2 valid, 1 error, 0 warnings"), "{}", ran.err);
    assert_eq!(ran.status, Some(1));
}

#[test]
fn a_fix_adds_no_error_that_nobody_sees() {
    let texts = ["hdl:10.1/<%4", "INFO:hdl/10.1/é%4", "doi:10.1/a<%zz\u{E9}", "HDL:é/é"];
    for (text, options) in texts.iter().flat_map(|text| {
        [
            "--select=lint",
            "--select=character-not-allowed",
            "--ignore=syntax",
            "--select=raw-non-ascii",
        ]
        .map(|options| (text, options))
    }) {
        let fixed = run(&["check", "--fix", options], text.as_bytes()).out;
        let errors = |text: &str| {
            let problems = run(&["check", "--format=json"], text.as_bytes()).problems();
            problems.iter().filter(|it| it["severity"] == "error").count()
        };
        assert!(errors(&fixed) <= errors(text), "{text} {options}: {fixed}");
    }
}

/// The baseline counts the text once, so its first occurrence stays, and its second one is new and is fixed.
#[test]
fn what_a_baseline_has_stays() {
    let folder = folder("fix-baseline");
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (list, known) = (file("list"), file("known"));
    fs::write(&list, "doi:10.1000/1\n10.1000\n").unwrap();
    let arguments = ["check", "--as=doi", &list];
    assert_eq!(run(&[&arguments[..], &["--write-baseline", &known]].concat(), b"").status, Some(0));

    let now = "doi:10.1000/1\ndoi:10.1000/2\ndoi:10.1000/1\n";
    let fixed = "doi:10.1000/1\n10.1000/2\n10.1000/1\n";
    let passed = run(&["check", "--as=doi", "--fix", "--baseline", &known], now.as_bytes());
    assert_eq!((&*passed.out, passed.status), (fixed, Some(0)), "{}", passed.err);
    assert!(
        passed.err.starts_with("hdl: 1 problem of the baseline no longer occurs\n"),
        "{}",
        passed.err
    );
    fs::write(&list, now).unwrap();
    let ran = run(&[&arguments[..], &["--fix", "--baseline", &known]].concat(), b"");
    assert_eq!((fs::read_to_string(&list).unwrap(), &*ran.out), (fixed.to_owned(), ""));
    assert_eq!(ran.err, passed.err);
}

/// `any-doi` accepts a label, so `--fix` leaves it, whatever else is wrong with the name, and wherever the name stands.
#[test]
fn a_label_that_is_not_reported_stays() {
    let names = [
        "doi:10.1016/S0140-6736(20)30183",
        "doi:10.001/1",
        "doi:10.1234/xxxx",
        "DOI:10.1016/j.cell.2010.01-",
        "doi:10.1016/x.",
    ];
    let places: [(&[&str], &str, &str); 5] = [
        (&["--as=any-doi"], "", "\n"),
        (&["--column=doi=any-doi"], "id,doi\n1,", "\n"),
        (&["--field=/DOI=any-doi", "--stdin-name=a.json"], "{\"DOI\":\"", "\"}\n"),
        (&["--field=DO=any-doi", "--stdin-name=a.ris"], "TY  - JOUR\nDO  - ", "\nER  - \n"),
        (&["--xml=//doi=any-doi"], "<a><doi>", "</doi></a>\n"),
    ];
    for (name, (place, before, after)) in
        names.into_iter().flat_map(|name| places.iter().map(move |place| (name, place)))
    {
        let text = format!("{before}{name}{after}");
        let with = |more: &[&str]| run(&[&["check"], *place, more].concat(), text.as_bytes());
        assert_eq!(with(&["--fix"]).out, text, "{place:?}");
        assert_eq!(with(&["--diff"]).out, "", "{place:?}: {name}");
        // A suggestion leaves the label, too, as the report shows it.
        let applied = with(&["--fix", "--apply=trailing-punctuation"]).out;
        assert_eq!(applied, text.replace("x.", "x"), "{place:?}");
    }
}
