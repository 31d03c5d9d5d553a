//! The addresses of pages, and the DOI names that follow from them.

use crate::accident::form::words::Words;

/// The addresses of pages, without `https://` and `www.`, and the DOI names that follow from them; the first one that
/// fits counts. Both are [patterns](crate::accident::form::pattern): in a name, `#`, `@` and `~` stand for what they
/// stood for in the address, in the same order.
pub(super) const SITES: &[(&str, &str)] = &[
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
    ("nature.com/articles/#a0", "10.1038/#a0"),
    ("nature.com/nature/journal/*/*/*/nature#", "10.1038/nature#"),
    ("nature.com/nature/journal/*/*/*/#a0", "10.1038/#a0"),
    ("elifesciences.org/articles/#", "10.7554/eLife.#"),
    ("elifesciences.org/reviewed-preprints/#v#", "10.7554/eLife.#.#"),
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
    ("xlink.rsc.org/?doi=@", "10.1039/@"),
    ("bmj.com/content/*/bmj.@", "10.1136/bmj.@"),
    ("karger.com/article/*/000#", "10.1159/000#"),
    ("openicpsr.org/openicpsr/project/#/version/V#", "10.3886/E#V#"),
    ("jci.org/articles/view/#", "10.1172/JCI#"),
    ("insight.jci.org/articles/view/#", "10.1172/jci.insight.#"),
    ("nap.edu/catalog/#", "10.17226/#"),
    ("nap.nationalacademies.org/catalog/#", "10.17226/#"),
    ("hindawi.com/journals/*/#/#", "10.1155/#/#"),
    ("biomedcentral.com/1471-@/#/#", "10.1186/1471-@-#-#"),
    ("biomedcentral.com/1472-@/#/#", "10.1186/1472-@-#-#"),
    ("dl.acm.org/citation.cfm?id=#.#", "10.1145/#.#"),
    ("portal.acm.org/citation.cfm?id=#.#", "10.1145/#.#"),
    ("dl.acm.org/citation.cfm?doid=10.1145/#.#", "10.1145/#.#"),
    ("dl.acm.org/citation.cfm?doid=#.#", "10.1145/#.#"),
    ("portal.acm.org/citation.cfm?doid=#.#", "10.1145/#.#"),
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
    ("biorxiv.org/content/early/*/*/*/#.#.#.#", "10.1101/#.#.#.#"),
    ("biorxiv.org/content/biorxiv/early/*/*/*/#.#.#.#", "10.1101/#.#.#.#"),
    ("biorxiv.org/content/early/*/*/*/#", "10.1101/#"),
    ("preprints.scielo.org/index.php/scielo/preprint/view/#", "10.1590/SciELOPreprints.#"),
    ("rcsb.org/structure/#@", "10.2210/pdb#@/pdb"),
    ("cran.r-project.org/package=@", "10.32614/CRAN.package.@"),
    ("cran.r-project.org/web/packages/@/", "10.32614/CRAN.package.@"),
];

/// The addresses of [`SITES`], without the names.
pub(super) static PAGES: Words = {
    const PAGES: [&str; SITES.len()] = {
        let (mut pages, mut site) = ([""; SITES.len()], 0);
        while site < SITES.len() {
            pages[site] = SITES[site].0;
            site += 1;
        }
        pages
    };
    Words::new(&PAGES)
};

#[cfg(test)]
mod tests {
    use super::SITES;
    use crate::accident::form::pattern::MOST;
    use crate::accident::name;

    /// A name has as many parts as its address, of the same kinds and in the same order.
    #[test]
    fn every_name_has_the_parts_of_its_address() {
        for (address, name) in SITES {
            let signs = |text: &str| text.replace(|sign: char| !"#@~".contains(sign), "");
            assert_eq!(signs(address), signs(name), "{address} {name}");
            assert!(signs(name).len() <= MOST, "{name}");
            assert!(name::registered_doi_slash(name.as_bytes(), 0).is_some(), "{name}");
        }
    }
}
