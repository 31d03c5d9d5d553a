//! Names of files, and files that cannot be read.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use crate::run::{folder, run};

fn check(files: impl IntoIterator<Item = PathBuf>) -> crate::run::Ran {
    let mut arguments: Vec<OsString> = ["check", "--as", "hdl_uri::handle"].map(Into::into).into();
    arguments.extend(files.into_iter().map(Into::into));
    run(&arguments, b"from-stdin")
}

#[test]
fn a_missing_file_is_reported_and_the_work_goes_on() {
    let folder = folder("missing");
    let (missing, list) = (folder.join("no-such-file"), folder.join("list"));
    fs::write(&list, "a/b\nab\n").unwrap();

    let ran = check([missing.clone(), list.clone()]);
    let trouble: Vec<_> = ran.err.lines().collect();
    assert!(trouble[0].starts_with(&format!("hdl: {}: ", missing.display())), "{}", trouble[0]);
    assert_eq!(trouble[1], "hdl: 2 checked, 1 valid, 1 error, 0 warnings");
    let expected = format!("{}:2:3: error [missing-slash] the handle has no `/`\n", list.display());
    assert_eq!(ran.out, expected);
    assert_eq!(ran.status, Some(2), "a missing file counts more than an error in a list");
}

#[test]
fn a_dash_is_the_standard_input_among_files() {
    let list = folder("dash").join("list");
    fs::write(&list, "from-file").unwrap();
    let ran = check([list.clone(), "-".into(), list]);
    assert_eq!(ran.out.lines().count(), 3, "{}", ran.out);
    assert!(ran.out.lines().nth(1).unwrap().starts_with("<stdin>:1:11: "), "{}", ran.out);
}

#[cfg(unix)]
#[test]
fn a_name_cannot_control_the_terminal_or_break_a_line() {
    use std::os::unix::ffi::OsStringExt;

    let folder = folder("names");
    let name = |octets: &[u8]| folder.join(OsString::from_vec(octets.to_vec()));
    let list = name("a\n:\x1B[31m\u{202E}\u{200B}日.txt".as_bytes());
    fs::write(&list, "ab").unwrap();

    let ran = check([list.clone()]);
    let shown = "a⟨U+000A⟩:⟨U+001B⟩[31m⟨U+202E⟩⟨U+200B⟩日.txt";
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    assert!(ran.out.contains(&format!("{shown}:1:3: error")), "{}", ran.out);

    let ran = check([name(b"no\n\xFF\x1B")]);
    assert!(ran.err.contains("no⟨U+000A⟩\u{FFFD}⟨U+001B⟩: "), "{}", ran.err);

    let list = list.to_str().unwrap();
    let ran = run(&["check", "--as=hdl_uri::handle", "--format=json", list], b"");
    assert_eq!(ran.problems()[0]["file"], list);
}

#[test]
fn a_file_that_is_also_the_output_is_not_read() {
    use std::fs::File;

    use crate::run::hdl;

    let list = folder("output").join("list");
    let other = list.with_file_name("other");
    fs::write(&other, "10.1000\n").unwrap();
    let table: [(&[&str], bool); 7] = [
        (&["check"], true),
        (&["check"], false),
        (&["check", "--fix"], true),
        (&["check", "--fix"], false),
        (&["check", "--diff"], false),
        (&["normalize"], true),
        (&["convert", "--to=handle"], true),
    ];
    for (arguments, stdin) in table {
        fs::write(&list, "doi:10.1/a\n10.1000\n").unwrap();
        let mut command = hdl();
        command.args(arguments).stdout(File::options().append(true).open(&list).unwrap());
        if stdin {
            command.stdin(File::open(&list).unwrap());
        } else {
            command.args([&other, &list]);
        }
        let output = command.output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        let name = if stdin { "<stdin>".into() } else { list.display().to_string() };
        let told = format!("hdl: {name}: this file is also the output, so it is not read\n");
        assert!(err.contains(&told), "{arguments:?}: {err}");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let text = fs::read_to_string(&list).unwrap();
        assert!(text.starts_with("doi:10.1/a\n10.1000\n"), "{arguments:?}: {text}");
        // The problems of the other file are in the output; with --diff they are on the standard error.
        let reported = text.contains("other:1:8: error") || err.contains("other:1:8: error");
        assert_eq!(reported, !stdin, "{arguments:?}: {text}");
    }
}

#[test]
fn a_device_may_be_both_input_and_output() {
    use std::fs::File;

    let Ok(null) = File::options().read(true).write(true).open("/dev/null") else { return };
    let mut command = crate::run::hdl();
    let status = command.arg("check").stdin(null.try_clone().unwrap()).stdout(null).status();
    assert_eq!(status.unwrap().code(), Some(0));
}
