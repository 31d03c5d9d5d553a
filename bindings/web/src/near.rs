//! Sentences about wrong names, with the names that were probably meant.

/// The most names that a sentence lists.
const LISTED: usize = 21;

/// Everyday names of the dialect `proxy`.
const LINKS: [&str; 6] = ["url", "link", "http", "https", "doi.org", "hdl.handle.net"];

/// The sentence about a name that nothing of its kind has.
pub(crate) fn unknown(kind: &str, name: &str, known: &[&str]) -> String {
    format!("no {kind} is called \"{name}\"; {}", hint(kind, name, known))
}

fn hint(kind: &str, name: &str, known: &[&str]) -> String {
    let name = &folded(name);
    if kind == "dialect" && LINKS.iter().any(|link| link.as_bytes() == name) {
        return "did you mean \"proxy\"?".into();
    }
    // About one letter in three may be wrong.
    let most = (name.len() + 1) / 3;
    let distances = known.iter().map(|known| (distance(name, &folded(known)), known));
    match distances.min().filter(|(distance, _)| *distance <= most) {
        Some((_, near)) => format!("did you mean \"{near}\"?"),
        None if known.len() > LISTED => "`names()` lists all names".into(),
        None => format!("there are {}", known.join(", ")),
    }
}

/// The name as people compare it.
fn folded(name: &str) -> Vec<u8> {
    let fold =
        |octet: &u8| if matches!(octet, b' ' | b'_') { b'-' } else { octet.to_ascii_lowercase() };
    name.trim_ascii().as_bytes().iter().map(fold).collect()
}

/// How many letters of `one` must be left out, added, changed or exchanged with the next to get `other`. A long name is far
/// from all others.
fn distance(one: &[u8], other: &[u8]) -> usize {
    const LONGEST: usize = 64;
    const SIDE: usize = LONGEST + 1;
    if one.len().max(other.len()) > LONGEST {
        return usize::MAX;
    }
    let mut table = [[0; SIDE]; SIDE];
    for i in 0..=one.len() {
        for j in 0..=other.len() {
            table[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let is_exchanged =
                    i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
                let exchange = if is_exchanged { table[i - 2][j - 2] + 1 } else { usize::MAX };
                let change = table[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
                change.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1).min(exchange)
            };
        }
    }
    table[one.len()][other.len()]
}
