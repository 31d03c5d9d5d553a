//! Normal forms: one spelling for all texts that differ only in escapes and in letter case that means nothing.

mod mode;
mod spelling;

pub use mode::Mode;
pub(crate) use spelling::normal;

use alloc::borrow::Cow;
use alloc::vec::Vec;

use handle_grammar::rfc3986::PATH;

use crate::code::Code;
use crate::diagnosis::Finding;
use crate::dialect::Dialect;
use crate::read::{Options, Tree};
use crate::registry::{IDENTIFIER, Namespace};
use crate::report::{Origin, Report};
use crate::rule::Subject;
use crate::text::{Span, escape};

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
    /// such rules. An identifier that the rules change is decoded and written anew, whatever the [`Mode`]: only what a
    /// path cannot have stays escaped. Of one that they do not change, only the escapes of the mode are decoded.
    #[must_use]
    pub const fn registry(self, registry: bool) -> Self {
        Self { registry, ..self }
    }
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

/// The normal form by the rules of the text's namespace, if they rewrite its identifier, which is then decoded and
/// written anew. The error is the report on an identifier that the rules refuse.
fn by_registry<'a>(dialect: Dialect, subject: &Subject<'a>) -> Option<Result<Vec<u8>, Report<'a>>> {
    let (namespace, span) = registered(dialect, subject)?;
    let decoded = subject.decoded(span).to_cow();
    let Some(identifier) = namespace.normal(&decoded) else {
        return Some(Err(not_of_namespace(dialect, subject)));
    };
    if identifier == decoded {
        return None;
    }
    let escaped = subject.escaped;
    let head = [&b"info:"[..], namespace.name().as_bytes(), b"/"];
    let head = head.into_iter().filter(|_| escaped).flatten();
    let written = identifier
        .iter()
        .flat_map(|octet| escape::written(octet, !escaped || PATH.contains(*octet)));
    let normal = head.chain(written).chain(&subject.text[span.range().end..]);
    Some(Ok(normal.copied().collect()))
}

/// The normal form of a valid text with these parts; the error is the report on an identifier that the rules of its
/// namespace refuse.
#[inline]
pub(crate) fn normal_with<'a>(
    (dialect, text, tree): (Dialect, &'a [u8], &Tree),
    options: Options<'a>,
    normalization: Normalization,
) -> Result<Cow<'a, [u8]>, Report<'a>> {
    if normalization.registry {
        let subject = dialect.row().subject(text, *tree, options);
        if let Some(normal) = by_registry(dialect, &subject) {
            return normal.map(Cow::Owned);
        }
    }
    Ok(normal(dialect, text, tree, normalization.mode))
}

impl Namespace {
    /// Brings a native identifier, in which nothing is escaped, into the normal form by the rules of the record.
    /// Without such rules, the identifier is returned unchanged.
    ///
    /// # Errors
    /// The result is not a valid identifier: it breaks the syntax of the record, which only the record of `lccn` gives,
    /// or the rules would change it again.
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
    /// else do not change. A native handle is always in its normal form; a `doi:` before a DOI name is dropped. The
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
        let tree = self.tree(text);
        let Some(tree) = self.sound(text, tree.as_ref(), &options) else {
            return Err(self.check_with(text, options));
        };
        normal_with((self, text, tree), options, normalization)
    }
}
