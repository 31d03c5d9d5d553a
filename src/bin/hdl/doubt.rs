//! Doubts about the handles of valid texts, in results that show nothing of them.

use handle_syntax::{Code, Dialect, Options, Problem, Severity, is_plain};

use crate::output::counts::plural;
use crate::terminal::failure::note;

/// Whether something is probably wrong with the handle that `text` means, such as punctuation at its end.
pub(crate) fn of_text(dialect: Dialect, text: &[u8], options: Options<'_>) -> bool {
    !is_plain(text)
        && dialect.handle_with(text, options).is_some_and(|handle| of_handle(text, &handle))
}

/// The same, if the handle that `text` means is known.
pub(crate) fn of_handle(text: &[u8], handle: &[u8]) -> bool {
    // In a URI, the escape of a `%` shows that the escape after it is intended.
    let tells = |problem: Problem<'_>| {
        problem.severity() != Severity::Advice && problem.code() != Code::EscapeInHandle
    };
    !is_plain(text) && Dialect::Handle.check(handle).problems().any(tells)
}

/// Says of how many texts the handle is doubtful, which nothing else shows, unless `quiet`.
pub(crate) fn tell(doubtful: u64, quiet: bool) {
    if doubtful > 0 && !quiet {
        let texts = plural(doubtful, "text");
        note(format_args!("{texts} with a warning; `hdl check` says why"));
    }
}
