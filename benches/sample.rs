//! [`Sample`]: texts of one kind and length, which are read together.

/// Texts of one kind.
pub(crate) struct Sample {
    /// The kind, such as `short` or `1 KiB escaped`.
    pub(crate) name: String,
    pub(crate) texts: Vec<String>,
}

impl Sample {
    pub(crate) fn octets(&self) -> u64 {
        self.texts.iter().map(|text| text.len() as u64).sum()
    }

    /// The same texts, each of them changed; `what` describes the change and is added to the name.
    pub(crate) fn changed(&self, what: &str, change: impl Fn(&str) -> String) -> Self {
        Self {
            name: format!("{} {what}", self.name),
            texts: self.texts.iter().map(|text| change(text)).collect(),
        }
    }
}

/// The texts from which the samples of a dialect are made.
pub(crate) struct Texts {
    pub(crate) short: [&'static str; 10],
    /// Short texts with percent-escapes; those of native handles have characters beyond ASCII instead.
    pub(crate) escaped: [&'static str; 10],
    /// The beginning of a long text, after which a tail is repeated.
    pub(crate) head: &'static str,
    pub(crate) plain_tail: &'static str,
    pub(crate) escaped_tail: &'static str,
    /// Makes a text wrong, near its end if possible.
    pub(crate) spoil: fn(&str) -> String,
}

impl Texts {
    /// The short texts, and long ones with repeated tails.
    pub(crate) fn valid(&self) -> Vec<Sample> {
        let short = |name: &str, texts: [&str; 10]| Sample {
            name: name.to_owned(),
            texts: texts.map(str::to_owned).into(),
        };
        let long = |name: &str, tail, length| Sample {
            name: name.to_owned(),
            texts: vec![fill(self.head, tail, length)],
        };
        vec![
            short("short", self.short),
            short("short escaped", self.escaped),
            long("1 KiB", self.plain_tail, 1 << 10),
            long("1 KiB escaped", self.escaped_tail, 1 << 10),
            long("1 MiB", self.plain_tail, 1 << 20),
            long("1 MiB escaped", self.escaped_tail, 1 << 20),
        ]
    }

    /// The same texts, made wrong.
    pub(crate) fn bad(&self) -> Vec<Sample> {
        self.valid().iter().map(|sample| sample.changed("bad", self.spoil)).collect()
    }
}

/// Puts a `<`, which no URI allows, before the last octet.
pub(crate) fn angle(text: &str) -> String {
    before_the_last(text, '<')
}

/// Puts a `"`, which a reference of 1998 does not allow, before the last octet.
pub(crate) fn quote(text: &str) -> String {
    before_the_last(text, '"')
}

fn before_the_last(text: &str, character: char) -> String {
    let (head, tail) = text.split_at(text.len() - 1);
    format!("{head}{character}{tail}")
}

/// `head`, then `tail` as often as it goes into `length` octets.
fn fill(head: &str, tail: &str, length: usize) -> String {
    let mut text = String::from(head);
    text.push_str(&tail.repeat((length - head.len()) / tail.len()));
    text
}
