//! `any-doi` in the commands that write results: a DOI name in any spelling, and nothing else.

use crate::run::run;

const NAMES: &str = "10.1000/1\ndoi:10.1000/2\nhttps://doi.org/10.1000/%33\n";
const OTHERS: &str = "n/a\nhdl:10.1000/1\nhttp://example.org/a/b\n4263537/4000\n";

#[test]
fn every_spelling_is_converted_and_nothing_else() {
    let list = [NAMES, OTHERS].concat();
    let doi = "10.1000/1\n10.1000/2\n10.1000/3\n";
    let table: [(&[&str], &str); 4] = [
        (&["convert", "--as=any-doi", "--to=doi", "--allow-loss=host"], doi),
        (&["convert", "--from=any-doi", "--to=doi", "--allow-loss=host"], doi),
        (&["normalize", "--as=any-doi"], "10.1000/1\n10.1000/2\nhttps://doi.org/10.1000/3\n"),
        (&["convert", "--column=1=any-doi", "--to=doi", "--allow-loss=host"], doi),
    ];
    for (arguments, expected) in table {
        let ran = run(arguments, list.as_bytes());
        // A refused line is empty, and a refused cell stays as it is.
        let rest = if arguments.contains(&"--column=1=any-doi") { OTHERS } else { "\n\n\n\n" };
        assert_eq!(ran.out, [expected, rest].concat(), "{arguments:?}: {}", ran.err);
        assert_eq!((ran.err.matches(": error [").count(), ran.status), (4, Some(1)), "{}", ran.err);
    }
    let json = run(&["normalize", "--as=any-doi", "--format=json"], b"n/a\n").json();
    assert_eq!((&json[0]["dialect"], &json[0]["output"]), (&"any-doi".into(), &().into()));
}

/// An `info:doi` URI means a handle only for a command that is told to expect DOI names, as `any-doi` does.
#[test]
fn an_info_uri_of_a_doi_name_is_one_of_its_spellings() {
    let list = "info:doi/10.1000/a%22b\ninfo:doi/10.1000/2.\ninfo:lccn/2002\ninfo:doi/10.1000\nurn:doi:10.1000/1\n";
    let checked = run(&["check", "--as=any-doi", "--format=json"], list.as_bytes());
    let lines: Vec<_> = checked.problems().iter().map(|it| it["line"].as_u64().unwrap()).collect();
    assert_eq!((lines, checked.status), (vec![2, 3, 4, 5], Some(1)), "{}", checked.out);
    let table: [(&[&str], &str); 4] = [
        (
            &["convert", "--to=proxy"],
            "https://hdl.handle.net/10.1000/a%22b\nhttps://hdl.handle.net/10.1000/2.\n",
        ),
        (&["convert", "--to=doi"], "10.1000/a\"b\n10.1000/2.\n"),
        (&["convert", "--to=info-uri"], "info:doi/10.1000/a%22b\ninfo:doi/10.1000/2.\n"),
        (&["normalize"], "info:doi/10.1000/a%22b\ninfo:doi/10.1000/2.\n"),
    ];
    for (arguments, expected) in table {
        let ran = run(&[arguments, &["--as=any-doi"]].concat(), list.as_bytes());
        assert_eq!(ran.out, [expected, "\n\n\n"].concat(), "{arguments:?}: {}", ran.err);
    }
    let ran = run(&["convert", "--as=any-doi", "--to=proxy"], b"info:doi/10.1000/2.\n");
    assert!(ran.err.contains(":1:19: warning [trailing-punctuation]"), "{}", ran.err);
    let unique = run(&["unique", "--as=any-doi"], b"info:doi/10.1000/A#b\ndoi:10.1000/a\n");
    assert!(unique.out.starts_with("2\t10.1000/"), "{}", unique.out);
}

/// A notation with a place for the fragment keeps it, and any other loses it only if that is allowed.
#[test]
fn the_fragment_of_an_info_uri_of_a_doi_name_is_a_part_like_any_other() {
    let text = b"info:doi/10.1000/182#a\n";
    for (to, expected) in [
        ("proxy", "https://hdl.handle.net/10.1000/182#a\n"),
        ("info-hdl", "info:hdl/10.1000/182#a\n"),
        ("info-uri", "info:doi/10.1000/182#a\n"),
    ] {
        let ran = run(&["convert", "--as=any-doi", "--to", to], text);
        assert_eq!((&*ran.out, &*ran.err), (expected, ""), "{to}");
    }
    for to in ["handle", "doi"] {
        let arguments = ["convert", "--as=any-doi", "--to", to];
        let ran = run(&arguments, text);
        assert!(ran.err.starts_with("<stdin>:1:22: error [lossy-fragment]"), "{to}: {}", ran.err);
        let allowed = run(&[&arguments[..], &["--allow-loss=fragment"]].concat(), text);
        assert_eq!((&*allowed.out, &*allowed.err), ("10.1000/182\n", ""), "{to}");
        let json = [&arguments[..], &["--allow-loss=fragment", "--format=json"]].concat();
        assert_eq!(run(&json, text).json()[0]["dropped"][0], "fragment", "{to}");
    }
}

#[test]
fn the_places_of_a_refused_info_uri_are_places_in_it() {
    let ran = run(&["convert", "--as=any-doi", "--to=proxy"], b"info:doi/10.1000/a%20\n");
    assert!(ran.err.starts_with("<stdin>:1:19: error [stray-whitespace]"), "{}", ran.err);
    assert!(!ran.err.contains("--to doi first"), "{}", ran.err);
}

#[test]
fn an_argument_reads_what_is_found_in_any_text() {
    let text = "See 10.1000/1 and hdl:2027/3.\n";
    let convert = ["convert", "--find", "--from=any-doi", "--to=info-hdl"];
    let ran = run(&convert, text.as_bytes());
    assert_eq!((&*ran.out, ran.status), ("See info:hdl/10.1000/1 and hdl:2027/3.\n", Some(1)));
    assert!(ran.err.contains("<stdin>:1:19: error [not-a-doi]"), "{}", ran.err);
    let ran = run(&["normalize", "--find", "--as=any-doi"], text.as_bytes());
    assert_eq!((&*ran.out, ran.status), (text, Some(1)));
    let prose = "<r><dc:relation>See hdl:2027/3.</dc:relation></r>";
    let profile = ["convert", "--profile=dublin-core", "--from=any-doi", "--to=info-hdl"];
    let ran = run(&profile, prose.as_bytes());
    assert_eq!((&*ran.out, ran.status), (prose, Some(1)), "{}", ran.err);
}

#[test]
fn a_name_that_is_nearly_any_doi_is_suggested() {
    for arguments in [&["normalize", "--as=anydoi"][..], &["convert", "--to=doi", "--as=anydoi"]] {
        let ran = run(arguments, b"");
        assert!(ran.err.contains("did you mean `any-doi`?"), "{}", ran.err);
    }
    let ran = run(&["normalize", "--as=hdl_uri::handle"], b"");
    assert!(ran.err.contains("and any-doi reads DOI names in any spelling"), "{}", ran.err);
}
