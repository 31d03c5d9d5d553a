//! Articles in the journals of CSIRO Publishing. Their addresses have the code of the journal, and the name of the
//! article, which is also its DOI name: the same code, and a number.

use alloc::format;
use alloc::string::String;

use crate::accident::form::octets::{run, starts};

/// The DOI name of the article whose page has its address at `at`, and where the name of the article ends.
pub(super) fn article(text: &[u8], at: usize) -> Option<(String, usize)> {
    const HOST: &str = "publish.csiro.au/";
    const QUERY: &str = "?paper=";
    if !starts(text, at, HOST) {
        return None;
    }
    let path = at + HOST.len();
    let slash = run(text, path, u8::is_ascii_alphabetic);
    let is_query = starts(text, path, QUERY);
    let start = if is_query { path + QUERY.len() } else { slash + 1 };
    let letters = run(text, start, u8::is_ascii_alphabetic);
    let end = run(text, letters, u8::is_ascii_digit);
    let code = text.get(start..letters).filter(|code| (2..=4).contains(&code.len()))?;
    let is_same = || text.get(slash) == Some(&b'/') && text[path..slash].eq_ignore_ascii_case(code);
    let name = core::str::from_utf8(&text[start..end]).ok()?;
    ((is_query || is_same()) && end - letters > 3)
        .then(|| (format!("10.1071/{}", name.to_ascii_uppercase()), end))
}
