//! Several threads read several files, and the output is the same as that of one thread.

use std::fs;
use std::path::Path;

use crate::run::{folder, run, run_in};

/// Files of all sizes: without a record, with a few, and with several blocks of records; with few problems, and with
/// more problems than are kept in memory.
fn files(folder: &Path) -> Vec<String> {
    let long = |text: &str| [text, &"a".repeat(200), "\n"].concat().into_bytes();
    let contents = [
        b"10.1000\n".repeat(3_000),
        long("10.1000/").repeat(2_000),
        Vec::new(),
        [long("10.1000/").repeat(2_000), b"hdl:10.1000/<\n10.1000\n".to_vec()].concat(),
        b"10.1000/1\n10.1000/a\xC2\xA0\n\n10.1000".to_vec(),
        b"10.1000/\xFF \n".repeat(2_000),
        "no text\n".encode_utf16().flat_map(u16::to_be_bytes).collect(),
    ];
    let more = (0..20).map(|number| format!("10.1000/{number}\n10.1000{number}\n").into_bytes());
    let write = |(number, content): (usize, Vec<u8>)| {
        let name = format!("{number:02}.txt");
        fs::write(folder.join(&name), content).unwrap();
        name
    };
    contents.into_iter().chain(more).enumerate().map(write).collect()
}

/// What `hdl check` says in this folder.
fn check(folder: &Path, arguments: &[&str]) -> (String, String, Option<i32>) {
    let ran = run_in(folder, &[&["check"], arguments].concat(), b"");
    (ran.out, ran.err, ran.status)
}

#[test]
fn the_output_has_the_order_of_the_files() {
    let folder = folder("side-by-side");
    let mut files = files(&folder);
    files.insert(3, "missing.txt".into());
    fs::write(folder.join("names"), files.join("\n")).unwrap();
    let named: Vec<_> = files.iter().map(String::as_str).collect();
    let options: [&[&str]; 8] = [
        &["--as=hdl_uri::handle"],
        &["--format=json"],
        &["--statistics", "--output=html=report.html"],
        &["--group"],
        &["--quiet"],
        &["--max=2500"],
        &["--max=7", "--ignore=missing-slash"],
        &["--find"],
    ];
    let names: &[&str] = &["--format=json", "--files-from", "names"];
    let walked: &[&str] = &["--format=json", ".", "--glob", "*.txt"];
    let named = options.map(|options| [options, &named].concat());
    for arguments in named.iter().map(|named| &**named).chain([names, walked]) {
        let with = |threads| check(&folder, &[arguments, &["--threads", threads]].concat());
        let one = with("1");
        for threads in ["2", "5"] {
            // `assert_eq` would print megabytes.
            assert!(with(threads) == one, "{threads} threads, {:?}", &arguments[..2]);
        }
    }
}

#[test]
fn the_standard_input_is_read_once() {
    let folder = folder("stdin-once");
    let list = folder.join("list");
    fs::write(&list, "10.1000\n").unwrap();
    let list = list.to_str().unwrap();
    let input = b"10.1000/1\n".repeat(100_000);
    let ran = run(&["check", "--threads=3", "-", "-", list, "-"], &input);
    assert!(ran.err.contains("100001 checked, 100000 valid, 1 error"), "{}", ran.err);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
}

/// A later file is read although the file before it has not ended. The problems of the later file are printed after
/// those of the earlier one, and take little memory until then.
#[cfg(target_os = "linux")]
#[test]
fn a_later_file_is_read_while_the_first_waits() {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};

    use crate::run::{Ran, hdl, memory};

    /// The number of lines in each file. The problems of so many lines take far more memory than the command may use.
    const COUNT: usize = 1 << 17;
    let folder = folder("later-file");
    let pipe = folder.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let problems = folder.join("problems");
    fs::write(&problems, b"a\n".repeat(COUNT)).unwrap();
    let mut child = hdl()
        .args(["check", "--as=rfc5234::DIGIT", "--threads=3", "--format=json", "-"])
        .args([&pipe, &problems])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A pipe holds far less than this, so the command must read it.
    fs::write(&pipe, b"1\n".repeat(COUNT)).unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"b\n").unwrap();
    let mut stdout = child.stdout.take().unwrap();
    let mut first = vec![0; 8 << 20];
    drop(stdin);
    stdout.read_exact(&mut first).unwrap();
    assert!(String::from_utf8_lossy(&first[..300]).contains("\"file\":\"<stdin>\""));
    let peak = memory(&child);
    assert!(peak < 32 << 10, "{peak}");
    let mut rest = Vec::new();
    stdout.read_to_end(&mut rest).unwrap();
    assert!(first.len() + rest.len() > 48 << 20);
    let ran = Ran::of(child);
    let expected = format!("{} checked, {COUNT} valid, {} errors", 2 * COUNT + 1, COUNT + 1);
    assert!(ran.err.contains(&expected), "{}", ran.err);
    assert_eq!(ran.status, Some(1));
}
