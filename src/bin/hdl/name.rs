//! The name of a rule on the command line, and what could have been meant.

use handle_syntax::Production;

/// How like two names are, from 0 to 1, before one is taken for a slip of the other.
const ALIKE: f64 = 0.7;

/// How many names are suggested.
const MOST: usize = 4;

/// Reads the value of `--as`.
pub(crate) fn production(name: &str) -> Result<Production, String> {
    name.parse().map_err(|unknown| format!("{unknown}; {}", hint(name)))
}

/// What may have been meant by a name that no rule has.
fn hint(name: &str) -> String {
    let near = near(name);
    if !near.is_empty() {
        return format!("did you mean {}?", list(&near, "or"));
    }
    let names = || Production::all().map(|production| production.name());
    let (document, _) = name.split_once("::").unwrap_or((name, ""));
    let rules: Vec<_> = names().filter(|name| split(name).0 == document).collect();
    if !rules.is_empty() {
        return format!("those of {document} are {}", list(&rules, "and"));
    }
    let mut documents: Vec<_> = names().map(|name| split(&name).0.to_owned()).collect();
    documents.dedup();
    format!("a rule is named `document::rule`, and the documents are {}", list(&documents, "and"))
}

/// The rules with a name like this one, the likest first.
fn near(name: &str) -> Vec<String> {
    let mut scored: Vec<_> = Production::all()
        .map(|production| (likeness(name, &production.name()), production.name()))
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .collect();
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
fn list(names: &[String], conjunction: &str) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    match quoted.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {conjunction} {last}", rest.join(", ")),
        None => String::new(),
    }
}
