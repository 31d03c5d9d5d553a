#!/usr/bin/env bash
# Runs `hdl check` for the GitHub Action, with ARGUMENTS and on the files whose names are the lines of FILES. Problems
# become annotations, and what the command says of all files together goes to the summary of the step. The exit status
# is that of `hdl check`.
set -uo pipefail

mapfile -t files < <(printf '%s' "$FILES" | sed '/^[[:space:]]*$/d')
read -r -a arguments <<< "${ARGUMENTS:-}"
# Without a file, the command would read the standard input, which is empty here, and find nothing wrong.
if [ "${#files[@]}" -eq 0 ]; then
  echo '::error::the input `files` names no file'
  exit 2
fi

said=$(mktemp)
trap 'rm -f "$said"' EXIT
hdl check --format github "${arguments[@]}" -- "${files[@]}" 2> "$said"
status=$?
cat "$said" >&2

{
  echo '## Handles'
  echo
  echo '```text'
  cat "$said"
  echo '```'
} >> "${GITHUB_STEP_SUMMARY:-/dev/null}"

exit "$status"
