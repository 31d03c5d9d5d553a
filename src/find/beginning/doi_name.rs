//! DOI names that begin by themselves, without a scheme or a link.

use memchr::memchr;

use crate::accident::registrant::is_whole;
use crate::find::beginning::Beginning;
use crate::find::clue::alone::name::{has_suffix, is_known_whole, prefix};
use crate::find::clue::alone::wide::wide_slash;
use crate::find::clue::labelled::label::Label;
use crate::find::context::code::{ends_in_code, ends_in_escaped_mark};
use crate::find::context::query::is_search;
use crate::find::context::searched::Searched;
use crate::find::context::unit::{escaped_slash, slash};
use crate::find::context::word::{JOINING, first_word, is_in_word, last_word, without_punctuation};
use crate::find::kind::{INSIDE, Kind, inside};
use crate::find::writing::Writing;
use crate::read::proxy;
use crate::text::{ascii, position, run_before};

/// The beginning of a DOI name without a scheme.
pub(in crate::find) fn bare(searched: Searched<'_>, start: usize) -> Option<Beginning> {
    let text = searched.text;
    let (head, rest) = text.split_at(start);
    // After a digit, a letter or one of these marks, `10.` is the end of a longer number or word. A `_` may also begin
    // emphasis in Markdown.
    let last = searched.before(start);
    let emphasis =
        last == b'_' && (start == 0 || !searched.before(start - 1).is_ascii_alphanumeric());
    // A year may follow an equals sign, as in `=2010.1000/2`.
    let is_code = || ends_in_code(head) && !matches!(head, [.., b'=', _, b'0'..=b'9']);
    let goes_on = (last.is_ascii_alphanumeric() && !is_code()
        || JOINING.contains(&last) && !emphasis && !ends_in_dash(head))
        && !follows_label(searched, start)
        && !follows_stop(head, rest);
    let follows_escape = goes_on && ends_in_escaped_mark(head);
    let follows_blank = goes_on && last == b'+' && is_search(head);
    if goes_on && !follows_escape && !follows_blank {
        return None;
    }
    // A prefix may have any number of dots, so it is read only where one may begin.
    let prefix = prefix(rest)?;
    let may_be_inside = follows_escape || follows_blank || INSIDE.contains(&last);
    let rest = &rest[prefix..];
    let place = match if may_be_inside { inside(head) } else { Kind::Bare } {
        // A link has escapes without its scheme, too.
        Kind::Bare if memchr(b'%', first_word(rest)).is_some() && ends_with_proxy(head) => {
            Kind::InPath
        }
        place => place,
    };
    let escaped = escaped_slash(rest);
    // After a label, a name with escapes is no part of an address.
    let is_labelled = || last != b'=' && Label::before(searched, start).is_some();
    // The end of an address may stand without its host: `?doi=10.1000%2F182`, `10.1000%2F182`.
    let kind = match place {
        Kind::Bare if escaped.is_none() || is_labelled() => Kind::Bare,
        Kind::Bare if last == b'=' => Kind::InQuery,
        Kind::Bare => Kind::InPath,
        place => place,
    };
    let in_address = kind.writing() == Writing::Address;
    if follows_escape && !in_address {
        return None;
    }
    let slash = slash(rest).or(escaped).or_else(|| wide_slash(rest))?;
    let is_name =
        has_suffix(&rest[slash..]) && !(kind == Kind::InPath && is_folder(&rest[slash..]));
    let body = start + prefix + slash;
    // A link that was escaped as a whole, with the escapes that it had before, is found whole, so that these are
    // decoded.
    let is_twice = || in_address && position(first_word(rest), "%25").is_some();
    let link = if is_name && is_twice() { escaped_link(head) } else { None };
    is_name.then_some(Beginning { start: link.unwrap_or(start), body, kind })
}

/// Whether `head` ends with the host of a proxy and its slash.
fn ends_with_proxy(head: &[u8]) -> bool {
    let host = head.strip_suffix(b"/").unwrap_or_default();
    proxy::is_known(&host[run_before(host, host.len(), ascii::is_of_host)..])
}

/// Whether the letters `DOI` or a proxy of DOI names stand by themselves before `start`, perhaps with a mark after
/// `DOI`: `DOI10.1000/182`, `DOI-10.1000/182`, `doi.org10.1000/182`.
fn follows_label(searched: Searched<'_>, start: usize) -> bool {
    const GLUED_LABELS: [&str; 4] = ["doi", "doi-", "doi.", "doi_"];
    let hosts = proxy::HOSTS.iter().copied().filter(|host| proxy::is_of_dois(host.as_bytes()));
    GLUED_LABELS.into_iter().chain(hosts).any(|label| {
        ascii::ends_with(&searched.text[..start], label)
            && start.checked_sub(label.len()).is_some_and(|at| !is_in_word(searched.before(at)))
    })
}

/// Whether `head` ends with a word and the full stop after it, and `rest` begins with a DOI name that has a form of its
/// registrant, so that only the blank between the two was lost: `500:472-5.10.1038/nature12373`. After another full
/// stop or a slash, the word may be a part of a longer number or name.
fn follows_stop(head: &[u8], rest: &[u8]) -> bool {
    let Some(before) = head.strip_suffix(b".") else { return false };
    let is_of_word = |octet: &u8| octet.is_ascii_alphanumeric() || *octet == b')';
    let word = run_before(before, before.len(), is_of_word);
    let is_part = before[..word].last().is_some_and(|last| b"./".contains(last));
    word < before.len() && !is_part && is_whole(without_punctuation(first_word(rest)))
}

/// Whether `head` ends with the `<!--` of a comment, or with the two hyphens of a dash after a whole DOI name.
fn ends_in_dash(head: &[u8]) -> bool {
    let Some(before) = head.strip_suffix(b"--") else { return false };
    before.ends_with(b"<!") || is_known_whole(last_word(before))
}

/// Whether `rest`, after a prefix in a path, begins with the folder in which a publisher keeps the files of its pages.
fn is_folder(rest: &[u8]) -> bool {
    rest.starts_with(b"asset/")
}

/// Where the escaped head of a link to a proxy begins with which `head` ends: `https%3A%2F%2Fdoi.org%2F`.
fn escaped_link(head: &[u8]) -> Option<usize> {
    const SCHEMES: [&str; 2] = ["https%3A%2F%2F", "http%3A%2F%2F"];
    let before = &head[..ascii::ends_with(head, "%2F").then(|| head.len() - "%2F".len())?];
    let host = proxy::HOSTS.iter().find(|host| ascii::ends_with(before, host))?;
    let before = &before[..before.len() - host.len()];
    let scheme = SCHEMES.iter().find(|scheme| ascii::ends_with(before, scheme))?;
    Some(before.len() - scheme.len())
}
