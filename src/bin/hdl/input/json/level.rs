//! [`Levels`]: the brackets of JSON that are open, and how far the paths lead into them.

use crate::input::pointer::{Pointer, Token};

/// The open brackets.
#[derive(Debug)]
pub(super) struct Levels {
    /// How many brackets may be open that no path leads into.
    most: usize,
    /// The brackets that a path leads into, the innermost last.
    alive: Vec<Level>,
    /// The brackets inside of those that no path leads into: only whether each is an object.
    deep: Vec<bool>,
}

#[derive(Debug)]
struct Level {
    is_object: bool,
    /// The paths that lead into the bracket, and those that lead to or into its current value: a bit for each.
    paths: u64,
    value: u64,
    /// The number of the current item, in an array.
    index: u64,
}

impl Levels {
    /// At most `most` brackets may be open that no path leads into.
    pub(super) fn new(most: usize) -> Self {
        Self { most, alive: Vec::new(), deep: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.alive.clear();
        self.deep.clear();
    }

    pub(super) fn is_outside(&self) -> bool {
        self.alive.is_empty() && self.deep.is_empty()
    }

    /// Whether a path leads into the innermost bracket.
    pub(super) fn is_alive(&self) -> bool {
        self.deep.is_empty() && !self.alive.is_empty()
    }

    /// The paths that lead to or into the current value.
    fn value(&self, paths: &[Pointer]) -> u64 {
        match (self.deep.last(), self.alive.last()) {
            (Some(_), _) => 0,
            (None, Some(level)) => level.value,
            (None, None) => matching(paths, u64::MAX, 0, |_| true) | ending(paths, u64::MAX, 0),
        }
    }

    /// The paths that end with the current value.
    pub(super) fn ends(&self, paths: &[Pointer]) -> u64 {
        ending(paths, self.value(paths), self.alive.len())
    }

    /// Opens the bracket with which the current value begins.
    pub(super) fn open(&mut self, is_object: bool, paths: &[Pointer]) -> Result<(), &'static str> {
        let inside = self.value(paths) & !self.ends(paths);
        if inside != 0 {
            self.alive.push(Level { is_object, paths: inside, value: 0, index: 0 });
            if !is_object {
                self.item(paths);
            }
        } else if self.deep.len() == self.most {
            return Err("the brackets are nested too deeply here");
        } else {
            self.deep.push(is_object);
        }
        Ok(())
    }

    /// Closes the innermost bracket.
    pub(super) fn close(&mut self, is_object: bool) -> Result<(), &'static str> {
        let open = self.deep.pop().or_else(|| self.alive.pop().map(|level| level.is_object));
        match open {
            Some(open) if open == is_object => Ok(()),
            Some(_) => Err("this bracket closes one of another kind"),
            None => Err("a value is missing here"),
        }
    }

    /// Goes on to the next member or item; returns whether a name comes first.
    pub(super) fn next(&mut self, paths: &[Pointer]) -> bool {
        if let Some(is_object) = self.deep.last() {
            return *is_object;
        }
        let Some(level) = self.alive.last_mut() else { return false };
        level.index += 1;
        if !level.is_object {
            self.item(paths);
            return false;
        }
        true
    }

    /// Takes the name of the current member; `None` if an escape in it is wrong.
    pub(super) fn name(&mut self, name: Option<&[u8]>, paths: &[Pointer]) {
        let depth = self.alive.len().saturating_sub(1);
        if let (true, Some(level)) = (self.deep.is_empty(), self.alive.last_mut()) {
            let is_name = |token: &Token| name.is_some_and(|name| token.is_name(name));
            level.value = matching(paths, level.paths, depth, is_name);
        }
    }

    /// Finds the paths that lead to or into the current item.
    fn item(&mut self, paths: &[Pointer]) {
        let depth = self.alive.len().saturating_sub(1);
        if let Some(level) = self.alive.last_mut() {
            let index = level.index;
            level.value = matching(paths, level.paths, depth, |token| token.is_index(index));
        }
    }
}

/// The paths of a set whose token at this depth matches.
fn matching(paths: &[Pointer], set: u64, depth: usize, is_meant: impl Fn(&Token) -> bool) -> u64 {
    of(paths, set, |path| path.0.get(depth).is_some_and(&is_meant))
}

/// The paths of a set that have `len` tokens.
fn ending(paths: &[Pointer], set: u64, len: usize) -> u64 {
    of(paths, set, |path| path.0.len() == len)
}

fn of(paths: &[Pointer], set: u64, is_meant: impl Fn(&Pointer) -> bool) -> u64 {
    let numbered = paths.iter().enumerate();
    let meant = numbered.filter(|(number, path)| set >> number & 1 == 1 && is_meant(path));
    meant.fold(0, |set, (number, _)| set | 1 << number)
}
