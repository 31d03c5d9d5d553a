//! The flags that the command adds to the help of a problem. The help of the library itself speaks of dialects and
//! losses, because a library has no flags.

use std::borrow::Cow;

use handle_syntax::{Code, Loss};

/// The flags for a code; `--as` chooses the dialect.
const FLAGS: &[(Code, &str)] = &[
    (Code::WrongScheme, "`--as`"),
    (Code::MissingDoubleSlash, "`--as`"),
    (Code::Ambiguous, "`--as`"),
    (Code::AtSignInPrefix, "`--as sun98-uri`"),
    (Code::PrefixCharacter, "`--as handle`"),
    (Code::NotACordraId, "`--as handle`"),
    (Code::ProxyHost, "`--as proxy`"),
    (Code::NotAHandle, "`--as info-uri`"),
    (Code::ResolverSegment, "`--resolver-segment`"),
    (Code::ResolverSegmentUnverified, "`--resolver-segment`"),
    (Code::UnknownCharset, "`--characters` for a text that is decoded already"),
    (Code::CharsetDecode, "`--characters` for a text that is decoded already"),
    (Code::NotOneLine, "`-0`, `--format json`"),
    (Code::DotUnprotectable, "`--to info-hdl`, `--to proxy`"),
];

/// The flags for a code, if there are any.
pub(crate) fn flags(code: Code) -> Option<Cow<'static, str>> {
    let row = FLAGS.iter().find(|(of, _)| *of == code).map(|(_, flags)| (*flags).into());
    let loss = || Loss::ALL.iter().find(|loss| loss.code() == code);
    row.or_else(|| loss().map(|loss| format!("`--allow-loss {}`", loss.name()).into()))
}

/// The help of a problem, with the flags that act on it.
///
/// Some problems have several help texts, for example for a character that a dialect cannot read or cannot write.
/// They get the flag `--as` only if the help speaks of the dialect of the text.
pub(crate) fn with_flags(code: Code, help: Cow<'_, str>) -> Cow<'_, str> {
    let fits = |flags: &str| !flags.starts_with("`--as") || help.contains("the dialect");
    match flags(code).filter(|flags| fits(flags)) {
        Some(flags) => format!("{help} ({flags})").into(),
        None => help,
    }
}
