//! [`Reason`]: why a conversion is refused, as the documents say it.

use handle_syntax::{Code, Dialect};

/// Why a handle has no text in a dialect.
pub(crate) struct Reason<'a> {
    pub(crate) handle: &'a [u8],
    pub(crate) segment: &'a [u8],
    pub(crate) code: Code,
    pub(crate) to: Dialect,
    pub(crate) protected: bool,
}

impl Reason<'_> {
    /// Which octets a problem of this code may be about, if that depends on the octet alone.
    pub(crate) fn bad(code: Code) -> Option<fn(u8) -> bool> {
        match code {
            Code::AtSignInPrefix => Some(|octet| octet == b'@'),
            Code::ControlCharacter => Some(|octet| !(b' '..0x7F).contains(&octet)),
            Code::BeyondBmp => Some(|octet| octet >= 0xF0),
            Code::NotUtf8 | Code::EscapeNotUtf8 => Some(|octet| octet >= 0x80),
            Code::NotACordraId => Some(|octet| !octet.is_ascii_hexdigit()),
            Code::PrefixCharacter => {
                Some(|octet| !octet.is_ascii_alphanumeric() && !b".-_".contains(&octet))
            }
            Code::DotUnprotectable => Some(|octet| octet == b'.'),
            _ => None,
        }
    }

    /// Whether the handle has no text in the dialect for this reason.
    pub(crate) fn holds(&self) -> bool {
        use Dialect::{CordraHost, CordraHttp, CordraPath, HandleSun98, Sun98Proxy, Sun98Uri};
        let slash = self.handle.iter().position(|&octet| octet == b'/').unwrap_or_default();
        let (naming_authority, local_name) = (&self.handle[..slash], &self.handle[slash + 1..]);
        let text = String::from_utf8_lossy(self.handle);
        let any = |wanted: fn(char) -> bool| text.contains(wanted);
        let sun98 = matches!(self.to, HandleSun98 | Sun98Uri | Sun98Proxy);
        let cordra = matches!(self.to, CordraHost | CordraPath | CordraHttp | Dialect::CordraId);
        match self.code {
            Code::AtSignInPrefix => naming_authority.contains(&b'@'),
            Code::EmptySegment => {
                naming_authority.split(|&octet| octet == b'.').any(<[u8]>::is_empty)
            }
            Code::EmptyLocalName => local_name.is_empty() && (sun98 || cordra),
            Code::NotUtf8 | Code::EscapeNotUtf8 => text.as_bytes() != self.handle,
            Code::ControlCharacter => any(char::is_control),
            Code::BeyondBmp => any(|character| character > '\u{FFFF}'),
            Code::PrefixCharacter => sun98,
            Code::NotACordraId => self.to == Dialect::CordraId,
            Code::NotADoi => !self.handle.starts_with(b"10."),
            Code::DoiRegistrant => {
                self.handle.starts_with(b"10/") || self.handle.starts_with(b"10./")
            }
            Code::StrayWhitespace => {
                let blank = |octet: Option<&u8>| octet.is_some_and(|&octet| octet <= b' ');
                self.to == Dialect::Proxy
                    && (blank(self.handle.first()) || blank(self.handle.last()))
            }
            Code::DotUnprotectable => {
                let dots = |part: &[u8]| matches!(part, b"." | b"..");
                let segment = self.to == CordraHttp && dots(self.segment);
                self.protected && (dots(naming_authority) || dots(local_name) || segment)
            }
            _ => false,
        }
    }
}
