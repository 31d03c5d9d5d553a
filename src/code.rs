//! [`Code`]: the kinds of problems, as one table.

mod severity;

pub use severity::Severity;

use core::fmt;
use core::str::FromStr;

/// The severity that a row names, or an error.
macro_rules! severity {
    () => {
        Severity::Error
    };
    ($severity:ident) => {
        Severity::$severity
    };
}

macro_rules! codes {
    ($($variant:ident $name:literal $clause:literal $($severity:ident)? $message:literal $help:literal)+) => {
        /// The kind of a problem. Its name is stable for ever; an error and a warning of one thing share it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code {
            $(#[doc = concat!("`", $name, "`: ", $message)] $variant),+
        }

        impl Code {
            /// Every code, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name that people see: `missing-slash`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }

            /// The clause or decision behind it, in most documents; none where the rule itself says it.
            #[must_use]
            pub const fn clause(self) -> &'static str {
                match self { $(Self::$variant => $clause),+ }
            }

            /// How grave it is, unless a dialect thinks otherwise: a [`Problem`](crate::Problem) has its own severity.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Self::$variant => severity!($($severity)?)),+ }
            }

            /// Its page, in Markdown: what it means, why it matters, texts that have it and that do not, and the clause.
            ///
            /// ```
            /// use handle_syntax::Code;
            ///
            /// let page = Code::MissingSlash.explanation();
            /// assert!(page.starts_with("# missing-slash\n\nThe handle has no `/`.\n"));
            /// ```
            #[must_use]
            pub const fn explanation(self) -> &'static str {
                match self { $(Self::$variant => include_str!(concat!("code/", $name, ".md"))),+ }
            }

            /// What is true of the text: `{found}` stands for what is found there, `{is}` for the verb that goes with it,
            /// `{rule}` for the rule.
            pub(crate) const fn message(self) -> &'static str {
                match self { $(Self::$variant => $message),+ }
            }

            /// What to do about it, or nothing.
            pub(crate) const fn help(self) -> &'static str {
                match self { $(Self::$variant => $help),+ }
            }
        }
    };
}

codes! {
    MissingScheme "missing-scheme" "D-C15"
        "the scheme is missing"
        "without a scheme the text is ambiguous, and machines must not use it"
    WrongScheme "wrong-scheme" "CORDRA-7"
        "{found} is not the scheme of this dialect"
        "name the dialect that the text is of with --as"
    MissingDoubleSlash "missing-double-slash" "D-U7"
        "`//` is missing behind the scheme"
        "without `//` the text may be valid as cordra-path, hdl-resolver or sun98-uri"
    EmptyAuthority "empty-authority" "WIKI-5"
        "nothing stands between `//` and `/`"
        "name the server or the resolver"
    MissingSlash "missing-slash" "WIKI-6"
        "the handle has no `/`"
        "everything before the first `/` names the authority; add `/` and the local name"
    EmptyNamingAuthority "empty-naming-authority" "D-U2"
        "nothing stands before the `/`"
        "a handle begins with its naming authority"
    EmptySegment "empty-segment" "D-U2"
        "the naming authority has an empty segment"
        "remove the extra dot"
    AtSignInPrefix "at-sign-in-prefix" "D-W2"
        "`@` is not allowed in a naming authority"
        "if what stands before it names a charset, read the text with --as sun98-uri"
    EscapedSlashInPrefix "escaped-slash-in-prefix" "D-U6"
        "an escaped `/` in a naming authority would move its end"
        "a naming authority has no `/`; if it ends here, write the `/` as it is"
    PrefixCharacter "prefix-character" "D-S7"
        "{found} {is} not allowed in a naming authority of 1998"
        "those have only letters, digits, `.`, `-` and `_`; later documents allow more"
    EmptyLocalName "empty-local-name" "D-W3" Warning
        "nothing stands behind the `/`"
        "the local name is missing"
    NotUtf8 "not-utf8" "D-W4"
        "these octets are not UTF-8"
        "handles are UTF-8 only: decode the text with its own charset, and write it in UTF-8"
    EscapeNotUtf8 "escape-not-utf8" "D-U15"
        "these percent-escapes do not decode to UTF-8"
        "decode them with their own charset, write that in UTF-8, and escape it again"
    ControlCharacter "control-character" "D-W7" Warning
        "{found} {is} not printable"
        "handles are made of printable characters"
    BeyondBmp "beyond-bmp" "D-W6"
        "{found} {is} outside of UCS-2"
        "the document knows the characters up to U+FFFF"
    CharacterNotAllowed "character-not-allowed" ""
        "{found} {is} not allowed in `{rule}`"
        ""
    RawNonAscii "raw-non-ascii" "D-U14"
        "{found} must be percent-encoded in `{rule}`"
        "percent-encode its octets"
    BadPercentEscape "bad-percent-escape" "D-U13"
        "`%` must be followed by two hexadecimal digits"
        "if the `%` itself belongs to the identifier, write it as `%25`"
    UnexpectedEnd "unexpected-end" ""
        "the text ends before `{rule}` does"
        "the text may have been cut off"
    ExtraSegment "extra-segment" "D-C7"
        "there is a segment too many"
        "a `/` that belongs to the local name must be written `%2F`"
    SegmentCount "segment-count" "D-C8"
        "there are fewer than two segments"
        "naming authority and local name are a segment each"
    ResolverSegment "resolver-segment" "D-C8"
        "the first segment is not the one that the resolver specifies"
        "the segment is compared octet by octet"
    EmptyResolverSegment "empty-resolver-segment" "D-C9"
        "the first of the three segments is empty"
        "an empty segment cannot say that the path is a handle"
    ResolverSegmentUnverified "resolver-segment-unverified" "D-C8" Warning
        "the first of three segments is taken for the resolver's"
        "the text is legal; name the resolver's segment, or the handle may begin with it"
    PrefixLikeIpv4 "prefix-like-ipv4" "D-C5" Warning
        "URI software takes this naming authority for an IPv4 address"
        "the text is legal; the path encoding, `hdl:`, avoids it"
    NotACordraId "not-a-cordra-id" "D-C14"
        "{found} {is} not allowed in a CORDRA identifier"
        "those have only hexadecimal digits and `.`"
    EmptyModifier "empty-modifier" "D-S1"
        "nothing stands before the `@` of the modifier"
        "name the charset, or leave out the `@`"
    RawQuote "raw-quote" "D-S6"
        "`\"` must be percent-encoded"
        "quotes separate a reference from the text around it"
    RawHash "raw-hash" "D-S5" Warning
        "other software ends the handle at this `#`"
        "the text is legal; `%23` is safer"
    UnknownCharset "unknown-charset" "D-S2"
        "the modifier names no known charset"
        "a modifier is the name of a charset, such as `jis`, `euc-jp` or `utf-8`"
    CharsetDecode "charset-decode" "D-S3"
        "these octets do not belong to the charset"
        "the modifier names the charset of the octets behind the `/`"
    ProxyHost "proxy-host" "D-S11"
        "the proxy server is not a domain name"
        "the syntax of 1998 has no port, user or address here"
    EmptyNamespace "empty-namespace" "INFO-5"
        "the namespace is empty"
        "the namespace stands between `info:` and the first `/`"
    NamespaceStart "namespace-start" "INFO-7"
        "a namespace begins with a letter, not with {found}"
        "a namespace has letters, digits, `+`, `-` and `.`, and a letter first"
    NamespaceCharacter "namespace-character" "INFO-7"
        "{found} {is} not allowed in a namespace"
        "a namespace has letters, digits, `+`, `-` and `.`"
    MissingIdentifier "missing-identifier" "INFO-5"
        "the info URI has no `/`"
        "a slash separates the namespace from the identifier"
    InfoQuery "info-query" "D-I6"
        "an info URI has no query"
        "if the `?` belongs to the identifier, write it as `%3F`"
    NotAHandle "not-a-handle" "D-I16"
        "the namespace is not `hdl`"
        "the text may be valid as info-uri"
    EmptyIdentifier "empty-identifier" "D-I5" Warning
        "the identifier is empty"
        "the text is legal, and identifies nothing"
    NotNormalized "not-normalized" "INFO-9" Warning
        "scheme and namespace should be in lower case"
        "the text is legal; only its case is unusual"
    UnregisteredNamespace "unregistered-namespace" "D-I13" Warning
        "the namespace is not registered"
        "the text is legal; the registry is closed since 2010"
    NamespaceSyntax "namespace-syntax" "INFO-26"
        "{found} is not as the record of this namespace has it"
        "the text is legal; the record of the namespace in the info registry says what its identifiers look like"
    MarkDecoded "mark-decoded" "D-I1" Advice
        "normalisation decodes this escape, as the document's own example does"
        "the text is legal; the strict reading keeps the escape"
    NeedlessEscape "needless-escape" "D-U5" Warning
        "this character needs no escape"
        "the text is legal; other software may write the character itself"
    DotSegment "dot-segment" "D-U10" Warning
        "URI software removes this segment"
        "the text is legal, and the segment is part of the identifier"
    EscapeRecommended "escape-recommended" "D-U3" Warning
        "{found} should be percent-encoded in `{rule}`"
        "the text is legal by the rule, but not by the comment beside it"
    UrlAsHandle "url-as-handle" "D-W8" Warning
        "this handle looks like a link to another handle"
        "the text is legal; a handle never includes its scheme or resolver"
    IndexPrefix "index-prefix" "D-W8" Warning
        "this handle begins like the index of a value"
        "the text is legal; `index:handle` names a value of a handle"
    EscapeInHandle "escape-in-handle" "D-W8" Warning
        "a handle has no percent-escapes: `%` stands for itself"
        "the text is legal; if it came from a URI, decode it"
    StrayWhitespace "stray-whitespace" "D-W8" Warning
        "a blank stands at the edge of the handle"
        "the text is legal, and the blank is part of the handle"
    UnknownProxy "unknown-proxy" "HDL.NET proxy 9.2.0" Warning
        "the host is not a known proxy"
        "the text is legal; whether it is a handle, only the host knows"
    NotADoi "not-a-doi" "DOI Handbook 2.2"
        "a DOI name begins with `10.`"
        "every DOI name stands under the naming authority `10`"
    DoiRegistrant "doi-registrant" "DOI Handbook 2.2"
        "the registrant code is missing behind `10`"
        "`10.` and a number name who registered the DOI name"
    DoiPrefix "doi-prefix" "DOI Handbook 2.2" Warning
        "`doi:` is not part of the DOI name"
        "leave it out"
    Ambiguous "ambiguous" "D-U8" Advice
        "another dialect reads another handle"
        "the text is legal; name the dialect that is meant"
    LossyQuery "lossy-query" "D-U9"
        "`{rule}` has no place for the query"
        "a query stands behind `?` in some notations only, and a proxy's means something else; allow the loss to leave it out"
    LossyFragment "lossy-fragment" "D-U9"
        "`{rule}` has no place for the fragment"
        "a fragment stands behind `#` in some notations only; allow the loss to leave it out"
    LossyModifier "lossy-modifier" "SUN-7"
        "`{rule}` has no place for the modifier"
        "only references of 1998 name a charset; in all other notations the handle is UTF-8, and means the same without; allow the loss to leave it out"
    LossyResolver "lossy-resolver" "CORDRA-32"
        "`{rule}` has no place for the resolver"
        "another notation is resolved elsewhere; allow the loss to leave it out"
    LossyHost "lossy-host" "HDL.NET proxy 9.2.0"
        "`{rule}` has no place for the host"
        "another notation is resolved elsewhere; allow the loss to leave it out"
    LossySegment "lossy-segment" "CORDRA-34"
        "`{rule}` has no place for the resolver's first segment"
        "it belongs to its resolver, and is no part of the handle; allow the loss to leave it out"
    LossyServer "lossy-server" "WIKI-5"
        "`{rule}` has no place for the server"
        "another notation is resolved elsewhere; allow the loss to leave it out"
    LossyAliasPrefix "lossy-alias-prefix" "HDL.NET proxy 9.2.0"
        "`{rule}` has no place for the prefix that a proxy takes off"
        "it is no part of the handle; allow the loss to leave it out"
    DotUnprotectable "dot-unprotectable" "D-U10"
        "nothing keeps URI software from removing this segment"
        "in `info-hdl` and `proxy` the slash before it can be written `%2F`"
    NotOneLine "not-one-line" "D-W9"
        "a handle with {found} does not fit on a line"
        "write the list with -0, or as JSON"
    TooLong "too-long" ""
        "the text is too long to be read"
        ""
    InvisibleCharacter "invisible-character" "D-W7" Warning
        "the identifier holds a character that nobody sees"
        "the text is legal, but identifiers are compared octet by octet: it is not the one that it looks like"
    DashLookalike "dash-lookalike" "" Warning
        "this dash looks like a hyphen, and is none"
        "the text is legal, but identifiers are compared octet by octet; most have `-` here"
    EnclosingMarks "enclosing-marks" "D-W8" Warning
        "quotes or brackets stand around the handle"
        "the text is legal; what belongs to the text around it should be cut off"
    TrailingPunctuation "trailing-punctuation" "" Warning
        "the identifier ends as a sentence or a quotation would"
        "the text is legal; what belongs to the text around it should be cut off"
    UnbalancedBracket "unbalanced-bracket" "" Warning
        "this bracket has no other half"
        "the text is legal; part of it may have been cut off, or clings to it"
    DoubledScheme "doubled-scheme" "D-W8" Warning
        "a scheme or a resolver stands inside the handle"
        "the text is legal; a handle never includes its scheme or resolver"
    HtmlEntity "html-entity" "" Warning
        "this is an entity of HTML"
        "the text is legal; if it came from a web page, write the character itself"
    DoubleEscape "double-escape" "RFC 3986 section 2.4" Warning
        "this character seems to be percent-encoded twice"
        "the text is legal; decoded once, an escape is left"
    EscapedSlash "escaped-slash" "D-U6" Advice
        "the first `/` of the handle is percent-encoded"
        "the text is legal, and means the same handle; not all software knows"
    NotNfc "not-nfc" "" Advice
        "this character is not in normalization form C"
        "the text is legal; handles are never normalized, so the usual spelling is another handle"
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Code {
    type Err = UnknownCode;

    fn from_str(name: &str) -> Result<Self, UnknownCode> {
        Self::ALL.iter().copied().find(|code| code.name() == name).ok_or(UnknownCode)
    }
}

/// There is no problem of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownCode;

impl fmt::Display for UnknownCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no problem of that name")
    }
}

impl core::error::Error for UnknownCode {}

#[cfg(feature = "serde")]
impl serde::Serialize for Code {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
