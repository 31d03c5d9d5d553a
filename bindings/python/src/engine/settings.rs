//! What callers choose: how texts are read, normalized, converted and compared.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use handle_syntax::meaning::{Mode, Normalization, Relation};
use handle_syntax::{Charset, Code, Conversion, Dialect, Loss, Options, Policy, ResolverSegment};

/// What the caller says about how to read texts, beyond what the texts themselves show.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    pub(crate) characters: bool,
    charset: Option<Charset>,
    /// The first path segment that the resolver specifies; empty if it specifies none.
    pub(crate) resolver_segment: Option<String>,
    proxies: Vec<&'static str>,
    /// How many problems a report has at most; the library has a default.
    pub(crate) most: Option<usize>,
}

impl Settings {
    /// Sets the charset; returns `false` if no charset has this name.
    pub(crate) fn set_charset(&mut self, name: &str) -> bool {
        self.charset = name.parse().ok();
        self.charset.is_some()
    }

    /// Adds a host whose links are read like those to `hdl.handle.net`, or says why it cannot be one.
    pub(crate) fn add_proxy(&mut self, host: &str) -> Result<(), String> {
        let links = Conversion::new(Dialect::Handle, Dialect::Proxy).resolver(host);
        if let Some(wrong) = links.wrong_name() {
            return Err(wrong);
        }
        self.proxies.push(kept(host));
        Ok(())
    }

    pub(super) fn options(&self) -> Options<'_> {
        let options = Options::new()
            .characters(self.characters)
            .charset(self.charset)
            .resolver_segment(ResolverSegment::given(self.resolver_segment.as_deref()))
            .proxies(&self.proxies);
        self.most.map_or(options, |most| options.most(most))
    }
}

/// The hosts that callers named so far. They are never freed, because the options of the library borrow a list of
/// hosts; each host takes memory only once.
static HOSTS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

fn kept(host: &str) -> &'static str {
    let mut hosts = HOSTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = hosts.get(host) {
        return known;
    }
    let host = host.to_owned().leak();
    hosts.insert(host);
    host
}

/// The problems whose suggestions `fix` applies as well as the safe fixes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Suggestions(pub(super) Vec<Code>);

impl Suggestions {
    /// Adds a problem, a group of problems, or `all`; returns `false` if nothing has this name.
    pub(crate) fn add(&mut self, name: &str) -> bool {
        let named = match name {
            "all" => Some(Code::ALL.to_vec()),
            name => Code::named(name),
        };
        let is_known = named.is_some();
        self.0.extend(named.into_iter().flatten());
        is_known
    }
}

/// How texts are brought into their normal form.
#[derive(Clone, Debug, Default)]
pub(crate) struct Normal(pub(super) Normalization);

impl Normal {
    /// The options of `normalize`; `None` if no mode has this name.
    pub(crate) fn new(mode: Option<&str>, registry: bool) -> Option<Self> {
        let mode = mode.map_or(Ok(Mode::default()), str::parse).ok()?;
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
        self.conversion(self.dialect, settings).wrong_name()
    }

    pub(super) fn conversion<'a>(
        &'a self,
        from: Dialect,
        settings: &'a Settings,
    ) -> Conversion<'a> {
        Conversion::new(from, self.dialect)
            .options_for_target(settings.options())
            .allow(&self.allow)
            .protect_dots(self.protect_dots)
            .minimal(self.minimal)
            .resolver(self.resolver.as_deref())
    }
}

/// Which letters of a handle mean the same in upper and lower case.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Case(pub(super) Option<Policy>);

impl Case {
    pub(crate) fn named(name: &str) -> Option<Self> {
        name.parse().ok().map(Some).map(Self)
    }

    /// The key that `handle` shares with all handles equal to it, and no others. If the caller names no policy, the
    /// dialect and the handle decide which one applies.
    pub(crate) fn key(self, dialect: Option<Dialect>, handle: &[u8]) -> Vec<u8> {
        let own = || Policy::of(dialect.unwrap_or(Dialect::Handle), handle);
        self.0.unwrap_or_else(own).octets(handle).collect()
    }
}

/// How two texts are compared.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Comparing {
    pub(super) relation: Option<Relation>,
    pub(crate) case: Case,
    pub(crate) registry: bool,
}

impl Comparing {
    /// Sets what is compared; returns `false` if no relation has this name.
    pub(crate) fn set_relation(&mut self, name: &str) -> bool {
        self.relation = name.parse().ok();
        self.relation.is_some()
    }
}
