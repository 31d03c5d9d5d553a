//! Marks that stand around an identifier.

/// Quotation marks, and brackets beyond ASCII, each with its partner.
pub(crate) const QUOTES: &[(&str, &str)] = &[
    ("\"", "\""),
    ("'", "'"),
    ("“", "”"),
    ("”", "”"),
    ("„", "“"),
    ("‘", "’"),
    ("’", "’"),
    ("‚", "‘"),
    ("«", "»"),
    ("»", "«"),
    ("‹", "›"),
    ("›", "‹"),
    ("「", "」"),
    ("『", "』"),
    ("《", "》"),
    ("〈", "〉"),
    ("（", "）"),
    ("【", "】"),
];

/// Whether `open` stands at the beginning of `text`, and its own partner at the end.
pub(crate) fn encloses(text: &[u8], open: &[u8], close: &[u8]) -> bool {
    let inside = text.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
    let Some(inside) = inside else { return false };
    let (mut depth, mut at) = (1_usize, 0);
    while depth > 0 && at < inside.len() {
        if inside[at..].starts_with(close) {
            depth -= 1;
        } else if inside[at..].starts_with(open) {
            depth += 1;
        }
        at += 1;
    }
    depth == 1
}

/// Marks beyond ASCII that may stand between two identifiers: those of East Asia and of Arabic, dashes and arrows,
/// bullets, quotation marks, and the ends of lines and paragraphs.
pub(crate) const DIVIDING: &[&str] = &[
    "、", "，", "；", "｜", "،", "؛", "–", "—", "→", "⇒", "·", "•", "‧", "∙", "●", "▪", "■", "・",
    "¦", "“", "”", "„", "«", "»", "\u{2028}", "\u{2029}",
];

/// The tags that end a line.
pub(crate) const LINE_BREAKS: &[&str] = &["<br>", "<br/>", "<br />"];
