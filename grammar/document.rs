//! [`Document`]: a grammar as data: its ABNF, its title, and a reader for each of its rules.

use nom::{Complete, OutputM, Parser};

use crate::combinator::{Production, whole};
use crate::source::Watch;
use crate::watched::Watched;

/// One of the documents: its ABNF as text, and the combinator of every rule.
///
/// ```
/// use handle_grammar::document;
///
/// let info = document("info_uri").unwrap();
/// assert!(info.title().contains("Information Assets"));
/// println!("{} {}, {} rules", info.version(), info.date(), info.rules.len());
/// assert!(info.uses().any(|document| document.name == "rfc5234"));
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Document {
    /// The name of the module: `hdl_uri`.
    pub name: &'static str,
    /// The text of the `.abnf` file.
    pub abnf: &'static str,
    /// The rules, in the order of the document.
    pub rules: &'static [Rule],
}

/// A rule of a [`Document`], by the combinator that reads it.
///
/// ```
/// use handle_grammar::document;
///
/// let rule = document("hdl_uri").unwrap().find("handle").unwrap();
/// assert!(rule.text.starts_with("handle = "));
/// assert!((rule.accepts)(b"10.1000/182") && !rule.is_ours);
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Rule {
    /// The name of the function: the rule's name in lower case, `_` for `-`.
    pub function: &'static str,
    /// The rule as the `.abnf` file has it, in one line or more.
    pub text: &'static str,
    /// Whether the rule is ours: no document prints it, but prose or practice describes what it reads.
    pub is_ours: bool,
    /// Whether the rule reads the whole text.
    pub accepts: fn(&[u8]) -> bool,
    /// Whether the rule reads the whole text, with a watcher that is told each step.
    pub watched: for<'a> fn(&'a [u8], &'a dyn Watch) -> bool,
}

/// The text of a rule in an `.abnf` file, and the comment above it.
///
/// ```
/// use handle_grammar::document;
///
/// for statement in document("hdl_uri").unwrap().statements() {
///     println!("{}\n{}", statement.comment, statement.text);
/// }
/// let (rule, statement) = document("hdl_uri").unwrap().find_in_any_case("U-HANDLE").unwrap();
/// assert_eq!(statement.name, "u-handle");
/// assert!(statement.reads_as(rule.function));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Statement {
    /// The name of the rule, in the document's spelling: `u-handle`.
    pub name: &'static str,
    /// The rule, in one line or more: `u-handle = u-naming-authority "/" u-local-name`.
    pub text: &'static str,
    /// The comment lines right above the rule, with their `;`; empty if there are none.
    pub comment: &'static str,
}

impl Document {
    /// The title of the document, from the head of the `.abnf` file.
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.header("title").unwrap_or(self.name)
    }

    /// The source of one of its rules: the title of the document or, for a rule of ours, the line about such rules in
    /// the head of the `.abnf` file.
    #[must_use]
    pub fn source(&self, rule: &Rule) -> &'static str {
        let ours = self.header("ours").filter(|_| rule.is_ours);
        ours.unwrap_or_else(|| self.title())
    }

    /// The version of the document, from the head of the `.abnf` file; empty if it has none.
    #[must_use]
    pub fn version(&self) -> &'static str {
        self.header("version").unwrap_or_default()
    }

    /// The date of the document, from the head of the `.abnf` file; empty if it has none.
    #[must_use]
    pub fn date(&self) -> &'static str {
        self.header("date").unwrap_or_default()
    }

    /// The documents whose rules this document uses, the nearest first.
    pub fn uses(&self) -> impl Iterator<Item = &'static Self> + use<> {
        let names = self.header("uses").unwrap_or_default();
        names.split(", ").filter_map(crate::document)
    }

    fn header(&self, key: &str) -> Option<&'static str> {
        let lines = self.abnf.lines().map_while(|line| line.strip_prefix("; "));
        lines
            .filter_map(|line| line.split_once(": "))
            .find_map(|(found, value)| (found == key).then_some(value))
    }

    /// The rules of the document as text, in its order.
    pub fn statements(&self) -> impl Iterator<Item = Statement> + use<> {
        self.abnf.split("\n\n").filter_map(statement)
    }

    /// The rule `name`, which must be spelled as in the document.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&'static Rule> {
        let defines =
            |rule: &&Rule| rule.text.strip_prefix(name).is_some_and(|rest| rest.starts_with(" = "));
        self.rules.iter().find(defines)
    }

    /// The combinator and the text of the rule `name`, in any case.
    #[must_use]
    pub fn find_in_any_case(&self, name: &str) -> Option<(&'static Rule, Statement)> {
        let mut statements = self.statements();
        let found = statements.find(|statement| statement.name.eq_ignore_ascii_case(name))?;
        let rule = self.rules.iter().find(|rule| found.reads_as(rule.function))?;
        Some((rule, found))
    }
}

impl Statement {
    /// Whether `function` is the name of this rule's combinator.
    #[must_use]
    pub fn reads_as(&self, function: &str) -> bool {
        let folded = |octet: u8| if octet == b'-' { b'_' } else { octet.to_ascii_lowercase() };
        self.name.bytes().map(folded).eq(function.bytes())
    }
}

/// The rule of one paragraph of an `.abnf` file, which may begin with comment lines.
fn statement(paragraph: &'static str) -> Option<Statement> {
    let lines = paragraph.split_inclusive('\n');
    let start = lines.take_while(|line| line.starts_with(';')).map(str::len).sum();
    let (comment, text) = paragraph.split_at(start);
    let (name, _) = text.split_once(" = ")?;
    Some(Statement { name, text: text.trim_end(), comment: comment.trim_end() })
}

/// The rule of `abnf` that the combinator `function` reads: from its name to the end of its last line.
pub(crate) const fn text(abnf: &'static str, function: &str) -> &'static str {
    let (start, end) = place(abnf, function);
    abnf.split_at(end).0.split_at(start).1
}

/// Whether the comment above the rule of `function` begins with `; ours`.
pub(crate) const fn is_ours(abnf: &str, function: &str) -> bool {
    let octets = abnf.as_bytes();
    let (mut start, _) = place(abnf, function);
    // The comment is at the beginning of the paragraph.
    while start > 1 && !(octets[start - 1] == b'\n' && octets[start - 2] == b'\n') {
        start -= 1;
    }
    matches!(octets.split_at(start).1, [b';', b' ', b'o', b'u', b'r', b's', ..])
}

/// The indices at which the rule of `function` begins and ends; both 0 if no rule has this name.
const fn place(abnf: &str, function: &str) -> (usize, usize) {
    let octets = abnf.as_bytes();
    let mut start = 0;
    while start < octets.len() {
        let mut end = start;
        while end < octets.len()
            && !(octets[end] == b'\n' && (end + 1 == octets.len() || octets[end + 1] != b' '))
        {
            end += 1;
        }
        if names(octets, start, function.as_bytes()) {
            return (start, end);
        }
        start = end + 1;
    }
    (0, 0)
}

/// Whether `octets` have the name of `function` at `start`, and ` = ` after it.
const fn names(octets: &[u8], start: usize, function: &[u8]) -> bool {
    let end = start + function.len();
    let mut at = start;
    while at < end && at < octets.len() {
        let folded = if octets[at] == b'-' { b'_' } else { octets[at].to_ascii_lowercase() };
        if folded != function[at - start] {
            return false;
        }
        at += 1;
    }
    end + 2 < octets.len()
        && octets[end] == b' '
        && octets[end + 1] == b'='
        && octets[end + 2] == b' '
}

/// Whether `production` reads the whole of `text`; `watch` is told each step.
///
/// ```
/// use std::cell::RefCell;
///
/// use handle_grammar::source::Watch;
/// use handle_grammar::{document::watched, hdl_uri};
///
/// struct Names(RefCell<Vec<&'static str>>);
/// impl Watch for Names {
///     fn enter(&self, name: &'static str, _: usize) {
///         self.0.borrow_mut().push(name);
///     }
/// }
/// let names = Names(RefCell::default());
/// assert!(watched(hdl_uri::handle(), b"10.1000/182", &names));
/// assert_eq!(names.0.borrow()[0], "hdl_uri::handle");
/// ```
#[cfg_attr(target_family = "wasm", inline(never))]
pub fn watched<'a, O>(
    production: impl Production<Watched<'a>, O>,
    text: &'a [u8],
    watch: &'a dyn Watch,
) -> bool {
    whole(production).process::<Checked>(Watched::new(text, watch)).is_ok()
}

/// The mode in which nom reads if the parts of the text are not wanted.
#[cfg(not(target_family = "wasm"))]
type Checked = OutputM<nom::Check, nom::Check, Complete>;

/// WebAssembly must be small, so one function reads a production there, whether the parts of the text are wanted or
/// not.
#[cfg(target_family = "wasm")]
type Checked = OutputM<nom::Emit, nom::Emit, Complete>;

#[cfg(not(target_family = "wasm"))]
pub(crate) use crate::combinator::accepts;

/// Whether `production` reads the whole of `text`. Elsewhere [`combinator::accepts`](crate::combinator::accepts) says
/// so without a watcher; here that would be a second copy of every production.
#[cfg(target_family = "wasm")]
pub(crate) fn accepts<'a, O>(production: impl Production<Watched<'a>, O>, text: &'a [u8]) -> bool {
    watched(production, text, &())
}

/// Makes a [`Document`] of productions in the calling module.
macro_rules! document {
    ($name:ident: $($rule:ident),+ $(,)?) => {
        Document {
            name: stringify!($name),
            abnf: include_str!(concat!(stringify!($name), ".abnf")),
            rules: &[$($crate::document::Rule {
                function: stringify!($rule),
                text: $crate::document::text(
                    include_str!(concat!(stringify!($name), ".abnf")),
                    stringify!($rule),
                ),
                is_ours: $crate::document::is_ours(
                    include_str!(concat!(stringify!($name), ".abnf")),
                    stringify!($rule),
                ),
                accepts: |text| $crate::document::accepts($rule(), text),
                watched: |text, watch| $crate::document::watched($rule(), text, watch),
            }),+],
        }
    };
}

pub(crate) use document;
