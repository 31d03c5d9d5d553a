//! Tests that the words of every code are plain sentences.

use alloc::vec::Vec;

use super::Code;

/// Strings that no message, help or page may contain, be it that of a code or of an accident: flags of the command,
/// escapes of Rust, and words that sound archaic or that only this project would understand.
pub(crate) const BANNED: &[&str] = &[
    " --",
    "`--",
    "`-0`",
    " -0",
    "\\u{",
    "\\x",
    " behind ",
    " mend",
    " told",
    "blank",
    "nobody sees",
    ", and is none",
    "has but",
    "the text is legal;",
    "naming authority of 1998",
    " octet",
];

#[test]
fn words_are_plain_and_name_no_flag_of_the_command() {
    for code in Code::ALL {
        for text in [code.message(), code.help(), code.explanation()] {
            let found: Vec<_> = BANNED.iter().filter(|word| text.contains(**word)).collect();
            assert!(found.is_empty(), "{code}: {found:?} in {text}");
        }
    }
}

#[test]
fn a_message_is_one_sentence_and_a_help_says_what_to_do() {
    for code in Code::ALL {
        let (message, help) = (code.message(), code.help());
        assert!(!message.is_empty() && !help.is_empty(), "{code} has no words");
        for text in [message, help] {
            assert!(!text.ends_with('.') && text.trim() == text, "{code}: {text}");
            assert!(!text.starts_with(|c: char| c.is_ascii_uppercase()), "{code}: {text}");
        }
        let first = help.split([' ', ',', ';']).next().unwrap_or_default();
        assert!(!["the", "a", "if", "this", "it"].contains(&first), "{code}: {help}");
    }
}
