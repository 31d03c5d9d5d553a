//! Why nothing was read, if the arguments show it.

use super::asked::{Asked, Condition, Field};
use super::places::Places;

impl Places {
    /// The message that perhaps nothing was read because nothing meets the conditions; `None` without conditions.
    pub(crate) fn unmet(&self) -> Option<String> {
        let wanted = |it: &Condition| format!("--where '{}={}'", it.name, it.text);
        let wanted: Vec<_> = self.conditions.iter().map(wanted).collect();
        let (met, place) = (wanted.join(" "), self.place_of_conditions());
        (!wanted.is_empty()).then(|| format!("nothing meets {met} {place}"))
    }

    /// Where a condition must be met, as the message says it.
    fn place_of_conditions(&self) -> &'static str {
        match (&*self.column, &*self.field) {
            ([_, ..], _) => "in the same row",
            ([], [Asked { place: Field::Pointer(_), .. }, ..]) => {
                "in the JSON object that has the field"
            }
            ([], [_, ..]) => "in the entry that has the field",
            ([], []) => "in the attributes of the element",
        }
    }

    /// The message that no identifier was found, if `--find` or `--profile` looks for identifiers.
    pub(crate) fn not_found(&self) -> Option<String> {
        let in_text = self.find.then_some("no identifier was found in the text");
        let by_profile =
            self.profile.as_ref().map(|_| "the places of the profile have no identifier");
        in_text.or(by_profile).map(str::to_owned)
    }
}
