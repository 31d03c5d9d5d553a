//! The registrants whose local names have known forms.

use alloc::format;
use alloc::string::String;

use crate::accident::pattern;

/// How every DOI name begins.
pub(super) const TEN: &str = "10.";

/// How a registrant writes its local names, as [patterns](pattern).
pub(super) struct Registrant {
    /// The number after `10.` in the prefix.
    pub(super) number: u32,
    /// The forms that no other registrant has, so that such a local name shows the prefix that it lost.
    pub(super) own: &'static [&'static str],
    /// The other forms.
    usual: &'static [&'static str],
}

/// Repositories, journals and publishers whose local names have few forms, in the order of their numbers.
pub(super) const REGISTRANTS: &[Registrant] = &[
    Registrant { number: 1001, own: &[], usual: &["$.#.#"] },
    Registrant { number: 1002, own: &[], usual: &["$.#", "$#.#"] },
    Registrant { number: 1007, own: &[], usual: &["s#-#-#-!", "jhep#(#)#"] },
    Registrant {
        number: 1016,
        own: &[],
        usual: &["j.$.#.&.#", "j.$.#.#", "s#-#(#)#-!", "s#-#x(#)#-!"],
    },
    Registrant {
        number: 1038,
        own: &["nature#", "ncomms#", "srep#", "nmeth.#", "nphys#", "nmat#"],
        usual: &["s#-#-#-!"],
    },
    Registrant { number: 1073, own: &[], usual: &["$.#"] },
    Registrant { number: 1088, own: &[], usual: &["1126-6708/#/#/#", "1475-7516/#/#/#"] },
    Registrant { number: 1093, own: &[], usual: &["$/$#"] },
    Registrant { number: 1101, own: &[], usual: &["#", "#.#.#.#"] },
    Registrant {
        number: 1103,
        own: &["physrev$.#.#", "physrev.#.#", "revmodphys.#.#"],
        usual: &[],
    },
    Registrant { number: 1109, own: &[], usual: &["$.#.#"] },
    Registrant { number: 1111, own: &[], usual: &["$.#"] },
    Registrant { number: 1126, own: &[], usual: &["$.#"] },
    Registrant { number: 1145, own: &[], usual: &["#", "#.#"] },
    Registrant { number: 1186, own: &[], usual: &["s#-#-#-!"] },
    Registrant { number: 1371, own: &["journal.p@.#"], usual: &["journal.$.#"] },
    Registrant { number: 1590, own: &["scielopreprints.#"], usual: &[] },
    Registrant { number: 1594, own: &["pangaea.#"], usual: &[] },
    Registrant { number: 2139, own: &[], usual: &["ssrn.#"] },
    Registrant { number: 3389, own: &[], usual: &["$.#.#"] },
    Registrant { number: 3969, own: &[], usual: &["j.issn.#-#.#.#.#", "j.issn.#-#x.#.#.#"] },
    Registrant { number: 5061, own: &["dryad.@"], usual: &[] },
    Registrant { number: 5281, own: &["zenodo.#"], usual: &[] },
    Registrant {
        number: 6084,
        own: &["m9.figshare.#", "m9.figshare.#.v#", "m9.figshare.c.#"],
        usual: &[],
    },
    Registrant { number: 7554, own: &["elife.#"], usual: &[] },
    Registrant { number: 7717, own: &["peerj.#", "peerj-cs.#"], usual: &[] },
    Registrant { number: 17605, own: &[], usual: &["osf.io/@"] },
    Registrant { number: 31219, own: &[], usual: &["osf.io/@"] },
    Registrant { number: 31222, own: &[], usual: &["osf.io/@"] },
    Registrant { number: 31234, own: &[], usual: &["osf.io/@"] },
    Registrant { number: 31235, own: &[], usual: &["osf.io/@"] },
    Registrant { number: 48550, own: &[], usual: &["arxiv.#", "arxiv.#.#"] },
];

impl Registrant {
    /// The registrant of a DOI name.
    pub(super) fn of(name: &[u8]) -> Option<&'static Self> {
        Self::numbered(name.strip_prefix(TEN.as_bytes())?)
    }

    /// The registrant whose number, with a `/` after it, begins a text.
    pub(super) fn numbered(text: &[u8]) -> Option<&'static Self> {
        let mut number = 0;
        for octet in text.iter().take("12345/".len()) {
            match octet {
                b'0'..=b'9' => number = 10 * number + u32::from(octet - b'0'),
                b'/' => {
                    let at =
                        REGISTRANTS.binary_search_by_key(&number, |known| known.number).ok()?;
                    return REGISTRANTS.get(at);
                }
                _ => return None,
            }
        }
        None
    }

    /// The prefix and the slash.
    pub(super) fn prefix(&self) -> String {
        format!("{TEN}{}/", self.number)
    }

    pub(super) fn forms(&self) -> impl Iterator<Item = &'static str> {
        self.own.iter().chain(self.usual).copied()
    }

    /// For each form of which a local name is the beginning: the form, and what of it is left, which is nothing for a
    /// whole name.
    pub(super) fn rests(
        &self,
        local_name: &[u8],
    ) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.forms().filter_map(move |form| Some((form, pattern::rest(local_name, form)?)))
    }

    /// Whether a local name has a form of the registrant.
    pub(super) fn gives(&self, local_name: &[u8]) -> bool {
        self.rests(local_name).any(|(_, rest)| rest.is_empty())
    }
}

/// The local name of a DOI name.
pub(super) fn local_name(name: &[u8]) -> &[u8] {
    let slash = name.iter().position(|&octet| octet == b'/');
    slash.map_or(&[], |slash| &name[slash + 1..])
}

/// Whether a DOI name has a form of its registrant.
pub(crate) fn is_whole(name: &[u8]) -> bool {
    Registrant::of(name).is_some_and(|known| known.gives(local_name(name)))
}

/// Whether a form begins with a word of its registrant, or with digits. The other forms begin with any word.
pub(super) fn is_telling(form: &str) -> bool {
    !form.starts_with('$')
}

/// How much of a form a name has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    Whole,
    Begun,
    Unknown,
}

/// How much a DOI name has of the forms of its registrant that begin with a word of their own.
pub(crate) fn extent(name: &[u8]) -> Extent {
    let Some(known) = Registrant::of(name) else { return Extent::Unknown };
    let telling = known.rests(local_name(name)).filter(|(form, _)| is_telling(form));
    telling.fold(Extent::Unknown, |extent, (_, rest)| {
        if rest.is_empty() || extent == Extent::Whole { Extent::Whole } else { Extent::Begun }
    })
}

#[cfg(test)]
mod tests {
    use super::REGISTRANTS;

    #[test]
    fn the_registrants_are_in_the_order_of_their_numbers() {
        assert!(REGISTRANTS.is_sorted_by(|a, b| a.number < b.number));
    }
}
