//! The JSON Schema of `hdl.toml`.

use std::fs;

use serde_json::Value;
use toml::de::{DeTable, DeValue};

use super::project;
use crate::run::{path, run_in};

/// A configuration as JSON.
fn parsed(config: &str) -> Value {
    json(&DeValue::Table(DeTable::parse(config).unwrap().into_inner()))
}

/// A value of TOML as JSON.
fn json(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => text.to_string().into(),
        DeValue::Integer(number) => number.as_str().parse::<i64>().unwrap().into(),
        DeValue::Boolean(switch) => (*switch).into(),
        DeValue::Array(items) => items.iter().map(|item| json(item.get_ref())).collect(),
        DeValue::Table(table) => {
            let pair = |(key, value): (&toml::Spanned<_>, &toml::Spanned<_>)| {
                let key: &std::borrow::Cow<'_, str> = key.get_ref();
                (key.to_string(), json(value.get_ref()))
            };
            Value::Object(table.iter().map(pair).collect())
        }
        // No key has a value of another type.
        DeValue::Float(_) | DeValue::Datetime(_) => Value::Null,
    }
}

/// Whether a schema accepts a value; a schema with a keyword that this function does not know accepts nothing.
fn accepts(schema: &Value, value: &Value) -> bool {
    let kind = match value {
        Value::String(_) => "string",
        Value::Number(_) => "integer",
        Value::Bool(_) => "boolean",
        Value::Array(_) => "array",
        _ => "object",
    };
    let mut rules = schema.as_object().unwrap().iter();
    rules.all(|(keyword, rule)| match (&**keyword, value) {
        ("$schema" | "title" | "description", _) => true,
        ("type", _) => {
            *rule == kind || rule.as_array().is_some_and(|all| all.contains(&kind.into()))
        }
        ("anyOf", _) => rule.as_array().unwrap().iter().any(|schema| accepts(schema, value)),
        ("enum", _) => rule.as_array().unwrap().contains(value),
        ("items", Value::Array(items)) => items.iter().all(|item| accepts(rule, item)),
        ("required", Value::Object(members)) => {
            rule.as_array().unwrap().iter().all(|name| members.contains_key(name.as_str().unwrap()))
        }
        ("properties", Value::Object(members)) => members
            .iter()
            .all(|(name, member)| rule.get(name).is_none_or(|schema| accepts(schema, member))),
        ("additionalProperties", Value::Object(members)) => {
            let known = |name: &String| schema["properties"].get(name).is_some();
            let mut others = members.iter().filter(|(name, _)| !known(name));
            others.all(|(_, member)| rule.is_object() && accepts(rule, member))
        }
        ("items" | "required" | "properties" | "additionalProperties", _) => true,
        _ => false,
    })
}

/// The schema accepts what the command accepts, for every key and for every type of value.
#[test]
fn the_schema_accepts_what_the_command_accepts() {
    let schema = fs::read_to_string(path("src/bin/hdl/hdl.schema.json")).unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let project = project("config-schema", "");
    fs::write(project.join("known.jsonl"), "").unwrap();
    let keys: Vec<_> = schema["properties"].as_object().unwrap().keys().cloned().collect();
    assert!(keys.len() > 15, "{keys:?}");
    let good = |key: &str| match key {
        "as" => "\"doi\"",
        "profile" => "\"jats\"",
        "delimiter" => "\";\"",
        "charset" => "\"utf-8\"",
        "field" => "\"/a\"",
        "xml" => "\"//a\"",
        "where" => "\"a=b\"",
        "baseline" => "\"known.jsonl\"",
        "select" | "ignore" => "\"not-nfc\"",
        "severity" => "{ not-nfc = \"advice\", lint = \"error\" }",
        "find" | "characters" => "true",
        _ => "\"a\"",
    };
    let mut accepted = 0;
    for key in keys.iter().filter(|key| *key != "files") {
        let text = good(key);
        let values = [
            text,
            &format!("[{text}]"),
            "{ a = \"b\" }",
            "false",
            "[true]",
            "{ not-nfc = \"bad\" }",
        ];
        for value in values {
            for head in ["", "[[files]]\nglob = \"*.x\"\n"] {
                let config = format!("{head}{key} = {value}\n");
                fs::write(project.join("hdl.toml"), &config).unwrap();
                let ran = run_in(&project, &["config", "other"], b"");
                let accepts = accepts(&schema, &parsed(&config));
                assert_eq!(accepts, ran.status == Some(0), "{config}: {}", ran.err);
                accepted += usize::from(ran.status == Some(0));
            }
        }
    }
    assert!(accepted > 2 * keys.len(), "{accepted} of {}", keys.len());
    for (config, is_good) in [
        ("colum = 1\n", false),
        ("files = 1\n", false),
        ("[[files]]\nas = \"doi\"\n", false),
        ("[[files]]\nglob = [\"*.csv\", \"*.tsv\"]\ncolumn = [1, \"doi\"]\n", true),
        ("[[files]]\nglob = 1\nglobs = 2\n", false),
    ] {
        fs::write(project.join("hdl.toml"), config).unwrap();
        let ran = run_in(&project, &["config", "other"], b"");
        let accepts = accepts(&schema, &parsed(config));
        assert_eq!((accepts, ran.status == Some(0)), (is_good, is_good), "{config}");
    }
}
