//! Sites where the DOI name of a page follows from its address.
//!
//! `table` has the sites where a pattern makes the name, and the other files of the folder know sites where that takes
//! more.

mod acl;
mod copernicus;
mod csiro;
mod mdpi;
mod rfc;
mod table;

use table::{PAGES, SITES};

use alloc::string::String;
use core::ops::Range;

use crate::accident::form::octets::{run, starts, word_end};
use crate::accident::form::pattern;
use crate::accident::form::words::Words;
use crate::accident::link::host::resolver::is_hyphenated;
use crate::accident::name;
use crate::accident::name::beside::end_of_address;
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::address::page;

/// The addresses of the volumes of HathiTrust, up to their identifier there.
static VOLUMES: Words =
    Words::new(&["babel.hathitrust.org/cgi/pt?id=", "babel.hathitrust.org/cgi/ssd?id="]);

/// The address of a page from which its DOI name follows. It may stand in the address of a service that leads to the
/// page, or has a copy of it.
pub(crate) fn site(pasted: &Pasted<'_>) -> Option<Hit> {
    let host = host_start(pasted)?;
    // Nearly all names begin with a digit, and hardly any host.
    let begins = pasted.flat.get(host)?;
    if begins.is_ascii_digit() && !pasted.is_elsewhere() {
        return None;
    }
    let text = &pasted.flat[..address_end(pasted.flat, host)];
    let (host, doi) = match doi_of_page(text, host) {
        Some(doi) => (host, doi),
        // A page in the query of a name is only a part of it.
        None if pasted.slash_of_handle().is_some() && !pasted.is_elsewhere() => return None,
        None => inner_page(text, host).filter(|_| page(pasted).is_none())?,
    };
    Some(replaced(pasted, host, "https://doi.org/", &doi))
}

/// The host of the first page in the address whose host begins at `host` from which a DOI name follows, and that name.
fn inner_page(text: &[u8], host: usize) -> Option<(usize, String)> {
    let mut inner = (host + 1..text.len()).filter(|&at| b"/=".contains(&text[at - 1]));
    inner.find_map(|at| {
        let host = name::web_end(text, at)?;
        Some((host, doi_of_page(text, host)?))
    })
}

/// The DOI name that follows from the address of a page, whose host begins at `host`.
fn doi_of_page(text: &[u8], host: usize) -> Option<String> {
    let www = if starts(text, host, "www-") { "www-".len() } else { 0 };
    let address = name::after_www(text, host + www);
    // An address begins with a letter, but most names begin with a digit.
    text.get(address).filter(|first| first.is_ascii_alphabetic())?;
    let article = || {
        [acl::paper, copernicus::article, csiro::article, mdpi::article, rfc::document]
            .into_iter()
            .find_map(|article| article(text, address).filter(|(_, end)| pattern::ends(text, *end)))
    };
    let named = |at: usize| {
        PAGES.numbers(text[at]).map(|number| SITES[number]).find_map(|(page, name)| {
            let parts = pattern::parts(text, at, page).or_else(|| proxied(text, at, page));
            parts.map(|(parts, _)| written(text, &parts, name))
        })
    };
    named(address).or_else(|| Some(article()?.0))
}

/// The address of a volume of HathiTrust: its identifier there, after the prefix 2027, is its handle.
pub(crate) fn volume(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let host = host_start(pasted)?;
    let start = host + VOLUMES.at(text, host).next()?.len();
    let address = &text[..address_end(text, start)];
    let end = run(address, start, |octet| !b"&;#".contains(octet));
    let library = word_end(text, start, b"");
    let identifier = core::str::from_utf8(&text[start..end]).ok()?;
    let is_whole = library > start && text.get(library) == Some(&b'.') && end > library + 3;
    let handle = pasted.written(&["2027/", identifier].concat());
    let hit = replaced(pasted, host, "https://hdl.handle.net/", &handle);
    is_whole.then_some(if pasted.is_name() { hit.no_handle() } else { hit })
}

/// Where the host of an address begins: that of a link to a site, or that of an address in place of a name.
fn host_start(pasted: &Pasted<'_>) -> Option<usize> {
    let body = pasted.body.start;
    match pasted.kind {
        Kind::Web if !pasted.is_known => Some(pasted.host.start),
        Kind::Web | Kind::Name | Kind::Hdl | Kind::InfoHandle => {
            Some(name::web_end(pasted.flat, body).unwrap_or(body))
        }
        Kind::Info => None,
    }
}

/// Where the address at `at` ends.
fn address_end(text: &[u8], at: usize) -> usize {
    let text = &text[..end_of_address(text, at)];
    run(text, at, |octet| !octet.is_ascii_control() && !b" \"'<>".contains(octet))
}

/// The edit that writes a `name` in place of the address whose host begins at `host`, after the proxy if the text is a
/// link to the site.
fn replaced(pasted: &Pasted<'_>, host: usize, proxy: &str, name: &str) -> Hit {
    let (is_link, end) = (pasted.is_elsewhere(), address_end(pasted.flat, host));
    let (start, proxy) = if is_link { (0, proxy) } else { (pasted.body.start, "") };
    let slash = run(pasted.flat, host, |octet| *octet != b'/');
    let hit = Hit::swap(start..end, [proxy, name].concat()).naming(&pasted.flat[host..slash]);
    Hit { place: host..end, ..hit }
}

/// The parts of an address that a library has rewritten: the name of its proxy follows that of the site, which may have
/// hyphens for dots, as in `www-nature-com.ezproxy.example.edu`.
fn proxied(text: &[u8], at: usize, page: &str) -> Option<([Range<usize>; pattern::MOST], usize)> {
    let (site, path) = page.split_at(page.find('/')?);
    let end = at + site.len();
    let is_site = is_hyphenated(text.get(at..end)?, site);
    let slash = word_end(text, end, b".-");
    let has_proxy = text.get(end) == Some(&b'.');
    pattern::parts(text, slash, path).filter(|_| is_site && has_proxy)
}

/// The name that the pattern `name` describes, with these parts of the address in place of its signs.
fn written(text: &[u8], parts: &[Range<usize>], name: &str) -> String {
    let mut parts = parts.iter();
    let mut written = String::new();
    for sign in name.chars() {
        match sign {
            // The parts have only characters of ASCII.
            '#' | '@' | '~' => {
                let part = parts.next().cloned().unwrap_or_default();
                written.extend(text[part].iter().copied().map(char::from));
            }
            _ => written.push(sign),
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::accident::Room;
    use crate::read::Options;
    use crate::text::{Edit, Span};

    /// The edit and the place end where the address does.
    #[test]
    fn the_text_after_an_address_stays() {
        let text = b"https://zenodo.org/records/3233118 (accessed 3 May 2020)";
        let mut room = Room::default();
        let hit =
            site(&Pasted::new(text, &Options::new(), &mut room)).map(|hit| (hit.place, hit.edits));
        let doi = "https://doi.org/10.5281/zenodo.3233118".into();
        assert_eq!(hit, Some((8..34, Vec::from([Edit { span: Span::new(0, 34), text: doi }]))));
    }
}
