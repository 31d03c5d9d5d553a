//! Texts that nobody writes by accident: very long, very short, and one in another ten thousand times.

#![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

mod long;
mod nested;
mod short;
mod sound;
