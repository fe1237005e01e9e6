#!/bin/sh
# What the page's core does that a golden run cannot tell.
#
#     page.sh BUILD
set -eu
exec env MINIMAX_CORE="$(realpath "$1")" node --test "$(dirname "$0")/page_core.test.mjs"
