//! The file that is being written, which nobody must find when the command is stopped.

use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

static FILE: Mutex<Option<PathBuf>> = Mutex::new(None);

/// The file that is not yet whole; as long as this is held, the command is not stopped.
pub(crate) fn file() -> MutexGuard<'static, Option<PathBuf>> {
    FILE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on removes the file where a signal stops the command: Ctrl-C, a closed terminal, `kill`.
#[cfg(unix)]
pub(crate) fn watch() -> io::Result<()> {
    use std::{fs, thread};

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let file = file();
            if let Some(file) = &*file {
                // Where it is gone already, there is nothing to be done.
                let _ = fs::remove_file(file);
            }
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
pub(crate) fn watch() -> io::Result<()> {
    Ok(())
}
