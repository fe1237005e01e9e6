#!/bin/sh
# Whether all sources are laid out as .clang-format says; another version of clang-format than 14 is
# no judge of that, and skips the test with status 77.
#
#     layout.sh CLANG_FORMAT
set -eu
"$1" --version | grep -q ' version 14\.' || exit 77
cd "$(dirname "$0")/.."
find grammar src tests \( -name '*.hpp' -o -name '*.cpp' \) -print0 |
    xargs -0 "$1" --dry-run --Werror
