//! Files that are not UTF-8: one damaged place may be repaired by itself, but no file gets two encodings.

use std::fs;

use crate::run::{folder, run};

/// A table in Latin-1, in which neither the title nor the DOI name is UTF-8.
const LATIN: &[u8] = b"titre,doi\nna\xEFve,10.1000/caf\xE9\n";
/// A table in UTF-8.
const SINGLE: &[u8] = "titre,doi\nnaïve,10.1000/caf\u{E9}\n".as_bytes();
/// What the command says about a file that is not UTF-8 as a whole.
const FILE: &str = "some of its bytes are not UTF-8: if all of it is in another encoding, \
    such as Windows-1252, `iconv -f WINDOWS-1252 -t UTF-8` converts it\n";

/// The table in UTF-8 with only its last letter in Latin-1, as an old program writes it.
fn single() -> Vec<u8> {
    let mut text = SINGLE.to_vec();
    let at = text.len() - "é\n".len();
    text.splice(at..at + 2, [0xE9]);
    text
}

#[test]
fn a_file_in_another_encoding_is_not_converted_in_part() {
    let file = folder("damage").join("latin.csv");
    fs::write(&file, LATIN).unwrap();
    let name = file.to_str().unwrap();
    let ran = run(&["check", "--column=doi", "--format=json", name], b"");
    let problem = &ran.problems()[0];
    assert_eq!((&problem["code"], &problem["try"]), (&"not-utf8".into(), &().into()));
    assert!(problem.get("repaired").is_none_or(|it| it.is_null()), "{problem}");
    assert!(ran.err.ends_with(&format!("hdl: {name}: {FILE}")), "{}", ran.err);
    for mode in [&["--fix"][..], &["--diff"]] {
        let with = ["check", "--column=doi", "--apply=not-utf8", name];
        let ran = run(&[&with[..], mode].concat(), b"");
        assert_eq!(fs::read(&file).unwrap(), LATIN, "{mode:?}");
        assert!(ran.err.contains(FILE) && !ran.out.contains("try"), "{}{}", ran.out, ran.err);
        assert_eq!(ran.status, Some(1));
    }
}

#[test]
fn a_single_damaged_place_is_repaired_on_demand() {
    let file = folder("damage-single").join("list.csv");
    fs::write(&file, single()).unwrap();
    let name = file.to_str().unwrap();
    let ran = run(&["check", "--column=doi", name], b"");
    assert!(ran.out.ends_with("; try: 10.1000/café\n"), "{}", ran.out);
    assert!(!ran.err.contains("iconv"), "{}", ran.err);
    let ran = run(&["check", "--column=doi", "--fix", "--apply=not-utf8", name], b"");
    assert_eq!((fs::read(&file).unwrap(), ran.status), (SINGLE.to_vec(), Some(0)), "{}", ran.err);
}

/// The standard input cannot be read twice, so nothing shows that there are other places.
#[test]
fn a_place_of_the_standard_input_may_be_the_only_one() {
    for arguments in [&["check"][..], &["check", "--find"]] {
        let ran = run(arguments, b"10.1000/caf\xE9\n");
        assert!(ran.out.contains("; try: 10.1000/café"), "{arguments:?}: {}", ran.out);
        assert!(!ran.err.contains("iconv"), "{arguments:?}: {}", ran.err);
    }
    let ran = run(&["check", "--fix", "--apply=not-utf8"], b"10.1000/caf\xE9\n");
    assert_eq!((&*ran.out, ran.status), ("10.1000/café\n", Some(0)), "{}", ran.err);
}
