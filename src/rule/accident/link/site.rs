//! Sites where the DOI name of a page follows from its address.

use alloc::string::String;
use core::ops::Range;

use crate::rule::accident::hit::Hit;
use crate::rule::accident::kind::Kind;
use crate::rule::accident::name;
use crate::rule::accident::octets::run;
use crate::rule::accident::pasted::Pasted;
use crate::rule::accident::pattern;
use crate::text::bits;

use super::mdpi;

/// The addresses of pages, without `https://` and `www.`, and the DOI names that follow from them; the first one that fits
/// counts. Both are [patterns](pattern): in a name, `#`, `@` and `~` stand for what they stood for in the
/// address, in the same order.
const SITES: &[(&str, &str)] = &[
    ("zenodo.org/record/#", "10.5281/zenodo.#"),
    ("zenodo.org/records/#", "10.5281/zenodo.#"),
    ("figshare.com/articles/*/#/#", "10.6084/m9.figshare.#.v#"),
    ("figshare.com/articles/*/*/#/#", "10.6084/m9.figshare.#.v#"),
    ("figshare.com/articles/*/*/#", "10.6084/m9.figshare.#"),
    ("figshare.com/articles/*/#", "10.6084/m9.figshare.#"),
    ("nature.com/articles/s41599-#-#-@", "10.1057/s41599-#-#-@"),
    ("nature.com/articles/s#-#-#-@", "10.1038/s#-#-#-@"),
    ("nature.com/articles/d#-#-#-@", "10.1038/d#-#-#-@"),
    ("nature.com/articles/nature#", "10.1038/nature#"),
    ("nature.com/articles/ncomms#", "10.1038/ncomms#"),
    ("nature.com/articles/srep#", "10.1038/srep#"),
    ("nature.com/articles/sdata#", "10.1038/sdata#"),
    ("elifesciences.org/articles/#", "10.7554/eLife.#"),
    ("elifesciences.org/reviewed-preprints/#", "10.7554/eLife.#"),
    ("peerj.com/articles/#", "10.7717/peerj.#"),
    ("peerj.com/articles/cs-#", "10.7717/peerj-cs.#"),
    ("peerj.com/preprints/#v#", "10.7287/peerj.preprints.#v#"),
    ("thelancet.com/journals/*/article/PIIS#-@(#)#-@", "10.1016/S#-@(#)#-@"),
    ("data.mendeley.com/datasets/@/#", "10.17632/@.#"),
    ("openneuro.org/datasets/ds#/versions/#.#.#", "10.18112/openneuro.ds#.v#.#.#"),
    ("pubs.rsc.org/en/content/articlelanding/*/*/@", "10.1039/@"),
    ("pubs.rsc.org/en/content/articlehtml/*/*/@", "10.1039/@"),
    ("pubs.rsc.org/en/content/articlepdf/*/*/@", "10.1039/@"),
    ("@.copernicus.org/articles/#/#/#", "10.5194/@-#-#-#"),
    ("jci.org/articles/view/#", "10.1172/JCI#"),
    ("insight.jci.org/articles/view/#", "10.1172/jci.insight.#"),
    ("nap.edu/catalog/#", "10.17226/#"),
    ("nap.nationalacademies.org/catalog/#", "10.17226/#"),
    ("hindawi.com/journals/*/#/#", "10.1155/#/#"),
    ("biomedcentral.com/1@/#/#", "10.1186/1@-#-#"),
    ("dl.acm.org/citation.cfm?id=#.#", "10.1145/#.#"),
    ("portal.acm.org/citation.cfm?id=#.#", "10.1145/#.#"),
    ("papers.ssrn.com/sol3/papers.cfm?abstract_id=#", "10.2139/ssrn.#"),
    ("papers.ssrn.com/abstract=#", "10.2139/ssrn.#"),
    ("ssrn.com/abstract=#", "10.2139/ssrn.#"),
    ("osf.io/preprints/osf/~", "10.31219/osf.io/~"),
    ("osf.io/preprints/metaarxiv/~", "10.31222/osf.io/~"),
    ("osf.io/preprints/psyarxiv/~", "10.31234/osf.io/~"),
    ("psyarxiv.com/~", "10.31234/osf.io/~"),
    ("osf.io/preprints/socarxiv/~", "10.31235/osf.io/~"),
    ("osf.io/preprints/africarxiv/~", "10.31730/osf.io/~"),
    ("osf.io/preprints/edarxiv/~", "10.35542/osf.io/~"),
    ("edarxiv.org/~", "10.35542/osf.io/~"),
    ("preprints.org/manuscript/#.#/v#", "10.20944/preprints#.#.v#"),
    ("researchsquare.com/article/rs-#/v#", "10.21203/rs.3.rs-#/v#"),
    ("biorxiv.org/content/early/*/*/*/#", "10.1101/#"),
    ("preprints.scielo.org/index.php/scielo/preprint/view/#", "10.1590/SciELOPreprints.#"),
    ("rcsb.org/structure/@", "10.2210/pdb@/pdb"),
    ("cran.r-project.org/package=@", "10.32614/CRAN.package.@"),
    ("cran.r-project.org/web/packages/@/", "10.32614/CRAN.package.@"),
];

/// For each value of the low five bits of a letter, which are the same in either case, the addresses that may begin with
/// it, as one bit for each.
static BEGUN: [u64; 32] = {
    assert!(SITES.len() <= u64::BITS as usize, "a site has no bit");
    let (mut begun, mut site) = ([0; 32], 0);
    while site < SITES.len() {
        let first = SITES[site].0.as_bytes()[0];
        let mut letter = 0;
        while letter < begun.len() {
            begun[letter] |= ((first == b'@' || first & 31 == letter as u8) as u64) << site;
            letter += 1;
        }
        site += 1;
    }
    begun
};

/// The address of a page from which its DOI name follows.
pub(crate) fn site(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, pasted.body.start);
    let (start, host, proxy) = match pasted.kind {
        Kind::Web if !pasted.is_known => (0, pasted.host.start, "https://doi.org/"),
        Kind::Web | Kind::Name | Kind::Hdl | Kind::InfoHandle => {
            (body, body + name::web(text, body).unwrap_or(0), "")
        }
        Kind::Info => return None,
    };
    let address = name::after_www(text, host);
    // Most names begin with a digit.
    let first = *text.get(address).filter(|first| first.is_ascii_alphabetic())?;
    let named = |number: usize| {
        let (page, name) = SITES[number];
        pattern::parts(text, address, page).map(|(parts, _)| written(text, &parts, name))
    };
    let article = || mdpi::article(text, address).filter(|(_, end)| pattern::ends(text, *end));
    let doi = bits::numbers(BEGUN[usize::from(first & 31)])
        .find_map(named)
        .or_else(|| Some(article()?.0))?;
    let end = run(text, address, |octet| !octet.is_ascii_control() && !b" \"'<>".contains(&octet));
    let site = run(text, host, |octet| octet != b'/');
    let hit = Hit::swap(start..end, [proxy, &doi].concat());
    let site = String::from_utf8_lossy(&text[host..site]).into_owned();
    Some(Hit { place: host..end, ..hit }.called(site))
}

/// A name, with these parts of the address in it.
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
    use crate::rule::accident::Room;
    use crate::rule::accident::pattern::MOST;
    use crate::text::Span;

    /// A name has as many parts as its address, of the same kinds and in the same order.
    #[test]
    fn every_name_has_the_parts_of_its_address() {
        for (address, name) in SITES {
            let signs = |text: &str| text.replace(|sign: char| !"#@~".contains(sign), "");
            assert_eq!(signs(address), signs(name), "{address} {name}");
            assert!(signs(name).len() <= MOST, "{name}");
            assert!(name::registered_doi(name.as_bytes(), 0).is_some(), "{name}");
        }
    }

    /// The edit and the place end where the address does.
    #[test]
    fn the_text_after_an_address_stays() {
        let text = b"https://zenodo.org/records/3233118 (accessed 3 May 2020)";
        let mut room = Room::default();
        let hit = site(&Pasted::new(text, &mut room)).map(|hit| (hit.place, hit.pieces));
        let doi = "https://doi.org/10.5281/zenodo.3233118".into();
        assert_eq!(hit, Some((8..34, Vec::from([(Span::new(0, 34), doi)]))));
    }
}
