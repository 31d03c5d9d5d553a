//! The placeholders of a template: the text that replaces each, for the finding that is put into words.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use unicode_normalization::UnicodeNormalization;

use crate::code::Code;
use crate::diagnosis::Finding;
use crate::dialect::{Dialect, Loss};
use crate::registry::Namespace;
use crate::report::words::around::Around;
use crate::report::words::{Words, place};
use crate::text::class::OPENING;
use crate::text::{Decoded, entity, escape, json, quote};

impl Words<'_> {
    /// The text that replaces a placeholder.
    pub(super) fn value(self, name: &str) -> String {
        let Finding { code, span, escapes, .. } = *self.finding;
        let octets = self.octets();
        match name {
            // An escape that may not appear there is shown as it is written; otherwise the decoded characters are
            // named.
            "found" if code == Code::PrefixCharacter && escape::begins(octets) => {
                self.quoted(octets)
            }
            "found" => quote::list(&self.found()),
            "decoded" => quote::text(&self.found()),
            "text" => self.quoted(octets),
            // The caller who found the problem gave the reason as the text.
            "why" => String::from_utf8_lossy(self.text).into_owned(),
            "lower" => self.quoted(&octets.to_ascii_lowercase()),
            "bytes" => quote::bytes(self.text, span, false) + if self.is_cut { " …" } else { "" },
            "decoded-bytes" => quote::bytes(self.text, span, true),
            "is" => (if quote::is_plural(&self.found()) { "are" } else { "is" }).into(),
            "is-byte" => (if octets.len() == 1 { "is" } else { "are" }).into(),
            "count" => self.count(),
            "escape" => format!("`{}`", quote::encode(octets)),
            "raw" => (if escapes { "unescaped in" } else { "in" }).into(),
            "once" => quote::text(String::from_utf8_lossy(octets).replace("%25", "%").as_bytes()),
            "composed" => {
                let text = String::from_utf8_lossy(&self.found()).nfc().collect::<String>();
                quote::list(text.as_bytes())
            }
            "place" => place::place(self.finding.production).into_owned(),
            "form" => self.form(),
            "mark" if octets.is_ascii() => "punctuation".into(),
            "mark" => (if quote::is_plural(&self.found()) { "marks" } else { "a mark" }).into(),
            "lost" => self.lost(),
            "wanted" => self.wanted(),
            "scheme" => quote::text(&self.text[..span.range().start]),
            "instead" if octets.is_empty() => String::new(),
            "instead" => format!(", not with {}", self.quoted(octets)),
            "dots" => self.dots().into(),
            "edge" => self.edge().into(),
            "bracket" => self.bracket(),
            "enclosing" => enclosing(&self.found()).into(),
            "index" => index(octets).into(),
            _ => {
                debug_assert!(false, "no placeholder is called {name}");
                String::new()
            }
        }
    }

    /// The octets at the place, with escapes and entities decoded.
    fn found(&self) -> Vec<u8> {
        let Finding { code, span, escapes, .. } = *self.finding;
        // A finding `EscapeInHandle` is about escapes in a text that has none; `NotOneLine` is about an octet that may
        // be escaped in the source of a conversion.
        let escapes = escapes || matches!(code, Code::NotOneLine | Code::EscapeInHandle);
        let decoded = Decoded::new(self.text, span, escapes);
        match entity::first(decoded).filter(|_| code == Code::HtmlEntity) {
            Some((character, _)) => character.to_string().into_bytes(),
            None => decoded.to_cow().into_owned(),
        }
    }

    /// Words for what happens to the authority or the query in a conversion: an authority is replaced if the new text
    /// has one, and lost if not; a query is lost even if the new text may have one.
    fn lost(&self) -> String {
        let Finding { code, production, .. } = *self.finding;
        let place = place::place(production);
        let has_place = |dialect: &Dialect| {
            let is_kept = |loss: &Loss| loss.code() == code && dialect.row().has_place(*loss);
            dialect.start() == production && Loss::ALL.iter().any(is_kept)
        };
        if code == Code::LossyQuery && Dialect::ALL.iter().any(has_place) {
            return format!("lost: a query in {place} has another meaning");
        }
        let has_another = |dialect: &Dialect| {
            let written =
                code != Code::LossyQuery && dialect.encoding().default_authority().is_some();
            dialect.start() == production && written || has_place(dialect)
        };
        if !Dialect::ALL.iter().any(has_another) {
            return format!("lost: {place} has no place for it");
        }
        let noun = place.split_once(' ').map_or(&*place, |(_, noun)| noun);
        format!("replaced by the resolver of the new {noun}")
    }

    /// The schemes that a text of this dialect begins with: "`http:` or `https:`".
    fn wanted(&self) -> String {
        let schemes = self.schemes().map(|scheme| format!("`{scheme}:`"));
        schemes.collect::<Vec<_>>().join(" or ")
    }

    /// Words for the form of the identifiers of a namespace, to be appended to a message.
    fn form(&self) -> String {
        let Some((namespace, identifier)) = Namespace::of_identifier(self.text) else {
            return String::new();
        };
        match (namespace.misspelt(&self.text[identifier]), namespace.form()) {
            (Some((_, meant)), _) => format!(", whose identifiers have `{meant}` here"),
            (None, Some(form)) => format!(", which asks for {form}"),
            (None, None) => String::new(),
        }
    }

    /// A piece of the text in backticks, with an ellipsis if only its beginning is known.
    fn quoted(&self, octets: &[u8]) -> String {
        if self.is_cut {
            quote::text(&[octets, "…".as_bytes()].concat())
        } else {
            quote::text(octets)
        }
    }

    /// Words for how the dots of a prefix leave a segment empty.
    fn dots(&self) -> &'static str {
        match self.around {
            Around::TwoDots => "has two dots in a row",
            Around::DotBefore => "ends with a dot",
            Around::DotAfter => "begins with a dot",
            _ => "has a dot with nothing before or after it",
        }
    }

    /// Words for how many characters and octets stand at the place.
    fn count(&self) -> String {
        let octets = self.octets();
        let characters = String::from_utf8_lossy(octets).chars().count();
        let plural = if characters == 1 { "" } else { "s" };
        format!("{characters} character{plural}, {} bytes in UTF-8", octets.len())
    }

    /// Words for the end of an identifier at which white space stands: its beginning or its end.
    fn edge(&self) -> &'static str {
        if self.around == Around::Beginning { "begins with" } else { "ends with" }
    }

    /// Words for a bracket and what it lacks.
    fn bracket(&self) -> String {
        // If another accident was undone first, the bracket may stand there as an entity, as an escape of JSON, or
        // escaped twice.
        let found = self.found();
        let again = Decoded::part(&found, 0, true);
        let written = entity::first(again).map(|(character, _)| character);
        let bracket =
            match written.or_else(|| json::escaped(&found).map(|(character, _)| character)) {
                Some(character) => character.to_string().into_bytes(),
                None => again.to_cow().into_owned(),
            };
        let lacks = match *bracket {
            [b'(' | b'[' | b'{' | b'<'] => "is never closed",
            [_] => "has no opening bracket",
            // The fonts of some PDFs have other characters for brackets.
            _ => "stands for a bracket without a partner",
        };
        format!("{} {lacks}", quote::list(&bracket))
    }
}

/// Words for the marks around the octets, which begin with one of them.
fn enclosing(octets: &[u8]) -> &'static str {
    let has_brackets = octets.first().is_some_and(|first| OPENING.contains(first))
        || ["（", "【"].iter().any(|bracket| octets.starts_with(bracket.as_bytes()));
    if has_brackets { "brackets" } else { "quotation marks" }
}

/// Words for numbers with colons before a handle: the index of a value, the permissions of an administrator, which are
/// twelve digits that are `0` or `1`, or both.
fn index(numbers: &[u8]) -> &'static str {
    let is_permissions = |number: &&[u8]| {
        number.len() == 12 && number.iter().all(|digit| matches!(digit, b'0' | b'1'))
    };
    let numbers = || numbers.split(|octet| *octet == b':').filter(|number| !number.is_empty());
    match (numbers().filter(is_permissions).count(), numbers().count()) {
        (0, _) => "the index of a value",
        (permissions, all) if permissions == all => "the permissions of an administrator",
        _ => "the index of a value with the permissions of an administrator",
    }
}
