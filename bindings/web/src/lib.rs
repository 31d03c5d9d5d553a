//! The functions that JavaScript calls. A text is given as octets, options as JSON; an answer is JSON too, which a
//! browser reads faster than anything else that crosses this border.
//!
//! `api.js` calls them; its types are in `index.d.ts`.

mod answer;
mod check;
mod compare;
mod convert;
mod explain;
mod list;
mod names;
mod options;
mod places;
mod way;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// An answer as JSON.
fn json(answer: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(answer).map_err(|error| error.to_string())
}

/// Whether the text has no error.
#[wasm_bindgen(js_name = isValid)]
pub fn is_valid(text: &[u8], options: &str) -> Result<bool, String> {
    let options = options::read(options)?;
    Ok(check::is_valid(text, &options))
}

/// The report about the text.
#[wasm_bindgen]
pub fn check(text: &[u8], options: &str) -> Result<String, String> {
    let options = options::read(options)?;
    json(&check::report(text, &options))
}

/// The text after every safe edit and the suggestions that the options name; `null` if there is nothing to fix, or if the
/// text would still be wrong.
#[wasm_bindgen]
pub fn fix(text: &[u8], options: &str) -> Result<Option<Vec<u8>>, String> {
    let options = options::read(options)?;
    Ok(check::fixed(text, &options))
}

/// Every reading of the text, with its productions; or one reading with the problems.
#[wasm_bindgen]
pub fn parse(text: &[u8], options: &str) -> Result<String, String> {
    let options = options::read(options)?;
    json(&check::trees(text, &options))
}

/// Every dialect that accepts the text, and the handle that it reads there.
#[wasm_bindgen]
pub fn detect(text: &[u8], options: &str) -> Result<String, String> {
    let options = options::read(options)?;
    json(&check::readings(text, &options))
}

/// The identifiers in a longer text.
#[wasm_bindgen]
pub fn find(text: &[u8]) -> Result<String, String> {
    json(&check::found(text))
}

/// The text in its normal form.
#[wasm_bindgen]
pub fn normalize(text: &[u8], options: &str) -> Result<String, String> {
    let options = options::read(options)?;
    json(&convert::normalized(text, &options)?)
}

/// The handle of the text in another notation.
#[wasm_bindgen]
pub fn convert(text: &[u8], options: &str) -> Result<String, String> {
    let options = options::read(options)?;
    json(&convert::converted(text, &options)?)
}

/// The key that all texts with the same handle share.
#[wasm_bindgen]
pub fn key(text: &[u8], options: &str) -> Result<String, String> {
    let options = options::read(options)?;
    json(&convert::key(text, &options)?)
}

/// Whether two texts are equal, and why; or which of them cannot be compared.
#[wasm_bindgen]
pub fn compare(one: &[u8], other: &[u8], options: &str) -> Result<String, String> {
    let options = options::read(options)?;
    json(&compare::compared([one, other], &options)?)
}

/// The page about a problem, a dialect, a rule or a clause; `undefined` if nothing has this name.
#[wasm_bindgen]
pub fn explain(name: &str) -> Result<Option<String>, String> {
    explain::page(name).as_ref().map(json).transpose()
}

/// What a rule read before `place`, the octet at which the text no longer fits the rule: names of rules, and quoted
/// texts.
#[wasm_bindgen]
pub fn way(text: &[u8], production: &str, place: usize, options: &str) -> Result<String, String> {
    let options = options::read(options)?;
    json(&way::labels(text, &options, production, place))
}

/// Every name that a caller may use.
#[wasm_bindgen]
pub fn names() -> Result<String, String> {
    json(&names::all())
}

/// The report about a text of a file that was not read: the code of its problem, and why.
#[wasm_bindgen]
pub fn refused(code: &str, why: &str, options: &str) -> Result<String, String> {
    let options = options::read(options)?;
    json(&list::refused(code, why, &options)?)
}

/// What is wrong with each text of a list; `ranges` has the start and the end of each.
#[wasm_bindgen]
pub fn survey(octets: &[u8], ranges: &[u32], options: &str) -> Result<Vec<u32>, String> {
    let options = options::read(options)?;
    Ok(list::survey(octets, ranges, &options))
}
