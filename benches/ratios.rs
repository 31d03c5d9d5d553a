//! Prints every measurement of `cargo bench` as a table of ratios: our time by the time of each peer.
//!
//! It reads the medians of the last run below `target/criterion`, or below the directory in its argument.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, error, fs};

use serde_json::Value;

const OURS: &str = "handle-syntax";

/// Readers of the same language, in the order of the columns.
const YARDSTICKS: [&str; 3] = ["production", "table loop", "regex"];

/// Crates that read any URI, in the order of the columns.
const PEERS: [&str; 5] = ["fluent-uri", "oxiri", "iri-string", "uriparse", "url"];

/// The texts and the work of one row.
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
    let columns: Vec<_> = PEERS.into_iter().chain(YARDSTICKS).collect();
    println!("| | | octets | {OURS}, ns | GB/s | by the fastest | by {} |", columns.join(" | by "));
    println!("|---|---|--:|--:|--:|--:|{}", "--:|".repeat(columns.len()));
    for (Task { group, octets, sample }, times) in rows {
        let ours = times.get(OURS).copied().unwrap_or(f64::NAN);
        let ratio = |time: f64| format!("{:.2}", ours / time);
        let cell = |reader: &&str| times.get(*reader).copied().map(ratio).unwrap_or_default();
        let fastest = PEERS.iter().filter_map(|peer| times.get(*peer)).copied().reduce(f64::min);
        let fastest = fastest.map(ratio).unwrap_or_default();
        let throughput = *octets as f64 / ours;
        let cells = columns.iter().map(cell).collect::<Vec<_>>().join(" | ");
        println!(
            "| {group} | {sample} | {octets} | {ours:.1} | {throughput:.2} | {fastest} | {cells} |"
        );
    }
}
