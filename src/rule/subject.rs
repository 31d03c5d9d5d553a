//! [`Subject`]: what a rule looks at: a text, with the places of its parts.

use crate::read::{Options, Tree};
use crate::rule::trigger::Triggers;
use crate::text::{Decoded, Span};

/// A text that was read, with the places of its parts.
pub(crate) struct Subject<'a> {
    pub(crate) text: &'a [u8],
    /// The text as it was given. If it was refused, `text` is a copy with fillers at the places that were refused, so
    /// that the rest of it can be read: it is *mended*.
    pub(crate) written: &'a [u8],
    pub(crate) tree: Tree,
    /// Whether its dialect has percent-escapes.
    pub(crate) escaped: bool,
    pub(crate) options: Options<'a>,
}

impl<'a> Subject<'a> {
    /// The triggers of the text: those of the part that identifies, and those of the parts that the text has.
    pub(crate) fn triggers(&self) -> Triggers {
        Triggers::of(self.identifying()).or(Triggers::of_parts(
            self.text,
            &self.tree,
            &self.options,
        ))
    }

    /// Those triggers of the text that are among `binding`, the triggers of the rules that bind. Other triggers may be
    /// missing from the result.
    #[inline]
    pub(crate) fn binding_triggers(&self, binding: Triggers) -> Triggers {
        if !Triggers::BINDING.has_all(binding) {
            return self.triggers();
        }
        let parts = Triggers::of_parts(self.text, &self.tree, &self.options);
        parts.or(Triggers::of_handle(self.naming_authority(), self.local_name()))
    }

    /// Whether the text is as it was given within `span`, and not mended.
    pub(crate) fn is_written(&self, span: Span) -> bool {
        self.written.get(span.range()) == self.text.get(span.range())
    }

    /// The place of the text without the white space at its beginning and end; `None` if the text is not UTF-8.
    pub(crate) fn trimmed(&self) -> Option<Span> {
        let text = core::str::from_utf8(self.text).ok()?;
        let rest = text.trim_start();
        let start = text.len() - rest.len();
        Some(Span::of(start, start + rest.trim_end().len()))
    }

    /// The octets that `span` means: percent-escapes are decoded, if the dialect has them.
    pub(crate) fn decoded(&self, span: Span) -> Decoded<'a> {
        Decoded::new(self.text, span, self.escaped)
    }

    /// The part of the text that identifies: the handle, or the identifier of an info URI.
    pub(crate) fn identifying(&self) -> Decoded<'a> {
        self.decoded(self.tree.identifying())
    }

    pub(crate) fn naming_authority(&self) -> Decoded<'a> {
        self.decoded(self.tree.naming_authority)
    }

    /// The local name; if the `/` is missing, an empty part at the end of the naming authority.
    pub(crate) fn local_name(&self) -> Decoded<'a> {
        let end = self.tree.naming_authority.end;
        self.decoded(self.tree.local_name.get().unwrap_or(Span::new(end, end)))
    }
}
