//! The commands that write results: `hdl normalize`, `hdl convert` and `hdl unique`.

mod any_doi;
mod doubts;
mod lists;
mod places;
mod unique;
mod warned;
