//! Parameters, as in the query of a link: `type=printable`.

use crate::text::octets::run::run;

/// Whether the name of a parameter and its equals sign stand at the beginning of `text`.
pub(crate) fn begins_parameter(text: &[u8]) -> bool {
    let is_of_name = |octet: &u8| octet.is_ascii_alphanumeric() || b"_.-[]".contains(octet);
    let begins = text.first().is_some_and(|octet| octet.is_ascii_alphabetic() || *octet == b'_');
    begins && text.get(run(text, 0, is_of_name)) == Some(&b'=')
}

#[cfg(test)]
mod tests {
    use super::begins_parameter;

    #[test]
    fn a_parameter_has_a_name_and_an_equals_sign() {
        for text in ["a=", "utm_source=x", "_ga=2.1", "f[0]=a", "rft.au=b", "data-id="] {
            assert!(begins_parameter(text.as_bytes()), "{text}");
        }
        for text in ["", "a", "=a", "1=2", "-a=b", "a b=c", "é=a"] {
            assert!(!begins_parameter(text.as_bytes()), "{text}");
        }
    }
}
