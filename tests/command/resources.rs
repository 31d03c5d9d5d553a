//! Memory, threads and streams: what a run takes, and what happens when it gets less.

#[cfg(target_os = "linux")]
mod exhaustion;
mod memory;
mod side_by_side;
mod streams;
mod threads;
