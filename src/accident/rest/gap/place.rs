//! [`Gap`]: blanks in an identifier, and the text around them, which shows whether its name goes on after them.

use crate::accident::form::octets::{blank, blanks, digit_count, is_blank, run, starts};
use crate::accident::name::local_name;

/// Blanks, and the text around them.
pub(crate) struct Gap<'a> {
    /// The handle before the blanks, without punctuation and notes after it.
    pub(crate) handle: &'a [u8],
    /// The identifier up to the blanks.
    pub(crate) head: &'a [u8],
    pub(crate) blanks: &'a [u8],
    /// The text after the blanks.
    pub(crate) tail: &'a [u8],
    /// The first word after the blanks, up to the next blank; empty only if nothing follows the blanks.
    pub(crate) token: &'a [u8],
}

/// Where the blanks from `at` on end, with the marks of quoted lines in e-mail, which begin with `> `.
pub(crate) fn blanks_end(text: &[u8], at: usize) -> usize {
    let mut end = blanks(text, at);
    while text[at..end].ends_with(b"\n") && starts(text, end, "> ") {
        end = blanks(text, end + 1);
    }
    end
}

impl<'a> Gap<'a> {
    /// The gap between `head`, which counts as the handle, and `tail`, which begins with no blank.
    pub(crate) fn new(head: &'a [u8], blanks: &'a [u8], tail: &'a [u8]) -> Self {
        let token = &tail[..run(tail, 0, |octet| !is_blank(octet))];
        Self { handle: head, head, blanks, tail, token }
    }

    /// The same gap, with the handle with which its head begins.
    pub(crate) fn after(self, handle: &'a [u8]) -> Self {
        Self { handle, ..self }
    }

    /// Whether only one blank, or blanks with a line feed among them, stands between the handle and the text after it,
    /// perhaps after a dot. The next line may be indented.
    pub(crate) fn is_near(&self) -> bool {
        let is_one = blank(self.blanks, 0) == self.blanks.len() || self.blanks.contains(&b'\n');
        is_one && self.is_right_after()
    }

    /// Whether the blanks stand right after the handle, or after a dot that follows it.
    pub(super) fn is_right_after(&self) -> bool {
        matches!(self.head[self.handle.len()..], [] | [b'.'])
    }

    /// The local name up to the blanks, with the punctuation before them.
    pub(crate) fn name(&self) -> &'a [u8] {
        local_name(self.head)
    }

    /// The words after the blanks.
    pub(crate) fn words(&self) -> impl DoubleEndedIterator<Item = &'a [u8]> {
        self.tail.split(is_blank).filter(|word| !word.is_empty())
    }

    /// Whether no second word follows the blanks.
    pub(crate) fn is_last(&self) -> bool {
        self.tail[self.token.len()..].iter().all(is_blank)
    }

    /// Whether the text after the blanks has as many digits as the number of an article with its year and its month.
    pub(super) fn has_many_digits(&self) -> bool {
        digit_count(self.tail) > 8
    }
}
