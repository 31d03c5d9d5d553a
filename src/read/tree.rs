//! [`Tree`]: the spans of the parts of a text.

use crate::read::proxy;
use crate::text::Span;

/// The span of a part that may be absent. No such part begins at the first octet of a text, so the span `0..0` says
/// that the part is absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slot(Span);

impl Slot {
    pub(crate) const NONE: Self = Self(Span::new(0, 0));

    pub(crate) const fn get(self) -> Option<Span> {
        if self.0.end == 0 { None } else { Some(self.0) }
    }

    /// Whether the part is present, but empty.
    pub(crate) const fn is_empty(self) -> bool {
        self.0.end > 0 && self.0.is_empty()
    }
}

impl From<Option<Span>> for Slot {
    fn from(span: Option<Span>) -> Self {
        span.map_or(Self::NONE, Self)
    }
}

impl From<Span> for Slot {
    fn from(span: Span) -> Self {
        Self(span)
    }
}

/// The parts of a text in any dialect; a part that the dialect does not have is absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tree {
    /// The authority of the URI: a server, a resolver or a proxy.
    pub(crate) authority: Slot,
    /// The segment before the handle that a resolver requires.
    pub(crate) segment: Slot,
    /// The prefix that a proxy removes from the path, such as `hdl:`.
    pub(crate) alias: Slot,
    pub(crate) modifier: Slot,
    pub(crate) namespace: Slot,
    /// The identifier of an info URI, or the path of a proxy link.
    pub(crate) path: Slot,
    pub(crate) naming_authority: Span,
    /// The local name; absent if the `/` before it is absent.
    pub(crate) local_name: Slot,
    pub(crate) query: Slot,
    pub(crate) fragment: Slot,
    /// Whether the text is a link to a shortDOI: its naming authority is `10`, which is not written.
    pub(crate) short: bool,
}

impl Tree {
    /// The span of every part; `None` for those that are absent.
    pub(crate) fn spans(&self) -> [Option<Span>; 10] {
        [
            self.authority.get(),
            self.segment.get(),
            self.alias.get(),
            self.modifier.get(),
            self.namespace.get(),
            self.path.get(),
            Some(self.naming_authority),
            self.local_name.get(),
            self.query.get(),
            self.fragment.get(),
        ]
    }

    /// The place where the host is missing in the authority: nothing, or only a port, stands there after the user.
    #[inline]
    pub(crate) fn missing_host(&self, text: &[u8]) -> Option<Span> {
        let host = proxy::host(text, self.authority.get()?.range());
        host.is_empty().then_some(Span::of(host.start, host.start))
    }

    /// The span that identifies something: the handle, or the path that contains it.
    #[inline]
    pub(crate) fn identifying(&self) -> Span {
        let end = self.local_name.get().unwrap_or(self.naming_authority).end;
        self.path.get().unwrap_or(Span::new(self.naming_authority.start, end))
    }

    /// The same parts without query and fragment, for which the prose of the documents has no rules.
    #[inline]
    pub(crate) fn without_ending(&self) -> Self {
        Self { query: Slot::NONE, fragment: Slot::NONE, ..*self }
    }

    /// The octet at which the query or fragment begins, with its `?` or `#`; `len` if the text has neither.
    pub(crate) fn body(&self, len: usize) -> usize {
        let first = self.query.get().or(self.fragment.get());
        first.map_or(len, |part| part.start as usize - 1)
    }
}
