//! [`Registrant`]: a row of the table of registrants.

use alloc::format;
use alloc::string::String;

use crate::accident::form::comparison::Comparison;
use crate::accident::form::pattern;
use crate::accident::name::local_name;
use crate::accident::search::pasted::Pasted;
use crate::text::heads::DOI_START;

use super::mistake::WrongForm;

/// How a registrant writes its local names, as [patterns](pattern).
#[derive(Clone, Copy)]
pub(crate) struct Registrant {
    /// The number after `10.` in the prefix.
    pub(crate) number: u32,
    /// Whether nearly all its names have one of the forms. A name without one is then worth another look.
    pub(crate) is_strict: bool,
    /// The forms that no other registrant has, so that such a local name shows the prefix that it lost.
    pub(crate) own: &'static [&'static str],
    /// The forms that other registrants have, too, but only those with a distant number: one that nobody writes by a
    /// slip in this one.
    pub(crate) distant: &'static [&'static str],
    /// The other forms.
    pub(crate) shared: &'static [&'static str],
    /// The forms that only mistakes have. A name may have one of them and one of the other forms; then the form with
    /// more letters of its own at its beginning counts, and of two alike, the one of mistakes.
    pub(crate) wrong: &'static [WrongForm],
}

pub(crate) type FormList = &'static [&'static str];

/// A registrant of which nearly all names have one of these forms.
pub(crate) const fn strict(number: u32, own: FormList, shared: FormList) -> Registrant {
    Registrant { number, is_strict: true, own, distant: &[], shared, wrong: &[] }
}

/// A registrant that has many other names, too.
pub(super) const fn lax(number: u32, own: FormList, shared: FormList) -> Registrant {
    Registrant { is_strict: false, ..strict(number, own, shared) }
}

impl Registrant {
    /// The same registrant with forms that no registrant of nearly the same number has.
    pub(crate) const fn distant(self, distant: FormList) -> Self {
        Self { distant, ..self }
    }

    /// The same registrant with forms that only mistakes have.
    pub(crate) const fn never(self, wrong: &'static [WrongForm]) -> Self {
        Self { wrong, ..self }
    }

    /// The prefix, such as `10.5281`.
    pub(crate) fn prefix(&self) -> String {
        format!("{DOI_START}{}", self.number)
    }

    pub(crate) fn forms(&self) -> impl Iterator<Item = &'static str> {
        self.own.iter().chain(self.distant).chain(self.shared).copied()
    }

    /// Whether forms are known that names of the registrant should have.
    pub(crate) fn has_forms(&self) -> bool {
        !self.own.is_empty() || !self.distant.is_empty() || !self.shared.is_empty()
    }

    /// The forms that a name should have, and after them those that only mistakes have.
    pub(crate) fn right_and_wrong(&self) -> impl Iterator<Item = &'static str> {
        self.forms().chain(self.wrong.iter().map(|(form, _)| *form))
    }

    /// The first form that a local name has only by mistake. It counts for nothing if the name also has a form that it
    /// should have and that begins with more letters of its own.
    pub(crate) fn wrong_of(&self, local_name: &[u8]) -> Option<&'static WrongForm> {
        self.wrong_in(&mut Comparison::of(local_name))
    }

    /// Like [`wrong_of`](Self::wrong_of), for a local name that is compared with more forms.
    pub(crate) fn wrong_in(&self, compared: &mut Comparison<'_>) -> Option<&'static WrongForm> {
        let wrong = self.wrong.iter().find(|(form, _)| compared.has(form))?;
        let is_closer = |form: &str| pattern::literal(form) > pattern::literal(wrong.0);
        let is_right = |form: &'static str| is_closer(form) && compared.has(form);
        (!self.forms().any(is_right)).then_some(wrong)
    }

    /// For each form of which a local name is the beginning: the form, and what of it is left, which is nothing for a
    /// whole name.
    pub(crate) fn rests(
        &self,
        local_name: &[u8],
    ) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.forms().filter_map(move |form| Some((form, pattern::rest(local_name, form)?)))
    }

    /// Whether a local name has a form of the registrant.
    pub(crate) fn gives(&self, local_name: &[u8]) -> bool {
        self.form_of(local_name).is_some()
    }

    /// The first form that a local name has.
    pub(crate) fn form_of(&self, local_name: &[u8]) -> Option<&'static str> {
        self.form_in(&mut Comparison::of(local_name))
    }

    /// Like [`form_of`](Self::form_of), for a local name that is compared with more forms.
    pub(crate) fn form_in(&self, compared: &mut Comparison<'_>) -> Option<&'static str> {
        self.forms().find(|form| compared.has(form))
    }
}

/// A text that may be a DOI name of a listed registrant.
pub(crate) struct Given<'p> {
    pub(crate) known: &'static Registrant,
    /// The local name.
    pub(crate) name: &'p [u8],
    /// Where the local name begins in the text.
    pub(crate) start: usize,
}

impl<'p> Given<'p> {
    pub(crate) fn of(pasted: &'p Pasted<'_>) -> Option<Self> {
        let body = pasted.body();
        let known = Registrant::listed(body).filter(|_| pasted.may_be_handle())?;
        let name = local_name(body);
        Some(Self { known, name, start: pasted.body.end - name.len() })
    }
}
