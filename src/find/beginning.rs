//! [`Beginning`]: how an identifier begins in a text.

pub(super) mod broken;
pub(super) mod doi_name;
mod page;
pub(super) mod slashless;

use core::ops::Range;
use memchr::memchr;

use super::clue::labelled::arxiv::begins_arxiv;
use super::clue::pattern::is_format;
use super::context::searched::Searched;
use super::context::value::is_of_latex;
use super::kind::Kind;
use super::writing::Writing;
use broken::{is_broken, is_rest};
use page::{is_empty_path, is_own_page};
use slashless::is_slashless;

/// The beginning of an identifier.
#[derive(Clone, Debug)]
pub(super) struct Beginning {
    pub(super) start: usize,
    /// Where the part begins that must not be empty: after the scheme or the label; after the host of a link and its
    /// `/`; after the `/` of a bare name or the sign in its place, or after its `10.` if it has no whole prefix or no
    /// such sign; at `start` in the info URI of a repository.
    pub(super) body: usize,
    pub(super) kind: Kind,
}

impl Beginning {
    /// The beginning of a handle at this range, which ends after the slash of the handle.
    pub(super) fn bare(prefix: Range<usize>) -> Self {
        Self { start: prefix.start, body: prefix.end, kind: Kind::Bare }
    }

    /// The beginning of an identifier whose scheme or label is at this range.
    pub(super) fn of_scheme(head: Range<usize>) -> Self {
        Self { start: head.start, body: head.end, kind: Kind::Scheme }
    }

    /// The beginning of a link at this range, which ends where its path begins.
    pub(super) fn of_link(head: Range<usize>) -> Self {
        Self { start: head.start, body: head.end, kind: Kind::Link }
    }

    /// How the identifier is written.
    pub(super) fn writing(&self, searched: Searched<'_>) -> Writing {
        match self.kind.writing() {
            Writing::Text if is_of_latex(searched, self.start) => Writing::Latex,
            writing => writing,
        }
    }

    /// Whether the first octets alone show that the text names something, so that there is no need to read the rest.
    pub(super) fn surely_names(&self, text: &[u8]) -> bool {
        let first = text.get(self.body).copied().unwrap_or_default();
        match self.kind {
            Kind::Scheme | Kind::Link => first.is_ascii_digit(),
            Kind::Spaced | Kind::Bare | Kind::InPath | Kind::InQuery => {
                first.is_ascii_alphanumeric()
            }
            Kind::Slashless => false,
        }
    }

    /// Whether `written`, which has this beginning, names something.
    pub(super) fn names(&self, written: &[u8]) -> bool {
        let (head, body) = written.split_at(self.body - self.start);
        match self.kind {
            // The body begins with a digit, or has a `/` and after it a letter, a digit or a character beyond ASCII; or
            // it is a number of arXiv. A format of `printf` names nothing.
            Kind::Scheme => {
                let named = |octet: &u8| octet.is_ascii_alphanumeric() || !octet.is_ascii();
                let is_named = body.first().is_some_and(u8::is_ascii_digit)
                    || memchr(b'/', body).is_some_and(|slash| body[slash..].iter().any(named));
                (is_named || begins_arxiv(body)) && !is_format(body)
            }
            // A proxy has pages of its own.
            Kind::Link => !is_empty_path(body) && !is_own_page(head, body),
            // After a blank, the body shows that it is the rest of the name.
            Kind::Bare if is_broken(head) => is_rest(body),
            // What follows the place of the lost slash shows that this is a name.
            Kind::Slashless => is_slashless(written),
            Kind::Spaced | Kind::Bare | Kind::InPath | Kind::InQuery => !body.is_empty(),
        }
    }
}
