//! [`Loss`]: a part of a text that another notation has no place for.

use crate::code::Code;
use crate::text::named;

macro_rules! losses {
    ($($(#[$doc:meta])+ $variant:ident $name:literal $code:ident;)+) => {
        /// A part of a text besides the handle, which a conversion loses if the other notation has no place for it.
        ///
        /// Percent-escapes are not such a part, because escaping a character does not change the handle.
        ///
        /// ```
        /// use handle_syntax::{Code, Conversion, Dialect, Loss};
        ///
        /// let handles = Conversion::new(Dialect::Proxy, Dialect::Handle);
        /// let refused = handles.convert("https://doi.org/10.1000/182").unwrap_err();
        /// assert_eq!(refused.headline().unwrap().code(), Loss::Host.code());
        /// assert_eq!((Loss::Host.name(), Loss::Host.code()), ("host", Code::LossyHost));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Loss {
            $($(#[$doc])+ $variant),+
        }

        impl Loss {
            /// Every kind of loss.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name that people type: `query`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }

            /// The problem to report if a conversion must not lose this part.
            #[must_use]
            pub const fn code(self) -> Code {
                match self { $(Self::$variant => Code::$code),+ }
            }
        }
    };
}

losses! {
    /// The query of an `hdl` URI or of a link. The query of a link tells a proxy what to do, and means nothing
    /// elsewhere.
    Query "query" LossyQuery;
    /// The fragment of a URI.
    Fragment "fragment" LossyFragment;
    /// The modifier of a reference of 1998, which names its charset.
    Modifier "modifier" LossyModifier;
    /// The resolver of a `cordra-http` text.
    Resolver "resolver" LossyResolver;
    /// The proxy server of a link.
    Host "host" LossyHost;
    /// The first segment of a `cordra-http` text.
    Segment "segment" LossySegment;
    /// The server of an `hdl-resolver` text.
    Server "server" LossyServer;
    /// The prefix that a proxy removes from a path, such as `hdl:`.
    AliasPrefix "alias-prefix" LossyAliasPrefix;
}

named!(Loss, "there is no loss of that name");
