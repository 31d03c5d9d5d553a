//! A file has one purpose in a run: a file that would be written twice, or both read and written, is refused before
//! anything is written.

use std::fs;
use std::path::Path;

use crate::run::{folder, hdl, run_in};

const LIST: &str = "doi:10.1000/1\n10.1000\n";

/// Runs `hdl check` in `folder`; returns the status and the standard error.
fn check(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let ran = run_in(folder, &[&["check"], arguments].concat(), b"");
    (ran.status, ran.err)
}

/// The names and the contents of the files of a folder.
fn contents(folder: &Path) -> Vec<(String, String)> {
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_default();
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let name = |entry: &fs::DirEntry| entry.file_name().into_string().unwrap();
    let mut all: Vec<_> = entries.map(|entry| (name(&entry), read(&entry.path()))).collect();
    all.sort();
    all
}

#[test]
fn a_file_is_not_written_twice_or_read_and_written() {
    let folder = folder("one-file");
    fs::create_dir_all(folder.join("sub")).unwrap();
    fs::write(folder.join("list"), LIST).unwrap();
    fs::write(folder.join("old"), "").unwrap();
    fs::write(folder.join("names"), "list\n").unwrap();
    assert_eq!(check(&folder, &["--write-baseline=known", "list"]).0, Some(0));
    fs::hard_link(folder.join("old"), folder.join("hard")).unwrap();
    let twice = "names this file twice, and the second would overwrite the first";
    let both = "both name this file, and one would overwrite the other";
    let read = "this file is also read, so it is not written";
    let mut table: Vec<(&[&str], &str)> = vec![
        (&["--output=json=new", "--output=csv=./new", "list"], twice),
        (&["--output=json=new", "--output=csv=sub/../new", "list"], twice),
        (&["--output=json=old", "--output=csv=./old", "list"], twice),
        (&["--output=json=old", "--output=csv=hard", "list"], twice),
        (&["--fix", "--report=new", "--output=./new", "list"], both),
        (&["--fix", "--report=new", "list", "./new"], read),
        (&["--baseline=known", "--output=./known", "list"], read),
        (&["--output=./list", "list"], read),
        (&["--write-baseline=./list", "list"], read),
        (&["--files-from=names", "--output=./names"], read),
        (&["--files-from=names", "--output=./list"], read),
    ];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("new", folder.join("soft")).unwrap();
        std::os::unix::fs::symlink("known", folder.join("alias")).unwrap();
        table.push((&["--output=json=new", "--output=csv=soft", "list"], twice));
        table.push((&["--baseline=known", "--output=alias", "list"], read));
    }
    let before = contents(&folder);
    for (arguments, why) in table {
        let (status, said) = check(&folder, arguments);
        assert!(status == Some(2) && said.contains(why), "{arguments:?}: {status:?} {said}");
        assert_eq!(contents(&folder), before, "{arguments:?}");
    }
}

/// The symbolic link stays, and leads to the new report.
#[cfg(unix)]
#[test]
fn an_output_is_written_through_a_symbolic_link() {
    let folder = folder("one-link");
    fs::write(folder.join("list"), LIST).unwrap();
    fs::create_dir_all(folder.join("sub")).unwrap();
    fs::write(folder.join("sub/old"), "old").unwrap();
    for (link, target) in [("a", "sub/old"), ("b", "sub/new")] {
        std::os::unix::fs::symlink(target, folder.join(link)).unwrap();
        let output = format!("--output=json={link}");
        assert_eq!(check(&folder, &[&output, "list"]).0, Some(1));
        assert!(folder.join(link).is_symlink(), "{link}");
        assert!(fs::read_to_string(folder.join(target)).unwrap().contains("missing-slash"));
    }
    assert_eq!(fs::read_dir(folder.join("sub")).unwrap().count(), 2);
}

/// The links stay as they are, and nothing is checked.
#[cfg(unix)]
#[test]
fn an_output_that_leads_nowhere_is_refused() {
    let folder = folder("one-loop");
    fs::write(folder.join("list"), LIST).unwrap();
    std::os::unix::fs::symlink("b", folder.join("a")).unwrap();
    std::os::unix::fs::symlink("a", folder.join("b")).unwrap();
    for output in ["a", &"n".repeat(300)] {
        let (status, said) = check(&folder, &[&format!("--output=json={output}"), "list"]);
        assert!(status == Some(2) && said.contains(&format!("{output}: ")), "{status:?} {said}");
        assert!(folder.join("a").is_symlink() && folder.join("b").is_symlink());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
    }
}

#[cfg(unix)]
#[test]
fn a_signal_removes_the_unfinished_report() {
    use std::io::Write;
    use std::process::{Command, Stdio};

    let folder = folder("one-signal");
    let mut command = hdl();
    command.current_dir(&folder).args(["check", "--output=json=report", "--output=html=page"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(LIST.as_bytes()).unwrap();
    while contents(&folder).len() < 2 {
        assert_eq!(child.try_wait().unwrap(), None);
    }
    let kill = format!("kill -TERM {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), None);
    assert_eq!(contents(&folder), []);
}

/// A device is not replaced by what is written to it, so two outputs may go to the same one.
#[cfg(unix)]
#[test]
fn a_device_may_be_named_twice() {
    let folder = folder("one-device");
    fs::write(folder.join("list"), LIST).unwrap();
    let outputs = ["--output=json=/dev/null", "--output=csv=/dev/null", "list"];
    assert_eq!(check(&folder, &outputs).0, Some(1));
}

/// The journal lies in the folder that is fixed, but is not read as a list. A run that stops because another output
/// cannot be written leaves no journal.
#[test]
fn a_journal_is_not_read_as_a_list_and_not_left_behind() {
    let folder = folder("one-journal");
    fs::write(folder.join("list"), LIST).unwrap();
    let missing = ["--fix", "--as=doi", "--report=changes", "--output=none/new", "."];
    assert_eq!(check(&folder, &missing).0, Some(2));
    assert!(!folder.join("changes").exists());
    let (status, said) = check(&folder, &["--fix", "--as=doi", "--report=changes", "."]);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("2 checked, 1 valid") && said.contains("1 record fixed"), "{said}");
}
