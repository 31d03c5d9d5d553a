//! What the documents say in prose, each rule a function under its clause.

mod address;
mod cordra;
mod doi;
mod enclosure;
mod glance;
mod handle;
mod info;
mod lint;
mod look;
mod mark;
mod sun98;
#[cfg(test)]
mod tests;

pub(crate) use lint::{completes_link, may_cling};
pub(crate) use mark::Marks;

use crate::dialect::Row;
use crate::options::Options;
use crate::tree::Tree;
use crate::{Code, Decoded, Severity, Span};

/// A rule looks at a text that its dialect's production has read, and tells what it finds.
#[derive(Clone, Copy)]
pub(crate) struct Rule {
    /// What must occur for it to find anything: one of these.
    needs: Marks,
    find: fn(&Subject<'_>, &mut dyn FnMut(Code, Span)),
}

impl Rule {
    /// What one of `rules` needs.
    pub(crate) const fn needs(rules: &[Self]) -> Marks {
        let (mut needs, mut at) = (Marks::NONE, 0);
        while at < rules.len() {
            needs = needs.or(rules[at].needs);
            at += 1;
        }
        needs
    }

    /// The same of rules with their severity.
    pub(crate) const fn needs_of(rules: &[(Severity, Self)]) -> Marks {
        let (mut needs, mut at) = (Marks::NONE, 0);
        while at < rules.len() {
            needs = needs.or(rules[at].1.needs);
            at += 1;
        }
        needs
    }

    /// Tells what it finds in a text that has one of its marks, and looks at no other.
    #[inline]
    pub(crate) fn look(&self, subject: &Subject<'_>, marks: Marks, found: impl FnMut(Code, Span)) {
        if marks.has_any(self.needs) {
            self.tell(subject, found);
        } else {
            debug_assert!(self.is_silent(subject), "missed in {}", subject.text.escape_ascii());
        }
    }

    #[inline(never)]
    fn tell(&self, subject: &Subject<'_>, mut found: impl FnMut(Code, Span)) {
        (self.find)(subject, &mut found);
    }

    fn is_silent(&self, subject: &Subject<'_>) -> bool {
        let mut silent = true;
        self.tell(subject, |_, _| silent = false);
        silent
    }
}

/// Every rule under the name of its function, and what it needs.
macro_rules! rules {
    ($($file:ident: $($rule:ident [$($needs:ident),+])+;)+) => {
        $($(#[allow(non_upper_case_globals, reason = "a rule has the name of its function")]
        pub(crate) const $rule: Rule =
            Rule { needs: Marks::NONE$(.or(Marks::$needs))+, find: $file::$rule };)+)+
    };
}

rules! {
    address:
        empty_authority [EMPTY]
        needless_escape [ESCAPED_UNRESERVED]
        dot_segment [SEGMENT, ESCAPED_DELIMITER]
        unknown_proxy [ALWAYS];
    cordra:
        prefix_like_ipv4 [ALWAYS]
        resolver_segment [SPECIFIED]
        resolver_segment_unverified [FIRST];
    doi:
        doi_prefix [ALWAYS];
    enclosure:
        enclosing_marks [BRACKET, END, HIGH];
    handle:
        at_sign_in_prefix [AT]
        beyond_bmp [BEYOND_BMP]
        control_character [BLANK, WIDE_BLANK]
        empty_local_name [EMPTY]
        empty_segment [SEGMENT, ESCAPED_DELIMITER, EMPTY]
        escape_in_handle [PERCENT]
        escape_recommended [COLON, AT]
        escaped_slash_in_prefix [ESCAPED_DELIMITER]
        index_prefix [COLON]
        missing_slash [EMPTY]
        not_utf8 [ILL_FORMED]
        stray_whitespace [BLANK, WIDE_BLANK]
        url_as_handle [COLON];
    info:
        empty_identifier [EMPTY]
        identifier_not_utf8 [ILL_FORMED]
        mark_decoded [ESCAPED_MARK]
        not_a_handle [ALWAYS]
        not_normalized [ALWAYS]
        unregistered_namespace [ALWAYS]
        namespace_syntax [ALWAYS];
    lint:
        double_escape [ESCAPED_PERCENT]
        doubled_scheme [COLON, HOST]
        escaped_slash [ESCAPED_DELIMITER]
        html_entity [AMPERSAND]
        punctuation [BRACKET, END, ESCAPED_DELIMITER];
    look:
        dash_lookalike [SUSPECT]
        invisible_character [SUSPECT]
        not_nfc [UNCOMPOSED];
    sun98:
        bad_percent_escape [PERCENT]
        character_not_allowed [NO_PATH]
        charset_decode [MODIFIER, ILL_FORMED]
        empty_dots [SEGMENT, ESCAPED_DELIMITER]
        raw_hash [NO_PATH]
        raw_quote [NO_PATH]
        unknown_charset [MODIFIER]
        unknown_remark [MODIFIER];
}

/// A text that has been read.
pub(crate) struct Subject<'a> {
    pub(crate) text: &'a [u8],
    /// The text as it is written, of which `text` is mended where it was refused, place by place.
    pub(crate) written: &'a [u8],
    pub(crate) tree: Tree,
    pub(crate) row: &'static Row,
    pub(crate) options: Options<'a>,
}

impl<'a> Subject<'a> {
    /// Its marks: every rule looks at the part that identifies, or at what parts there are.
    pub(crate) fn marks(&self) -> Marks {
        Marks::of(address::identifying(self)).or(Marks::of_parts(&self.tree, &self.options))
    }

    /// The marks that its dialect's rules which bind need, and not all others.
    #[inline]
    pub(crate) fn binding_marks(&self) -> Marks {
        if !Marks::BINDING.has_all(self.row.binding) {
            return self.marks();
        }
        let parts = Marks::of_parts(&self.tree, &self.options);
        parts.or(Marks::of_handle(self.naming_authority(), self.local_name()))
    }

    /// Whether the text is not mended within `span`.
    pub(crate) fn is_written(&self, span: Span) -> bool {
        self.written.get(span.range()) == self.text.get(span.range())
    }

    /// The octets of `span` as they are meant, if the dialect has percent-escapes.
    pub(crate) fn decoded(&self, span: Span) -> Decoded<'a> {
        Decoded::new(self.text, span, self.row.escaped)
    }

    pub(crate) fn naming_authority(&self) -> Decoded<'a> {
        self.decoded(self.tree.naming_authority)
    }

    /// The local name; empty at the end of the naming authority where the `/` is missing.
    pub(crate) fn local_name(&self) -> Decoded<'a> {
        let end = self.tree.naming_authority.end;
        self.decoded(self.tree.local_name.get().unwrap_or(Span::new(end, end)))
    }
}
