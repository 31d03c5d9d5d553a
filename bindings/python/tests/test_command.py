"""The wheel includes the command."""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

import handle_syntax
import pyarrow as pa
import pytest
from handle_syntax import column
from hypothesis import given
from hypothesis import strategies as st
from texts import HOSTILE, OCTETS, damaged, real

HDL = shutil.which("hdl", path=sysconfig.get_path("scripts"))
COMMANDS = [[HDL], [sys.executable, "-m", "handle_syntax"]]


def run(*arguments: str, input: bytes = b"", command: list[str] = COMMANDS[0]) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*command, *arguments], input=input, capture_output=True)


@pytest.mark.parametrize("command", COMMANDS, ids=["hdl", "python -m handle_syntax"])
def test_the_command_is_there(command) -> None:
    assert run("--version", command=command).stdout == f"hdl {handle_syntax.__version__}\n".encode()
    assert run("--help", command=command).stdout.startswith(b"Checks lists of handles")
    done = run("check", input=b"10.1000/182\n10.1000\n", command=command)
    assert done.returncode == 1
    assert b"<stdin>:2:8: error [missing-slash]" in done.stdout


# Arguments, and the exit status.
STATUSES = [
    (["normalize", "10.1000/182"], 0),
    (["normalize", "10.1000"], 1),
    (["check", "--as", "nonsense"], 2),
    (["check", "no such file"], 2),
    (["compare", "20.1/a", "20.1/A"], 3),
]


@pytest.mark.parametrize(("arguments", "status"), STATUSES)
def test_the_command_has_its_exit_status(arguments, status) -> None:
    assert run(*arguments).returncode == status


def test_arguments_that_are_not_utf8_arrive() -> None:
    done = subprocess.run([HDL, "normalize", b"10.1000/\xff"], capture_output=True)
    assert (done.returncode, b"not-utf8" in done.stderr) == (1, True)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_ctrl_c_ends_the_command() -> None:
    process = subprocess.Popen([HDL, "check"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin and process.stdout
    # The output shows that the command is running.
    process.stdin.write(b"10.1000\n" * 10)
    process.stdin.flush()
    assert process.stdout.readline()
    process.send_signal(signal.SIGINT)
    process.stdout.close()
    assert process.wait(timeout=60) == -signal.SIGINT


#: The flags that the command adds to a help text.
FLAGS = re.compile(r" \(`-[^()]*\)$")


def reported(octets: list[bytes]) -> dict[int, list[dict[str, object]]]:
    """The problems that `hdl check --format json` reports for each text."""
    # At the beginning of a file, a byte order mark is not part of a text, so an empty record comes first.
    texts = b"\0" + b"".join(text + b"\0" for text in octets)
    done = run("check", "-0", "--format", "json", input=texts)
    problems: dict[int, list[dict[str, object]]] = {}
    for line in done.stdout.splitlines():
        said = json.loads(line)
        if said["type"] == "problem":
            problems.setdefault(said["line"] - 2, []).append(said)
    return problems


def edit(problem_edit: handle_syntax.Edit | None) -> dict[str, object] | None:
    return problem_edit and {"byte": list(problem_edit.byte), "text": problem_edit.text}


def agree(texts: list[bytes]) -> None:
    """Asserts that the package reports the same problems for each text as the command."""
    problems = reported(texts)
    for line, text in enumerate(texts):
        if not text:
            continue
        report = handle_syntax.check(text)
        expected = [
            {
                "dialect": report.dialect,
                "severity": problem.severity,
                "code": problem.code,
                "byte": list(problem.byte),
                "column": problem.column,
                "message": problem.message,
                "label": problem.label,
                "labels": [edit(place) for place in problem.labels],
                "help": problem.help,
                "production": problem.production,
                "rule": problem.rule,
                "document": problem.document,
                "clause": problem.clause,
                "expected": list(problem.expected),
                "fix": edit(problem.fix),
                "try": edit(problem.suggestion),
            }
            for problem in report.problems
        ]
        found = problems.get(line, [])
        for problem in found:
            # The command names its flags, which Python does not have.
            problem["help"] = problem["help"] and FLAGS.sub("", problem["help"])
        assert [{key: problem[key] for key in expected[0]} for problem in found] == expected, text
        assert sum(problem.get("more", 0) for problem in found[-1:]) == report.more


def test_real_and_hostile_texts_have_the_same_problems() -> None:
    agree([text.encode() for text in [*real(), *HOSTILE] if "\0" not in text])


@given(st.lists(OCTETS.map(lambda octets: octets.replace(b"\0", b"\n")), max_size=20))
def test_any_texts_have_the_same_problems(texts) -> None:
    agree(texts)


def fixed_by_the_command(texts: list[bytes], *arguments: str) -> list[bytes]:
    """Each text as `hdl check --fix` writes it."""
    done = run("check", "-0", "--fix", *arguments, input=b"\0" + b"".join(text + b"\0" for text in texts))
    assert done.returncode in (0, 1), done.stderr
    return done.stdout.split(b"\0")[1:-1]


# The names after `--apply`, and the same for `apply`.
APPLIED = [
    ("trailing-punctuation", "trailing-punctuation"),
    ("trailing-punctuation,stray-whitespace,invisible-character", ["trailing-punctuation", "stray-whitespace", "invisible-character"]),
    ("missing-scheme,leading-text,inner-space", ("missing-scheme", "leading-text", "inner-space")),
    ("lint", "lint"),
    ("syntax", {"syntax"}),
    ("lint,lossy,syntax", "all"),
]


@pytest.mark.parametrize(("names", "apply"), APPLIED, ids=[names for names, _ in APPLIED])
def test_suggestions_are_applied_as_by_the_command(names, apply) -> None:
    # Whether octets are read in another encoding depends on all texts of a file.
    texts = [text for text in [*damaged()[::3], *(text.encode() for text in [*real(), *HOSTILE])] if text and b"\0" not in text]
    texts = [text for text in texts if text.decode(errors="replace").encode() == text]
    written = fixed_by_the_command(texts, "--apply", names)
    assert len(written) == len(texts)
    expected = [None if after == text else after for text, after in zip(texts, written)]
    changed = sum(after is not None for after in expected)
    assert changed > len(texts) / 50
    answers = column.fix(pa.array(texts), apply=apply)
    assert [(text, answer) for text, answer in zip(texts, answers)] == list(zip(texts, expected))
    # A single text and a column have the same answers, and so have characters and octets.
    assert [handle_syntax.fix(text, apply=apply) for text in texts[::9]] == expected[::9]
    characters = [handle_syntax.fix(text.decode(), apply=apply) for text in texts[::9]]
    assert characters == [after and after.decode() for after in expected[::9]]


def test_octets_of_another_charset_are_decoded_as_by_the_command() -> None:
    text = "10.1000/café".encode("latin-1")
    [written] = fixed_by_the_command([text], "--apply", "not-utf8")
    assert handle_syntax.fix(text, apply="not-utf8") == written == "10.1000/café".encode()
