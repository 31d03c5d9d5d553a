//! Words that may stand at the end of a name without belonging to it, read letter by letter.

use super::address::{self, repository};
use super::clinging;
use super::placeholder;
use crate::text::ascii;

/// Whether these letters begin a word that may follow a DOI name, or a word that stands in place of the name's end.
pub(crate) fn is_begun(letters: &[u8]) -> bool {
    words().any(|word| ascii::is_beginning(letters, word))
        || clinging::is_label(letters)
        || is_begun_placeholder(letters)
}

/// Whether the letters are a whole word that may follow a DOI name or stand in place of its end.
pub(crate) fn is_whole(letters: &[u8]) -> bool {
    words().any(|word| word.as_bytes().eq_ignore_ascii_case(letters)) || is_placeholder(letters)
}

/// Whether these letters begin a word that stands in place of the end of a name, or at the end of the address of a page
/// in a repository or of a file.
pub(crate) fn is_begun_placeholder(letters: &[u8]) -> bool {
    words_of_handles().any(|word| ascii::is_beginning(letters, word))
        || placeholder::may_stand_for_digits(letters)
}

/// Whether the letters are a whole word in place of the end of a name, or at the end of the address of a page in a
/// repository or of a file.
pub(crate) fn is_placeholder(letters: &[u8]) -> bool {
    words_of_handles().any(|word| word.as_bytes().eq_ignore_ascii_case(letters))
        || placeholder::stand_for_digits(letters)
}

/// Words that cling to a DOI name, and those at the end of the address of its page or of a folder in it.
fn words() -> impl Iterator<Item = &'static str> {
    clinging::words().chain(address::WORDS).chain(address::WORDS_OF_FOLDERS)
}

/// Whether the letters, with a mark or a digit after them, may be a word that clings to a DOI name, or the last one of
/// a folder in the address of its page.
pub(crate) fn may_go_on(letters: &[u8]) -> bool {
    let is_folder = |word: &str| word.as_bytes().eq_ignore_ascii_case(letters);
    clinging::may_cling(letters) || address::WORDS_OF_FOLDERS.into_iter().any(is_folder)
}

/// Words in place of the end of any handle, and those at the end of the address of its page in a repository or of a
/// file.
fn words_of_handles() -> impl Iterator<Item = &'static str> {
    placeholder::words().chain(repository::words()).chain(address::kinds_of_files())
}
