//! Regular expressions in which classes of characters are written by their names.

/// Placeholders for classes of octets in a pattern.
const CLASSES: [(&str, &str); 4] = [
    ("{name}", r"(?:[\w\-.~!$&'()*+,;=]|%[[:xdigit:]]{2})"),
    ("{pchar}", r"(?:[\w\-.~!$&'()*+,;=:@]|%[[:xdigit:]]{2})"),
    ("{path}", r"(?:[\w\-.~!$&'()*+,;=:@/]|%[[:xdigit:]]{2})"),
    ("{query}", r"(?:[\w\-.~!$&'()*+,;=:@/?]|%[[:xdigit:]]{2})"),
];

/// The pattern with every class written out.
pub(crate) fn expanded(pattern: &str) -> String {
    CLASSES.iter().fold(pattern.to_owned(), |pattern, (name, class)| pattern.replace(name, class))
}
