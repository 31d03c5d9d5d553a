//! [`Beginning`]: how an identifier begins in a text.

use core::ops::Range;

use memchr::memchr;

use super::arxiv::{begins_arxiv, labelled_arxiv};
use super::broken::{
    broken_body, is_broken, is_of_citeseerx, is_rest, is_slashless, labelled_slashless,
};
use super::code::{ends_in_code, ends_in_escaped_mark};
use super::field::{after_label, before_type, damaged_after_label};
use super::handle::{
    DOI_LABEL, FIRST_WORD, RIS_TAG, after_resolver, damaged, escaped, handle, is_broken_over_lines,
    labelled, labelled_wide, of_family, of_library, parameter, path,
};
use super::kind::{INSIDE, Kind, inside};
use super::label::Label;
use super::link::{link, misspelt, misspelt_at, misspelt_before, wide_link};
use super::name::{after_prefix, has_suffix, is_known_whole, prefix};
use super::page::{is_empty_path, is_own_page};
use super::pattern::{is_format, is_regular_expression};
use super::query::is_search;
use super::scheme::{BARE_SCHEMES, LINKS, begins, begins_link, continues_scheme, is_word, related};
use super::searched::Searched;
use super::spaced::{begins_spaced, broken_link, spaced_link, torn_link};
use super::unfilled::labelled_unfilled;
use super::unit::{escaped_slash, slash};
use super::value::is_of_latex;
use super::wide::{self, wide_slash};
use super::word::{JOINING, first_word, is_in_word, last_word, without_punctuation};
use super::writing::Writing;
use crate::accident::is_whole;
use crate::read::proxy;
use crate::text::{ascii, position, run, run_before};

/// The beginning of an identifier.
#[derive(Clone, Debug)]
pub(super) struct Beginning {
    pub(super) start: usize,
    /// Where the identifier goes on: after its scheme, after the host and its `/` if that is not missing, or after the
    /// `/` of a bare DOI name or a bare handle. After the info URI of a repository, this is its start.
    pub(super) body: usize,
    pub(super) kind: Kind,
}

impl Beginning {
    /// The beginning of an identifier whose `:`, word or wide sign is at `place`, if there is one.
    pub(super) fn at(searched: Searched<'_>, place: usize) -> Option<Self> {
        let text = searched.text;
        match text[place] {
            b':' => labelled(searched, place)
                .map(Self::of_handle)
                .or_else(|| scheme(searched, place))
                .or_else(|| labelled_arxiv(searched, place).map(Self::of_scheme))
                .or_else(|| spaced(searched, place))
                .or_else(|| torn_link(searched, place).map(Self::of_link))
                .or_else(|| misspelt_at(text, place).map(Self::of_link)),
            b'h' => hdl(searched, place),
            b'H' => after_label(searched, place..place + "HDL".len()).map(Self::of_handle),
            b'a' => {
                let label = place.checked_sub(1).filter(|at| b"Hh".contains(&text[*at]))?;
                after_label(searched, label..place + "andle".len()).map(Self::of_handle)
            }
            b'd' => after_resolver(searched, place)
                .or_else(|| damaged_after_label(searched, place..place + DOI_LABEL.len()))
                .map(Self::of_handle),
            b'D' if text[place..].starts_with(RIS_TAG.as_bytes()) => {
                let is_tag = place == 0 || b"\r\n".contains(&searched.before(place));
                let prefix = if is_tag { damaged(text, place + RIS_TAG.len()) } else { None };
                prefix.map(Self::of_handle)
            }
            b'D' => {
                damaged_after_label(searched, place..place + DOI_LABEL.len()).map(Self::of_handle)
            }
            // Both families of prefixes begin with this digit.
            b'2' => of_family(searched, place).map(Self::of_handle),
            wide::FIRST_OCTET => wide_link(text, place)
                .map(Self::of_link)
                .or_else(|| labelled_wide(searched, place).map(Self::of_handle))
                .or_else(|| wide::name(text, place).map(Self::of_handle)),
            _ => misspelt_before(text, place)
                .filter(|_| after_prefix(&text[place..]).is_some())
                .map(Self::of_link)
                .or_else(|| broken_body(searched, place).map(|body| Self::of_handle(place..body)))
                .or_else(|| bare(searched, place))
                .or_else(|| {
                    labelled_unfilled(searched, place).map(|body| Self::of_handle(place..body))
                })
                .or_else(|| slashless(searched, place)),
        }
    }

    /// The beginning of a handle at this range, which ends after the slash of the handle.
    fn of_handle(prefix: Range<usize>) -> Self {
        Self { start: prefix.start, body: prefix.end, kind: Kind::Bare }
    }

    /// The beginning of an identifier whose scheme or label is at this range.
    fn of_scheme(head: Range<usize>) -> Self {
        Self { start: head.start, body: head.end, kind: Kind::Scheme }
    }

    /// The beginning of a link at this range, which ends where its path begins.
    fn of_link(head: Range<usize>) -> Self {
        Self { start: head.start, body: head.end, kind: Kind::Link }
    }

    /// How the identifier is written.
    pub(super) fn writing(&self, searched: Searched<'_>) -> Writing {
        match self.kind.writing() {
            Writing::Text if is_of_latex(searched, self.start) => Writing::Latex,
            writing => writing,
        }
    }

    /// Whether the first octets alone show that the text names something, so that there is no need to read the rest.
    pub(super) fn surely_names(&self, text: &[u8]) -> bool {
        let first = text.get(self.body).copied().unwrap_or_default();
        match self.kind {
            Kind::Scheme | Kind::Link => first.is_ascii_digit(),
            Kind::Spaced | Kind::Bare | Kind::InPath | Kind::InQuery => {
                first.is_ascii_alphanumeric()
            }
            Kind::Slashless => false,
        }
    }

    /// Whether `written`, which has this beginning, names something. The body of a link or of a DOI name must not be
    /// empty, and must show that it is the rest of the name if a blank stands before it. The body after a scheme must
    /// begin with a digit, or have a `/` and after it a letter, a digit or a character beyond ASCII.
    pub(super) fn names(&self, written: &[u8]) -> bool {
        let (head, body) = written.split_at(self.body - self.start);
        match self.kind {
            Kind::Scheme => {
                let named = |octet: &u8| octet.is_ascii_alphanumeric() || !octet.is_ascii();
                let is_named = body.first().is_some_and(u8::is_ascii_digit)
                    || memchr(b'/', body).is_some_and(|slash| body[slash..].iter().any(named));
                (is_named || begins_arxiv(body)) && !is_format(body)
            }
            Kind::Link => !is_empty_path(body) && !is_own_page(head, body),
            Kind::Bare if is_broken(head) => is_rest(body),
            Kind::Slashless => is_slashless(written),
            Kind::Spaced | Kind::Bare | Kind::InPath | Kind::InQuery => !body.is_empty(),
        }
    }
}

/// The beginning of an identifier after the word `hdl` at `place`, which begins the resolver of handles, or stands by
/// itself.
fn hdl(searched: Searched<'_>, place: usize) -> Option<Beginning> {
    let text = searched.text;
    if let Some(prefix) = escaped(text, place) {
        return Some(Beginning { start: prefix.start, body: prefix.end, kind: Kind::InQuery });
    }
    if let Some(prefix) = before_type(text, place) {
        return Some(Beginning::of_handle(prefix));
    }
    // In French, a blank stands before the colon of a link, and another one often after it.
    let path = path(text, place);
    let is_broken = path.is_some_and(|path| is_broken_over_lines(text, place, path));
    let is_in_word = is_in_word(searched.before(place)) && !is_broken;
    match path {
        Some(path) if is_in_word => misspelt(text, place, path).map(Beginning::of_link),
        Some(path) => handle(text, path).map(Beginning::of_handle),
        None if is_in_word => None,
        None => of_library(text, place)
            .or_else(|| parameter(text, place))
            .or_else(|| after_label(searched, place..place + FIRST_WORD.len()))
            .map(Beginning::of_handle),
    }
}

/// The beginning of an identifier whose scheme ends at `colon`.
fn scheme(searched: Searched<'_>, colon: usize) -> Option<Beginning> {
    let text = searched.text;
    let head = &text[..colon];
    let start = |scheme: &str| {
        let start = head.len().checked_sub(scheme.len())?;
        // Only the blank after the DOI name before it may be lost.
        let is_apart = || {
            !continues_scheme(searched.before(start))
                || ends_in_code(&head[..start])
                || is_known_whole(last_word(&head[..start]))
        };
        // A link may be a parameter of another one.
        let is_parameter = || LINKS.contains(&scheme) && ends_in_escaped_mark(&head[..start]);
        let whole = ascii::ends_with(head, scheme) && (is_apart() || is_parameter());
        whole.then_some(start)
    };
    if let Some(start) = BARE_SCHEMES.into_iter().find_map(start) {
        let found = own(searched, start, colon)?;
        let start = if found.kind == Kind::Scheme { urn(searched, start) } else { found.start };
        return Some(Beginning { start, ..found });
    }
    let start = LINKS.into_iter().find_map(start)?;
    // The head of a link may be as usual although its DOI name has blanks after its marks.
    let broken = || Some(Beginning { start, body: broken_link(text, colon)?, kind: Kind::Spaced });
    match link(text, start, colon).map(Beginning::of_link) {
        Some(link) if is_regular_expression(&text[link.body..]) => None,
        Some(link) if !begins_spaced(&text[link.body..]) => Some(link),
        link => broken().or(link),
    }
}

/// Where an identifier begins whose scheme begins at `start`: there, or at the `urn:` that some writers put before it.
fn urn(searched: Searched<'_>, start: usize) -> usize {
    const URN: &str = "urn:";
    let is_urn = ascii::ends_with(&searched.text[..start], URN)
        && !continues_scheme(searched.before(start - URN.len()));
    if is_urn { start - URN.len() } else { start }
}

/// The beginning of a link with blanks in it, whose scheme ends before the blank before `colon`.
fn spaced(searched: Searched<'_>, colon: usize) -> Option<Beginning> {
    let text = searched.text;
    let head = spaced_link(text, colon).filter(|head| !is_in_word(searched.before(head.start)))?;
    Some(Beginning { start: head.start, body: head.end, kind: Kind::Spaced })
}

/// The beginning of an identifier with a scheme of its own, from `start` to `colon`.
fn own(searched: Searched<'_>, start: usize, colon: usize) -> Option<Beginning> {
    let text = searched.text;
    let rest = &text[colon + 1..];
    // A link begins by itself after a label, and a DOI name after a blank of LaTeX.
    if begins_link(rest)
        || matches!(rest, [b'~', ..] | [b'\\', b',' | b' ' | b';' | b':', ..])
        || is_before_markup(rest)
        || is_regular_expression(rest)
        || is_word(&text[start..], colon - start)
    {
        return None;
    }
    if let Some(at) = related(&text[start..]) {
        let start = start + at;
        let name = &text[start..];
        let is_name = !begins(name) && name.first().is_some_and(u8::is_ascii_alphanumeric);
        return is_name.then_some(Beginning { start, body: start, kind: Kind::InPath });
    }
    if let Some(name) = escaped_name(text, start, colon) {
        return Some(name);
    }
    // In the address of another site, a DOI name has escapes.
    let may_be_inside = INSIDE.contains(&searched.before(start));
    let name = colon + 1 + usize::from(rest.starts_with(b"/"));
    let inside = if may_be_inside { bare(searched, name) } else { None };
    let inside = inside.filter(|name| name.kind.writing() == Writing::Address);
    inside.or(Some(Beginning { start, body: colon + 1, kind: Kind::Scheme }))
}

/// The beginning of a DOI name that is written with escapes after the `doi:` from `start` to `colon`: in a URN of MIRIAM,
/// and between angle brackets, where R demands them.
fn escaped_name(text: &[u8], start: usize, colon: usize) -> Option<Beginning> {
    let (head, rest) = (&text[..start], &text[colon + 1..]);
    let is_doi = text[start..colon].eq_ignore_ascii_case(b"doi");
    let is_uri = is_doi && (ascii::ends_with(head, "urn:miriam:") || head.ends_with(b"<"));
    let word = first_word(rest);
    // A program that reads `%%` for `%` would decode the name first, and a report can say so.
    if !is_uri || memchr(b'%', word).is_none() || position(word, "%%").is_some() {
        return None;
    }
    let prefix = prefix(rest)?;
    let slash = slash(&rest[prefix..]).or_else(|| escaped_slash(&rest[prefix..]))?;
    let body = colon + 1 + prefix + slash;
    has_suffix(&text[body..]).then_some(Beginning { start: colon + 1, body, kind: Kind::InPath })
}

/// Whether the scheme right before `rest` is only a label before markup, in which an identifier begins by itself: before a
/// command of LaTeX with an argument (`doi:\doi{10.1000/182}`), or before a bracket (`doi:[10.1000/182](https://…)`).
fn is_before_markup(rest: &[u8]) -> bool {
    match rest {
        [b'\\', command @ ..] => {
            let end = run(command, 0, u8::is_ascii_alphabetic);
            end > 0 && command.get(end) == Some(&b'{')
        }
        [b'[' | b'{' | b'(', inner @ ..] => begins(inner),
        _ => false,
    }
}

/// Whether the letters `DOI` or a proxy of DOI names stand by themselves before `start`, perhaps with a mark after
/// `DOI`: `DOI10.1000/182`, `DOI-10.1000/182`, `doi.org10.1000/182`.
fn follows_label(searched: Searched<'_>, start: usize) -> bool {
    const LABELS: [&str; 4] = ["doi", "doi-", "doi.", "doi_"];
    let hosts = proxy::HOSTS.iter().copied().filter(|host| proxy::is_of_dois(host.as_bytes()));
    LABELS.into_iter().chain(hosts).any(|label| {
        ascii::ends_with(&searched.text[..start], label)
            && start.checked_sub(label.len()).is_some_and(|at| !is_in_word(searched.before(at)))
    })
}

/// The beginning of a DOI name without its slash after a label, or of a number of CiteSeerX there. An address at CiteSeerX
/// calls its number a DOI, too, and is right.
fn slashless(searched: Searched<'_>, start: usize) -> Option<Beginning> {
    let (head, rest) = searched.text.split_at(start);
    let body = labelled_slashless(searched, start)?;
    let is_address = || is_of_citeseerx(rest) && inside(head) != Kind::Bare;
    (!is_address()).then_some(Beginning { start, body, kind: Kind::Slashless })
}

/// The beginning of a DOI name without a scheme.
fn bare(searched: Searched<'_>, start: usize) -> Option<Beginning> {
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
    let place = if may_be_inside { inside(head) } else { Kind::Bare };
    let escaped = escaped_slash(rest);
    // After a label, a name with escapes is no part of an address.
    let is_labelled = escaped.is_some()
        && place == Kind::Bare
        && last != b'='
        && Label::before(searched, start).is_some();
    // The end of an address may stand without its host: `?doi=10.1000%2F182`, `10.1000%2F182`.
    let kind = match place {
        Kind::Bare if escaped.is_none() || is_labelled => Kind::Bare,
        Kind::Bare if last == b'=' => Kind::InQuery,
        Kind::Bare => Kind::InPath,
        place => place,
    };
    let in_address = kind.writing() == Writing::Address;
    if follows_escape && !in_address {
        return None;
    }
    let slash = slash(rest)
        .or_else(|| escaped.filter(|_| in_address || is_labelled))
        .or_else(|| wide_slash(rest))?;
    let is_name =
        has_suffix(&rest[slash..]) && !(kind == Kind::InPath && is_folder(&rest[slash..]));
    let body = start + prefix + slash;
    // A link that was escaped as a whole, with the escapes that it had before, is found whole, so that these are decoded.
    let is_twice =
        || kind.writing() == Writing::Address && position(first_word(rest), "%25").is_some();
    let link = if is_name && is_twice() { escaped_link(head) } else { None };
    is_name.then_some(Beginning { start: link.unwrap_or(start), body, kind })
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

/// Whether `head` ends with a word and the full stop after it, and `rest` begins with a DOI name that has a form of its
/// registrant, so that only the blank between the two was lost: `500:472-5.10.1038/nature12373`. After another full stop
/// or a slash, the word may be a part of a longer number or name.
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
