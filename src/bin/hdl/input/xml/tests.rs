//! The texts at paths are found, however few octets come at once.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

use std::sync::Arc;

use super::Document;
use super::elements::{Content, Elements};
use crate::input::block::Block;
use crate::input::layout::Layout;
use crate::input::limits::Limits;
use crate::input::testing::all::All;
use crate::input::testing::trickle::Trickle;

fn seen(elements: &Arc<Elements>, file: &[u8], step: usize) -> Vec<String> {
    let limits = Limits { longest: 40, chunk: 16 };
    let mut document = Document::new(Trickle::new(file, step), elements, limits);
    let (mut block, mut all) = (Block::default(), All::default());
    loop {
        match document.read(&mut block) {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => {
                all.0.push(error.to_string());
                break;
            }
        }
        assert!(Layout::Xml(Arc::clone(elements)).each(&block, &mut all).is_continue());
    }
    all.0
}

#[track_caller]
fn assert(paths: &[&str], file: &str, expected: &[&str]) {
    let paths = paths.iter().map(|path| match path.strip_prefix("find ") {
        Some(path) => (path.parse().unwrap(), Content::Prose),
        None => (path.parse().unwrap(), Content::Identifier),
    });
    let elements =
        Elements { paths: paths.collect(), is_profile: false, reports_slips: false, split: None };
    let elements = Arc::new(elements);
    for step in [1, 3, usize::MAX] {
        assert_eq!(seen(&elements, file.as_bytes(), step), expected, "{file}, {step} at a time");
    }
}

const RECORD: &str = "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- é -->\n<r xmlns:x='u'>\n \
    <id type=\"DOI\">\n  10.1/a&amp;é<!-- c -->b\n </id><id type='ISBN'>1</id>\n \
    <x:link é=\"1\" x:href='10.1/&#99;'/><id type='D&#79;I'><![CDATA[10.1/<d>]]></id>\n\
    <p>see <a>doi:10.1/x</a>, hdl:1/y.</p></r>";

#[test]
fn elements_and_attributes_are_found_by_paths() {
    let dois = ["0:0:5:3 10.1/a&éb", "1:0:7:65 10.1/<d>"];
    assert(&["/r/id[@type='DOI']"], RECORD, &dois);
    assert(&["//id[@type='DOI']"], RECORD, &dois);
    assert(&["/*/id[@type='ISBN']"], RECORD, &["0:0:6:23 1"]);
    assert(&["/id", "/r/r", "//r/@type", "/r/x:id"], RECORD, &[]);
    assert(&["//link/@href"], RECORD, &["0:0:7:24 10.1/c"]);
    assert(&["//@href"], RECORD, &["0:0:7:24 10.1/c"]);
    assert(&["//x:link/@x:href", "//a"], RECORD, &["0:0:7:24 10.1/c", "1:1:8:11 doi:10.1/x"]);
    assert(&["find //p"], RECORD, &["0:0:8:11 doi:10.1/x", "1:0:8:27 hdl:1/y"]);
    assert(
        &["/r/p", "/r/p/a"],
        RECORD,
        &["0:1:8:11 doi:10.1/x", "1:0:8:4 see doi:10.1/x, hdl:1/y."],
    );
}

#[test]
fn punctuation_after_an_identifier_alone_in_its_element_is_part_of_the_text() {
    let path = "find //a";
    for (file, expected) in [
        ("<a>\n 10.1000/a. </a>", "0:0:2:2 10.1000/a."),
        ("<a>https://doi.org/10.1000/a&amp;b;</a>", "0:0:1:4 https://doi.org/10.1000/a&b;"),
        ("<a><![CDATA[doi:10.1000/a).]]></a>", "0:0:1:13 doi:10.1000/a)."),
        ("<a>10.1000/a</a>", "0:0:1:4 10.1000/a"),
        ("<a>(10.1000/a).</a>", "0:0:1:5 10.1000/a"),
        ("<a>see 10.1000/a.</a>", "0:0:1:8 10.1000/a"),
        ("<a>10.1000/a, p. 3.</a>", "0:0:1:4 10.1000/a"),
        ("<a>10.1000/a ;</a>", "0:0:1:4 10.1000/a"),
    ] {
        assert(&[path], file, &[expected]);
    }
    assert(&[path], "<a>10.1000/a, 10.1000/b.</a>", &["0:0:1:4 10.1000/a", "1:0:1:15 10.1000/b"]);
}

/// The other element may come before or after, and be written in any way.
#[test]
fn a_text_is_read_only_beside_another_one() {
    let path = "//f[s[@c='2']='doi']/s[@c='a']";
    for (file, expected) in [
        ("<f><s c='a'>1</s><s c='2'>doi</s></f>", &["0:0:1:13 1"][..]),
        ("<f><s c='2'> d&#111;i\n</s><s c='a'>1</s></f>", &["0:0:2:14 1"]),
        ("<f><s c='a'>1</s><s c='a'>2</s><s c='2'>doi</s></f>", &["0:0:1:13 1", "1:0:1:27 2"]),
        ("<f><s c='a'>1</s><s c='2'>DOI</s></f>", &[]),
        ("<f><s c='a'>1</s><s c='2'/></f>", &[]),
        ("<r><f><s c='a'>1</s></f><f><s c='2'>doi</s></f></r>", &[]),
        ("<f><s c='a'>1</s><f><s c='2'>doi</s></f></f>", &[]),
        ("<f><s c='2'>doi</s><f><s c='a'>1</s></f></f>", &[]),
        (
            "<f><s c='2'>doi</s><s c='a'>1",
            &["1:30 the file ends inside of an element", "the rest of the file was not read"],
        ),
    ] {
        assert(&[path], file, expected);
    }
    let both = "<f><s c='a'>1</s><x>2</x><s c='2'>doi</s><x>3</x></f>";
    assert(&[path, "//x"], both, &["0:0:1:13 1", "1:1:1:21 2", "2:1:1:45 3"]);
}

#[test]
fn an_error_in_xml_has_a_position() {
    let rest = "the rest of the file was not read";
    let table = [
        ("<a>\n<b></a>", "2:4 ill-formed document: expected `</b>`, but `</a>` was found"),
        ("<a>\n x", "2:3 the file ends inside of an element"),
    ];
    for (file, why) in table {
        assert(&["//c"], file, &[why, rest]);
    }
    let deep = "<a>".repeat(10_001);
    let why = "1:30001 the elements are nested too deeply here";
    assert(&["//c"], &deep, &[why, rest]);
    assert(&["//c"], "<a>1 & 2<c>3 & 4</c></a>", &["0:0:1:12 3 & 4"]);
}

#[test]
fn a_text_is_kept_up_to_the_limit() {
    let text = "x".repeat(40);
    assert(&["/a"], &format!("<a>{text}</a>"), &[&format!("0:0:1:4 {text}")]);
    assert(&["/a"], &format!("<a>{text}x</a>"), &["0:0:1:4 too long"]);
    let long = format!("<a>{}</a>", "x".repeat(2_000));
    assert(&["/a"], &long, &["a tag or a text of more than 640 bytes ends in line 1"]);
}

/// Neither what comes before it nor how the element around it is written makes a short text too long.
#[test]
fn a_short_text_is_read_in_an_element_that_is_too_long() {
    for before in ["x".repeat(50), "<b>x</b>".repeat(30), "x".repeat(100), "x".repeat(35)] {
        for tag in ["<a>", &format!("<a b='{}'>", "x".repeat(60))] {
            let file = format!("<p>{before}{tag}1</a>\n<a>{}</a></p>", "y".repeat(40));
            let inner = format!("0:1:1:{} 1", 4 + before.len() + tag.len());
            let longest = format!("1:1:2:4 {}", "y".repeat(40));
            assert(&["//p", "//p/a"], &file, &[&inner, &longest, "2:0:1:4 too long"]);
        }
    }
}
