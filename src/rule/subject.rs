//! [`Subject`]: a text that has been read, as rules see it.

use crate::read::{Options, Tree};
use crate::rule::trigger::Triggers;
use crate::text::{Decoded, Span};

/// A text that has been read.
pub(crate) struct Subject<'a> {
    pub(crate) text: &'a [u8],
    /// The text as it is written, of which `text` is mended where it was refused, place by place.
    pub(crate) written: &'a [u8],
    pub(crate) tree: Tree,
    /// Whether its dialect has percent-escapes.
    pub(crate) escaped: bool,
    pub(crate) options: Options<'a>,
}

impl<'a> Subject<'a> {
    /// Its triggers: every rule looks at the part that identifies, or at what parts there are.
    pub(crate) fn triggers(&self) -> Triggers {
        Triggers::of(self.identifying()).or(Triggers::of_parts(
            self.text,
            &self.tree,
            &self.options,
        ))
    }

    /// The triggers that `binding` rules need, and not all others.
    #[inline]
    pub(crate) fn binding_triggers(&self, binding: Triggers) -> Triggers {
        if !Triggers::BINDING.has_all(binding) {
            return self.triggers();
        }
        let parts = Triggers::of_parts(self.text, &self.tree, &self.options);
        parts.or(Triggers::of_handle(self.naming_authority(), self.local_name()))
    }

    /// Whether the text is not mended within `span`.
    pub(crate) fn is_written(&self, span: Span) -> bool {
        self.written.get(span.range()) == self.text.get(span.range())
    }

    /// The octets of `span` as they are meant, if the dialect has percent-escapes.
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

    /// The local name; empty at the end of the naming authority where the `/` is missing.
    pub(crate) fn local_name(&self) -> Decoded<'a> {
        let end = self.tree.naming_authority.end;
        self.decoded(self.tree.local_name.get().unwrap_or(Span::new(end, end)))
    }
}
