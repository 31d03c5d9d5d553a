//! Labels that say what could have stood at a place.

use alloc::string::String;

use crate::diagnosis::Expected;
use crate::report::words::place;

/// The label that lists `expected`: "expected a URI character, `?`, `#` or the end".
pub(crate) fn label(expected: &[Expected]) -> String {
    let mut label = String::with_capacity(64);
    for (at, one) in expected.iter().enumerate() {
        label.push_str(match at {
            0 => "expected ",
            at if at + 1 == expected.len() => " or ",
            _ => ", ",
        });
        match place::class(one.name()) {
            Some(words) => label.push_str(words),
            None if *one == Expected::End => label.push_str(one.name()),
            None => label.extend(["`", one.name(), "`"]),
        }
    }
    label
}
