//! `codes!`: makes [`Code`](super::Code) from its table.

/// The severity that a row of the table names; a row without one is an error.
macro_rules! severity {
    () => {
        Severity::Error
    };
    ($severity:ident) => {
        Severity::$severity
    };
}

macro_rules! codes {
    ($($variant:ident $name:literal $clause:literal $($severity:ident)? $message:literal $help:literal)+) => {
        /// The kind of a problem. Its name never changes. A problem that is an error in one dialect and a warning in
        /// another has the same code in both.
        ///
        /// ```
        /// use handle_syntax::{Code, Severity, clause};
        ///
        /// let code: Code = "raw-non-ascii".parse()?;
        /// assert_eq!((code, code.severity()), (Code::RawNonAscii, Severity::Error));
        /// assert!(clause(code.clause()).is_some());
        /// # Ok::<(), handle_syntax::UnknownName>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code {
            $(#[doc = include_str!(concat!("code/", $name, ".md"))] $variant),+
        }

        impl Code {
            /// Every code, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name that people see and write: `missing-slash`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }

            /// The id of the clause or decision that the code usually rests on, such as `WIKI-6`; empty if it rests on
            /// the rule of the grammar alone.
            #[must_use]
            pub const fn clause(self) -> &'static str {
                match self { $(Self::$variant => $clause),+ }
            }

            /// How severe the problem usually is. A dialect may rate it differently, so a [`Problem`](crate::Problem)
            /// has a severity of its own.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Self::$variant => severity!($($severity)?)),+ }
            }

            /// The page of the code, in Markdown: what it means, why it matters, texts that have the problem and texts
            /// that do not, and the clause.
            ///
            /// ```
            /// use handle_syntax::Code;
            ///
            /// let page = Code::MissingSlash.explanation();
            /// assert!(page.starts_with("# missing-slash\n\nA handle needs a `/`"));
            /// ```
            #[must_use]
            pub const fn explanation(self) -> &'static str {
                match self { $(Self::$variant => include_str!(concat!("code/", $name, ".md"))),+ }
            }

            /// The sentence that says what is wrong. The layer `report` replaces its placeholders: `{found}` by the
            /// characters at the place, `{is}` by the verb that goes with them, `{place}` by the part that was read.
            pub(crate) const fn message(self) -> &'static str {
                match self { $(Self::$variant => $message),+ }
            }

            /// The sentence that says what to do about the problem.
            pub(crate) const fn help(self) -> &'static str {
                match self { $(Self::$variant => $help),+ }
            }
        }
    };
}
