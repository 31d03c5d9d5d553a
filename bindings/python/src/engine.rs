//! All calls of the library; no file outside of this folder uses the library's types.

mod cards;
mod fitted;
mod look;
mod meaning;
pub(crate) mod names;
mod read;
mod report;
mod row;
mod settings;
mod words;

use handle_syntax::{Code, Dialect, Production, clause};

pub(crate) use handle_syntax::Syntax;
pub(crate) use look::Look;
pub(crate) use meaning::{Compared, compare, convert, normalize};
pub(crate) use read::{
    Node, Part, Place, brief_handle, check, detect, find, find_in, fix_and_apply, handle, is_valid,
    parse,
};
pub(crate) use report::{Change, Checked, Problem};
pub(crate) use row::{Found, Row, headline, row};
pub(crate) use settings::{Case, Comparing, Normal, Settings, Suggestions, Target};

/// The name of the rule, if a single rule reads texts; the texts then have no handle.
pub(crate) fn rule(syntax: &Syntax) -> Option<&'static str> {
    match syntax {
        Syntax::Production(production) => Some(production.name()),
        Syntax::Scheme | Syntax::Dialect(_) => None,
    }
}

/// The page about a problem, a dialect, a rule or a clause, in Markdown; `None` if nothing has this name.
pub(crate) fn explain(name: &str) -> Option<String> {
    if let Ok(code) = name.parse::<Code>() {
        return Some(code.explanation().to_owned());
    }
    if let Ok(dialect) = name.parse::<Dialect>() {
        let (about, start, example) = (dialect.about(), dialect.start(), dialect.example());
        return Some(format!(
            "# {dialect}\n\nThis dialect is {about}. It starts with `{start}`.\n\nExample: `{example}`\n"
        ));
    }
    if let Ok(production) = name.parse::<Production>() {
        let (rule, document) = (production.rule(), production.document());
        return Some(format!("# {production}\n\n    {rule}\n\nFrom: {document}\n"));
    }
    let found = clause(name)?;
    Some(format!("# {}\n\n{}\n\nFrom: {}\n", found.id, found.text, found.source))
}
