//! Words in the lines and the characters of a terminal.

/// The longest word that is shown whole: longer than any identifier that somebody would copy from a card.
const LONGEST: usize = 1000;

/// The heads of lines that are never broken, because the user may copy the text after them.
const COPIED: [&str; 2] = ["fix:", "try:"];

/// A character in ASCII: `é` is `<U+00E9>`.
pub(super) fn plain(c: char) -> String {
    match c {
        '⟨' => "<".into(),
        '⟩' => ">".into(),
        '…' => "...".into(),
        c if c.is_ascii() => c.into(),
        c => format!("<U+{:04X}>", u32::from(c)),
    }
}

/// The text in lines of at most `room` characters, as far as it has spaces. A wide character counts as one, so a line with
/// such characters may take more columns of a terminal.
pub(super) fn wrapped(text: &str, room: usize) -> String {
    let lines: Vec<_> = text.split('\n').map(|line| wrapped_line(line, room)).collect();
    lines.join("\n")
}

fn wrapped_line(line: &str, room: usize) -> String {
    let is_copied = COPIED.iter().any(|head| line.starts_with(head));
    // The words of a rule and its document begin below each other.
    let indent =
        if line.starts_with("rule: ") || line.starts_with("from: ") { "      " } else { "" };
    let (mut lines, mut column) = (String::new(), 0);
    for (number, word) in line.split(' ').enumerate() {
        let word = shortened(word);
        let width = word.chars().count();
        if number > 0 && column + 1 + width > room && !is_copied {
            lines.push('\n');
            lines.push_str(indent);
            column = indent.len();
        } else if number > 0 {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(&word);
        column += width;
    }
    lines
}

/// The word, without its middle if it is too long to be shown.
fn shortened(word: &str) -> String {
    // A character has at least one octet, so the characters of most words need not be counted.
    if word.len() <= LONGEST || word.chars().count() <= LONGEST {
        return word.to_owned();
    }
    let first: String = word.chars().take(LONGEST / 2).collect();
    let last: Vec<_> = word.chars().rev().take(LONGEST / 2).collect();
    first + "..." + &last.into_iter().rev().collect::<String>()
}
