//! The pages of problems have the right form, and their examples have the problems that they show.

use std::fmt::Write;

use handle_syntax::meaning::Normalization;
use handle_syntax::{
    Code, Conversion, Dialect, Loss, Options, Problem, Production, Report, ResolverSegment,
    Severity,
};

use crate::names::{are_read, names, refusal};

/// The codes without an example, because no short text has these problems.
const WITHOUT_EXAMPLE: [Code; 2] = [Code::TooLong, Code::UnreadableRow];

/// An example of a page: a text, and how it is read.
struct Example {
    text: Vec<u8>,
    by: &'static str,
}

/// The examples of a page, `Bad` or `Good`.
fn examples(code: Code, kind: &str) -> Vec<Example> {
    let lines = code.explanation().lines().filter_map(|line| line.strip_prefix("- "));
    let lines = lines.filter_map(|line| line.strip_prefix(kind)?.strip_prefix(": `"));
    lines.map(|line| example(line).unwrap_or_else(|| panic!("{code}: {line}"))).collect()
}

fn example(line: &'static str) -> Option<Example> {
    let (text, by) = line.rsplit_once("` by ")?;
    Some(Example { text: unmasked(text)?, by })
}

/// The octets of a text of a page, in which `⟨FF⟩` is an octet, and `⟨U+0007⟩` a character.
fn unmasked(text: &str) -> Option<Vec<u8>> {
    let mut pieces = text.split('⟨');
    let mut octets = pieces.next()?.as_bytes().to_vec();
    for piece in pieces {
        let (digits, rest) = piece.split_once('⟩')?;
        match digits.strip_prefix("U+") {
            Some(digits) => {
                let character = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
                octets.extend(character.to_string().bytes());
            }
            None => octets.push(u8::from_str_radix(digits, 16).ok()?),
        }
        octets.extend(rest.bytes());
    }
    Some(octets)
}

/// The report about an example, read as its page says.
fn checked(Example { text, by }: &Example) -> Report<'_> {
    if let Some((from, to)) = by.split_once(" to ") {
        return converted(text, from, to);
    }
    if let Some(name) = by.strip_suffix(" in canonical form") {
        let dialect: Dialect = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let registry = Normalization::new().registry(true);
        let normal = dialect.normalize_with(text, Options::default(), registry);
        return normal.err().unwrap_or_default();
    }
    let (name, segment) = by.split_once(" with segment ").unwrap_or((by, ""));
    let resolver_segment = match segment {
        "" => ResolverSegment::Unknown,
        segment => ResolverSegment::Is(segment),
    };
    let options = Options::new().resolver_segment(resolver_segment);
    if by == &"its scheme" {
        handle_syntax::check_with(text, options).1
    } else if let Ok(dialect) = name.parse::<Dialect>() {
        dialect.check_with(text, options)
    } else {
        name.parse::<Production>().unwrap_or_else(|error| panic!("{name}: {error}")).check(text)
    }
}

/// The report about the conversion of an example.
fn converted(text: &[u8], from: &str, to: &str) -> Report<'static> {
    let (to, forbidden) =
        to.strip_prefix("a line of ").map_or((to, &b""[..]), |to| (to, &b"\r\n\0"[..]));
    let (to, loss) = to.split_once(", without ").unwrap_or((to, ""));
    let losses = Loss::ALL.iter().copied().filter(|allowed| allowed.name() == loss);
    let allow: Vec<_> = losses.collect();
    let (to, protect_dots) =
        to.strip_suffix(", dots protected").map_or((to, false), |to| (to, true));
    let dialect =
        |name: &str| name.parse::<Dialect>().unwrap_or_else(|error| panic!("{name}: {error}"));
    let conversion = Conversion::new(dialect(from), dialect(to))
        .protect_dots(protect_dots)
        .forbidden(forbidden)
        .allow(&allow);
    conversion.convert(text).err().unwrap_or_default().into_owned()
}

/// Fails with all complaints at once.
#[track_caller]
fn complain(complaints: &str) {
    assert!(complaints.is_empty(), "\n{complaints}");
}

/// What is wrong with the form of a page.
fn malformed(code: Code) -> Option<&'static str> {
    let page = code.explanation();
    let lines: Vec<_> = page.lines().collect();
    let prose = lines.iter().filter(|line| !line.starts_with("- "));
    let items: Vec<_> = lines.iter().filter_map(|line| line.strip_prefix("- ")).collect();
    let count = |kind: &str| items.iter().filter(|item| item.starts_with(kind)).count();
    if lines.first() != Some(&&*format!("# {code}")) {
        Some("the title is not the name")
    } else if !lines.get(2).is_some_and(|line| line.ends_with('.')) || lines.get(3) != Some(&"") {
        Some("what it means is not one line with a full stop")
    } else if prose.clone().any(|line| line.chars().count() > 80 || line.ends_with(' ')) {
        Some("a line is longer than 80 columns, or ends with a space")
    } else if !(9..=18).contains(&lines.len()) || !page.ends_with('\n') {
        Some("it is too short or too long")
    } else if page.chars().any(|c| c.is_control() && c != '\n') {
        Some("it has a character that a terminal would obey")
    } else if !lines.iter().rev().take(items.len()).all(|line| line.starts_with("- ")) {
        Some("the examples and the clause are not the end")
    } else if count("Clause: ") != 1 || !items.last()?.starts_with("Clause: ") {
        Some("it has no clause")
    } else if !WITHOUT_EXAMPLE.contains(&code)
        && (!(1..=2).contains(&count("Bad: `")) || count("Good: `") == 0)
    {
        Some("it has no bad example, or no good one")
    } else {
        None
    }
}

#[test]
fn every_page_has_the_form() {
    let mut complaints = String::new();
    for &code in Code::ALL {
        if let Some(complaint) = malformed(code) {
            let _ = writeln!(complaints, "{code}: {complaint}");
        }
    }
    complain(&complaints);
}

#[test]
fn every_bad_example_has_the_problem_and_no_other() {
    let mut complaints = String::new();
    for &code in Code::ALL {
        for example in examples(code, "Bad") {
            let found: Vec<_> =
                checked(&example).problems().map(|problem| problem.code()).collect();
            if found.is_empty() || found.iter().any(|&found| found != code) {
                let text = String::from_utf8_lossy(&example.text).into_owned();
                let _ = writeln!(complaints, "{code}: {text:?} by {} has {found:?}", example.by);
            }
        }
    }
    complain(&complaints);
}

#[test]
fn a_bad_example_has_the_severity_of_its_problem() {
    let mut complaints = String::new();
    for &code in Code::ALL {
        for bad in examples(code, "Bad") {
            for problem in checked(&bad).problems() {
                if problem.severity() != code.severity() {
                    let _ = writeln!(
                        complaints,
                        "{code}: its severity in an example is {}",
                        problem.severity()
                    );
                }
            }
        }
    }
    complain(&complaints);
}

#[test]
fn every_good_example_has_no_problem() {
    let mut complaints = String::new();
    for &code in Code::ALL {
        for example in examples(code, "Good") {
            for problem in checked(&example).problems() {
                let text = String::from_utf8_lossy(&example.text).into_owned();
                let _ = writeln!(complaints, "{code}: {text:?} by {} has {problem:?}", example.by);
            }
        }
    }
    complain(&complaints);
}

#[test]
fn the_clause_of_a_page_is_that_of_its_problem() {
    let mut complaints = String::new();
    for &code in Code::ALL {
        let page = code.explanation();
        let clause = page.lines().find_map(|line| line.strip_prefix("- Clause: "));
        for example in examples(code, "Bad") {
            let wanted = checked(&example).headline().and_then(Problem::clause).unwrap_or("none");
            if !clause.is_some_and(|clause| clause.starts_with(wanted)) {
                let _ = writeln!(complaints, "{code}: {clause:?} is not {wanted}");
            }
        }
    }
    complain(&complaints);
}

#[test]
fn the_clause_of_a_page_is_that_of_its_code() {
    let mut complaints = String::new();
    for &code in Code::ALL {
        let clause = code.explanation().lines().find_map(|line| line.strip_prefix("- Clause: "));
        if !clause.is_some_and(|clause| clause.starts_with(code.clause())) {
            let _ = writeln!(complaints, "{code}: {clause:?} is not {}", code.clause());
        }
    }
    complain(&complaints);
}

#[test]
fn only_two_pages_have_no_example() {
    let without = Code::ALL.iter().copied().filter(|code| examples(*code, "Bad").is_empty());
    assert_eq!(without.collect::<Vec<_>>(), WITHOUT_EXAMPLE);
}

#[test]
fn a_code_is_read_by_its_name() {
    are_read(Code::ALL.iter().copied());
    assert_eq!(refusal::<Code>("missing"), "there is no problem of that name");
}

#[test]
fn every_severity_has_its_name() {
    let severities = [Severity::Advice, Severity::Warning, Severity::Error];
    assert_eq!(names(severities), "advice warning error");
}
