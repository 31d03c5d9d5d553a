//! Fields of entries are found, however few octets come at once.

use std::sync::Arc;

use super::reader::Entries;
use super::{EntryFormat, Names, bibtex, ris};
use crate::input::block::Block;
use crate::input::layout::Layout;
use crate::input::limits::Limits;
use crate::input::testing::all::All;
use crate::input::testing::trickle::Trickle;

#[track_caller]
fn assert(
    format: &'static EntryFormat,
    names: &[&str],
    wheres: &[&str],
    file: &str,
    expected: &[&str],
) {
    let condition =
        |text: &&str| text.split_once('=').map(|(name, text)| (name.into(), text.into()));
    let names = Arc::new(Names {
        names: names.iter().map(ToString::to_string).collect(),
        conditions: wheres.iter().filter_map(condition).collect(),
        split: Some(b"; ".to_vec()),
    });
    for step in [1, 3, usize::MAX] {
        let limits = Limits { longest: 40, chunk: 16 };
        let source = Trickle::new(file.as_bytes(), step);
        let mut entries = Entries::new(source, &names, format, limits);
        let (mut block, mut all) = (Block::default(), All::default());
        while entries.read(&mut block).is_ok_and(|read| read) {
            let layout = Layout::Entries(Arc::clone(&names), format);
            assert!(layout.each(&block, &mut all).is_continue());
        }
        assert_eq!(entries.octet(), file.len() as u64, "{file}");
        assert_eq!(all.0, expected, "{file}, {step} at a time");
    }
}

const RIS: &str = "\u{FEFF}TY  - JOUR\r\nTI  - Über DO  - 1/2\r\nDO  - 10.1/a\r\nDO  - 10.1/b; 10.1/c \r\n\
    ER  - \r\n\r\nTY  - BOOK\nDO  - \nDO  - 10.1/é\n10.1/d\n\nN2  - text\n more\nUR  - https://doi.org/10.1/e\nER  -\n";

#[test]
fn fields_of_ris_are_found_by_their_tags() {
    let ris = |names: &[&str], wheres: &[&str], expected: &[&str]| {
        assert(&ris::FORMAT, names, wheres, RIS, expected);
    };
    let first = ["0:0:3:7 10.1/a", "1:0:4:7 10.1/b", "1:0:4:15 10.1/c"];
    let second = ["2:0:9:7 10.1/é", "10:1 this line has no tag"];
    ris(&["DO"], &[], &[&first[..], &second].concat());
    ris(&["do"], &["TY=JOUR"], &first);
    ris(
        &["UR", "DO"],
        &["N2=text", "TY=BOOK"],
        &["0:1:9:7 10.1/é", "10:1 this line has no tag", "2:0:14:7 https://doi.org/10.1/e"],
    );
    ris(&["TY"], &[], &["0:0:1:7 JOUR", "1:0:7:7 BOOK"]);
    ris(&["N1"], &[], &[]);
    let long = format!("DO  - {}\nDO  - {}", "x".repeat(41), "y".repeat(40));
    let whole = format!("1:0:2:7 {}", "y".repeat(40));
    let loose =
        "do  - 10.1/a\nDO  -\t10.1/b\nDO - 10.1/c\nDO  -10.1/d\n  DO  - 10.1/e\nUR - x\nER  -\n";
    let wrong = |line: u64| {
        format!("{line}:1 a tag, two spaces, a hyphen and a space must begin this line: `DO  - `")
    };
    let wrong = [3, 4, 5].map(wrong);
    let told = ["0:0:1:7 10.1/a", "1:0:2:7 10.1/b", &wrong[0], &wrong[1], &wrong[2]];
    assert(&ris::FORMAT, &["DO"], &[], loose, &told);
    let note = "DO  - 10.1/a\nNOTE - a.pdf\nPMID- 1\n";
    assert(&ris::FORMAT, &["DO"], &[], note, &["0:0:1:7 10.1/a"]);
    let slip = "DO  - 10.1/a\nDOI - 10.1/b\n";
    assert(&ris::FORMAT, &["DO"], &[], slip, &["0:0:1:7 10.1/a", "2:1 this line has no tag"]);
    assert(&ris::FORMAT, &["DO"], &[], &long, &["0:0:1:7 too long", &whole]);
}

const BIBTEX: &str = "\u{FEFF}% a comment: me@example.org {x}\n@string{doi = \"10.1/0\"}\n@Article{é,\n  title = {A {\"}B\" doi = {1/2}},\n\
    \x20 DOI = { 10.1/a\\_b },\n  url=\"https://doi.org/10.1/{c}\" , year = 2020\n}\n@book(k, doi = {{10.1/d}; 10.1/e}, note = aug # {x})";

#[test]
fn fields_of_bibtex_are_found_by_their_names() {
    let bibtex = |names: &[&str], wheres: &[&str], expected: &[&str]| {
        assert(&bibtex::FORMAT, names, wheres, BIBTEX, expected);
    };
    let (first, year) = ("0:0:5:11 10.1/a_b", "0:0:6:43 2020");
    let second = ["1:0:8:18 10.1/d", "1:0:8:27 10.1/e"];
    bibtex(&["doi"], &[], &[&[first][..], &second].concat());
    bibtex(&["doi"], &["entrytype=book"], &["0:0:8:18 10.1/d", "0:0:8:27 10.1/e"]);
    bibtex(&["doi"], &["entrytype=article"], &[first]);
    bibtex(&["doi"], &["entrytype=BOOK"], &["0:0:8:18 10.1/d", "0:0:8:27 10.1/e"]);
    bibtex(&["doi"], &["year=2020"], &[first]);
    bibtex(&["year", "note"], &[], &[year, "8:43 this value is put together from several parts"]);
    let double = "@a{k, doi = {{10.1/d}}}\n@a{k, doi = x}";
    let told = ["0:0:1:15 10.1/d", "2:13 this value is the name of a macro"];
    let bare = "@a{k, doi = 10.1000/184}\n@a{k, doi = {10.1/a{\\&}b}}";
    let needs = ["1:13 this value needs braces or quotation marks around it", "1:0:2:14 10.1/a&b"];
    assert(&bibtex::FORMAT, &["doi"], &[], bare, &needs);
    assert(&bibtex::FORMAT, &["doi"], &[], double, &told);
}

/// A bracket that is missing spoils only its entry.
#[test]
fn an_entry_that_is_not_closed_is_reported() {
    let file = "@a{k, t = {x, doi = {1/2}\n}\n\n@b{k, doi = {1/3}}\n@c{k doi {1/4}}\n@d{k, doi = {1/5} year = 1}\n@e{k, {1/6}}\n@f{k";
    let expected = [
        "1:1 this entry is not closed",
        "1:0:4:14 1/3",
        "6:1 a comma is missing in this entry",
        "7:1 this entry has a value without a name",
        "8:1 this entry is not closed",
    ];
    assert(&bibtex::FORMAT, &["doi"], &[], file, &expected);
}
