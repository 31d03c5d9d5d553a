//! [`WrongForm`]: a form that names of a registrant have only by mistake, such as `10.1016/S0140673620301835`.

/// A form that names of a registrant have only by mistake.
pub(super) struct WrongForm {
    pub(super) form: &'static str,
    pub(super) mistake: Mistake,
}

/// What is wrong with a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mistake {
    /// The name is that of a template, and was never replaced.
    Template,
    /// The name lacks a digit.
    Short,
    /// The name has an ISBN before its `_`, and lacks the check digit of that.
    Checkless,
    /// The name is followed by a slash and the number of its page.
    Page,
    /// The name should have this form, which has the same signs for the parts that vary, in the same order.
    Slip(&'static str),
}

/// The name of a template that was never replaced.
pub(super) const fn template(form: &'static str) -> WrongForm {
    WrongForm { form, mistake: Mistake::Template }
}

/// A form that lacks a digit.
pub(super) const fn short(form: &'static str) -> WrongForm {
    WrongForm { form, mistake: Mistake::Short }
}

/// A form with an ISBN that lacks its check digit.
pub(super) const fn checkless(form: &'static str) -> WrongForm {
    WrongForm { form, mistake: Mistake::Checkless }
}

/// A form with the number of a page at its end.
pub(super) const fn page(form: &'static str) -> WrongForm {
    WrongForm { form, mistake: Mistake::Page }
}

/// A form that stands for another one.
pub(super) const fn slip(form: &'static str, meant: &'static str) -> WrongForm {
    WrongForm { form, mistake: Mistake::Slip(meant) }
}
