//! [`Sample`]: texts that are read together, and the lengths they come in.

/// Texts of one kind.
pub(crate) struct Sample {
    /// `short`, `1 KiB escaped`
    pub(crate) name: &'static str,
    pub(crate) texts: Vec<String>,
}

impl Sample {
    pub(crate) fn octets(&self) -> u64 {
        self.texts.iter().map(|text| text.len() as u64).sum()
    }
}

/// The short texts as they are; and from `head` and as much of `plain` or `escaped`, over and over, as goes whole into it, 1 KiB and 1 MiB.
pub(crate) fn samples(
    short: [&str; 10],
    short_escaped: [&str; 10],
    head: &str,
    plain: &str,
    escaped: &str,
) -> Vec<Sample> {
    let short_of =
        |name, texts: [&str; 10]| Sample { name, texts: texts.map(str::to_owned).into() };
    let long = |name, tail, length| Sample { name, texts: vec![fill(head, tail, length)] };
    vec![
        short_of("short", short),
        short_of("short escaped", short_escaped),
        long("1 KiB", plain, 1 << 10),
        long("1 KiB escaped", escaped, 1 << 10),
        long("1 MiB", plain, 1 << 20),
        long("1 MiB escaped", escaped, 1 << 20),
    ]
}

/// `head`, then `tail` as often as it goes into `length` octets.
fn fill(head: &str, tail: &str, length: usize) -> String {
    let mut text = String::from(head);
    text.push_str(&tail.repeat((length - head.len()) / tail.len()));
    text
}
