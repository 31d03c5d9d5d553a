//! Prints nanoseconds per octet as texts grow, for every dialect: the numbers of a row stay the same if the work is
//! linear.
//!
//! `cargo run --release --bin growth` prints every dialect; given names of dialects, it prints only those. A second
//! table has texts with very many findings, which are fixed, a third one the pairs of marks that make a report slowest
//! when a DOI name repeats them, and a fourth one the pairs of pieces that make the search slowest when a text repeats
//! them.

use std::env;
use std::hint::black_box;
use std::time::Instant;

use handle_syntax::{Dialect, find};

/// Pieces that are repeated after the example of a dialect: the first that the dialect reads makes its long texts.
const TAILS: [&str; 4] = ["a.b:c/日", "a.b-c/%E6%97%A5", "a.b-c%2F%E6%97%A5", "F5.FFEE9F72"];

/// The beginning of a dialect's long texts, and the piece that is repeated after it.
fn pieces(dialect: Dialect) -> Option<(&'static str, &'static str)> {
    let head = dialect.example();
    let is_read = |tail: &&str| dialect.is_valid(&[head, tail].concat());
    Some((head, TAILS.into_iter().find(is_read)?))
}

/// The lengths of the texts in octets, and how often each is read.
const LENGTHS: [(&str, usize, u32); 4] = [
    ("1 KiB", 1 << 10, 400),
    ("32 KiB", 1 << 15, 20),
    ("1 MiB", 1 << 20, 2),
    ("64 MiB", 1 << 26, 1),
];

/// A name, a function that makes a text of a length, and a function that reads it.
type Task = (&'static str, fn(&str, &str, usize) -> Vec<u8>, fn(Dialect, &[u8]) -> bool);

const TASKS: [Task; 5] = [
    ("is-valid", valid, |dialect, text| dialect.is_valid(text)),
    ("is-valid, the end wrong", spoilt, |dialect, text| dialect.is_valid(text)),
    ("check", valid, |dialect, text| dialect.check(text).is_valid()),
    ("check, the end wrong", spoilt, |dialect, text| dialect.check(text).is_valid()),
    ("check, only dots", dots, |dialect, text| dialect.check(text).is_valid()),
];

/// The marks that hostile texts repeat, and a letter and a digit to stand between them.
const MARKS: &str = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ a1";

/// How many pairs of marks are printed.
const WORST: usize = 10;

/// The lengths of hostile texts in octets. The longest texts are too long for the search for accidents.
const HOSTILE: [(&str, usize); 4] =
    [("256 B", 1 << 8), ("1 KiB", 1 << 10), ("2 KiB", 1 << 11), ("8 KiB", 1 << 13)];

/// Texts with a finding and a safe edit every few octets: their beginnings, and the pieces that are repeated.
const REPEATED: [(&str, &str); 9] = [
    ("hdl:1721.1/", "a:"),
    ("hdl:1721.1/", "a@"),
    ("hdl:1721.1/", "aé"),
    ("hdl:1721.1/#", "a^"),
    ("hdl:1721.1/", "doi:"),
    ("hdl:1721.1/", "hdl:"),
    ("hdl:1721.1/", "info:doi/"),
    ("hdl:1721.1/", "https://doi.org/"),
    ("hdl:1721.1/", r"\text{a}"),
];

/// Pieces of texts in which identifiers are sought: names, labels and hosts before them, and marks that may break or
/// follow them.
const PIECES: [&str; 26] = [
    "10.1000/1",
    "10.1038/nature12373",
    "hdl:1/",
    "hdl=2027/",
    "https://doi.org/",
    "doi: ",
    "\"doi\": \"",
    "rft_id=info%3Ahdl%2F",
    "/",
    "\n",
    "-\n",
    " ",
    ".",
    ":",
    "<",
    "[",
    "(",
    "{",
    "'",
    "|",
    "%2F",
    "&amp;",
    "\\",
    "pubmed",
    "figures/",
    "–",
];

/// Texts in which a careless search would look far back from each mark of a name: their beginnings, and the pieces
/// that are repeated.
const LOOKING_BACK: [(&str, &str); 2] =
    [("１０．１０００／ａ", "（ａ）"), ("https://example.org/?x=10.1000/a", "#")];

/// The lengths of the texts that repeat such pieces, in octets.
const SEARCHED: [(&str, usize); 3] = [("1 KiB", 1 << 10), ("8 KiB", 1 << 13), ("64 KiB", 1 << 16)];

fn main() -> Result<(), String> {
    let named: Vec<String> = env::args().skip(1).collect();
    dialects(&named)?;
    repeated();
    hostile();
    search();
    Ok(())
}

/// Prints how long it takes to fix texts that have very many findings.
fn repeated() {
    let fixed = |text: &[u8]| Dialect::by_scheme(text).fix(text).is_ok();
    println!("\n| | ns an octet, fixed, at | {} |", LENGTHS.map(|(name, ..)| name).join(" | "));
    println!("|---|---|{}", "--:|".repeat(LENGTHS.len()));
    for (head, piece) in REPEATED {
        let times = LENGTHS.map(|(_, length, times)| {
            format!("{:.0}", time(times, &valid(head, piece, length), fixed))
        });
        println!("| `{head}` | `{piece}` | {} |", times.join(" | "));
    }
}

/// Prints the pairs of pieces that make the search for identifiers slowest when they fill 64 kibibytes.
fn search() {
    let text = |pair: &str, length| valid("", pair, length);
    let found = |text: &[u8]| find(text).count() > 0;
    let pairs = PIECES.iter().flat_map(|first| PIECES.map(|second| [*first, second].concat()));
    let (_, longest) = SEARCHED[SEARCHED.len() - 1];
    let mut worst: Vec<_> =
        pairs.map(|pair| (time(1, &text(&pair, longest), found), pair)).collect();
    worst.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    println!("\n| | ns an octet, searched, at {} |", SEARCHED.map(|(name, _)| name).join(" | "));
    println!("|---|{}", "--:|".repeat(SEARCHED.len()));
    for (_, pair) in worst.iter().take(WORST) {
        let times =
            SEARCHED.map(|(_, length)| format!("{:.0}", time(2, &text(pair, length), found)));
        println!("| `{}` | {} |", pair.escape_debug(), times.join(" | "));
    }
    for (head, piece) in LOOKING_BACK {
        let times = SEARCHED
            .map(|(_, length)| format!("{:.0}", time(2, &valid(head, piece, length), found)));
        println!("| `{head}`, `{piece}` | {} |", times.join(" | "));
    }
}

/// Prints the pairs of marks that make a report and its repaired text slowest when they fill two kibibytes.
fn hostile() {
    let text = |pair: &str, length| valid("10.1000/", pair, length);
    let report = |text: &[u8]| Dialect::Handle.check(text).repaired().is_some();
    let pairs = MARKS.chars().flat_map(|first| MARKS.chars().map(move |second| [first, second]));
    let pairs = pairs.map(String::from_iter);
    let mut worst: Vec<_> =
        pairs.map(|pair| (time(1, &text(&pair, 1 << 11), report), pair)).collect();
    worst.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    println!("\n| | ns an octet at {} |", HOSTILE.map(|(name, _)| name).join(" | "));
    println!("|---|{}", "--:|".repeat(HOSTILE.len()));
    for (_, pair) in worst.iter().take(WORST) {
        let times =
            HOSTILE.map(|(_, length)| format!("{:.0}", time(2, &text(pair, length), report)));
        println!("| `{pair}` | {} |", times.join(" | "));
    }
}

fn dialects(named: &[String]) -> Result<(), String> {
    println!("| | ns an octet at | {} |", LENGTHS.map(|(name, ..)| name).join(" | "));
    println!("|---|---|{}", "--:|".repeat(LENGTHS.len()));
    for &dialect in Dialect::ALL {
        if !named.is_empty() && !named.iter().any(|name| name == dialect.name()) {
            continue;
        }
        let (head, tail) = pieces(dialect).ok_or_else(|| format!("{dialect} reads no tail"))?;
        for (name, text, task) in TASKS {
            let times = LENGTHS.map(|(_, length, times)| {
                let text = text(head, tail, length);
                format!("{:.2}", time(times, &text, |text| task(dialect, text)))
            });
            println!("| {dialect} | {name} | {} |", times.join(" | "));
        }
    }
    Ok(())
}

/// Nanoseconds per octet: the best of three rounds. A text that is read only once takes so long that other work of the
/// machine hardly counts, so it has one round.
fn time(times: u32, text: &[u8], task: impl Fn(&[u8]) -> bool) -> f64 {
    let round = |_| {
        let start = Instant::now();
        for _ in 0..times {
            black_box(task(black_box(text)));
        }
        start.elapsed().as_secs_f64() * 1e9 / f64::from(times) / text.len() as f64
    };
    let rounds = if times == 1 { 1 } else { 3 };
    (0..rounds).map(round).fold(f64::INFINITY, f64::min)
}

fn valid(head: &str, tail: &str, length: usize) -> Vec<u8> {
    (head.to_owned() + &tail.repeat((length - head.len()) / tail.len())).into()
}

/// A text that ends with an octet that belongs to no character and no class.
fn spoilt(head: &str, tail: &str, length: usize) -> Vec<u8> {
    let mut text = valid(head, tail, length - 1);
    text.push(0xFF);
    text
}

fn dots(head: &str, _: &str, length: usize) -> Vec<u8> {
    valid(head, ".", length)
}
