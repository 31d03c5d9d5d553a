//! A production inside another grammar: lines of `key: <uri>`, with nom's own error type.

#![allow(clippy::unwrap_used)]

use std::cell::Cell;

use handle_grammar::combinator::{embed, embed_str, whole};
use handle_grammar::hdl_uri;
use handle_grammar::info_uri::info_uri;
use handle_grammar::source::{Expected, Watch};
use nom::bytes::complete::tag;
use nom::character::complete::{alpha1, line_ending};
use nom::combinator::{all_consuming, cut};
use nom::error::{Error, ErrorKind};
use nom::multi::fold_many1;
use nom::sequence::{delimited, separated_pair, terminated};
use nom::{Err, Finish, Parser};
use nom_locate::LocatedSpan;

type Text<'a, X = ()> = LocatedSpan<&'a [u8], X>;
/// A key, and the output of `info-URI`: namespace, identifier, fragment.
type Line<I> = (I, ((I, I), Option<I>));

/// `1*( key ": <" info-URI ">" line-ending )`, with a `cut` after each "<", because nothing else can follow it.
fn lines<'a, X: Watch + Clone>(
    text: Text<'a, X>,
) -> Result<Vec<Line<Text<'a, X>>>, Error<Text<'a, X>>> {
    let uri = delimited(tag("<"), cut(embed(info_uri())), cut(tag(">")));
    let line = terminated(separated_pair(alpha1, tag(": "), uri), line_ending);
    let lines = fold_many1(line, Vec::new, |mut lines, line| {
        lines.push(line);
        lines
    });
    all_consuming(lines).parse(text).finish().map(|(_, lines)| lines)
}

/// The line, the column and the offset of a text; line and column count from 1.
fn place<X>(text: &Text<'_, X>) -> (u32, usize, usize) {
    (text.location_line(), text.get_column(), text.location_offset())
}

#[test]
fn pieces_keep_their_lines_and_columns() {
    let text = b"book: <info:lccn/2002022641>\nlink: <INFO:hdl/10.1000/182#x>\n";
    let lines = lines(Text::new(text)).unwrap();
    let [(book, ((lccn, number), None)), (link, ((hdl, handle), Some(fragment)))] = &lines[..]
    else {
        unreachable!("{lines:?}")
    };
    let pieces = [book, lccn, number, link, hdl, handle, fragment]
        .map(|piece| (piece.fragment().escape_ascii().to_string(), place(piece)));
    let expected = [
        ("book", (1, 1, 0)),
        ("lccn", (1, 13, 12)),
        ("2002022641", (1, 18, 17)),
        ("link", (2, 1, 29)),
        ("hdl", (2, 13, 41)),
        ("10.1000/182", (2, 17, 45)),
        ("x", (2, 29, 57)),
    ];
    assert_eq!(pieces, expected.map(|(text, place)| (text.to_owned(), place)));
}

#[test]
fn an_error_tells_where_the_production_began() {
    let text = b"book: <info:lccn/2002022641>\nlink: <info:ddc>\n";
    let error = lines(Text::new(text)).unwrap_err();
    assert_eq!((place(&error.input), error.code), ((2, 8, 36), ErrorKind::Verify));
    assert_eq!(*error.input.fragment(), b"info:ddc>\n");
}

#[test]
fn the_text_after_the_production_is_left_to_the_grammar() {
    let error = lines(Text::new(b"book: <info:lccn/1 >\n")).unwrap_err();
    assert_eq!((place(&error.input), error.code), ((1, 19, 18), ErrorKind::Tag));
}

/// An `extra` of the outer grammar, which keeps the furthest octet at which a terminal did not match.
#[derive(Debug, Default)]
struct Furthest {
    at: Cell<usize>,
    expected: Cell<Option<Expected>>,
}

impl Watch for Furthest {
    fn miss(&self, at: usize, expected: Expected) {
        if at >= self.at.get() {
            self.at.set(at);
            self.expected.set(Some(expected));
        }
    }
}

#[test]
fn a_watch_learns_the_exact_octet() {
    let furthest = Furthest::default();
    let text = b"book: <info:lccn/2002022641>\nlink: <info:ddc>\n";
    let error = lines(Text::new_extra(text, &furthest)).unwrap_err();
    assert_eq!(place(&error.input), (2, 8, 36));
    assert_eq!((furthest.at.get(), text[44]), (44, b'>'));
    assert_eq!(furthest.expected.get(), Some(Expected::Text("/")));
}

#[test]
fn a_refusal_without_cut_leaves_the_choice_open() {
    let mut either =
        embed::<Text<'_>, _, Error<_>>(info_uri()).map(|_| 0).or(tag("-").map(|_: Text<'_>| 1));
    assert_eq!(either.parse(Text::new(b"-")).unwrap().1, 1);
    let refused = either.parse(Text::new(b"+")).unwrap_err();
    assert!(matches!(refused, Err::Error(Error { code: ErrorKind::Tag, .. })), "{refused:?}");
}

#[test]
fn a_grammar_of_characters_gets_characters() {
    let read = |text| embed_str::<_, Error<&str>>(info_uri()).parse(text);
    assert_eq!(read("info:lccn/1 é"), Ok((" é", "info:lccn/1")));
    let refused = read("info:lccn").unwrap_err();
    assert_eq!(refused, Err::Error(Error::new("info:lccn", ErrorKind::Verify)));
    let whole = |text| embed_str::<_, Error<&str>>(whole(hdl_uri::handle())).parse(text);
    assert_eq!(whole("10.1/日 \""), Ok(("", "10.1/日 \"")));
}

/// A rule of octets that ends inside a character fails, because it would cut that character.
#[test]
fn a_character_is_never_cut() {
    let octet = || handle_grammar::combinator::one(&handle_grammar::rfc5234::OCTET);
    let read = |text| embed_str::<_, Error<&str>>(octet()).parse(text);
    assert_eq!(read("aé"), Ok(("é", "a")));
    assert_eq!(read("éa"), Err(Err::Error(Error::new("éa", ErrorKind::Verify))));
}
