//! Finds the paths that a file names.

use std::iter::Peekable;
use std::mem::replace;
use std::str::FromStr;

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree, token_stream};

use super::Module;

type Tokens = Peekable<token_stream::IntoIter>;

/// A path that a file names, and whether the file exports what it leads to under the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Named {
    pub(super) path: Module,
    pub(super) exported: bool,
}

/// Every path in the text of `module` that leads into the crate, written from its root.
pub(super) fn paths(module: &Module, text: &str) -> Vec<Named> {
    let (children, found) = (Vec::new(), Vec::new());
    let mut scan = Scan { module: module.clone(), children, exports: false, found };
    scan.tokens(TokenStream::from_str(text).unwrap());
    scan.found
}

struct Scan {
    /// The module of the tokens, which may be inline.
    module: Module,
    /// The modules that the file declares, because a path may begin with one of them.
    children: Vec<String>,
    /// Whether the tokens are those of a `pub use`.
    exports: bool,
    found: Vec<Named>,
}

impl Scan {
    fn tokens(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        let (mut inside_path, mut is_public) = (false, false);
        while let Some(token) = tokens.next() {
            let after_pub = replace(&mut is_public, false);
            match token {
                TokenTree::Ident(word) if word == "pub" => is_public = true,
                TokenTree::Group(group)
                    if after_pub && group.delimiter() == Delimiter::Parenthesis =>
                {
                    is_public = true;
                }
                TokenTree::Ident(word) if word == "use" => self.exports = after_pub,
                TokenTree::Punct(mark) if mark.as_char() == ';' => self.exports = false,
                TokenTree::Ident(word) if word == "mod" => self.declaration(&mut tokens),
                TokenTree::Ident(word) => {
                    let start = self.start(&word.to_string()).filter(|_| !inside_path);
                    inside_path = skip_colons(&mut tokens);
                    if let Some(start) = start.filter(|_| inside_path) {
                        self.path(start, &mut tokens);
                        inside_path = false;
                    }
                    continue;
                }
                TokenTree::Group(group) if !inside_path => self.tokens(group.stream()),
                _ => {}
            }
            inside_path = false;
        }
    }

    /// Reads `mod child;`, or an inline module, whose paths are relative to it. Tests may use anything, so they are
    /// skipped.
    fn declaration(&mut self, tokens: &mut Tokens) {
        let Some(TokenTree::Ident(name)) = tokens.next() else { return };
        match tokens.next() {
            Some(TokenTree::Group(group)) if name != "tests" => {
                self.module.push(name.to_string());
                self.tokens(group.stream());
                self.module.pop();
            }
            Some(TokenTree::Punct(_)) => self.children.push(name.to_string()),
            _ => {}
        }
    }

    /// The module at which a path begins, if that is in the library.
    fn start(&self, word: &str) -> Option<Module> {
        match word {
            "crate" => Some(Module::new()),
            "self" => Some(self.module.clone()),
            "super" => Some(parent(&self.module)),
            child if self.children.iter().any(|known| known == child) => {
                Some([&self.module[..], &[child.to_owned()]].concat())
            }
            _ => None,
        }
    }

    /// Reads the rest of a path that has come to `at`, and all paths of a group in braces.
    fn path(&mut self, at: Module, tokens: &mut Tokens) {
        match tokens.next_if(|token| matches!(token, TokenTree::Ident(_) | TokenTree::Group(_))) {
            Some(TokenTree::Ident(word)) => {
                let to = match word.to_string().as_str() {
                    "self" => at,
                    "super" => parent(&at),
                    name => [&at[..], &[name.to_owned()]].concat(),
                };
                if skip_colons(tokens) {
                    self.path(to, tokens);
                } else {
                    self.find(to);
                }
            }
            Some(TokenTree::Group(group)) => {
                let mut pieces = group.stream().into_iter().peekable();
                while pieces.peek().is_some() {
                    self.path(at.clone(), &mut pieces);
                    pieces.next();
                }
            }
            _ => self.find(at),
        }
    }

    fn find(&mut self, path: Module) {
        self.found.push(Named { path, exported: self.exports });
    }
}

fn parent(module: &Module) -> Module {
    module.iter().take(module.len().saturating_sub(1)).cloned().collect()
}

/// Whether `::` is next; if so, it is skipped.
fn skip_colons(tokens: &mut Tokens) -> bool {
    let first = tokens.next_if(|token| {
        matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':' && mark.spacing() == Spacing::Joint)
    });
    first.is_some() && tokens.next().is_some()
}

#[test]
fn every_path_is_found() {
    let text = "
        mod child;
        pub(crate) use child::{Name, deeper::*};
        use alloc::{child::x, vec::Vec};
        fn f(x: crate::text::Span) -> Vec<super::Other> { $crate::code::Code::new(self::child::f::<u8>()) }
        mod inline { use super::{self, super::up::Up}; }
        mod tests { use crate::typed; }
        // use crate::comment;
    ";
    let found = paths(&vec!["a".to_owned(), "b".to_owned()], text);
    let shown = |named: &Named| {
        format!("{}{}", if named.exported { "pub " } else { "" }, named.path.join("::"))
    };
    let found: Vec<_> = found.iter().map(shown).collect();
    let wanted = "pub a::b::child::Name pub a::b::child::deeper text::Span a::Other code::Code::new a::b::child::f a::b a::up::Up";
    assert_eq!(found.join(" "), wanted);
}
