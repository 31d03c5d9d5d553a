//! Accidents with links: broken and doubled schemes and hosts, and links to other pages that have a name in them.

use alloc::format;
use alloc::string::String;
use core::ops::Range;

use crate::read::proxy::HOSTS;

use super::hit::Hit;
use super::name::Kind;
use super::name::{self, ends, run, starts};
use super::pasted::Pasted;

/// A whole link or URI in place of the name: its scheme and its resolver, if a name follows them.
pub(super) fn whole(pasted: &Pasted<'_>) -> Option<Hit> {
    let head = name::link(pasted.flat, 0).filter(|head| *head > 0)?;
    let ending = pasted.body.end..pasted.flat.len();
    let hit = Hit::cut(0..head);
    Some(if pasted.kind == Kind::Web && !ending.is_empty() {
        hit.replacing(ending, "")
    } else {
        hit
    })
}

/// Whether the text is a link to a known proxy.
pub(super) fn is_known(pasted: &Pasted<'_>) -> bool {
    let host = pasted.flat.get(pasted.host.clone()).unwrap_or_default();
    HOSTS.iter().any(|known| host.eq_ignore_ascii_case(known.as_bytes()))
}

/// `\` in place of `/` in a link.
pub(super) fn backslash(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !text.contains(&b'\\')
        || (pasted.kind == Kind::Name && !begins_link(text) && !text.contains(&b'/'))
    {
        return None;
    }
    // The rest of the text after markup of another format is deleted with the markup.
    let end = run(text, 0, |octet| octet != b'<').min(backslashes_end(text));
    let places = (0..end).filter(|&at| text[at] == b'\\');
    Hit::all(places.map(|at| (at..at + 1, String::from("/"))))
}

/// The index of the first of the `\` at the end, after which stands nothing but a quotation mark, or the letter of an
/// escape for a line end or a tab.
fn backslashes_end(text: &[u8]) -> usize {
    let marks = text.iter().rev().take_while(|&&octet| octet == b'"' || octet == b'\'').count();
    let mut end = text.len() - marks;
    while let [.., b'\\', b'n' | b'r' | b't'] = text[..end] {
        end -= 2;
    }
    end - text[..end].iter().rev().take_while(|&&octet| octet == b'\\').count()
}

/// `\` at the end of a name, left over from a string in a program.
pub(super) fn backslash_left_over(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let start = backslashes_end(text);
    let named = name::handle(text, pasted.body.start).is_some_and(|slash| slash + 1 < start);
    (named && text.get(start) == Some(&b'\\')).then(|| Hit::cut(start..text.len()))
}

/// Whether the text begins with a scheme of the web, `hdl:` or `info:`, whatever follows it.
fn begins_link(text: &[u8]) -> bool {
    (starts(text, 0, "http") || starts(text, 0, "hdl:") || starts(text, 0, "info:"))
        && text.contains(&b':')
}

/// A scheme that is nearly `http` or `https`, and the marks between its letters and the host.
struct Scheme {
    letters: usize,
    signs: Range<usize>,
    meant: &'static str,
}

fn scheme(text: &[u8]) -> Option<Scheme> {
    let sign = |octet: u8| b":;/\\. ".contains(&octet);
    let whole = |web: usize| text.get(web).is_some_and(|&octet| !sign(octet));
    if name::web(text, 0).is_some_and(whole) {
        return None;
    }
    // A typing error may also put a digit or a bracket among the letters.
    let letters = run(text, 0, |octet| !sign(octet) && octet.is_ascii_graphic());
    let signs = letters..run(text, letters, sign);
    let word = &text[..letters];
    let secure = word.last().is_some_and(|last| last.eq_ignore_ascii_case(&b's'));
    let meant = if secure { "https" } else { "http" };
    let cut = letters > 1
        && ["https", "http"].iter().any(|whole| {
            ends(whole.as_bytes(), whole.len(), core::str::from_utf8(word).unwrap_or("x"))
        });
    let near = cut || (distance(word, meant.as_bytes()) <= 1 && letters > 2);
    // A host must follow the marks.
    let label =
        run(text, signs.end, |octet| octet.is_ascii_alphanumeric() || b".-".contains(&octet));
    let host = &text[signs.end..label];
    let known = HOSTS.iter().any(|known| host.eq_ignore_ascii_case(known.as_bytes()));
    let top = host.rsplit(|&octet| octet == b'.').next().unwrap_or_default();
    let named = text.get(label) == Some(&b'/')
        && host.contains(&b'.')
        && top.iter().all(u8::is_ascii_alphabetic)
        && (known || near_host(host).is_some() || word.eq_ignore_ascii_case(meant.as_bytes()));
    (near && named && !signs.is_empty()).then_some(Scheme { letters, signs, meant })
}

/// `http//`, `http:/`, `https:doi.org`: the colon or the slashes are wrong.
pub(super) fn slashes(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let Scheme { letters, signs, meant } = scheme(text)?;
    let exact = text[..letters].eq_ignore_ascii_case(meant.as_bytes());
    (exact && &text[signs.clone()] != b"://").then(|| Hit::swap(signs, "://"))
}

/// `htttps://`: the letters of the scheme are wrong.
pub(super) fn misspelt(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if let Some(Scheme { letters, signs, meant }) = scheme(text) {
        let exact = text[..letters].eq_ignore_ascii_case(meant.as_bytes());
        return (!exact).then(|| Hit::swap(0..signs.end, format!("{meant}://")).called(meant));
    }
    own_scheme(text)
}

/// `hld:`, `hdl;`, `dio:`: nearly `hdl:` or `doi:`, and a name after it.
fn own_scheme(text: &[u8]) -> Option<Hit> {
    let letters =
        run(text, 0, |octet| octet.is_ascii_alphabetic() || octet == b'1' || octet == b'0');
    let word = text.get(..letters).filter(|word| (2..=4).contains(&word.len()))?;
    let sign = run(text, letters, |octet| b":;.,/ ".contains(&octet));
    let named =
        if starts(text, sign, "10.") { name::doi(text, sign) } else { name::handle(text, sign) };
    let named = named.is_some() && sign > letters && sign < letters + 4;
    let near = |known: &str| distance(word, known.as_bytes()) == 1 && word.len() > 2;
    let slipped = |known: &str| {
        word.eq_ignore_ascii_case(known.as_bytes()) && b";.,/".contains(&text[letters])
    };
    if !named {
        return None;
    }
    if near("hdl") || slipped("hdl") || (near("handle")) {
        let slashes = if text[letters..sign] == *b"://" { "hdl://" } else { "hdl:" };
        return Some(Hit::swap(0..sign, slashes).called("hdl"));
    }
    let doi = near("doi") && name::doi(text, sign).is_some() && b":;".contains(&text[letters]);
    doi.then(|| Hit::cut(0..sign).called("doi"))
}

/// `//doi.org/10.…`: only inside a page may a link have no scheme.
pub(super) fn relative(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let known = starts(text, 0, "//") && name::host(text, 2).is_some();
    known.then(|| Hit::swap(0..0, "https:"))
}

/// Whether one slash follows `hdl:`, or the text after `info:` looks like something else than a namespace.
pub(super) fn has_odd_namespace(pasted: &Pasted<'_>) -> bool {
    match (pasted.kind, pasted.flat) {
        (Kind::Hdl, [_, _, _, _, b'/', rest @ ..]) => rest.first() != Some(&b'/'),
        (Kind::Info, [_, _, _, _, _, next, rest @ ..]) => {
            !next.is_ascii_alphabetic() || rest.get(2) == Some(&b':')
        }
        _ => false,
    }
}

/// One slash after `hdl:`, and slashes after `info:`.
pub(super) fn own_slashes(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let colon = text.iter().position(|&octet| octet == b':')? + 1;
    let end = run(text, colon, |octet| octet == b'/');
    let wrong = match pasted.kind {
        Kind::Hdl => end == colon + 1 && name::handle(text, end).is_some(),
        Kind::Info => end > colon && end <= colon + 2 && text[end..].contains(&b'/'),
        _ => false,
    };
    wrong.then(|| Hit::cut(colon..end))
}

/// `info:doi:10.…` and `info:hdl:1234/5`, with a colon after the namespace.
pub(super) fn namespace_colon(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let end = "info:doi".len();
    let space = starts(text, 0, "info:doi:") || starts(text, 0, "info:hdl:");
    let follows = name::blanks(text, end + 1);
    (space && name::handle(text, follows).is_some()).then(|| Hit::swap(end..follows, "/"))
}

/// `info:10.…`, without a namespace.
pub(super) fn namespace_missing(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, "info:".len());
    // A number without a dot may be part of a namespace.
    let dotted = |slash: usize| text[end..slash].contains(&b'.');
    let handle = pasted.kind == Kind::Info && name::handle(text, end).is_some_and(dotted);
    let namespace = if name::doi(text, end).is_some() { "doi/" } else { "hdl/" };
    handle.then(|| Hit { place: end..end + 1, ..Hit::swap(end..end, namespace) })
}

/// A scheme or a resolver where the name should begin, or inside it.
pub(super) fn doubled(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    if let Some(hit) = doubled_web(pasted) {
        return Some(hit);
    }
    if pasted.kind == Kind::Info {
        return None;
    }
    // There are other rules for a scheme at the beginning of the text.
    let lead =
        name::SCHEMES.iter().find(|scheme| pasted.kind == Kind::Name && starts(text, 0, scheme));
    let start = start.max(lead.map_or(0, |scheme| scheme.len()));
    let at = (start..pasted.body.end).find(|&at| inner_link(text, start, at).is_some())?;
    let end = at + inner_link(text, start, at)?;
    let place = at..end;
    // A shortDOI is recognised only by its resolver, so that must stay.
    if at == 0 && pasted.kind == Kind::Name && name::handle(text, end).is_none() {
        return Some(Hit { place, ..Hit::swap(0..0, "https://") });
    }
    let before = text.get(start..at).unwrap_or_default();
    let complete =
        name::handle(text, start).is_some_and(|slash| slash + 1 < at && text[at - 1] != b'/');
    // A link after a whole name is a second identifier, for which there is another rule.
    if complete && name::web(text, at).is_some() {
        return None;
    }
    if complete || !(before.is_empty() || name::handle(text, end).is_some()) {
        // Only the author knows which of the two is meant, so there is no edit.
        return Some(Hit::at(place));
    }
    Some(Hit { place, ..Hit::cut(start..end) })
}

/// How many octets a link at `at` has before its name, if there is one: it may begin with a host anywhere, but with a
/// scheme only after a slash.
fn inner_link(text: &[u8], start: usize, at: usize) -> Option<usize> {
    // Every scheme and every known host begins with one of these letters.
    if !matches!(text[at] | 0x20, b'd' | b'h' | b'i' | b'u' | b'w') {
        return None;
    }
    let edge = at == start || at == 0 || text[at - 1] == b'/';
    let apart = edge || !(text[at - 1].is_ascii_alphanumeric() || b".-_".contains(&text[at - 1]));
    let web = name::web(text, at);
    // Only a scheme of the web may stand right after a letter.
    if web.is_none() && !apart {
        return None;
    }
    let host = name::host(text, at + web.unwrap_or(0)).is_some();
    let scheme =
        || edge && web.is_none() && name::SCHEMES.iter().any(|head| starts(text, at, head));
    (host || scheme()).then(|| name::link(text, at)).flatten()
}

/// `http://https://…`: one scheme after another.
fn doubled_web(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let first = name::web(text, 0)?;
    let letters = run(text, first, |octet| octet.is_ascii_alphabetic());
    let again = ["http", "https"]
        .into_iter()
        .any(|word| text[first..letters].eq_ignore_ascii_case(word.as_bytes()));
    let signs = run(text, letters, |octet| octet == b':' || octet == b'/');
    (again && signs > letters).then(|| Hit::cut(0..first))
}

/// `/handle/`, left over from the address of a repository.
pub(super) fn left_over(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let slash = usize::from(pasted.kind == Kind::Name && text.first() == Some(&b'/'));
    let end = start + slash + "handle/".len();
    // Only identifiers of the namespace `hdl` are handles, so in other info URIs the segment means nothing.
    let known = pasted.kind != Kind::Info && (pasted.kind != Kind::Web || is_known(pasted));
    let left = known && starts(text, start + slash, "handle/") && name::handle(text, end).is_some();
    if left {
        return Some(Hit::cut(start..end));
    }
    let end = run(text, start, |octet| octet.is_ascii_alphabetic()) + 1;
    // `hdl/` is a segment that a resolver may ask for.
    let word = pasted.kind == Kind::Web && is_known(pasted) && !starts(text, start, "hdl/");
    let doi = || name::registered_doi(text, end).is_some();
    (word && end > start + 1 && text.get(end - 1) == Some(&b'/') && doi())
        .then(|| Hit::cut(start..end))
}

/// `https://doi.org//10.…`: more than one slash between a known host and the name.
pub(super) fn doubled_slash(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.host.end);
    let end = run(text, start, |octet| octet == b'/');
    let named = pasted.kind == Kind::Web && is_known(pasted) && end > start + 1;
    (named && name::handle(text, end).is_some()).then(|| Hit::swap(start..end, "/"))
}

/// `/10.…`: the slash between a host and the name.
pub(super) fn slash(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let end = run(text, 0, |octet| octet == b'/');
    let named = pasted.kind == Kind::Name && end > 0 && name::handle(text, end).is_some();
    named.then(|| Hit::cut(0..end))
}

/// The proxy of a library, which puts its own name after that of the host: `doi-org.ezproxy.example.edu`.
pub(super) fn library(pasted: &Pasted<'_>) -> Option<Hit> {
    let host = pasted.flat.get(pasted.host.clone()).unwrap_or_default();
    let same =
        |host: u8, known: u8| host.eq_ignore_ascii_case(&known) || (host == b'-' && known == b'.');
    let begins = |known: &&&str| {
        // The prefix of a DOI name after the host is no host of a library.
        host.get(known.len()) == Some(&b'.')
            && !host[known.len() + 1..].starts_with(b"10.")
            && host.iter().zip(known.bytes()).all(|(&host, known)| same(host, known))
    };
    let known = HOSTS.iter().find(begins)?;
    Some(Hit::swap(pasted.host.clone(), *known).called(*known))
}

/// A host that is nearly that of a known proxy.
pub(super) fn host(pasted: &Pasted<'_>) -> Option<Hit> {
    let host = pasted.flat.get(pasted.host.clone()).unwrap_or_default();
    if pasted.kind != Kind::Web || is_known(pasted) || host.is_empty() {
        return None;
    }
    let glued = HOSTS.iter().find(|known| {
        starts(host, 0, known) && {
            let rest = &host[known.len()..];
            let rest = rest.strip_prefix(b":").unwrap_or(rest);
            rest.strip_prefix(b".").unwrap_or(rest).starts_with(b"10.")
        }
    });
    if let Some(known) = glued {
        let end = pasted.host.start + known.len();
        let digits = run(pasted.flat, end, |octet| octet == b':' || octet == b'.');
        let hit = Hit { place: pasted.host.clone(), ..Hit::swap(end..digits, "/") };
        return Some(hit.called(*known));
    }
    let known = near_host(host)?;
    Some(Hit::swap(pasted.host.clone(), known).called(known))
}

/// The known proxy that `host` is nearly.
fn near_host(host: &[u8]) -> Option<&'static str> {
    const OTHERS: &[(&str, &str)] = &[
        ("doi", "doi.org"),
        ("dx.doi", "dx.doi.org"),
        ("hdl", "hdl.handle.net"),
        ("hdl.handle", "hdl.handle.net"),
        ("hdl.handle.org", "hdl.handle.net"),
        ("hdl.handle.com", "hdl.handle.net"),
        ("hdl.net", "hdl.handle.net"),
        ("doi.com", "doi.org"),
        ("doi.net", "doi.org"),
        ("dx.doi.com", "dx.doi.org"),
        ("dx.org", "dx.doi.org"),
    ];
    let known = OTHERS.iter().find(|(wrong, _)| host.eq_ignore_ascii_case(wrong.as_bytes()));
    let near = || HOSTS.iter().copied().find(|known| distance(host, known.as_bytes()) == 1);
    known.map(|&(_, known)| known).or_else(near)
}

/// A link without a host: `https://10.1000/182`.
pub(super) fn no_host(pasted: &Pasted<'_>) -> Option<Hit> {
    let at = pasted.host.start;
    let doi = pasted.kind == Kind::Web && name::doi(pasted.flat, at).is_some();
    doi.then(|| Hit { place: pasted.host.clone(), ..Hit::swap(at..at, "doi.org/") })
}

/// What addresses of pages have after a name: `/full`, `/abstract`, `.pdf`.
const PAGES: &[&str] = &[
    "/abstract",
    "/fulltext",
    "/full/html",
    "/full/pdf",
    "/full",
    "/epdf",
    "/pdf",
    "/html",
    "/meta",
    "/summary",
    "/references",
    "/figures",
    "/citedby",
    "/download",
    "/epub",
    "/tables",
    ".full.pdf",
    ".full.html",
    ".full",
    ".abstract",
    ".pdf",
    ".html",
];

/// Where a name with its slash at `slash` ends in the address of a page.
fn page_end(text: &[u8], slash: usize, limit: usize) -> usize {
    let signs = |octet: u8| !(octet.is_ascii_control() || b" ?#&\"'<>".contains(&octet));
    let mut end = run(&text[..limit], slash + 1, signs);
    while let Some(page) =
        PAGES.iter().find(|page| ends(text, end, page) && end - page.len() > slash + 1)
    {
        end -= page.len();
    }
    while end > slash + 2 && text[end - 1] == b'/' {
        end -= 1;
    }
    end
}

/// A DOI name right after a host that is not a known proxy.
pub(super) fn elsewhere(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, host) = (pasted.flat, pasted.host.clone());
    let at = run(text, host.end, |octet| octet != b'/') + 1;
    let slash = name::registered_doi(text, at)?;
    if pasted.kind != Kind::Web || is_known(pasted) || !name::is_host(&text[host.clone()]) {
        return None;
    }
    let end = page_end(text, slash, text.len());
    let hit = Hit::swap(0..at, "https://doi.org/").replacing(end..text.len(), "");
    Some(Hit { place: host, ..hit })
}

/// The address of a page of a publisher or a repository that has a DOI name or a handle in it.
pub(super) fn page(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let host = match pasted.kind {
        Kind::Web if !is_known(pasted) && name::is_host(&text[pasted.host.clone()]) => {
            pasted.host.clone()
        }
        Kind::Name => 0..bare_host(text)?,
        _ => return None,
    };
    // A name right after the host may belong to an unknown proxy, so it is not sought here.
    let from = run(text, host.end, |octet| octet != b'/') + 1;
    let edge = |at: usize| matches!(text[at - 1], b'/' | b'=' | b':' | b'(');
    let found = (from..text.len()).find_map(|at| {
        let slash = name::doi(text, at).filter(|_| edge(at))?;
        Some((at, slash, "https://doi.org/"))
    });
    let (at, slash, proxy) = found.or_else(|| {
        let at = (from..text.len()).find(|&at| starts(text, at - 1, "/handle/"))? + "handle/".len();
        Some((at, name::handle(text, at)?, "https://hdl.handle.net/"))
    })?;
    // The number of a registrant has four digits or more.
    if starts(text, at, "123456789/") || (starts(text, at, "10.") && slash < at + "10.1000".len()) {
        return None;
    }
    let end = page_end(text, slash, text.len());
    let proxy = if pasted.kind == Kind::Name { "" } else { proxy };
    let hit = Hit::swap(0..at, proxy).replacing(end..text.len(), "");
    let host = String::from_utf8_lossy(&text[host.clone()]).into_owned();
    Some(Hit { place: name::web(text, 0).unwrap_or(0)..at, ..hit }.called(host))
}

/// Where the host at the beginning of a text without a scheme ends: `www.example.org/…`.
fn bare_host(text: &[u8]) -> Option<usize> {
    let end = run(text, 0, |octet| octet.is_ascii_alphanumeric() || b".-".contains(&octet));
    let top = text[..end].rsplit(|&octet| octet == b'.').next()?;
    let letters =
        (2..=10).contains(&top.len()) && top.iter().all(u8::is_ascii_alphabetic) && top.len() < end;
    let known = name::host(text, 0).is_some();
    (letters && !known && text.get(end) == Some(&b'/') && text[0].is_ascii_alphabetic())
        .then_some(end)
}

/// The beginnings of parameters that tell advertisers where a reader came from.
const TRACKING: &[&str] = &[
    "utm_",
    "wt_mc",
    "wt.mc",
    "wt.ec",
    "fbclid",
    "gclid",
    "dclid",
    "msclkid",
    "mc_cid",
    "mc_eid",
    "_hsenc",
    "_hsmi",
    "igshid",
    "cmpid",
    "cm_mmc",
    "yclid",
    "af",
    "src=",
    "ref=",
    "source=",
    "campaign",
    "medium",
    "platform=hootsuite",
    "_ga",
    "spm=",
    "trk",
    "rss=",
    "via%3d",
    "via=",
    "ga_",
    "sms_ss",
    "at_xt",
    "xtor",
    "ncid",
    "sfns",
    "__hstc",
    "__s=",
    "oly_",
    "vero_",
];

/// Parameters of advertisers in the query of a link.
pub(super) fn tracking(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let start = pasted.body.end;
    if pasted.kind != Kind::Web || !is_known(pasted) || start >= text.len() {
        return None;
    }
    if let Some(at) = text[start..].windows(3).position(|signs| signs == b":~:") {
        let at = start + at;
        let hash = (start..at).rev().find(|&hash| text[hash] == b'#')?;
        return Some(Hit::cut(hash..text.len()));
    }
    // `#.X1y2z` counts how often a link was copied from a page.
    if let [b'#', b'.', rest @ ..] = &text[start..]
        && !rest.is_empty()
        && rest.iter().all(|octet| octet.is_ascii_alphanumeric() || b"_-".contains(octet))
    {
        return Some(Hit::cut(start..text.len()));
    }
    if text[start] != b'?' {
        return None;
    }
    let end = run(text, start, |octet| octet != b'#');
    let tracks = |at: usize| TRACKING.iter().any(|word| starts(text, at, word));
    let mut places = alloc::vec::Vec::new();
    let (mut at, mut kept) = (start + 1, false);
    while at < end {
        let next = run(&text[..end], at, |octet| octet != b'&' && octet != b';');
        if tracks(at) {
            let place = if kept { at - 1..next } else { at..(next + 1).min(end) };
            places.push((place, String::new()));
        } else {
            kept = true;
        }
        at = next + 1;
    }
    if !kept && let Some(first) = places.first_mut() {
        first.0.start = start;
    }
    Hit::all(places)
}

/// By how many letters two words differ; a swapped pair counts as one. Numbers above two are not exact.
fn distance(one: &[u8], other: &[u8]) -> usize {
    let same = |a: &u8, b: &u8| a.eq_ignore_ascii_case(b);
    let head = one.iter().zip(other).take_while(|(a, b)| same(a, b)).count();
    let (one, other) = (&one[head..], &other[head..]);
    let tail = one.iter().rev().zip(other.iter().rev()).take_while(|(a, b)| same(a, b)).count();
    match (&one[..one.len() - tail], &other[..other.len() - tail]) {
        ([], []) => 0,
        ([_], []) | ([], [_]) | ([_], [_]) => 1,
        ([a, b], [c, d]) if same(a, d) && same(b, c) => 1,
        _ => 2,
    }
}
