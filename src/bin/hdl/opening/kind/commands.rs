//! Whether a text is a batch file of the handle tools: its lines create, change and delete handles.

/// The arguments that read the handles of the commonest command.
pub(super) const OPTION: &str = "--column 2 --delimiter ' ' --no-quotes --where 1=CREATE";

/// The commands that a handle follows.
const COMMANDS: [&[u8]; 5] = [b"ADD ", b"CREATE ", b"DELETE ", b"MODIFY ", b"REMOVE "];

/// The commands with an argument that no list has: a server or a key.
const SERVERS: [&[u8]; 5] =
    [b"AUTHENTICATE PUBKEY:", b"AUTHENTICATE SECKEY:", b"HOME ", b"SESSIONSETUP:", b"UNHOME "];

/// Whether the first line of a text is a command. An identifier in a list may have such a word before it, so the line
/// after a command for a handle must be another command, or a value of the handle.
pub(super) fn are_in(text: &[u8]) -> bool {
    let lines = text.split(|octet| *octet == b'\n').map(<[u8]>::trim_ascii_end);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with(b"#"));
    let Some(first) = lines.next() else { return false };
    names_server(first) || names_handle(first) && lines.next().is_none_or(may_follow)
}

/// Whether a line is a command that names a server or a key.
fn names_server(line: &[u8]) -> bool {
    let colons = line.iter().filter(|octet| **octet == b':').count();
    colons > 1 && !line.windows(2).any(|octets| octets == b"//") && begins(line, &SERVERS)
}

/// Whether a line is a command for a handle.
fn names_handle(line: &[u8]) -> bool {
    begins(line, &COMMANDS) && line.contains(&b'/')
}

/// Whether a line may come after a command for a handle.
fn may_follow(line: &[u8]) -> bool {
    names_handle(line) || names_server(line) || is_value(line)
}

/// Whether a line is a value of a handle, which has an index, a type, a lifetime and permissions.
fn is_value(line: &[u8]) -> bool {
    let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    let mut is_number = |at| words.nth(at).is_some_and(|it| it.iter().all(u8::is_ascii_digit));
    is_number(0) && is_number(1) && is_number(0)
}

fn begins(line: &[u8], words: &[&[u8]]) -> bool {
    words.iter().any(|word| line.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::are_in;

    #[test]
    fn a_batch_file_begins_with_a_command() {
        for (text, expected) in [
            (
                "CREATE 11858/1\n1 URL 86400 1110 UTF8 http://example.org/1\n\nDELETE 11858/2\n",
                true,
            ),
            ("MODIFY 11858/1\r\n100 HS_ADMIN 86400 1110 ADMIN 300:111:0.NA/11858\r\n", true),
            ("ADD 11858/1\n2  EMAIL  86400 1110 UTF8 a@example.org\n", true),
            ("REMOVE 1:11858/1\nREMOVE 2:11858/1\n", true),
            ("HOME 10.0.0.1:2641:TCP\n0.NA/11858\n", true),
            ("AUTHENTICATE PUBKEY:300:0.NA/11858\n/hs/admpriv.bin|secret\n\nCREATE 1/2\n", true),
            ("# Of May\n\nDELETE 11858/1\n", true),
            ("CREATE 11858/1\n11858/2\n11858/3\n", false),
            ("HOME 11858/1\nHOME 11858/2\n", false),
            ("HOME https://doi.org/10.1000/1:2:3\n", false),
            ("DELETED 11858/1\n", false),
            ("Add 11858/1\n", false),
            ("1 URL 86400 1110 UTF8 http://example.org/1\n", false),
            ("", false),
        ] {
            assert_eq!(are_in(text.as_bytes()), expected, "{text}");
        }
    }
}
