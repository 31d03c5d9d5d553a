//! What a problem means, in a sentence.

use handle_syntax::Code;

/// The first line of the page of a problem, below its title.
pub(crate) fn meaning(code: Code) -> &'static str {
    code.explanation().lines().nth(2).unwrap_or_default()
}
