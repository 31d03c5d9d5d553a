//! Whether a text that is named like a list consists of keys and values instead, such as `title: A title` and
//! `doi: 10.1000/182`.

/// How many lines are looked at.
const LINES: usize = 40;

/// Schemes, which a list may have with a space after their colon.
const SCHEMES: [&str; 7] = ["ark", "doi", "hdl", "http", "https", "info", "urn"];

/// Whether each of the first lines of a text has a key, except comments and lines that continue a value. There must be
/// at least two keys, one of them not a scheme, and no key twice in a row, as a list has the label `DOI:`.
pub(super) fn are_in(text: &[u8]) -> bool {
    let lines = text.split(|octet| *octet == b'\n').take(LINES).map(<[u8]>::trim_ascii_end);
    let mut keys = Vec::new();
    for line in lines.filter(|line| !line.is_empty()) {
        match key(line) {
            Some(key) => keys.push(key.to_ascii_lowercase()),
            None if !keys.is_empty() && continues(line) => {}
            None => return false,
        }
    }
    let is_scheme = |key: &Vec<u8>| SCHEMES.iter().any(|scheme| scheme.as_bytes() == key);
    let is_repeated = |pair: &[Vec<u8>]| pair[0] == pair[1];
    keys.len() > 1 && !keys.iter().all(is_scheme) && !keys.windows(2).any(is_repeated)
}

/// The key before the colon of a line, if a space or nothing follows the colon.
fn key(line: &[u8]) -> Option<&[u8]> {
    let colon = line.iter().position(|octet| *octet == b':')?;
    let (key, rest) = (&line[..colon], &line[colon + 1..]);
    let is_word = key.iter().all(|octet| octet.is_ascii_alphanumeric() || b"_-.".contains(octet));
    let begins = key.first().is_some_and(u8::is_ascii_alphabetic);
    let is_key = is_word && begins && (rest.is_empty() || rest.starts_with(b" "));
    is_key.then_some(key)
}

/// Whether a line continues the value of the key before it, or is a comment.
fn continues(line: &[u8]) -> bool {
    [&b" "[..], b"\t", b"- ", b"#"].iter().any(|sign| line.starts_with(sign))
}

#[cfg(test)]
mod tests {
    use super::are_in;

    #[test]
    fn a_record_has_keys_that_differ_from_line_to_line() {
        for (text, expected) in [
            ("id: 5\nhandle: 10261/12345\ndoi: 10.1000/1\n", true),
            ("title: A title\nauthors:\n  - Smith\ndoi: 10.1000/1\n\ntitle: Another\n", true),
            ("doi: 10.1000/1\nyear: 2001\n", true),
            ("doi: 10.1000/182\nhandle: 2027/182\nurl: https://doi.org/10.1000/182\n", true),
            ("doi: 10.1000/1\npmid: 1234\n\ndoi: 10.1000/2\npmid: 1235\n", true),
            ("DOI: 10.1000/1\nDOI: 10.1000/2\n", false),
            ("Handle: 2027/1\nHandle: 2027/2\nDOI: 10.1000/2\n", false),
            ("doi: 10.1000/1\nhdl: 2027/1\n", false),
            ("https: //doi.org/10.1000/1\nhttp: //doi.org/10.1000/2\n", false),
            ("Note: from the catalogue\ndoi: 10.1000/1\ndoi: 10.1000/2\n", false),
            ("id: 5\n10.1000/1\ndoi: 10.1000/2\n", false),
            ("DOIs:\n- 10.1000/1\n- 10.1000/2\n", false),
            ("doi:10.1000/1\nhdl:2027/1\n", false),
            ("a: b/c\n", false),
            ("", false),
        ] {
            assert_eq!(are_in(text.as_bytes()), expected, "{text}");
        }
    }
}
