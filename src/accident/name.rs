//! How to recognise names and links in any text: handles, DOI names, schemes and hosts. A *name* here is a handle or a
//! DOI name without a scheme or a host.

use handle_grammar::class::Class;
use handle_grammar::rfc5234::CTL;

use crate::read::proxy::{HOSTS, PREFIXES};
use crate::registry::Namespace;
use crate::text::ascii::edges;
use crate::text::heads::{HANDLE_HEADS, USUAL_REGISTRANT_DIGITS, WEB};

use super::date::{begins_with_date, is_date};
use super::digit::misread_digit;
use super::octets::{Words, are_digits, blank, ends, has_digit, is_word, run, starts, word_end};

/// The index of the slash of a DOI name that begins at `at`: `10.`, a registrant, `/`, and an octet that local names
/// begin with.
pub(super) fn doi_slash(text: &[u8], at: usize) -> Option<usize> {
    if !text.get(at..)?.starts_with(b"10.") {
        return None;
    }
    let mut end = at + 2;
    while text.get(end) == Some(&b'.') {
        let digits = run(text, end + 1, u8::is_ascii_digit);
        if digits == end + 1 || digits > end + 10 {
            return None;
        }
        end = digits;
    }
    (text.get(end) == Some(&b'/') && may_begin_local_name(text, end + 1)).then_some(end)
}

/// Like [`doi_slash`], if the number of the registrant has four digits or more, as the numbers of all registrants have,
/// or the prefix is that of an ISBN-A.
pub(super) fn registered_doi_slash(text: &[u8], at: usize) -> Option<usize> {
    let number = at + "10.".len();
    let is_number = |end| end > number + 3 || matches!(&text[number..end], b"978" | b"979");
    doi_slash(text, at).filter(|_| is_number(run(text, number, u8::is_ascii_digit)))
}

/// The local name of a shortDOI that begins at `at`, which may also have letters only: `10/` and up to eight letters
/// and digits, not all of them digits, with a blank or nothing after them.
pub(super) fn short_doi_name(text: &[u8], at: usize) -> Option<&[u8]> {
    let end = run(text, at + 3, u8::is_ascii_alphanumeric);
    let name = text.get(at + 3..end).unwrap_or_default();
    let ends = end == text.len() || blank(text, end) > 0;
    let has_letter = name.iter().any(u8::is_ascii_alphabetic);
    (starts(text, at, "10/") && has_letter && ends && name.len() < 9).then_some(name)
}

/// The index of the slash of a handle that begins at `at` with a digit, as in `20.500.12345/x`, or with one of
/// [`WORDED`].
pub(super) fn handle_slash(text: &[u8], at: usize) -> Option<usize> {
    if starts(text, at, "10.") {
        return doi_slash(text, at);
    }
    let digits = run(text, at, u8::is_ascii_digit);
    if digits == at {
        WORDED.iter().find(|word| starts(text, at, word))?;
        return worded_handle_slash(text, at).filter(|&slash| !is_site(&text[at..slash]));
    }
    if digits > at + 9 {
        return None;
    }
    let part = |octet: &u8| octet.is_ascii_alphanumeric() || matches!(octet, b'-' | b'_');
    let mut end = digits;
    while text.get(end) == Some(&b'.') && text.get(end + 1).is_some_and(part) {
        end = run(text, end + 1, part);
    }
    (text.get(end) == Some(&b'/') && may_begin_local_name(text, end + 1)).then_some(end)
}

/// How the prefixes of the Library of Congress and of CNRI begin, which have had handles the longest.
const WORDED: [&str; 2] = ["loc.", "cnri."];

/// Whether this is the host of a site rather than a prefix.
fn is_site(host: &[u8]) -> bool {
    [".gov", ".org", ".us"].iter().any(|top| ends(host, host.len(), top))
}

/// The index of the slash of a handle that begins at `at` with a word and a dot, as in `loc.pnp/x`.
pub(super) fn worded_handle_slash(text: &[u8], at: usize) -> Option<usize> {
    let word = run(text, at, u8::is_ascii_alphabetic);
    let end = word_end(text, word, b".-_");
    let is_prefix = word > at && text.get(word) == Some(&b'.') && text[end - 1] != b'.';
    (is_prefix && text.get(end) == Some(&b'/') && may_begin_local_name(text, end + 1))
        .then_some(end)
}

/// What follows the first slash of a name; empty if there is no slash.
pub(super) fn local_name(name: &[u8]) -> &[u8] {
    let slash = name.iter().position(|&octet| octet == b'/');
    slash.map_or(&[], |slash| &name[slash + 1..])
}

/// Whether a name may end after these octets: the last one is a letter or a digit, and there is a digit among them.
pub(super) fn may_end(name: &[u8]) -> bool {
    name.last().is_some_and(u8::is_ascii_alphanumeric) && has_digit(name)
}

/// The octets that local names do not begin with.
const NOT_FIRST: Class = Class::of(b" \"'<>,;").or(CTL);

/// Whether the octet at `at` is one that local names begin with.
fn may_begin_local_name(text: &[u8], at: usize) -> bool {
    text.get(at).is_some_and(|&octet| !NOT_FIRST.contains(octet))
}

/// The prefix that DSpace is shipped with, which nobody has.
pub(crate) const DEFAULT_PREFIX: &str = "123456789";

/// Whether that prefix begins at `at`, with its slash.
pub(super) fn has_default_prefix(text: &[u8], at: usize) -> bool {
    starts(text, at, DEFAULT_PREFIX) && text.get(at + DEFAULT_PREFIX.len()) == Some(&b'/')
}

/// Whether the naming authority before the slash of a name has the form of those that are in use, which a typing error
/// hardly makes: digits, and perhaps letters after the first dot.
pub(super) fn is_usual(name: &[u8], slash: usize) -> bool {
    let (authority, local_name) = (&name[..slash], &name[slash + 1..]);
    let digits = run(authority, 0, u8::is_ascii_digit);
    match (&authority[..digits], authority.get(digits)) {
        // The naming authorities of the system itself are words, such as `0.NA`; `0.O1000` and `0.Ol000` lost a digit.
        (b"0", Some(b'.')) => authority["0.".len()..].iter().all(u8::is_ascii_alphabetic),
        (b"" | b"010" | b"110", _) => false,
        (number, _) if number == DEFAULT_PREFIX.as_bytes() => false,
        // Keys were struck twice, or in the wrong order.
        (b"1010" | b"00" | b"01", Some(_)) => false,
        // The number of a registrant follows `10` and a digit too many.
        (b"100" | b"101", Some(b'.')) => {
            !USUAL_REGISTRANT_DIGITS.contains(&authority["100.".len()..].len())
        }
        // Only shortDOIs have this prefix.
        (b"10", None) => !local_name.contains(&b'/'),
        (b"10", Some(b'.')) => is_registrant(&authority["10.".len()..]),
        // A year before slashes, or a day or a month, is the beginning of a date.
        (_, None) => !is_date(name) && !begins_with_date(name),
        (b"20", Some(b'.')) => !is_misread_repository(authority),
        (_, Some(sign)) => *sign == b'.' && digits > 1,
    }
}

/// How the prefixes of many repositories begin, which go on with a number.
pub(crate) const REPOSITORIES: &str = "20.500.";

/// Whether a naming authority is the prefix of a repository in which letters stand for digits: `20.5OO.12345`.
pub(super) fn is_misread_repository(authority: &[u8]) -> bool {
    let meant = |octet: &u8| misread_digit(*octet).unwrap_or(*octet);
    let (head, number) = authority.split_at(REPOSITORIES.len().min(authority.len()));
    number.len() > 3
        && authority.iter().any(u8::is_ascii_alphabetic)
        && head.iter().map(meant).eq(REPOSITORIES.bytes())
        && number.iter().all(|octet| meant(octet).is_ascii_digit())
}

/// The index of the slash of the handle with which an identifier begins, if its naming authority [`is_usual`].
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn usual_slash(body: &[u8]) -> Option<usize> {
    if body.starts_with(b"10.") {
        return doi_slash(body, 0).filter(|&slash| is_registrant(&body["10.".len()..slash]));
    }
    handle_slash(body, 0).filter(|&slash| is_usual(body, slash))
}

/// Whether `number`, of digits and dots, may be that of a registrant. It may not if it has lost a digit, or begins with
/// a second `10.` or with a zero, as in [`NOBODY`] and in a number that is written as two octets (`10.0.3.239`).
#[inline]
fn is_registrant(number: &[u8]) -> bool {
    // For most numbers, a look at the length and the first digits is enough.
    if number.len() > 3 {
        number[0] != b'0' && !number.starts_with(b"10.")
    } else {
        !number.starts_with(b"0.") && !has_lost_digit(number)
    }
}

/// A standard or the short name of a society in brackets, with which local names begin.
pub(super) const SOCIETIES: [&str; 3] = ["(SICI)", "(ASCE)", "(ISSN)"];

/// The number of a registrant in examples and tests; no registrant has it.
pub(super) const NOBODY: &[u8] = b"0000";

/// Whether the number of a registrant has only three digits, so that one was lost: real numbers have four or more.
/// Examples use `123`.
pub(super) fn has_lost_digit(number: &[u8]) -> bool {
    number.len() == 3 && number != b"123" && are_digits(number)
}

/// Where the scheme of the web that begins at `at` ends, with its `//`.
pub(super) fn web_end(text: &[u8], at: usize) -> Option<usize> {
    // Most texts are not compared with the schemes: this is asked at every octet of many texts.
    text.get(at).filter(|octet| octet.eq_ignore_ascii_case(&b'h'))?;
    WEB.iter().find(|scheme| starts(text, at, scheme)).map(|scheme| at + scheme.len())
}

/// Whether the octets of `text` that end at `end` end like the hosts of most publishers and of most other sites.
pub(super) fn ends_with_top(text: &[u8], end: usize) -> bool {
    TOPS.iter().any(|top| ends(text, end, top))
}

/// The top-level domains of most publishers and of most other sites.
pub(super) const TOPS: &[&str] = &[".com", ".org", ".net", ".edu"];

/// The last label of a host, if it has only letters.
pub(super) fn top(host: &[u8]) -> Option<&[u8]> {
    let label = host.rsplit(|&octet| octet == b'.').next()?;
    label.iter().all(u8::is_ascii_alphabetic).then_some(label)
}

/// Where an address begins, after the scheme of the web and the `www.` that may stand at `at`.
pub(super) fn address_start(text: &[u8], at: usize) -> usize {
    after_www(text, web_end(text, at).unwrap_or(at))
}

/// Where an address goes on after the `www.` that may stand at `at`.
pub(super) fn after_www(text: &[u8], at: usize) -> usize {
    at + if starts(text, at, "www.") { "www.".len() } else { 0 }
}

/// The known proxies.
static PROXIES: Words = Words::new(HOSTS);

/// Where the known proxy that begins at `at` ends, with its port if it has one; `None` unless the `/` of a path
/// follows.
pub(super) fn host_end(text: &[u8], at: usize) -> Option<usize> {
    PROXIES.at(text, at).find_map(|host| {
        let end = at + host.len();
        if text.get(end) == Some(&b'/') { Some(end) } else { port_end(text, end) }
    })
}

/// Where the port at `at` ends, if the `/` of a path follows it: `:8000/`.
fn port_end(text: &[u8], at: usize) -> Option<usize> {
    text.get(at).filter(|octet| **octet == b':')?;
    let end = run(text, at + 1, u8::is_ascii_digit);
    ((at + 2..at + 7).contains(&end) && text.get(end) == Some(&b'/')).then_some(end)
}

/// The octets with which a link or URI may begin: those of the web, of known hosts and of schemes.
static LINK: Class = edges(&WEB, false).or(edges(HOSTS, false)).or(edges(&HANDLE_HEADS, false));

/// Schemes that may also be written with two slashes. They are tried first, because they begin with the others.
const WITH_SLASHES: [&str; 2] = ["hdl://", "doi://"];

/// Where the scheme and the host of the link or URI that begins at `at` end, and its name begins, if it has a name.
pub(super) fn link_end(text: &[u8], at: usize) -> Option<usize> {
    if !text.get(at).is_some_and(|octet| LINK.contains(*octet)) {
        return None;
    }
    let web = web_end(text, at).unwrap_or(at);
    if let Some(host) = host_end(text, web) {
        let start = alias(text, host);
        return (handle_slash(text, start).is_some() || may_begin_local_name(text, start))
            .then_some(start);
    }
    let start = scheme_end(text, at);
    (web == at && start > at && handle_slash(text, start).is_some()).then_some(start)
}

/// Where the scheme at `at` with which a handle or a DOI name is written ends; `at` itself if there is none.
pub(super) fn scheme_end(text: &[u8], at: usize) -> usize {
    let mut schemes = WITH_SLASHES.into_iter().chain(HANDLE_HEADS);
    at + schemes.find(|scheme| starts(text, at, scheme)).map_or(0, str::len)
}

/// The prefixes that a proxy removes.
static ALIASES: [Words; 2] = [Words::new(PREFIXES[0]), Words::new(PREFIXES[1])];

/// Where a name begins in a path that begins at `at`, after the slashes and prefixes that a proxy removes.
pub(super) fn alias(text: &[u8], at: usize) -> usize {
    ALIASES.iter().fold(run(text, at, |octet| *octet == b'/'), |at, prefixes| {
        at + prefixes.at(text, at).next().map_or(0, str::len)
    })
}

/// Whether a name, a link or URI with a name, or another info URI begins at `at`.
pub(super) fn identifier(text: &[u8], at: usize) -> bool {
    handle_slash(text, at).is_some()
        || link_end(text, at).is_some()
        || info_slash(text, at).is_some()
}

/// The index of the slash of an info URI of a registered namespace that begins at `at`.
pub(super) fn info_slash(text: &[u8], at: usize) -> Option<usize> {
    if !starts(text, at, "info:") {
        return None;
    }
    let (_, identifier) = Namespace::of_identifier(&text[at..])?;
    let start = at + identifier.start;
    text.get(start).is_some_and(u8::is_ascii_alphanumeric).then(|| start - 1)
}

/// The beginnings of identifiers that are neither handles nor DOI names, and may stand beside one in a field.
const OTHER_SCHEMES: &[&str] =
    &["urn:nbn:", "urn:isbn:", "urn:issn:", "urn:uuid:", "ark:/", "oai:"];

/// Whether an identifier of another kind with a scheme of its own begins at `at`: an info URI of any registered
/// namespace, a URN, an ARK or an identifier for harvesting.
pub(super) fn is_of_other_scheme(text: &[u8], at: usize) -> bool {
    // This is asked at every separator of many texts, and most are followed by something else.
    if !matches!(text.get(at).map(u8::to_ascii_lowercase), Some(b'a' | b'i' | b'o' | b'u')) {
        return false;
    }
    let begins = |scheme: &&str| {
        let follows = text.get(at + scheme.len());
        starts(text, at, scheme) && follows.is_some_and(u8::is_ascii_alphanumeric)
    };
    info_slash(text, at).is_some() || OTHER_SCHEMES.iter().any(begins)
}

/// Whether `host` has only octets that the name of a host may have.
pub(super) fn is_host(host: &[u8]) -> bool {
    !host.is_empty() && is_word(host, b".-")
}
