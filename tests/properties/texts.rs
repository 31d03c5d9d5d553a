//! Random texts: real identifiers after a few random changes, and random handles.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{RngAlgorithm, TestRng};

use crate::kept::real;
use crate::telling::TELLING;

/// The same random numbers in every run.
pub(crate) fn rng() -> TestRng {
    TestRng::deterministic_rng(RngAlgorithm::ChaCha)
}

#[derive(Clone, Debug)]
enum Change {
    Insert(Index, Vec<u8>),
    Remove(Index, usize),
    Replace(Index, u8),
    Cut(Index),
}

impl Change {
    fn apply(&self, text: &mut Vec<u8>) {
        let place = |index: &Index| index.index(text.len() + 1);
        match self {
            Self::Insert(index, octets) => {
                let at = place(index);
                text.splice(at..at, octets.iter().copied());
            }
            Self::Remove(index, most) => {
                let at = place(index);
                let end = text.len().min(at + most);
                text.drain(at..end);
            }
            Self::Replace(index, octet) => {
                let at = place(index);
                if let Some(place) = text.get_mut(at) {
                    *place = *octet;
                }
            }
            Self::Cut(index) => text.truncate(place(index)),
        }
    }
}

fn change() -> impl Strategy<Value = Change> {
    let telling = select(TELLING.to_vec()).prop_map(<[u8]>::to_vec);
    prop_oneof![
        4 => (any::<Index>(), telling).prop_map(|(at, octets)| Change::Insert(at, octets)),
        2 => (any::<Index>(), 1..4_usize).prop_map(|(at, most)| Change::Remove(at, most)),
        2 => (any::<Index>(), any::<u8>()).prop_map(|(at, octet)| Change::Replace(at, octet)),
        1 => any::<Index>().prop_map(Change::Cut),
    ]
}

/// A real identifier after up to four changes.
pub(crate) fn mutated() -> impl Strategy<Value = Vec<u8>> {
    (select(real()), vec(change(), 0..=4)).prop_map(|(text, changes)| {
        let mut text = text.to_vec();
        changes.iter().for_each(|change| change.apply(&mut text));
        text
    })
}

/// Naming authorities that have a meaning in some notation.
const AUTHORITIES: [&str; 16] = [
    "10.1000",
    "0.NA",
    "cnri.test",
    "A-b_c.1",
    "190.12.34.56",
    "a:b",
    "http:",
    "hdl:1",
    "help.html",
    "api",
    "static",
    "info:hdl",
    "a+b&c'd",
    "x@y",
    "10",
    "\u{65E5}",
];

/// Pieces for the local name, besides random octets.
const PIECES: [&str; 16] = [
    "..",
    ".",
    "/",
    "//",
    "%",
    "%2F",
    "?",
    "#",
    "@",
    ":",
    "\"",
    " ",
    "+",
    "\u{E9}",
    "\u{1F600}",
    "\r\n\0",
];

/// A native handle: any octets, or any characters, after a naming authority.
pub(crate) fn handle() -> impl Strategy<Value = Vec<u8>> {
    let authority = select(AUTHORITIES.to_vec()).prop_map(str::to_owned);
    let piece = select(PIECES.to_vec()).prop_map(|piece| piece.as_bytes().to_vec());
    let pieces = prop_oneof![
        3 => piece.boxed(),
        1 => vec(any::<u8>(), 1..4).boxed(),
        2 => vec(any::<char>(), 1..4).prop_map(|text| String::from_iter(text).into_bytes()).boxed(),
    ];
    let local_name = vec(pieces, 0..5).prop_map(|pieces| pieces.concat());
    let authority = prop_oneof![3 => authority, 1 => "[^/]{1,6}"];
    (authority, local_name).prop_map(|(authority, local_name)| {
        [authority.as_bytes(), b"/", local_name.as_slice()].concat()
    })
}
