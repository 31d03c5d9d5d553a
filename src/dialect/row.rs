//! [`Row`]: a dialect as data, with everything that makes it differ from the others as a column.

use core::ops::Range;

use handle_grammar::source::Watch;

use crate::code::{Code, Severity};
use crate::dialect::encoding::{Encoding, NATIVE};
use crate::dialect::loss::Loss;
use crate::dialect::reader::Read;
use crate::read::{Options, Tree};
use crate::rule::{self, Rule, Subject, Triggers};
use crate::text::Span;

/// A dialect as data. Each row is a constant in the file of its document, and takes what it does not say from [`BASE`].
pub(crate) struct Row {
    /// The name that people type.
    pub(crate) name: &'static str,
    /// What the dialect is, in a line.
    pub(crate) about: &'static str,
    /// A text of the dialect about which there is nothing to say.
    pub(crate) example: &'static str,

    /// The schemes of its texts; none for handles.
    pub(crate) schemes: &'static [&'static str],
    /// Texts that begin so are read by this dialect where nobody names another.
    pub(crate) heads: &'static [&'static str],
    /// What may stand before the start production, in any case.
    pub(crate) lead: &'static str,
    /// The start production by its name.
    pub(crate) start: &'static str,
    /// Reads a text by the start production, and reports to a watcher.
    pub(crate) watched: for<'t> fn(&'t [u8], &'t dyn Watch) -> bool,
    /// Where the parts of a text are that the start production accepts.
    pub(crate) read: Read,
    /// Monomorphised [`Row::accepts`]: the row is a constant there, so checks that this dialect lacks are compiled out.
    pub(crate) is_valid: fn(&[u8], &Options<'_>) -> bool,
    /// Whether its texts have percent-escapes.
    pub(crate) escaped: bool,
    /// The productions that read the naming authority and the local name, or the identifier.
    pub(crate) parts: [&'static str; 2],

    /// The rules that bind: breaking one is an error.
    pub(crate) must: &'static [Rule],
    /// What one of those needs to find anything; [`Row::with_triggers`] fills it in.
    pub(crate) binding: Triggers,
    /// The rules of the document that do not bind.
    pub(crate) should: &'static [(Severity, Rule)],
    /// The rules about what is legal, but gets into a text by accident.
    pub(crate) lints: &'static [(Severity, Rule)],
    /// Which accidents are looked for in its texts.
    pub(crate) accidents: Accidents,
    /// What one of `should` and one of `lints` needs to find anything; [`Row::with_triggers`] fills it in.
    pub(crate) advising: [Triggers; 2],
    /// The clauses of its document that stand behind problems in place of those in the table of codes.
    pub(crate) clauses: &'static [Override],

    /// The scheme under which other dialects may read another handle in a text of this one (D-U8).
    pub(crate) rivals: Option<&'static str>,
    /// Whether the parts of a text show at once that no rival reads another handle in it; if not, the rivals are asked.
    pub(crate) is_alone: fn(&[u8], &Tree, &Options<'_>) -> bool,

    /// The namespace of the info registry that its handles belong to.
    pub(crate) namespace: &'static str,
    /// Whether a local name may be written in another charset than UTF-8 (SUN-15).
    pub(crate) charsets: bool,
    /// Whether the case of ASCII letters means nothing in a handle (SUN-2, SUN-3).
    pub(crate) ignores_case: bool,
    /// Whether the naming authority is a host, the case of whose letters means nothing (D-C6).
    pub(crate) named_by_host: bool,

    /// How a handle is written.
    pub(crate) encoding: Encoding,
    /// What its texts have a place for beside the handle, so that a conversion carries it.
    pub(crate) places: &'static [Loss],
    /// What the authority of a text is, where it has one.
    pub(crate) authority: Option<Loss>,
    /// Whether the query tells a proxy what to do, and so means nothing in other dialects.
    pub(crate) query_is_for_proxy: bool,
    /// The scheme that is suggested for a text without one; none where more than that would be missing.
    pub(crate) suggested_scheme: &'static str,
    /// The octets of a handle that readers strip, however they are written.
    pub(crate) stripped: fn(&[u8]) -> Option<Range<usize>>,
}

/// Which accidents a dialect wants to know.
#[derive(Clone, Copy)]
pub(crate) struct Accidents {
    /// Hosts that are no known proxies: a resolver of CORDRA may be any.
    pub(crate) hosts: bool,
    /// All others: in 1998 people wrote what they liked, and a CORDRA identifier is hexadecimal.
    pub(crate) others: bool,
}

impl Accidents {
    const ALL: Self = Self { hosts: true, others: true };
    pub(super) const WITHOUT_HOSTS: Self = Self { hosts: false, others: true };
    pub(super) const NONE: Self = Self { hosts: false, others: false };
}

/// The beginning of a production, which is the one at the place or the one that reads the whole text; a problem; and the
/// clause that it rests on.
pub(crate) type Override = (&'static str, Code, &'static str);

/// A dialect of native handles that has nothing of its own: what rows take the rest of their columns from.
pub(super) const BASE: Row = Row {
    name: "",
    about: "",
    example: "",
    schemes: &[],
    heads: &[],
    lead: "",
    start: "",
    watched: |_, _| false,
    read: |_| None,
    is_valid: |_, _| false,
    escaped: false,
    parts: ["hdl_uri::na-segment", "hdl_uri::local-name"],
    must: &[],
    binding: Triggers::NONE,
    should: &[],
    lints: PLAIN,
    accidents: Accidents::ALL,
    advising: [Triggers::NONE; 2],
    clauses: &[],
    rivals: None,
    is_alone: |_, _, _| false,
    namespace: "hdl",
    charsets: false,
    ignores_case: false,
    named_by_host: false,
    encoding: NATIVE,
    places: &[],
    authority: None,
    query_is_for_proxy: false,
    suggested_scheme: "",
    stripped: |_| None,
};

/// The same for dialects whose texts have percent-escapes.
pub(super) const ESCAPED: Row = Row { escaped: true, lints: IN_ESCAPES, ..BASE };

use Severity::{Advice, Warning};

/// The lints of native handles.
const PLAIN: &[(Severity, Rule)] = &[
    (Warning, rule::invisible_character),
    (Warning, rule::dash_lookalike),
    (Warning, rule::enclosing_marks),
    (Warning, rule::punctuation),
    (Warning, rule::doubled_scheme),
    (Warning, rule::html_entity),
    (Advice, rule::not_nfc),
];

/// The lints of texts with percent-escapes.
const IN_ESCAPES: &[(Severity, Rule)] = &[
    (Warning, rule::invisible_character),
    (Warning, rule::dash_lookalike),
    (Warning, rule::punctuation),
    (Warning, rule::doubled_scheme),
    (Warning, rule::html_entity),
    (Warning, rule::double_escape),
    (Advice, rule::escaped_slash),
    (Advice, rule::not_nfc),
];

impl Row {
    /// Where the part stands in a text that could get lost, if it does.
    pub(crate) fn span(&self, part: Loss, tree: &Tree) -> Option<Span> {
        match part {
            Loss::Query => tree.query.get(),
            Loss::Fragment => tree.fragment.get(),
            Loss::Modifier => tree.modifier.get(),
            Loss::Resolver | Loss::Host | Loss::Server => {
                tree.authority.get().filter(|_| self.authority == Some(part))
            }
            Loss::Segment => tree.segment.get(),
            Loss::AliasPrefix => tree.alias.get(),
        }
    }

    /// Whether texts have a place for the part. A proxy is chosen, never carried.
    pub(crate) fn has_place(&self, part: Loss) -> bool {
        self.places.contains(&part)
    }

    /// Whether the part goes verbatim from a text of this dialect into one of another.
    pub(crate) fn carries(&self, part: Loss, to: &Self) -> bool {
        let alike = self.query_is_for_proxy == to.query_is_for_proxy;
        (part != Loss::Query || alike) && self.has_place(part) && to.has_place(part)
    }

    /// The row with the two columns that follow from others: what its rules need to find anything.
    pub(super) const fn with_triggers(self) -> Self {
        let advising = [Rule::needs_of(self.should), Rule::needs_of(self.lints)];
        Self { binding: Rule::needs(self.must), advising, ..self }
    }

    /// Whether a text, of which the start production has read `tree`, is one of this dialect.
    #[inline(always)]
    pub(super) fn accepts(&self, tree: Option<Tree>, text: &[u8], options: &Options<'_>) -> bool {
        // No closure: it would not be inlined, and then the row would be no constant in it.
        let Some(tree) = tree else { return false };
        self.is_sound(text, &tree, options)
    }

    /// Whether a text that the production accepts keeps every rule that binds.
    #[inline(always)]
    pub(super) fn is_sound(&self, text: &[u8], tree: &Tree, options: &Options<'_>) -> bool {
        if self.must.is_empty() {
            return true;
        }
        self.glance(text, tree, options)
            .unwrap_or_else(|| self.keeps_rules(text, &tree.without_ending(), options))
    }

    /// Whether the rules that bind are all kept, or one is broken, where a glance shows that.
    #[inline(always)]
    pub(super) fn glance(&self, text: &[u8], tree: &Tree, options: &Options<'_>) -> Option<bool> {
        let mut binding = self.binding;
        if binding.has_any(Triggers::OUTSIDE_PATH) {
            let outside = Triggers::outside_path(text, tree);
            if outside != Triggers::NONE {
                return outside.has_any(binding).then_some(false);
            }
            binding = binding.without(Triggers::OUTSIDE_PATH);
        }
        Triggers::cannot_be(binding, (text, self.escaped), tree, options).then_some(true)
    }

    #[inline(never)]
    fn keeps_rules(&self, text: &[u8], tree: &Tree, options: &Options<'_>) -> bool {
        let subject =
            Subject { text, written: text, tree: *tree, escaped: self.escaped, options: *options };
        let (triggers, mut sound) = (subject.binding_triggers(self.binding), true);
        self.must.iter().for_each(|rule| rule.look(&subject, triggers, |_, _| sound = false));
        sound
    }
}
