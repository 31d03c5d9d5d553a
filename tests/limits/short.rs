//! Every text of one octet and of two, in every dialect.

use handle_syntax::Dialect;

use crate::sound;

#[test]
fn every_text_of_one_octet() {
    for octet in 0..=u8::MAX {
        Dialect::ALL.iter().for_each(|dialect| sound::hold(*dialect, &[octet]));
    }
}

#[test]
fn every_text_of_two_octets() {
    for pair in 0..=u16::MAX {
        Dialect::ALL.iter().for_each(|dialect| sound::hold(*dialect, &pair.to_be_bytes()));
    }
}
