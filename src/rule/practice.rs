//! Rules of DOI names and of links to proxies.

use crate::code::Code;
use crate::read::proxy;
use crate::rule::subject::Subject;
use crate::text::Span;

/// DOI Handbook 2.2: a `doi:` before a DOI name is not part of the name.
pub(crate) fn doi_prefix(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let start = subject.tree.naming_authority.start;
    if start > 0 {
        found(Code::DoiPrefix, Span::new(0, start));
    }
}

/// D-P2: only the host itself knows whether its path is a handle, unless it is a known proxy or one of the caller's.
pub(crate) fn unknown_proxy(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let Some(authority) = subject.tree.authority.get().filter(|span| !span.is_empty()) else {
        return;
    };
    let is_known = |host: Span| subject.options.is_proxy(&subject.text[host.range()]);
    // Most authorities have neither a user nor a port, so this test is enough for them.
    if is_known(authority) {
        return;
    }
    let host = proxy::host(subject.text, authority.range());
    let host = Span::of(host.start, host.end);
    let is_address =
        |text: &[u8]| text.get(host.start as usize..).is_some_and(|host| host.starts_with(b"["));
    // If an address in brackets was refused and mended, the mended text has no host to compare.
    let is_unknown = !host.is_empty() && !is_known(host);
    if is_address(subject.written) == is_address(subject.text) && is_unknown {
        found(Code::UnknownProxy, host);
    }
}
