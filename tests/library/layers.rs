//! Asserts the laws at the head of `src/lib.rs`: a layer uses only the layers before it, nothing inside the library
//! imports from `lib.rs`, only the layer of the dialects matches on a dialect, and the imports of a layer's files from
//! each other form no circle; and which codes two layers report. The command has layers, too, which the head of its own
//! `lib.rs` lists.
//!
//! Paths are read from the tokens of each file, even inside macros. Names that a macro puts together are not seen.

mod paths;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A module: the names of the modules around it, and its own.
type Module = Vec<String>;

/// Every module that is a file of the library, with its text, without `lib.rs` and tests.
fn modules() -> BTreeMap<Module, String> {
    modules_in(&source())
}

/// Every module that is a file of a crate.
fn modules_in(folder: &Path) -> BTreeMap<Module, String> {
    let mut modules = BTreeMap::new();
    collect(folder, &mut Module::new(), &mut modules);
    modules.retain(|module, _| module.last().is_some_and(|name| name != "lib" && name != "tests"));
    modules
}

fn collect(folder: &Path, module: &mut Module, modules: &mut BTreeMap<Module, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        module.push(path.file_stem().unwrap().to_str().unwrap().to_owned());
        if path.extension().is_some_and(|extension| extension == "rs") {
            modules.insert(module.clone(), fs::read_to_string(&path).unwrap());
        } else if path.is_dir() && *module != ["bin"] {
            collect(&path, module, modules);
        }
        module.pop();
    }
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn command() -> PathBuf {
    source().join("bin/hdl")
}

/// The layers of a crate, in the order in which its first law names them.
fn layers(folder: &Path) -> Vec<String> {
    let law = fs::read_to_string(folder.join("lib.rs")).unwrap();
    let law = law.split_once("none after it:").unwrap().1.split_once('.').unwrap().0;
    law.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Every path from one module of a crate to another, or to a name of `lib.rs`.
fn arrows(modules: &BTreeMap<Module, String>) -> Vec<(&Module, Module)> {
    let paths = |module, text: &str| paths::paths(module, text).into_iter();
    modules
        .iter()
        .flat_map(|(module, text)| paths(module, text).map(move |to| (module, to.path)))
        .collect()
}

#[test]
fn every_layer_is_in_the_list_and_has_a_file() {
    for folder in [source(), command()] {
        let mut found: BTreeSet<_> =
            modules_in(&folder).into_keys().map(|module| module[0].clone()).collect();
        // `main.rs` is a crate of its own, which only calls the command.
        found.remove("main");
        assert_eq!(found, layers(&folder).into_iter().collect());
    }
}

/// A line for each import that breaks one of the first two laws of its crate.
fn wrong(modules: &BTreeMap<Module, String>, layers: &[String]) -> Vec<String> {
    let place = |layer: &String| layers.iter().position(|known| known == layer);
    let mut wrong = Vec::new();
    for (from, to) in arrows(modules).into_iter().filter(|(from, _)| from[0] != "main") {
        match place(&to[0]) {
            None => wrong.push(format!("{} imports {} from lib.rs", from.join("::"), to[0])),
            Some(at) if Some(at) > place(&from[0]) => {
                wrong.push(format!("{} uses {}, a later layer", from.join("::"), to.join("::")));
            }
            Some(_) => {}
        }
    }
    wrong
}

#[test]
fn a_layer_uses_only_those_before_it() {
    for folder in [source(), command()] {
        let (modules, mut layers) = (modules_in(&folder), layers(&folder));
        let found = wrong(&modules, &layers);
        assert!(found.is_empty(), "\n{}", found.join("\n"));
        layers.reverse();
        assert!(wrong(&modules, &layers).len() > 100, "the imports are not seen");
    }
}

/// The heads of the two largest layers have lists of their own.
#[test]
fn a_part_of_a_large_layer_uses_only_those_before_it() {
    for layer in ["accident", "find"] {
        has_parts_in_order(layer);
    }
}

/// Asserts that each part of a layer uses only those before it in the list at the head of the layer.
fn has_parts_in_order(layer: &str) {
    let modules = modules();
    let law = &modules[&Module::from([layer.to_owned()])];
    let law = law.split_once("before it in this list:").unwrap().1.split_once('.').unwrap().0;
    let parts: Vec<_> = law.split('`').skip(1).step_by(2).collect();
    let place = |module: &Module| match &module[..] {
        [of, part, ..] if of == layer => parts.iter().position(|known| known == part),
        _ => None,
    };
    let arrows: Vec<_> = arrows(&modules)
        .into_iter()
        .filter_map(|(from, to)| Some((place(from)?, place(&to)?, from, to)))
        .collect();
    assert!(arrows.len() > 100, "the imports of {layer} are not seen");
    let wrong: Vec<_> = arrows.iter().filter(|(from, to, ..)| to > from).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    let mut of_layer = modules.keys().filter(|module| module.len() == 2 && module[0] == layer);
    assert_eq!(of_layer.find(|module| place(module).is_none()), None, "is not in the list");
}

/// Every difference between dialects is a column of their table, so no other layer asks which one it has.
#[test]
fn only_the_layer_of_the_dialects_matches_on_one() {
    let is_matched = |rest: &str| {
        let after = rest.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric());
        let after = after.trim_start();
        after.starts_with("=>") || after.starts_with('|') && !after.starts_with("||")
    };
    let others = modules().into_iter().filter(|(module, _)| module[0] != "dialect");
    let wrong: Vec<_> = others
        .flat_map(|(module, text)| {
            let arms = text.split("Dialect::").skip(1).filter(|rest| is_matched(rest));
            arms.map(|rest| format!("{}: Dialect::{:.20}", module.join("::"), rest))
                .collect::<Vec<_>>()
        })
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The codes that the functions of a layer report.
fn codes(modules: &BTreeMap<Module, String>, layer: &str) -> BTreeSet<String> {
    let texts = modules.iter().filter(|(module, _)| module[0] == layer).map(|(_, text)| text);
    let named =
        |rest: &str| rest.split(|c: char| !c.is_ascii_alphanumeric()).next().map(str::to_owned);
    texts.flat_map(|text| text.split("Code::").skip(1).filter_map(named)).collect()
}

/// The head of `rule/lint.rs` says why both layers report some codes. A code belongs in this list if a text in which no
/// accidents are sought must be told of it, too.
#[test]
fn the_codes_of_both_rules_and_accidents_are_known() {
    let modules = modules();
    let (rules, accidents) = (codes(&modules, "rule"), codes(&modules, "accident"));
    let both: Vec<_> = rules.intersection(&accidents).map(String::as_str).collect();
    let known = [
        "CharacterNotAllowed",
        "ControlCharacter",
        "DashLookalike",
        "DoiPrefix",
        "DoubleEscape",
        "DoubledScheme",
        "EmptyNamingAuthority",
        "EnclosingMarks",
        "EscapeInHandle",
        "HtmlEntity",
        "InnerSpace",
        "InvisibleCharacter",
        "MissingSlash",
        "RawHash",
        "StrayWhitespace",
        "TrailingPunctuation",
        "UnbalancedBracket",
        "UnknownProxy",
        "UnregisteredNamespace",
        "UrlAsHandle",
    ];
    assert_eq!(both, known);
}

/// The file that a path leads into.
fn file(modules: &BTreeMap<Module, String>, path: &[String]) -> Option<Module> {
    let outer = (1..=path.len()).rev().map(|end| path[..end].to_vec());
    outer.into_iter().find(|module| modules.contains_key(module))
}

/// Asserts that no arrows from file to file lead back to where they began.
fn have_no_circle(mut left: BTreeSet<(Module, Module)>) {
    // An arrow is not in a circle if no other arrow leads to its start, or no other leads on from its end.
    while let Some(arrow) = left.iter().find(|(from, to)| {
        !left.iter().any(|(_, other)| other == from) || !left.iter().any(|(other, _)| other == to)
    }) {
        let arrow = arrow.clone();
        left.remove(&arrow);
    }
    let shown: Vec<_> = left
        .iter()
        .map(|(from, to)| format!("{} uses {}", from.join("::"), to.join("::")))
        .collect();
    assert!(left.is_empty(), "in a circle:\n{}", shown.join("\n"));
}

#[test]
fn the_files_of_a_layer_import_in_no_circle() {
    let modules = modules();
    let mut found = BTreeSet::new();
    for (from, to) in arrows(&modules) {
        let to = file(&modules, &to).filter(|to| to != from && to[0] == from[0]);
        found.extend(to.map(|to| (from.clone(), to)));
    }
    have_no_circle(found);
}

/// A file of the command may export what a file in its folder defines. A third file that imports such a name depends on
/// the file that defines it, not on the file that exports it.
#[test]
fn the_files_of_the_command_import_in_no_circle() {
    let modules = modules_in(&command());
    let named: BTreeMap<_, _> =
        modules.iter().map(|(module, text)| (module, paths::paths(module, text))).collect();
    let exported = |path: &Module| {
        let from = file(&modules, path)?;
        let name = path.get(from.len())?;
        let exports = named[&from].iter().filter(|named| named.exported);
        exports.map(|named| &named.path).find(|to| to.last() == Some(name)).cloned()
    };
    let mut found = BTreeSet::new();
    for (from, named) in &named {
        for named in named.iter().filter(|named| !named.exported) {
            let mut to = named.path.clone();
            while let Some(next) = exported(&to) {
                to = next;
            }
            let to = file(&modules, &to).filter(|to| to != *from);
            found.extend(to.map(|to| ((*from).clone(), to)));
        }
    }
    assert!(found.len() > 100, "only {} imports were found", found.len());
    have_no_circle(found);
}
