//! Uses a production in a grammar of your own: lines of a bibliography, `key <hdl URI>`, with the place of an error.
//!
//! `cargo run --example embed -- bibliography.txt`

use std::cell::{Cell, RefCell};
use std::{env, fs, io};

use handle_syntax::grammar::combinator::embed;
use handle_syntax::grammar::hdl_uri::name_form;
use handle_syntax::grammar::source::{Expected, Watch};
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{alphanumeric1, line_ending};
use nom::combinator::{all_consuming, cut, eof};
use nom::error::Error;
use nom::multi::many0;
use nom::sequence::{delimited, separated_pair, terminated};
use nom::{Finish, Input, Parser};
use nom_locate::LocatedSpan;

/// A text that knows its place in the file, and records which octets were refused.
type Text<'a> = LocatedSpan<&'a [u8], &'a Furthest>;

/// The furthest octet that a production refused, and everything that would have been right there.
#[derive(Debug, Default)]
pub(crate) struct Furthest {
    at: Cell<usize>,
    expected: RefCell<Vec<String>>,
}

impl Watch for Furthest {
    fn miss(&self, at: usize, expected: Expected) {
        if at > self.at.replace(at.max(self.at.get())) {
            self.expected.borrow_mut().clear();
        }
        if at == self.at.get() {
            self.expected.borrow_mut().extend(names(expected));
        }
    }
}

fn names(expected: Expected) -> Vec<String> {
    match expected {
        Expected::Text(text) => vec![format!("`{text}`")],
        Expected::Class(class) => class.names().map(|name| format!("`{name}`")).collect(),
        Expected::Escape(_) => vec!["a hexadecimal digit".to_owned()],
        Expected::End => vec!["the end".to_owned()],
    }
}

fn main() -> io::Result<()> {
    for file in env::args().skip(1) {
        match bibliography(&fs::read(&file)?) {
            Ok(handles) => handles.iter().for_each(|(key, handle)| println!("{key}\t{handle}")),
            Err(message) => println!("{file}:{message}"),
        }
    }
    Ok(())
}

/// `*( key SP "<" name-form ">" ( line-ending / end ) )`: the keys, and the handles of their URIs as they are written.
pub(crate) fn bibliography(text: &[u8]) -> Result<Vec<(String, String)>, String> {
    let furthest = Furthest::default();
    let text = Text::new_extra(text, &furthest);
    // Only a URI can follow the `<`: `cut` keeps nom from trying anything else.
    let uri = delimited(tag("<"), cut(embed(name_form())), cut(tag(">")));
    let end = cut(alt((line_ending, eof)));
    let line = terminated(separated_pair(alphanumeric1, tag(" "), uri), end);
    let lines: Result<_, Error<Text<'_>>> = all_consuming(many0(line)).parse(text).finish();
    let (_, lines) = lines.map_err(|error| message(text, &error.input))?;
    let shown = |text: Text<'_>| String::from_utf8_lossy(text.fragment()).into_owned();
    let entry = |(key, ((authority, name), _query, _fragment))| {
        (shown(key), format!("{}/{}", shown(authority), shown(name)))
    };
    Ok(lines.into_iter().map(entry).collect())
}

/// A message with the line and column of the furthest octet that was refused, and what would have been right there.
fn message(text: Text<'_>, refused: &Text<'_>) -> String {
    let (furthest, at) = (text.extra, refused.location_offset());
    let place = text.take_from(at.max(furthest.at.get()));
    let expected = match &*furthest.expected.borrow() {
        expected if !expected.is_empty() && furthest.at.get() >= at => expected.join(" or "),
        _ => "a key and a URI in angle brackets".to_owned(),
    };
    format!("{}:{}: expected {expected}", place.location_line(), place.get_utf8_column())
}
