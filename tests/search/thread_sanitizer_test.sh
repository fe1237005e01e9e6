#!/bin/sh
# Several threads on one table, and threads that ask ahead of a search, under ThreadSanitizer: what only
# shows in the order of memory.
#
#     thread_sanitizer_test.sh COMPILER [ONE_OF]
#
# One of so many random cases is tried: see tests/test_size.hpp.
set -eu

compiler=$1
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

sources="tests/unit_tests.cpp tests/search/two/threads_test.cpp
    tests/search/two/frugal_threads_test.cpp src/base/memory.cpp
    src/base/zeroed_array.cpp src/base/helper_threads.cpp src/search/common/stack_guard.cpp"
# Two at a time.
printf '%s\n' $sources | xargs -P 2 -I SOURCE sh -c \
    '$0 -std=c++20 -O1 -g1 -fsanitize=thread -Isrc -I. -c "$1" -o "$2/$(basename "$1").o"' \
    "$compiler" SOURCE "$work"
"$compiler" -fsanitize=thread "$work"/*.o -o "$work/threads_test"
# The sanitizer wants addresses where it expects them.
fixed=
if setarch "$(uname -m)" -R true 2>/dev/null; then fixed="setarch $(uname -m) -R"; fi
MINIMAX_ONE_OF=${2-20} TSAN_OPTIONS="halt_on_error=1 exitcode=66" $fixed "$work/threads_test"
