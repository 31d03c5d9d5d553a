//! [`Forms`]: how far a name, which is read octet by octet, follows the commonest forms of its strict registrant.

use crate::accident::pattern::Next;

use super::table::REGISTRANTS;

/// How many forms of a registrant are followed at most.
const MOST: usize = 3;

/// How much of each form has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Forms {
    /// The index of the registrant in the table.
    registrant: usize,
    /// The number of each form that the name may have, and its next sign.
    next: [Option<(usize, Next)>; MOST],
}

impl Forms {
    /// The beginning of a local name of a strict registrant, if one has this number.
    pub(crate) fn of(number: u32) -> Option<Self> {
        let registrant = strict().find(|&at| REGISTRANTS[at].number == number)?;
        let mut next = [None; MOST];
        let begun = forms(registrant).map(|(form, _)| Some((form, Next::default())));
        next.iter_mut().zip(begun).for_each(|(next, begun)| *next = begun);
        Some(Self { registrant, next })
    }

    /// The same with one more octet; `None` if the name has none of the forms.
    pub(crate) fn step(mut self, octet: u8) -> Option<Self> {
        let known = &REGISTRANTS[self.registrant];
        for next in &mut self.next {
            *next = next.and_then(|(form, next)| {
                Some((form, next.step(known.numbered_form(form)?, octet)?))
            });
        }
        self.next.iter().any(Option::is_some).then_some(self)
    }

    /// Whether the name is whole.
    pub(crate) fn is_whole(self) -> bool {
        let known = &REGISTRANTS[self.registrant];
        let mut begun = self.next.into_iter().flatten();
        begun.any(|(form, next)| known.numbered_form(form).is_some_and(|form| next.is_end(form)))
    }

    /// The index of the registrant in the table.
    pub(crate) fn registrant(self) -> usize {
        self.registrant
    }

    /// Whether an octet stands in a form of the registrant, so that it must be distinguished from other octets of its
    /// kind.
    pub(crate) fn distinguish(self, octet: u8) -> bool {
        let has = |form: &str| form.bytes().any(|sign| sign.eq_ignore_ascii_case(&octet));
        forms(self.registrant).any(|(_, form)| has(form))
    }

    /// Whether the number of a strict registrant begins with the digits of `number`.
    pub(crate) fn may_begin(number: u32) -> bool {
        let begins = |whole| {
            let beginnings = core::iter::successors(Some(whole), |rest| Some(rest / 10));
            beginnings.take_while(|&beginning| beginning > 0).any(|beginning| beginning == number)
        };
        strict().any(|at| begins(REGISTRANTS[at].number))
    }
}

/// The indices of the strict registrants.
fn strict() -> impl Iterator<Item = usize> {
    (0..REGISTRANTS.len()).filter(|&at| REGISTRANTS[at].is_strict)
}

/// The commonest forms of a registrant, with their numbers. A form in which nearly anything may stand would take too
/// many states.
fn forms(registrant: usize) -> impl Iterator<Item = (usize, &'static str)> {
    let known = &REGISTRANTS[registrant];
    let all = (0..2 * known.forms().count()).filter_map(|at| Some((at, known.numbered_form(at)?)));
    all.filter(|(_, form)| !form.contains('@') && !form.contains("!!")).take(MOST)
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::Forms;
    use crate::accident::is_whole;

    #[test]
    fn a_name_that_is_whole_when_it_is_read_by_octets_is_whole() {
        let names = [
            (1371, "journal.pone.0012345", true),
            (1371, "journal.pone.", false),
            (1371, "journal.p0ne.0012345", false),
            (5281, "ZENODO.3242074", true),
            (5281, "zenodo3242074", false),
            (1111, "j.1365-2664.2008.01472.x", true),
            (1111, "j.1365-2664.3008.01472.x", false),
            (1111, "j.1365-2664.2008.01472", false),
            (1016, "j.cell.2011.02.013", true),
            (1038, "s41586-020-2649-2", true),
        ];
        for (number, name, whole) in names {
            let read =
                Forms::of(number).and_then(|forms| name.bytes().try_fold(forms, Forms::step));
            assert_eq!(read.is_some_and(Forms::is_whole), whole, "{number}: {name}");
            assert_eq!(
                is_whole(format!("10.{number}/{name}").as_bytes()),
                whole,
                "{number}: {name}"
            );
        }
    }
}
