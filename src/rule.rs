//! The rules that the documents state in prose, and the lints. Each is a function, and its comment begins with the
//! clause.
//!
//! [`Triggers`], `prefilter` and [`plain`] are quick looks at a text: they show that some of the rules, or all of them,
//! find nothing in it.

mod cordra;
mod handle;
mod info_uri;
pub(crate) mod lint;
pub(crate) mod plain;
mod practice;
mod prefilter;
mod subject;
mod sun98;
mod trigger;
mod uri;

pub(crate) use subject::Subject;
pub(crate) use trigger::Triggers;
pub(crate) use uri::is_dots;

use lint::{confusable, enclosure, entity, escape, link, punctuation, space};

use crate::code::{Code, Severity};
use crate::text::Span;

/// A rule: a function that looks at a text, once the production of its dialect has read it, and reports what it finds.
#[derive(Clone, Copy)]
pub(crate) struct Rule {
    /// The triggers of the rule: without any of them in a text, the rule finds nothing.
    pub(crate) needs: Triggers,
    find: fn(&Subject<'_>, &mut dyn FnMut(Code, Span)),
}

impl Rule {
    /// The triggers of all `rules` together.
    pub(crate) const fn needs(rules: &[(Severity, Self)]) -> Triggers {
        let (mut needs, mut at) = (Triggers::NONE, 0);
        while at < rules.len() {
            needs = needs.or(rules[at].1.needs);
            at += 1;
        }
        needs
    }

    /// Reports what the rule finds, if the text has one of its triggers. If not, the text is not read again.
    #[inline]
    pub(crate) fn apply(
        &self,
        subject: &Subject<'_>,
        triggers: Triggers,
        found: impl FnMut(Code, Span),
    ) {
        if triggers.has_any(self.needs) {
            self.call(subject, found);
        } else {
            debug_assert!(
                self.is_silent(subject),
                "a rule without a trigger finds something in {}",
                subject.text.escape_ascii()
            );
        }
    }

    #[inline(never)]
    fn call(&self, subject: &Subject<'_>, mut found: impl FnMut(Code, Span)) {
        (self.find)(subject, &mut found);
    }

    /// Whether the rule finds nothing.
    pub(crate) fn is_silent(&self, subject: &Subject<'_>) -> bool {
        let mut silent = true;
        self.call(subject, |_, _| silent = false);
        silent
    }
}

/// Every rule, under the name of its function, with its triggers.
macro_rules! rules {
    ($($file:ident: $($rule:ident [$($needs:ident),+])+;)+) => {
        $($(#[allow(non_upper_case_globals, reason = "a rule has the name of its function")]
        pub(crate) const $rule: Rule =
            Rule { needs: Triggers::NONE$(.or(Triggers::$needs))+, find: $file::$rule };)+)+
    };
}

rules! {
    cordra:
        prefix_like_ipv4 [ALWAYS]
        resolver_segment [SPECIFIED]
        resolver_segment_unverified [FIRST];
    handle:
        at_sign_in_prefix [AT]
        beyond_bmp [BEYOND_BMP]
        control_character [CONTROL_OR_SPACE, WIDE_CONTROL_OR_SPACE]
        empty_local_name [EMPTY]
        empty_segment [SEGMENT, ESCAPED_DELIMITER, EMPTY]
        escape_in_handle [PERCENT]
        escape_recommended [COLON, AT]
        escaped_slash_in_prefix [ESCAPED_DELIMITER]
        index_prefix [COLON, ESCAPED_DELIMITER]
        missing_slash [EMPTY]
        not_utf8 [ILL_FORMED]
        stray_whitespace [CONTROL_OR_SPACE, WIDE_CONTROL_OR_SPACE]
        url_as_handle [COLON];
    info_uri:
        empty_identifier [EMPTY]
        identifier_not_utf8 [ILL_FORMED]
        mark_decoded [ESCAPED_MARK]
        not_a_handle [NO_HANDLE]
        not_normalized [ALWAYS]
        unregistered_namespace [ALWAYS]
        namespace_syntax [ALWAYS];
    practice:
        doi_prefix [ALWAYS]
        unknown_proxy [ALWAYS];
    sun98:
        bad_percent_escape [PERCENT]
        character_not_allowed [NO_PATH]
        charset_decode [MODIFIER, ILL_FORMED, CHARACTERS]
        raw_hash [NO_PATH]
        raw_quote [QUOTE]
        unknown_charset [MODIFIER]
        unknown_remark [MODIFIER];
    uri:
        empty_authority [EMPTY]
        needless_escape [ESCAPED_UNRESERVED]
        dot_segment [SEGMENT, ESCAPED_DELIMITER];

    confusable:
        dash_lookalike [SUSPECT]
        invisible_character [SUSPECT]
        not_nfc [UNCOMPOSED];
    enclosure:
        enclosing_marks [BRACKET, END, HIGH];
    entity:
        html_entity [AMPERSAND];
    escape:
        double_escape [ESCAPED_PERCENT]
        escaped_slash [ESCAPED_DELIMITER];
    link:
        doubled_scheme [COLON, HOST, ESCAPED_DELIMITER];
    punctuation:
        punctuation [BRACKET, END, ESCAPED_DELIMITER];
    space:
        inner_space [CONTROL_OR_SPACE];
}
