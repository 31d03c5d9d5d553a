//! [`plural`]: a count in a message.

/// A count with its noun, such as "1 error" or "2 errors".
pub(crate) fn plural(count: u64, noun: &str) -> String {
    let s = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{s}")
}
