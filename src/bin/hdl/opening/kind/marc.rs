//! Whether a text is MARC, written as lines: each has the tag of a field.

/// How a line begins: `0` is a digit, `X` a letter or a digit, `.` any octet, and anything else itself. The first form
/// is that of MarcEdit, the second the sequential one of Aleph.
const FORMS: [&str; 2] = ["=XXX  ", "000000000 XXX.. L "];

/// Whether a text begins with a line of MARC.
pub(super) fn is_in(text: &[u8]) -> bool {
    FORMS.iter().any(|form| begins(text, form.as_bytes()))
}

fn begins(text: &[u8], form: &[u8]) -> bool {
    let fits = |(octet, sign): (&u8, &u8)| match sign {
        b'0' => octet.is_ascii_digit(),
        b'X' => octet.is_ascii_alphanumeric(),
        b'.' => true,
        _ => octet == sign,
    };
    text.len() >= form.len() && text.iter().zip(form).all(fits)
}

#[cfg(test)]
mod tests {
    use super::is_in;

    #[test]
    fn the_first_line_of_marc_has_the_tag_of_a_field() {
        for (text, expected) in [
            ("=LDR  00000nam a22\n", true),
            ("=024  7\\$a10.1000/1$2doi\n", true),
            ("000000001 0247  L $$a10.1000/1$$2doi\n", true),
            ("= Title\n", false),
            ("=10.1000/1\n", false),
            ("000000001 10.1000/1\n", false),
        ] {
            assert_eq!(is_in(text.as_bytes()), expected, "{text}");
        }
    }
}
