#!/usr/bin/env bash
# Runs `hdl check` for the GitHub Action, with ARGUMENTS and on the files whose names are the lines of FILES. Problems
# become annotations, and the counts go to the summary of the step. The exit status is that of `hdl check`.
set -uo pipefail

mapfile -t files < <(printf '%s' "$FILES" | sed '/^[[:space:]]*$/d')
read -r -a arguments <<< "${ARGUMENTS:-}"

hdl check --format github "${arguments[@]}" -- "${files[@]}"
status=$?

{
  echo '## Handles'
  echo
  echo '```text'
  hdl check --statistics "${arguments[@]}" -- "${files[@]}" 2>&1 > /dev/null
  echo '```'
} >> "${GITHUB_STEP_SUMMARY:-/dev/null}"

exit "$status"
