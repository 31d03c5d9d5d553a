//! [`Code`]: the kinds of problems, as one table.

#[macro_use]
mod codes;
pub(crate) mod group;
mod severity;

pub use severity::Severity;

use crate::text::named;

codes! {
    MissingScheme "missing-scheme" "D-C15"
        "the scheme {wanted} is missing"
        "add the scheme at the beginning; the text without it is a plain handle, so software cannot know what is meant"
    WrongScheme "wrong-scheme" "WIKI-12"
        "{text} is not the scheme of {place}"
        "correct the scheme, or choose the dialect that the text is written in"
    MissingDoubleSlash "missing-double-slash" "D-U7"
        "`//` is missing after {scheme}"
        "write `//` directly after the scheme, and nothing between them"
    EmptyAuthority "empty-authority" "WIKI-5"
        "the name of a server is missing after `//`"
        "name the server or resolver, as in `//hdl.handle.net/`"
    MissingSlash "missing-slash" "WIKI-6"
        "the handle has no `/`"
        "write the prefix, a `/` and the local name; if this is only the prefix, the rest was cut off"
    EmptyNamingAuthority "empty-naming-authority" "WIKI-8"
        "the prefix is missing before the `/`"
        "add the prefix, with which every handle begins, as in `10.1000/182`"
    EmptySegment "empty-segment" "WIKI-8"
        "the prefix {dots}"
        "remove the extra dot, or restore what is missing beside it"
    AtSignInPrefix "at-sign-in-prefix" "D-W2"
        "`@` may not appear in the prefix of a handle"
        "delete it; or, if the name of a charset comes before it, choose the dialect sun98-uri"
    EscapedSlashInPrefix "escaped-slash-in-prefix" "D-U6"
        "`%2F` is in the prefix, where decoding it would split the handle at another place"
        "write `/` instead of `%2F` if the prefix ends here"
    PrefixCharacter "prefix-character" "D-S7"
        "{found} may not appear in the prefix of a handle in the syntax of 1998"
        "use only letters, digits, `.`, `-` and `_`; or choose the dialect handle, which allows more"
    EmptyLocalName "empty-local-name" "D-W3" Warning
        "nothing follows the `/`"
        "add the local name, which is the part after the `/`; it may have been cut off"
    NotUtf8 "not-utf8" "D-W4"
        "{bytes} {is-byte} not UTF-8"
        "convert the text to UTF-8 from the charset that it is written in, such as Latin-1"
    EscapeNotUtf8 "escape-not-utf8" "D-U15"
        "{text} does not decode to UTF-8"
        "decode it with the charset that it was written in, then percent-encode its UTF-8"
    ControlCharacter "control-character" "D-W7" Warning
        "control character here: {found}"
        "delete it; it cannot be seen, and most likely came in by accident"
    BeyondBmp "beyond-bmp" "D-W6"
        "character above U+FFFF here: {found}"
        "check that it is meant; software that knows only UCS-2 cannot read it"
    CharacterNotAllowed "character-not-allowed" ""
        "{found} may not appear {raw} {place}"
        "remove or correct it"
    RawNonAscii "raw-non-ascii" "D-U14"
        "{found} must be percent-encoded in {place}"
        "write {escape} instead"
    BadPercentEscape "bad-percent-escape" "D-U13"
        "two hexadecimal digits must follow `%`"
        "write `%25` if the `%` itself is meant; otherwise complete the escape, as in `%2F`"
    UnexpectedEnd "unexpected-end" ""
        "the text ends before {place} is complete"
        "add what is missing; the end may have been cut off"
    ExtraSegment "extra-segment" "D-C7"
        "one `/` too many: here the prefix and the local name may not contain a `/`"
        "write `%2F` if the slash belongs to the local name"
    SegmentCount "segment-count" "D-C8"
        "the path has fewer than two segments"
        "write both the prefix and the local name, with a `/` between them"
    ResolverSegment "resolver-segment" "D-C8"
        "the path begins with {text}, which is not the segment that the resolver asks for"
        "correct the segment; upper and lower case count"
    EmptyResolverSegment "empty-resolver-segment" "D-C9"
        "the first of the three segments is empty"
        "remove one of the two slashes after the host"
    ResolverSegmentUnverified "resolver-segment-unverified" "D-C8" Warning
        "{text} is read as a segment of the resolver, not as the prefix"
        "name the segment that the resolver asks for, or say that it asks for none"
    PrefixLikeIpv4 "prefix-like-ipv4" "D-C5" Warning
        "software may take the prefix {text} for an IPv4 address"
        "write `hdl:` without `//`, which has no host (the syntax allows both)"
    NotACordraId "not-a-cordra-id" "D-C14"
        "{found} may not appear in a CORDRA identifier"
        "use only 0 to 9, A to F and `.`; or choose the dialect handle for any other handle"
    EmptyModifier "empty-modifier" "D-S1"
        "there is nothing before the `@`, where a charset is named"
        "name the charset, as in `jis@`, or delete the `@`"
    RawQuote "raw-quote" "D-S6"
        "a quotation mark must be percent-encoded here"
        "write `%22`; or delete the mark if it belongs to the text around the reference"
    RawHash "raw-hash" "D-S5" Warning
        "most software ends the handle before this `#`"
        "write `%23` instead, as the paper of 1998 recommends"
    UnknownCharset "unknown-charset" "D-S2"
        "{text} is not the name of a known charset"
        "name the charset of the text, such as `jis`, `euc-jp` or `utf-8`"
    CharsetDecode "charset-decode" "D-S3"
        "the text after the `@` is not in the charset that is named before it"
        "correct the name of the charset; perhaps the text was converted and the name was not"
    ProxyHost "proxy-host" "D-S11"
        "the proxy server must be named by a domain name alone"
        "leave out the port, the user or the address; or choose the dialect proxy, which allows them"
    EmptyNamespace "empty-namespace" "INFO-5"
        "the namespace is missing after `info:`"
        "add the namespace, as in `info:lccn/2002022641`"
    NamespaceStart "namespace-start" "INFO-7"
        "a namespace begins with a letter, not with {found}"
        "begin with a letter; letters, digits, `+`, `-` and `.` may follow"
    NamespaceCharacter "namespace-character" "INFO-7"
        "{found} may not appear in a namespace"
        "use only letters, digits, `+`, `-` and `.`"
    MissingIdentifier "missing-identifier" "INFO-5"
        "the info URI has no `/` after its namespace"
        "write a `/` between the namespace and the identifier"
    InfoQuery "info-query" "D-I6"
        "`?` may not appear in an info URI, which has no query"
        "write `%3F` if it belongs to the identifier; otherwise delete it and what follows"
    NotAHandle "not-a-handle" "D-I16"
        "the namespace is {text}, not `hdl`"
        "choose the dialect info-uri, which reads every namespace"
    EmptyIdentifier "empty-identifier" "D-I5" Warning
        "nothing follows the `/` after the namespace"
        "add the identifier; the syntax allows an empty one, but it identifies nothing"
    NotNormalized "not-normalized" "INFO-9" Warning
        "{text} should be in lower case"
        "write it in lower case; upper case means the same, but is not the usual form"
    UnregisteredNamespace "unregistered-namespace" "D-I13" Warning
        "{text} is not a registered namespace"
        "check the spelling; the registry has taken no new namespaces since 2010"
    NamespaceSyntax "namespace-syntax" "INFO-26"
        "{text} does not match the registry's record for this namespace{form}"
        "compare it with other identifiers of the namespace; it may be mistyped or cut off"
    MarkDecoded "mark-decoded" "D-I1" Advice
        "normalization writes {text} as {found}"
        "change nothing; a stricter reading of RFC 4452 would keep the escape"
    NeedlessEscape "needless-escape" "D-U5" Warning
        "{text} stands for {found}, which need not be percent-encoded"
        "write the character itself; some software takes the two spellings for different identifiers"
    DotSegment "dot-segment" "D-U10" Warning
        "software that normalizes URIs removes the segment {text}"
        "write a slash beside the dots as `%2F` to keep them; they belong to the identifier"
    EscapeRecommended "escape-recommended" "D-U3" Warning
        "{found} should be percent-encoded in {place}"
        "write {escape}; the rule allows the character itself, but the comment beside the rule does not"
    UrlAsHandle "url-as-handle" "D-W8" Warning
        "this looks like a URI or a link, not like a plain handle"
        "keep only the handle, without the scheme and the host"
    IndexPrefix "index-prefix" "D-W8" Warning
        "{text} looks like {index}, not like part of the handle"
        "remove each number and its `:` if one value of the handle is meant (the syntax allows them)"
    EscapeInHandle "escape-in-handle" "D-W8" Warning
        "{text} looks like a percent-escape, but a plain handle has none"
        "decode it if the text was copied from a URI; in a plain handle `%` stands for itself"
    StrayWhitespace "stray-whitespace" "D-W8" Warning
        "the identifier {edge} {found}"
        "delete it; it was most likely copied along"
    UnknownProxy "unknown-proxy" "HDL.NET proxy 9.2.0" Warning
        "{text} is not a known resolver of handles or DOI names"
        "check the name of the host; only this host knows whether its path is a handle"
    NotADoi "not-a-doi" "DOI Handbook 2.2"
        "a DOI name begins with `10.`{instead}"
        "remove what comes before `10.`; a handle with another number is not a DOI name"
    DoiRegistrant "doi-registrant" "DOI Handbook 2.2"
        "the number of the registrant is missing after `10`"
        "write it after a dot, as in `10.1000/182`"
    DoiPrefix "doi-prefix" "DOI Handbook 2.2" Warning
        "{text} is a label, not part of the DOI name"
        "delete it"
    Ambiguous "ambiguous" "D-U8" Advice
        "another dialect reads another handle in this text"
        "choose the dialect whose handle is meant"
    LossyQuery "lossy-query" "D-U9"
        "the query {text} would be {lost}"
        "allow this loss if the query is not needed; the handle stays the same"
    LossyFragment "lossy-fragment" "D-U9"
        "the fragment {text} would be lost: {place} has no place for it"
        "allow this loss if the fragment is not needed; the handle stays the same"
    LossyModifier "lossy-modifier" "SUN-7"
        "the charset {text} would be lost: {place} has no place for it"
        "allow this loss; the handle stays the same, and is written in UTF-8"
    LossyResolver "lossy-resolver" "CORDRA-32"
        "the resolver {text} would be {lost}"
        "allow this loss if any resolver will do; the handle stays the same"
    LossyHost "lossy-host" "HDL.NET proxy 9.2.0"
        "the host {text} would be {lost}"
        "allow this loss if any resolver will do; the handle stays the same"
    LossySegment "lossy-segment" "CORDRA-34"
        "the resolver's segment {text} would be lost: {place} has no place for it"
        "allow this loss; the segment belongs to the resolver, not to the handle"
    LossyServer "lossy-server" "WIKI-5"
        "the server {text} would be {lost}"
        "allow this loss if any server will do; the handle stays the same"
    LossyAliasPrefix "lossy-alias-prefix" "HDL.NET proxy 9.2.0"
        "{text} before the handle would be lost: it is not part of the handle"
        "allow this loss; a proxy removes it anyway"
    DotUnprotectable "dot-unprotectable" "D-U10"
        "nothing can keep URI software from removing the segment {text}"
        "choose the dialect info-hdl or proxy, where the slash before it can be written `%2F`"
    NotOneLine "not-one-line" "D-W9"
        "a handle that contains {found} does not fit on one line"
        "separate the list with NUL, write it as JSON, or choose a notation with percent-escapes"
    TooLong "too-long" "D-P15"
        "the text is too long to be read"
        "check that each identifier is on a line of its own"
    UnreadableRow "unreadable-row" "D-P15"
        "{why}"
        "correct the row; nothing in it is changed until then"
    InvisibleCharacter "invisible-character" "D-W7" Warning
        "invisible character here: {found}"
        "delete it; it cannot be seen, but makes this another identifier"
    DashLookalike "dash-lookalike" "D-P8" Warning
        "this is {found}, not the hyphen (`-`) of the keyboard"
        "write `-`; with another dash, this is another identifier"
    EnclosingMarks "enclosing-marks" "D-W8" Warning
        "{enclosing} surround the identifier"
        "delete them if they belong to the text around the handle"
    TrailingPunctuation "trailing-punctuation" "D-P8" Warning
        "{found} at the end {is} probably {mark} from the text around the identifier"
        "delete what does not belong to the identifier"
    UnbalancedBracket "unbalanced-bracket" "D-P8" Warning
        "{bracket}"
        "restore the other bracket if the text was cut off, or delete this one"
    DoubledScheme "doubled-scheme" "D-W8" Warning
        "{text} inside a handle is one scheme or resolver too many"
        "delete it; a handle never includes its scheme or its resolver"
    HtmlEntity "html-entity" "D-P8" Warning
        "{text} is how HTML writes {found}"
        "write the character itself, or nothing if it cannot be seen; the text was probably copied from the source of a web page"
    DoubleEscape "double-escape" "RFC 3986 section 2.4" Warning
        "{text} seems to be percent-encoded twice"
        "write {once} instead, unless the identifier really contains a `%`"
    EscapedSlash "escaped-slash" "D-U6" Advice
        "the first `/` of the handle is written `%2F`"
        "write `/`; the handle is the same, but some programs treat the two spellings as different"
    NotNfc "not-nfc" "D-P13" Advice
        "{composed} is spelled here as {found}"
        "write {composed}; handles are compared byte by byte, so the two spellings are two handles"
    InnerSpace "inner-space" "D-P8" Warning
        "there is a space inside the identifier"
        "delete the space, and a note that follows it"
    TwoIdentifiers "two-identifiers" "D-P8" Warning
        "another identifier begins here"
        "put each identifier on a line or in a field of its own"
    LeadingText "leading-text" "D-P8" Warning
        "this comes before the identifier, and is not part of it"
        "delete it"
    TrailingText "trailing-text" "D-P8" Warning
        "this comes after the identifier, and is not part of it"
        "delete it"
    QueryText "query-text" "D-P8" Warning
        "there are parameters of a web address at the end"
        "delete everything from here on"
    TrackingParameter "tracking-parameter" "D-P8" Warning
        "this only says how a reader came to the page, and is not part of the identifier"
        "delete it"
    Ellipsis "ellipsis" "D-P8" Warning
        "dots at the end often mean that something was cut off"
        "look up the whole identifier"
    Truncated "truncated" "D-P8" Warning
        "the end of the identifier is probably missing"
        "look up the whole identifier"
    Markup "markup" "D-P8" Warning
        "there is markup around or after the identifier"
        "keep only the identifier"
    LatexEscape "latex-escape" "D-P8" Warning
        "this is how LaTeX or Markdown writes a character"
        "write the character itself"
    JsonEscape "json-escape" "D-P8" Warning
        "this is how JSON writes a character"
        "write the character itself"
    SpreadsheetFormula "spreadsheet-formula" "D-P8" Warning
        "this is a cell of a spreadsheet, not the identifier alone"
        "keep only the identifier"
    Placeholder "placeholder" "D-P8" Warning
        "{text} is here in place of an identifier"
        "leave the field empty if there is no identifier"
    OtherIdentifier "other-identifier" "D-P8" Warning
        "{text} is an identifier of another kind, not a handle or a DOI name"
        "look up the handle or the DOI name of the same thing"
    PrefixLookalike "prefix-lookalike" "D-P8" Warning
        "{text} looks like another prefix"
        "correct the digits and the dot"
    LocalNameLookalike "local-name-lookalike" "D-P8" Warning
        "this is probably a slip: other names with this prefix have something else in place of {text}"
        "compare the name with the one on the page of the publication"
    DefaultPrefix "default-prefix" "D-P8" Warning
        "`123456789` is the prefix that DSpace is shipped with, and belongs to nobody"
        "ask the repository for the handle with its own prefix"
    Mojibake "mojibake" "D-P8" Warning
        "{text} was read in the wrong charset"
        "read the source again as UTF-8"
    ReplacementCharacter "replacement-character" "D-P8" Warning
        "a character was lost here, and U+FFFD is in its place"
        "look up the character where the identifier came from"
    FullwidthCharacter "fullwidth-character" "D-P8" Warning
        "{text} is written in the wide characters of East Asian keyboards"
        "write it in ASCII"
    ScriptLookalike "script-lookalike" "D-P8" Warning
        "{found} looks like a Latin letter or a digit, but is another character"
        "write the Latin letter: identifiers are compared byte by byte"
    Backslash "backslash" "D-P8" Warning
        "`\\` appears where an identifier has `/`"
        "write `/`"
    WrongSlashes "wrong-slashes" "D-P8" Warning
        "{text} is here in place of other slashes"
        "correct the slashes after the scheme"
    MisspeltScheme "misspelt-scheme" "D-P8" Warning
        "{text} is a misspelt scheme"
        "correct the scheme"
    LibraryProxy "library-proxy" "D-P8" Warning
        "{text} is a proxy, such as that of a library"
        "link to the resolver itself: not everybody gets through the proxy"
    LandingPage "landing-page" "D-P8" Warning
        "this is a page whose address contains an identifier"
        "use the identifier: the address of a page may change"
}

named!(Code, "there is no problem of that name");

#[cfg(test)]
pub(crate) mod tests;
