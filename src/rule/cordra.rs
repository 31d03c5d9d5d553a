//! Rules of CORDRA's URI encodings.

use handle_grammar::combinator::accepts;
use handle_grammar::rfc3986::ipv4address;

use crate::code::Code;
use crate::read::ResolverSegment;
use crate::rule::subject::Subject;
use crate::text::Span;

/// D-C5: four small numbers in place of a host are an IPv4 address, not a registered name. This is also true if they
/// are escaped, because software decodes them.
pub(crate) fn prefix_like_ipv4(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let naming_authority = subject.naming_authority();
    let mut host = [0; "255.255.255.255".len()];
    let mut octets = naming_authority.octets();
    let len = host.iter_mut().zip(&mut octets).map(|(place, (octet, _))| *place = octet).count();
    if octets.next().is_none() && accepts(ipv4address(), &host[..len]) {
        found(Code::PrefixLikeIpv4, naming_authority.span());
    }
}

/// D-C8, CORDRA-37: the resolver specifies whether its paths have a first segment, and which one.
pub(crate) fn resolver_segment(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let tree = subject.tree;
    let (segment, local_name) = (tree.segment.get(), subject.local_name().span());
    match (specified(subject), segment) {
        (ResolverSegment::Unknown, _) | (ResolverSegment::Absent, None) => {}
        (ResolverSegment::Absent, Some(_)) => {
            found(Code::ExtraSegment, Span::new(tree.naming_authority.end, local_name.start));
        }
        (ResolverSegment::Is(wanted), _) => {
            let first = segment.unwrap_or(tree.naming_authority);
            if &subject.text[first.range()] != wanted.as_bytes() {
                found(Code::ResolverSegment, first);
            } else if segment.is_none() {
                found(Code::SegmentCount, Span::new(local_name.end, local_name.end));
            }
        }
    }
}

/// The first segment that the resolver of the text specifies.
fn specified<'a>(subject: &Subject<'a>) -> ResolverSegment<'a> {
    let authority = subject.tree.authority.get().unwrap_or_default();
    subject.options.segment_of(&subject.text[authority.range()])
}

/// D-C8: the caller does not say whether the first of three segments is the resolver's.
pub(crate) fn resolver_segment_unverified(
    subject: &Subject<'_>,
    found: &mut dyn FnMut(Code, Span),
) {
    if let (ResolverSegment::Unknown, Some(segment)) =
        (specified(subject), subject.tree.segment.get())
    {
        found(Code::ResolverSegmentUnverified, segment);
    }
}
