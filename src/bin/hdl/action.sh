#!/usr/bin/env bash
# What the GitHub Action runs: `hdl check` on each line of FILES with ARGUMENTS, as annotations; the counts of the run go
# to the summary of the step. The exit status is that of `hdl check`.
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
