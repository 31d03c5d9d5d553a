//! Formats for pipelines, spreadsheets and browsers, several of them in one run.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::run::{Ran, folder, hdl, run};

/// Errors and warnings, with and without a fix; markup and a formula.
const LIST: &str =
    "10.1000\ndoi:10.1000/182\n<b>10.1000/a&b</b>\n=1+1\n10.1000/ok\n10.1000\n10.1000\n10.1000\n";

fn check(format: &str) -> Ran {
    run(&["check", "--as", "doi", "--format", format], LIST.as_bytes())
}

#[test]
fn csv_has_a_row_for_each_problem_and_no_formula() {
    let ran = check("csv");
    let mut rows = ran.out.lines();
    let head = "file,line,column,severity,problem,message,help,text,fix,try";
    assert_eq!(rows.next(), Some(head));
    let rows: Vec<_> = rows.filter(|row| !row.is_empty()).collect();
    let problems = check("json").problems();
    assert_eq!(rows.len(), problems.len());
    assert!(rows.iter().any(|row| row.contains(",doi:10.1000/182,10.1000/182,")), "{rows:?}");
    assert!(rows.iter().any(|row| row.contains(",'=1+1,")), "{rows:?}");
    assert_eq!(ran.status, Some(1));
}

/// Each issue has every key that Code Climate and GitLab require.
#[test]
fn gitlab_gets_an_array_of_issues() {
    let issues: Vec<Value> = serde_json::from_str(&check("gitlab").out).unwrap();
    assert_eq!(issues.len(), check("json").problems().len());
    for issue in &issues {
        for key in ["description", "check_name", "fingerprint", "severity"] {
            assert!(issue[key].as_str().is_some_and(|text| !text.is_empty()), "{key}: {issue}");
        }
        assert!(issue["location"]["lines"]["begin"].is_u64(), "{issue}");
        assert_eq!(issue["location"]["path"], "<stdin>");
    }
    let empty = run(&["check", "--format", "gitlab"], b"10.1/a\n").out;
    assert_eq!(serde_json::from_str::<Vec<Value>>(&empty).unwrap(), Vec::<Value>::new());
}

/// By the fingerprint, GitLab recognises an issue whose text has moved to another line.
#[test]
fn a_fingerprint_does_not_depend_on_the_line() {
    let prints = |list: &str| {
        let ran = run(&["check", "--format", "gitlab"], list.as_bytes());
        let issues: Vec<Value> = serde_json::from_str(&ran.out).unwrap();
        issues.iter().map(|issue| issue["fingerprint"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(prints("10.1000\n"), prints("10.1/a\n\n10.1000\n"));
    assert_ne!(prints("10.1000\n"), prints("10.1001\n"));
}

#[test]
fn junit_fails_for_errors_and_passes_for_the_rest() {
    let ran = check("junit");
    let problems = check("json").problems();
    let errors = problems.iter().filter(|problem| problem["severity"] == "error").count();
    assert_eq!(ran.out.matches("<failure ").count(), errors);
    assert_eq!(ran.out.matches("<testcase ").count(), problems.len() + 1);
    assert!(ran.out.contains("a&amp;b") && !ran.out.contains("a&b"), "{}", ran.out);
    for tag in ["testsuites", "testsuite", "testcase", "failure", "system-out"] {
        let opened = ran.out.matches(&format!("<{tag}>")).count()
            + ran.out.matches(&format!("<{tag} ")).count();
        let closed = ran.out.matches(&format!("</{tag}>")).count();
        let alone = if tag == "testcase" { 1 } else { 0 };
        assert_eq!(opened, closed + alone, "{tag}: {}", ran.out);
    }
}

#[test]
fn the_page_loads_nothing_and_shows_markup_as_text() {
    let page = check("html").out;
    for foreign in ["<script", "<link", "<img", "src=", "url(", "@import", "=\"http"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    assert!(page.contains("&lt;b&gt;") && !page.contains("<b>"), "{page}");
    assert!(page.contains("href=\"#not-a-doi\"") && page.contains("id=\"not-a-doi\""), "{page}");
    assert!(page.contains("<ins><bdi>10.1000/182</bdi></ins>"), "{page}");
    assert!(page.contains("And 1 more."), "three examples are shown of four: {page}");
    assert_eq!(page.matches("<mark>").count(), page.matches("</mark>").count());
}

#[test]
fn problems_beyond_the_limit_of_a_record_are_counted_below_the_groups() {
    let record = format!("hdl:10.1000/a{}\n", "<b".repeat(11));
    let ran = run(&["check", "--group"], record.as_bytes());
    assert!(ran.out.starts_with("error [character-not-allowed] 8 times"), "{}", ran.out);
    let last = "3 more problems not shown (at most eight for each record)\n";
    assert!(ran.out.ends_with(last) && ran.err.contains("11 errors"), "{} {}", ran.out, ran.err);
}

#[test]
fn problems_are_grouped_with_their_first_examples() {
    let ran = run(&["check", "--group"], "10.1000\n".repeat(100_000).as_bytes());
    let expected = "error [missing-slash] 100000 times, 100.0 %\n\
        \u{20} <stdin>:1:8: `10.1000` is only the prefix of an identifier, and nothing follows it\n\
        \u{20} <stdin>:2:8: `10.1000` is only the prefix of an identifier, and nothing follows it\n\
        \u{20} <stdin>:3:8: `10.1000` is only the prefix of an identifier, and nothing follows it\n\
        \u{20} and 99997 more\n";
    assert_eq!((&*ran.out, ran.status), (expected, Some(1)));
}

fn name(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

#[test]
fn several_formats_are_written_in_one_run() {
    let folder = folder("outputs");
    let (sarif, page) = (folder.join("a.sarif"), folder.join("a.html"));
    let outputs = [format!("sarif={}", name(&sarif)), format!("html={}", name(&page))];
    let arguments = ["check", "--as", "doi", "--output", &outputs[0], "--output", &outputs[1]];
    let ran = run(&arguments, LIST.as_bytes());
    assert_eq!(ran.out, check("concise").out);
    assert_eq!(fs::read_to_string(&sarif).unwrap(), check("sarif").out);
    assert_eq!(fs::read_to_string(&page).unwrap(), check("html").out);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "nothing else is left");

    let text = name(&folder.join("a.txt"));
    let ran = run(&["check", "--as", "doi", "--output", &text], LIST.as_bytes());
    assert_eq!((&*ran.out, ran.status), ("", Some(1)));
    assert_eq!(fs::read_to_string(&text).unwrap(), check("concise").out);
}

/// `--format` overrides the extension, and a format before the name of the file overrides both.
#[test]
fn the_extension_of_a_file_says_how_it_is_written() {
    let folder = folder("outputs-by-extension");
    let written = |file: &str, format: &str, more: &[&str]| {
        let target = name(&folder.join(file));
        let target = if format.is_empty() { target } else { format!("{format}={target}") };
        let arguments = [&["check", "--as", "doi", "--output", &target], more].concat();
        run(&arguments, LIST.as_bytes());
        fs::read_to_string(folder.join(file)).unwrap()
    };
    for (file, format) in [
        ("a.html", "html"),
        ("a.json", "json"),
        ("a.csv", "csv"),
        ("a.sarif", "sarif"),
        ("a.xml", "junit"),
        ("a.txt", "concise"),
        ("a.docx", "concise"),
    ] {
        assert_eq!(written(file, "", &[]), check(format).out, "{file}");
        assert_eq!(written(file, "", &["--format", "gitlab"]), check("gitlab").out, "{file}");
        assert_eq!(written(file, "csv", &[]), check("csv").out, "{file}");
    }
    let grouped = run(&["check", "--as", "doi", "--group"], LIST.as_bytes()).out;
    assert_eq!(written("a.html", "", &["--group"]), grouped);
}

#[test]
fn a_file_that_is_read_is_not_written() {
    let list = folder("outputs-input").join("list");
    fs::write(&list, LIST).unwrap();
    let ran = run(&["check", &name(&list), "--output", &name(&list)], b"");
    assert_eq!(
        ran.err,
        format!("hdl: {}: this file is also read, so it is not written\n", name(&list))
    );
    assert_eq!((ran.status, fs::read_to_string(&list).unwrap()), (Some(2), LIST.into()));
}

/// Otherwise a long run would end without its report.
#[test]
fn a_file_that_cannot_be_written_is_refused_before_anything_is_read() {
    let folder = name(&folder("outputs-folder"));
    for (path, why) in [
        ("no/such/folder/a.txt", "the folder of this file does not exist"),
        (&*folder, "this is a directory"),
    ] {
        for option in ["--output", "--write-baseline"] {
            let ran = run(&["check", option, path], LIST.as_bytes());
            assert_eq!(
                (ran.status, ran.err),
                (Some(2), format!("hdl: {path}: {why}\n")),
                "{option}"
            );
        }
    }
}

/// In a directory that is read, a file of the same name may be a list.
#[test]
fn a_file_of_a_directory_that_is_read_is_not_replaced() {
    let folder = folder("outputs-in-directory");
    let lists = folder.join("lists");
    fs::create_dir(&lists).unwrap();
    let list = lists.join("ids.txt");
    fs::write(&list, LIST).unwrap();
    let report = |file: &Path, more: &[&str]| {
        let (file, lists) = (name(file), name(&lists));
        run(&[&["check", "--output", &file, &lists][..], more].concat(), b"")
    };
    let ran = report(&list, &[]);
    let why = "this file is in a directory that is read, so it is not replaced; delete it first, \
               or write a file elsewhere";
    assert_eq!(ran.err, format!("hdl: {}: {why}\n", name(&list)));
    assert_eq!((ran.status, fs::read_to_string(&list).unwrap()), (Some(2), LIST.into()));

    let elsewhere = folder.join("report.txt");
    // The second report replaces the first.
    for _ in 0..2 {
        let ran = report(&elsewhere, &[]);
        assert_eq!(ran.status, Some(1), "{}", ran.err);
    }
    assert!(fs::read_to_string(&elsewhere).unwrap().contains("ids.txt:"), "the list was read");
    let own = lists.join("report.json");
    fs::write(&own, "an older report").unwrap();
    let ran = report(&own, &["--glob", "*.txt"]);
    assert_eq!(ran.status, Some(1), "the pattern leaves the file out of what is read: {}", ran.err);
    assert!(fs::read_to_string(&own).unwrap().contains("ids.txt"));
}

/// Somebody who forgets the list, or the name of the report, must not lose the list.
#[test]
fn a_run_without_input_replaces_no_file() {
    let list = folder("outputs-forgotten").join("list");
    fs::write(&list, LIST).unwrap();
    for fix in [&["--fix"][..], &[]] {
        let target = name(&list);
        let arguments = [&["check", "--output", &target], fix].concat();
        let ran = run(&arguments, b"");
        assert!(
            ran.err.contains("no file to read was named and there was no input"),
            "{}",
            ran.err
        );
        assert_eq!(
            (ran.status, fs::read_to_string(&list).unwrap()),
            (Some(2), LIST.into()),
            "{fix:?}"
        );
    }
    let input = fs::File::open(&list).unwrap();
    let mut command = hdl();
    command.args(["check", "--output", &name(&list)]).stdin(input);
    assert_eq!(command.output().unwrap().status.code(), Some(2), "the input was overwritten");
    assert_eq!(fs::read_to_string(&list).unwrap(), LIST);
    assert_eq!(
        run(&["check", "--output", &name(&list), "-"], b"").status,
        Some(0),
        "`-` was named"
    );
    assert_eq!(fs::read_to_string(&list).unwrap(), "");
}

/// A file is complete even if the standard output is closed.
#[test]
fn a_closed_pipe_does_not_stop_a_file() {
    let folder = folder("outputs-closed");
    let (list, report) = (folder.join("list"), folder.join("report"));
    fs::write(&list, "10.1000\n".repeat(50_000)).unwrap();
    let mut command = hdl();
    command.args(["check", &name(&list), "--output", &format!("json={}", name(&report))]);
    let mut child = command
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(1));
    assert_eq!(fs::read_to_string(&report).unwrap().lines().count(), 50_002);
}

/// A file that is left out may have as many problems as the last one that is shown, so the page only says that no file
/// has more.
#[test]
fn the_page_counts_what_it_leaves_out() {
    let folder = folder("page-many");
    for number in 0..60 {
        fs::write(folder.join(format!("{number:02}")), format!("{number}.1/1\n10.1000\n")).unwrap();
    }
    let page = run(&["check", "--format=html", folder.to_str().unwrap()], b"").out;
    assert!(page.contains("<p>And 10 more files, none with more errors and warnings.</p>"));
    assert!(page.contains("<p>And 10 more, none with more identifiers.</p>"), "{page}");
}
