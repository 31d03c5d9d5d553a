//! Characters that need no look at normalization form C of Unicode, because every text of them is in that form.

/// Ranges of characters of which every text is in normalization form C: such a character changes only together with a
/// character outside the ranges, such as a combining mark. Most letters of Western, Cyrillic, Chinese, Japanese and
/// Korean texts are in the ranges, so only the other characters have to be examined.
const COMPOSED: &[(char, char)] = &[
    ('\0', '\u{2FF}'),
    ('\u{400}', '\u{482}'),
    ('\u{48A}', '\u{52F}'),
    ('\u{3041}', '\u{3096}'),
    ('\u{30A1}', '\u{30FF}'),
    ('\u{4E00}', '\u{9FFF}'),
    ('\u{AC00}', '\u{D7A3}'),
];

/// Whether `character` is in one of the ranges: normalization changes it only together with a character that is not.
#[inline]
pub(crate) fn is_always_composed(character: char) -> bool {
    COMPOSED.iter().any(|&(first, last)| first <= character && character <= last)
}

#[cfg(test)]
mod tests {
    use unicode_normalization::char::canonical_combining_class;
    use unicode_normalization::{IsNormalized, is_nfc_quick};

    use super::is_always_composed;

    #[test]
    fn an_always_composed_character_passes_the_quick_check() {
        for character in ('\0'..=char::MAX).filter(|character| is_always_composed(*character)) {
            let quick = is_nfc_quick([character].into_iter());
            assert!(
                quick == IsNormalized::Yes && canonical_combining_class(character) == 0,
                "{character:?}"
            );
        }
    }
}
