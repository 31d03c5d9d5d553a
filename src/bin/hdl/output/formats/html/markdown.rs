//! Turns the Markdown of explain pages into HTML: only paragraphs, lists and code in a line.

use crate::output::formats::markup::escaped;

/// The HTML of paragraphs and lists.
pub(crate) fn html(text: &str) -> String {
    let mut html = String::new();
    for block in text.trim().split("\n\n") {
        if block.starts_with("- ") {
            let items = block.split("\n- ").map(|item| item.trim_start_matches("- "));
            let items: String = items.map(|item| format!("<li>{}</li>\n", inline(item))).collect();
            html.push_str(&format!("<ul>\n{items}</ul>\n"));
        } else {
            html.push_str(&format!("<p>{}</p>\n", inline(block)));
        }
    }
    html
}

/// The HTML of a paragraph, in which text between backticks is code; its lines become one.
pub(crate) fn inline(text: &str) -> String {
    let mut html = String::new();
    let text = text.replace('\n', " ");
    let mut parts = text.split('`').peekable();
    let mut code = false;
    while let Some(part) = parts.next() {
        let part = escaped(part);
        match (code, parts.peek().is_some()) {
            (true, true) => html.push_str(&format!("<code>{part}</code>")),
            // The last backtick is never closed.
            (true, false) => html.push_str(&format!("`{part}")),
            (false, _) => html.push_str(&part),
        }
        code = !code;
    }
    html
}

#[cfg(test)]
mod tests {
    use super::{html, inline};

    #[test]
    fn code_and_lists_are_marked() {
        assert_eq!(inline("write `<` & `b"), "write <code>&lt;</code> &amp; `b");
        assert_eq!(
            html("one\ntwo\n\n- a\n- `b`\n"),
            "<p>one two</p>\n<ul>\n<li>a</li>\n<li><code>b</code></li>\n</ul>\n"
        );
    }
}
