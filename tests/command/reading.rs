//! Which files are read, and which texts in them.

mod damage;
mod files;
mod kinds;
mod one_file;
mod places;
mod profile_slips;
mod profiles;
mod proxy;
mod records;
mod split;
mod stdin_name;
mod walk;
