//! [`Problem`]: one finding; [`Report`]: all of them for one text.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::code::{Code, Severity};
use crate::diagnosis::Finding;
use crate::dialect::{Dialect, Row};
use crate::fix::{Edit, Repair, Repaired, repaired, suggest};
use crate::read::production;
use crate::registry;
use crate::report::{clause, expected};
use crate::text::{Decoded, Excerpt, Span, confusable, quote};

/// One thing that is wrong with a text, or worth knowing about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Problem {
    /// What kind of problem.
    pub code: Code,
    /// How grave it is.
    pub severity: Severity,
    /// Where it is.
    pub span: Span,
    /// What is true of this text, in one sentence; holds nothing that a terminal would obey.
    pub message: String,
    /// What stands at the span, or what could have stood there.
    pub label: String,
    /// What else is to be seen, at other places.
    pub labels: Vec<Label>,
    /// What to do about it.
    pub help: Option<String>,
    /// The production that was read at the place: `hdl_uri::u-local-name`.
    pub production: &'static str,
    /// Its rule, in one line, as its document prints it.
    pub rule: Cow<'static, str>,
    /// The document of the rule, by its title.
    pub document: &'static str,
    /// The clause or decision behind the problem, where the rule does not say it: `D-U13`.
    pub clause: Option<&'static str>,
    /// What could have stood at the place, by the names of the rules.
    pub expected: Vec<&'static str>,
    /// An edit that is sure.
    pub fix: Option<Edit>,
    /// An edit that is plausible, never applied by itself.
    #[cfg_attr(feature = "serde", serde(rename = "try"))]
    pub attempt: Option<Edit>,
    /// The whole text repaired; only the last problem of a text carries it.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) repaired: Option<Repaired>,
    /// The text around the place, for those who draw it.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) excerpt: Excerpt,
}

impl Problem {
    /// A finding in words: those of the table of codes, and of the rule at the place.
    pub(crate) fn new(finding: Finding, text: &[u8], root: &str, row: Option<&Row>) -> Self {
        let Finding { code, severity, span, production, .. } = finding;
        let (fix, attempt) = suggest::edits(&finding, text, row);
        let (document, name, rule) = production::rule(production);
        let octets = &text[span.range()];
        Self {
            code,
            severity,
            span,
            message: message(&finding, octets, name),
            label: label(&finding, text),
            labels: Vec::new(),
            help: help(&finding, text, fix.is_some(), attempt.is_some()),
            production,
            rule: production::one_line(rule),
            document,
            clause: clause::clause(root, production, code),
            expected: finding.expected,
            fix,
            attempt,
            repaired: None,
            excerpt: Excerpt::new(text, span),
        }
    }
}

impl Problem {
    fn repair(&self) -> Repair<'_> {
        Repair {
            severity: self.severity,
            fix: self.fix.as_ref(),
            suggestion: self.attempt.as_ref(),
        }
    }

    /// The column where it begins, from 1: a character is one, and so is an ill-formed maximal subpart.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.excerpt.column + 1
    }

    /// Puts it at a line and a column, both from 1, of what is called `name`: the text is a part of that.
    pub fn locate(&mut self, name: &str, line: usize, column: usize) {
        self.excerpt.name = Some(quote::plain(name));
        self.excerpt.line = line.saturating_sub(1);
        self.excerpt.column = column.saturating_sub(1);
    }
}

/// What the table of codes has words for: no escape is advised where none can stand.
fn worded(finding: &Finding) -> Code {
    match finding.code {
        Code::RawNonAscii if !finding.escapes => Code::CharacterNotAllowed,
        code => code,
    }
}

/// The message of the table of codes, with what is found and the name of the rule in it.
fn message(finding: &Finding, octets: &[u8], rule: &str) -> String {
    let code = finding.code;
    let (mut message, mut rest) = (String::with_capacity(64), worded(finding).message());
    while let Some((before, (name, behind))) =
        rest.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        message.push_str(before);
        match name {
            "found" if matches!(code, Code::WrongScheme | Code::NamespaceSyntax) => {
                message.push_str(&quote::text(octets));
            }
            "found" if code == Code::NotOneLine => {
                let decoded = Decoded::part(octets, 0, true).to_cow();
                message.push_str(&quote::list(&decoded));
            }
            "found" => message.push_str(&quote::list(octets)),
            "is" => message.push_str(if quote::are_many(octets) { "are" } else { "is" }),
            _ => message.push_str(rule),
        }
        rest = behind;
    }
    message.push_str(rest);
    message
}

/// What to do about it. Where the scheme is at fault, the dialects that have the text may be what was meant.
fn help(finding: &Finding, text: &[u8], fix: bool, attempt: bool) -> Option<String> {
    let code = finding.code;
    if let (Code::UnregisteredNamespace, Some(known)) =
        (code, registry::nearest(&text[finding.span.range()]))
    {
        return Some(format!("the text is legal, but `{known}` is registered and may be meant"));
    }
    let blank = "if it belongs to the identifier, percent-encode it; if a note follows, cut it off";
    match code {
        Code::CharacterNotAllowed if fix => return Some("percent-encode it".into()),
        Code::CharacterNotAllowed if attempt => return Some(blank.into()),
        _ => {}
    }
    if matches!(code, Code::WrongScheme | Code::MissingDoubleSlash) {
        let uris = Dialect::ALL.iter().filter(|dialect| !dialect.row().schemes.is_empty());
        let names: Vec<_> = uris.filter(|uri| uri.is_valid(text)).map(|uri| uri.name()).collect();
        if !names.is_empty() {
            return Some(format!("the text is valid as {}", names.join(", ")));
        }
    }
    Some(worded(finding).help()).filter(|help| !help.is_empty()).map(String::from)
}

/// What stands at the place, or what could have stood there.
fn label(finding: &Finding, text: &[u8]) -> String {
    let octets = &text[finding.span.range()];
    match (finding.code, octets) {
        (Code::BadPercentEscape, _) if finding.span.end as usize == text.len() => {
            "the text ends inside this escape".into()
        }
        (Code::BadPercentEscape, _) => "not a whole escape".into(),
        (Code::RawNonAscii, _) => {
            let characters = String::from_utf8_lossy(octets).chars().count();
            let plural = if characters == 1 { "" } else { "s" };
            format!("{characters} character{plural}, {} octets of UTF-8", octets.len())
        }
        (Code::WrongScheme, _) | (_, []) if !finding.expected.is_empty() => {
            expected::label(&finding.expected)
        }
        (Code::NotNormalized, _) => {
            let lower = octets.to_ascii_lowercase();
            format!("should be {}", quote::text(&lower))
        }
        (Code::InvisibleCharacter | Code::DashLookalike, _) => spelled(finding, text),
        (_, []) => "here".into(),
        _ if !finding.expected.is_empty() => expected::label(&finding.expected),
        (Code::EscapeNotUtf8, _) => format!("{} is not UTF-8", quote::hex(text, finding.span)),
        (Code::CharsetDecode, _) => format!("the octets {}", quote::hex(text, finding.span)),
        (Code::NotUtf8, _) => quote::list(octets),
        _ => quote::text(octets),
    }
}

/// The characters at the place, by code point and name: each once, three at most.
fn spelled(finding: &Finding, text: &[u8]) -> String {
    let mut names: Vec<String> = Vec::new();
    for (character, _) in Decoded::new(text, finding.span, finding.escapes).characters() {
        let name = character.map(confusable::spelled).unwrap_or_default();
        if names.len() == 3 {
            names[2] = "others".into();
            break;
        }
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// A second place of a [`Problem`], and what is to be seen there.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What.
    pub text: String,
}

/// All problems of one text, in text order: those that are told, and how many more there are.
///
/// A text that breaks off in more than 64 parts is told up to there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Report {
    /// The problems, the one with the smallest start first; eight at most.
    pub problems: Vec<Problem>,
    /// How many more there are of each severity: advice, warnings, errors.
    more: [usize; 3],
}

/// The rule whose octets may be any.
const HANDLE: &str = "hdl_uri::handle";

/// How many problems a report tells at most.
pub(crate) const MOST: usize = 8;

impl Report {
    /// The findings of a text in words; it was read by the production `root`.
    pub(crate) fn new(findings: Vec<Finding>, text: &[u8], root: &str, row: Option<&Row>) -> Self {
        let mut more = [0; 3];
        findings.iter().skip(MOST).for_each(|finding| more[finding.severity as usize] += 1);
        let told = findings.into_iter().take(MOST);
        Self {
            problems: told.map(|finding| Problem::new(finding, text, root, row)).collect(),
            more,
        }
    }

    /// Counts problems that are not told, by severity.
    pub(crate) fn count_also(&mut self, more: [usize; 3]) {
        self.more.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
    }

    /// The one problem of a text that is too long to be read by a production.
    pub(crate) fn too_long(production: &'static str) -> Self {
        let finding = Finding::new(Code::TooLong, Span::default(), production);
        Self::new(Vec::from([finding]), b"", production, None)
    }

    /// What is wrong with a text that is to be written into a record: the first of the octets that would end it (D-W9).
    ///
    /// ```
    /// use handle_syntax::{Code, Report};
    ///
    /// let report = Report::of_ends(b"10.1/a\nb", b"\r\n\0").unwrap();
    /// assert_eq!((report.problems[0].code, report.problems[0].span.start), (Code::NotOneLine, 6));
    /// assert_eq!(Report::of_ends(b"10.1/a\nb", b"\0"), None);
    /// ```
    #[must_use]
    pub fn of_ends(text: &[u8], ends: &[u8]) -> Option<Self> {
        let end = text.iter().position(|octet| ends.contains(octet))?;
        let finding = Finding::new(Code::NotOneLine, Span::of(end, end + 1), HANDLE);
        Some(Self::new([finding].into(), text, HANDLE, None))
    }

    /// Puts an advice before everything, in its own words.
    pub(crate) fn advise(
        &mut self,
        code: Code,
        span: Span,
        text: &[u8],
        dialect: Dialect,
        message: String,
    ) {
        let finding =
            Finding { severity: Severity::Advice, ..Finding::new(code, span, dialect.start()) };
        let problem = Problem::new(finding, text, dialect.start(), Some(dialect.row()));
        self.problems.insert(0, Problem { message, ..problem });
        if let Some(last) = self.problems.get(MOST) {
            self.more[last.severity as usize] += 1;
            self.problems.truncate(MOST);
        }
    }

    /// Tells the last problem the text with everything mended, if `accepted` accepts that.
    pub(crate) fn repair(&mut self, text: &[u8], accepted: impl Fn(&[u8]) -> bool) {
        let repairs: Vec<_> = self.problems.iter().map(Problem::repair).collect();
        let repaired = repaired(&repairs, text).filter(|_| self.more() == 0);
        let repaired = repaired.filter(|repaired| accepted(repaired.text.as_bytes()));
        if let Some(last) = self.problems.last_mut() {
            last.repaired = repaired;
        }
    }

    /// The same report of a text that stands in the line `line`, from 1, of what is called `name`.
    #[must_use]
    pub fn located(mut self, name: &str, line: usize) -> Self {
        for problem in &mut self.problems {
            problem.excerpt.name = Some(quote::plain(name));
            problem.excerpt.line = line.saturating_sub(1);
        }
        self
    }

    /// How many problems there are beside those that are told.
    #[must_use]
    pub fn more(&self) -> usize {
        self.more.iter().sum()
    }

    /// How many problems of a severity there are, told or not.
    #[must_use]
    pub fn count(&self, severity: Severity) -> usize {
        let told = self.problems.iter().filter(|problem| problem.severity == severity).count();
        told + self.more[severity as usize]
    }

    /// Whether no problem is an error.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.count(Severity::Error) == 0
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for Problem {}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.problems.first() {
            Some(problem) => problem.fmt(f),
            None => f.write_str("nothing is wrong"),
        }
    }
}

impl core::error::Error for Report {}
