//! Heads: the schemes and hosts at the beginning of a text, which show its dialect.

use crate::dialect::Dialect;
use crate::text::ascii;

impl Dialect {
    /// The dialect that the scheme of `text` names; a text without a known scheme is read as a handle.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// assert_eq!(Dialect::by_scheme(b"INFO:hdl/10.1/x"), Dialect::InfoHdl);
    /// assert_eq!(Dialect::by_scheme(b"10.1/x"), Dialect::Handle);
    /// ```
    #[must_use]
    pub fn by_scheme(text: &(impl AsRef<[u8]> + ?Sized)) -> Self {
        let text = text.as_ref();
        let first = text.first().map_or(0, u8::to_ascii_lowercase);
        // For most texts, the first octet excludes every head. The last octet of a head is a punctuation mark, and a
        // comparison with it excludes most of the remaining texts.
        let begins = |&&(head, _): &&(&str, Self)| {
            let (head_octets, last) = (head.as_bytes(), head.len() - 1);
            head_octets[0] == first
                && text.get(last) == head_octets.get(last)
                && ascii::starts_with(text, head)
        };
        HEADS.iter().find(begins).map_or(Self::Handle, |&(_, dialect)| dialect)
    }
}

/// The beginnings that show the dialect of a text, the longest first.
static HEADS: [(&str, Dialect); heads()] = {
    let (mut table, mut filled, mut dialect) = ([("", Dialect::Handle); heads()], 0, 0);
    while dialect < Dialect::ALL.len() {
        let (heads, mut head) = (Dialect::ALL[dialect].row().heads, 0);
        while head < heads.len() {
            let mut at = filled;
            while at > 0 && table[at - 1].0.len() < heads[head].len() {
                table[at] = table[at - 1];
                at -= 1;
            }
            table[at] = (heads[head], Dialect::ALL[dialect]);
            (filled, head) = (filled + 1, head + 1);
        }
        dialect += 1;
    }
    table
};

/// How many heads the rows have together.
const fn heads() -> usize {
    let (mut count, mut dialect) = (0, 0);
    while dialect < Dialect::ALL.len() {
        count += Dialect::ALL[dialect].row().heads.len();
        dialect += 1;
    }
    count
}
