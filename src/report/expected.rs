//! What could have stood at a place, in words.

use alloc::string::String;

use crate::diagnosis::expected::END;
use crate::report::place;

/// "expected a URI character, `?`, `#` or the end"
pub(crate) fn label(names: &[&'static str]) -> String {
    let mut label = String::with_capacity(64);
    for (at, &name) in names.iter().enumerate() {
        label.push_str(match at {
            0 => "expected ",
            at if at + 1 == names.len() => " or ",
            _ => ", ",
        });
        match place::class(name) {
            Some(words) => label.push_str(words),
            None if name == END => label.push_str(name),
            None => label.extend(["`", name, "`"]),
        }
    }
    label
}
