//! Texts that are nearly an example of a document.

use handle_syntax::Dialect;

use crate::sound;

/// Asserts the properties in `sound` for every beginning of `text`, and for `text` with one octet removed, added or
/// replaced.
pub(crate) fn hold(dialect: Dialect, text: &[u8]) {
    let mut near = text.to_vec();
    for at in 0..=text.len() {
        sound::hold(dialect, &text[..at]);
        near.insert(at, 0);
        every_octet(dialect, &mut near, at);
        near.remove(at);
        if at < text.len() {
            let own = near[at];
            every_octet(dialect, &mut near, at);
            near.remove(at);
            sound::hold(dialect, &near);
            near.insert(at, own);
        }
    }
}

fn every_octet(dialect: Dialect, text: &mut [u8], at: usize) {
    for octet in 0..=u8::MAX {
        text[at] = octet;
        sound::hold(dialect, text);
    }
}
