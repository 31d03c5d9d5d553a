//! `grammar/clauses.md` defines every id that the repository uses, and no other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use handle_syntax::grammar::clause::{clause, clauses};

/// The folders and files in which clauses are named.
const PLACES: [&str; 8] =
    ["README.md", "CHANGELOG.md", "Cargo.toml", "benches", "fuzz", "grammar", "src", "tests"];

/// Folders in those places that hold no texts of this project.
const OTHERS: [&str; 4] = ["target", "corpus", "artifacts", "identifiers"];

/// The file that defines the ids; an id in it does not count as used.
const DEFINITIONS: &str = "clauses.md";

/// The beginnings of ids that end with a number: those of clauses, then those of decisions.
const NUMBERED: [&str; 11] =
    ["WIKI-", "CORDRA-", "OV-", "INFO-", "SUN-", "D-W", "D-U", "D-C", "D-I", "D-S", "D-P"];

/// The documents whose clauses are named by the title and a section number.
const TITLED: [&str; 3] = ["DOI Handbook ", "HANDLE.NET Technical Manual ", "HDL.NET proxy "];

/// The text files below `path`.
fn files(path: &Path, found: &mut Vec<PathBuf>) {
    let skipped = path.file_name().is_some_and(|name| OTHERS.iter().any(|other| name == *other));
    match fs::read_dir(path) {
        Ok(_) if skipped => {}
        Ok(entries) => entries.for_each(|entry| files(&entry.unwrap().path(), found)),
        Err(_) => {
            let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
            if ["rs", "md", "abnf", "toml", "snap"].contains(&ending) {
                found.push(path.to_owned());
            }
        }
    }
}

/// The ids in a text.
fn ids(text: &str) -> BTreeSet<String> {
    let apart = |c: char| !(c.is_ascii_alphanumeric() || c == '-');
    let words = text.split(apart).map(|word| word.trim_matches('-'));
    let numbered = words.filter(|word| {
        let number = NUMBERED.iter().find_map(|head| word.strip_prefix(head));
        number
            .is_some_and(|number| !number.is_empty() && number.bytes().all(|c| c.is_ascii_digit()))
    });
    let titled = TITLED.iter().flat_map(|title| {
        let after = text.match_indices(title).map(|(at, _)| &text[at + title.len()..]);
        after
            .map(number)
            .filter(|number| !number.is_empty())
            .map(move |number| format!("{title}{number}"))
    });
    let rfcs = text.match_indices("RFC ").filter_map(|(at, _)| rfc(&text[at..]));
    numbered.map(str::to_owned).chain(titled).chain(rfcs).collect()
}

/// The number of a section at the start of a text: `6.2.2`, `B.1`.
fn number(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_digit() || c.is_ascii_uppercase() || c == '.'));
    text[..end.unwrap_or(text.len())].trim_end_matches('.')
}

/// The RFC at the start of a text, and its section if one is named.
fn rfc(text: &str) -> Option<String> {
    let rfc = text.get(..8).filter(|rfc| rfc[4..].bytes().all(|c| c.is_ascii_digit()))?;
    let rest = text[8..].trim_start_matches(',');
    let section = ["section", "appendix"].into_iter().find_map(|word| {
        let number = number(rest.strip_prefix(' ')?.strip_prefix(word)?.strip_prefix(' ')?);
        Some(format!("{rfc} {word} {number}"))
    });
    Some(section.unwrap_or_else(|| rfc.to_owned()))
}

#[test]
fn ids_are_found_in_prose() {
    let text = "See D-U6, (WIKI-12). INFO-5; RFC 5234, appendix B.1. RFC 3986 section 6.2.2: D-Wx \
                RFC 3651's, DOI Handbook 2.5.2.4), the DOI Handbook says, UD-U1";
    let found = ["D-U6", "DOI Handbook 2.5.2.4", "INFO-5", "RFC 3651", "RFC 3986 section 6.2.2"];
    let wanted = found.into_iter().chain(["RFC 5234 appendix B.1", "WIKI-12"]);
    assert!(ids(text).iter().map(String::as_str).eq(wanted), "{:?}", ids(text));
}

#[test]
fn every_id_is_defined_and_every_definition_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    PLACES.iter().for_each(|place| files(&root.join(place), &mut found));
    assert!(found.len() > 100, "only {} files were read", found.len());
    let mut used: BTreeMap<String, PathBuf> = BTreeMap::new();
    for file in found.into_iter().filter(|file| !file.ends_with(DEFINITIONS)) {
        let text = fs::read_to_string(&file).unwrap();
        ids(&text).into_iter().for_each(|id| drop(used.insert(id, file.clone())));
    }
    let undefined: Vec<_> = used.iter().filter(|(id, _)| clause(id).is_none()).collect();
    assert!(undefined.is_empty(), "not in grammar/clauses.md: {undefined:#?}");
    let unused: Vec<_> =
        clauses().map(|clause| clause.id).filter(|id| !used.contains_key(*id)).collect();
    assert!(unused.is_empty(), "in grammar/clauses.md, and used nowhere: {unused:?}");
}

#[test]
fn a_definition_names_only_ids_that_are_defined() {
    for defined in clauses() {
        let named = ids(defined.meaning()).into_iter().filter(|id| !id.starts_with("RFC "));
        named.for_each(|id| assert!(clause(&id).is_some(), "{}: {id} is not defined", defined.id));
    }
}

#[test]
fn every_id_is_defined_once_and_says_something() {
    let ids: Vec<_> = clauses().map(|clause| clause.id).collect();
    let once: BTreeSet<_> = ids.iter().collect();
    assert_eq!(once.len(), ids.len());
    for clause in clauses() {
        let says = clause.quote().count() > 0 || !clause.meaning().is_empty();
        assert!(says && !clause.source.is_empty(), "{} says nothing", clause.id);
        assert!(clause.text.lines().all(|line| line.chars().count() <= 80), "{}", clause.id);
        assert!(!clause.meaning().contains("\n    "), "{} quotes in the middle", clause.id);
    }
}
