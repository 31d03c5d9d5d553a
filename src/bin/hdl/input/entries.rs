//! Entries with named fields, as in RIS and BibTeX.

mod bibtex;
mod braces;
mod format;
pub(crate) mod reader;
mod ris;
mod taker;

pub(crate) use format::EntryFormat;
pub(crate) use taker::Names;

/// Every format of entries. A text whose first octet shows no format is read as the last one, RIS.
pub(crate) static FORMATS: [EntryFormat; 2] = [bibtex::FORMAT, ris::FORMAT];

/// The names of all formats: "RIS or BibTeX".
pub(crate) fn names() -> String {
    let names: Vec<_> = FORMATS.iter().rev().map(|format| format.name).collect();
    names.join(" or ")
}

/// The format of files with this extension.
pub(crate) fn format_for(extension: &str) -> Option<&'static EntryFormat> {
    FORMATS.iter().find(|format| format.extensions.contains(&extension))
}

/// The format of a text that begins with this octet; `None` stands for an empty text.
pub(crate) fn format_from(first: Option<u8>) -> &'static EntryFormat {
    let [.., last] = &FORMATS;
    let begins = |format: &&EntryFormat| first.is_some_and(|first| format.marks.contains(&first));
    FORMATS.iter().find(begins).unwrap_or(last)
}

#[cfg(test)]
mod tests;
