//! [`Dialect`]: the named ways to read texts. A row in the file of its document defines each of them.

mod cordra;
mod encoding;
mod hdl_uri;
mod heads;
mod info_uri;
mod loss;
mod overview;
mod practice;
mod reader;
mod row;
mod sun98;
#[cfg(test)]
mod tests;

pub(crate) use encoding::Encoding;
pub use loss::Loss;
pub(crate) use row::{Override, Row};

use alloc::vec::Vec;

use crate::read::{Node, Options, Trace, Tree};
use crate::rule::Subject;
use crate::text::{LONGEST_TEXT, Span, ascii, named};

/// A named way to read texts: a start production, the rules that the prose of its document adds, and the severity of
/// breaking each of them.
///
/// ```
/// use handle_syntax::Dialect;
///
/// let dialect: Dialect = "hdl-uri".parse()?;
/// assert!(dialect.is_valid(b"hdl://10.1000/a%2Fb"));
/// assert!(!dialect.is_valid(b"hdl://10.1000%2Fa/b"));
/// # Ok::<(), handle_syntax::UnknownName>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Dialect {
    /// `handle`: a handle by RFC 3651 and the first-cut ABNF of 2008
    Handle,
    /// `handle-octet`: a handle by the octets of the ABNF of 2008, in whatever encoding
    HandleOctet,
    /// `handle-prose`: a handle by the prose of RFC 3651: `@` may stand in a naming authority
    HandleProse,
    /// `handle-overview`: a handle by the Handle System overview: printable characters of UCS-2
    HandleOverview,
    /// `handle-sun98`: a handle by the paper of 1998
    HandleSun98,
    /// `cordra-id`: a CORDRA identifier: hexadecimal digits and dots
    CordraId,
    /// `doi`: a DOI name: a handle under `10.`
    Doi,
    /// `hdl-uri`: an `hdl://` URI by the first-cut ABNF of 2008
    HdlUri,
    /// `hdl-resolver`: an `hdl:` URI in two forms: the handle as name, or at a server
    HdlResolver,
    /// `cordra-host`: CORDRA's host encoding: `hdl://` naming authority `/` local name
    CordraHost,
    /// `cordra-path`: CORDRA's path encoding: `hdl:` naming authority `/` local name
    CordraPath,
    /// `cordra-http`: CORDRA's HTTP encoding: resolver, two or three segments
    CordraHttp,
    /// `sun98-uri`: `hdl:` and a reference by the paper of 1998: `[charset@]handle`
    Sun98Uri,
    /// `sun98-proxy`: a reference after the name of a proxy server, by the paper of 1998
    Sun98Proxy,
    /// `info-uri`: an info URI by draft-04, which is RFC 4452
    InfoUri,
    /// `info-hdl`: an info URI of the namespace `hdl`, whose identifier is a handle
    InfoHdl,
    /// `proxy`: the address of a handle at hdl.handle.net, doi.org or a similar proxy, as they are in use
    Proxy,
}

impl Dialect {
    /// Every dialect, in the order of the variants.
    pub const ALL: &'static [Self] = &{
        let (mut all, mut at) = ([Self::Handle; ROWS.len()], 0);
        while at < ROWS.len() {
            all[at] = ROWS[at].0;
            assert!(all[at] as usize == at, "the rows are not in the order of the dialects");
            let (row, binding) = (ROWS[at].1, ROWS[at].1.binding());
            let has_triggers = row.must.is_empty() || binding.has_any(binding);
            assert!(has_triggers, "a row has no triggers: the macro `row` sets them");
            at += 1;
        }
        all
    };

    /// The row that defines the dialect.
    pub(crate) const fn row(self) -> &'static Row {
        ROWS[self as usize].1
    }

    /// The name that people type: `hdl-uri`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// A description of the dialect, in one line.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// for dialect in Dialect::ALL {
    ///     println!("{dialect}: {}, such as {}", dialect.about(), dialect.example());
    /// }
    /// ```
    #[must_use]
    pub const fn about(self) -> &'static str {
        self.row().about
    }

    /// A text of the dialect that has no problem.
    #[must_use]
    pub const fn example(self) -> &'static str {
        self.row().example
    }

    /// The name of the production that reads texts of this dialect: `hdl_uri::hdl-uri`.
    #[must_use]
    pub const fn start(self) -> &'static str {
        self.row().start
    }

    /// Whether texts of this dialect can name the server, resolver or proxy that resolves them.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// assert!(Dialect::Proxy.has_resolver() && !Dialect::Doi.has_resolver());
    /// ```
    #[must_use]
    pub const fn has_resolver(self) -> bool {
        self.encoding().authority.is_some()
    }

    /// How many octets at the beginning of `text` are a label, such as `doi:`, and the spaces and tabs after it. No
    /// production reads them.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// assert_eq!(Dialect::Doi.label_len("DOI: 10.1000/182"), 5);
    /// assert_eq!(Dialect::Doi.label_len("10.1000/182"), 0);
    /// assert_eq!(Dialect::Handle.label_len("doi:10.1000/182"), 0);
    /// ```
    #[must_use]
    pub fn label_len(self, text: &(impl AsRef<[u8]> + ?Sized)) -> usize {
        ascii::label_len(text.as_ref(), self.row().label)
    }

    /// How the dialect writes a handle.
    pub(crate) const fn encoding(self) -> &'static Encoding {
        &self.row().encoding
    }

    /// The dialect for those texts of this one that mean a handle: `info-hdl` for `info-uri`, and `None` for all
    /// others.
    pub(crate) fn of_handles(self) -> Option<Self> {
        self.encoding().namespaced.then_some(Self::InfoHdl)
    }

    /// Whether `text` is valid in this dialect: its production accepts the text, and the text breaks no rule that
    /// binds.
    #[must_use]
    pub fn is_valid(self, text: &(impl AsRef<[u8]> + ?Sized)) -> bool {
        self.accepts(text.as_ref(), &Options::new())
    }

    /// Like [`is_valid`](Self::is_valid), with options.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Options, ResolverSegment};
    ///
    /// let is_valid = |segment| {
    ///     let options = Options::new().resolver_segment(segment);
    ///     Dialect::CordraHttp.is_valid_with("http://id.test/hdl/100.102/F5", options)
    /// };
    /// assert!(is_valid(ResolverSegment::Is("hdl")) && !is_valid(ResolverSegment::Absent));
    /// ```
    #[must_use]
    pub fn is_valid_with(self, text: &(impl AsRef<[u8]> + ?Sized), options: Options<'_>) -> bool {
        self.accepts(text.as_ref(), &options)
    }

    #[inline]
    fn accepts(self, text: &[u8], options: &Options<'_>) -> bool {
        text.len() <= LONGEST_TEXT && (self.row().is_valid)(text, options)
    }

    /// Which productions read which octets, each before its parts; `None` if the text is not valid.
    ///
    /// If the handle is escaped as one string, no production reads its two parts, but the trace has them too. No
    /// production reads a shortDOI such as `10/abcde`: its trace has the [start](Self::start) production and the two
    /// parts.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// let nodes = Dialect::HdlUri.trace("hdl://10.1000/182").unwrap();
    /// assert_eq!((nodes[0].production, nodes[0].span.range()), ("hdl_uri::hdl-uri", 0..17));
    /// assert_eq!(Dialect::HdlUri.trace("10.1000/182"), None);
    /// ```
    #[must_use]
    pub fn trace(self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<Vec<Node>> {
        self.traced(text.as_ref(), Options::default())
    }

    /// Like [`trace`](Self::trace), with options.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Options, ResolverSegment};
    ///
    /// let options = Options::new().resolver_segment(ResolverSegment::Is("hdl"));
    /// let nodes = Dialect::CordraHttp.trace_with("http://id.test/hdl/100.102/F5", options).unwrap();
    /// assert_eq!(nodes[0].production, "cordra::cordra-http");
    /// ```
    #[must_use]
    pub fn trace_with(
        self,
        text: &(impl AsRef<[u8]> + ?Sized),
        options: Options<'_>,
    ) -> Option<Vec<Node>> {
        self.traced(text.as_ref(), options)
    }

    fn traced(self, text: &[u8], options: Options<'_>) -> Option<Vec<Node>> {
        let tree = self.parts(text, options)?;
        let label_len = self.label_len(text);
        let mut trace = Trace::from_octet(label_len);
        if !(self.row().watched)(&text[label_len..], &trace) {
            // No production reads a shortDOI, so the trace has to name the parts.
            trace.put_first(self.start(), Span::of(label_len, text.len()));
            trace.add("hdl_uri::naming-authority", tree.naming_authority);
            trace.add("hdl_uri::local-name", tree.local_name.get().unwrap_or_default());
        }
        if let (Some(_), Some(local_name)) = (tree.path.get(), tree.local_name.get()) {
            trace.add("hdl_uri::naming-authority", tree.naming_authority);
            trace.add("hdl_uri::local-name", local_name);
        }
        Some(trace.into_nodes())
    }

    /// The parts of `text`, if the production accepts it.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn tree(self, text: &[u8]) -> Option<Tree> {
        if text.len() > LONGEST_TEXT {
            return None;
        }
        (self.row().read)(text)
    }

    /// The text with its parts, for rules to look at; `None` if it is not valid.
    #[cfg_attr(not(target_family = "wasm"), inline)]
    pub(crate) fn read<'a>(self, text: &'a [u8], options: Options<'a>) -> Option<Subject<'a>> {
        let tree = self.tree(text);
        let tree = *self.sound(text, tree.as_ref(), &options)?;
        Some(self.row().subject(text, tree, options))
    }

    /// The parts of `text`, which its production has read, if the text keeps every rule that binds. The tree is large,
    /// so it is lent and not copied.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn sound<'t>(
        self,
        text: &[u8],
        tree: Option<&'t Tree>,
        options: &Options<'_>,
    ) -> Option<&'t Tree> {
        tree.filter(|tree| self.row().is_sound(text, tree, options))
    }

    /// The parts of `text`, if it is valid.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn parts(self, text: &[u8], options: Options<'_>) -> Option<Tree> {
        let tree = self.tree(text);
        match &tree {
            Some(parts) if self.row().is_sound(text, parts, &options) => tree,
            _ => None,
        }
    }
}

/// Every dialect and the row that defines it, in the order of the enum.
const ROWS: &[(Dialect, &Row)] = &[
    (Dialect::Handle, &hdl_uri::HANDLE),
    (Dialect::HandleOctet, &hdl_uri::HANDLE_OCTET),
    (Dialect::HandleProse, &overview::HANDLE_PROSE),
    (Dialect::HandleOverview, &overview::HANDLE_OVERVIEW),
    (Dialect::HandleSun98, &sun98::HANDLE_SUN98),
    (Dialect::CordraId, &cordra::CORDRA_ID),
    (Dialect::Doi, &practice::DOI),
    (Dialect::HdlUri, &hdl_uri::HDL_URI),
    (Dialect::HdlResolver, &hdl_uri::HDL_RESOLVER),
    (Dialect::CordraHost, &cordra::CORDRA_HOST),
    (Dialect::CordraPath, &cordra::CORDRA_PATH),
    (Dialect::CordraHttp, &cordra::CORDRA_HTTP),
    (Dialect::Sun98Uri, &sun98::SUN98_URI),
    (Dialect::Sun98Proxy, &sun98::SUN98_PROXY),
    (Dialect::InfoUri, &info_uri::INFO_URI),
    (Dialect::InfoHdl, &info_uri::INFO_HDL),
    (Dialect::Proxy, &practice::PROXY),
];

/// The clauses that the rows give to problems in place of those in the table of codes.
pub(crate) fn clauses() -> impl Iterator<Item = &'static Override> {
    Dialect::ALL.iter().flat_map(|dialect| dialect.row().clauses)
}

named!(Dialect, "there is no dialect of that name");
