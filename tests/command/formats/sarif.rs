//! SARIF logs follow their schema.

use std::fs;

use handle_syntax::{Code, Dialect, Severity};
use serde_json::{Value, json};

use crate::run::{folder, run};

/// The part of the schema of SARIF 2.1.0 that our logs need: for each object, the properties that it may have, with `!`
/// after those that it must have. The kind of an array is that of its items with `*`, or with `+` if the array must not
/// be empty.
const SCHEMA: &[(&str, &[(&str, &str)])] = &[
    ("log", &[("$schema", "uri"), ("version!", "=2.1.0"), ("runs!", "run*")]),
    (
        "run",
        &[
            ("tool!", "tool"),
            ("columnKind", "=utf16CodeUnits|unicodeCodePoints"),
            ("newlineSequences", "string+"),
            ("results", "result*"),
        ],
    ),
    ("tool", &[("driver!", "component")]),
    (
        "component",
        &[
            ("name!", "string"),
            ("semanticVersion", "string"),
            ("informationUri", "uri"),
            ("rules", "descriptor*"),
        ],
    ),
    (
        "descriptor",
        &[
            ("id!", "string"),
            ("shortDescription", "multiformat"),
            ("help", "multiformat"),
            ("defaultConfiguration", "configuration"),
        ],
    ),
    ("multiformat", &[("text!", "string"), ("markdown", "string")]),
    ("configuration", &[("level", "=none|note|warning|error")]),
    (
        "result",
        &[
            ("ruleId", "string"),
            ("ruleIndex", "index"),
            ("level", "=none|note|warning|error"),
            ("message!", "message"),
            ("locations", "location*"),
            ("fixes", "fix*"),
            ("properties", "any"),
        ],
    ),
    ("message", &[("text!", "string")]),
    ("location", &[("physicalLocation", "physical")]),
    ("physical", &[("artifactLocation!", "artifact"), ("region", "region")]),
    ("artifact", &[("uri", "uri")]),
    (
        "region",
        &[
            ("startLine", "place"),
            ("startColumn", "place"),
            ("endLine", "place"),
            ("endColumn", "place"),
        ],
    ),
    ("fix", &[("artifactChanges!", "change+")]),
    ("change", &[("artifactLocation!", "artifact"), ("replacements!", "replacement+")]),
    ("replacement", &[("deletedRegion!", "region"), ("insertedContent", "content")]),
    ("content", &[("text", "string")]),
];

/// An error says why the schema refuses a value.
fn refused(value: &Value, kind: &str) -> Result<(), String> {
    let holds = |holds: bool| holds.then_some(()).ok_or(format!("{value} is not {kind}"));
    if let Some(item) = kind.strip_suffix(['*', '+']) {
        let items = value.as_array().ok_or(format!("{value} is not {kind}"))?;
        holds(kind.ends_with('*') || !items.is_empty())?;
        return items.iter().try_for_each(|value| refused(value, item));
    }
    if let Some(words) = kind.strip_prefix('=') {
        return holds(words.split('|').any(|word| value == word));
    }
    if let (Some(object), Some((_, properties))) =
        (value.as_object(), SCHEMA.iter().find(|(name, _)| *name == kind))
    {
        let known =
            |name: &str| properties.iter().find(|(key, _)| key.trim_end_matches('!') == name);
        let missing = properties
            .iter()
            .find(|(key, _)| key.strip_suffix('!').is_some_and(|key| !object.contains_key(key)));
        missing.map_or(Ok(()), |(key, _)| Err(format!("{value} has no {key}")))?;
        return object.iter().try_for_each(|(key, value)| {
            refused(value, known(key).ok_or(format!("{kind} has no {key}"))?.1)
        });
    }
    holds(match kind {
        "any" => true,
        "string" => value.is_string(),
        "uri" => value.as_str().is_some_and(is_uri_reference),
        "index" => value.is_u64(),
        "place" => value.as_u64().is_some_and(|place| place > 0),
        _ => false,
    })
}

fn is_uri_reference(text: &str) -> bool {
    fluent_uri::UriRef::parse(text).is_ok()
}

/// The log of a run; it asserts that the schema accepts the log.
#[track_caller]
fn log(arguments: &[&str], input: &[u8]) -> Value {
    let ran = run(&[&["check", "--format", "sarif"], arguments].concat(), input);
    let log = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(refused(&log, "log"), Ok(()));
    log
}

#[track_caller]
fn results(arguments: &[&str], input: &[u8]) -> Vec<Value> {
    log(arguments, input)["runs"][0]["results"].as_array().unwrap().clone()
}

const LISTS: [&str; 4] = [
    "tests/identifiers/handles.txt",
    "tests/identifiers/hdl.txt",
    "tests/identifiers/info.txt",
    "tests/identifiers/links.txt",
];

#[test]
fn every_log_follows_the_schema() {
    assert_eq!(results(&[], b""), [Value::Null; 0]);
    assert_eq!(results(&[], b"10.1000/182\n"), [Value::Null; 0]);
    assert_eq!(results(&[], b"10.1000").len(), 1);
    assert!(results(&[], b"\xFF\x1B[31m\x01{}\"\\\n").len() > 1);
    assert!(results(&LISTS, b"").len() > 30);
}

#[test]
fn the_schema_refuses_wrong_logs() {
    let log = log(&LISTS[1..2], b"");
    let spoilt = |pointer: &str, key: &str, value: Value| {
        let mut log = log.clone();
        log.pointer_mut(pointer).unwrap()[key] = value;
        refused(&log, "log").unwrap_err()
    };
    let result = "/runs/0/results/0";
    spoilt("", "version", json!("2.0.0"));
    spoilt("", "runs", json!(null));
    spoilt(result, "code", json!("missing-slash"));
    spoilt(result, "message", json!({}));
    spoilt(result, "level", json!("advice"));
    spoilt("/runs/0/results/0/locations/0/physicalLocation/region", "startColumn", json!(0));
    spoilt("/runs/0/results/0/locations/0/physicalLocation/artifactLocation", "uri", json!("a b"));
}

#[test]
fn every_code_is_a_rule_and_every_result_names_one() {
    let log = log(&LISTS, b"");
    let run = &log["runs"][0];
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    let ids: Vec<_> = rules.iter().map(|rule| rule["id"].as_str().unwrap()).collect();
    assert_eq!(ids, Code::ALL.iter().map(|code| code.name()).collect::<Vec<_>>());
    for result in run["results"].as_array().unwrap() {
        let index = usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap();
        assert_eq!(result["ruleId"], ids[index]);
    }
    let slash = Code::ALL.iter().position(|code| *code == Code::MissingSlash).unwrap();
    let rule = &rules[slash];
    let first = "A handle needs a `/` between its prefix and the rest, and there is none here.";
    assert_eq!(rule["shortDescription"]["text"], first);
    assert_eq!(rule["help"]["markdown"], Code::MissingSlash.explanation());
    assert_eq!(rule["defaultConfiguration"]["level"], "error");
}

#[test]
fn a_level_is_a_severity() {
    let levels: Vec<_> =
        results(&LISTS, b"").iter().map(|result| result["level"].clone()).collect();
    for level in ["error", "warning", "note"] {
        assert!(levels.contains(&json!(level)), "{level}");
    }
    let level = |code: Code| match code.severity() {
        Severity::Advice => "note",
        severity => severity.name(),
    };
    let log = log(&[], b"");
    let rules = log["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
    for (code, rule) in Code::ALL.iter().zip(rules) {
        assert_eq!(rule["defaultConfiguration"]["level"], level(*code), "{code}");
    }
}

/// The octets of a line that a region covers, and their text.
fn covered<'a>(text: &'a str, region: &Value) -> (std::ops::Range<usize>, &'a str) {
    let octet = |key: &str| {
        let column = usize::try_from(region[key].as_u64().unwrap()).unwrap() - 1;
        text.char_indices().nth(column).map_or(text.len(), |(at, _)| at)
    };
    let range = octet("startColumn")..octet("endColumn");
    (range.clone(), &text[range])
}

#[test]
fn a_column_is_a_character() {
    let text = "hdl:10.1000/1😀2<>3";
    let results = results(&["--as", "hdl-resolver"], format!("\u{FEFF}\n{text}").as_bytes());
    let region = |result: &Value| result["locations"][0]["physicalLocation"]["region"].clone();
    let found: Vec<_> = results.iter().map(|result| covered(text, &region(result)).1).collect();
    assert_eq!(found, ["😀", "<>"]);
    assert_eq!(region(&results[1]), json!({"startLine": 2, "startColumn": 16, "endColumn": 18}));
}

#[test]
fn the_fixes_of_a_record_make_it_valid() {
    let text = "hdl:cnri.test/日本-é";
    let mut edited = text.to_owned();
    let results = results(&[], text.as_bytes());
    assert!(!results.is_empty());
    for result in results.iter().rev() {
        let change = &result["fixes"][0]["artifactChanges"][0];
        assert_eq!(change["artifactLocation"], json!({"uri": "%3Cstdin%3E"}));
        let replacement = &change["replacements"][0];
        let (range, _) = covered(&edited, &replacement["deletedRegion"]);
        edited.replace_range(range, replacement["insertedContent"]["text"].as_str().unwrap());
    }
    assert!(Dialect::HdlResolver.is_valid(edited.as_bytes()), "{edited}");
}

#[test]
fn a_suggestion_is_not_a_fix() {
    let results = results(&[], b"hdl:10.1000/a b");
    assert_eq!((results.len(), results[0].get("fixes")), (1, None));
}

#[test]
fn the_log_says_if_nul_ends_a_record() {
    let newlines = |options: &[&str]| log(options, b"")["runs"][0]["newlineSequences"].clone();
    assert_eq!(newlines(&[]), json!(["\r\n", "\n"]));
    assert_eq!(newlines(&["-0"]), json!(["\0"]));
    let list = folder("sarif-null").join("list");
    fs::write(&list, b"").unwrap();
    assert_eq!(newlines(&["-0", "--fix", list.to_str().unwrap()]), json!(["\0"]));
    assert_eq!(
        results(&["-0"], b"a/b\0ab")[0]["locations"][0]["physicalLocation"]["region"]["startLine"],
        2
    );
}

#[cfg(unix)]
#[test]
fn the_uri_of_a_file_leads_to_it() {
    let name = "a b\n%41:\u{1B}?#[]日.txt";
    let list = folder("sarif").join(name);
    fs::write(&list, "ab").unwrap();
    let results = results(&[list.to_str().unwrap()], b"");
    let uri = &results[0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
    let uri = fluent_uri::Uri::parse(uri.as_str().unwrap()).unwrap();
    assert_eq!(uri.scheme().as_str(), "file");
    let path = uri.path().decode().to_bytes();
    assert_eq!(path, list.as_os_str().as_encoded_bytes());
    assert_eq!((uri.query(), uri.fragment()), (None, None));
}
