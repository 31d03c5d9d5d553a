//! The clause that a problem rests on, which may depend on its document.

use crate::code::Code;
use crate::dialect;

/// The clause of a problem at `production` in a text that `root` read; `None` if the problem rests on the rule of the
/// grammar alone.
pub(crate) fn clause(root: &str, production: &str, code: Code) -> Option<&'static str> {
    let fits = |begins: &str| [production, root].iter().any(|name| name.starts_with(begins));
    let own = dialect::clauses().find(|(begins, of, _)| *of == code && fits(begins));
    let clause = own.map_or(code.clause(), |(_, _, clause)| clause);
    Some(clause).filter(|clause| !clause.is_empty())
}
