//! What could have stood at a place, in words.

use alloc::string::String;

use crate::diagnosis::expected::END;

/// "expected `pchar`, `?`, `#` or the end"
pub(crate) fn label(names: &[&'static str]) -> String {
    let mut label = String::with_capacity(64);
    for (at, &name) in names.iter().enumerate() {
        label.push_str(match at {
            0 => "expected ",
            at if at + 1 == names.len() => " or ",
            _ => ", ",
        });
        let quote = if name == END { "" } else { "`" };
        label.extend([quote, name, quote]);
    }
    label
}
