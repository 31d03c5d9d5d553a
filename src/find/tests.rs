//! Texts of every format, with the identifiers that a person sees in them.

mod broken_line;
mod escape;
mod link;
mod marked_line;
mod markup;
mod page;
mod prose;
mod record;
mod sici;
mod spaced;
mod torn;
mod wide;

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::clue::labelled::field::FIELD_NAMES;
use super::{Finder, emergency_cut, find, first_cut, last_cut};

/// Texts, and the identifiers that are found in each.
type Texts = &'static [(&'static str, &'static [&'static str])];

/// The texts of every kind.
const TABLES: [Texts; 12] = [
    prose::TABLE,
    link::TABLE,
    sici::TABLE,
    record::TABLE,
    markup::TABLE,
    page::TABLE,
    escape::TABLE,
    broken_line::TABLE,
    marked_line::TABLE,
    spaced::TABLE,
    torn::TABLE,
    wide::TABLE,
];

fn found(text: &str) -> Vec<String> {
    find(text.as_bytes()).map(|it| String::from_utf8_lossy(&it.text()).into_owned()).collect()
}

#[test]
fn an_identifier_ends_where_a_person_would_end_it() {
    let wrong = |(text, expected): &(&str, &[&str])| {
        let found = found(text);
        (found != *expected)
            .then(|| format!("{text:?}\n  found    {found:?}\n  expected {expected:?}"))
    };
    let wrong: Vec<_> = TABLES.into_iter().flatten().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_octet_before_the_text_counts() {
    let count = |before| Finder::after(before, b"hdl:a/1'").count();
    assert_eq!((count(b'\n'), count(b'x'), count(b'(')), (1, 0, 1));
}

#[test]
fn in_source_code_what_a_variable_completes_is_passed_over() {
    for code in [
        "f\"https://doi.org/{doi}\"",
        "`https://doi.org/${work.doi}`",
        "'https://doi.org/%s' % doi",
        "\"http://hdl.handle.net/{prefix}/{id}\"",
        "\"https://dx.doi.org/#{doi}\"",
        "curl https://doi.org/$DOI",
        "'doi:10.5281/zenodo.{}'.format(number)",
        "'10.5281/zenodo.%(number)s'",
        "r'<a href=\"http://dx.doi.org/\\1\">'",
        "{ pattern: 'http://dx.doi.org/doi:{0}' }",
        "base.replace(\"$id\", \"https://doi.org/$id\")",
        "tracking_prefix = \"hdl:21.14100\"",
        "[\"hdl:21.14100/\", \"DOI:10.1042\"]",
        "# and from http://dx.doi.org/10.13039/",
        "'https://api.datacite.org/dois/10.48550/arxiv.' + identifier",
        "'doi = {10.1002/(SICI)1522-2594(199907)42:1<87::AID-MRM13>'\n    '3.0.CO;2-O},'",
        "re.search('10.1111\\/j.1749\\-6632', doi)",
        "# =HYPERLINK(\"https://doi.org/<doi>\", \"<title (year)",
        "*  - http://dx.doi.org/10.xxxx/...  (99.5% of entries)",
    ] {
        let count = find(code.as_bytes()).in_source_code().count();
        assert_eq!(count, 0, "in {code}");
    }
    for (code, expected) in [
        ("@see doi:10.1.1.34.9374", "doi:10.1.1.34.9374"),
        ("D = '10.1000/1'\n\n'x'", "10.1000/1"),
        ("'doi:10.1038/nature12373' + '.'", "doi:10.1038/nature12373"),
        ("doi = {10.1000/182}", "10.1000/182"),
        ("'https://doi.org/10.1000/a%20b'", "https://doi.org/10.1000/a%20b"),
        ("10.1000/a$1", "10.1000/a$1"),
        ("\"https://doi.org/10.5555/a%5Bb%5d/\"", "https://doi.org/10.5555/a%5Bb%5d/"),
        ("\"https://doi.org/10.5555/a%2c-b/\"", "https://doi.org/10.5555/a%2c-b/"),
        ("\"10.5555/ab\" + suffix", "10.5555/ab"),
        (
            "\"<dc:identifier>http://hdl.handle.net/123456789/3</dc:identifier>\\r\\n\" + \n\"x\"",
            "http://hdl.handle.net/123456789/3",
        ),
        (
            "\"<url>https://doi.org/10.5072/FK2/LK0D1H</url></related-urls>\" +",
            "https://doi.org/10.5072/FK2/LK0D1H",
        ),
        ("# https://doi.org/10.xxxx/xxxx", "https://doi.org/10.xxxx/xxxx"),
    ] {
        let found = find(code.as_bytes()).in_source_code().map(|it| it.text().into_owned());
        assert_eq!(found.collect::<Vec<_>>(), [expected.as_bytes()], "in {code}");
    }
}

#[test]
fn the_strings_of_a_list_are_not_joined() {
    let code = "DOIS=(\n\"10.5555/abc/\"\n\"10.5555/def/\"\n)";
    assert_eq!(find(code.as_bytes()).in_source_code().count(), 2);
}

#[test]
fn a_mark_that_divides_the_text_ends_an_identifier() {
    let table: [(u8, &str, &[&str]); 8] = [
        (b',', "10.1000/182,12345,x\n10.1000/a(b,c)d", &["10.1000/182", "10.1000/a(b"]),
        (b',', "\"10.1000/182,1\",x,\"see 10.1000/a,b\",\"c\"", &["10.1000/182,1", "10.1000/a,b"]),
        (b',', "10.1000/182,\"x\",10.1000/183,\"\"", &["10.1000/182", "10.1000/183"]),
        (b';', "10.1000/182,1;2", &["10.1000/182,1"]),
        (
            b';',
            "\"10.1002/1(1)1:1<1::A>3.0.CO;2-B\";1 10.1002/1(1)1:1<1::A>3.0.CO;2-B",
            &["10.1002/1(1)1:1<1::A>3.0.CO;2-B", "10.1002/1(1)1:1<1::A>3.0.CO;2-B"],
        ),
        (
            b'~',
            r"10.1093/nar/gkab1112~foo \url{https://doi.org/10.1000/~a}",
            &["10.1093/nar/gkab1112", "https://doi.org/10.1000/~a"],
        ),
        (b'\t', "10.1000/182,1\t2", &["10.1000/182,1"]),
        (b';', "1;10.1002/1(1)1:1<1::A>3.0.CO;2", &["10.1002/1(1)1:1<1::A>3.0.CO;2"]),
    ];
    for (mark, text, expected) in table {
        let found: Vec<_> = find(text.as_bytes()).divided_by(mark).collect();
        let texts = found.iter().map(|it| String::from_utf8_lossy(&it.text()).into_owned());
        assert_eq!(texts.collect::<Vec<_>>(), expected, "in {text:?}");
    }
}

#[test]
fn after_a_word_of_sixty_four_octets_the_text_may_be_cut() {
    let text = ["x10.1000/", &"a".repeat(56), " b"].concat();
    assert_eq!(last_cut(text.as_bytes(), 0), Some(66));
}

#[test]
fn a_path_may_stand_after_a_long_text() {
    for words in [0, 1000] {
        let text = ["a ".repeat(words), "/a/10.1000/182?b".into()].concat();
        assert_eq!(found(&text), ["10.1000/182"], "{words}");
    }
}

#[test]
fn an_octet_that_is_not_utf8_is_no_blank() {
    let found: Vec<_> = find(b"10.1000/182\xFFa b").map(|it| it.text().into_owned()).collect();
    assert_eq!(found, [b"10.1000/182\xFFa"]);
}

#[test]
fn an_identifier_is_open_if_only_the_text_ends() {
    let open =
        |text: &'static str| find(text.as_bytes()).map(|it| it.is_open()).collect::<Vec<_>>();
    assert_eq!((open("10.1000/182"), open("10.1000/182 ")), (vec![true], vec![false]));
}

#[test]
fn the_angle_brackets_of_a_sici_are_less_than_a_hundred_octets_apart() {
    for (len, is_read) in [(97, true), (98, false)] {
        let name = ["10.1002/1(1)1:1", "<1", &"a".repeat(len), ">3.0.CO;2-B"].concat();
        assert_eq!(found(&name) == [name], is_read, "{len}");
    }
}

/// Every closing bracket asks whether one is open. If all of the name were read each time, a name of many brackets
/// would take quadratic time.
#[test]
fn a_wide_bracket_is_open_only_near_the_end_of_a_name() {
    for (letters, is_read) in [(41, true), (42, false)] {
        let name = ["１０．１０００／ａ（", &"ａ".repeat(letters), "）ｂ"].concat();
        assert_eq!(found(&name) == [name], is_read, "{letters}");
    }
    let many = ["１０．１０００／ａ", &"（ａ（ｂ）ｃ）".repeat(100)].concat();
    assert_eq!(found(&many), [many]);
}

#[test]
fn every_name_of_a_field_is_found() {
    for name in FIELD_NAMES {
        let value =
            if name.eq_ignore_ascii_case("doi") { "0.1016/j.cell.1" } else { "1721.1/26690" };
        assert_eq!(found(&[name, " = {", value, "}"].concat()), [value], "{name}");
    }
}

#[test]
fn a_cut_is_after_a_blank_or_a_mark_that_no_identifier_has() {
    for (text, last, first) in [
        ("a b", Some(2), Some(2)),
        ("a b\tc\nd\re", Some(8), Some(2)),
        ("a  b", Some(2), Some(2)),
        ("ab\"c|d`e", Some(7), Some(3)),
        ("a\\\"b", None, None),
        ("or aR b", None, None),
        ("a- b/ c_ d. e\\ f% g", None, None),
        // A broken name may go on after a blank, but not if it began before the text.
        ("DOI x", None, Some(4)),
        ("a DOI x", Some(2), Some(2)),
        ("10.1000 /x", None, Some(8)),
        ("{10.1000/18 2 b", Some(14), Some(12)),
        ("10.1000/18 2", None, Some(11)),
        ("a=\"b=10.1000/18 c", Some(16), Some(16)),
        ("x-\n> a-\n# b-\n ** c", None, Some(5)),
        ("a[b c \"d e] f", Some(12), Some(4)),
        ("a[b\nc [d e", Some(9), Some(4)),
        // The octet after a line end shows whether a name goes on there.
        ("x 10.1103/PhysRevB\n", Some(2), Some(2)),
        ("x 10.1103/PhysRevB\r\n.1", Some(2), Some(2)),
        ("x 10.1103/PhysRevB\r\n# 1", Some(22), Some(2)),
        ("x 10.1103/PhysRevB.1.2\n", Some(23), Some(2)),
        ("x https://doi.org/10.1016\n", Some(2), Some(2)),
        ("x http://hdl.handle.net\n", Some(2), Some(2)),
        ("x hdl:1/a%2\n", Some(2), Some(2)),
        ("x 10.1000/1–\n", Some(2), Some(2)),
        // A note in brackets may have blanks and quotation marks, but no line end.
        ("x 10.1000/1[ ]2", Some(2), Some(2)),
        ("x 10.1000/1[^1 \"x", Some(2), Some(2)),
        ("x 10.1000/1[a b\nc", Some(16), Some(2)),
        ("x https://a.b/cd e", Some(17), Some(2)),
        // The line end before a marker may stand right before the text.
        (">> 10.1000/1", None, Some(3)),
        (" a", None, Some(1)),
        ("abc", None, None),
    ] {
        let cuts = (last_cut(text.as_bytes(), 0), first_cut(b'x', text.as_bytes()));
        assert_eq!(cuts, (last, first), "{text:?}");
    }
}

#[test]
fn a_text_may_come_in_pieces() {
    for (text, _) in TABLES.into_iter().flatten() {
        let whole = ["x ", text, " y"].concat();
        let octets = whole.as_bytes();
        let at_once: Vec<_> = find(octets).map(|it| it.text().into_owned()).collect();
        let cuts = (1..=octets.len()).filter_map(|end| last_cut(&octets[..end], end - 1));
        for cut in cuts {
            let (head, tail) = octets.split_at(cut);
            let pieces = find(head).chain(Finder::after(head[cut - 1], tail));
            let pieces: Vec<_> = pieces.map(|it| it.text().into_owned()).collect();
            assert_eq!(pieces, at_once, "{whole:?} cut at {cut}");
            let is_after_first = first_cut(0, octets).is_some_and(|first| first <= cut);
            assert!(is_after_first, "first cut of {whole:?}");
        }
    }
}

#[test]
fn every_octet_of_a_text_has_its_place() {
    for (written, text, at, expected) in [
        ("hdl:10.1/a&amp;b", "hdl:10.1/a&b", 11, 15),
        (r"10.1000/foo\_bar", "10.1000/foo_bar", 11, 11),
        (r"10.1000/foo\_bar", "10.1000/foo_bar", 12, 13),
        ("10.1016/S-\n 6736", "10.1016/S-6736", 10, 12),
        ("10.1016/S\u{AD}\n6", "10.1016/S6", 10, 13),
        ("10.1016/S<wbr>67", "10.1016/S67", 9, 14),
        ("http://x.y/?d=10.1000%2F1%26a", "10.1000/1&a", 9, 11),
        (r"10.1000/a\u2013b", "10.1000/a–b", 9, 9),
        (r"10.1000/a\u2013b", "10.1000/a–b", 11, 9),
        (r"10.1000/a\u2013b", "10.1000/a–b", 12, 15),
    ] {
        let found: Vec<_> = find(written.as_bytes()).collect();
        let texts: Vec<_> = found.iter().map(super::Found::text).collect();
        assert_eq!(texts, [text.as_bytes()], "{written}");
        let place = |at| found[0].writing().place(found[0].written(), at);
        assert_eq!(place(at), expected, "{written} {at}");
        assert_eq!(place(text.len()), found[0].written().len(), "{written}");
    }
}

#[test]
fn a_word_that_is_too_long_is_cut_between_identifiers() {
    let cuts: [(&[u8], Option<usize>); 8] = [
        (b"x", None),
        (b"hdl:10.1000/1", None),
        (b"x/hdl:10.1000/1", Some(2)),
        (b"(hdl:10.1000/1)x", Some(14)),
        (&[b'x'; 100], Some(36)),
        (&[0x80; 100], Some(36)),
        (&[b"\xE6\x97\xA5".repeat(33), b"x".to_vec()].concat(), Some(36)),
        (&[b"x".to_vec(), b"\xE6\x97\xA5".repeat(33)].concat(), Some(34)),
    ];
    for (text, expected) in cuts {
        assert_eq!(emergency_cut(b' ', text), expected, "{}", text.escape_ascii());
    }
}
