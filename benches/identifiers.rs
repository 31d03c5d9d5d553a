//! Writes a list of identifiers in the shapes of real ones; one in a hundred is bad.
//!
//! `identifiers COUNT [SEED]` writes the list, always the same one for a seed. `identifiers --rows FILE` only reads a
//! list, a block at a time, and splits it into rows: whatever `hdl check` takes longer is spent on checking.
//! `identifiers --valid FILE` asks the library whether each row of a list is valid, and prints the nanoseconds per row.

use std::env;
use std::error::Error;
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::time::Instant;

use fastrand::Rng;
use handle_syntax::Dialect;
use memchr::memchr_iter;

/// One in this many identifiers is bad.
const BAD: u32 = 100;

/// Shapes: `9` stands for a digit, `a` for a lower case letter, `x` for one of `0` to `f`; after `\`, and everywhere
/// else, a character stands for itself.
const SHAPES: [&str; 14] = [
    r"10.9999/999",
    r"10.9999/aaaaa.2999.99.99.999",
    r"10.99999/\j\o\u\r\n\a\l.aaaa.9999999",
    r"10.9999/\s99999-999-9999-9",
    r"20.500.99999/99999",
    r"99999/9999",
    r"2999/\d\s\p\a\c\e.99999",
    r"21.\T99999/xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx",
    r"\h\d\l:99999/9.99999",
    r"\h\d\l:10.9999/aaaaaa\%20a9999",
    r"\i\n\f\o:\h\d\l/99999/aaa.999999",
    r"\i\n\f\o:\l\c\c\n/2999999999",
    r"\h\t\t\p\s://\d\o\i.\o\r\g/10.9999/aaaaaa.2999.9999999",
    r"\h\t\t\p\s://\h\d\l.\h\a\n\d\l\e.\n\e\t/99999/aa-999999",
];

/// Shapes of common mistakes.
const SLIPS: [&str; 8] = [
    r"10.9999",
    r"\h\d\l:10.9999/aaa aaa",
    r"\h\d\l:10.9999/aa<99>9.0.\C\O;2-a",
    r"\h\d\l:10.9999/a\%zz9",
    r"\h\d\l:10..9999/a999",
    r"\i\n\f\o:\h\d\l",
    r"\h\t\t\p\s://\d\o\i.\o\r\g/10.9999",
    r"/10.9999/aaa",
];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    match &*arguments.iter().map(String::as_str).collect::<Vec<_>>() {
        ["--rows", file] => split(file),
        ["--valid", file] => valid(file),
        [count] => write(count.parse()?, 1),
        [count, seed] => write(count.parse()?, seed.parse()?),
        _ => {
            Err("identifiers COUNT [SEED], or identifiers --rows FILE, or identifiers --valid FILE"
                .into())
        }
    }
}

fn write(count: u64, seed: u64) -> Result<(), Box<dyn Error>> {
    let mut output = BufWriter::new(io::stdout().lock());
    let mut random = Rng::with_seed(seed);
    let mut line = Vec::new();
    for _ in 0..count {
        let shapes = if random.u32(..BAD) == 0 { &SLIPS[..] } else { &SHAPES[..] };
        line.clear();
        fill(shapes[random.usize(..shapes.len())], &mut random, &mut line);
        line.push(b'\n');
        output.write_all(&line)?;
    }
    Ok(output.flush()?)
}

fn fill(shape: &str, random: &mut Rng, line: &mut Vec<u8>) {
    let mut octets = shape.bytes();
    while let Some(octet) = octets.next() {
        line.push(match octet {
            b'9' => random.u8(b'0'..=b'9'),
            b'a' => random.u8(b'a'..=b'z'),
            b'x' => b"0123456789abcdef"[random.usize(..16)],
            b'\\' => octets.next().unwrap_or(octet),
            _ => octet,
        });
    }
}

fn split(file: &str) -> Result<(), Box<dyn Error>> {
    let (mut file, begun) = (File::open(file)?, Instant::now());
    let mut buffer = vec![0; 1 << 18];
    let (mut rows, mut octets, mut rest) = (0_u64, 0_u64, 0);
    loop {
        let read = file.read(&mut buffer[rest..])?;
        if read == 0 {
            break;
        }
        octets += read as u64;
        let text = &buffer[..rest + read];
        let mut start = 0;
        for end in memchr_iter(b'\n', text) {
            rows += u64::from(end > start);
            start = end + 1;
        }
        let len = text.len();
        buffer.copy_within(start..len, 0);
        rest = len - start;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{rows} rows, {seconds:.2} s, {:.2} GB/s", octets as f64 / seconds / 1e9);
    Ok(())
}

/// How many times a list is checked; the quickest time counts.
const ROUNDS: usize = 40;

fn valid(file: &str) -> Result<(), Box<dyn Error>> {
    let list = fs::read(file)?;
    let rows: Vec<_> = list.split(|octet| *octet == b'\n').filter(|row| !row.is_empty()).collect();
    let mut quickest = f64::INFINITY;
    let mut valid = 0;
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        valid = rows.iter().filter(|row| Dialect::by_scheme(row).is_valid(row)).count();
        quickest = quickest.min(begun.elapsed().as_secs_f64());
    }
    let each = quickest * 1e9 / rows.len() as f64;
    println!("{} rows, {valid} valid, {each:.1} ns a row", rows.len());
    Ok(())
}
