//! [`WrongForm`]: a form that names of a registrant have only by mistake, such as `10.1016/S0140673620301835`.

/// A form that names of a registrant have only by mistake, and what is wrong with it.
pub(crate) type WrongForm = (&'static str, Mistake);

/// What is wrong with a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mistake {
    /// The name is that of a template, and was never replaced.
    Template,
    /// The name lacks a digit.
    Short,
    /// The name has a digit too many.
    Long,
    /// The name lacks the mark and the check character at its end.
    Cut,
    /// The name is only the beginning of one.
    Begun,
    /// The name has an ISBN before its `_`, and lacks the check digit of that.
    Checkless,
    /// The name is followed by a slash and the number of its page.
    Page,
    /// The name should have this form, which has the same signs for the parts that vary, in the same order.
    Slip(&'static str),
}
