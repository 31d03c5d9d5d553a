//! Prints what `cargo bench` measured as a table of ratios: our time by the time of each peer.
//!
//! It reads the medians of the last run below `target/criterion`, or below the directory it is given.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, error, fs};

use serde_json::Value;

const OURS: &str = "handle-syntax";

/// Whom we are compared with, in the order of the columns.
const THEIRS: [&str; 8] =
    ["production", "table loop", "regex", "fluent-uri", "oxiri", "iri-string", "uriparse", "url"];

/// What the times of one row were measured on.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Task {
    group: String,
    octets: u64,
    sample: String,
}

/// Median nanoseconds by reader.
type Times = BTreeMap<String, f64>;

fn main() -> Result<(), Box<dyn error::Error>> {
    let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".into());
    let root = env::args().nth(1).unwrap_or_else(|| format!("{target}/criterion"));
    let mut rows = BTreeMap::new();
    collect(Path::new(&root), &mut rows)?;
    print(&rows);
    Ok(())
}

/// Reads every measurement below `directory`.
fn collect(
    directory: &Path,
    rows: &mut BTreeMap<Task, Times>,
) -> Result<(), Box<dyn error::Error>> {
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.is_dir() && path.ends_with("new") {
            let (task, reader, time) = measurement(&path)?;
            rows.entry(task).or_default().insert(reader, time);
        } else if path.is_dir() {
            collect(&path, rows)?;
        }
    }
    Ok(())
}

fn measurement(directory: &Path) -> Result<(Task, String, f64), Box<dyn error::Error>> {
    let read = |file| -> Result<Value, Box<dyn error::Error>> {
        Ok(serde_json::from_slice(&fs::read(directory.join(file))?)?)
    };
    let (benchmark, estimates) = (read("benchmark.json")?, read("estimates.json")?);
    let text = |key: &str| benchmark[key].as_str().unwrap_or_default().to_owned();
    let octets = benchmark["throughput"]["Bytes"].as_u64().unwrap_or_default();
    let task = Task { group: text("group_id"), octets, sample: text("value_str") };
    let time = estimates["median"]["point_estimate"].as_f64().unwrap_or(f64::NAN);
    Ok((task, text("function_id"), time))
}

fn print(rows: &BTreeMap<Task, Times>) {
    println!("| | | octets | {OURS}, ns | GB/s | by {} |", THEIRS.join(" | by "));
    println!("|---|---|--:|--:|--:|{}", "--:|".repeat(THEIRS.len()));
    for (Task { group, octets, sample }, times) in rows {
        let Some(ours) = times.get(OURS) else { continue };
        let throughput = Some(*octets).filter(|octets| *octets > 0);
        let throughput = throughput.map(|octets| format!("{:.2}", octets as f64 / ours));
        let cells = THEIRS.map(|peer| times.get(peer).map(|time| format!("{:.2}", ours / time)));
        let cells = [throughput].into_iter().chain(cells).map(Option::unwrap_or_default);
        let cells: Vec<_> = cells.collect();
        println!("| {group} | {sample} | {octets} | {ours:.1} | {} |", cells.join(" | "));
    }
}
