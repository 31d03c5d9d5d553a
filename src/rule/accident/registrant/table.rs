//! The registrants whose local names have known forms.

use crate::rule::accident::pattern;

/// How a registrant writes its local names, as [patterns](pattern).
pub(super) struct Registrant {
    pub(super) prefix: &'static str,
    /// The forms that no other registrant has, so that such a local name shows the prefix that it lost.
    pub(super) own: &'static [&'static str],
    usual: &'static [&'static str],
}

/// Repositories, journals and publishers whose local names have few forms.
pub(super) const REGISTRANTS: &[Registrant] = &[
    Registrant { prefix: "10.5281/", own: &["zenodo.#"], usual: &[] },
    Registrant {
        prefix: "10.6084/",
        own: &["m9.figshare.#", "m9.figshare.#.v#", "m9.figshare.c.#"],
        usual: &[],
    },
    Registrant { prefix: "10.5061/", own: &["dryad.@"], usual: &[] },
    Registrant { prefix: "10.1594/", own: &["pangaea.#"], usual: &[] },
    Registrant { prefix: "10.1371/", own: &["journal.p@.#"], usual: &["journal.$.#"] },
    Registrant { prefix: "10.7554/", own: &["elife.#"], usual: &[] },
    Registrant { prefix: "10.7717/", own: &["peerj.#", "peerj-cs.#"], usual: &[] },
    Registrant { prefix: "10.1590/", own: &["scielopreprints.#"], usual: &[] },
    Registrant {
        prefix: "10.1038/",
        own: &["nature#", "ncomms#", "srep#", "nmeth.#", "nphys#", "nmat#"],
        usual: &["s#-#-#-!"],
    },
    Registrant {
        prefix: "10.1103/",
        own: &["physrev$.#.#", "physrev.#.#", "revmodphys.#.#"],
        usual: &[],
    },
    Registrant { prefix: "10.2139/", own: &[], usual: &["ssrn.#"] },
    Registrant { prefix: "10.48550/", own: &[], usual: &["arxiv.#", "arxiv.#.#"] },
    Registrant {
        prefix: "10.1016/",
        own: &[],
        usual: &["j.$.#.&.#", "j.$.#.#", "s#-#(#)#-!", "s#-#x(#)#-!"],
    },
    Registrant { prefix: "10.1007/", own: &[], usual: &["s#-#-#-!", "jhep#(#)#"] },
    Registrant { prefix: "10.1186/", own: &[], usual: &["s#-#-#-!"] },
    Registrant { prefix: "10.1002/", own: &[], usual: &["$.#", "$#.#"] },
    Registrant { prefix: "10.1111/", own: &[], usual: &["$.#"] },
    Registrant { prefix: "10.1126/", own: &[], usual: &["$.#"] },
    Registrant { prefix: "10.1073/", own: &[], usual: &["$.#"] },
    Registrant { prefix: "10.1001/", own: &[], usual: &["$.#.#"] },
    Registrant { prefix: "10.1109/", own: &[], usual: &["$.#.#"] },
    Registrant { prefix: "10.3389/", own: &[], usual: &["$.#.#"] },
    Registrant { prefix: "10.1101/", own: &[], usual: &["#.#.#.#"] },
    Registrant { prefix: "10.1145/", own: &[], usual: &["#.#"] },
    Registrant { prefix: "10.1093/", own: &[], usual: &["$/$#"] },
    Registrant { prefix: "10.1088/", own: &[], usual: &["1126-6708/#/#/#", "1475-7516/#/#/#"] },
    Registrant { prefix: "10.3969/", own: &[], usual: &["j.issn.#-#.#.#.#", "j.issn.#-#x.#.#.#"] },
];

impl Registrant {
    /// The registrant of a DOI name.
    pub(super) fn of(name: &[u8]) -> Option<&'static Self> {
        // Most texts that are looked at have another prefix, which shows at their first octets.
        let head = name.first_chunk::<{ "10.1000".len() }>()?;
        REGISTRANTS.iter().find(|registrant| {
            registrant.prefix.as_bytes().first_chunk() == Some(head)
                && name.starts_with(registrant.prefix.as_bytes())
        })
    }

    pub(super) fn forms(&self) -> impl Iterator<Item = &'static str> {
        self.own.iter().chain(self.usual).copied()
    }

    /// For each form of which a DOI name of this registrant is the beginning: the form, and what of it is left, which is
    /// nothing for a whole name.
    pub(super) fn rests(&self, name: &[u8]) -> impl Iterator<Item = (&'static str, &'static str)> {
        let local_name = &name[self.prefix.len()..];
        self.forms().filter_map(move |form| Some((form, pattern::rest(local_name, form)?)))
    }
}

/// Whether a DOI name has a form of its registrant.
pub(super) fn is_whole(name: &[u8]) -> bool {
    Registrant::of(name).is_some_and(|known| known.rests(name).any(|(_, rest)| rest.is_empty()))
}
