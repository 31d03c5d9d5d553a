//! Reports in another language: a problem is a code, a place and an edit, and the program chooses the words.
//!
//! `cargo run --example own_words -- hdl:10.1000/1%2 10.1000`

use std::env;

use handle_syntax::{Code, Problem, check};

fn main() {
    for text in env::args().skip(1) {
        println!("{text}");
        in_german(&text).iter().for_each(|line| println!("  {line}"));
    }
}

/// A German line for each problem of a text.
pub(crate) fn in_german(text: &str) -> Vec<String> {
    let (_, report) = check(text);
    report.problems().map(|problem| line(text, problem)).collect()
}

fn line(text: &str, problem: Problem<'_>) -> String {
    let found = &text[problem.span().range()];
    let what = match problem.code() {
        Code::MissingSlash => "der Schrägstrich nach dem Präfix fehlt".to_owned(),
        Code::CharacterNotAllowed => format!("»{found}« ist hier nicht erlaubt"),
        Code::RawNonAscii => format!("»{found}« muss prozentkodiert werden"),
        Code::BadPercentEscape => "nach »%« gehören zwei Hexadezimalziffern".to_owned(),
        Code::EmptySegment => "zwischen zwei Punkten steht nichts".to_owned(),
        Code::InvisibleCharacter => "hier steht ein unsichtbares Zeichen".to_owned(),
        // Codes have stable names, by which a program can look up the rest.
        code => format!("siehe {code}"),
    };
    let edit = match (problem.fix(), problem.suggestion()) {
        (Some(fix), _) => format!("; richtig: »{}«", fix.text),
        (None, Some(edit)) if edit.text.is_empty() => "; vielleicht zu löschen".to_owned(),
        (None, Some(edit)) => format!("; vielleicht: »{}«", edit.text),
        (None, None) => String::new(),
    };
    format!("Zeichen {}: {what}{edit}", problem.column())
}
