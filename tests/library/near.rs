//! What is nearly an example of a document.

use handle_syntax::Dialect;

use crate::sound;

/// Asserts what is sound of every beginning of `text`, and of every text one octet away from it: without one, with one more,
/// with another in its place.
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
