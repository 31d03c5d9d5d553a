//! What `--fix` reports, and what a report says about `--fix`.

use std::collections::BTreeSet;
use std::fs;

use crate::run::{folder, path, run};

/// Texts with problems that are fixed in one round or in several, that have only a suggestion, and that have neither a
/// fix nor a suggestion; the last text is so long that a report does not show it repaired.
fn list() -> String {
    let long = format!("doi:10.1000/{}\n", "a".repeat(500));
    [
        "doi:10.1000/1\n10.1000\n10.1000/a.\nINFO:hdl/10.1/é\n",
        "doi: 10.1000/2.\n",
        "HDL:é/é\n",
        &long,
    ]
    .concat()
}

/// The number of records in the summary line that begins with `before`; `after` follows the word `records` there.
fn count(said: &str, before: &str, after: &str) -> u64 {
    let number = said.lines().find_map(|line| {
        let rest = line.strip_prefix("hdl: ")?.strip_prefix(before)?;
        let (number, rest) = rest.split_once(' ')?;
        rest.trim_start_matches("records").trim_start_matches("record").strip_prefix(after)?;
        number.parse().ok()
    });
    number.unwrap_or(0)
}

#[test]
fn a_report_says_what_fix_does_with_the_same_arguments() {
    let options: [&[&str]; 8] = [
        &[],
        &["--as=doi"],
        &["--select=lint"],
        &["--select=doi-prefix"],
        &["--ignore=doi-prefix"],
        &["--ignore=syntax"],
        &["--severity=lint=error"],
        &["--severity=syntax=warning", "--as=any-doi"],
    ];
    for options in options {
        let list = list();
        let with = |more: &[&str]| run(&[&["check"], options, more].concat(), list.as_bytes());
        let (said, done) = (with(&["--format=json"]), with(&["--fix"]));
        let foreseen = count(&said.err, "--fix repairs ", "");
        assert_eq!(foreseen, count(&done.err, "", " fixed"), "{options:?}: {}", said.err);
        // If a line ends with a whole text after `fix:`, that is the text that `--fix` writes.
        let lines: Vec<_> = done.out.lines().collect();
        for line in with(&["--format=concise"]).out.lines() {
            let number: usize = line.split(':').nth(1).unwrap().parse().unwrap();
            if let Some((_, fix)) = line.split_once("; fix: ") {
                assert_eq!(lines[number - 1], fix, "{options:?}");
            }
        }
    }
}

/// The summary counts exactly the records that `--fix` changes, and those that it changes with the names of all
/// problems.
#[test]
fn a_summary_counts_what_apply_changes() {
    let lists = ["handles.txt", "hdl.txt", "info.txt", "links.txt", "sici.txt", "slip.txt"];
    let lists = lists.map(|name| fs::read(path("tests/identifiers").join(name)).unwrap());
    let open = "https://doi.org/urn:bwhrfx\nhttps://doi.org/10.\\\\1007/9\\\\78\ndoi.org/d8dn\n10.1/a. b.\n\
        doi:10.1016/x.\nDOI: 10.1234/...\nhttps://doi.org/10.1000/1XXXXXXXXXX|pmid=\n";
    let many = format!("10.1000/{}\n", "a\u{200B}".repeat(20));
    for list in
        lists.into_iter().chain([[list().as_bytes(), open.as_bytes(), many.as_bytes()].concat()])
    {
        for options in [
            &[][..],
            &["--as=doi"],
            &["--as=any-doi"],
            &["--as=hdl_uri::u-handle"],
            &["--select=lint"],
        ] {
            let with = |more: &[&str]| run(&[&["check"], options, more].concat(), &list).err;
            let (said, fixed) = (with(&[]), with(&["--fix"]));
            let sure = count(&said, "--fix repairs ", "");
            assert_eq!(sure, count(&fixed, "", " fixed"), "{options:?}: {said}");
            let line = said.lines().last().and_then(|line| line.split_once(", "));
            let more = line.and_then(|(_, more)| more.split_once(" more with")?.0.parse().ok());
            let more = more.unwrap_or_else(|| count(&said, "", " with a suggestion"));
            let applied = count(&with(&["--fix", "--apply=lint,syntax"]), "", " fixed");
            assert_eq!(sure + more, applied, "{options:?}: {said}");
        }
    }
}

/// The baseline has a problem of this text, which stays as it is.
#[test]
fn a_text_of_the_baseline_is_not_called_fixable() {
    let known = folder("foreseen").join("known");
    let known = known.to_str().unwrap();
    let list = b"doi:10.1000/1\n";
    run(&["check", "--as=doi", "--write-baseline", known], list);
    let ran = run(&["check", "--as=doi", "--baseline", known], list);
    assert_eq!((&*ran.out, ran.err.contains("--fix")), ("", false), "{}", ran.err);
    let ran = run(&["check", "--as=doi", "--baseline", known], &list.repeat(2));
    assert!(ran.out.contains("; fix: 10.1000/1"), "{}", ran.out);
}

#[test]
fn the_problems_that_remain_go_to_every_output() {
    let folder = folder("fix-reports");
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (json, html, text) = (file("report.json"), file("report.html"), file("list"));
    fs::write(&text, "doi:10.1000/1\n10.1000\n10.1000/2\n").unwrap();
    let outputs = ["--output", &format!("json={json}"), "--output", &format!("html={html}")];
    let arguments = ["check", "--fix", "--as=doi", "--statistics", &text];
    let ran = run(&[&arguments[..], &outputs].concat(), b"");
    assert!(
        ran.out.ends_with("list:2:8: error [missing-slash] `10.1000` is only the prefix of an identifier, and nothing follows it\n"),
        "{ran:?}"
    );
    let expected = "hdl: 3 checked, 2 valid, 1 error, 0 warnings\nhdl: 1 record fixed\n\
        problems:\n         1  missing-slash  100.0 %\ndialects:\n         3  doi\n\
        prefixes:\n         2  10.1000\n";
    assert_eq!((&*ran.err, ran.status), (expected, Some(1)));
    assert_eq!(fs::read_to_string(&text).unwrap(), "10.1000/1\n10.1000\n10.1000/2\n");
    let lines = fs::read_to_string(&json).unwrap();
    assert!(lines.contains("\"missing-slash\"") && lines.contains("\"type\":\"end\""), "{lines}");
    let page = fs::read_to_string(html).unwrap();
    assert!(page.contains("missing-slash") && page.contains(&text), "{page}");

    let ran = run(&["check", "--fix", "--as=doi", "--group", &text], b"");
    assert!(ran.out.starts_with("error [missing-slash] 1 time, 100.0 %\n"), "{}", ran.out);
    // The diff goes to the standard output, and the problems to the file only.
    let ran = run(&["check", "--diff", "--as=doi", "--output", &json], b"doi:10.1/1\n10.1\n");
    assert!(ran.out.contains("+10.1/1\n") && !ran.err.contains("missing-slash"), "{ran:?}");
    assert!(fs::read_to_string(&json).unwrap().contains("missing-slash"));
}

#[test]
fn a_fix_does_not_end_early_and_writes_no_baseline() {
    let table: [(&[&str], &str); 3] = [
        (
            &["--fix", "--max=1"],
            "--fix and --diff go through all files, so --max cannot end them early",
        ),
        (
            &["--diff", "--max=1"],
            "--fix and --diff go through all files, so --max cannot end them early",
        ),
        (
            &["--fix", "--write-baseline=known"],
            "a baseline has the problems of files as they are: write it before or after --fix",
        ),
    ];
    for (arguments, why) in table {
        let ran = run(&[&["check"], arguments].concat(), b"10.1000\n");
        assert_eq!(
            (ran.err.lines().next(), ran.status),
            (Some(&*format!("error: {why}")), Some(2))
        );
        assert!(ran.err.contains("Usage: hdl check [OPTIONS]"), "{}", ran.err);
    }
}

/// A fix adds no problem: each kind of problem after it was there before.
#[test]
fn a_fix_adds_no_problem() {
    let texts = [
        "hdl:10.1000/\"#",
        "hdl:10.1000/\"a b#c",
        "info:hdl/10.1000/a\"b<c>",
        "https://doi.org/10.1000/1#\"",
        "doi:10.1000/\u{e9}\"",
        "INFO:hdl/10.1/\u{e9}\"#",
    ];
    for text in texts {
        let codes = |text: &str| {
            let problems = run(&["check", "--format=json"], text.as_bytes()).problems();
            problems.iter().map(|it| it["code"].to_string()).collect::<BTreeSet<_>>()
        };
        let fixed = run(&["check", "--fix"], text.as_bytes()).out;
        assert!(codes(&fixed).is_subset(&codes(text)), "{text}: {fixed}");
    }
    // The edit of a single problem leaves fewer problems, too.
    for text in texts {
        for problem in run(&["check", "--format=json"], text.as_bytes()).problems() {
            let Some(edit) = problem["fix"].as_object() else { continue };
            let at = |end: usize| usize::try_from(edit["byte"][end].as_u64().unwrap()).unwrap();
            let new = [&text[..at(0)], edit["text"].as_str().unwrap(), &text[at(1)..]].concat();
            let count =
                |text: &str| run(&["check", "--format=json"], text.as_bytes()).problems().len();
            assert!(count(&new) < count(text), "{text}: {new}");
        }
    }
}

/// An edit that cannot be written in its place is shown with the reason, and `--apply` does not write it: in BibTeX,
/// `~` is a command, and in any text, `<` may be markup.
#[test]
fn an_edit_that_cannot_be_written_in_its_place_is_not_promised() {
    let sici = "a 10.1002/(SICI)1096-9861(19971020)387:2%3C167::AID-CNE1%3E3.0.CO;2-Z b\n";
    let table: [(&[&str], &str, &str, &str); 2] = [
        (
            &["--field=doi", "--stdin-name=a.bib"],
            "@article{a,\n doi = {10.1000/a&#126;b},\n}\n",
            "10.1000/a~b",
            "BibTeX would read some of its characters as commands",
        ),
        (
            &["--find"],
            sici,
            "10.1002/(SICI)1096-9861(19971020)387:2<167::AID-CNE1>3.0.CO;2-Z",
            "in this text, some of its characters may be markup",
        ),
    ];
    for (options, source, repaired, why) in table {
        let with = |more: &[&str]| run(&[&["check"], options, more].concat(), source.as_bytes());
        let said = with(&[]);
        let shown = format!("; try: {repaired} (not written here: {why})\n");
        assert!(said.out.ends_with(&shown), "{}", said.out);
        assert!(!said.err.contains("suggestion"), "{}", said.err);
        let group = with(&["--group"]).out;
        assert!(group.ends_with(&shown) && !group.contains("--apply"), "{group}");
        let card = with(&["--format=human"]).out.replace('\n', " ");
        assert!(card.contains("note: this is not written here: "), "{card}");
        let page = with(&["--format=html"]).out;
        assert!(page.contains(&format!("</ins> (not written here: {why})</p>")), "{page}");
        assert_eq!(with(&["--format=json"]).problems().last().unwrap()["not_written"], why);
        assert_eq!(with(&["--fix", "--apply=lint,syntax"]).out, source);
        for format in ["--group", "--statistics"] {
            let fixed = with(&["--fix", format]);
            assert!(!fixed.err.contains("--apply"), "{format}: {}", fixed.err);
        }
        let fixed = with(&["--fix", "--format=html"]);
        assert!(fixed.err.contains("%<td>0<td>0\n"), "{}", fixed.err);
    }
}
