//! [`Row`]: a dialect as data. Each difference between two dialects is a column.

use core::ops::Range;

use handle_grammar::source::Watch;

use crate::code::{Code, Severity};
use crate::dialect::encoding::{Encoding, NATIVE};
use crate::dialect::loss::Loss;
use crate::dialect::reader::Read;
use crate::read::{Options, Tree};
use crate::rule::plain::Plain;
use crate::rule::{self, Rule, Subject, Triggers};
use crate::text::Span;

/// A dialect as data. Each row is a constant in the file of its document, and takes the columns that it does not set
/// from [`BASE`].
pub(crate) struct Row {
    /// The name that people type.
    pub(crate) name: &'static str,
    /// A description of the dialect, in one line.
    pub(crate) about: &'static str,
    /// A text of the dialect that has no problem.
    pub(crate) example: &'static str,

    /// The schemes that a text of the dialect may have; a handle has none.
    pub(crate) schemes: &'static [&'static str],
    /// The beginnings of texts that are read by this dialect if the caller names none.
    pub(crate) heads: &'static [&'static str],
    /// A label such as `doi:`, in any case, that may stand before the text which the start production reads.
    pub(crate) label: &'static str,
    /// The name of the start production.
    pub(crate) start: &'static str,
    /// Reads a text by the start production and reports each step to a watcher; whether the production accepts the
    /// text.
    pub(crate) watched: for<'t> fn(&'t [u8], &'t dyn Watch) -> bool,
    /// The parts of a text that the start production accepts.
    pub(crate) read: Read,
    /// [`Row::is_valid_as`] for this dialect alone: its row is a constant there, so the compiler drops the checks that
    /// the dialect does not have.
    pub(crate) is_valid: fn(&[u8], &Options<'_>) -> bool,
    /// Whether texts of the dialect have percent-escapes.
    pub(crate) escaped: bool,
    /// The productions that read the two parts of a handle.
    pub(crate) parts: PartRules,

    /// The rules that bind: breaking one is an error.
    pub(crate) must: &'static [(Severity, Rule)],
    /// The rules of the document that only recommend, each with the severity of breaking it.
    pub(crate) should: &'static [(Severity, Rule)],
    /// The rules about things that are legal, but probably not intended.
    pub(crate) lints: &'static [(Severity, Rule)],
    /// Which accidents are looked for in texts of the dialect.
    pub(crate) accidents: Accidents,
    /// The triggers of `must`, `should` and `lints`: without any of a list's triggers in a text, no rule of that list
    /// finds anything. [`Row::with_triggers`] sets them.
    pub(crate) triggers: [Triggers; 3],
    /// The clauses that problems of this dialect rest on, where they differ from those in the table of codes.
    pub(crate) clauses: &'static [Override],

    /// The scheme under which other dialects may read another handle in a text of this one (D-U8).
    pub(crate) rivals: Option<&'static str>,
    /// Whether the parts of a text show at once that no rival reads another handle in it; if not, the rivals are tried.
    pub(crate) is_alone: fn(&[u8], &Tree, &Options<'_>) -> bool,
    /// The glance: a fast function that returns `Some` only for a text so plain that no rule of the dialect can find
    /// anything in it.
    pub(crate) glance: fn(&[u8]) -> Option<Plain<'_>>,

    /// The namespace of the info registry to which handles of the dialect belong.
    pub(crate) namespace: &'static str,
    /// Whether a local name may be written in another charset than UTF-8 (SUN-15).
    pub(crate) charsets: bool,
    /// Whether the case of ASCII letters means nothing in a handle (SUN-2, SUN-3).
    pub(crate) ignores_case: bool,
    /// Whether the naming authority is written as a host, in which the case of letters means nothing (D-C6).
    pub(crate) named_by_host: bool,

    /// How the dialect writes a handle.
    pub(crate) encoding: Encoding,
    /// The parts besides the handle that texts of the dialect have a place for, so that a conversion can carry them.
    pub(crate) places: &'static [Loss],
    /// Whether the query tells a proxy what to do, and so means nothing in other dialects.
    pub(crate) query_is_for_proxy: bool,
    /// The scheme to suggest for a text without one; empty if a text without it usually lacks other parts too.
    pub(crate) suggested_scheme: &'static str,
    /// The octets of a handle that software strips when it reads a text of the dialect, escaped or not.
    pub(crate) stripped: fn(&[u8]) -> Option<Range<usize>>,
}

/// The names of the productions that read the two parts of a handle; in a URI of any namespace, both are that of the
/// identifier.
#[derive(Clone, Copy)]
pub(crate) struct PartRules {
    pub(crate) naming_authority: &'static str,
    pub(crate) local_name: &'static str,
}

/// Which accidents are looked for in texts of a dialect.
#[derive(Clone, Copy)]
pub(crate) struct Accidents {
    /// Hosts that are not known proxies, and segments that proxies do not ask for. CORDRA does not want these: a
    /// resolver may have any host, and may ask for a segment.
    pub(crate) hosts: bool,
    /// All other accidents. The dialects of 1998, which restrict little, and the hexadecimal CORDRA identifiers do not
    /// want these.
    pub(crate) others: bool,
}

impl Accidents {
    const ALL: Self = Self { hosts: true, others: true };
    pub(super) const WITHOUT_HOSTS: Self = Self { hosts: false, others: true };
    pub(super) const NONE: Self = Self { hosts: false, others: false };
}

/// The beginning of a production's name, a code, and a clause. A problem of this code rests on this clause, not on that
/// in the table of codes, if the name of the production at its place, or of the one that reads the whole text, begins
/// so.
pub(crate) type Override = (&'static str, Code, &'static str);

/// A dialect of native handles without any rule of its own. Rows take from it the columns that they do not set.
pub(super) const BASE: Row = Row {
    name: "",
    about: "",
    example: "",
    schemes: &[],
    heads: &[],
    label: "",
    start: "",
    watched: |_, _| false,
    read: |_| None,
    is_valid: |_, _| false,
    escaped: false,
    parts: PartRules { naming_authority: "hdl_uri::na-segment", local_name: "hdl_uri::local-name" },
    must: &[],
    should: &[],
    lints: NATIVE_LINTS,
    accidents: Accidents::ALL,
    triggers: [Triggers::NONE; 3],
    clauses: &[],
    rivals: None,
    is_alone: |_, _, _| false,
    glance: |_| None,
    namespace: "hdl",
    charsets: false,
    ignores_case: false,
    named_by_host: false,
    encoding: NATIVE,
    places: &[],
    query_is_for_proxy: false,
    suggested_scheme: "",
    stripped: |_| None,
};

/// [`BASE`] for dialects whose texts have percent-escapes.
pub(super) const ESCAPED: Row = Row { escaped: true, lints: ESCAPED_LINTS, ..BASE };

use Severity::{Advice, Warning};

/// The lints of native handles.
const NATIVE_LINTS: &[(Severity, Rule)] = &[
    (Warning, rule::invisible_character),
    (Warning, rule::dash_lookalike),
    (Warning, rule::enclosing_marks),
    (Warning, rule::inner_space),
    (Warning, rule::punctuation),
    (Warning, rule::doubled_scheme),
    (Warning, rule::html_entity),
    (Advice, rule::not_nfc),
];

/// The lints of texts with percent-escapes.
const ESCAPED_LINTS: &[(Severity, Rule)] = &[
    (Warning, rule::invisible_character),
    (Warning, rule::dash_lookalike),
    (Warning, rule::punctuation),
    (Warning, rule::doubled_scheme),
    (Warning, rule::index_prefix),
    (Warning, rule::html_entity),
    (Warning, rule::double_escape),
    (Advice, rule::escaped_slash),
    (Advice, rule::not_nfc),
];

impl Row {
    /// The span of the part of a text that `part` names, if the text has it.
    pub(crate) fn span(&self, part: Loss, tree: &Tree) -> Option<Span> {
        match part {
            Loss::Query => tree.query.get(),
            Loss::Fragment => tree.fragment.get(),
            Loss::Modifier => tree.modifier.get(),
            Loss::Resolver | Loss::Host | Loss::Server => {
                tree.authority.get().filter(|_| self.encoding.authority_kind() == Some(part))
            }
            Loss::Segment => tree.segment.get(),
            Loss::AliasPrefix => tree.alias.get(),
        }
    }

    /// Whether texts of the dialect have a place for the part. No dialect has a place for the host of a proxy, because
    /// a conversion chooses the host anew.
    pub(crate) fn has_place(&self, part: Loss) -> bool {
        self.places.contains(&part)
    }

    /// Whether a conversion from this dialect to the dialect `to` copies the part verbatim.
    pub(crate) fn carries(&self, part: Loss, to: &Self) -> bool {
        let alike = self.query_is_for_proxy == to.query_is_for_proxy;
        (part != Loss::Query || alike) && self.has_place(part) && to.has_place(part)
    }

    /// A text that the production of the dialect has read, for rules to look at.
    #[inline]
    pub(crate) fn subject<'a>(
        &self,
        text: &'a [u8],
        tree: Tree,
        options: Options<'a>,
    ) -> Subject<'a> {
        Subject { text, written: text, tree, escaped: self.escaped, options }
    }

    /// Sets the column that follows from others: the triggers of the rules.
    pub(super) const fn with_triggers(self) -> Self {
        let triggers = [Rule::needs(self.must), Rule::needs(self.should), Rule::needs(self.lints)];
        Self { triggers, ..self }
    }

    /// The triggers of the rules that bind.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) const fn binding(&self) -> Triggers {
        let [binding, ..] = self.triggers;
        binding
    }

    /// Whether a text is valid; `tree` has the parts that the start production read, if it accepts the text.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn is_valid_as(
        &self,
        tree: Option<Tree>,
        text: &[u8],
        options: &Options<'_>,
    ) -> bool {
        // A closure would not be inlined, so the row would not be a constant in it.
        let Some(tree) = tree else { return false };
        self.is_sound(text, &tree, options)
    }

    /// Whether a text that the production accepts keeps every rule that binds.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn is_sound(&self, text: &[u8], tree: &Tree, options: &Options<'_>) -> bool {
        if self.must.is_empty() {
            return true;
        }
        self.is_sound_by_triggers(text, tree, options)
            .unwrap_or_else(|| self.keeps_rules(text, &tree.without_ending(), options))
    }

    /// Whether the text keeps every rule that binds, by a quick look at its triggers; `None` if only the rules
    /// themselves can find out.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn is_sound_by_triggers(
        &self,
        text: &[u8],
        tree: &Tree,
        options: &Options<'_>,
    ) -> Option<bool> {
        let mut binding = self.binding();
        if binding.has_any(Triggers::OUTSIDE_PATH) {
            let outside = Triggers::outside_path(text, tree);
            if outside != Triggers::NONE {
                return outside.has_any(binding).then_some(false);
            }
            binding = binding.without(Triggers::OUTSIDE_PATH);
        }
        binding.are_surely_absent(text, self.escaped, tree, options).then_some(true)
    }

    #[inline(never)]
    fn keeps_rules(&self, text: &[u8], tree: &Tree, options: &Options<'_>) -> bool {
        let subject = self.subject(text, *tree, *options);
        let (triggers, mut sound) = (subject.binding_triggers(self.binding()), true);
        self.must.iter().for_each(|(_, rule)| rule.apply(&subject, triggers, |_, _| sound = false));
        sound
    }
}

/// Defines the row of a dialect: the function that makes a tree of a text, the production that reads the text, and the
/// columns. It sets those that follow from these.
macro_rules! row {
    ($name:ident: $read:ident reads $production:path, $row:expr) => {
        pub(super) const $name: Row = Row {
            watched: |text, watch| handle_grammar::document::watched($production(), text, watch),
            read: $read,
            is_valid: |text, options| $name.is_valid_as($read(text), text, options),
            ..$row
        }
        .with_triggers();
    };
}
pub(super) use row;
