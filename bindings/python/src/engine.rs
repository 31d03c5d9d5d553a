//! All calls of the library; no other file uses the library's types.

use std::borrow::Cow;

pub(crate) use handle_syntax::Syntax;
use handle_syntax::meaning::{Comparison, Mode, Normalization, Relation, Terms};
use handle_syntax::{
    Charset, Code, Conversion, Dialect, Edit, Expected, Loss, Options, Policy, Production, Report,
    ResolverSegment, Severity, Span,
};
use miette::{GraphicalReportHandler, GraphicalTheme};

/// The names that callers may use, each list in the library's order.
pub(crate) mod names {
    use super::{Code, Dialect, Loss, Mode, Policy, Production, Relation, Severity};

    pub(crate) fn dialects() -> Vec<&'static str> {
        Dialect::ALL.iter().map(|dialect| dialect.name()).collect()
    }

    pub(crate) fn productions() -> Vec<&'static str> {
        Production::all().map(|production| production.name()).collect()
    }

    pub(crate) fn codes() -> Vec<&'static str> {
        Code::ALL.iter().map(|code| code.name()).collect()
    }

    pub(crate) fn policies() -> Vec<&'static str> {
        Policy::ALL.iter().map(|policy| policy.name()).collect()
    }

    pub(crate) fn relations() -> Vec<&'static str> {
        Relation::ALL.iter().map(|relation| relation.name()).collect()
    }

    pub(crate) fn losses() -> Vec<&'static str> {
        Loss::ALL.iter().map(|loss| loss.name()).collect()
    }

    /// The names of the severities, the most severe last.
    pub(crate) fn severities() -> [&'static str; 3] {
        [Severity::Advice, Severity::Warning, Severity::Error].map(Severity::name)
    }

    pub(crate) fn modes() -> Vec<&'static str> {
        Mode::ALL.iter().map(|mode| mode.name()).collect()
    }
}

/// The name of the rule, if a single rule reads texts; the texts then have no handle.
pub(crate) fn rule(syntax: &Syntax) -> Option<&'static str> {
    match syntax {
        Syntax::Production(production) => Some(production.name()),
        Syntax::Scheme | Syntax::Dialect(_) => None,
    }
}

/// How texts are read, beyond what they say themselves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    pub(crate) characters: bool,
    charset: Option<Charset>,
    /// The first path segment that the resolver specifies; empty if it specifies none.
    pub(crate) resolver_segment: Option<String>,
}

impl Settings {
    /// Sets the charset; returns `false` if no charset has this name.
    pub(crate) fn set_charset(&mut self, name: &str) -> bool {
        self.charset = name.parse().ok();
        self.charset.is_some()
    }

    fn options(&self) -> Options<'_> {
        Options::new()
            .characters(self.characters)
            .charset(self.charset)
            .resolver_segment(self.segment())
    }

    fn segment(&self) -> ResolverSegment<'_> {
        self.resolver_segment.as_deref().into()
    }
}

/// How texts are brought into their normal form.
#[derive(Clone, Debug, Default)]
pub(crate) struct Normal(Normalization);

impl Normal {
    /// The options of `normalize`; `None` if no mode has this name.
    pub(crate) fn new(mode: Option<&str>, registry: bool) -> Option<Self> {
        let named = |name: &str| Mode::ALL.iter().copied().find(|mode| mode.name() == name);
        let mode = mode.map_or(Some(Mode::default()), named)?;
        Some(Self(Normalization::new().mode(mode).registry(registry)))
    }
}

/// The options of `convert`: the other notation, and what may be lost.
#[derive(Clone, Debug)]
pub(crate) struct Target {
    dialect: Dialect,
    allow: Vec<Loss>,
    pub(crate) protect_dots: bool,
    pub(crate) minimal: bool,
    pub(crate) resolver: Option<String>,
}

impl Target {
    /// A conversion to the dialect of this name; `None` if there is no such dialect.
    pub(crate) fn new(dialect: &str) -> Option<Self> {
        Some(Self {
            dialect: dialect.parse().ok()?,
            allow: Vec::new(),
            protect_dots: false,
            minimal: false,
            resolver: None,
        })
    }

    /// Allows a loss, or `all`; returns `false` if no loss has this name.
    pub(crate) fn allow(&mut self, name: &str) -> bool {
        let before = self.allow.len();
        let named = Loss::ALL.iter().filter(|loss| name == "all" || loss.name() == name);
        self.allow.extend(named);
        self.allow.len() > before
    }

    /// What is wrong with the resolver or the resolver segment to write, if anything is.
    pub(crate) fn misfit(&self, settings: &Settings) -> Option<String> {
        if self.resolver.is_some() && !self.dialect.has_resolver() {
            return Some(format!("{} has no place for a resolver", self.dialect));
        }
        let report = self.conversion(self.dialect, settings).check_names().err()?;
        report.headline().map(|problem| format!("the resolver to write: {problem}"))
    }

    fn conversion<'a>(&'a self, from: Dialect, settings: &'a Settings) -> Conversion<'a> {
        let mut options = settings.options();
        let mut resolver_segment = None;
        // The given segment belongs to the text that is written, if its dialect is cordra-http.
        if let (Dialect::CordraHttp, ResolverSegment::Is(segment)) =
            (self.dialect, settings.segment())
        {
            resolver_segment = Some(segment);
            options = options.resolver_segment(ResolverSegment::Unspecified);
        }
        Conversion::new(from, self.dialect)
            .options(options)
            .allow(&self.allow)
            .protect_dots(self.protect_dots)
            .minimal(self.minimal)
            .resolver(self.resolver.as_deref())
            .resolver_segment(resolver_segment)
    }
}

/// Which letters of a handle mean the same in upper and lower case.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Case(Option<Policy>);

impl Case {
    pub(crate) fn named(name: &str) -> Option<Self> {
        Policy::ALL.iter().copied().find(|policy| policy.name() == name).map(Some).map(Self)
    }

    /// The key that `handle` shares with all handles equal to it, and no others. Without a policy, that of the
    /// dialect decides.
    pub(crate) fn key(self, dialect: Option<Dialect>, handle: &[u8]) -> Vec<u8> {
        let own = || Policy::of(dialect.unwrap_or(Dialect::Handle), handle);
        self.0.unwrap_or_else(own).octets(handle).collect()
    }
}

/// How two texts are compared.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Comparing {
    relation: Option<Relation>,
    pub(crate) case: Case,
    pub(crate) registry: bool,
}

impl Comparing {
    /// Sets what is compared; returns `false` if no relation has this name.
    pub(crate) fn set_relation(&mut self, name: &str) -> bool {
        self.relation = Relation::ALL.iter().copied().find(|relation| relation.name() == name);
        self.relation.is_some()
    }
}

/// Whether two texts are equal, and why.
pub(crate) struct Compared {
    pub(crate) equal: &'static str,
    pub(crate) relation: &'static str,
    pub(crate) policy: Option<&'static str>,
    pub(crate) reason: String,
}

/// The report about a text.
#[derive(Default)]
pub(crate) struct Checked<'t>(Report<'t>);

/// A problem of a text, in words.
pub(crate) struct Problem {
    pub(crate) code: &'static str,
    pub(crate) severity: &'static str,
    pub(crate) span: [usize; 2],
    pub(crate) message: String,
    pub(crate) label: String,
    pub(crate) help: Option<Cow<'static, str>>,
    pub(crate) production: &'static str,
    pub(crate) rule: Cow<'static, str>,
    pub(crate) document: &'static str,
    pub(crate) clause: Option<&'static str>,
    pub(crate) expected: Vec<&'static str>,
    pub(crate) fix: Option<Change>,
    pub(crate) suggestion: Option<Change>,
}

/// The replacement of a part of a text.
pub(crate) struct Change {
    pub(crate) span: [usize; 2],
    pub(crate) text: String,
}

/// A span as a pair.
fn octets(span: Span) -> [usize; 2] {
    [span.range().start, span.range().end]
}

impl Change {
    fn of(edit: Edit) -> Self {
        Self { span: octets(edit.span), text: edit.text }
    }
}

impl Checked<'_> {
    /// Whether no problem is an error.
    pub(crate) fn is_valid(&self) -> bool {
        self.0.is_valid()
    }

    /// The problems in words, in text order, and how many more there are.
    pub(crate) fn problems(&self) -> (Vec<Problem>, usize) {
        let problems = self.0.problems().map(|problem| Problem {
            code: problem.code().name(),
            severity: problem.severity().name(),
            span: octets(problem.span()),
            message: problem.message(),
            label: problem.label(),
            help: problem.help(),
            production: problem.production(),
            rule: problem.rule(),
            document: problem.document(),
            clause: problem.clause(),
            expected: problem.expected().into_iter().map(Expected::name).collect(),
            fix: problem.fix().map(Change::of),
            suggestion: problem.suggestion().map(Change::of),
        });
        (problems.collect(), self.0.more())
    }

    /// A card for each problem, as the command draws them.
    pub(crate) fn cards(&self, color: bool, width: usize) -> String {
        let theme =
            if color { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
        // A long identifier must not be broken into lines, because the user may copy it.
        let handler = GraphicalReportHandler::new_themed(theme)
            .with_links(false)
            .with_wrap_lines(false)
            .with_width(width);
        let mut cards = String::new();
        for problem in self.0.problems() {
            // Writing to a string cannot fail.
            let _ = handler.render_report(&mut cards, &problem.card());
            cards.push('\n');
        }
        if self.0.more() > 0 {
            cards.push_str(&format!("  and {} more\n", self.0.more()));
        }
        cards
    }
}

/// Whether no problem of a text is an error.
#[inline]
pub(crate) fn is_valid(syntax: &Syntax, text: &[u8], settings: &Settings) -> bool {
    syntax.is_valid(text, settings.options())
}

/// Checks a text.
pub(crate) fn check<'t>(syntax: &Syntax, text: &'t [u8], settings: &'t Settings) -> Checked<'t> {
    Checked(syntax.check(text, settings.options()))
}

/// The handle that a text means, or why it means none.
pub(crate) fn handle<'a>(
    syntax: &Syntax,
    text: &'a [u8],
    settings: &'a Settings,
) -> Result<Cow<'a, [u8]>, Checked<'a>> {
    let Some(dialect) = syntax.dialect(text) else { return Err(check(syntax, text, settings)) };
    brief_handle(syntax, text, settings).ok_or_else(|| {
        let conversion =
            Conversion::new(dialect, Dialect::Handle).options(settings.options()).allow(Loss::ALL);
        Checked(conversion.convert(text).err().unwrap_or_default())
    })
}

/// The handle that a text means, if it means one.
pub(crate) fn brief_handle<'a>(
    syntax: &Syntax,
    text: &'a [u8],
    settings: &'a Settings,
) -> Option<Cow<'a, [u8]>> {
    match read_plain(syntax, text) {
        Some((_, handle)) => Some(Cow::Borrowed(handle)),
        None => syntax.dialect(text)?.handle_with(text, settings.options()),
    }
}

/// The dialect and the handle of a text that is read by its scheme, if a glance shows that it has no problem.
fn read_plain<'t>(syntax: &Syntax, text: &'t [u8]) -> Option<(Dialect, &'t [u8])> {
    if matches!(syntax, Syntax::Scheme) { handle_syntax::read_plain(text) } else { None }
}

/// The normal form of a text.
pub(crate) fn normalize<'a>(
    syntax: &Syntax,
    text: &'a [u8],
    settings: &'a Settings,
    normal: &Normal,
) -> Result<Cow<'a, [u8]>, Checked<'a>> {
    let Some(dialect) = syntax.dialect(text) else { return Err(check(syntax, text, settings)) };
    dialect.normalize_with(text, settings.options(), normal.0).map_err(Checked)
}

/// A text in another notation, and what was lost.
pub(crate) struct Converted {
    pub(crate) text: Vec<u8>,
    pub(crate) dropped: Vec<(&'static str, [usize; 2])>,
}

/// Writes the handle of a text in another notation.
pub(crate) fn convert<'t>(
    syntax: &Syntax,
    text: &'t [u8],
    settings: &'t Settings,
    target: &'t Target,
) -> Result<Converted, Checked<'t>> {
    let Some(dialect) = syntax.dialect(text) else { return Err(check(syntax, text, settings)) };
    let converted = target.conversion(dialect, settings).convert(text).map_err(Checked)?;
    let dropped = converted.dropped.iter();
    let dropped = dropped.map(|dropped| (dropped.what.name(), octets(dropped.span)));
    Ok(Converted { dropped: dropped.collect(), text: converted.text })
}

/// Whether two texts are equal; or the number of the text that cannot be compared, with its problems.
pub(crate) fn compare<'t>(
    syntax: &Syntax,
    texts: [&'t [u8]; 2],
    settings: &'t Settings,
    comparing: Comparing,
) -> Result<Compared, (usize, Checked<'t>)> {
    let sides = texts.map(|text| (syntax.dialect(text).unwrap_or(Dialect::Handle), text));
    let compared = |relation| {
        let options = settings.options();
        let (policy, registry) = (comparing.case.0, comparing.registry);
        handle_syntax::compare_with(
            sides,
            Terms::new().relation(relation).policy(policy).registry(registry).options(options),
        )
    };
    let comparison = match comparing.relation {
        Some(relation) => compared(relation),
        // If one of the texts means no handle, both are compared as identifiers.
        None => match compared(Relation::Handle) {
            Err(refused) if means_no_handle(&refused.report) => compared(Relation::Identifier),
            comparison => comparison,
        },
    };
    let Comparison { equal, relation, policy, reason, .. } =
        comparison.map_err(|refused| (refused.text, Checked(refused.report)))?;
    let policy = policy.map(Policy::name);
    Ok(Compared { equal: equal.name(), relation: relation.name(), policy, reason })
}

fn means_no_handle(report: &Report<'_>) -> bool {
    report.problems().any(|problem| problem.code() == Code::NotAHandle)
}

/// The page about a problem, a dialect or a rule, in Markdown; `None` if nothing has this name.
pub(crate) fn explain(name: &str) -> Option<String> {
    if let Ok(code) = name.parse::<Code>() {
        return Some(code.explanation().to_owned());
    }
    if let Ok(dialect) = name.parse::<Dialect>() {
        let (about, start) = (dialect.about(), dialect.start());
        return Some(format!(
            "# {dialect}\n\nThis dialect is {about}. It starts with `{start}`.\n"
        ));
    }
    let production: Production = name.parse().ok()?;
    let (rule, document) = (production.rule(), production.document());
    Some(format!("# {production}\n\n    {rule}\n\nFrom: {document}\n"))
}

/// Every dialect that accepts a text, by its number among the names, and the handle that it reads there.
pub(crate) fn detect<'a>(
    text: &'a [u8],
    settings: &'a Settings,
) -> Vec<(usize, Option<Cow<'a, [u8]>>)> {
    let readings = handle_syntax::detect_with(text, settings.options());
    readings.into_iter().map(|reading| (number(reading.dialect), reading.handle)).collect()
}

/// The number of a dialect among the names of all.
fn number(dialect: Dialect) -> usize {
    dialect as usize
}

/// What a column says about a text.
pub(crate) struct Row<'a> {
    /// The number of the dialect among the names, as a key of a dictionary.
    pub(crate) dialect: i8,
    pub(crate) valid: bool,
    pub(crate) handle: Option<Cow<'a, [u8]>>,
    /// The first error, or else the first problem.
    pub(crate) found: Option<Found>,
    pub(crate) fixed: Option<Vec<u8>>,
}

/// A problem, with the numbers of its names.
pub(crate) struct Found {
    pub(crate) code: usize,
    pub(crate) severity: usize,
    pub(crate) span: [usize; 2],
    pub(crate) message: String,
}

/// What a column says about a text.
pub(crate) fn row<'a>(syntax: &Syntax, text: &'a [u8], settings: &'a Settings) -> Row<'a> {
    if let Some((dialect, handle)) = read_plain(syntax, text) {
        let handle = Some(Cow::Borrowed(handle));
        return Row { dialect: dialect as i8, valid: true, handle, found: None, fixed: None };
    }
    let Checked(report) = check(syntax, text, settings);
    let error = report.problems().find(|problem| problem.severity() == Severity::Error);
    let fixable = report.problems().any(|problem| problem.fix().is_some());
    let dialect = syntax.dialect(text);
    Row {
        dialect: dialect.map_or(0, |dialect| dialect as i8),
        valid: report.is_valid(),
        handle: dialect.and_then(|dialect| dialect.handle_with(text, settings.options())),
        found: error.or_else(|| report.headline()).map(|problem| Found {
            code: problem.code() as usize,
            severity: problem.severity() as usize,
            span: octets(problem.span()),
            message: problem.message(),
        }),
        fixed: if fixable { fix(syntax, text, settings) } else { None },
    }
}

/// The identifiers in a text, and the octets where each of them is.
pub(crate) fn find(text: &[u8]) -> impl Iterator<Item = (Cow<'_, [u8]>, [usize; 2])> {
    handle_syntax::find(text).map(|found| {
        let range = found.range();
        (found.text(), [range.start, range.end])
    })
}

/// The text after every safe edit; `None` if there is nothing to fix, or if the text would still be wrong.
pub(crate) fn fix(syntax: &Syntax, text: &[u8], settings: &Settings) -> Option<Vec<u8>> {
    match syntax.fix(text, settings.options()) {
        Ok(Cow::Owned(fixed)) => Some(fixed),
        Ok(Cow::Borrowed(_)) | Err(_) => None,
    }
}

/// A production, the part of the text that it matches, and how many productions are around it.
pub(crate) struct Node {
    pub(crate) production: &'static str,
    pub(crate) span: [usize; 2],
    pub(crate) depth: usize,
}

/// The productions of a reading, each before its parts; or why there is none.
pub(crate) fn parse<'t>(
    syntax: &Syntax,
    text: &'t [u8],
    settings: &'t Settings,
) -> Result<Vec<Node>, Checked<'t>> {
    let nodes = syntax.trace(text, settings.options());
    let nodes = nodes.ok_or_else(|| check(syntax, text, settings))?;
    let node = |node: &handle_syntax::Node| Node {
        production: node.production,
        span: octets(node.span),
        depth: node.depth,
    };
    Ok(nodes.iter().map(node).collect())
}
