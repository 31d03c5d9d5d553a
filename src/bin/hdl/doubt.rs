//! Doubts about the handles of valid texts, for commands whose results do not show them.

use handle_syntax::{Code, Dialect, Options, Problem, Report, Severity, is_plain};

use crate::output::counts::plural;
use crate::terminal::failure::note;

/// Whether something is probably wrong with the handle that `text` means, such as punctuation at its end.
pub(crate) fn of_text(dialect: Dialect, text: &[u8], options: Options<'_>) -> bool {
    let check = || dialect.check_with(text, options);
    let handle = if is_plain(text) { None } else { dialect.handle_with(text, options) };
    handle.is_some_and(|handle| of_handle(text, &handle, check))
}

/// Whether something is probably wrong with `handle`, which `text` means; `check` makes the report on the text.
pub(crate) fn of_handle<'t>(
    text: &[u8],
    handle: &[u8],
    check: impl FnOnce() -> Report<'t>,
) -> bool {
    // In a URI, the escape of a `%` shows that the escape after it is intended.
    let tells = |problem: Problem<'_>| {
        problem.severity() != Severity::Advice && problem.code() != Code::EscapeInHandle
    };
    let is_doubtful = || Dialect::Handle.check(handle).problems().any(tells);
    !is_plain(text) && (is_doubtful() || is_link(text) && is_of_page(&check()))
}

fn is_link(text: &[u8]) -> bool {
    Dialect::by_scheme(text) == Dialect::Proxy
}

/// Whether a report says that a link leads to a page, so that its path only looks like a handle.
fn is_of_page(report: &Report<'_>) -> bool {
    report
        .problems()
        .any(|problem| matches!(problem.code(), Code::LandingPage | Code::OtherIdentifier))
}

/// Says how many texts have a doubtful handle, unless `quiet`; the results do not show it.
pub(crate) fn report(doubtful: u64, quiet: bool) {
    if doubtful > 0 && !quiet {
        let texts = plural(doubtful, "text");
        note(format_args!("{texts} with a warning; `hdl check` says why"));
    }
}
