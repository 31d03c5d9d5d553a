//! Sentences of common words, each with an identifier in it.

use std::io::{self, Write};
use std::sync::LazyLock;

use fastrand::Rng;

/// Fewer words than this come before an identifier, and after it.
const MOST: usize = 24;

static WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| TEXT.split_whitespace().collect());

const TEXT: &str = "the of and to in is that for it as was with be by on not this are or from at which but have an \
    had they were their one all we can has there been if more when will would who so no said what up about into than \
    them could time these two may then do first any now such like our over even most made after also did many before \
    must through back years where much way well down should because each just those people how too little state good \
    very make world still own see work long get here between both life being under never day same another know while \
    last might great old year off come since against go came right used take three article, journal; deposit: \
    catalogue. record, chapter. edition (figures) survey. *data* \"handle\" index";

/// Writes one line of prose around an identifier.
pub(crate) fn write(
    identifier: &[u8],
    random: &mut Rng,
    output: &mut impl Write,
) -> io::Result<()> {
    some_words(random, output)?;
    output.write_all(identifier)?;
    output.write_all(b" ")?;
    some_words(random, output)
}

fn some_words(random: &mut Rng, output: &mut impl Write) -> io::Result<()> {
    for _ in 0..random.usize(..MOST) {
        output.write_all(WORDS[random.usize(..WORDS.len())].as_bytes())?;
        output.write_all(b" ")?;
    }
    Ok(())
}
