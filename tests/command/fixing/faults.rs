//! Whatever stops `--fix`, and whatever permission or room it lacks: each list is complete afterwards, either as it was
//! or fixed. Only a run that is killed leaves its unfinished file next to the list.

#![allow(clippy::panic, reason = "a run that does not end as expected has failed the test")]

use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::thread;

use rustix::process::{Pid, Signal, kill_process};

use crate::run::{Ran, hdl, heeded, start};
#[cfg(target_os = "linux")]
use crate::run::{apart, folder};

const SIGNALS: [Signal; 4] = [Signal::HUP, Signal::INT, Signal::TERM, Signal::KILL];

/// A list with one record to fix and `rest` others that stay wrong: first as it was, then fixed.
fn texts(rest: usize) -> (Vec<u8>, Vec<u8>) {
    let rest = b"10.1000\n".repeat(rest);
    ([&b"doi:10.1/a\n"[..], &rest].concat(), [&b"10.1/a\n"[..], &rest].concat())
}

/// Three lists of this text in a folder of their own.
fn lists(test: &str, old: &[u8]) -> Vec<PathBuf> {
    let folder = folder(&format!("faults-{test}"));
    let lists: Vec<_> = ["1", "2", "3"].map(|name| folder.join(name)).into();
    lists.iter().for_each(|list| fs::write(list, old).unwrap());
    lists
}

fn fix(lists: &[PathBuf], options: &[&str]) -> Child {
    let arguments = ["check", "--fix"].iter().chain(options).map(Path::new);
    start(&arguments.chain(lists.iter().map(PathBuf::as_path)).collect::<Vec<_>>())
}

/// The files of a folder whose names are not those of the lists.
fn others(lists: &[PathBuf]) -> Vec<PathBuf> {
    let entries = fs::read_dir(lists[0].parent().unwrap()).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| !lists.contains(path)).collect()
}

/// Sends a signal to a run that may have ended already; returns how it ended.
fn stop(mut child: Child, signal: Signal) -> ExitStatus {
    let _ = kill_process(Pid::from_child(&child), signal);
    drop((child.stdout.take(), child.stderr.take()));
    child.wait().unwrap()
}

/// Each run gets its signal a little later than the run before, until a run ends before its signal comes. The delay is
/// not a time but how often the test asks whether the run has ended, so that a slow machine tries as many moments as a
/// fast one.
#[test]
fn a_signal_at_any_moment_leaves_each_list_whole() {
    let (old, new) = texts(200);
    for signal in heeded(&SIGNALS) {
        let (mut looks, mut stopped) = (0_u64, 0);
        loop {
            let lists = lists("moments", &old);
            let mut child = fix(&lists, &["-q"]);
            let ended = (0..looks).find_map(|_| child.try_wait().unwrap());
            let status = ended.unwrap_or_else(|| stop(child, signal));
            assert!(
                status.signal().is_none_or(|number| number == signal.as_raw()),
                "{signal:?}: {status}"
            );
            let fixed = lists.iter().map(|list| match fs::read(list).unwrap() {
                text if text == new => true,
                text if text == old => false,
                text => panic!("{signal:?} after {looks} looks: {} octets", text.len()),
            });
            let fixed: Vec<_> = fixed.collect();
            // The lists are fixed in their order.
            assert!(fixed.is_sorted_by(|one, next| one >= next), "{signal:?}: {fixed:?}");
            // Only SIGKILL gives the command no chance to remove the unfinished file.
            let others = others(&lists);
            assert!(others.len() <= usize::from(signal == Signal::KILL), "{signal:?}: {others:?}");
            assert!(others.iter().all(|other| named_as_unfinished(other)), "{others:?}");
            if status.signal().is_none() {
                assert_eq!(fixed, [true; 3], "{signal:?}: {status}");
                break;
            }
            stopped += 1;
            looks += 1 + looks / 8;
        }
        assert!(stopped > 0, "{signal:?}: no run was stopped");
    }
}

fn named_as_unfinished(path: &Path) -> bool {
    path.file_name().unwrap().to_str().unwrap().starts_with(".hdl-fix-")
}

/// The signal comes after the first problem of the first list is printed. By then this list has been replaced, and the
/// next list has not been begun, because the many problems of the first one fill the pipe.
#[test]
fn a_signal_between_two_lists_leaves_nothing_else() {
    let (old, new) = texts(20_000);
    for signal in heeded(&SIGNALS) {
        let lists = lists("between", &old);
        let mut child = fix(&lists, &[]);
        let mut first = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut first).unwrap();
        assert!(first.contains("1:2:8: error [missing-slash]"), "{first}");
        assert_eq!(stop(child, signal).signal(), Some(signal.as_raw()));
        let texts = lists.iter().map(|list| fs::read(list).unwrap());
        assert!(texts.eq([&new, &old, &old].map(Clone::clone)), "{signal:?}");
        assert_eq!(others(&lists), Vec::<PathBuf>::new(), "{signal:?}");
    }
}

/// Each of the two runs opens the list before or after the other run has replaced it. A run that opened it before sees
/// at its end that another program has changed the list.
#[test]
fn two_runs_on_the_same_list_leave_it_fixed() {
    let (old, new) = texts(200);
    for _ in 0..24 {
        let lists = &lists("two", &old)[..1];
        let folder = lists[0].parent().unwrap();
        ["2", "3"].iter().for_each(|other| fs::remove_file(folder.join(other)).unwrap());
        let runs = [fix(lists, &["-q"]), fix(lists, &["-q"])];
        for ran in runs.map(Ran::of) {
            match ran.status {
                Some(1) => assert_eq!(ran.err, ""),
                status => {
                    assert_eq!(status, Some(2), "{}", ran.err);
                    assert!(
                        ran.err.contains("another program has changed the file in the meantime"),
                        "{}",
                        ran.err
                    );
                }
            }
        }
        assert!(fs::read(&lists[0]).unwrap() == new, "the list is not fixed as a whole");
        assert_eq!(others(lists), Vec::<PathBuf>::new(), "a run left a file");
    }
}

/// A named pipe cannot be replaced by a fixed file, and its text can be read only once.
#[test]
fn a_pipe_with_a_name_is_checked_and_not_fixed() {
    let folder = folder("faults-fifo");
    let (fifo, link) = (folder.join("fifo"), folder.join("link"));
    assert!(Command::new("mkfifo").arg(&fifo).status().unwrap().success());
    symlink(&fifo, &link).unwrap();
    for name in [&fifo, &link] {
        let child = fix(std::slice::from_ref(name), &[]);
        // `fs::write` waits until the command reads from the pipe.
        thread::scope(|scope| {
            scope.spawn(|| fs::write(&fifo, "doi:10.1/a\n"));
            let (ran, name) = (Ran::of(child), name.display());
            let told = format!(
                "hdl: {name}: not fixed: only a regular file can be fixed\n\
                hdl: 1 checked, 1 valid, 0 errors, 1 warning\n"
            );
            assert_eq!((ran.status, ran.err), (Some(2), told));
            assert!(
                ran.out.starts_with(&format!("{name}:1:1: warning [doi-prefix]")),
                "{}",
                ran.out
            );
        });
    }
}

/// The problems cannot be printed, but the lists are fixed all the same.
#[cfg(target_os = "linux")]
#[test]
fn a_report_onto_a_full_disk_does_not_stop_a_fix() {
    let (old, new) = texts(200);
    let lists = lists("unheard", &old);
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = hdl().args(["check", "--fix"]).args(&lists).stdout(full).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(told.ends_with("hdl: 3 records fixed\nhdl: <stdout>: the disk is full\n"), "{told}");
    assert!(lists.iter().all(|list| fs::read(list).unwrap() == new));
}

/// Permissions do not stop root. In a user namespace of its own, a program has no such rights, even if root started it.
#[cfg(target_os = "linux")]
#[test]
fn without_permission_the_list_stays() {
    let (old, _) = texts(200);
    let refused = "not fixed: it cannot be written: permission denied\n";
    let no_room = "not fixed: no new file can be made in its folder: permission denied\n";
    for (folder_mode, mode, told) in
        [(0o755, 0o444, refused), (0o555, 0o644, no_room), (0o755, 0o200, "permission denied\n")]
    {
        let lists = &lists("forbidden", &old)[..1];
        let folder = lists[0].parent().unwrap();
        let permit = |path: &Path, mode| fs::set_permissions(path, Permissions::from_mode(mode));
        permit(&lists[0], mode).unwrap();
        permit(folder, folder_mode).unwrap();
        let ran = apart(&["--user"], r#"exec "$1" check --fix "$2""#, &[&lists[0]]);
        permit(folder, 0o755).unwrap();
        permit(&lists[0], 0o644).unwrap();
        let Some(ran) = ran else { return };
        let told = format!("hdl: {}: {told}", lists[0].display());
        assert!(ran.err.starts_with(&told), "{}", ran.err);
        assert_eq!(ran.status, Some(2), "{}", ran.err);
        assert!(fs::read(&lists[0]).unwrap() == old);
        assert_eq!(others(lists).len(), 2, "the other lists");
    }
}

/// The disk always has room for the list. From round to round it has more room for the new list and for the report of
/// the changes.
#[cfg(target_os = "linux")]
#[test]
fn on_a_small_disk_the_list_is_fixed_or_stays() {
    let folder = folder("faults-disk");
    let (mut full, mut fixed) = (0, 0);
    for kibibytes in (20..=100).step_by(8) {
        let script = format!(
            r#"mount -t tmpfs -o size={kibibytes}k none "$2" && cd "$2" || exit 9
            yes doi:10.1/a | head -n 300 > list; sed s/doi:// list > /tmp/$$; cp list /tmp/$$.old
            "$1" check --fix -q --report changes list; echo "status $?"; rm -f changes
            cmp -s list /tmp/$$ && echo fixed; cmp -s list /tmp/$$.old && echo old
            rm /tmp/$$ /tmp/$$.old; ls -A"#
        );
        let Some(ran) = apart(&["--mount", "--map-root-user"], &script, &[&folder]) else { return };
        match &*ran.out {
            "status 2\nold\nlist\n" => {
                full += 1;
                assert!(ran.err.contains("the disk is full"), "{kibibytes}: {}", ran.err);
            }
            "status 0\nfixed\nlist\n" => {
                fixed += 1;
                assert_eq!(ran.err, "", "{kibibytes}");
            }
            other => panic!("{kibibytes}: {other} {}", ran.err),
        }
    }
    assert!(full > 0 && fixed > 0, "{full} {fixed}");
}
