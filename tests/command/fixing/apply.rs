//! `--apply` applies the suggestions that it names; `--report` records changes, and `--undo` undoes them.

use std::fs;

use serde_json::json;

use crate::run::run;
#[cfg(target_os = "linux")]
use crate::run::{folder, limited};

const LIST: &str = "10.1000/182.\n10.1000/a\u{200B}b\ndoi:10.1000/3\n10.1000/ok\n\"10.1000/5\"\n";

#[test]
fn only_named_suggestions_are_applied() {
    let fixed = |names: &[&str]| {
        let arguments = [&["check", "--as=doi", "--fix"], names, &["-"]].concat();
        run(&arguments, LIST.as_bytes()).out
    };
    let sure = LIST.replace("doi:", "");
    assert_eq!(fixed(&[]), sure);
    let trailing = "--apply=trailing-punctuation";
    assert_eq!(fixed(&[trailing]), sure.replace("182.", "182"));
    let both = sure.replace("182.", "182").replace('\u{200B}', "");
    assert_eq!(fixed(&[trailing, "--apply=invisible-character"]), both);
    assert_eq!(fixed(&["--apply=trailing-punctuation,invisible-character"]), both);
}

/// If a report does not know what the whole text should be, the text would only look right after its suggestions.
#[test]
fn no_suggestion_is_applied_to_a_text_that_stays_wrong() {
    let list = "https://doi.org/urn:bwhrfx\nhttps://doi.org/10.\\\\1007/9\\\\78-3\\\\-030-026\\\\\\71-4_7\n\
        https://dx.doi.org/10.5284/1000184XXXXXXXXXX|pmid=\n";
    let said = run(&["check", "-"], list.as_bytes());
    assert!(!said.out.contains("; try: ") && !said.err.contains("--apply"), "{said:?}");
    let ran = run(&["check", "--fix", "--apply=lint,syntax", "-"], list.as_bytes());
    assert_eq!(ran.out, list);
}

/// If a text has two identifiers, only its author knows which one is meant. Parts of both, or a part of one, would be
/// of no use.
#[test]
fn no_suggestion_is_applied_to_two_identifiers_or_to_a_part_of_one() {
    let list = "['10.1016/j.cell.2020.02.052', '10.1016/j.cell.2020.02.053']\n\
        10.1000/182</a><a href=\"https://doi.org/10.1000/18\">x</a>\n\
        10.1016/j.<dfn>cell</dfn>.2011.02.013\n";
    let ran = run(&["check", "--fix", "--apply=lint,syntax", "-"], list.as_bytes());
    assert_eq!(ran.out, list);
}

#[test]
fn a_suggestion_is_seen_before_it_is_applied() {
    let ran =
        run(&["check", "--as=doi", "--diff", "--apply=trailing-punctuation"], LIST.as_bytes());
    assert!(
        ran.out.contains("-10.1000/182.\n") && ran.out.contains("+10.1000/182\n"),
        "{}",
        ran.out
    );
    let ran = run(&["check", "--apply=trailing-punctuation"], LIST.as_bytes());
    assert_eq!((ran.status, &*ran.out), (Some(2), ""), "`--apply` needs `--fix` or `--diff`");
}

/// `--group` says which arguments repair how many problems, and these arguments then repair as many.
#[test]
fn the_group_says_what_applies_its_suggestion() {
    let list = b"10.1000/182.\n10.1000/183.\n";
    let ran = run(&["check", "--as=doi", "--group"], list);
    let promise = "100.0 %; --fix --apply trailing-punctuation repairs 2\n";
    assert!(ran.out.contains(promise), "{}", ran.out);
    let arguments = ["check", "--as=doi", "--fix", "--apply", "trailing-punctuation"];
    let ran = run(&arguments, list);
    assert_eq!((&*ran.out, ran.status), ("10.1000/182\n10.1000/183\n", Some(0)));
}

#[test]
fn changes_are_recorded_and_undone() {
    let folder = folder("undo");
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (list, other, table) = (file("list"), file("other"), file("table.csv"));
    let before = [LIST.to_owned(), "doi:10.1/a\r\nx\n".repeat(30_000), "a\n".into()];
    for (file, text) in [&list, &other, &table].into_iter().zip(&before) {
        fs::write(file, text).unwrap();
    }
    let report = file("changes.jsonl");
    let fix = ["check", "--as=doi", "--fix", "--apply=invisible-character", "--report", &report];
    let ran = run(&[&fix[..], &[&list, &other, &table]].concat(), b"");
    assert_eq!(fs::read_to_string(&other).unwrap(), before[1].replace("doi:", ""), "{}", ran.err);
    let lines = fs::read_to_string(&report).unwrap();
    assert_eq!(lines.lines().count(), 2 + 30_000);
    let first: serde_json::Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    let expected = json!({
        "file": list, "line": 2, "old": "10.1000/a\u{200B}b", "new": "10.1000/ab",
        "byte": 22, "before": "\u{200B}", "after": "",
    });
    assert_eq!(first, expected);

    let again = run(&[&fix[..], &[&list]].concat(), b"");
    let refused = format!("hdl: {report}: this file already exists and is not overwritten\n");
    assert_eq!((again.status, again.err), (Some(2), refused), "a report is never lost");
    let ran = run(&["check", "--undo", &report], b"");
    assert_eq!((&*ran.err, ran.status), ("hdl: 30002 changes undone\n", Some(0)));
    for (file, text) in [&list, &other, &table].into_iter().zip(&before) {
        assert_eq!(&fs::read_to_string(file).unwrap(), text);
    }
}

/// The second run changes what the first one wrote. The two journals come as one file, or through a pipe.
#[test]
fn the_latest_run_is_undone_first() {
    let folder = folder("undo-twice");
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (list, other, both) = (file("list"), file("other"), file("both.jsonl"));
    let before = "doi:10.1000/a\u{200B}b\ndoi:10.1000/c\u{200B}d\n";
    let pipe: &[&str] = if cfg!(target_os = "linux") { &["/dev/stdin"] } else { &[] };
    for journal in [&*both].iter().chain(pipe) {
        fs::write(&list, before).unwrap();
        fs::write(&other, before).unwrap();
        let mut journals = Vec::new();
        for (number, apply) in ["doi-prefix", "invisible-character"].iter().enumerate() {
            let report = file(&format!("{number}.jsonl"));
            let _ = fs::remove_file(&report);
            let fix = ["check", "--as=doi", "--fix", "--apply", apply, "--report", &report];
            run(&[&fix[..], &[&list, &other]].concat(), b"");
            journals.extend(fs::read(&report).unwrap());
        }
        assert_eq!(fs::read_to_string(&list).unwrap(), "10.1000/ab\n10.1000/cd\n");
        fs::write(&both, &journals).unwrap();
        let ran = run(&["check", "--undo", journal], &journals);
        assert_eq!((&*ran.err, ran.status), ("hdl: 8 changes undone\n", Some(0)), "{journal}");
        for file in [&list, &other] {
            assert_eq!(fs::read_to_string(file).unwrap(), before, "{journal}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_long_journal_is_undone_in_constant_memory() {
    let folder = folder("undo-long");
    let (list, journal) = (folder.join("list"), folder.join("changes.jsonl"));
    let count = 150_000;
    fs::write(&list, "10.1/a\n".repeat(count)).unwrap();
    let entry = |number: usize| {
        let mut entry = json!({
            "file": list, "line": number + 1, "old": "doi:10.1/a", "new": "10.1/a",
            "byte": 7 * number, "before": "doi:", "after": "",
        });
        if number + 1 == count {
            entry["size"] = (7 * count).into();
        }
        format!("{entry}\n")
    };
    fs::write(&journal, (0..count).map(entry).collect::<String>()).unwrap();
    let ran = limited().args(["check", "--undo"]).arg(&journal).output().unwrap();
    assert_eq!(String::from_utf8(ran.stderr).unwrap(), "hdl: 150000 changes undone\n");
    assert!(fs::read_to_string(&list).unwrap() == "doi:10.1/a\n".repeat(count));
}

#[test]
fn a_file_that_has_changed_since_the_fix_is_not_undone() {
    let folder = folder("undo-changed");
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (list, report) = (file("list"), file("changes.jsonl"));
    fs::write(&list, "hdl:cnri.test/é\nhdl:cnri.test/ü\n").unwrap();
    run(&["check", "--fix", "--report", &report, &list], b"");
    let fixed = "hdl:cnri.test/%C3%A9\nhdl:cnri.test/%C3%BC\n";
    assert_eq!(fs::read_to_string(&list).unwrap(), fixed);
    for (edited, why) in [
        (fixed.replace("BC", "BD"), "line 2 has changed since the fix"),
        (fixed.replace("hdl", "hd"), "the file has changed since the fix"),
    ] {
        fs::write(&list, &edited).unwrap();
        let ran = run(&["check", "--undo", &report], b"");
        let told = format!("hdl: {list}: nothing was undone: {why}\nhdl: 0 changes undone\n");
        assert_eq!((ran.err, ran.status), (told, Some(2)));
        assert_eq!(fs::read_to_string(&list).unwrap(), edited);
    }
    fs::write(&list, fixed).unwrap();
    let changes = fs::read_to_string(&report).unwrap();
    for key in ["before", "after"] {
        let wrong =
            changes.replacen(&format!("\"{key}\""), &format!("\"{key}_hex\":\"zz\",\"{key}\""), 1);
        fs::write(&report, wrong).unwrap();
        let ran = run(&["check", "--undo", &report], b"");
        let why = "`before_hex` or `after_hex` is not hexadecimal";
        let told = format!("hdl: {list}: nothing was undone: {why}\nhdl: 0 changes undone\n");
        assert_eq!((ran.err, ran.status), (told, Some(2)), "{key}");
        assert_eq!(fs::read_to_string(&list).unwrap(), fixed, "{key}");
    }
    let ran = run(&["check", "--undo", &list], b"");
    assert_eq!(ran.err, format!("hdl: {list}: line 1 does not belong in a report of --fix\n"));
    assert_eq!(ran.status, Some(2));
}

/// The end of the first file is missing, so the file stays as it is, and the journal has no changes of it. The second
/// file needs no changes.
#[test]
fn a_journal_has_no_changes_of_a_file_that_was_not_fixed() {
    let folder = folder("undo-cut");
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (cut, whole, fixed) = (file("a.xml"), file("b.xml"), file("c.xml"));
    fs::write(&cut, "<r><doi>doi:10.1000/1</doi><doi>doi:10.1000/2</doi><t>").unwrap();
    fs::write(&whole, "<r><doi>10.1000/1</doi></r>").unwrap();
    fs::write(&fixed, "<r><doi>doi:10.1000/1</doi></r>").unwrap();
    let report = file("changes.jsonl");
    let fix = ["check", "--fix", "--xml=//doi=doi", "--report", &report];
    assert_eq!(run(&[&fix[..], &[&cut, &whole, &fixed]].concat(), b"").status, Some(2));
    let lines = fs::read_to_string(&report).unwrap();
    assert!(lines.lines().count() == 1 && lines.contains("c.xml"), "{lines}");
    let ran = run(&["check", "--undo", &report], b"");
    assert_eq!((&*ran.err, ran.status), ("hdl: 1 change undone\n", Some(0)));
}

#[cfg(target_os = "linux")]
#[test]
fn the_name_of_a_file_that_is_undone_may_have_any_octets() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = folder("undo-name");
    let list = folder.join(OsStr::from_bytes(b"caf\xE9"));
    let report = folder.join("changes.jsonl");
    fs::write(&list, "doi:10.1000/1\n").unwrap();
    let fix = ["check", "--as=doi", "--fix", "--report"].map(OsStr::new);
    run(&[&fix[..], &[report.as_os_str(), list.as_os_str()]].concat(), b"");
    assert_eq!(fs::read(&list).unwrap(), b"10.1000/1\n");
    let ran = run(&["check".as_ref(), "--undo".as_ref(), report.as_os_str()], b"");
    assert_eq!((&*ran.err, ran.status), ("hdl: 1 change undone\n", Some(0)));
    assert_eq!(fs::read(&list).unwrap(), b"doi:10.1000/1\n");
}

/// The user corrects the name of the list, and names the same journal again.
#[test]
fn a_run_that_reads_no_file_leaves_no_journal() {
    let folder = folder("undo-nothing");
    let (report, list) = (folder.join("changes.jsonl"), folder.join("lst"));
    let arguments =
        ["check", "--fix", "--report", report.to_str().unwrap(), list.to_str().unwrap()];
    assert_eq!(run(&arguments, b"").status, Some(2));
    assert!(!report.exists());
    fs::write(&list, "10.1000/1\n").unwrap();
    assert_eq!(run(&arguments, b"").status, Some(0));
    assert_eq!(fs::read(&report).unwrap(), b"");
}

#[test]
fn a_journal_is_not_kept_of_the_standard_input() {
    let report = folder("undo-stdin").join("changes.jsonl");
    let ran = run(&["check", "--fix", "--report", report.to_str().unwrap()], b"doi:10.1000/1\n");
    assert!(ran.err.contains("name a file") && ran.status == Some(2), "{}", ran.err);
    assert!(!report.exists());
}
