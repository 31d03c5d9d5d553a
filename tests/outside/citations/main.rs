//! A user's own grammar, which reads characters: references such as `[arms] hdl:cnri.dlib/july95-arms` or
//! `[guide] "10.1000/182"`.
//!
//! A production of the library reads the identifier; then its dialect checks the rules that are only in the prose of
//! a document. Every error is reported with its line and column.

use handle_syntax::grammar::combinator::{embed_str, whole};
use handle_syntax::grammar::hdl_uri;
use handle_syntax::grammar::nom::branch::alt;
use handle_syntax::grammar::nom::bytes::complete::{tag, take_until};
use handle_syntax::grammar::nom::character::complete::{alphanumeric1, line_ending, space1};
use handle_syntax::grammar::nom::combinator::{all_consuming, cut, map};
use handle_syntax::grammar::nom::error::Error;
use handle_syntax::grammar::nom::multi::many0;
use handle_syntax::grammar::nom::sequence::{delimited, separated_pair, terminated};
use handle_syntax::grammar::nom::{Finish, IResult, Offset, Parser};
use handle_syntax::{Dialect, Report};

/// An identifier as it is written, and its dialect.
type Identifier<'a> = (Dialect, &'a str);

/// `*( "[" label "]" 1*SP ( hdl-URI / DQUOTE handle DQUOTE ) line-ending )`
fn references(text: &str) -> IResult<&str, Vec<(&str, Identifier<'_>)>> {
    // A URI ends where its rule ends.
    let uri = map(embed_str(hdl_uri::hdl_resolver()), |uri| (Dialect::HdlResolver, uri));
    // A handle may contain any character, so a quotation mark ends it.
    let handle = take_until("\"").and_then(embed_str(whole(hdl_uri::handle())));
    let doi = map(delimited(tag("\""), handle, tag("\"")), |name| (Dialect::Doi, name));
    let label = delimited(tag("["), alphanumeric1, tag("]"));
    let reference = separated_pair(label, space1, cut(alt((uri, doi))));
    all_consuming(many0(terminated(reference, cut(line_ending)))).parse(text)
}

/// The handles by their labels, or the place of the first mistake.
fn handles(text: &str) -> Result<Vec<(&str, String)>, String> {
    let (_, references) = references(text).finish().map_err(|error: Error<&str>| {
        format!("{}: expected a label, and a handle or URI after it", place(text, error.input))
    })?;
    let read = |(label, (dialect, written)): (_, Identifier<'_>)| match handle(dialect, written) {
        Ok(handle) => Ok((label, handle)),
        Err(report) => Err(wrong(text, written, &report)),
    };
    references.into_iter().map(read).collect()
}

fn handle(dialect: Dialect, written: &str) -> Result<String, Report<'_>> {
    let report = dialect.check(written);
    let handle = dialect.handle(written);
    match handle.and_then(|handle| String::from_utf8(handle.into_owned()).ok()) {
        Some(handle) => Ok(handle),
        None => Err(report),
    }
}

fn wrong(text: &str, written: &str, report: &Report<'_>) -> String {
    let at = report.headline().map_or(0, |problem| problem.span().range().start);
    format!("{}: {report}", place(text, &written[at..]))
}

/// Line and column of `rest`, which is a part of `text`.
fn place(text: &str, rest: &str) -> String {
    let before = &text[..text.offset(rest)];
    let line = before.rsplit('\n').next().unwrap_or_default();
    format!("{}:{}", before.matches('\n').count() + 1, line.chars().count() + 1)
}

fn main() {
    let right = "[arms] hdl:cnri.dlib/july95-arms?x\n[guide] \"10.1000/日 182\"\n";
    let wrong = [
        "[arms] hdl:cnri.dlib\n",
        "[arms] hdl:cnri.dlib/a\n[guide] 10.1000/182\n",
        "[arms] hdl:cnri.dlib/a\n[guide] \"11.1000/182\"\n",
        "[arms] hdl:cnri.dlib%2Fjuly95/arms\n",
    ];
    for text in [right].iter().chain(&wrong) {
        match handles(text) {
            Ok(handles) => handles.iter().for_each(|(label, handle)| println!("{label}: {handle}")),
            Err(message) => println!("{message}"),
        }
    }
    assert_eq!(handles(right).unwrap()[1], ("guide", "10.1000/日 182".to_owned()));
}
