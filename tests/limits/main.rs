//! Extreme texts: very long ones, very short ones, and schemes nested ten thousand times; and the memory that they
//! take.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

mod allocation;
mod length;
mod nested;
mod short;
mod sound;
