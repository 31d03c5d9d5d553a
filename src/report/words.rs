//! A finding in words: those of the table of codes, with what stands at the place and the rule that was read there.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::code::Code;
use crate::diagnosis::Finding;
use crate::dialect::Dialect;
use crate::registry;
use crate::report::expected;
use crate::text::{Decoded, confusable, quote};

/// What the table of codes has words for: no escape is advised where none can stand.
fn worded(finding: &Finding) -> Code {
    match finding.code {
        Code::RawNonAscii if !finding.escapes => Code::CharacterNotAllowed,
        code => code,
    }
}

/// The message of the table of codes, with what is found and the name of the rule in it.
pub(super) fn message(finding: &Finding, octets: &[u8], rule: &str) -> String {
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

/// The message of a text in which another dialect reads another handle.
pub(super) fn ambiguous(other: Dialect, handle: &[u8]) -> String {
    format!("{other} reads another handle in this text: {}", quote::text(handle))
}

/// The help of a text whose handle cannot be written in `dialect`.
pub(super) fn misfit(dialect: Dialect) -> String {
    format!("no text of {dialect} can hold this handle")
}

/// What to do about it. Where the scheme is at fault, the dialects that have the text may be what was meant.
pub(super) fn help(
    finding: &Finding,
    text: &[u8],
    fix: bool,
    suggestion: bool,
) -> Option<Cow<'static, str>> {
    let code = finding.code;
    if let (Code::UnregisteredNamespace, Some(known)) =
        (code, registry::nearest(&text[finding.span.range()]))
    {
        return Some(
            format!("the text is legal, but `{known}` is registered and may be meant").into(),
        );
    }
    let blank = "if it belongs to the identifier, percent-encode it; if a note follows, cut it off";
    match code {
        Code::CharacterNotAllowed if fix => return Some("percent-encode it".into()),
        Code::CharacterNotAllowed if suggestion => return Some(blank.into()),
        _ => {}
    }
    if matches!(code, Code::WrongScheme | Code::MissingDoubleSlash) {
        let uris = Dialect::ALL.iter().filter(|dialect| !dialect.row().schemes.is_empty());
        let names: Vec<_> = uris.filter(|uri| uri.is_valid(text)).map(|uri| uri.name()).collect();
        if !names.is_empty() {
            return Some(format!("the text is valid as {}", names.join(", ")).into());
        }
    }
    Some(worded(finding).help()).filter(|help| !help.is_empty()).map(Cow::Borrowed)
}

/// What stands at the place, or what could have stood there.
pub(super) fn label(finding: &Finding, text: &[u8]) -> String {
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
