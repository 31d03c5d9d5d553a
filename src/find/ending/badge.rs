//! The colour of a badge, which follows the text of the badge in its address:
//! `https://img.shields.io/badge/doi-https://doi.org/10.1000/182-blue.svg`.

use crate::find::context::word::last_word;
use crate::text::{position, run_before};

/// The folder in which a service keeps its badges.
const FOLDER: &str = "badge/";

/// The names of colours, and the words that say how a badge looks, and so what colour it has.
const COLOURS: [&str; 28] = [
    "black",
    "blue",
    "blueviolet",
    "brightgreen",
    "critical",
    "cyan",
    "darkblue",
    "darkgreen",
    "gray",
    "green",
    "grey",
    "important",
    "inactive",
    "informational",
    "lightblue",
    "lightgray",
    "lightgreen",
    "lightgrey",
    "orange",
    "pink",
    "purple",
    "red",
    "success",
    "teal",
    "violet",
    "white",
    "yellow",
    "yellowgreen",
];

/// How many digits the number of a colour has.
const DIGITS: usize = 6;

/// Where the hyphen before the colour of a badge stands, if `address`, in which an identifier begins at `start`, ends
/// with a colour, perhaps with the kind of a file after it.
pub(super) fn colour_start(address: &[u8], start: usize) -> Option<usize> {
    position(last_word(&address[..start]), FOLDER)?;
    let named = address.strip_suffix(b".svg").or(address.strip_suffix(b".png")).unwrap_or(address);
    let word = run_before(named, named.len(), u8::is_ascii_alphanumeric);
    let hyphen = word.checked_sub(1).filter(|at| *at > start && named[*at] == b'-')?;
    is_colour(&named[word..]).then_some(hyphen)
}

/// Whether a word is the name or the number of a colour. A number without letters may belong to the name.
fn is_colour(word: &[u8]) -> bool {
    let is_number = word.len() == DIGITS
        && word.iter().all(u8::is_ascii_hexdigit)
        && word.iter().any(u8::is_ascii_alphabetic);
    is_number || COLOURS.iter().any(|colour| colour.as_bytes() == word)
}
