//! [`Kind`]: what the lines of a list are made of.

use crate::pattern;

/// A file with one identifier per line.
pub(crate) struct Source {
    pub(crate) file: &'static str,
    /// Matches the lines of the file; see [`pattern::expanded`].
    pub(crate) pattern: &'static str,
}

const INFO: Source = Source {
    file: "info.txt",
    pattern: r"(?i:info):[A-Za-z][A-Za-z0-9+.\-]*/{path}*(?:#{query}*)?",
};

const HANDLES: Source = Source { file: "handles.txt", pattern: r"[^./@]+(?:\.[^./@]+)*/.*" };

const PROXY: Source = Source {
    file: "proxy.txt",
    pattern: r"(?i:https?)://{name}+(?::\d*)?/{path}+(?:\?{query}*)?(?:#{query}*)?",
};

/// Identifiers as they begin and end in prose.
const FOUND: &str = r#"\b(?i:hdl:|doi:|info:|https?://(?:(?:www|dx)\.)?(?:doi\.org|(?:hdl\.|www\.)?handle\.net)/)[^\s"<>|`]+"#;

/// A kind of list.
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    /// The sources of its identifiers; each gives the same number of them.
    pub(crate) sources: &'static [Source],
    /// Whether a line is a sentence with an identifier in it.
    pub(crate) prose: bool,
}

pub(crate) const KINDS: [Kind; 5] = [
    Kind { name: "info", sources: &[INFO], prose: false },
    Kind { name: "handles", sources: &[HANDLES], prose: false },
    Kind { name: "proxy", sources: &[PROXY], prose: false },
    Kind { name: "mixed", sources: &[INFO, HANDLES, PROXY], prose: false },
    Kind { name: "prose", sources: &[INFO, PROXY], prose: true },
];

impl Source {
    /// The expression that matches whole lines of this source.
    pub(crate) fn expression(&self) -> String {
        whole(self.pattern)
    }
}

impl Kind {
    /// The expression that finds the identifiers of a list: whole lines, or pieces of prose.
    pub(crate) fn expression(&self) -> String {
        if self.prose {
            return FOUND.to_owned();
        }
        let patterns: Vec<_> = self.sources.iter().map(|source| source.pattern).collect();
        whole(&patterns.join("|"))
    }
}

fn whole(pattern: &str) -> String {
    pattern::expanded(&format!("^(?:{pattern})$"))
}
