//! Inputs that are made to exhaust memory: very wide rows, very deep nesting, compressed files that become a thousand
//! times as long, and very many names of files.

use std::io::{self, Write};
use std::process::{ChildStdin, Stdio};
use std::thread;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::run::{Ran, limited};

/// Runs `hdl check` in little memory on what `write` writes. Each thread has a stack of 2 MiB, so the number of threads
/// is fixed: one thread per core might take too much.
#[track_caller]
fn check(options: &[&str], write: impl FnOnce(ChildStdin) -> io::Result<()> + Send) -> Ran {
    let mut command = limited();
    command.args(["check", "--threads=2"]).args(options);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let stdin = child.stdin.take().unwrap();
    thread::scope(|scope| {
        // A command that has seen enough closes its input, so an error is ignored.
        scope.spawn(move || write(stdin));
        Ran::of(child)
    })
}

fn repeated(part: &[u8], times: usize, mut to: impl Write) -> io::Result<()> {
    let many = part.repeat(1000);
    (0..times / 1000).try_for_each(|_| to.write_all(&many))
}

#[test]
fn ten_million_columns_or_levels_take_no_more_memory_than_one() {
    const TIMES: usize = 10_000_000;
    let no_slash = ":1:10000008: error [missing-slash] `10.1000` is only the prefix of an identifier, and nothing follows it\n";
    let long_head = "the first row is longer than 1048576 bytes\n";
    let brackets = "error [unreadable-row] the brackets are nested too deeply here\n";
    let elements = "error [unreadable-row] the elements are nested too deeply here\n";
    let table = [
        ("--column=10000001", ",", "10.1000\n", no_slash),
        ("--column=doi", ",", "doi\n10.1000\n", long_head),
        ("--column=doi", "a", ",doi\n10.1000\n", long_head),
        ("--field=/a", "[", "", brackets),
        ("--field=/a", "{\"a\":", "", brackets),
        ("--field=/**/a", "{\"a\":", "", brackets),
        ("--xml=//a", "<a>", "", elements),
    ];
    for (option, part, after, expected) in table {
        let ran = check(&[option], |mut stdin| {
            repeated(part.as_bytes(), TIMES, &mut stdin)?;
            stdin.write_all(after.as_bytes())
        });
        let told = ran.out.clone() + &ran.err;
        assert!(told.contains(expected), "{option} {part}: {ran:?}");
        assert!(matches!(ran.status, Some(1 | 2)), "{option} {part}: {ran:?}");
    }
}

#[test]
fn a_file_that_unpacks_to_much_more_takes_no_more_memory() {
    let table = [
        ("a", 64_000_000, "error [too-long] the text is too long to be read\n", Some(1)),
        ("10.1000/1\n", 2_000_000, "2000000 checked, 2000000 valid", Some(0)),
    ];
    for (part, times, expected, status) in table {
        let ran = check(&[], |stdin| {
            let mut packed = GzEncoder::new(stdin, Compression::fast());
            repeated(part.as_bytes(), times, &mut packed)?;
            packed.finish().map(drop)
        });
        assert!((ran.out.clone() + &ran.err).contains(expected), "{part}: {ran:?}");
        assert_eq!(ran.status, status, "{part}: {ran:?}");
    }
}

/// `--files-from` reads the names of files one by one, so the list of them may be long.
#[test]
fn many_files_take_no_more_memory_than_one() {
    let folder = crate::run::folder("exhaustion");
    let (list, names) = (folder.join("list"), folder.join("names"));
    std::fs::write(&list, "10.1000/1\n").unwrap();
    let name = format!("{}\n", list.to_str().unwrap());
    let mut file = std::fs::File::create(&names).unwrap();
    repeated(name.as_bytes(), 50_000, &mut file).unwrap();
    let ran = check(&["--files-from", names.to_str().unwrap()], |_| Ok(()));
    assert!(ran.err.starts_with("hdl: 50000 checked, 50000 valid, 0 errors"), "{ran:?}");
}
