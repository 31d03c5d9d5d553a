//! The pages of the library show the diagrams that `hdl explain --format svg` draws. The page of each document includes
//! a file of them, `grammar/diagrams/DOCUMENT.md`.

use std::fmt::Write as _;
use std::fs;

use handle_syntax::grammar::DOCUMENTS;
use handle_syntax::grammar::document::Document;

use crate::run::{path, run};

/// If this variable of the environment is set, the test writes the files that are stale.
const UPDATE: &str = "UPDATE_DIAGRAMS";

#[test]
fn the_pages_of_the_library_have_the_diagrams() {
    for document in DOCUMENTS {
        let file = path(&format!("grammar/diagrams/{}.md", document.name));
        let made = page(document);
        if std::env::var_os(UPDATE).is_some() {
            fs::write(&file, &made).unwrap();
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == made, "{} is stale; set {UPDATE}=1 to write it", file.display());
    }
}

/// A page with a part for each rule of a document: the name, which links to the combinator of the rule, and the
/// diagram.
fn page(document: &Document) -> String {
    let mut page = String::from("# Diagrams\n");
    for (at, statement) in document.statements().enumerate() {
        let name = format!("{}::{}", document.name, statement.name);
        let ran = run(&["explain", "--format", "svg", &name], b"");
        assert!(ran.status == Some(0), "{name}: {}", ran.err);
        let (head, style, drawing) = parts(&ran.out);
        let function = document.find_in_any_case(statement.name).unwrap().0.function;
        write!(page, "\n### [`{}`]({function}())\n\n{head}", statement.name).unwrap();
        // All diagrams have the same style, so a page needs it only once.
        if at == 0 {
            page.push_str(&style);
        }
        writeln!(page, "{}", linked(document, &drawing)).unwrap();
    }
    page
}

/// The first tag of a drawing, its style, and the rest. They have no line ends, because an empty line ends HTML in
/// Markdown.
fn parts(svg: &str) -> (String, String, String) {
    let (head, rest) = svg.split_once("<style").unwrap();
    let (style, drawing) = rest.split_once("</style>").unwrap();
    let style: Vec<_> = style.split_whitespace().collect();
    let joined = |part: &str| part.lines().map(str::trim).collect::<String>();
    // Without a width, a drawing would be as wide as the page.
    let width = head.split_once("viewBox=\"0 0 ").unwrap().1.split(' ').next().unwrap();
    let head = joined(head).replacen("<svg ", &format!("<svg width=\"{width}\" "), 1);
    (head, format!("<style {}</style>", style.join(" ")), joined(drawing))
}

/// The drawing, in which each rule links to the page of its combinator.
fn linked(own: &Document, drawing: &str) -> String {
    let mut pieces = drawing.split("xlink:href=\"");
    let mut linked = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (drawn, rest) = piece.split_once(".svg\"").unwrap();
        let (document, rule) = drawn.split_once('.').unwrap();
        let found = DOCUMENTS.iter().find(|found| found.name == document).unwrap();
        let function = found.find_in_any_case(rule).unwrap().0.function;
        let folder = if document == own.name { String::new() } else { format!("../{document}/") };
        write!(linked, "href=\"{folder}fn.{function}.html\"{rest}").unwrap();
    }
    linked
}
