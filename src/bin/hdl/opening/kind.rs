//! [`FileKind`]: what a file is, as its name or its first octets show, for advice to a user who reads it as something
//! else.

mod commands;
mod keys;
mod marc;
pub(crate) mod no_list;
pub(super) mod table;

use std::io;
use std::path::Path;

use crate::files::extension;
use crate::input::entries::{self, EntryFormat};
use crate::input::layout::Layout;
use crate::input::octets::without_mark_and_space;
use crate::terminal::shell::quoted;

/// What a file is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FileKind {
    /// A table that these arguments read.
    Table(&'static str),
    /// JSON; `has_lines` if the name of the file shows that it is JSON Lines.
    Json {
        has_lines: bool,
    },
    Xml,
    Entries(&'static EntryFormat),
    Tex,
    /// A record whose lines have a key each.
    Keyed,
    /// A batch file of the handle tools.
    Commands,
    /// The source code of a program, or its settings.
    Program(&'static str),
    /// Another text of this kind, with identifiers anywhere in it.
    Text(&'static str),
}

/// A kind, the extensions of its files, and beginnings that some of its files have, but a list never has.
type Features = (FileKind, &'static [&'static str], &'static [&'static [u8]]);

/// The features of each kind, except RIS and BibTeX, whose features are with their formats.
const KINDS: [Features; 17] = [
    (FileKind::Table("--column NAME"), &["csv", "tsv", "tab"], &[]),
    (
        FileKind::Json { has_lines: false },
        &["json", "jsonld", "geojson", "ipynb"],
        &[b"{\n", b"{\r", b"{\"", b"{ ", b"[\n", b"[\r", b"[\"", b"[{"],
    ),
    (FileKind::Json { has_lines: true }, &["jsonl", "ndjson"], &[]),
    (FileKind::Xml, &["xml", "nxml", "rdf", "svg"], &[b"<?xml"]),
    (FileKind::Text("HTML"), &["html", "htm", "xhtml"], &[b"<!DOCTYPE", b"<!doctype", b"<html"]),
    (FileKind::Text("Markdown"), &["md", "markdown", "rmd", "qmd"], &[]),
    (FileKind::Text("reStructuredText"), &["rst"], &[]),
    (FileKind::Text("AsciiDoc"), &["adoc", "asciidoc"], &[b"= "]),
    (
        FileKind::Tex,
        &["tex", "ltx", "latex", "bbl", "cls", "sty", "rd"],
        &[b"\\documentclass", b"\\begin{", b"\\section{"],
    ),
    (FileKind::Text("YAML"), &["yaml", "yml", "cff"], &[b"---\n", b"---\r", b"%YAML"]),
    (FileKind::Text("TOML"), &["toml"], &[]),
    (FileKind::Program("a file of settings"), &["properties", "ini", "cfg", "conf"], &[]),
    (FileKind::Text("e-mail"), &["eml", "mbox"], &[b"From: ", b"Return-Path: ", b"Received: "]),
    (
        FileKind::Text("a bibliography"),
        &["nbib", "enw", "medline", "ciw"],
        &[b"PMID- ", b"%0 ", b"FN Clarivate", b"FN Thomson", b"FN ISI", b"PT J\n", b"PT J\r"],
    ),
    (FileKind::Text("MARC"), &["mrk"], &[]),
    (FileKind::Text("Turtle"), &["ttl", "trig", "nt", "nq"], &[b"@prefix ", b"@base "]),
    (
        FileKind::Program("source code"),
        &[
            "awk", "bash", "bat", "c", "cc", "clj", "cpp", "cs", "css", "cu", "cxx", "dart", "el",
            "erl", "ex", "f", "f90", "f95", "for", "go", "gradle", "groovy", "h", "hh", "hpp",
            "hs", "java", "jl", "js", "jsx", "kt", "lisp", "lua", "m", "mjs", "ml", "nf", "pas",
            "php", "pl", "pm", "ps1", "py", "pyx", "r", "rb", "rs", "scala", "sh", "smk", "sql",
            "swift", "tcl", "ts", "tsx", "vue", "xsl", "xslt", "zsh",
        ],
        &[b"#!"],
    ),
];

/// The names of documents that are in many folders, often as plain text.
const DOCUMENTS: [&str; 5] = ["changelog", "citation", "contributing", "license", "readme"];

impl FileKind {
    /// The kind of files whose names have the same extension as this one, or that are called like a document.
    pub(crate) fn by_name(name: &str) -> Option<Self> {
        let extension = extension(name).unwrap_or_default();
        let has = |(_, extensions, _): &&Features| extensions.contains(&&*extension);
        let format = || entries::format_for(&extension).map(Self::Entries);
        let known = KINDS.iter().find(has).map(|(kind, ..)| *kind).or_else(format);
        known.or_else(|| is_document(name).then_some(Self::Text("prose")))
    }

    /// The kind of a file with this beginning, if a list never begins so.
    pub(crate) fn of_no_list(head: &[u8]) -> Option<Self> {
        let text = without_mark_and_space(head);
        let begins = |(_, _, heads): &&Features| heads.iter().any(|head| text.starts_with(head));
        let known = KINDS.iter().find(begins).map(|(kind, ..)| *kind);
        let line = text.split(|octet| *octet == b'\n').next().unwrap_or_default();
        let is_entry = line.starts_with(b"TY  - ") || line.iter().any(|it| b"{(".contains(it));
        let entries = Self::by_head(line).filter(|kind| matches!(kind, Self::Entries(_)));
        known.or(entries.filter(|_| is_entry)).or_else(|| by_lines(text))
    }

    /// The kind of a file with this beginning, if RIS and BibTeX never begin so. BibTeX may look like a table, and some
    /// databases write lines with keys before RIS.
    pub(super) fn of_no_entries(head: &[u8]) -> Option<Self> {
        let is_bibtex = matches!(without_mark_and_space(head), [b'@' | b'%', ..]);
        let is_other = |kind: &Self| match kind {
            Self::Entries(_) | Self::Keyed => false,
            Self::Commands | Self::Tex | Self::Program(_) | Self::Text(_) => true,
            Self::Table(_) | Self::Json { .. } | Self::Xml => !is_bibtex,
        };
        Self::of_no_list(head).filter(is_other)
    }

    /// The kind of a file that is read as a list although its name or its beginning shows that it is not one.
    pub(crate) fn misread(layout: &Layout, name: &str, head: &[u8]) -> Option<Self> {
        let is_list = layout.is_list_of_lines();
        is_list.then(|| Self::by_name(name).or_else(|| Self::of_no_list(head))).flatten()
    }

    /// Whether a file is written in TeX or BibTeX.
    pub(super) fn is_tex(self) -> bool {
        matches!(self, Self::Tex | Self::Entries(EntryFormat { is_tex: true, .. }))
    }

    /// The kind of a file with this beginning, if the file is not read as a list: an identifier in a list may begin
    /// with such a bracket or an `@`, too.
    pub(super) fn by_head(head: &[u8]) -> Option<Self> {
        match without_mark_and_space(head) {
            [b'{' | b'[', ..] => Some(Self::Json { has_lines: false }),
            [b'<', ..] => Some(Self::Xml),
            [b'@', letter, ..] if letter.is_ascii_alphabetic() => {
                Some(Self::Entries(entries::format_from(Some(b'@'))))
            }
            head if head.starts_with(b"TY  - ") => {
                Some(Self::Entries(entries::format_from(Some(b'T'))))
            }
            _ => None,
        }
    }

    /// Whether a file is the source code of a program, or its settings.
    pub(super) fn is_program(self) -> bool {
        matches!(self, Self::Program(_))
    }

    /// What a file of this kind is called, and the option that reads the identifiers in it.
    fn called(self) -> (&'static str, &'static str) {
        match self {
            Self::Table(option) => ("a table", option),
            Self::Json { .. } => ("JSON", "--field /POINTER"),
            Self::Xml => ("XML", "--xml PATH or --profile NAME"),
            Self::Entries(format) => (format.name, format.option),
            Self::Tex => ("TeX", "--find"),
            Self::Keyed => ("a record with keys", "--find"),
            Self::Commands => ("a batch file of the handle tools", commands::OPTION),
            Self::Program(name) | Self::Text(name) => (name, "--find"),
        }
    }

    /// Why the file is not fixed as a list: the fixes of a list would delete the labels and the keys in it.
    pub(crate) fn no_list(self) -> io::Error {
        let (what, option) = self.called();
        no_list::error(format!("this is {what}, not a list: use {option}"))
    }

    /// The advice if every line of such a file was read as an identifier.
    pub(crate) fn read_as_list(self) -> String {
        let what = match self {
            Self::Tex | Self::Keyed | Self::Program(_) | Self::Text(_) => {
                "to find those in its text"
            }
            Self::Commands => "to read the handles that it creates",
            _ => "to read its fields",
        };
        format!("every line was read as an identifier; {what}, add {}", self.called().1)
    }

    /// What to write in place of an option with this value, which named the field or column called `name`.
    pub(super) fn advice(self, (option, value): (&str, &str), name: &str) -> String {
        let (what, usual) = self.called();
        let meant = match self {
            // The root of JSON has no name.
            _ if name.is_empty() => usual.to_owned(),
            Self::Table(option) => option.replace("NAME", &quoted(name)),
            Self::Json { .. } => {
                let [alone, in_array] = ["/", "/*/"].map(|before| format!("{before}{name}"));
                let (alone, in_array) = (quoted(&alone), quoted(&in_array));
                format!("--field {alone}` or, in an array, `--field {in_array}")
            }
            Self::Xml => format!("--xml {}", quoted(&format!("//{name}"))),
            Self::Entries(format) => format.option_for(name),
            Self::Commands | Self::Tex | Self::Keyed | Self::Program(_) | Self::Text(_) => {
                usual.to_owned()
            }
        };
        format!("this is {what}: write `{meant}` instead of `{option} {}`", quoted(value))
    }
}

/// The kind that the first lines of a text show together.
fn by_lines(text: &[u8]) -> Option<FileKind> {
    let marc = || marc::is_in(text).then_some(FileKind::Text("MARC"));
    let keys = || keys::are_in(text).then_some(FileKind::Keyed);
    let commands = || commands::are_in(text).then_some(FileKind::Commands);
    table::option(text).map(FileKind::Table).or_else(marc).or_else(keys).or_else(commands)
}

/// Whether a file without an extension, or with that of plain text, is called like a document, such as `README`.
fn is_document(name: &str) -> bool {
    let path = Path::new(name);
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
    let is_plain = path.extension().is_none_or(|it| it.eq_ignore_ascii_case("txt"));
    is_plain && DOCUMENTS.contains(&&*stem)
}

#[cfg(test)]
mod tests {
    use super::FileKind;

    /// The option that reads each file; none for a list.
    #[test]
    fn the_name_of_a_file_says_how_it_is_read() {
        for (name, expected) in [
            ("a.csv", Some("--column NAME")),
            ("a.TSV.gz", Some("--column NAME")),
            ("a.jsonl", Some("--field /POINTER")),
            ("a.xml", Some("--xml PATH or --profile NAME")),
            ("a.bib", Some("--field doi")),
            ("a.ris", Some("--field DO")),
            ("CITATION.cff", Some("--find")),
            ("docs/README", Some("--find")),
            ("ReadMe.TXT", Some("--find")),
            ("a.md/list", None),
            ("README.list", None),
            ("ids.txt", None),
            ("ids", None),
            ("<stdin>", None),
        ] {
            let option = FileKind::by_name(name).map(|kind| kind.called().1);
            assert_eq!(option, expected, "{name}");
        }
    }

    #[test]
    fn an_identifier_is_not_the_beginning_of_another_kind() {
        for (head, expected) in [
            ("---\ndoi: 10.1000/182\n", Some("--find")),
            ("\u{FEFF}{\"doi\": 1}\n", Some("--field /POINTER")),
            (
                "@article{a, doi = {10.1000/182}}\n@book{b, doi = {10.1000/183}}\n",
                Some("--field doi"),
            ),
            ("TY  - JOUR\r\n", Some("--field DO")),
            ("<?xml version='1.0'?>\n", Some("--xml PATH or --profile NAME")),
            ("<https://doi.org/10.1000/182>\n", None),
            ("[10.1000/182]\n{10.1000/183}\n", None),
            ("@me/1\n{a}\n", None),
            ("# A comment\n10.1000/182\n", None),
            ("", None),
        ] {
            let option = FileKind::of_no_list(head.as_bytes()).map(|kind| kind.called().1);
            assert_eq!(option, expected, "{head}");
        }
    }
}
