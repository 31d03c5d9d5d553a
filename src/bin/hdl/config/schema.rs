//! The JSON Schema of `hdl.toml`, for editors.

use clap::{Arg, CommandFactory};
use handle_syntax::Severity;
use serde_json::{Map, Value, json};

use super::key::{FILES, GLOB, KEYS, Key, ValueKind};
use crate::args::Args;

/// The schema, made from the list of keys and from the help of the options.
pub(crate) fn schema() -> String {
    let settings: Map<String, Value> =
        KEYS.iter().map(|key| (key.name.to_owned(), value(key))).collect();
    let mut of_files = settings.clone();
    of_files.insert(
        GLOB.into(),
        json!({
            "description": "The files that this table applies to, relative to the folder of the configuration.",
            "anyOf": texts(),
        }),
    );
    let mut root = settings;
    root.insert(FILES.into(), json!({
        "description": "Settings for some files; if several tables match a file, the last one wins.",
        "type": "array",
        "items": {
            "type": "object",
            "properties": of_files,
            "required": [GLOB],
            "additionalProperties": false,
        },
    }));
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "hdl.toml",
        "type": "object",
        "properties": root,
        "additionalProperties": false,
    });
    format!("{schema:#}\n")
}

fn value(key: &Key) -> Value {
    let severities: Vec<_> = Severity::ALL.iter().rev().map(|severity| severity.name()).collect();
    let mut value = match key.kind {
        ValueKind::Text => json!({ "type": ["string", "integer"] }),
        ValueKind::Texts => json!({ "anyOf": texts() }),
        ValueKind::Switch => json!({ "type": "boolean" }),
        ValueKind::File => json!({ "type": "string" }),
        ValueKind::Levels => json!({
            "type": "object",
            "additionalProperties": { "enum": severities },
        }),
    };
    value["description"] = about(key).into();
    value
}

fn texts() -> Value {
    let text = json!({ "type": ["string", "integer"] });
    json!([text, { "type": "array", "items": text }])
}

/// The help text of the option.
fn about(key: &Key) -> String {
    let command = Args::command();
    let check = command.find_subcommand("check");
    let mut options = check.into_iter().flat_map(clap::Command::get_arguments);
    let option = options.find(|option| option.get_long() == Some(key.name));
    option.and_then(Arg::get_help).map(ToString::to_string).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{KEYS, about};

    #[test]
    fn every_key_is_an_option_of_the_command() {
        for key in KEYS {
            assert!(!about(key).is_empty(), "{}", key.name);
        }
    }
}
