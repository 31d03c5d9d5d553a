//! The macro that makes the types of a document's dialects from a table of their parts.

/// The notations of a document. Each gets a type in `dialects`, an alias of `Text`, its parts in the order of a text,
/// and `new`. All notations share the methods for `naming_authority;` and `local_name;`; every other part gets a method
/// of its own. A part with a second name may be absent; the method of that name sets it.
macro_rules! notations {
    ($($(#[$doc:meta])+ $name:ident $(($dialect:ident))? of $slice:ty $(, a handle of $handle:ty)? {
        $($(#[$part_doc:meta])* $part:ident $($with:ident)? $(= $slot:ident $separator:literal)?;)+
    } new($($argument:ident),+) = [$($piece:tt)+];)+) => {
        /// The types of the document's dialects.
        pub(crate) mod dialects {
            $(#[doc = concat!("The type that stands for the notation [`", stringify!($name), "`](crate::", stringify!($name), ").")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $name {})+

            pub(crate) fn each(visitor: &mut impl crate::typed::notation::Visitor) {
                $(visitor.visit::<$name>();)+
            }
        }

        $(
            $(#[$doc])+
            pub type $name<T> = Text<dialects::$name, T>;

            impl sealed::Sealed for dialects::$name {}

            impl Notation for dialects::$name {
                const DIALECT: Dialect = notations!(@dialect $name $($dialect)?);
                const PARTS: &'static [Named] = &[$(notations!(@named $part $($slot $separator)?)),+];
                type Slice = $slice;
            }

            $(impl HandleNotation for dialects::$name {
                type Handle = $handle;
            })?

            impl<T> $name<T> {
                $(notations! { @part $(#[$part_doc])* $name $part [$($with)?] $slice $(, $slot $separator)? })+
            }

            impl $name<&$slice> {
                /// Builds a text from parts, which must already be written as in the text: nothing is escaped or
                /// repaired.
                ///
                /// # Errors
                /// The parts do not fit.
                pub fn new($($argument: &$slice),+) -> Result<Owned<dialects::$name>, BuildError> {
                    build::<dialects::$name>(&[$(notations!(@piece $piece)),+])
                }
            }
        )+
    };

    (@dialect $name:ident) => { Dialect::$name };
    (@dialect $name:ident $dialect:ident) => { Dialect::$dialect };

    (@piece $between:literal) => { Piece::Between($between.as_bytes()) };
    (@piece $part:ident) => { Piece::Part($part.as_ref()) };

    (@named naming_authority) => { notations!(@named naming_authority naming_authority b'.') };
    (@named local_name) => { notations!(@named local_name local_name b'/') };
    (@named $part:ident $slot:ident $separator:literal) => {
        Named {
            name: stringify!($part),
            slot: |tree| Slot::from(tree.$slot),
            separator: $separator,
        }
    };

    (@part $name:ident $shared:ident [] $slice:ty) => {};
    (@part $(#[$doc:meta])+ $name:ident $part:ident [] $slice:ty, $slot:ident $separator:literal) => {
        $(#[$doc])+
        #[must_use]
        pub fn $part<'i, 'o>(&'i self) -> Part<'o, $slice>
        where
            T: BorrowOrShare<'i, 'o, $slice>,
        {
            self.part(Slot::from(self.tree().$slot).get().unwrap_or_default(), $separator)
        }
    };
    (@part $(#[$doc:meta])+ $name:ident $part:ident [$with:ident] $slice:ty, $slot:ident $separator:literal) => {
        $(#[$doc])+
        #[must_use]
        pub fn $part<'i, 'o>(&'i self) -> Option<Part<'o, $slice>>
        where
            T: BorrowOrShare<'i, 'o, $slice>,
        {
            Some(self.part(self.tree().$slot.get()?, $separator))
        }

        #[doc = concat!("The same text with this [`", stringify!($part), "`](Self::", stringify!($part), "), in place of its own if it has one.")]
        ///
        /// # Errors
        /// The part does not fit: it must already be written as in the text, because nothing is escaped or repaired.
        pub fn $with(&self, part: &$slice) -> Result<Owned<dialects::$name>, BuildError>
        where
            T: Bos<$slice>,
        {
            let (text, tree) = (self.as_bytes(), self.tree());
            with::<dialects::$name>(text, tree.$slot.get(), &Place::$slot(tree, text.len()), part.as_ref())
        }
    };
}

/// The names that every use of the macro needs.
pub(crate) mod prelude {
    pub(crate) use borrow_or_share::{BorrowOrShare, Bos};

    pub(crate) use crate::dialect::Dialect;
    pub(crate) use crate::read::Slot;
    pub(crate) use crate::typed::build::{BuildError, Piece, Place, build, with};
    pub(crate) use crate::typed::input::sealed;
    pub(crate) use crate::typed::notation::{HandleNotation, Named, Notation};
    pub(crate) use crate::typed::part::Part;
    pub(crate) use crate::typed::text::{Owned, Text};
}

pub(crate) use notations;
