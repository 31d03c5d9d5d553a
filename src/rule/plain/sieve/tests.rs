//! Tests of the sieve: a line that passes is plain.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::state::State;
use super::{DOUBT, HELD, LANES, SHORTEST, START, STATES, Sieve};
use crate::accident;
use crate::diagnosis::plain::is_plain;

/// Whether a line passes.
fn passes(sieve: &mut Sieve, line: &[u8]) -> bool {
    let mut ends = Vec::new();
    sieve.hold_back(&[line, b"\n"].concat(), &mut ends);
    ends.is_empty()
}

/// What may stand before a local name or an identifier.
const HEADS: &[&str] = &[
    "10.1000/",
    "20.500.12345/",
    "1721.1/",
    "https://doi.org/10.1000/",
    "http://hdl.handle.net/2027/",
    "hdl:10.1000/",
    "hdl:1721.1/",
    "info:doi/10.1000/",
    "info:hdl/2027/",
    "info:fedora/",
    "info:sid/1",
    "info:pmid/1",
];

/// DOI names without their `10.`, or with another number in its place.
const TENLESS: &[&str] =
    &["1371/journal.pone.0011111", "11.1371/journal.pone.0011111", "20.5281/zenodo.12"];

/// Beginnings of lines that lead to many states, each state once: those of local names with each known form, and those
/// of links and URIs.
fn beginnings(sieve: &mut Sieve) -> Vec<Vec<u8>> {
    let names = ["a1b2(3)4/5.6:7-8_9x", "ver1v2", "l0O1--1", "pubmxx", "2012(12)a1"];
    let lines = HEADS.iter().flat_map(|head| names.map(|name| format!("{head}{name}")));
    let tenless = TENLESS.iter().map(|line| String::from(*line));
    let lines: Vec<String> =
        accident::registrant::names_of_known_forms().chain(lines).chain(tenless).collect();
    let (mut beginnings, mut states) = (Vec::new(), BTreeSet::new());
    for line in &lines {
        let mut state = START;
        for (at, octet) in line.bytes().enumerate() {
            state = sieve.resolved(sieve.step(state, octet), octet);
            if states.insert(state) {
                beginnings.push(line.as_bytes()[..=at].to_vec());
            }
        }
    }
    beginnings
}

/// What a line may end with, so that a state shows whether it knows enough of the octets before: words that cling to a
/// name, ends of pages, a version, a year, another name, brackets, a fragment, and remains of these.
const ENDS: &[&str] = &[
    "",
    "\r",
    "1",
    "a",
    "v",
    "v1",
    "1v12",
    "x",
    "xx",
    "1x",
    "/",
    "/a1",
    "/1",
    ".1",
    ":1",
    "-1",
    "_a",
    "pdf",
    ".pdf",
    "/pdf",
    "/full1",
    "html",
    "doi",
    "a2012",
    "2012",
    "a1999",
    "20",
    "012",
    "9",
    "pmid:26068859",
    "mid1",
    "id:26068859",
    "mc1234567",
    "c1234567",
    "pubmed",
    "ubmed",
    "bmed",
    "accessed",
    "ccessed2012",
    "cessed",
    "essed",
    "www.a.org/a1",
    "ww.a.org",
    "w.a.org",
    "published",
    "ublished2012",
    "arxiv:1234.5678",
    "xiv:1",
    ":1234",
    "http:1",
    "ttp:1",
    "doi.org/1a",
    "oi.org/1",
    "rg/1",
    "g/1a",
    ".com",
    "com/a1",
    "10.1000/182",
    "0.1000/182",
    ".1000/182",
    "000/182",
    "/182",
    "(12)",
    "(12)1",
    "(12)12345",
    "(a)1",
    "12)12345",
    ")12345",
    ")a1",
    "(12",
    "((1))1",
    "#a",
    "#",
    "#a#b",
    "a:b1",
    "hdl:1",
    "l:1",
    "%41",
    " ",
    "é",
];

#[test]
fn a_line_that_passes_is_plain() {
    let mut sieve = Sieve::new();
    let beginnings = beginnings(&mut sieve);
    let mut passed = 0;
    for beginning in &beginnings {
        for octet in 0..=0x80 {
            let octets: &[u8] = if octet == b'\n' { &[] } else { &[octet] };
            for end in ENDS {
                let line = [beginning, octets, end.as_bytes()].concat();
                if passes(&mut sieve, &line) {
                    let line = line.strip_suffix(b"\r").unwrap_or(&line);
                    assert!(is_plain(line), "{} is not plain", line.escape_ascii());
                    passed += 1;
                }
            }
        }
    }
    assert!(beginnings.len() > 1_000, "only {} beginnings of lines", beginnings.len());
    assert!(passed > 100_000, "only {passed} lines pass");
}

#[test]
fn what_a_sieve_has_learnt_does_not_change_what_passes() {
    let mut used = Sieve::new();
    let beginnings = beginnings(&mut used);
    for beginning in beginnings.iter().step_by(beginnings.len() / 100) {
        for end in ENDS {
            let line = [&beginning[..], end.as_bytes()].concat();
            let (known, new) = (passes(&mut used, &line), passes(&mut Sieve::new(), &line));
            assert_eq!(known, new, "{}", line.escape_ascii());
        }
    }
}

#[test]
fn a_sieve_without_room_for_another_state_holds_lines_back() {
    let mut sieve = Sieve::new();
    assert!(passes(&mut sieve, b"10.1000/182"));
    sieve.states.states.resize(STATES, State::Doubt);
    assert!(!passes(&mut sieve, b"hdl:1721.1/39679"));
    assert!(passes(&mut sieve, b"10.1000/182"), "what it has learnt is lost");
}

#[test]
fn a_sieve_of_dois_lets_only_dois_pass() {
    let (mut all, mut dois) = (Sieve::new(), Sieve::of_dois());
    for line in
        ["10.1000/182", "http://dx.doi.org/10.1000/182\r", "https://hdl.handle.net/10.1000/a"]
    {
        assert!(passes(&mut dois, line.as_bytes()), "{line:?} is held back");
    }
    for line in [
        "1721.1/39679",
        "100.1/2",
        "hdl:10.1000/1",
        "info:doi/10.1000/1",
        "http://doi.org/11.1000/1",
    ] {
        assert!(!passes(&mut dois, line.as_bytes()), "{line:?} passes");
    }
    for beginning in beginnings(&mut dois) {
        for end in ENDS {
            let line = [&beginning[..], end.as_bytes()].concat();
            let is_wrong = passes(&mut dois, &line) && !passes(&mut all, &line);
            assert!(!is_wrong, "{} is held back among all", line.escape_ascii());
        }
    }
}

#[test]
fn a_line_with_a_clinging_word_passes_only_if_it_is_plain() {
    let mut sieve = Sieve::new();
    let mut held = 0;
    for word in accident::clinging_words() {
        for (before, after) in [
            ("", ""),
            (".", "1234567"),
            ("-", ":1234567"),
            ("a", "2012"),
            ("1/", ".b1"),
            ("2", "pmc1234567"),
        ] {
            let line =
                [b"10.1000/182", before.as_bytes(), word.as_bytes(), after.as_bytes()].concat();
            let passes = passes(&mut sieve, &line);
            assert!(!passes || is_plain(&line), "{} is not plain", line.escape_ascii());
            held += usize::from(!passes);
        }
    }
    assert!(held > 100, "only {held} lines are held back");
}

/// The names have the form of one registrant and the prefix of another one, as a slip in the prefix would cause.
#[test]
fn a_name_that_shows_another_prefix_passes_only_if_it_is_plain() {
    let mut sieve = Sieve::new();
    let mut passed = 0;
    for name in accident::registrant::names_of_known_forms() {
        let local_name = name.find('/').map_or("", |slash| &name[slash..]);
        let (number, last) = name[.."10.1000".len()].split_at("10.100".len());
        let prefixes = [
            "10.1000".into(),
            format!("{number}8"),
            format!("{number}2"),
            format!("{number}{last}1"),
        ];
        for prefix in prefixes {
            let line = format!("{prefix}{local_name}");
            if passes(&mut sieve, line.as_bytes()) {
                assert!(is_plain(&line), "{line} is not plain");
                passed += 1;
            }
        }
    }
    assert!(passed > 200, "only {passed} names pass");
}

#[test]
fn common_lines_pass() {
    let mut sieve = Sieve::new();
    for line in [
        "10.1000/182",
        "10.1000/182\r",
        "10.1002/S0140-6736(05)67489-X",
        "10.1371/journal.pmed.1000097.g001",
        "10.6084/m9.figshare.8010617.v1",
        "10.1016/j.cell.2011.02.013",
        "10.1016/S0140-6736(05)67489-2\r",
        "https://doi.org/10.1038/s41586-020-2649-2",
        "info:doi/10.1007/978-3-540-30217-9_1",
        "10.1111/j.1365-2664.2008.01472.x",
        "10.7911/DVN/TJCLKP/1A",
        "10.3969/j.issn.1001-0505.2012.01.001",
        "https://doi.org/10.1055/j.zfg.2018",
        "20.500.12345/678",
        "1721.1/39679",
        "2027/mdp.39015017893416",
        "11858/00-001M-0000-002D-7",
        "https://doi.org/10.1000/182",
        "http://hdl.handle.net/10044/1/30918",
        "hdl:10.1000/182",
        "info:doi/10.1000/182",
        "info:hdl/10.1000/182",
        "info:pmid/12345",
        "info:lc/authorities/names/n79006936",
        "info:fedora/object-1#State",
    ] {
        assert!(passes(&mut sieve, line.as_bytes()), "{line:?} is held back");
        assert!(is_plain(line.trim_end()), "{line:?} is not plain");
    }
}

#[test]
fn other_lines_are_held_back() {
    let mut sieve = Sieve::new();
    for line in [
        "",
        "\r",
        "10.1000/182\r\r",
        "10.1000/182 ",
        "10.1000/182.",
        "123456789/42",
        "10.1636/0161-8202(2002)003/0",
        "https://hdl.handle.net/123456789/42",
        "10.1000",
        "10/1000",
        "010.1000/1",
        "110/1",
        "110.1/1",
        "10.111/1",
        "10.0/182",
        "10.1000/xx",
        "10.1000/1/full",
        "10.18653/v1/2021.acl-lonpmid:26068859",
        "hdl:10.1000/a:1",
        "hdl:10.1000/1#a",
        "doi:10.1000/182",
        "https://example.org/10.1000/182",
        "https://doi.org/a/b",
        "info:doi/10.1000/182#a",
        "info:lccx/1",
        "info:pmid/10.1000/110.1000/182",
        "10.5281/zenodo3242074",
        "10.1016/S0140-6736(05)67489-3\r",
        "https://doi.org/10.1038/s41586-020-2649-1",
        "info:doi/10.1007/978-3-540-30217-8_1",
        "https://doi.org/10.1371/joumal.pmed.1000097",
        "日/本",
    ] {
        assert!(!passes(&mut sieve, line.as_bytes()), "{line:?} passes");
    }
}

/// In a list that is read in parts, the lines in which a part begins are held back besides those that are held back
/// anyway.
#[test]
fn each_line_of_a_long_list_passes_as_by_itself() {
    let mut sieve = Sieve::new();
    let lines =
        ["10.1000/182", "10.1000/1 2", "https://doi.org/10.1000/a", "", "日/本", "hdl:10.1000/1\r"];
    let mut random = 1u32;
    let mut list = Vec::new();
    while list.len() < 5 * SHORTEST {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        list.extend_from_slice(lines[(random >> 16) as usize % lines.len()].as_bytes());
        list.push(b'\n');
        let mut ends = Vec::new();
        sieve.hold_back(&list, &mut ends);
        assert!(ends.is_sorted_by(|a, b| a < b), "{ends:?}");
        let mut start = 0;
        let mut more = 0;
        for (end, _) in list.iter().enumerate().filter(|(_, octet)| **octet == b'\n') {
            let (alone, held) = (!passes(&mut sieve, &list[start..end]), ends.contains(&end));
            assert!(held || !alone, "the line at {start} of {} octets passes", list.len());
            more += usize::from(held && !alone);
            start = end + 1;
        }
        let most = if list.len() < SHORTEST { 0 } else { LANES - 1 };
        assert!(more <= most, "{more} lines more are held back in {} octets", list.len());
        list.extend_from_slice(b"10.1000/182\n".repeat(list.len() / 12).as_slice());
    }
}

#[test]
fn what_follows_the_last_line_is_not_looked_at() {
    let mut ends = vec![7];
    let mut sieve = Sieve::default();
    sieve.hold_back(b"10.1000/182\n10.1000/1 8", &mut ends);
    assert_eq!(ends, [7], "nothing is added");
}

#[test]
fn the_end_of_a_line_in_doubt_begins_a_new_line() {
    let mut sieve = Sieve::default();
    let next = sieve.step(DOUBT, b'\n');
    assert_eq!(sieve.resolved(next, b'\n'), START | HELD, "the end of a line that is held back");
}
