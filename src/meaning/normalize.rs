//! Normal forms: one spelling for all texts that differ only in escapes and in case that means nothing.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use handle_grammar::rfc3986::{PATH, UNRESERVED};

use crate::code::Code;
use crate::diagnosis::Finding;
use crate::dialect::Dialect;
use crate::read::Options;
use crate::registry::{IDENTIFIER, Namespace};
use crate::report::{Origin, Report};
use crate::rule::Subject;
use crate::text::escape::MARK;
use crate::text::{Decoded, Span, ascii, escape, named};

/// Which percent-escapes of an info URI a normal form decodes.
///
/// ```
/// use handle_syntax::InfoUri;
/// use handle_syntax::meaning::Mode;
///
/// let uri = InfoUri::parse("info:pii/S0888-7543%2802%29")?;
/// assert_eq!(uri.normalized(Mode::Section5), "info:pii/S0888-7543(02)");
/// assert_eq!(uri.normalized(Mode::Strict3986), "info:pii/S0888-7543%2802%29");
/// # Ok::<(), handle_syntax::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Mode {
    /// Those of unreserved characters and of `!`, `*`, `'`, `(` and `)`, as in the document's example U3 and N3 (D-I1).
    #[default]
    Section5,
    /// Those of unreserved characters only, by the rule `unreserved`.
    Strict3986,
}

impl Mode {
    /// Every mode.
    pub const ALL: &'static [Self] = &[Self::Section5, Self::Strict3986];

    /// The name that people type: `strict-3986`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Section5 => "section5",
            Self::Strict3986 => "strict-3986",
        }
    }
}

named!(Mode, "there is no mode of that name");

/// How to bring a text into its normal form.
///
/// ```
/// use handle_syntax::{Dialect, Options};
/// use handle_syntax::meaning::Normalization;
///
/// let by_registry = Normalization::new().registry(true);
/// let normal = Dialect::InfoUri.normalize_with("info:lccn/n78-89035", Options::new(), by_registry);
/// assert_eq!(normal?, &b"info:lccn/n78089035"[..]);
/// # Ok::<(), handle_syntax::Report>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Normalization {
    mode: Mode,
    registry: bool,
}

impl Normalization {
    /// The normal form of the default [`Mode`], without the rules of the info registry.
    #[must_use]
    pub const fn new() -> Self {
        Self { mode: Mode::Section5, registry: false }
    }

    /// Which percent-escapes of an info URI to decode.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Options};
    /// use handle_syntax::meaning::{Mode, Normalization};
    ///
    /// let strict = Normalization::new().mode(Mode::Strict3986);
    /// let normal = Dialect::InfoUri.normalize_with("INFO:pii/%28", Options::new(), strict);
    /// assert_eq!(normal?, &b"info:pii/%28"[..]);
    /// # Ok::<(), handle_syntax::Report>(())
    /// ```
    #[must_use]
    pub const fn mode(self, mode: Mode) -> Self {
        Self { mode, ..self }
    }

    /// Whether to apply the rules of the info registry too (INFO-26), to DOI names and to info URIs of a namespace with
    /// such rules.
    #[must_use]
    pub const fn registry(self, registry: bool) -> Self {
        Self { registry, ..self }
    }
}

/// a) "Normalize the case of the scheme component to be lowercase" (INFO-22): the span of the scheme.
fn scheme_to_lowercase(subject: &Subject<'_>) -> Span {
    let colon = subject.text.iter().position(|&octet| octet == b':');
    Span::of(0, colon.unwrap_or(0))
}

/// b) "Normalize the case of the namespace component to be lowercase" (INFO-23): the span of the namespace.
fn namespace_to_lowercase(subject: &Subject<'_>) -> Span {
    subject.tree.namespace.get().unwrap_or_default()
}

/// The span of the host, whose case means nothing either: in two dialects the naming authority is the host (D-C6). A
/// user before the host keeps its case.
fn host_to_lowercase(dialect: Dialect, subject: &Subject<'_>) -> Span {
    if dialect.row().named_by_host {
        return subject.tree.naming_authority;
    }
    let authority = subject.tree.authority.get().unwrap_or_default();
    let user = subject.text[authority.range()].iter().rposition(|&octet| octet == b'@');
    Span::of(authority.range().start + user.unwrap_or(0), authority.range().end)
}

/// c) "Unescape all unreserved %-escaped characters" (INFO-24): whether to decode the escape of `octet`.
fn unescape_unreserved(octet: u8, mode: Mode, subject: &Subject<'_>) -> bool {
    let info = subject.tree.namespace.get().is_some();
    UNRESERVED.contains(octet) || (info && mode == Mode::Section5 && MARK.contains(octet))
}

/// d) "Normalize the case of any %-escaped characters to be uppercase" (INFO-25, D-I9): whether they are already.
fn escape_is_uppercase(escape: &[u8]) -> bool {
    !escape.iter().any(u8::is_ascii_lowercase)
}

/// An octet of a normal form.
#[derive(Clone, Copy)]
pub(crate) struct Octet {
    value: u8,
    /// Whether the normal form writes the octet as it is, not as an escape.
    raw: bool,
    /// Whether the text already has the octet as the normal form writes it.
    kept: bool,
}

/// The octets of the normal form. One pass from left to right makes them, so that no escape is decoded twice (D-I8).
///
/// The fragment is copied (D-I3), and so are a modifier and a resolver's first segment, which compare octet by octet.
pub(crate) fn octets<'s>(
    dialect: Dialect,
    subject: &'s Subject<'_>,
    mode: Mode,
) -> impl Iterator<Item = Octet> + use<'s> {
    let (text, tree, row) = (subject.text, &subject.tree, dialect.row());
    let start = ascii::lead(text, row.lead);
    let end = tree.fragment.get().map_or(text.len(), |fragment| fragment.range().start - 1);
    let copied = tree.modifier.get().or(tree.segment.get()).unwrap_or_default().range();
    let copied = copied.start.max(start)..copied.end.max(start);
    let sections = [
        (start..copied.start, row.escaped),
        (copied.clone(), false),
        (copied.end..end, row.escaped),
        (end..text.len(), false),
    ];
    let lower = if row.escaped {
        [
            scheme_to_lowercase(subject),
            namespace_to_lowercase(subject),
            host_to_lowercase(dialect, subject),
        ]
    } else {
        [Span::default(); 3]
    };
    let parts = sections.into_iter().map(move |(section, escaped)| {
        Decoded::new(text, Span::of(section.start, section.end), escaped)
    });
    parts.flat_map(|part| part.octets()).map(move |(octet, span)| {
        let found = &text[span.range()];
        let raw = span.len() == 1 || unescape_unreserved(octet, mode, subject);
        let low = raw && lower.iter().any(|part| part.range().contains(&span.range().start));
        let value = if low { octet.to_ascii_lowercase() } else { octet };
        let kept = if raw { found == [value] } else { escape_is_uppercase(found) };
        Octet { value, raw, kept }
    })
}

/// The normal form of a text; it is copied only if it differs from the text.
pub(crate) fn normal<'a>(dialect: Dialect, subject: &Subject<'a>, mode: Mode) -> Cow<'a, [u8]> {
    if octets(dialect, subject, mode).all(|octet| octet.kept) {
        return Cow::Borrowed(&subject.text[ascii::lead(subject.text, dialect.row().lead)..]);
    }
    let mut normal = Vec::with_capacity(subject.text.len());
    octets(dialect, subject, mode)
        .for_each(|octet| escape::push(octet.value, octet.raw, &mut normal));
    Cow::Owned(normal)
}

/// The namespace whose rules apply to a text, and the span of the identifier; `None` if its namespace has no rules.
pub(crate) fn registered(dialect: Dialect, subject: &Subject<'_>) -> Option<(Namespace, Span)> {
    let tree = &subject.tree;
    let registered = match tree.namespace.get() {
        Some(namespace) => (Namespace::named(&subject.text[namespace.range()])?, tree.path.get()?),
        None => {
            let end = tree.local_name.get()?.end;
            let namespace = Namespace::named(dialect.row().namespace.as_bytes())?;
            (namespace, Span::new(tree.naming_authority.start, end))
        }
    };
    Some(registered).filter(|(namespace, _)| namespace.has_rules())
}

/// The report on a text whose identifier the rules of its namespace refuse.
pub(crate) fn not_of_namespace<'t>(dialect: Dialect, subject: &Subject<'t>) -> Report<'t> {
    let identifier = registered(dialect, subject).map(|(_, span)| span).unwrap_or_default();
    let finding = Finding::new(Code::NamespaceSyntax, identifier, IDENTIFIER);
    Report::one(finding, subject.text, Origin::Meaning(dialect))
}

/// The normal form by the rules of the text's namespace, if it has any; the error is the report on an identifier that
/// the rules refuse.
fn by_registry<'a>(
    dialect: Dialect,
    subject: &Subject<'a>,
) -> Option<Result<Cow<'a, [u8]>, Report<'a>>> {
    let (namespace, span) = registered(dialect, subject)?;
    let identifier = subject.decoded(span).to_cow();
    let Some(identifier) = namespace.normal(&identifier) else {
        return Some(Err(not_of_namespace(dialect, subject)));
    };
    let text = &subject.text[ascii::lead(subject.text, dialect.row().lead)..];
    let escaped = subject.escaped;
    let head = [&b"info:"[..], namespace.name().as_bytes(), b"/"];
    let head = head.into_iter().filter(|_| escaped).flatten();
    let written = identifier
        .iter()
        .flat_map(|octet| escape::written(octet, !escaped || PATH.contains(*octet)));
    let normal = head.chain(written).chain(&subject.text[span.range().end..]);
    if normal.clone().eq(text) {
        return Some(Ok(Cow::Borrowed(text)));
    }
    Some(Ok(normal.copied().collect()))
}

impl Namespace {
    /// Brings a native identifier, in which nothing is escaped, into the normal form by the rules of the record.
    /// Without such rules, it stays as it is.
    ///
    /// # Errors
    /// The result is not a valid identifier: it breaks the syntax of the record, which only `lccn` has here, or the
    /// rules would change it again.
    pub fn normalize(
        self,
        identifier: &(impl AsRef<[u8]> + ?Sized),
    ) -> Result<Cow<'_, [u8]>, Report<'_>> {
        let identifier = identifier.as_ref();
        self.normal(identifier).ok_or_else(|| {
            let whole = Span::of(0, identifier.len());
            Report::single(identifier, Code::NamespaceSyntax, whole, IDENTIFIER)
        })
    }
}

impl Dialect {
    /// The normal form of a text: another text of the same dialect that means the same, in one spelling.
    ///
    /// Scheme, namespace and host are written in lower case, escapes of characters that need none are decoded, and the
    /// digits of all other escapes are written in upper case. Dot-segments, the fragment and the case of everything
    /// else stay as they are. A native handle is always in its normal form; a `doi:` before a DOI name is dropped. The
    /// text is copied only if something changes.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// let normal = Dialect::InfoUri.normalize("INFO:pii/S0888%2D7543%2802%2996852%2d7")?;
    /// assert_eq!(normal, &b"info:pii/S0888-7543(02)96852-7"[..]);
    /// # Ok::<(), handle_syntax::Report>(())
    /// ```
    ///
    /// Source: RFC 4452 section 5; for `hdl` URIs RFC 3986 section 6.2.2, without the removal of dot-segments.
    ///
    /// # Errors
    /// The text is not valid in this dialect, or the rules of its namespace refuse its identifier.
    pub fn normalize(
        self,
        text: &(impl AsRef<[u8]> + ?Sized),
    ) -> Result<Cow<'_, [u8]>, Report<'_>> {
        self.normalize_with(text, Options::default(), Normalization::default())
    }

    /// Like [`normalize`](Self::normalize), with options and another kind of normal form.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Options};
    /// use handle_syntax::meaning::Normalization;
    ///
    /// let by_registry = Normalization::new().registry(true);
    /// let normal = Dialect::Doi.normalize_with("10.1000/abc", Options::new(), by_registry);
    /// assert_eq!(normal?, &b"10.1000/ABC"[..]);
    /// # Ok::<(), handle_syntax::Report>(())
    /// ```
    ///
    /// # Errors
    /// The text is not valid in this dialect, or the rules of its namespace refuse its identifier.
    pub fn normalize_with<'a>(
        self,
        text: &'a (impl AsRef<[u8]> + ?Sized),
        options: Options<'a>,
        normalization: Normalization,
    ) -> Result<Cow<'a, [u8]>, Report<'a>> {
        let text = text.as_ref();
        let Some(subject) = self.read(text, options) else {
            return Err(self.check_with(text, options));
        };
        let registered = normalization.registry.then(|| by_registry(self, &subject)).flatten();
        match registered {
            Some(normal) => normal,
            None => Ok(normal(self, &subject, normalization.mode)),
        }
    }
}
