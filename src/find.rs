//! Identifiers inside any text: prose, HTML, XML, Markdown, LaTeX, BibTeX, tables, JSON, or the text of a PDF.
//!
//! An identifier begins with a scheme (`hdl:10.1000/182`), with a link to a proxy (`https://doi.org/10.1000/182`), or,
//! if it is a DOI name or its prefix begins with `20.500.` or `21.T`, by itself (`10.1000/182`, `20.500.12345/678`,
//! `21.T11148/0c5b`). Another handle is found after a label (`Handle: 2027/abc`, `{{hdl|2027/abc}}`, `"handle":
//! "2027/abc"`) or the host of the resolver (`hdl.handle.net/2027/abc`). After the label of DOI names, a damaged one is
//! found, too (`DOI: 10.1000\182`). An identifier ends where a person would say that it ends. The key of an entry of
//! BibTeX (`@article{10.1000/182,`) is passed over, because a change of it would break the citations of the entry, and
//! so is a regular expression, which only looks like an identifier (`10.1002\/mmnd\.\d+`).
//!
//! A file or folder uses only those before it in this list: `context`, `clue`, `divided`, `passed_over`, `writing`,
//! `unfilled`, `cut`, `kind`, `beginning`, `start`, `ending`, `finder`, `blocks`.

mod beginning;
mod blocks;
mod clue;
mod context;
mod cut;
mod divided;
mod ending;
mod finder;
mod kind;
mod passed_over;
mod start;
#[cfg(test)]
mod tests;
mod unfilled;
mod writing;

pub use blocks::{emergency_cut, first_cut, last_cut};
pub use finder::{Finder, Found};
pub use writing::Writing;

/// Finds the identifiers of a text, one after the other.
///
/// ```
/// use handle_syntax::find;
///
/// let text = "See doi:10.1000/182 (also <https://hdl.handle.net/4263537/4000>), and 10.1000/foo\\_bar.";
/// let found = find(text.as_bytes()).map(|found| String::from_utf8(found.text().into_owned()).unwrap());
/// let found: Vec<_> = found.collect();
/// assert_eq!(found, ["doi:10.1000/182", "https://hdl.handle.net/4263537/4000", "10.1000/foo_bar"]);
/// ```
#[must_use]
pub const fn find(text: &[u8]) -> Finder<'_> {
    Finder::after(b'\n', text)
}
