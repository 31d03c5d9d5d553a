//! A card for each problem: the message, the place, the edit, what to do, the rule and its document.

mod direction;
mod excerpt;

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::slice;

use anstyle::{AnsiColor, Style};
use handle_syntax::{Edit, Severity};
use unicode_width::UnicodeWidthStr;

use crate::output::finding::Finding;
use crate::output::look::Look;
use crate::terminal::sanitize::plain;
use crate::terminal::wrap::wrapped;
use direction::isolated;
use excerpt::Excerpt;

/// The characters that a card is drawn with.
struct CardStrokes {
    head: &'static str,
    line: &'static str,
    edit: &'static str,
    end: &'static str,
    mark: char,
    point: char,
}

const UNICODE: CardStrokes =
    CardStrokes {
        head: "╭─", line: "│", edit: "├─", end: "╰─", mark: '━', point: '▲'
    };
const ASCII: CardStrokes =
    CardStrokes { head: "-->", line: "|", edit: "|-", end: "`-", mark: '^', point: '^' };

/// The problem as a card, and an empty line.
pub(crate) fn problem(
    writer: &mut impl Write,
    finding: &Finding<'_>,
    look: Look,
) -> io::Result<()> {
    let mut card = Canvas { text: String::new(), look, number: finding.start().0.to_string() };
    card.draw(finding);
    writeln!(writer, "{}", card.text)
}

/// A card that is being drawn.
struct Canvas {
    text: String,
    look: Look,
    /// The number of the line.
    number: String,
}

impl Canvas {
    fn draw(&mut self, finding: &Finding<'_>) {
        let (problem, strokes) = (finding.problem, self.strokes());
        let colour = match problem.severity() {
            Severity::Error => AnsiColor::Red,
            Severity::Warning => AnsiColor::Yellow,
            Severity::Advice => AnsiColor::Cyan,
        };
        let (severity, code) = (problem.severity(), problem.code());
        let title = format!("{severity}[{code}]: ");
        let painted = self.painted(&title, Style::new().bold().fg_color(Some(colour.into())));
        let message = self.wrapped(&problem.message(), title.width(), 4);
        self.line(&format!("{painted}{message}"));
        let place = self.shown(&finding.heading()).into_owned();
        self.line(&format!("{} {} {place}", self.margin(""), strokes.head));

        let span = problem.span().range();
        let places: Vec<_> =
            [span].into_iter().chain(problem.others().map(|(other, _)| other.range())).collect();
        let excerpt = Excerpt::new(finding.input(), &places, self.room(), self.look.ascii);
        let number = self.number.clone();
        self.row(&number, &excerpt.text, Style::new());
        self.marks(&excerpt, &problem.label(), colour);
        let (fix, suggestion) = (problem.fix(), finding.suggestion());
        let edit = fix.as_ref().map(|edit| ("fix", edit));
        if let Some((word, edit)) = edit.or(suggestion.as_ref().map(|edit| ("try", edit))) {
            self.line(&format!("{} {} {word}", self.margin(""), strokes.edit));
            self.edit(finding.input(), edit);
        }
        self.line(&format!("{} {}", self.margin(""), strokes.end));
        self.remarks(finding);
    }

    /// What to do, the repaired record, the rule, its document, and how many problems are not reported.
    fn remarks(&mut self, finding: &Finding<'_>) {
        let problem = finding.problem;
        self.remark("help", &finding.help());
        if let Some(repaired) = finding.repaired {
            // The user may copy this text, so it is never broken into lines, and has no characters for its direction.
            let text = repaired.text();
            let text = if self.look.ascii { plain(text) } else { text.into() };
            self.line(&format!("  {}:  {text}", repaired.word()));
        }
        if let Some(why) = finding.obstacle(finding.repaired) {
            self.remark("note", &format!("this is not written here: {why}"));
        }
        self.remark("rule", &problem.rule());
        self.remark("from", &problem.citation());
        if finding.more > 0 {
            self.remark("more", &format!("{} in this record", finding.more));
        }
    }

    /// The text that the edit removes and the text that it inserts, like a diff.
    fn edit(&mut self, record: &[u8], edit: &Edit) {
        let span = edit.span.range();
        let old = Excerpt::new(record, slice::from_ref(&span), self.room(), self.look.ascii);
        let (Some(before), Some(after)) = (record.get(..span.start), record.get(span.end..)) else {
            return;
        };
        let edited = [before, edit.text.as_bytes(), after].concat();
        let place = span.start..span.start + edit.text.len();
        let new = Excerpt::new(&edited, &[place], self.room(), self.look.ascii);
        self.row("-", &old.text, Style::new().fg_color(Some(AnsiColor::Red.into())));
        self.row("+", &new.text, Style::new().fg_color(Some(AnsiColor::Green.into())));
    }

    /// A line of the record, after a number or a sign.
    fn row(&mut self, sign: &str, text: &str, style: Style) {
        let text = if self.look.ascii { text.into() } else { isolated(text) };
        let (margin, text) = (self.margin(sign), self.painted(&text, style));
        self.line(&format!("{margin} {} {text}", self.strokes().line));
    }

    /// The marks under a line of the record, and the label, next to them if there is room, or else below.
    fn marks(&mut self, excerpt: &Excerpt, label: &str, colour: AnsiColor) {
        let Some(first) = excerpt.marks.first() else { return };
        let strokes = self.strokes();
        let mut marks: Vec<char> = Vec::new();
        for mark in &excerpt.marks {
            marks.resize(marks.len().max(mark.end), ' ');
            let stroke = if mark.len() == 1 { strokes.point } else { strokes.mark };
            marks[mark.clone()].fill(stroke);
        }
        let style = Style::new().bold().fg_color(Some(colour.into()));
        let (margin, marks) = (self.margin(""), marks.into_iter().collect::<String>());
        let line = format!("{margin} {} {}", strokes.line, self.painted(&marks, style));
        // The label "here" would add nothing to the marks.
        let label = if label == "here" { "" } else { label };
        let label = self.shown(label).into_owned();
        let indent = self.indent();
        if indent + marks.width() + 1 + label.width() <= self.look.width {
            self.line(&format!("{line} {label}"));
            return;
        }
        self.line(&line);
        let column = first.start.min(self.room().saturating_sub(label.width()));
        let text = self.wrapped(&label, indent + column, indent + column);
        for part in text.lines() {
            let part = part.trim_start();
            self.line(&format!("{margin} {} {}{part}", strokes.line, " ".repeat(column)));
        }
    }

    fn remark(&mut self, name: &str, text: &str) {
        let head = format!("  {name}: ");
        let text = self.wrapped(text, head.width(), head.width());
        self.line(&format!("{head}{text}"));
    }

    fn line(&mut self, line: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{}", line.trim_end());
    }

    /// The text left of the frame: a number or a sign, aligned to the right.
    fn margin(&self, sign: &str) -> String {
        format!("{sign:>width$}", width = self.number.len() + 1)
    }

    /// The column where the record begins.
    fn indent(&self) -> usize {
        self.number.len() + 4
    }

    /// How many columns there are for the record.
    fn room(&self) -> usize {
        self.look.width.saturating_sub(self.indent())
    }

    fn strokes(&self) -> &'static CardStrokes {
        if self.look.ascii { &ASCII } else { &UNICODE }
    }

    /// The text as this terminal can show it.
    fn shown<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.look.ascii { plain(text) } else { isolated(text) }
    }

    fn painted(&self, text: &str, style: Style) -> String {
        if self.look.colours { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// The text in lines that fit the card; the first begins at column `first`, the others at column `others`.
    fn wrapped(&self, text: &str, first: usize, others: usize) -> String {
        wrapped(self.shown(text).split(' '), (first, others), self.look.width)
    }
}
