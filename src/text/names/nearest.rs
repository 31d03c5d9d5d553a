//! The known name that a misspelt one stands for: "did you mean".

/// The one of `names` that `given` probably misspells; `None` if no name is near, or if `given` is itself a name.
///
/// The first letter must be right. If `given` has three to five octets, one letter may be left out, added, changed or
/// exchanged with its neighbour; if it has six to twenty, two. Longer names are not compared.
pub(crate) fn nearest<'n>(
    given: &[u8],
    names: impl IntoIterator<Item = &'n str>,
) -> Option<&'n str> {
    let most = match given.len() {
        3..=5 => 1,
        6..=LONGEST => 2,
        _ => return None,
    };
    let first = given.first().map(u8::to_ascii_lowercase);
    let names = names.into_iter().filter(|name| name.len() <= LONGEST);
    let alike = names.filter(|name| name.bytes().next().map(|c| c.to_ascii_lowercase()) == first);
    let near = alike.map(|name| (distance(given, name.as_bytes()), name));
    near.min().filter(|(distance, _)| (1..=most).contains(distance)).map(|(_, name)| name)
}

/// The longest name that is compared, in octets. Every dialect, scheme, host, charset and namespace fits; of the longer
/// words of a vocabulary, only slips in case are found.
const LONGEST: usize = 20;

/// The side of the distance table, which has a row for each beginning of a name, the empty one and the whole included.
const SIDE: usize = LONGEST + 1;

/// How many letters of `one` must be left out, added, changed or exchanged with the next to get `other` (optimal string
/// alignment). Neither may be longer than [`LONGEST`].
fn distance(one: &[u8], other: &[u8]) -> usize {
    let mut table = [[0; SIDE]; SIDE];
    for i in 0..=one.len() {
        for j in 0..=other.len() {
            table[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let differs = !one[i - 1].eq_ignore_ascii_case(&other[j - 1]);
                let exchanged = i > 1
                    && j > 1
                    && one[i - 1].eq_ignore_ascii_case(&other[j - 2])
                    && one[i - 2].eq_ignore_ascii_case(&other[j - 1]);
                let swap = if exchanged { table[i - 2][j - 2] + 1 } else { usize::MAX };
                let change = table[i - 1][j - 1] + usize::from(differs);
                change.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1).min(swap)
            };
        }
    }
    table[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_finds_its_name() {
        let names = ["hdl", "info", "http", "https", "hdl-uri", "hdl.handle.net", "doi.org"];
        for (given, meant) in [
            ("hdi", Some("hdl")),
            ("htpp", Some("http")),
            ("HLD.handle.net", Some("hdl.handle.net")),
            ("hdl-uir", Some("hdl-uri")),
            ("doi.rog", Some("doi.org")),
            ("hdl", None),
            ("xdl", None),
            ("hd", None),
            ("example.org", None),
            ("a-name-that-is-longer-than-every-known-one", None),
        ] {
            assert_eq!(nearest(given.as_bytes(), names), meant, "{given}");
        }
    }
}
