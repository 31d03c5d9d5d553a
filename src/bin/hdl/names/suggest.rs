//! Suggestions for wrong names on the command line.

use std::iter;

use handle_syntax::grammar::DOCUMENTS;
use handle_syntax::{Code, CodeGroup, Dialect, Production};

use super::ANY_DOI;

/// How similar two names must be, from 0 to 1, for one to be suggested in place of the other.
const SIMILAR: f64 = 0.66;

/// How many names are suggested.
const MOST: usize = 4;

/// Everyday names of notations, and the dialects that are probably meant.
const EVERYDAY: [(&str, &[&str]); 10] = [
    ("url", &["proxy"]),
    ("urls", &["proxy"]),
    ("link", &["proxy"]),
    ("links", &["proxy"]),
    ("http", &["proxy"]),
    ("https", &["proxy"]),
    ("uri", &["proxy", "hdl-uri", "info-uri"]),
    ("hdl", &["hdl-resolver", "hdl-uri"]),
    ("info", &["info-hdl", "info-uri"]),
    ("any", &["any-doi"]),
];

/// The suggestion for a name that neither a dialect nor a rule has.
pub(crate) fn hint(name: &str) -> String {
    let near = similar_names(name, iter::once(ANY_DOI));
    if !near.is_empty() {
        return did_you_mean(&near);
    }
    let (document, _) = name.split_once("::").unwrap_or((name, ""));
    let names = Production::all().map(|production| production.name());
    let rules: Vec<_> = names.filter(|name| split(name).0 == document).collect();
    if !rules.is_empty() {
        return format!("the rules of {document} are {}", list(&rules, "and"));
    }
    let documents: Vec<_> = DOCUMENTS.iter().map(|document| document.name).collect();
    let documents = list(&documents, "and");
    let readers = readers();
    format!("{readers}; a rule is named `document::rule`, and the documents are {documents}")
}

/// The suggestion for a name that neither a dialect nor any-doi has.
pub(crate) fn reader_hint(name: &str) -> String {
    match &*similar_dialects(name) {
        [] => readers(),
        near => did_you_mean(near),
    }
}

/// The message that lists what can read a text as a whole: the dialects and any-doi.
fn readers() -> String {
    let (dialects, any) = (dialects(), ANY_DOI);
    format!("{dialects}, and {any} reads DOI names in any spelling")
}

/// "no dialect is called `doii`; did you mean `doi`?", for the dialect of a place.
pub(crate) fn no_dialect(name: &str) -> String {
    let near = similar_dialects(name);
    let hint = if near.is_empty() { hint(name) } else { did_you_mean(&near) };
    format!("no dialect is called `{name}`; {hint}")
}

/// Like [`no_dialect`], for a place such as `/doi=doii` that no file has, if the text after its last `=` is nearly the
/// name of a dialect.
pub(crate) fn misspelt_dialect(place: &str) -> Option<String> {
    let (_, name) = place.rsplit_once('=')?;
    (!similar_dialects(name).is_empty()).then(|| no_dialect(name))
}

/// The names that [`similar_names`] finds and that are those of dialects, or any-doi.
fn similar_dialects(name: &str) -> Vec<&'static str> {
    let near = similar_names(name, iter::once(ANY_DOI)).into_iter();
    near.filter(|near| !near.contains("::")).collect()
}

/// The suggestion for a name that no dialect has.
pub(crate) fn dialect_hint(name: &str) -> String {
    let near = similar_names(name, iter::empty()).into_iter();
    match &*near.filter(|near| near.parse::<Dialect>().is_ok()).collect::<Vec<_>>() {
        [] => dialects(),
        near => did_you_mean(near),
    }
}

fn dialects() -> String {
    format!("the dialects are {}", every_dialect())
}

/// The names of all dialects, written like "`handle`, `handle-octet` and `proxy`".
pub(crate) fn every_dialect() -> String {
    let names: Vec<_> = Dialect::ALL.iter().map(|dialect| dialect.name()).collect();
    list(&names, "and")
}

/// The suggestion for a name that nothing has of which there is a page; `known` has the names of these.
pub(crate) fn topic_hint(name: &str, known: &[&'static str]) -> String {
    let mut near = similar_names(name, known.iter().copied());
    near.extend(with_word(name, Code::ALL.iter().map(|code| code.name())));
    match &*distinct(near) {
        // No name has a slash, and nearly every identifier has one.
        [] if name.contains('/') => {
            "this is a text, not a name; `hdl parse TEXT` shows how it is read".into()
        }
        [] => "nothing has this name; `hdl explain` alone lists every name".into(),
        near => did_you_mean(near),
    }
}

/// The suggestion for a name that no problem and no group of problems has.
pub(crate) fn problem_hint(name: &str) -> String {
    if ["all", "any", "every", "everything", "*"].contains(&name) {
        let groups: Vec<_> = CodeGroup::ALL.iter().map(|group| group.name()).collect();
        return format!("name the problems, or a group: {}", list(&groups, "or"));
    }
    let codes = Code::ALL.iter().map(|code| code.name());
    let groups = CodeGroup::ALL.iter().map(|group| group.name());
    let names: Vec<_> = codes.clone().chain(groups).collect();
    match (suggestion(name, &names), &*with_word(name, codes).collect::<Vec<_>>()) {
        (Some(hint), _) => hint,
        (None, []) => format!("no problem is called `{name}`; `hdl explain` lists every name"),
        (None, near) => did_you_mean(near),
    }
}

/// The names of problems in which a word begins with this one: `trailing` finds `trailing-text`. Two letters would find
/// too many.
fn with_word(
    word: &str,
    codes: impl Iterator<Item = &'static str>,
) -> impl Iterator<Item = &'static str> {
    let word = word.to_ascii_lowercase();
    let has = move |code: &&str| word.len() > 2 && code.split('-').any(|it| it.starts_with(&*word));
    codes.filter(has)
}

/// The names in the same order, each once.
fn distinct(names: Vec<&'static str>) -> Vec<&'static str> {
    let mut distinct = Vec::new();
    for name in names {
        if !distinct.contains(&name) {
            distinct.push(name);
        }
    }
    distinct
}

/// "no charset is called `x`; did you mean `y`?", or, if no name is similar, `which` ("the usual ones are") and all
/// names.
pub(crate) fn unknown(noun: &str, name: &str, which: &str, known: &[impl AsRef<str>]) -> String {
    let all = || format!("{which} {}", list(known, "and"));
    format!("no {noun} is called `{name}`; {}", suggestion(name, known).unwrap_or_else(all))
}

/// What to say about a wrong name: "did you mean `y`?", or "it must be `x` or `y`".
pub(crate) fn not_one_of(name: &str, known: &[&str]) -> String {
    suggestion(name, known).unwrap_or_else(|| format!("it must be {}", list(known, "or")))
}

/// "did you mean `x` or `y`?", if any of `known` is similar to `name`.
pub(crate) fn suggestion(name: &str, known: &[impl AsRef<str>]) -> Option<String> {
    let scored = known.iter().map(|known| (similarity(name, known.as_ref()), known.as_ref()));
    let near: Vec<_> = ranked(scored).take(MOST).collect();
    (!near.is_empty()).then(|| did_you_mean(&near))
}

fn did_you_mean(names: &[&str]) -> String {
    format!("did you mean {}?", list(names, "or"))
}

/// The most similar one of `names`, if any is similar enough.
pub(crate) fn most_similar<'a>(name: &str, names: &'a [String]) -> Option<&'a String> {
    ranked(names.iter().map(|known| (similarity(name, known), known))).next()
}

/// The names that are similar enough, the most similar first; each comes with its similarity.
fn ranked<N>(scored: impl Iterator<Item = (f64, N)>) -> impl Iterator<Item = N> {
    let mut near: Vec<_> = scored.filter(|(similarity, _)| *similarity >= SIMILAR).collect();
    near.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    near.into_iter().map(|(_, name)| name)
}

/// The dialects that an everyday name probably means; then the dialects, rules and `others` with similar names, the
/// most similar first.
fn similar_names(name: &str, others: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let dialects = Dialect::ALL.iter().map(|dialect| dialect.name());
    let names = others.chain(dialects).map(|known| (similarity(name, known), known));
    let rules = Production::all().map(|rule| rule.name());
    let rules = rules.map(|rule| (similarity_to_rule(name, rule), rule));
    let everyday = EVERYDAY.iter().filter(|(known, _)| known.eq_ignore_ascii_case(name));
    let everyday = everyday.flat_map(|(_, meant)| meant.iter().copied());
    let mut names = distinct(everyday.chain(ranked(names.chain(rules))).collect());
    names.truncate(MOST);
    names
}

/// How similar `given` is to the name of a rule; the document may be left out.
fn similarity_to_rule(given: &str, name: &str) -> f64 {
    let (document, rule) = split(name);
    match given.split_once("::") {
        Some(given) => similarity(given.0, document) * similarity(given.1, rule),
        None => similarity(given, rule),
    }
}

fn similarity(a: &str, b: &str) -> f64 {
    let fold = |name: &str| name.trim().to_ascii_lowercase().replace('_', "-");
    strsim::normalized_damerau_levenshtein(&fold(a), &fold(b))
}

fn split(name: &str) -> (&str, &str) {
    name.split_once("::").unwrap_or(("", name))
}

/// The names with the conjunction before the last, such as "`a`, `b` or `c`".
pub(crate) fn list(names: &[impl AsRef<str>], conjunction: &str) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("`{}`", name.as_ref())).collect();
    match quoted.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {conjunction} {last}", rest.join(", ")),
        None => String::new(),
    }
}
