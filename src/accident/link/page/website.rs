//! Links to web pages that are not links to handles.

use crate::accident::form::octets;
use crate::accident::form::words::Words;
use crate::accident::link::host::namespace::namespace_end;
use crate::accident::link::host::resolver::bare_host_end;
use crate::accident::name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::read::proxy::{self, HOSTS};
use crate::registry::has_handles;
use crate::text::ascii::ends_with;

/// The address of a web page that is not a link to a handle.
pub(crate) fn web_page(pasted: &Pasted<'_>) -> Option<Hit> {
    let (host, path) = (pasted.host(), pasted.body());
    if pasted.is_known || !host.contains(&b'.') || !name::is_host(host) {
        return None;
    }
    let is_page = !path.contains(&b'/')
        || begins_with_a_word(path) && !pasted.has_segment()
        || begins_with_info(path);
    let hit = Hit::at(pasted.host.clone());
    // Another rule reports the prefix that nobody has.
    let has_default = (0..path.len()).any(|at| name::has_default_prefix(path, at));
    is_page.then_some(if has_default { hit } else { hit.no_handle() })
}

/// `github.com/a/b`: the address of a web page without its `https://`.
pub(crate) fn bare_page(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, host) = (pasted.body(), bare_host_end(pasted)?);
    // `a.doi.org` may be a resolver, and `mydoi.org` is not.
    let is_of = |known: &&str| {
        octets::ends(text, host, known)
            && text[..host - known.len()].last().is_none_or(|last| *last == b'.')
    };
    let is_site = name::ends_with_top(text, host) && !HOSTS.iter().any(is_of);
    is_site.then(|| Hit::at(0..host).no_handle())
}

/// Whether the first part of a path is a word, or the script that many journals run on. A naming authority that people
/// use has a dot or begins with a digit.
fn begins_with_a_word(path: &[u8]) -> bool {
    let first = path.split(|&octet| octet == b'/').next().unwrap_or_default();
    first.first().is_some_and(u8::is_ascii_alphabetic) && octets::is_word(first, b"-_~")
        || first.eq_ignore_ascii_case(b"index.php")
}

/// Whether a path begins like an info URI of a namespace that has no handles, as in the addresses of the National Diet
/// Library of Japan: `info:ndljp/pid/1234567`.
pub(crate) fn begins_with_info(path: &[u8]) -> bool {
    let Some(start) = octets::starts(path, 0, "info:").then_some("info:".len()) else {
        return false;
    };
    let end = namespace_end(path, start);
    end > start && path.get(end) == Some(&b'/') && !has_handles(&path[start..end])
}

/// The beginnings of the paths to pages about DOI names at the resolver itself.
static OWN_PAGES: Words = Words::new(&[
    "the-identifier/",
    "the-community/",
    "the-foundation/",
    "doi_handbook/",
    "doi-handbook/",
    "handbook_2000/",
    "idf-members/",
    "factsheets/",
]);

/// A page about DOI names at the resolver itself, or another page of a resolver.
pub(crate) fn own_page(pasted: &Pasted<'_>) -> Option<Hit> {
    let path = pasted.body();
    let is_own = || OWN_PAGES.stand(path, 0) || proxy::is_service(path);
    let page = proxy::is_of_dois(pasted.host()) && is_own()
        || ends_with(path, ".html") && !path.contains(&b'/');
    (pasted.is_known && page).then(|| Hit::at(pasted.host.clone()).no_handle())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accident::Room;
    use crate::read::Options;

    fn finds(find: fn(&Pasted<'_>) -> Option<Hit>, text: &str) -> bool {
        find(&Pasted::new(text.as_bytes(), &Options::new(), &mut Room::default())).is_some()
    }

    #[test]
    fn a_path_that_begins_with_a_word_is_that_of_a_page() {
        let pages = [
            "https://www.jstor.org/stable/20072803",
            "https://example.org/a-b_c~1/182",
            "https://example.org/about.html",
            "https://example.org/index.php/182",
        ];
        let others = [
            "10.1000/182",
            "hdl:stable/182",
            "https://hdl.handle.net/stable/182",
            "https://localhost/stable/182",
            "https://exa_mple.org/stable/182",
            "https://example.org/10.1000/182",
            "https://example.org/loc.pnp/182",
            "https://example.org/-stable/182",
            "https://example.org/hdl/2027/182",
        ];
        pages.iter().for_each(|text| assert!(finds(web_page, text), "{text}"));
        others.iter().for_each(|text| assert!(!finds(web_page, text), "{text}"));
    }

    #[test]
    fn only_the_resolver_of_doi_names_has_pages_about_them() {
        assert!(finds(own_page, "https://www.doi.org/ra/10.1000"));
        assert!(finds(own_page, "http://www.handle.net/lhs.html"));
        let others = [
            "ra/10.1000",
            "https://hdl.handle.net/1/a.html",
            "https://hdl.handle.net/ra/10.1000",
            "https://a.doi.org/ra/1",
        ];
        others.iter().for_each(|text| assert!(!finds(own_page, text), "{text}"));
    }
}
