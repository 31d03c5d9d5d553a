//! What holds for every dialect.

use handle_syntax::{
    Code, Dialect, Notation, Options, ParseError, Problem, Reading, Report, ResolverSegment,
    Severity, Span, Text, check, detect_with, dialects,
};

/// What a typed text says of octets.
type Refusal = fn(&[u8]) -> Option<ParseError>;

macro_rules! refusals {
    ($($name:ident)+) => { &[$((Dialect::$name, refusal::<dialects::$name>)),+] };
}

/// Every dialect as a type.
const REFUSALS: &[(Dialect, Refusal)] = refusals! {
    Handle HandleOctet HandleProse HandleOverview HandleSun98 CordraId Doi HdlUri HdlResolver
    CordraHost CordraPath CordraHttp Sun98Uri Sun98Proxy InfoUri InfoHdl Proxy
};

/// What a caller may say beside the text.
const OPTIONS: [Options<'_>; 4] = [
    Options::DEFAULT,
    Options { characters: true, ..Options::DEFAULT },
    Options { resolver_segment: ResolverSegment::None, ..Options::DEFAULT },
    Options { resolver_segment: ResolverSegment::Is("hdl"), ..Options::DEFAULT },
];

fn refusal<D: Notation>(text: &[u8]) -> Option<ParseError> {
    Text::<D, &D::Slice>::parse(text).err()
}

/// Asserts it for `text`.
pub(crate) fn hold(text: &[u8]) {
    for options in OPTIONS {
        let mut valid = Vec::new();
        for &dialect in Dialect::ALL {
            let case = Case { dialect, text, options };
            let report = dialect.check_with(text, options);
            case.lies_within(&report);
            case.says_nothing_to_a_terminal(&report);
            case.is_mended(&report);
            case.is_fixed(&report);
            if case.is_as_valid_as(&report) {
                valid.push(dialect);
            }
        }
        let readings = detect_with(text, options);
        let detected: Vec<_> = readings.iter().map(|reading| reading.dialect).collect();
        assert_eq!(detected, valid, "detected in {}", text.escape_ascii());
        is_told_ambiguous(text, options, &readings);
    }
    for (dialect, refusal) in REFUSALS {
        let case = Case { dialect: *dialect, text, options: Options::default() };
        case.is_refused_alike(refusal(text));
    }
}

/// A check by the scheme tells that another dialect of the same beginning reads another handle, and only then.
fn is_told_ambiguous(text: &[u8], options: Options<'_>, readings: &[Reading<'_>]) {
    use Dialect::{CordraHost, CordraHttp, CordraPath, HdlResolver, HdlUri, Proxy, Sun98Uri};
    let (dialect, report) = check(text, options);
    let alike: &[Dialect] = match dialect {
        HdlUri | HdlResolver => &[HdlUri, HdlResolver, CordraHost, CordraPath, Sun98Uri],
        Proxy if options.resolver_segment != ResolverSegment::Unspecified => &[Proxy, CordraHttp],
        _ => &[],
    };
    let own = readings.iter().find(|own| own.dialect == dialect);
    let differs = |other: &Reading<'_>| own.is_some_and(|own| own.handle != other.handle);
    let ambiguous = readings.iter().any(|other| alike.contains(&other.dialect) && differs(other));
    let told = report.problems.iter().any(|problem| problem.code == Code::Ambiguous);
    assert_eq!(told, ambiguous, "{dialect} \"{}\" {options:?}", text.escape_ascii());
}

/// One text by one dialect.
struct Case<'a> {
    dialect: Dialect,
    text: &'a [u8],
    options: Options<'a>,
}

impl Case<'_> {
    /// The case, for a failure's message.
    fn shown(&self) -> String {
        format!("{} \"{}\" {:?}", self.dialect, self.text.escape_ascii(), self.options)
    }

    /// The quick answer, the report and the tree agree; true where the text is valid.
    fn is_as_valid_as(&self, report: &Report) -> bool {
        let valid = self.dialect.is_valid_with(self.text, self.options);
        assert_eq!(valid, report.is_valid(), "is_valid, and {report:?}: {}", self.shown());
        let nodes = self.dialect.trace(self.text, self.options);
        assert_eq!(nodes.is_some(), valid, "a tree: {}", self.shown());
        if let Some(nodes) = nodes {
            self.is_a_tree(&nodes);
        }
        valid
    }

    /// Each node lies within the one it stands in, and the first is the whole text but a `doi:` before it.
    fn is_a_tree(&self, nodes: &[handle_syntax::Node]) {
        let len = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
        let doi =
            self.dialect == Dialect::Doi && self.text.to_ascii_lowercase().starts_with(b"doi:");
        let whole = Span::new(if doi { 4 } else { 0 }, len);
        let mut open: Vec<Span> = Vec::new();
        for (index, node) in nodes.iter().enumerate() {
            assert_eq!(index == 0, node.depth == 0, "{node:?} is no root: {}", self.shown());
            assert!(node.depth <= open.len(), "{node:?} has no parent: {}", self.shown());
            open.truncate(node.depth);
            let parent = open.last().copied().unwrap_or(whole);
            let within = parent.start <= node.span.start && node.span.end <= parent.end;
            assert!(within, "{node:?} leaves {parent}: {}", self.shown());
            open.push(node.span);
        }
        assert_eq!(nodes.first().map(|root| root.span), Some(whole), "{}", self.shown());
    }

    /// The small error is the first error of the report.
    fn is_refused_alike(&self, refusal: Option<ParseError>) {
        let report = self.dialect.check(self.text);
        let first = report.problems.iter().find(|problem| problem.severity == Severity::Error);
        let first = first.map(|first| (first.code, first.span.range().start, self.dialect));
        let refusal = refusal.map(|refusal| (refusal.code(), refusal.at(), refusal.dialect()));
        // The report leaves out what comes after eight problems.
        if first.is_some() || report.is_valid() {
            assert_eq!(refusal, first, "the small error: {}", self.shown());
        } else {
            assert!(refusal.is_some(), "{}", self.shown());
        }
    }

    /// Every place is one of the text, between characters, and the problems are in text order.
    fn lies_within(&self, report: &Report) {
        let characters = std::str::from_utf8(self.text).ok();
        for problem in &report.problems {
            let edits = [&problem.fix, &problem.attempt].into_iter().flatten();
            let edits = edits.map(|edit| edit.span);
            let labels = problem.labels.iter().map(|label| label.span);
            for span in edits.chain(labels).chain([problem.span]) {
                let Span { start, end } = span;
                let within = start <= end && span.range().end <= self.text.len();
                assert!(within, "{} sees {span}: {}", problem.code, self.shown());
                let whole = characters.is_none_or(|text| text.get(span.range()).is_some());
                assert!(whole, "{} cuts a character at {span}: {}", problem.code, self.shown());
            }
        }
        let sorted = report.problems.is_sorted_by_key(|problem| problem.span.start);
        assert!(sorted, "{report:?} is out of order: {}", self.shown());
    }

    fn says_nothing_to_a_terminal(&self, report: &Report) {
        for problem in &report.problems {
            let labels = problem.labels.iter().map(|label| &label.text);
            let edits = [&problem.fix, &problem.attempt].into_iter().flatten();
            let told = [&problem.message, &problem.label].into_iter().chain(&problem.help);
            for told in told.chain(labels).chain(edits.map(|edit| &edit.text)) {
                assert!(!told.contains(obeyed), "{told:?}: {}", self.shown());
            }
        }
    }

    /// A sure edit adds no problem, and where every error has one, all of them give a valid text.
    fn is_mended(&self, report: &Report) {
        let fixes = || report.problems.iter().filter_map(|problem| problem.fix.as_ref());
        for fix in fixes() {
            let mended = self.edited(&[fix]);
            let after = self.dialect.check_with(&mended, self.options);
            self.is_no_worse(report, &after, &mended);
        }
        let error = |problem: &&Problem| problem.severity == Severity::Error;
        let errors: Vec<_> = report.problems.iter().filter(error).collect();
        let told = errors.len() == report.count(Severity::Error);
        if told && errors.iter().all(|error| error.fix.is_some()) {
            let mended = self.edited(&fixes().collect::<Vec<_>>());
            let valid = self.dialect.is_valid_with(&mended, self.options);
            assert!(valid, "mended to \"{}\": {}", mended.escape_ascii(), self.shown());
        }
    }

    /// What is fixed is accepted and stays so; it is whatever an edit would surely make valid.
    fn is_fixed(&self, report: &Report) {
        let fix = |text: &[u8]| self.dialect.fix_with(text, self.options);
        let fixes = report.problems.iter().any(|problem| problem.fix.is_some());
        match fix(self.text) {
            Some(fixed) => {
                let after = self.dialect.check_with(&fixed, self.options);
                let shown = || format!("fixed to \"{}\": {}", fixed.escape_ascii(), self.shown());
                assert_ne!(fixed, self.text, "{}", shown());
                assert!(after.is_valid(), "{}", shown());
                assert!(after.problems.iter().all(|problem| problem.fix.is_none()), "{}", shown());
                assert_eq!(fix(&fixed), None, "{}", shown());
                assert!(fixes || report.more() > 0, "{}", shown());
            }
            None => assert!(!(fixes && report.is_valid()), "not fixed: {}", self.shown()),
        }
    }

    /// No new kind of problem, and no more of them.
    fn is_no_worse(&self, before: &Report, after: &Report, mended: &[u8]) {
        let all = |report: &Report| report.problems.len() + report.more();
        let errors = |report: &Report| report.count(Severity::Error);
        let more = all(after) > all(before) || errors(after) > errors(before);
        let known = |code: Code| before.problems.iter().any(|problem| problem.code == code);
        let new = after.problems.iter().find(|problem| !known(problem.code));
        let new = new.filter(|_| before.more() == 0);
        assert!(
            !more && new.is_none(),
            "mended to \"{}\", which has {:?} after {:?}: {}",
            mended.escape_ascii(),
            brief(after),
            brief(before),
            self.shown()
        );
    }

    /// The text after edits, which do not overlap.
    fn edited(&self, edits: &[&handle_syntax::Edit]) -> Vec<u8> {
        let mut edits = edits.to_vec();
        edits.sort_by_key(|edit| edit.span);
        let apart = edits.windows(2).all(|pair| pair[0].span.end <= pair[1].span.start);
        assert!(apart, "{edits:?} overlap: {}", self.shown());
        let mut text = self.text.to_vec();
        for edit in edits.iter().rev() {
            text.splice(edit.span.range(), edit.text.bytes());
        }
        text
    }
}

fn brief(report: &Report) -> Vec<(Code, Span)> {
    report.problems.iter().map(|problem| (problem.code, problem.span)).collect()
}

/// Whether a terminal obeys it, or shows nothing for it.
fn obeyed(character: char) -> bool {
    let turns = matches!(character, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let has_no_width = matches!(character, '\u{200B}'..='\u{200D}' | '\u{2060}' | '\u{FEFF}');
    character.is_control() || turns || has_no_width
}
