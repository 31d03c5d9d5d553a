//! The railroad diagram of a rule, as SVG.

use abnf::types::{Node, TerminalValues};
use railroad::{Choice, Comment, Diagram, Empty, Link, NonTerminal, Optional, Repeat};
use railroad::{Sequence, SimpleEnd, SimpleStart, Stylesheet, Terminal, svg};

use crate::names::document_rule::DocumentRule;

type Rail = Box<dyn railroad::Node>;

/// The diagram of a rule. A rule that it uses is a link to the drawing of that rule, `document.rule.svg`.
pub(super) fn svg(entry: &DocumentRule) -> Result<String, String> {
    // Every rule of the documents is ABNF, as the tests show.
    let rule = abnf::rule(entry.statement.text).map_err(|error| error.to_string())?;
    let tracks: Vec<Rail> =
        vec![Box::new(SimpleStart), track(entry, rule.node()), Box::new(SimpleEnd)];
    let mut diagram =
        Diagram::new_with_stylesheet(Sequence::new(tracks), &Stylesheet::LightRendersafe);
    diagram.add_element(svg::Element::new("title").text(&entry.to_string()));
    Ok(format!("{diagram}\n"))
}

/// The track of a part of the rule.
fn track(entry: &DocumentRule, node: &Node) -> Rail {
    let inner = |node| track(entry, node);
    match node {
        Node::Alternatives(nodes) => Box::new(Choice::new(nodes.iter().map(inner).collect())),
        Node::Concatenation(nodes) => Box::new(Sequence::new(nodes.iter().map(inner).collect())),
        Node::Group(node) => inner(node),
        Node::Optional(node) => Box::new(Optional::new(inner(node))),
        Node::Repetition { repeat, node } => repeated(inner(node), repeat.min_max()),
        Node::Rulename(name) => named(entry, name),
        Node::String(string) => Box::new(Terminal::new(format!("\"{}\"", string.value()))),
        Node::TerminalValues(values) => Box::new(Terminal::new(shown(values))),
        Node::Prose(prose) => Box::new(NonTerminal::new(format!("<{prose}>"))),
    }
}

/// A track that is passed as often as `least` and `most` say; a remark says how often, if a loop alone cannot show it.
fn repeated(track: Rail, (least, most): (Option<usize>, Option<usize>)) -> Rail {
    let least = least.unwrap_or(0);
    let way_back: Rail = match (least, most) {
        (0, Some(1)) => return Box::new(Optional::new(track)),
        (0 | 1, None) => Box::new(Empty),
        (0 | 1, Some(most)) => Box::new(Comment::new(format!("at most {most} times"))),
        (_, None) => Box::new(Comment::new(format!("at least {least} times"))),
        (_, Some(most)) if most == least => Box::new(Comment::new(format!("{least} times"))),
        (_, Some(most)) => Box::new(Comment::new(format!("{least} to {most} times"))),
    };
    let looped = Repeat::new(track, way_back);
    if least == 0 { Box::new(Optional::new(looped)) } else { Box::new(looped) }
}

/// A rule that the rule uses.
fn named(entry: &DocumentRule, name: &str) -> Rail {
    let shown = NonTerminal::new(name.to_owned());
    match entry.used(name) {
        Some(used) => {
            Box::new(Link::new(shown, format!("{}.svg", used.to_string().replace("::", "."))))
        }
        None => Box::new(shown),
    }
}

/// Characters as people write them, and other octets as ABNF does.
fn shown(values: &TerminalValues) -> String {
    let character = |&value: &u32| char::from_u32(value).filter(char::is_ascii_graphic);
    match values {
        TerminalValues::Range(first, last) => match (character(first), character(last)) {
            (Some(first), Some(last)) => format!("\"{first}\" to \"{last}\""),
            _ => format!("%x{first:02X}-{last:02X}"),
        },
        TerminalValues::Concatenation(values) => {
            match values.iter().map(character).collect::<Option<String>>() {
                Some(text) => format!("\"{text}\""),
                None => {
                    let values: Vec<_> =
                        values.iter().map(|value| format!("{value:02X}")).collect();
                    format!("%x{}", values.join("."))
                }
            }
        }
    }
}
