//! The name of a rule on the command line, and what could have been meant.

use std::iter;

use handle_syntax::grammar::clause::clauses;
use handle_syntax::{Code, Dialect, Production};

/// How like two names are, from 0 to 1, before one is taken for a slip of the other.
const ALIKE: f64 = 0.7;

/// How many names are suggested.
const MOST: usize = 4;

/// What may have been meant by a name that neither a dialect nor a rule has.
pub(crate) fn hint(name: &str) -> String {
    let near = near(name, iter::empty());
    if !near.is_empty() {
        return format!("did you mean {}?", list(&near, "or"));
    }
    let names = || Production::all().map(|production| production.name().to_owned());
    let (document, _) = name.split_once("::").unwrap_or((name, ""));
    let rules: Vec<_> = names().filter(|name| split(name).0 == document).collect();
    if !rules.is_empty() {
        return format!("the rules of {document} are {}", list(&rules, "and"));
    }
    let mut documents: Vec<_> = names().map(|name| split(&name).0.to_owned()).collect();
    documents.dedup();
    let documents = list(&documents, "and");
    let dialects = dialects();
    format!("{dialects}; a rule is named `document::rule`, and the documents are {documents}")
}

/// What may have been meant by a name that no dialect has.
pub(crate) fn dialect_hint(name: &str) -> String {
    let near = near(name, iter::empty()).into_iter().filter(|near| near.parse::<Dialect>().is_ok());
    match &*near.collect::<Vec<_>>() {
        [] => dialects(),
        near => format!("did you mean {}?", list(near, "or")),
    }
}

fn dialects() -> String {
    let names: Vec<_> = Dialect::ALL.iter().map(|dialect| dialect.name().to_owned()).collect();
    format!("the dialects are {}", list(&names, "and"))
}

/// The same where a problem or a clause could have been meant too.
pub(crate) fn topic_hint(name: &str) -> String {
    let codes = Code::ALL.iter().map(|code| code.name());
    match &*near(name, codes.chain(clauses().map(|clause| clause.id))) {
        [] => "`hdl explain` without a name lists every name".into(),
        near => format!("did you mean {}?", list(near, "or")),
    }
}

/// What may have been meant by a name that no problem and no group of problems has.
pub(crate) fn problem_hint(name: &str) -> String {
    let names = Code::ALL.iter().map(|code| code.name()).chain(["lint", "lossy", "syntax"]);
    let mut near: Vec<_> = names.map(|known| (alike(name, known), known.to_owned())).collect();
    near.retain(|(alike, _)| *alike >= ALIKE);
    near.sort_by(|one, other| other.0.total_cmp(&one.0));
    let near: Vec<_> = near.into_iter().take(MOST).map(|(_, name)| name).collect();
    match &*near {
        [] => "there is no such problem; `hdl explain` lists every name".into(),
        near => format!("did you mean {}?", list(near, "or")),
    }
}

/// The dialects, rules and `others` whose names are like this one, the likest first.
fn near(name: &str, others: impl Iterator<Item = &'static str>) -> Vec<String> {
    let others = others.map(|other| (alike(name, other), other.to_owned()));
    let dialects = Dialect::ALL.iter().map(|dialect| dialect.name().to_owned());
    let dialects = dialects.map(|dialect| (alike(name, &dialect), dialect));
    let rules = Production::all().map(|rule| (likeness(name, rule.name()), rule.name().to_owned()));
    let mut scored: Vec<_> =
        others.chain(dialects).chain(rules).filter(|(likeness, _)| *likeness >= ALIKE).collect();
    scored.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    scored.into_iter().take(MOST).map(|(_, name)| name).collect()
}

/// How like `given` is to the name of a rule; the document may be left out.
fn likeness(given: &str, name: &str) -> f64 {
    let (document, rule) = split(name);
    match given.split_once("::") {
        Some(given) => alike(given.0, document) * alike(given.1, rule),
        None => alike(given, rule),
    }
}

fn alike(a: &str, b: &str) -> f64 {
    let fold = |name: &str| name.to_ascii_lowercase().replace('_', "-");
    strsim::normalized_damerau_levenshtein(&fold(a), &fold(b))
}

fn split(name: &str) -> (&str, &str) {
    name.split_once("::").unwrap_or(("", name))
}

/// "`a`, `b` or `c`"
pub(crate) fn list(names: &[String], conjunction: &str) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    match quoted.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {conjunction} {last}", rest.join(", ")),
        None => String::new(),
    }
}
