//! [`Forms`]: how far a name, which is read octet by octet, follows the forms of its registrant.

use crate::accident::form::pattern::PatternState;

use super::check::Check;
use super::lookup::MOST_FORMS;
use super::prefix::showing;
use super::row::Registrant;
use super::table::REGISTRANTS;

/// How much of each form has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Forms {
    /// The index of the registrant in the table; `None` if the registrant is lax and the name has none of its forms, so
    /// that it makes no difference which one it is.
    registrant: Option<u8>,
    /// Whether the registrant is the one that the name has in its prefix, and not one that the name shows.
    is_given: bool,
    /// How far each form that the name may have has been read. The forms that only mistakes have come last.
    states: [Option<PatternState>; MOST_FORMS],
}

impl Forms {
    /// The beginning of a local name of the registrant that has this number, if its forms are known.
    pub(crate) fn of(number: u32) -> Option<Self> {
        let registrant = Registrant::at(number)?;
        let mut states = [None; MOST_FORMS];
        let forms = REGISTRANTS[usize::from(registrant)].right_and_wrong();
        states.iter_mut().zip(forms).for_each(|(state, _)| *state = Some(PatternState::default()));
        Some(Self { registrant: Some(registrant), is_given: true, states })
    }

    /// Like [`of`](Self::of), for a name that does not have the number in the prefix of a DOI name.
    pub(crate) fn shown(number: u32) -> Option<Self> {
        Some(Self { is_given: false, ..Self::of(number)? })
    }

    /// What a name that begins with these letters, whose registrant has no known forms, has of the forms that show
    /// another registrant; `None` if they may show several.
    pub(crate) fn shown_by(letters: &[u8]) -> Option<Self> {
        let mut shown = showing(letters);
        let known = shown.next()?;
        let forms = Self::shown(known.number)?;
        let is_one = shown.all(|other| other.number == known.number);
        is_one.then(|| letters.iter().fold(forms, |forms, octet| forms.step(*octet)))
    }

    /// The state after one more octet.
    pub(crate) fn step(mut self, octet: u8) -> Self {
        let forms = self.known().into_iter().flat_map(Registrant::right_and_wrong);
        for (state, form) in self.states.iter_mut().zip(forms) {
            *state = state.and_then(|state| state.step(form, octet));
        }
        if self.are_over() && !self.are_strict() {
            self.registrant = None;
        }
        self
    }

    /// Whether the name is whole.
    pub(crate) fn is_whole(self) -> bool {
        self.whole().next().is_some()
    }

    /// Whether the registrant is one that the name may show, and not the one that it has in its prefix.
    pub(crate) fn are_shown(self) -> bool {
        !self.is_given
    }

    /// Whether the name has none of the forms, and cannot have one any more.
    pub(crate) fn are_over(self) -> bool {
        self.states.iter().all(Option::is_none)
    }

    /// Whether the name has a form that only mistakes have, or one that shows another registrant.
    pub(crate) fn is_wrong(self) -> bool {
        let Some(known) = self.known() else { return false };
        if self.are_shown() {
            return self.is_whole();
        }
        let read = self.states.into_iter().zip(known.right_and_wrong());
        let mut wrong = read.skip(known.forms().count());
        wrong.any(|(state, form)| state.is_some_and(|state| state.is_end(form)))
    }

    /// If the name is whole, the check for its check character, which is not read here.
    pub(crate) fn check(self) -> Option<Check> {
        self.whole().next().filter(|_| self.is_given).and_then(Check::of)
    }

    /// The forms that the name has.
    fn whole(self) -> impl Iterator<Item = &'static str> {
        let forms = self.known().into_iter().flat_map(Registrant::forms);
        let read = self.states.into_iter().zip(forms);
        read.filter_map(|(state, form)| state?.is_end(form).then_some(form))
    }

    /// Whether nearly all names of the registrant have one of the forms.
    pub(crate) fn are_strict(self) -> bool {
        self.is_given && self.known().is_some_and(|known| known.is_strict)
    }

    /// Whether the name may have one of the forms, or need not have any.
    pub(crate) fn may_be_plain(self) -> bool {
        let Some(known) = self.known().filter(|_| self.are_strict()) else { return true };
        self.states.iter().zip(known.forms()).any(|(state, _)| state.is_some())
    }

    fn known(self) -> Option<&'static Registrant> {
        REGISTRANTS.get(usize::from(self.registrant?))
    }

    /// Whether the number of a registrant with known forms begins with the digits of `number`.
    pub(crate) fn may_begin(number: u32) -> bool {
        let begins = |whole| {
            let beginnings = core::iter::successors(Some(whole), |rest| Some(rest / 10));
            beginnings.take_while(|&beginning| beginning > 0).any(|beginning| beginning == number)
        };
        REGISTRANTS.iter().any(|known| begins(known.number))
    }
}

/// A name of each form of each registrant.
#[cfg(test)]
pub(crate) fn names() -> impl Iterator<Item = alloc::string::String> {
    let name = |known: &Registrant, form: &str| {
        let mut name = known.prefix() + "/";
        form.chars().for_each(|sign| match sign {
            '#' => name.push_str("12"),
            '^' => name.push('7'),
            '&' => name.push_str("34"),
            '%' => name.push_str("2012"),
            '$' => name.push_str("ab"),
            '!' => name.push('5'),
            '@' => name.push_str("a-1"),
            _ => name.push(sign),
        });
        name
    };
    let names = move |known: &'static Registrant| {
        known.right_and_wrong().map(move |form| name(known, form))
    };
    REGISTRANTS.iter().flat_map(names)
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::Forms;
    use crate::accident::registrant::is_whole;

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
            (1037, "0022-3514.86.1.1.supp", true),
            (1037, "0022-351.86.1.1.supp", true),
            (1037, "0022-.86.1.1.supp", false),
        ];
        for (number, name, whole) in names {
            let read = Forms::of(number).map(|forms| name.bytes().fold(forms, Forms::step));
            assert_eq!(read.is_some_and(Forms::is_whole), whole, "{number}: {name}");
            assert_eq!(
                is_whole(format!("10.{number}/{name}").as_bytes()),
                whole,
                "{number}: {name}"
            );
        }
    }
}
