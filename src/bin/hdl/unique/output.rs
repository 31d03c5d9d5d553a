//! How a handle and its places are written.

use std::borrow::Cow;
use std::io::{self, Write};

use serde::Serialize;

use super::group::Group;
use crate::output::{hex, safe_json};
use crate::terminal::sanitize;

/// `3<tab>10.1000/182<tab>a.txt:1:1, a.txt:4:1, b.txt:2:1`
pub(super) fn plain(output: &mut impl Write, group: &Group) -> io::Result<()> {
    let handle = String::from_utf8_lossy(&group.handle);
    write!(output, "{}\t{}\t", group.count, sanitize::with_edges(&handle))?;
    for (number, place) in group.places.iter().enumerate() {
        let comma = if number == 0 { "" } else { ", " };
        let (file, line, column) = (sanitize::masked(&place.file), place.line, place.column);
        write!(output, "{comma}{file}:{line}:{column}")?;
    }
    if group.count > group.places.len() as u64 {
        output.write_all(", …".as_bytes())?;
    }
    output.write_all(b"\n")
}

/// The group as a JSON object, with the text at each of its places.
pub(super) fn json(output: &mut impl Write, group: &Group) -> io::Result<()> {
    let places = group.places.iter().map(|place| JsonPlace {
        file: &place.file,
        line: place.line,
        column: place.column,
        text: String::from_utf8_lossy(&place.text),
    });
    let line = JsonGroup {
        handle: String::from_utf8_lossy(&group.handle),
        handle_hex: hex::unless_utf8(&group.handle),
        count: group.count,
        places: places.collect(),
    };
    safe_json::line(output, &line)
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "handle")]
struct JsonGroup<'a> {
    handle: Cow<'a, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    handle_hex: Option<String>,
    count: u64,
    places: Vec<JsonPlace<'a>>,
}

#[derive(Serialize)]
struct JsonPlace<'a> {
    file: &'a str,
    line: u64,
    column: u64,
    text: Cow<'a, str>,
}
