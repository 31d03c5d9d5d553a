//! What the name of its file and its first line show about a text in which identifiers are found.

use std::io::{self, Read};

use memchr::{memchr, memchr_iter};

use super::kind::FileKind;
use super::kind::table::DELIMITERS;
use crate::args::usual_delimiter;
use crate::files::extension;
use crate::input::octets::{self, FIRST_LINE};
use crate::input::prose::{Markup, Prose};

/// What is known about the text in the file of this name. The octets read to find this out are added to `read`.
pub(super) fn of_file(file: &str, source: &mut impl Read, read: &mut Vec<u8>) -> io::Result<Prose> {
    octets::search(source, read, |read| {
        (memchr(b'\n', read).is_some() || read.len() >= FIRST_LINE).then_some(())
    })?;
    Ok(Prose { markup: markup(file, read), line_end: line_end(read) })
}

fn markup(file: &str, text: &[u8]) -> Markup {
    match FileKind::by_name(file) {
        Some(FileKind::Table(_)) => Markup::Table(delimiter(file, text)),
        Some(kind) if kind.is_tex() => Markup::Tex,
        Some(kind) if kind.is_program() || is_notebook(file) => Markup::SourceCode,
        _ => Markup::Unknown,
    }
}

/// Whether a file is a notebook of Jupyter, which is JSON with source code in it.
fn is_notebook(file: &str) -> bool {
    extension(file).as_deref() == Some("ipynb")
}

/// The octet that ends a line: CR, if there are at least two and no LF.
fn line_end(text: &[u8]) -> u8 {
    let has_returns = memchr(b'\n', text).is_none() && memchr_iter(b'\r', text).count() > 1;
    if has_returns { b'\r' } else { b'\n' }
}

/// The delimiter of a table: the one that its first line has most often outside of quotation marks.
fn delimiter(file: &str, text: &[u8]) -> u8 {
    let line = text.split(|octet| b"\r\n".contains(octet)).next().unwrap_or_default();
    // The quotation marks divide the line into pieces that are outside and inside of them in turn.
    let outside = || line.split(|octet| *octet == b'"').step_by(2);
    let count = |delimiter: u8| outside().map(|part| memchr_iter(delimiter, part).count()).sum();
    let usual = usual_delimiter(file);
    let others = DELIMITERS.iter().map(|delimiter| delimiter.octet);
    let most = others.max_by_key(|delimiter| -> usize { count(*delimiter) });
    most.filter(|most| count(*most) > count(usual)).unwrap_or(usual)
}

#[cfg(test)]
mod tests {
    use super::{Markup, Prose, of_file};

    #[test]
    fn the_name_and_the_first_line_say_how_a_text_is_written() {
        let table = [
            ("a.csv", "a,b;c\n", Markup::Table(b','), b'\n'),
            ("a.csv", "a;b;c,\n1,2,3,4", Markup::Table(b';'), b'\n'),
            ("a.csv", "\"a;b;c\",d\n", Markup::Table(b','), b'\n'),
            ("a.csv.gz", "a\rb\r", Markup::Table(b','), b'\r'),
            ("a.tsv", "a,b\n", Markup::Table(b','), b'\n'),
            ("a.tab", "a\tb,\n", Markup::Table(b'\t'), b'\n'),
            ("a.tex", "a\r", Markup::Tex, b'\n'),
            ("a.bib", "", Markup::Tex, b'\n'),
            ("a.py", "", Markup::SourceCode, b'\n'),
            ("a.ipynb", "{", Markup::SourceCode, b'\n'),
            ("a.ris", "a\rb\r\n", Markup::Unknown, b'\n'),
            ("<stdin>", "a,b\n", Markup::Unknown, b'\n'),
        ];
        for (file, text, markup, line_end) in table {
            let prose = of_file(file, &mut text.as_bytes(), &mut Vec::new()).ok();
            assert_eq!(prose, Some(Prose { markup, line_end }), "{file} {text}");
        }
    }
}
