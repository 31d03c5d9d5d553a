//! [`Dialect`]: the named readings of text, as one table.

mod encoding;
mod loss;
pub(crate) mod reader;
mod row;
#[cfg(test)]
mod tests;

pub(crate) use encoding::Encoding;
pub use loss::Loss;
pub(crate) use row::Row;

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use handle_grammar::{cordra, document, hdl_uri, info_uri, overview, practice, sun98};

use crate::code::Severity;
use crate::read::{Node, Options, Trace, Tree};
use crate::rule;
use crate::rule::{Rule, Subject, Triggers};
use crate::text::ascii;

macro_rules! dialects {
    ($($variant:ident $name:literal $about:literal
        [$($scheme:literal),*] $($lead:literal)? $start:path = $rule:literal, $read:ident, $escaped:literal, [$na:literal, $local:literal];
        must $must:expr; should $should:expr;)+) => {
        /// A named reading of text: a start production, the rules of its document's prose, and how grave each is.
        ///
        /// ```
        /// use handle_syntax::Dialect;
        ///
        /// let dialect: Dialect = "hdl-uri".parse()?;
        /// assert!(dialect.is_valid(b"hdl://10.1000/a%2Fb"));
        /// assert!(!dialect.is_valid(b"hdl://10.1000%2Fa/b"));
        /// # Ok::<(), handle_syntax::UnknownDialect>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Dialect {
            $(#[doc = concat!("`", $name, "`: ", $about)] $variant),+
        }

        impl Dialect {
            /// Every dialect, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            const fn lints(self) -> &'static [(Severity, Rule)] {
                if matches!(self, Self::CordraId) {
                    return HEXADECIMAL;
                }
                match self {
                    $(Self::$variant => if $escaped { ESCAPED } else { PLAIN }),+
                }
            }

            pub(crate) const fn row(self) -> &'static Row {
                match self {
                    $(Self::$variant => const { &Row {
                        name: $name,
                        about: $about,
                        schemes: &[$($scheme),*],
                        lead: concat!($($lead)?),
                        start: $rule,
                        watched: |text, watch| document::watched($start(), text, watch),
                        read: reader::$read,
                        is_valid: |text, options| reader::$read(text)
                            .is_some_and(|tree| Self::$variant.is_sound(text, &tree, options)),
                        escaped: $escaped,
                        parts: [$na, $local],
                        must: $must,
                        binding: Rule::needs($must),
                        should: $should,
                        lints: Self::$variant.lints(),
                        advising: [
                            Rule::needs_of($should),
                            Rule::needs_of(Self::$variant.lints()),
                        ],
                    } }),+
                }
            }
        }
    };
}

use Severity::{Advice, Warning};

dialects! {
    Handle "handle" "a handle by RFC 3651 and the first-cut ABNF of 2008"
        [] hdl_uri::handle = "hdl_uri::handle", native, false, ["hdl_uri::na-segment", "hdl_uri::local-name"];
        must &[rule::not_utf8];
        should NATIVE;
    HandleOctet "handle-octet" "a handle by the octets of the ABNF of 2008, in whatever encoding"
        [] hdl_uri::handle = "hdl_uri::handle", native, false, ["hdl_uri::na-segment", "hdl_uri::local-name"];
        must &[];
        should &[(Warning, rule::not_utf8), (Warning, rule::empty_local_name)];
    HandleProse "handle-prose" "a handle by the prose of RFC 3651: `@` may stand in a naming authority"
        [] overview::handle = "overview::Handle", overview, false, ["overview::Prefix", "overview::Handle-Local-Name"];
        must &[rule::not_utf8, rule::empty_segment];
        should NATIVE;
    HandleOverview "handle-overview" "a handle by the Handle System overview: printable characters of UCS-2"
        [] overview::handle = "overview::Handle", overview, false, ["overview::Prefix", "overview::Handle-Local-Name"];
        must &[rule::not_utf8, rule::control_character, rule::beyond_bmp];
        should &[(Warning, rule::empty_local_name), (Warning, rule::url_as_handle), (Warning, rule::stray_whitespace)];
    HandleSun98 "handle-sun98" "a handle by the paper of 1998"
        [] sun98::handle = "sun98::Handle", sun98, false, ["sun98::Naming-Authority", "sun98::HandleString"];
        must &[rule::not_utf8];
        should &[(Warning, rule::empty_dots), (Warning, rule::control_character), (Warning, rule::stray_whitespace)];
    CordraId "cordra-id" "a CORDRA identifier: hexadecimal digits and dots"
        [] cordra::cordra_id = "cordra::cordra-id", cordra_id, false, ["cordra::na", "cordra::cordra-id"];
        must &[];
        should &[];
    Doi "doi" "a DOI name: a handle under `10.`"
        [] "doi:" practice::doi = "practice::doi", doi, false, ["hdl_uri::na-segment", "hdl_uri::local-name"];
        must &[rule::not_utf8, rule::control_character];
        should &[(Warning, rule::doi_prefix), (Warning, rule::empty_local_name), (Warning, rule::beyond_bmp),
            (Warning, rule::escape_in_handle), (Warning, rule::stray_whitespace)];
    HdlUri "hdl-uri" "an `hdl://` URI by the first-cut ABNF of 2008"
        ["hdl"] hdl_uri::hdl_uri = "hdl_uri::hdl-uri", hdl_uri, true, ["hdl_uri::u-na-segment", "hdl_uri::u-local-name"];
        must URI;
        should HDL;
    HdlResolver "hdl-resolver" "an `hdl:` URI in two forms: the handle as name, or at a server"
        ["hdl"] hdl_uri::hdl_resolver = "hdl_uri::hdl-resolver", hdl_resolver, true, ["hdl_uri::u-na-segment", "hdl_uri::u-local-name"];
        must URI;
        should HDL;
    CordraHost "cordra-host" "CORDRA's host encoding: `hdl://` naming authority `/` local name"
        ["hdl"] cordra::cordra_host = "cordra::cordra-host", cordra_host, true, ["cordra::reg-name-nz", "rfc3986::segment-nz"];
        must URI;
        should &[(Warning, rule::prefix_like_ipv4), (Warning, rule::needless_escape), (Warning, rule::dot_segment),
            (Warning, rule::control_character), (Warning, rule::beyond_bmp)];
    CordraPath "cordra-path" "CORDRA's path encoding: `hdl:` naming authority `/` local name"
        ["hdl"] cordra::cordra_path = "cordra::cordra-path", cordra_path, true, ["rfc3986::segment-nz", "rfc3986::segment-nz"];
        must URI;
        should &[(Warning, rule::needless_escape), (Warning, rule::dot_segment), (Warning, rule::control_character),
            (Warning, rule::beyond_bmp)];
    CordraHttp "cordra-http" "CORDRA's HTTP encoding: resolver, two or three segments"
        ["http"] cordra::cordra_http = "cordra::cordra-http", cordra_http, true, ["rfc3986::segment-nz", "rfc3986::segment-nz"];
        must CORDRA_HTTP;
        should &[(Warning, rule::resolver_segment_unverified), (Warning, rule::needless_escape), (Warning, rule::dot_segment),
            (Warning, rule::control_character), (Warning, rule::beyond_bmp)];
    Sun98Uri "sun98-uri" "`hdl:` and a reference by the paper of 1998: `[charset@]handle`"
        ["hdl"] sun98::handle_uri_syntax = "sun98::Handle-URI-Syntax", sun98_uri, true, ["sun98::Naming-Authority", "sun98::HandleString"];
        must &[rule::bad_percent_escape, rule::raw_quote, rule::unknown_charset, rule::charset_decode];
        should &[(Warning, rule::empty_dots), (Warning, rule::raw_hash), (Warning, rule::unknown_remark)];
    Sun98Proxy "sun98-proxy" "a reference behind a proxy server by the paper of 1998"
        ["http"] sun98::handleproxysyntax = "sun98::HandleProxySyntax", sun98_proxy, true, ["sun98::Naming-Authority", "sun98::HandleString"];
        must &[rule::bad_percent_escape, rule::character_not_allowed, rule::unknown_charset, rule::charset_decode];
        should &[(Warning, rule::empty_dots), (Warning, rule::unknown_remark)];
    InfoUri "info-uri" "an info URI by draft-04, which is RFC 4452"
        ["info"] info_uri::info_uri = "info_uri::info-URI", info_uri, true, ["info_uri::identifier", "info_uri::identifier"];
        must &[];
        should &[(Warning, rule::identifier_not_utf8), (Warning, rule::empty_identifier), (Warning, rule::not_normalized),
            (Warning, rule::unregistered_namespace), (Warning, rule::namespace_syntax), (Warning, rule::needless_escape), (Warning, rule::dot_segment),
            (Advice, rule::mark_decoded)];
    InfoHdl "info-hdl" "an info URI of the namespace `hdl`, whose identifier is a handle"
        ["info"] info_uri::info_uri = "info_uri::info-URI", info_hdl, true, ["hdl_uri::na-segment", "info_uri::identifier"];
        must &[rule::not_a_handle, rule::missing_slash, rule::not_utf8, rule::empty_segment, rule::at_sign_in_prefix];
        should &[(Warning, rule::not_normalized), (Warning, rule::empty_local_name), (Warning, rule::needless_escape),
            (Warning, rule::dot_segment), (Warning, rule::control_character), (Warning, rule::beyond_bmp),
            (Advice, rule::mark_decoded)];
    Proxy "proxy" "the address of a handle at hdl.handle.net, doi.org and their like, as they are in use"
        ["http", "https"] practice::proxy = "practice::proxy", proxy, true, ["hdl_uri::na-segment", "practice::proxy"];
        must &[rule::empty_authority, rule::missing_slash, rule::not_utf8, rule::empty_segment, rule::at_sign_in_prefix];
        should &[(Warning, rule::unknown_proxy), (Warning, rule::empty_local_name), (Warning, rule::needless_escape),
            (Warning, rule::dot_segment), (Warning, rule::control_character), (Warning, rule::beyond_bmp)];
}

/// What is legal in a native handle, but suspicious.
const NATIVE: &[(Severity, Rule)] = &[
    (Warning, rule::empty_local_name),
    (Warning, rule::control_character),
    (Warning, rule::beyond_bmp),
    (Warning, rule::url_as_handle),
    (Warning, rule::index_prefix),
    (Warning, rule::escape_in_handle),
    (Warning, rule::stray_whitespace),
];

/// What gets into a handle on its way through other texts.
const PLAIN: &[(Severity, Rule)] = &[
    (Warning, rule::invisible_character),
    (Warning, rule::dash_lookalike),
    (Warning, rule::enclosing_marks),
    (Warning, rule::punctuation),
    (Warning, rule::doubled_scheme),
    (Warning, rule::html_entity),
    (Advice, rule::not_nfc),
];

/// The same for a CORDRA identifier, which has dots anywhere.
const HEXADECIMAL: &[(Severity, Rule)] = &[
    (Warning, rule::invisible_character),
    (Warning, rule::dash_lookalike),
    (Warning, rule::doubled_scheme),
    (Warning, rule::html_entity),
    (Advice, rule::not_nfc),
];

/// The same where a text has percent-escapes.
const ESCAPED: &[(Severity, Rule)] = &[
    (Warning, rule::invisible_character),
    (Warning, rule::dash_lookalike),
    (Warning, rule::punctuation),
    (Warning, rule::doubled_scheme),
    (Warning, rule::html_entity),
    (Warning, rule::double_escape),
    (Advice, rule::escaped_slash),
    (Advice, rule::not_nfc),
];

/// What holds for the handle in every `hdl:` URI, whose naming authority ends at the first raw `/`.
const URI: &[Rule] = &[
    rule::empty_authority,
    rule::not_utf8,
    rule::empty_segment,
    rule::at_sign_in_prefix,
    rule::escaped_slash_in_prefix,
];

/// The same with CORDRA's resolver, the first segment of which must be the one specified.
const CORDRA_HTTP: &[Rule] = &[
    rule::empty_authority,
    rule::resolver_segment,
    rule::not_utf8,
    rule::empty_segment,
    rule::at_sign_in_prefix,
    rule::escaped_slash_in_prefix,
];

/// What is legal in an `hdl:` URI, but suspicious.
const HDL: &[(Severity, Rule)] = &[
    (Warning, rule::empty_local_name),
    (Warning, rule::escape_recommended),
    (Warning, rule::needless_escape),
    (Warning, rule::dot_segment),
    (Warning, rule::control_character),
    (Warning, rule::beyond_bmp),
];

impl Dialect {
    /// The name that people type: `hdl-uri`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// What it is, in a line.
    #[must_use]
    pub const fn about(self) -> &'static str {
        self.row().about
    }

    /// The production that its texts are read by: `hdl_uri::hdl-uri`.
    #[must_use]
    pub const fn start(self) -> &'static str {
        self.row().start
    }

    /// The dialect that a text is of by its scheme; a text without a known one is a handle.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// assert_eq!(Dialect::by_scheme(b"INFO:hdl/10.1/x"), Dialect::InfoHdl);
    /// assert_eq!(Dialect::by_scheme(b"10.1/x"), Dialect::Handle);
    /// ```
    #[must_use]
    pub fn by_scheme(text: &[u8]) -> Self {
        const HEADS: &[(&str, Dialect)] = &[
            ("info:hdl/", Dialect::InfoHdl),
            ("info:", Dialect::InfoUri),
            ("hdl://", Dialect::HdlUri),
            ("hdl:", Dialect::HdlResolver),
            ("http:", Dialect::Proxy),
            ("https:", Dialect::Proxy),
            ("doi:", Dialect::Doi),
        ];
        let begins = |&&(head, _): &&(&str, Self)| {
            let first = head.as_bytes().first();
            let alike = first.zip(text.first()).is_some_and(|(a, b)| a.eq_ignore_ascii_case(b));
            alike && ascii::lead(text, head) > 0
        };
        HEADS.iter().find(begins).map_or(Self::Handle, |&(_, dialect)| dialect)
    }

    /// Whether `text` is a text of this dialect, by its production and by every rule that binds.
    #[must_use]
    pub fn is_valid(self, text: &[u8]) -> bool {
        self.accepts(text, &Options::DEFAULT)
    }

    /// Like [`is_valid`](Self::is_valid), with options.
    #[must_use]
    pub fn is_valid_with(self, text: &[u8], options: Options<'_>) -> bool {
        self.accepts(text, &options)
    }

    #[inline]
    fn accepts(self, text: &[u8], options: &Options<'_>) -> bool {
        text.len() <= crate::text::LONGEST && (self.row().is_valid)(text, options)
    }

    /// Which productions read which octets of a valid text, each before its parts.
    ///
    /// Where the handle stands escaped as one string, its parts are among them too.
    #[must_use]
    pub fn trace(self, text: &[u8], options: Options<'_>) -> Option<Vec<Node>> {
        let tree = self.parts(text, options)?;
        let lead = ascii::lead(text, self.row().lead);
        let mut trace = Trace::from_octet(lead);
        (self.row().watched)(&text[lead..], &trace);
        if let (Some(_), Some(local_name)) = (tree.path.get(), tree.local_name.get()) {
            trace.add("hdl_uri::naming-authority", tree.naming_authority);
            trace.add("hdl_uri::local-name", local_name);
        }
        Some(trace.into_nodes())
    }

    /// Where the parts of a text are that the production accepts.
    #[inline(always)]
    pub(crate) fn tree(self, text: &[u8]) -> Option<Tree> {
        if text.len() > crate::text::LONGEST {
            return None;
        }
        (self.row().read)(text)
    }

    /// Reads a valid text.
    pub(crate) fn read<'a>(self, text: &'a [u8], options: Options<'a>) -> Option<Subject<'a>> {
        let tree = self.parts(text, options)?;
        Some(Subject { text, written: text, tree, escaped: self.row().escaped, options })
    }

    /// Where the parts of a valid text are.
    #[inline(always)]
    pub(crate) fn parts(self, text: &[u8], options: Options<'_>) -> Option<Tree> {
        let tree = self.tree(text)?;
        self.is_sound(text, &tree, &options).then_some(tree)
    }

    /// Whether a text that the production accepts keeps every rule that binds.
    #[inline(always)]
    fn is_sound(self, text: &[u8], tree: &Tree, options: &Options<'_>) -> bool {
        let row = self.row();
        row.must.is_empty()
            || self.is_plain(text, tree, options)
            || self.keeps_rules(text, &tree.without_ending(), options)
    }

    /// Whether a glance shows that no rule that binds has anything to find.
    #[inline(always)]
    pub(crate) fn is_plain(self, text: &[u8], tree: &Tree, options: &Options<'_>) -> bool {
        let row = self.row();
        Triggers::cannot_be(row.binding, (text, row.escaped), tree, options)
    }

    #[inline(never)]
    fn keeps_rules(self, text: &[u8], tree: &Tree, options: &Options<'_>) -> bool {
        let row = self.row();
        let subject =
            Subject { text, written: text, tree: *tree, escaped: row.escaped, options: *options };
        let (triggers, mut sound) = (subject.binding_triggers(row.binding), true);
        row.must.iter().for_each(|rule| rule.look(&subject, triggers, |_, _| sound = false));
        sound
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Dialect {
    type Err = UnknownDialect;

    fn from_str(name: &str) -> Result<Self, UnknownDialect> {
        Self::ALL.iter().copied().find(|dialect| dialect.name() == name).ok_or(UnknownDialect)
    }
}

/// There is no dialect of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownDialect;

impl fmt::Display for UnknownDialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no dialect of that name")
    }
}

impl core::error::Error for UnknownDialect {}
