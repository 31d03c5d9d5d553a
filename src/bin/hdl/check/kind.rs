//! [`Kind`]: what a file is by its name or by its first octets, for advice to those who read it as something else.

use crate::files::extension;
use crate::input::entries::{self, EntryFormat};
use crate::input::octets::without_mark;

/// What a file is.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Table,
    /// JSON or, if so much is known, JSON Lines.
    Json {
        has_lines: bool,
    },
    Xml,
    Entries(&'static EntryFormat),
}

impl Kind {
    /// The kind of files whose names have the same extension as this one.
    pub(super) fn by_name(name: &str) -> Option<Self> {
        let extension = extension(name)?;
        match extension.as_str() {
            "csv" | "tsv" | "tab" => Some(Self::Table),
            "json" => Some(Self::Json { has_lines: false }),
            "jsonl" | "ndjson" => Some(Self::Json { has_lines: true }),
            "xml" => Some(Self::Xml),
            extension => entries::format_for(extension).map(Self::Entries),
        }
    }

    /// The kind that the beginning of a file shows.
    pub(super) fn by_head(head: &[u8]) -> Option<Self> {
        match without_mark(head) {
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

    /// The option that reads the identifiers in a file of this kind.
    pub(super) fn option(self) -> &'static str {
        match self {
            Self::Table => "--column NAME",
            Self::Json { .. } => "--field /POINTER",
            Self::Xml => "--xml PATH or --profile NAME",
            Self::Entries(format) => format.option,
        }
    }

    /// What to write in place of the option `given`, which named the field or column called `name`.
    pub(super) fn advice(self, given: &str, name: &str) -> String {
        let (what, option) = match self {
            Self::Table => ("a table", format!("--column {name}")),
            Self::Json { .. } => {
                ("JSON", format!("--field /{name}` or, in an array, `--field /*/{name}"))
            }
            Self::Xml => ("XML", format!("--xml //{name}")),
            Self::Entries(format) => (format.name, format.option_for(name)),
        };
        format!("this is {what}: write `{option}` instead of `{given}`")
    }
}
