//! A finding in words: its message, label and help, made from the templates in the table of codes.

pub(super) mod around;
pub(super) mod clause;
mod expected;
pub(super) mod glimpse;
pub(super) mod place;
mod placeholder;

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::accident::Offer;
use crate::code::Code;
use crate::diagnosis::{Cause, Expected, Finding, expected};
use crate::dialect::Dialect;
use crate::read::Charset;
use crate::read::proxy::{self, HOSTS};
use crate::registry::Namespace;
use crate::text::{escape, nearest, quote};

use around::Around;

/// A finding, and the text that it is about.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) finding: &'a Finding,
    pub(super) text: &'a [u8],
    /// What a sentence says of the text around the place.
    pub(super) around: Around,
    /// Whether `text` has only the first of the octets at the place.
    pub(super) is_cut: bool,
}

/// Labels that say more than [`Code::message`] does. Other labels say what was expected, or just "here".
const LABELS: &[(Code, &str)] = &[
    (Code::MissingScheme, "the text begins here, without a scheme"),
    (Code::RawNonAscii, "{count}"),
    (Code::EscapeNotUtf8, "decodes to {decoded-bytes}"),
    (Code::CharsetDecode, "{decoded-bytes}"),
    (Code::NotNormalized, "write {lower}"),
    (Code::UrlAsHandle, "read literally, the prefix of the handle begins with {text}"),
    (Code::ExtraSegment, "another segment begins here"),
    (Code::EscapedSlashInPrefix, "decodes to `/`"),
    (Code::NeedlessEscape, "write {found}"),
    (Code::EscapeInHandle, "a URI would read this as {decoded}"),
];

/// The message of an accident, made from the template in the table of accidents.
pub(super) fn accident(cause: &Cause, text: &[u8]) -> String {
    if cause.accident.message.is_empty() {
        return Words::new(&cause.finding(), text).message();
    }
    let meant = || cause.edits.first().map(|edit| quote::text(edit.text.as_bytes()));
    let message = fill(cause.accident.message, |name| match name {
        "text" => shown(&text[cause.span.range()]).into(),
        "meant" => meant().unwrap_or_default().into(),
        "what" => Cow::Borrowed(&cause.what),
        _ => {
            debug_assert!(false, "no placeholder is called {name}");
            "".into()
        }
    });
    message.into_owned()
}

/// The text at a place, as a message shows it. Between backticks, nobody would see a blank, or that a character is not
/// the one of ASCII that it looks like.
fn shown(octets: &[u8]) -> String {
    let is_plain = octets.is_ascii() && !octets.trim_ascii().is_empty();
    if is_plain { quote::text(octets) } else { quote::passage(octets) }
}

/// A template with its placeholders replaced; `value` gives the text for each.
fn fill<'v>(template: &'static str, value: impl Fn(&str) -> Cow<'v, str>) -> Cow<'static, str> {
    if !template.contains('{') {
        return template.into();
    }
    let mut filled = String::with_capacity(template.len() + 32);
    let mut rest = template;
    while let Some((before, (name, after))) =
        rest.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        filled.push_str(before);
        filled.push_str(&value(name));
        rest = after;
    }
    filled.push_str(rest);
    filled.into()
}

/// The help of an accident.
pub(super) fn accident_help(cause: &Cause, text: &[u8]) -> Cow<'static, str> {
    if cause.accident.message.is_empty() {
        let sure = cause.offer == Offer::Fix;
        return Words::new(&cause.finding(), text).help(sure, !sure);
    }
    cause.accident.help.into()
}

/// The message of an empty text, whichever part its dialect misses first.
pub(super) const EMPTY: &str = "the text is empty";

/// The help of an empty text.
pub(super) const EMPTY_HELP: &str = "leave the text out if there is no identifier";

/// The message of a text in which another dialect reads another handle.
pub(super) fn ambiguous(other: Dialect, handle: &[u8]) -> String {
    format!("the dialect {other} reads this text as another handle: {}", quote::text(handle))
}

/// The help of a text whose handle cannot be written in `dialect`.
pub(super) fn misfit(dialect: Dialect) -> String {
    format!("choose another notation: {dialect} cannot hold this handle")
}

impl<'a> Words<'a> {
    /// The words for a finding in the whole `text`.
    pub(super) fn new(finding: &'a Finding, text: &'a [u8]) -> Self {
        Self { finding, text, around: Around::of(finding, text), is_cut: false }
    }
}

impl Words<'_> {
    /// The message of the finding: one sentence.
    pub(super) fn message(self) -> String {
        match self.around {
            Around::EmptyText => EMPTY.into(),
            Around::NoIdentifier if self.is_cut => "the text ends before any identifier".into(),
            Around::NoIdentifier => format!("no identifier follows {}", quote::text(self.text)),
            Around::OnlyPrefix if self.is_cut => {
                "nothing follows the prefix of the identifier".into()
            }
            Around::OnlyPrefix => {
                let prefix = quote::text(around::last_part(self.text));
                format!("{prefix} is only the prefix of an identifier, and nothing follows it")
            }
            Around::WebAddress => "this is a web address, not a DOI name".into(),
            _ => self.fill(self.worded().message()).into_owned(),
        }
    }

    /// The label of the finding: what the text has at the place, or what could have stood there. If the message names
    /// an accident, `is_accident`, nothing of this kind could have stood there.
    pub(super) fn label(self, is_accident: bool) -> String {
        let Finding { code, span, .. } = *self.finding;
        let expected = expected(&self.finding.expected);
        let worded = self.worded();
        let own = LABELS.iter().find(|(of, _)| *of == worded).map(|(_, label)| *label);
        match (code, own) {
            (Code::BadPercentEscape, _) if span.range().end == self.text.len() => {
                "the text ends inside this escape".into()
            }
            (Code::BadPercentEscape, _) => "this escape is not complete".into(),
            // E-mail and LaTeX have escapes of their own.
            (Code::EscapeInHandle, _) if !escape::begins(self.octets()) => "here".into(),
            (Code::RawNonAscii, _) if is_accident => "here".into(),
            (_, Some(label)) => self.fill(label).into_owned(),
            _ if !expected.is_empty() && !is_accident => expected::label(&expected),
            _ => "here".into(),
        }
    }

    /// The help of the finding; `fix` and `suggestion` say which kind of edit is offered, if any.
    pub(super) fn help(self, fix: bool, suggestion: bool) -> Cow<'static, str> {
        let is_blank = self.octets().trim_ascii().is_empty();
        match self.worded() {
            Code::NotADoi if !around::has_ten(self.text) => {
                "look up the DOI name; a handle with another number is not a DOI name".into()
            }
            Code::MissingSlash if self.text.iter().all(u8::is_ascii_digit) => {
                "look up the whole identifier: a number alone may be a PMID, a record \
                 number, or a date from a spreadsheet"
                    .into()
            }
            Code::MissingSlash if self.around == Around::NoIdentifier => {
                "look up the identifier, or leave the field empty if there is none".into()
            }
            Code::MissingSlash if self.around == Around::OnlyPrefix => {
                "look up the whole identifier: the rest of it was cut off".into()
            }
            Code::MissingSlash if self.is_word() => {
                "write a handle or a DOI name here, such as `10.1000/182`, or leave the field empty".into()
            }
            _ if self.around == Around::WebAddress => "look for the DOI name on the page at this address".into(),
            Code::CharacterNotAllowed if fix => self.fill("write {escape} instead"),
            Code::CharacterNotAllowed if suggestion && is_blank => self.fill(
                "delete it, and what follows if that is a note; if it belongs to the identifier, write {escape}",
            ),
            Code::CharacterNotAllowed if self.finding.is_of_server(self.text) => {
                let others = self.other_dialects().map(Cow::Owned);
                others.unwrap_or_else(|| "delete it: a prefix has no brackets and no colon".into())
            }
            Code::CharacterNotAllowed if self.finding.escapes => self.fill(
                "delete it if it was copied by accident; if it belongs to the identifier, write {escape}",
            ),
            code @ (Code::WrongScheme | Code::MissingDoubleSlash) => {
                let others = self.other_dialects().map(Cow::Owned);
                others.unwrap_or_else(|| self.meant_or(code.help()))
            }
            Code::NotAHandle if self.octets().eq_ignore_ascii_case(b"doi") => {
                "write `info:hdl/` instead: a DOI name is a handle, too".into()
            }
            // These are namespaces of URNs.
            Code::UnregisteredNamespace
                if ["isbn", "issn"].iter().any(|name| self.octets().eq_ignore_ascii_case(name.as_bytes())) =>
            {
                "write a URN instead: `urn:`, the namespace, `:` and the number".into()
            }
            Code::LossyHost if !self.is_of_proxy() => {
                "allow this loss only if the host is a resolver; the path of a web page is not a handle"
                    .into()
            }
            code => self.meant_or(code.help()),
        }
    }

    /// Whether the text has neither a scheme nor the digit with which nearly all handles begin.
    fn is_word(self) -> bool {
        let first = self.text.first();
        first.is_some_and(|first| !first.is_ascii_digit()) && !self.text.contains(&b':')
    }

    /// The help of the table; before it, the known name that was probably meant, if the text looks like a misspelling.
    fn meant_or(self, help: &'static str) -> Cow<'static, str> {
        let help = self.fill(help);
        match self.meant() {
            Some(meant) => format!("did you mean `{meant}`? Otherwise {help}").into(),
            None => help,
        }
    }

    /// The known name that the octets at the place probably misspell.
    fn meant(self) -> Option<&'static str> {
        let octets = self.octets();
        match self.finding.code {
            Code::WrongScheme => nearest(octets, self.schemes()),
            Code::UnregisteredNamespace => Namespace::nearest(octets),
            Code::UnknownProxy => nearest(octets, HOSTS.iter().copied()),
            Code::UnknownCharset => Charset::nearest(octets),
            _ => None,
        }
    }

    /// The help that names the dialects of URIs that accept the text, if there are any.
    fn other_dialects(self) -> Option<String> {
        let uris = Dialect::ALL.iter().filter(|dialect| !dialect.row().schemes.is_empty());
        let names: Vec<_> =
            uris.filter(|uri| uri.is_valid(self.text)).map(|uri| uri.name()).collect();
        let (last, rest) = names.split_last()?;
        let names = match rest {
            [] => (*last).to_string(),
            rest => format!("{} or {last}", rest.join(", ")),
        };
        Some(format!("choose the dialect {names}, in which the text is valid"))
    }

    /// The code whose words are used: the words must not advise a percent-escape that could not stand there.
    fn worded(self) -> Code {
        match self.finding.code {
            Code::RawNonAscii if !self.finding.escapes => Code::CharacterNotAllowed,
            code => code,
        }
    }

    /// A template with its placeholders replaced.
    fn fill(self, template: &'static str) -> Cow<'static, str> {
        fill(template, |name| self.value(name).into())
    }

    pub(super) fn octets(&self) -> &[u8] {
        &self.text[self.finding.span.range()]
    }

    /// Whether the host of the authority at the place is known to be a resolver.
    fn is_of_proxy(&self) -> bool {
        proxy::is_known(&self.text[proxy::host(self.text, self.finding.span.range())])
    }

    /// The schemes that were expected, without the punctuation that rules print after them: `http` for `http://`.
    pub(super) fn schemes(&self) -> impl Iterator<Item = &'static str> {
        let names = expected(&self.finding.expected).into_iter().map(Expected::name);
        names.map(|name| name.split(':').next().unwrap_or(name))
    }
}
