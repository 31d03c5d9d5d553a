//! [`Sorter`]: gathers handles with the same key, in bounded memory.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::io;

use super::group::{Group, Place};
use super::run::SortedRun;

/// When there are this many temporary files of one size, they become one larger file, because a process may only have
/// some hundred open files.
const FILES: usize = 32;

/// Groups by key; when they take too much memory, they are sorted into a temporary file.
pub(super) struct Sorter {
    groups: HashMap<Box<[u8]>, Group>,
    /// The temporary files, the smallest first; those of one size in the order in which they were written.
    runs: Vec<Vec<SortedRun>>,
    /// About how many octets the groups take in memory, and how many they may take.
    octets: u64,
    most_octets: u64,
    /// How many places of a group are kept.
    most_places: usize,
}

impl Sorter {
    pub(super) fn new(most_octets: u64, most_places: usize) -> Self {
        Self { groups: HashMap::new(), runs: Vec::new(), octets: 0, most_octets, most_places }
    }

    /// Counts a handle once more.
    ///
    /// # Errors
    /// A temporary file could not be written.
    pub(super) fn add(
        &mut self,
        key: &[u8],
        handle: &[u8],
        place: impl FnOnce() -> Place,
    ) -> io::Result<()> {
        if let Some(group) = self.groups.get_mut(key) {
            group.count += 1;
            if group.places.len() < self.most_places {
                let place = place();
                self.octets += place.octets() as u64;
                group.places.push(place);
            }
        } else {
            let places = if self.most_places > 0 { vec![place()] } else { Vec::new() };
            let group = Group { key: key.to_vec(), handle: handle.to_vec(), count: 1, places };
            self.octets += group.octets();
            self.groups.insert(key.into(), group);
        }
        if self.octets > self.most_octets { self.spill() } else { Ok(()) }
    }

    fn spill(&mut self) -> io::Result<()> {
        let groups = self.sorted();
        let mut run = SortedRun::write(|each| groups.into_iter().try_for_each(each))?;
        self.octets = 0;
        let most = self.most_places;
        for runs in &mut self.runs {
            runs.push(run);
            if runs.len() < FILES {
                return Ok(());
            }
            let runs = std::mem::take(runs);
            run = SortedRun::write(|each| merge(runs, Vec::new(), most, each))?;
        }
        self.runs.push(vec![run]);
        Ok(())
    }

    /// Takes the groups in memory, in the order of their keys.
    fn sorted(&mut self) -> Vec<Group> {
        let mut groups: Vec<_> = std::mem::take(&mut self.groups).into_values().collect();
        groups.sort_unstable_by(|one, other| one.key.cmp(&other.key));
        groups
    }

    /// Hands every group to `each`, in the order of their keys.
    ///
    /// # Errors
    /// A temporary file could not be read, or `each` failed.
    pub(super) fn groups(mut self, each: impl FnMut(Group) -> io::Result<()>) -> io::Result<()> {
        let last = self.sorted();
        // The larger files were written earlier.
        let runs = std::mem::take(&mut self.runs).into_iter().rev().flatten().collect();
        merge(runs, last, self.most_places, each)
    }
}

/// Hands every group of these runs to `each`, and those of `last`, which are later; groups with one key are joined.
fn merge(
    mut runs: Vec<SortedRun>,
    last: Vec<Group>,
    most_places: usize,
    mut each: impl FnMut(Group) -> io::Result<()>,
) -> io::Result<()> {
    let mut last = last.into_iter();
    // The groups in memory are later than those that were written, so they come after the last run.
    let memory = runs.len();
    let mut next =
        |number: usize| runs.get_mut(number).map_or_else(|| Ok(last.next()), SortedRun::next);
    let mut heads: Vec<Option<Group>> = (0..=memory).map(&mut next).collect::<Result<_, _>>()?;
    let key = |head: &Option<Group>| head.as_ref().map(|group| group.key.clone());
    let mut order: BinaryHeap<_> = heads
        .iter()
        .enumerate()
        .filter_map(|(number, head)| Some(Reverse((key(head)?, number))))
        .collect();
    let mut together: Option<Group> = None;
    while let Some(Reverse((_, number))) = order.pop() {
        let Some(group) = heads[number].take() else { continue };
        heads[number] = next(number)?;
        order.extend(key(&heads[number]).map(|key| Reverse((key, number))));
        match &mut together {
            Some(earlier) if earlier.key == group.key => earlier.join(group, most_places),
            _ => together.replace(group).map_or(Ok(()), &mut each)?,
        }
    }
    together.map_or(Ok(()), each)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

    use std::sync::Arc;

    use super::{Group, Place, Sorter};

    /// As many spills as there are handles leave few files open.
    #[test]
    fn few_temporary_files_are_open() {
        let mut sorter = Sorter::new(0, 2);
        for number in 0..5000_u64 {
            let key = number.to_string();
            let place = || Place { file: "list".into(), line: number, column: 1, text: Vec::new() };
            sorter.add(key.as_bytes(), key.as_bytes(), place).unwrap();
        }
        let open: usize = sorter.runs.iter().map(Vec::len).sum();
        assert!(open < 100, "{open}");
        let mut all = 0;
        sorter
            .groups(|group| {
                all += group.count;
                Ok(())
            })
            .unwrap();
        assert_eq!(all, 5000);
    }

    /// A million files must not take memory for each name.
    #[test]
    fn a_name_is_forgotten_with_the_places_in_its_file() {
        let name: Arc<str> = "list".into();
        let place = || Place { file: Arc::clone(&name), line: 1, column: 1, text: Vec::new() };
        for (most_octets, kept) in [(u64::MAX, 1), (0, 0)] {
            let mut sorter = Sorter::new(most_octets, 2);
            sorter.add(b"10.1/a", b"10.1/a", place).unwrap();
            assert_eq!(Arc::strong_count(&name), 1 + kept, "{most_octets} octets");
        }
    }

    fn groups(most_octets: u64) -> Vec<Group> {
        let mut sorter = Sorter::new(most_octets, 2);
        for number in 0..1000_u64 {
            let handle = format!("10.1/{}", number * 7 % 60);
            let key = handle.to_ascii_uppercase();
            let place = || Place {
                file: format!("list{}", number % 3).into(),
                line: number,
                column: 1,
                text: handle.clone().into(),
            };
            sorter.add(key.as_bytes(), handle.as_bytes(), place).unwrap();
        }
        let mut groups = Vec::new();
        sorter
            .groups(|group| {
                groups.push(group);
                Ok(())
            })
            .unwrap();
        groups
    }

    #[test]
    fn memory_does_not_change_the_groups() {
        let all = groups(u64::MAX);
        assert_eq!(all.len(), 60);
        assert_eq!(all.iter().map(|group| group.count).sum::<u64>(), 1000);
        assert!(all.is_sorted_by(|one, next| one.key < next.key));
        assert!(all.iter().all(|group| group.places.len() == 2));
        for most_octets in [0, 1000, 10_000] {
            assert_eq!(groups(most_octets), all, "{most_octets} octets");
        }
    }
}
