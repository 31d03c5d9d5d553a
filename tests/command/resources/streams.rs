//! Runs whose output nobody reads, or whose output cannot be written.

use std::io::Write;

use crate::run::start;

/// A list with more problems than fit in any pipe.
fn many() -> Vec<u8> {
    b"10.1000\n".repeat(50_000)
}

#[test]
fn a_pipe_that_the_reader_closes_is_not_an_error() {
    for format in ["concise", "json"] {
        let mut child = start(&["check", "--as", "hdl_uri::handle", "--format", format]);
        drop(child.stdout.take());
        // The command may end before it has read everything, and then this pipe is closed too.
        let _ = child.stdin.take().unwrap().write_all(&many());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{format}");
        assert!(matches!(output.status.code(), Some(0 | 1)), "{format}: {:?}", output.status);
    }
}

#[test]
fn the_reader_of_results_may_close_its_pipe_too() {
    let mut child = start(&["normalize"]);
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all(&b"hdl:10.1000/%41\n".repeat(50_000));
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

/// Each command exits with the status of what it had read before.
#[test]
fn a_closed_pipe_does_not_change_the_status_of_any_command() {
    let good = b"10.1000/1\n".repeat(10_000);
    let bad = [&b"10.1000\n"[..], &good].concat();
    for arguments in [
        &["check", "--as=handle"][..],
        &["check", "--as=handle", "--fix"],
        &["check", "--as=handle", "--diff"],
        &["check", "--as=handle", "--format=html"],
        &["unique", "--as=handle"],
        &["normalize", "--as=handle"],
        &["normalize", "--as=handle", "--find"],
        &["convert", "--as=handle", "--to=proxy"],
        &["parse", "--as=handle"],
    ] {
        for (list, status) in [(&good, 0), (&bad, 1)] {
            // The text that `--find` finds has no error.
            let status = if arguments.contains(&"--find") { 0 } else { status };
            let mut child = start(arguments);
            drop(child.stdout.take());
            let mut stdin = child.stdin.take().unwrap();
            let reader = std::thread::spawn(move || child.wait_with_output().unwrap());
            let _ = stdin.write_all(list);
            drop(stdin);
            assert_eq!(reader.join().unwrap().status.code(), Some(status), "{arguments:?}");
        }
    }
}

/// A file that cannot be read makes the status 2, even if the reader has closed the pipe.
#[test]
fn a_closed_pipe_does_not_hide_a_file_that_cannot_be_read() {
    let list = crate::run::folder("closed-unread").join("list");
    std::fs::write(&list, b"10.1000/1\n").unwrap();
    for command in ["check", "unique"] {
        let format = ["--format=json", "none", list.to_str().unwrap()];
        let mut child = start(&[&[command][..], &format].concat());
        drop(child.stdout.take());
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(2), "{command}");
    }
}

#[test]
fn help_into_a_closed_pipe_is_not_an_error() {
    let mut child = start(&["--help"]);
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[cfg(target_os = "linux")]
#[test]
fn an_input_that_cannot_be_read_is_reported() {
    for arguments in [
        &["check"][..],
        &["check", "--fix"],
        &["parse"],
        &["normalize"],
        &["convert", "--to", "doi"],
    ] {
        let folder = std::fs::File::open(crate::run::path("tests")).unwrap();
        let output = crate::run::hdl().args(arguments).stdin(folder).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.starts_with("hdl: <stdin>: this is a directory"), "{arguments:?}: {told}");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    use std::fs::File;

    use crate::run::{hdl, path};

    let says = |arguments: &[&str]| {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let list = File::open(path("tests/identifiers/hdl.txt")).unwrap();
        let output = hdl().args(arguments).stdin(list).stdout(full).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let full = (Some(2), "hdl: <stdout>: the disk is full\n".to_owned());
    assert_eq!(says(&["check", "--as", "hdl_uri::hdl-resolver"]), full);
    assert_eq!(says(&["check", "--as", "hdl_uri::handle", "--threads", "5"]), full);
    assert_eq!(says(&["check", "--as", "hdl_uri::handle", "--format", "json"]), full);
    assert_eq!(says(&["normalize"]), full);
    assert_eq!(says(&["convert", "--to", "handle", "--format", "json"]), full);
    assert_eq!(says(&["compare", "10.1/x", "10.1/x"]), full);
    assert_eq!(says(&["check", "--help"]), full);
    let (status, told) = says(&["check", "--fix"]);
    assert!(status == full.0 && told.ends_with(&full.1), "{status:?}: {told}");
    assert!(!told.contains("fixed"), "what could not be written is not fixed: {told}");
    assert_eq!(says(&["--version"]), full);
}
