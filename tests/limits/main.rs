//! Extreme texts: very long, very short, and schemes nested ten thousand times; and the memory that reading takes.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

mod allocation;
mod length;
mod nested;
mod short;
mod sound;
