//! [`Tree`]: where the parts of a text are.

use crate::text::Span;

/// A part that may be absent. None of those begins at the first octet of a text, so an empty span there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slot(Span);

impl Slot {
    pub(crate) const NONE: Self = Self(Span::new(0, 0));

    pub(crate) const fn some(span: Span) -> Self {
        Self(span)
    }

    pub(crate) const fn get(self) -> Option<Span> {
        if self.0.end == 0 { None } else { Some(self.0) }
    }

    /// Whether the part is there, and empty.
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

/// The parts of a text, whatever its dialect: what a dialect does not have is absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tree {
    /// The server, the resolver, the proxy.
    pub(crate) authority: Slot,
    /// The resolver's first segment.
    pub(crate) segment: Slot,
    /// The prefix that a proxy takes off: `hdl:`.
    pub(crate) alias: Slot,
    pub(crate) modifier: Slot,
    pub(crate) namespace: Slot,
    /// The identifier of an info URI, the path of a proxy link.
    pub(crate) path: Slot,
    pub(crate) naming_authority: Span,
    /// Absent where the `/` before it is.
    pub(crate) local_name: Slot,
    pub(crate) query: Slot,
    pub(crate) fragment: Slot,
    /// Whether it is a link to a shortDOI, whose naming authority is `10` and stands nowhere.
    pub(crate) short: bool,
}

impl Tree {
    /// Every part, those that are absent as none.
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

    /// The host of the authority, perhaps with its port: it stands after the user, and is empty where a port alone follows.
    #[inline]
    pub(crate) fn host(&self, text: &[u8]) -> Option<Span> {
        let authority = self.authority.get()?.range();
        let octets = &text[authority.clone()];
        let user = octets.iter().rposition(|&octet| octet == b'@').map_or(0, |at| at + 1);
        let end = if octets.get(user) == Some(&b':') { user } else { octets.len() };
        Some(Span::of(authority.start + user, authority.start + end))
    }

    /// The part that identifies: the handle, or the path that it stands in.
    #[inline]
    pub(crate) fn identifying(&self) -> Span {
        let end = self.local_name.get().unwrap_or(self.naming_authority).end;
        self.path.get().unwrap_or(Span::new(self.naming_authority.start, end))
    }

    /// The same without query and fragment, about which no rule is.
    #[inline]
    pub(crate) fn without_ending(&self) -> Self {
        Self { query: Slot::NONE, fragment: Slot::NONE, ..*self }
    }

    /// Where the query and the fragment begin, or the text ends: at the `?` or `#`.
    pub(crate) fn body(&self, len: usize) -> usize {
        let first = self.query.get().or(self.fragment.get());
        first.map_or(len, |part| part.start as usize - 1)
    }
}
