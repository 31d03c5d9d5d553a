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

/// Of what the samples of a language are made.
pub(crate) struct Texts {
    pub(crate) short: [&'static str; 10],
    pub(crate) escaped: [&'static str; 10],
    /// What a long text begins with, and what it goes on with, over and over.
    pub(crate) head: &'static str,
    pub(crate) plain_tail: &'static str,
    pub(crate) escaped_tail: &'static str,
    /// Makes a text wrong, near its end if it can.
    pub(crate) spoil: fn(&str) -> String,
}

impl Texts {
    /// The short texts, and long ones of whole tails.
    pub(crate) fn samples(&self) -> Vec<Sample> {
        let short_of =
            |name, texts: [&str; 10]| Sample { name, texts: texts.map(str::to_owned).into() };
        let long = |name, tail, length| Sample { name, texts: vec![fill(self.head, tail, length)] };
        vec![
            short_of("short", self.short),
            short_of("short escaped", self.escaped),
            long("1 KiB", self.plain_tail, 1 << 10),
            long("1 KiB escaped", self.escaped_tail, 1 << 10),
            long("1 MiB", self.plain_tail, 1 << 20),
            long("1 MiB escaped", self.escaped_tail, 1 << 20),
        ]
    }

    /// The unescaped ones, made wrong.
    pub(crate) fn spoilt(&self) -> Vec<Sample> {
        let names = [("short", "short bad"), ("1 KiB", "1 KiB bad"), ("1 MiB", "1 MiB bad")];
        let samples = self.samples();
        let spoilt = names.into_iter().filter_map(|(name, bad)| {
            let sample = samples.iter().find(|sample| sample.name == name)?;
            Some(Sample {
                name: bad,
                texts: sample.texts.iter().map(|text| (self.spoil)(text)).collect(),
            })
        });
        spoilt.collect()
    }
}

/// What no URI has, before the last octet.
pub(crate) fn angle(text: &str) -> String {
    let (head, tail) = text.split_at(text.len() - 1);
    format!("{head}<{tail}")
}

/// `head`, then `tail` as often as it goes into `length` octets.
fn fill(head: &str, tail: &str, length: usize) -> String {
    let mut text = String::from(head);
    text.push_str(&tail.repeat((length - head.len()) / tail.len()));
    text
}
