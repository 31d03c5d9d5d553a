//! What stops `--fix`, or is in its way: signals, a full disk, a closed pipe, a file that is missing or cannot be
//! written.

use std::fs;

use super::fix::{fix, list, names};
use crate::run::{Ran, run};

#[cfg(unix)]
#[test]
fn a_signal_removes_the_unfinished_list() {
    use std::os::unix::process::ExitStatusExt;

    use rustix::process::{Pid, Signal, kill_process};

    use crate::run::{heeded, start};

    // The list is long, so that it is not finished when its unfinished file is seen.
    let octets = [&b"doi:10.1/a\n"[..], &b"10.1000\n".repeat(1_000_000)].concat();
    for signal in heeded(&[Signal::HUP, Signal::INT, Signal::TERM]) {
        let file = list("stopped", &octets);
        let mut child = start(&["check".as_ref(), "--fix".as_ref(), file.as_os_str()]);
        while names(&file).len() < 2 {
            assert_eq!(child.try_wait().unwrap(), None, "{signal:?}");
        }
        kill_process(Pid::from_child(&child), signal).unwrap();
        assert_eq!(child.wait().unwrap().signal(), Some(signal.as_raw()), "{signal:?}");
        assert_eq!(names(&file), ["list"], "{signal:?}");
        assert!(fs::read(&file).unwrap() == octets, "{signal:?}");
    }
}

#[cfg(target_os = "linux")]
mod limited {
    use super::{fs, list, names};
    use crate::run::hdl;
    use std::path::Path;

    /// Fixes a list in a shell that has run `first` and lets no file become longer than a block.
    fn fix(list: &Path, first: &str) -> std::process::Output {
        let script = format!(r#"{first}; ulimit -c 0; ulimit -f 1; exec "$@""#);
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", &script, "sh"]).arg(hdl().get_program());
        shell.args(["check", "--fix"]).arg(list).output().unwrap()
    }

    #[test]
    fn on_a_full_disk_the_original_stays_and_no_other_file() {
        let octets = b"doi:10.1/a\n".repeat(10_000);
        let file = list("full", &octets);
        let output = fix(&file, "trap '' XFSZ");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(
            error.contains(&format!(
                "{}: not fixed: the file would become too large\n",
                file.display()
            )),
            "{error}"
        );
        assert_eq!(output.status.code(), Some(2));
        assert_eq!((fs::read(&file).unwrap(), names(&file)), (octets, vec!["list".to_owned()]));
    }

    #[test]
    fn a_kill_leaves_the_original_whole() {
        let octets = b"doi:10.1/a\n".repeat(10_000);
        let file = list("killed", &octets);
        let output = fix(&file, ":");
        assert_eq!(output.status.code(), None, "{output:?}");
        assert_eq!(fs::read(&file).unwrap(), octets);
        let mut names = names(&file);
        names.sort();
        assert!(names.len() == 2 && names[0].starts_with(".hdl-fix-"), "{names:?}");
        fs::remove_file(file.with_file_name(&names[0])).unwrap();
    }
}

/// The file keeps its text, and both its errors and its fixable problems are reported.
#[cfg(target_os = "linux")]
#[test]
fn a_file_that_cannot_be_written_is_reported_unfixed() {
    use crate::run::apart;

    let text = b"10.1/a\ndoi:10.1/b\n10.1000\n";
    let file = list("unwritten", text);
    // Permissions do not stop root, but nobody can replace a list that is a mount point.
    let script = r#"mount --bind "$2" "$2" && exec "$1" check --fix "$2""#;
    let Some(ran) = apart(&["--mount", "--map-root-user"], script, &[&file]) else { return };
    let (out, err) = (ran.out, ran.err);
    let name = file.display();
    let expected = format!(
        "hdl: {name}: not fixed: it cannot be replaced: it is in use, for example as a mount point\n\
        hdl: 3 checked, 2 valid, 1 error, 1 warning\n"
    );
    assert_eq!((err, ran.status), (expected, Some(2)));
    assert_eq!(out.lines().count(), 2, "{out}");
    assert!(out.contains(&format!("{name}:2:1: warning [doi-prefix]")), "{out}");
    assert_eq!((fs::read(&file).unwrap(), names(&file).len()), (text.to_vec(), 1));
}

/// The file in the folder after the missing file is fixed.
#[test]
fn a_missing_file_among_lists_does_not_stop_the_others() {
    let first = list("others", b"doi:10.1/a\n10.1000\n");
    let folder = first.parent().unwrap().to_owned();
    let missing = folder.join("none");
    let arguments = ["check".as_ref(), "--fix".as_ref(), missing.as_os_str(), folder.as_os_str()];
    let ran = run(&arguments, b"");
    let expected = format!(
        "hdl: {}: there is no such file\nhdl: 2 checked, 1 valid, 1 error, 0 warnings\nhdl: 1 record fixed\n",
        missing.display()
    );
    assert_eq!((ran.err, ran.status), (expected, Some(2)));
    assert_eq!(fs::read(&first).unwrap(), b"10.1/a\n10.1000\n");
}

#[test]
fn a_closed_pipe_does_not_stop_a_fix() {
    use crate::run::start;

    let many = [&b"doi:10.1/a\n"[..], &b"10.1000\n".repeat(50_000)].concat();
    let (first, second) = (list("closed-1", &many), list("closed-2", b"doi:10.1/b\n"));
    let files = [first.as_os_str(), second.as_os_str()];
    let mut child = start(&[&["check".as_ref(), "--fix".as_ref()], &files[..]].concat());
    drop(child.stdout.take());
    let ran = Ran::of(child);
    assert_eq!((&*ran.err, ran.status), ("", Some(1)), "nobody waits for a summary");
    assert!(fs::read(&first).unwrap().starts_with(b"10.1/a\n10.1000\n"));
    assert_eq!(fs::read(&second).unwrap(), b"10.1/b\n");
}

/// A closed pipe ends a check without a summary, whether the problems are written at once or at the end.
#[test]
fn a_closed_pipe_ends_a_check_without_a_summary() {
    use crate::run::start;

    let file = list("closed-check", &b"10.1000\n".repeat(50_000));
    for format in ["--format=concise", "--format=html", "--group"] {
        let mut child = start(&["check".as_ref(), format.as_ref(), file.as_os_str()]);
        drop(child.stdout.take());
        let ran = Ran::of(child);
        assert_eq!((&*ran.err, ran.status), ("", Some(1)), "{format}");
    }
}

#[test]
fn a_diff_into_a_closed_pipe_says_that_there_is_something_to_fix() {
    use crate::run::start;

    let file = list("closed-diff", &b"doi:10.1/a\n".repeat(50_000));
    let mut child = start(&["check".as_ref(), "--diff".as_ref(), file.as_os_str()]);
    drop(child.stdout.take());
    let ran = Ran::of(child);
    assert_eq!((&*ran.err, ran.status), ("", Some(1)));
}

#[test]
fn an_old_unfinished_file_of_an_earlier_run_is_removed() {
    use std::time::{Duration, SystemTime};

    let file = list("swept", b"doi:10.1/a\n");
    let left = |name: &str, hours: u64| {
        let path = file.with_file_name(name);
        let left = fs::File::create(path).unwrap();
        left.set_modified(SystemTime::now() - Duration::from_secs(hours * 60 * 60)).unwrap();
    };
    let report = format!("--output={}", file.with_file_name("report.txt").display());
    let check = || run(&["check", "--ignore=lint", &report, file.to_str().unwrap()], b"");
    for fixes in [true, false] {
        for (name, hours) in [
            (".hdl-fix-aB3dE6", 25),
            (".hdl-fix-123456", 1),
            (".hdl-fix-mine", 25),
            ("hdl-fix-123456", 25),
            (".hdl-report-aB3dE6", 31 * 24),
            (".hdl-report-123456", 29 * 24),
            (".hdl-backup", 31 * 24),
        ] {
            left(name, hours);
        }
        let ran = if fixes { fix(&file) } else { check() };
        let folder = file.parent().unwrap().display();
        let told = format!("hdl: {folder}: removed 2 unfinished files of an earlier run\n");
        assert!(ran.err.starts_with(&told), "{}", ran.err);
        let mut names = names(&file);
        names.sort();
        let mut kept =
            vec![".hdl-backup", ".hdl-fix-123456", ".hdl-fix-mine", ".hdl-report-123456"];
        kept.extend(["hdl-fix-123456", "list"].into_iter().chain((!fixes).then_some("report.txt")));
        assert_eq!(names, kept);
    }
}

/// A part of the file cannot be read, so nothing is written, and the reason is reported.
#[test]
fn a_file_that_cannot_be_read_to_its_end_is_checked_and_not_fixed() {
    let latin = b"<?xml version='1.0' encoding='ISO-8859-1'?>\n<r><doi>doi:10.1000/1</doi><t>\xFC</t></r>\n";
    let cut = b"<r><doi>doi:10.1000/1</doi><t>";
    for (octets, reason) in
        [(&latin[..], "in its XML declaration"), (cut, "the file ends inside of an element")]
    {
        let file = list("unreadable", octets);
        let ran = run(&["check", "--fix", "--xml=//doi=doi", file.to_str().unwrap()], b"");
        assert!(ran.out.contains(reason), "{}", ran.out);
        assert!(ran.err.contains("the rest of the file was not read"), "{}", ran.err);
        assert!(ran.err.contains("hdl: 2 checked, 1 valid, 1 error, 1 warning"), "{}", ran.err);
        assert_eq!(ran.status, Some(2));
        assert!(fs::read(&file).unwrap() == octets);
    }
}
