//! Prints what `cargo bench` measured as a table of ratios: our time by the time of each peer.
//!
//! It reads the medians of the last run below `target/criterion`, or below the directory it is given.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, error, fs};

use serde_json::Value;

/// Ours, then theirs, in the order of the columns.
const READERS: [&str; 4] = ["handle-syntax", "table loop", "fluent-uri", "oxiri"];

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
    let [ours, theirs @ ..] = READERS;
    println!("| | | octets | {ours}, ns | by {} |", theirs.join(" | by "));
    println!("|---|---|--:|--:|{}", "--:|".repeat(theirs.len()));
    for (Task { group, octets, sample }, times) in rows {
        let Some(our_time) = times.get(ours) else { continue };
        print!("| {group} | {sample} | {octets} | {our_time:.1} |");
        for peer in theirs {
            match times.get(peer) {
                Some(time) => print!(" {:.2} |", our_time / time),
                None => print!(" |"),
            }
        }
        println!();
    }
}
