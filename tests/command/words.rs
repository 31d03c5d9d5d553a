//! What the help, the messages, the pages and the manual say.

mod diagrams;
mod examples;
mod explain;
mod generate;
mod lists;
mod plain_words;
mod slips;
