//! The page of a problem.

use handle_syntax::Code;

use super::page::{words, wrapped};
use crate::names::flags::flags;

/// The page of the library, and the flags of the command that act on the problem.
pub(super) fn explain(code: Code) -> String {
    let mut page = code.explanation().to_owned();
    if let Some(flags) = flags(code) {
        page.push_str(&wrapped("- Flags of hdl: ", words(&flags), 2));
    }
    page
}
