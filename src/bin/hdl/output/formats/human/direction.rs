//! Text from right to left inside a line from left to right.

use std::borrow::Cow;

/// The characters that begin and end an isolate. Its first strong character decides its direction.
const BEGIN: char = '\u{2068}';
const END: char = '\u{2069}';

/// The text with each run of right-to-left letters in an isolate, so that the text around it keeps its order.
pub(crate) fn isolated(text: &str) -> Cow<'_, str> {
    if !text.contains(runs_left) {
        return text.into();
    }
    let mut isolated = String::with_capacity(text.len() + 16);
    let mut inside = false;
    for c in text.chars() {
        if runs_left(c) != inside {
            isolated.push(if inside { END } else { BEGIN });
            inside = !inside;
        }
        isolated.push(c);
    }
    if inside {
        isolated.push(END);
    }
    isolated.into()
}

/// Whether a character is of a script that runs from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and others.
fn runs_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}'
        | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

#[cfg(test)]
mod tests {
    use super::isolated;

    #[test]
    fn only_runs_from_right_to_left_are_isolated() {
        assert_eq!(isolated("10.1/שלום/a"), "10.1/\u{2068}שלום\u{2069}/a");
        assert_eq!(isolated("10.1/日本"), "10.1/日本");
        assert_eq!(isolated("ا"), "\u{2068}ا\u{2069}");
    }
}
