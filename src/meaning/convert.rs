//! [`Conversion`]: writes a text of one notation in another, and loses nothing that the caller does not allow.

mod authority;
mod carried;
mod conversion;
mod dot_segment;
mod refuse;
mod write;

pub use conversion::{Conversion, Converted, Dropped};

use alloc::borrow::Cow;
use core::ops::Range;

use crate::code::Code;
use crate::diagnosis::{self, Finding};
use crate::dialect::Loss;
use crate::meaning::convert::dot_segment::Dots;
use crate::meaning::convert::write::{ToWrite, Written, write};
use crate::meaning::handle;
use crate::read::Options;
use crate::report::{Origin, Report};
use crate::rule::Subject;
use crate::text::Span;
use crate::text::ascii;

impl<'a> Conversion<'a> {
    /// Writes the handle of `text` in the other notation.
    ///
    /// # Errors
    /// The report says why, with places in `text`: the text is not valid or means no handle, the conversion would lose
    /// a part that `allow` does not name, or the other notation cannot hold this handle. If the resolver or the segment
    /// to write is not valid, the report is about that one, with places in it.
    pub fn convert<'t>(
        &self,
        text: &'t (impl AsRef<[u8]> + ?Sized),
    ) -> Result<Converted, Report<'t>>
    where
        'a: 't,
    {
        let text = text.as_ref();
        self.check_names()?;
        let Some(subject) = self.from.read(text, self.options) else {
            return Err(self.from.check_with(text, self.options));
        };
        let wants_dois = self.to.row().namespace == "doi";
        let handle = handle::meant(self.from, &subject, wants_dois);
        let handle = handle.ok_or_else(|| handle::not_meant(self.from, &subject, wants_dois))?;
        let mut dropped = self.dropped(&subject);
        let written = match self.refuse_losses(&dropped, &subject) {
            Ok(()) => self.written(&subject, &handle)?,
            Err(refused) => {
                // If the result equals the given text, no part of it was lost.
                dropped.clear();
                let written = self.written(&subject, &handle).ok();
                written.filter(|written| written.text == text).ok_or(refused)?
            }
        };
        self.refuse_ends(&written, &subject)?;
        Ok(Converted { text: written.text, dropped, escapes: written.escapes })
    }

    /// Writes the handle in the target dialect, and makes sure that this dialect reads the same handle there.
    fn written<'t>(&self, subject: &Subject<'t>, handle: &[u8]) -> Result<Written, Report<'t>> {
        let parts = self.parts(subject, handle);
        let refused = |code, span| Err(self.misfit(subject, code, span));
        // The target would read a `doi:` at the beginning of the handle as a label, which is not part of a DOI name.
        if ascii::label_len(handle, self.to.row().label) > 0 {
            return refused(Code::NotADoi, self.source(subject, 0..1));
        }
        if let Some(blank) = (self.to.row().stripped)(handle) {
            return refused(Code::StrayWhitespace, self.source(subject, blank));
        }
        if self.protect_dots && parts.segment.is_some_and(dot_segment::is_removed) {
            let own = |span: &Span| dot_segment::is_removed(&subject.text[span.range()]);
            let span = subject.tree.segment.get().filter(own).unwrap_or_default();
            return refused(Code::DotUnprotectable, span);
        }
        let dots = match self.dots(&parts) {
            Ok(dots) => dots,
            Err(octets) => return refused(Code::DotUnprotectable, self.source(subject, octets)),
        };
        let written = write(self.to, &parts, &dots, self.minimal);
        self.read_back(written, subject, handle, parts.namespace == "doi")
    }

    /// The text that was written, if the target dialect reads the same handle there. `doi` says whether
    /// the namespace of the source is that of DOI names.
    fn read_back<'t>(
        &self,
        written: Written,
        subject: &Subject<'t>,
        handle: &[u8],
        doi: bool,
    ) -> Result<Written, Report<'t>> {
        let options = Options::new();
        // Not every text of the dialect `info-uri` means a handle, so `info-hdl` reads what was written in it, unless
        // that is a DOI name.
        let reader = self.to.of_handles().filter(|_| !doi).unwrap_or(self.to);
        if written.escapes.is_empty() && reader.read_plain(&written.text) == Some(handle) {
            return Ok(written);
        }
        let Some(read) = reader.read(&written.text, options) else {
            let (text, tree) = (&written.text, reader.tree(&written.text));
            let errors = diagnosis::findings(
                reader.row(),
                text,
                tree,
                options,
                diagnosis::most(self.options),
            );
            return Err(self.moved(errors, &written, subject));
        };
        if handle::meant(reader, &read, doi).as_deref() == Some(handle) {
            return Ok(written);
        }
        Err(self.misfit(subject, Code::NotADoi, self.source(subject, 0..1)))
    }

    /// The report that something at `span` does not fit into the target dialect.
    fn misfit<'t>(&self, subject: &Subject<'t>, code: Code, span: Span) -> Report<'t> {
        let finding = Finding::new(code, span, self.to.start());
        Report::one(finding, subject.text, Origin::Misfit(self.to))
    }

    /// Everything that is to be written: the handle, and the parts around it.
    fn parts<'t>(&'t self, subject: &Subject<'t>, handle: &'t [u8]) -> ToWrite<'t> {
        let slash = handle.iter().position(|&octet| octet == b'/').unwrap_or(handle.len());
        let local_name = handle.get(slash + 1..).unwrap_or_default();
        let modifier = self.carried(Loss::Modifier, subject);
        let encoded = modifier.and_then(|_| self.encoded(subject));
        ToWrite {
            namespace: self.from.row().namespace,
            authority: self.authority(subject),
            segment: self.segment(subject),
            modifier,
            handle,
            naming_authority: &handle[..slash],
            local_name: encoded.unwrap_or(Cow::Borrowed(local_name)),
            query: self.carried(Loss::Query, subject),
            fragment: self.carried(Loss::Fragment, subject),
        }
    }

    /// The slashes to escape so that software keeps the dot-segments; the error is the octets of a dot-segment for
    /// which that cannot be done.
    fn dots(&self, parts: &ToWrite<'_>) -> Result<Dots, Range<usize>> {
        if self.protect_dots && self.to.row().escaped {
            Dots::protected(parts.naming_authority, &parts.local_name, self.to.encoding())
        } else {
            Ok(Dots::default())
        }
    }
}
