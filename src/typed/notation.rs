//! The dialects as types: for each an alias of [`Text`], its parts, and how it is put together.

use borrow_or_share::BorrowOrShare;

use crate::dialect::Dialect;
use crate::read::{Parameter, Slot, proxy};
use crate::typed::build::{BuildError, Piece, build};
use crate::typed::part::Part;
use crate::typed::text::{Notation, Owned, Text};

/// The dialects as types, for [`Text`]; each has an alias at the root.
pub mod dialects {

    macro_rules! markers {
        ($($name:ident),+ $(,)?) => {
            $(#[doc = concat!("[`Dialect::", stringify!($name), "`](crate::Dialect::", stringify!($name), ") as a type.")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $name {})+
        };
    }

    markers!(
        Handle,
        HandleOctet,
        HandleProse,
        HandleOverview,
        HandleSun98,
        CordraId,
        Doi,
        HdlUri,
        HdlResolver,
        CordraHost,
        CordraPath,
        CordraHttp,
        Sun98Uri,
        Sun98Proxy,
        InfoUri,
        InfoHdl,
        Proxy,
    );
}

/// A part that every text of the dialect has, or one that it may have.
macro_rules! accessor {
    ($(#[$doc:meta])+ $name:ident $slice:ty, always $slot:ident $separator:literal) => {
        $(#[$doc])+
        #[must_use]
        pub fn $name<'i, 'o>(&'i self) -> Part<'o, $slice>
        where
            T: BorrowOrShare<'i, 'o, $slice>,
        {
            self.part(Slot::from(self.tree.$slot).get().unwrap_or_default(), $separator)
        }
    };
    ($(#[$doc:meta])+ $name:ident $slice:ty, maybe $slot:ident $separator:literal) => {
        $(#[$doc])+
        #[must_use]
        pub fn $name<'i, 'o>(&'i self) -> Option<Part<'o, $slice>>
        where
            T: BorrowOrShare<'i, 'o, $slice>,
        {
            Some(self.part(self.tree.$slot.get()?, $separator))
        }
    };
}

/// A piece of a text: a quoted string, or a part by its name.
macro_rules! piece {
    ($between:literal) => {
        Piece::Between($between.as_bytes())
    };
    ($part:ident) => {
        Piece::Part($part.as_ref())
    };
}

macro_rules! notations {
    ($($(#[$doc:meta])+ $name:ident $slice:ty {
        $($(#[$part_doc:meta])+ $part:ident = $kind:ident $slot:ident $separator:literal;)+
    } new($($argument:ident),+) = [$($piece:tt)+];)+) => {
        $(
            $(#[$doc])+
            pub type $name<T> = Text<dialects::$name, T>;

            impl Notation for dialects::$name {
                const DIALECT: Dialect = Dialect::$name;
                type Slice = $slice;
            }

            impl<T> $name<T> {
                $(accessor! { $(#[$part_doc])+ $part $slice, $kind $slot $separator })+
            }

            impl $name<&$slice> {
                /// Puts a text together from parts as they are to be written.
                ///
                /// # Errors
                /// The parts do not fit; nothing is escaped or repaired.
                pub fn new($($argument: &$slice),+) -> Result<Owned<dialects::$name>, BuildError> {
                    build::<dialects::$name>(&[$(piece!($piece)),+])
                }
            }
        )+
    };
}

notations! {
    /// A handle by RFC 3651 and the first-cut ABNF of 2008.
    ///
    /// ```
    /// use handle_syntax::Handle;
    ///
    /// let text = Handle::parse("10.1000/182")?;
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), ("10.1000", "182"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Handle str {
        /// The naming authority.
        naming_authority = always naming_authority b'.';
        /// The local name.
        local_name = always local_name b'/';
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// A handle by the octets of the first-cut ABNF, in whatever encoding.
    ///
    /// ```
    /// use handle_syntax::HandleOctet;
    ///
    /// let text = HandleOctet::parse(b"cnri.test/\x93\xFA")?;
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), (&b"cnri.test"[..], &b"\x93\xFA"[..]));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HandleOctet [u8] {
        /// The naming authority.
        naming_authority = always naming_authority b'.';
        /// The local name.
        local_name = always local_name b'/';
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// A handle by the prose of RFC 3651, where `@` may stand in a naming authority (D-W2).
    ///
    /// ```
    /// use handle_syntax::HandleProse;
    ///
    /// let text = HandleProse::parse("x@a/b")?;
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), ("x@a", "b"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HandleProse str {
        /// The naming authority.
        naming_authority = always naming_authority b'.';
        /// The local name.
        local_name = always local_name b'/';
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// A handle by the Handle System overview, section 1.1.
    ///
    /// ```
    /// use handle_syntax::HandleOverview;
    ///
    /// let text = HandleOverview::parse("12345/hdl1")?;
    /// assert_eq!((text.prefix().text(), text.handle_local_name().text()), ("12345", "hdl1"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HandleOverview str {
        /// The naming authority.
        prefix = always naming_authority b'.';
        /// The local name.
        handle_local_name = always local_name b'/';
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// A handle by the paper of 1998.
    ///
    /// ```
    /// use handle_syntax::HandleSun98;
    ///
    /// let text = HandleSun98::parse("cnri.dlib/july95-arms")?;
    /// assert_eq!((text.naming_authority().text(), text.handle_string().text()), ("cnri.dlib", "july95-arms"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HandleSun98 str {
        /// The naming authority.
        naming_authority = always naming_authority b'.';
        /// The local name.
        handle_string = always local_name b'/';
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// A CORDRA identifier (CORDRA-28).
    ///
    /// ```
    /// use handle_syntax::CordraId;
    ///
    /// let text = CordraId::parse("2000.01/FFEE9F72")?;
    /// assert_eq!((text.na().text(), text.local_name().text()), ("2000.01", "FFEE9F72"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    CordraId str {
        /// The naming authority.
        na = always naming_authority b'.';
        /// The local name.
        local_name = always local_name b'/';
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// A DOI name; a `doi:` before it is read, with a warning, and is not part of the name.
    ///
    /// ```
    /// use handle_syntax::Doi;
    ///
    /// let text = Doi::parse("10.1000/182")?;
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), ("10.1000", "182"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Doi str {
        /// The naming authority.
        naming_authority = always naming_authority b'.';
        /// The local name.
        local_name = always local_name b'/';
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// An `hdl://` URI by the first-cut ABNF of 2008.
    ///
    /// ```
    /// use handle_syntax::HdlUri;
    ///
    /// let text = HdlUri::parse("hdl://10.1000/182?x#y")?;
    /// assert_eq!((text.u_naming_authority().text(), text.u_local_name().text()), ("10.1000", "182"));
    /// assert_eq!(text.query().unwrap().span().range(), 18..19);
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HdlUri str {
        /// The naming authority.
        u_naming_authority = always naming_authority b'.';
        /// The local name.
        u_local_name = always local_name b'/';
        /// The query, which says nothing about the handle (WIKI-3, D-U9).
        query = maybe query b'&';
        /// The fragment, which says nothing about the handle (WIKI-3, D-U9).
        fragment = maybe fragment b'/';
    } new(naming_authority, local_name) = ["hdl://" naming_authority "/" local_name];

    /// An `hdl:` URI of the two-form variant: `hdl:` handle, or `hdl://` server `/` handle.
    ///
    /// ```
    /// use handle_syntax::HdlResolver;
    ///
    /// let text = HdlResolver::parse("hdl://190.12.34.56/1234/567")?;
    /// assert_eq!(text.server().unwrap().text(), "190.12.34.56");
    /// assert_eq!((text.u_naming_authority().text(), text.u_local_name().text()), ("1234", "567"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HdlResolver str {
        /// The server, in the form that has one.
        server = maybe authority b'.';
        /// The naming authority.
        u_naming_authority = always naming_authority b'.';
        /// The local name.
        u_local_name = always local_name b'/';
        /// The query, which says nothing about the handle (WIKI-3, D-U9).
        query = maybe query b'&';
        /// The fragment, which says nothing about the handle (WIKI-3, D-U9).
        fragment = maybe fragment b'/';
    } new(naming_authority, local_name) = ["hdl:" naming_authority "/" local_name];

    /// CORDRA's host encoding.
    ///
    /// ```
    /// use handle_syntax::CordraHost;
    ///
    /// let text = CordraHost::parse("hdl://100.102/F58FB49E")?;
    /// assert_eq!((text.host().text(), text.segment().text()), ("100.102", "F58FB49E"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    CordraHost str {
        /// The naming authority.
        host = always naming_authority b'.';
        /// The local name.
        segment = always local_name b'/';
        /// The query, which says nothing about the handle (WIKI-3, D-U9).
        query = maybe query b'&';
        /// The fragment, which says nothing about the handle (WIKI-3, D-U9).
        fragment = maybe fragment b'/';
    } new(naming_authority, local_name) = ["hdl://" naming_authority "/" local_name];

    /// CORDRA's path encoding.
    ///
    /// ```
    /// use handle_syntax::CordraPath;
    ///
    /// let text = CordraPath::parse("hdl:100.102/F58FB49E")?;
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), ("100.102", "F58FB49E"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    CordraPath str {
        /// The naming authority.
        naming_authority = always naming_authority b'.';
        /// The local name.
        local_name = always local_name b'/';
        /// The query, which says nothing about the handle (WIKI-3, D-U9).
        query = maybe query b'&';
        /// The fragment, which says nothing about the handle (WIKI-3, D-U9).
        fragment = maybe fragment b'/';
    } new(naming_authority, local_name) = ["hdl:" naming_authority "/" local_name];

    /// CORDRA's HTTP encoding.
    ///
    /// ```
    /// use handle_syntax::CordraHttp;
    ///
    /// let text = CordraHttp::parse("http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49E")?;
    /// assert_eq!(text.resolver_segment().unwrap().text(), "hdl");
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), ("100.102", "F58FB49E"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    CordraHttp str {
        /// The name of the resolver (CORDRA-32).
        authority = always authority b'.';
        /// The optional first segment, which says that the path is a handle (CORDRA-34).
        resolver_segment = maybe segment b'/';
        /// The naming authority.
        naming_authority = always naming_authority b'.';
        /// The local name.
        local_name = always local_name b'/';
        /// The query, which says nothing about the handle (WIKI-3, D-U9).
        query = maybe query b'&';
        /// The fragment, which says nothing about the handle (WIKI-3, D-U9).
        fragment = maybe fragment b'/';
    } new(authority, naming_authority, local_name) = ["http://" authority "/" naming_authority "/" local_name];

    /// A reference by the paper of 1998, behind `hdl:`. `&str` is read as characters, `&[u8]` as octets (D-S3).
    ///
    /// ```
    /// use handle_syntax::Sun98Uri;
    ///
    /// let text = Sun98Uri::parse("hdl:jis@cnri.test/日本")?;
    /// assert_eq!(text.modifier().unwrap().text(), b"jis");
    /// assert_eq!(text.naming_authority().text(), b"cnri.test");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Sun98Uri [u8] {
        /// The modifier: the charset of a reference (SUN-5).
        modifier = maybe modifier b'/';
        /// The naming authority.
        naming_authority = always naming_authority b'.';
        /// The local name.
        handle_string = always local_name b'/';
    } new(naming_authority, handle_string) = ["hdl:" naming_authority "/" handle_string];

    /// A reference by the paper of 1998, behind a proxy server.
    ///
    /// ```
    /// use handle_syntax::Sun98Proxy;
    ///
    /// let text = Sun98Proxy::parse("http://hdl.handle.net/jis@cnri.test/x")?;
    /// assert_eq!(text.proxy_server().text(), b"hdl.handle.net");
    /// assert_eq!(text.modifier().unwrap().text(), b"jis");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Sun98Proxy [u8] {
        /// The domain name of the proxy server.
        proxy_server = always authority b'.';
        /// The modifier: the charset of a reference (SUN-5).
        modifier = maybe modifier b'/';
        /// The naming authority.
        naming_authority = always naming_authority b'.';
        /// The local name.
        handle_string = always local_name b'/';
    } new(proxy_server, naming_authority, handle_string) = ["http://" proxy_server "/" naming_authority "/" handle_string];

    /// An info URI by draft-04, which is RFC 4452.
    ///
    /// ```
    /// use handle_syntax::InfoUri;
    ///
    /// let text = InfoUri::parse("info:ddc/22/eng//004.678")?;
    /// assert_eq!((text.namespace().text(), text.identifier().text()), ("ddc", "22/eng//004.678"));
    /// assert_eq!(text.identifier().segments().count(), 4);
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    InfoUri str {
        /// The namespace, in which the identifier means something.
        namespace = always namespace b'.';
        /// The identifier. Its `/` are no hierarchy (INFO-11).
        identifier = always path b'/';
        /// The fragment.
        fragment = maybe fragment b'/';
    } new(namespace, identifier) = ["info:" namespace "/" identifier];

    /// An info URI of the namespace `hdl`, whose identifier is a handle.
    ///
    /// ```
    /// use handle_syntax::InfoHdl;
    ///
    /// let text = InfoHdl::parse("info:hdl/10.1000%2F182")?;
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), ("10.1000", "182"));
    /// assert_eq!(text.handle(), Some("10.1000/182".into()));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    InfoHdl str {
        /// The namespace, in which the identifier means something.
        namespace = always namespace b'.';
        /// The identifier. Its `/` are no hierarchy (INFO-11).
        identifier = always path b'/';
        /// The fragment.
        fragment = maybe fragment b'/';
        /// The naming authority.
        naming_authority = always naming_authority b'.';
        /// The local name.
        local_name = always local_name b'/';
    } new(identifier) = ["info:hdl/" identifier];

    /// The address of a handle at a deployed proxy.
    ///
    /// ```
    /// use handle_syntax::Proxy;
    ///
    /// let text = Proxy::parse("https://doi.org/10.1000/182?noredirect")?;
    /// assert_eq!((text.authority().text(), text.handle()), ("doi.org", Some("10.1000/182".into())));
    /// assert_eq!(text.query().unwrap().text(), "noredirect");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Proxy str {
        /// The host, and its port.
        authority = always authority b'.';
        /// The whole path behind its first `/`.
        path = always path b'/';
        /// The prefix that the proxy takes off: `hdl:`.
        alias = maybe alias b'/';
        /// The naming authority.
        naming_authority = always naming_authority b'.';
        /// The local name.
        local_name = always local_name b'/';
        /// The query, which tells the proxy what to do.
        query = maybe query b'&';
        /// The fragment.
        fragment = maybe fragment b'/';
    } new(authority, path) = ["https://" authority "/" path];

}

impl<T: AsRef<str>> Proxy<T> {
    /// The parameters of the query, and what the proxy does with each.
    ///
    /// ```
    /// use handle_syntax::Proxy;
    ///
    /// let link = Proxy::parse("https://hdl.handle.net/4263537/4000?noredirect&index=1")?;
    /// let parameters: Vec<_> = link.parameters().map(|parameter| (parameter.name, parameter.value)).collect();
    /// assert_eq!(parameters, [("noredirect", ""), ("index", "1")]);
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    pub fn parameters(&self) -> impl Iterator<Item = Parameter<'_>> {
        let query = self.tree.query.get().unwrap_or_default();
        proxy::parameters(self.as_str().get(query.range()).unwrap_or_default())
    }
}
