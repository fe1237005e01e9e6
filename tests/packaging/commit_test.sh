#!/bin/sh
# Whether the header that src/cmake/commit.cmake writes tells the commit of a repository, that files of it
# were edited, and nothing where there is no repository.
set -eu
cd "$(dirname "$0")/../.."
root=$(pwd)
. tests/complaints.sh
unset GIT_DIR GIT_WORK_TREE
# No settings but these: a user may have all signed.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1

# told: what the header says.
told() {
    cmake -D source="$work/source" -D header="$work/commit.hpp" -P "$root/src/cmake/commit.cmake"
    sed -n 's/^#define MINIMAX_COMMIT "\(.*\)"$/\1/p' "$work/commit.hpp"
}
# expect WHAT EXPECTED
expect() {
    count=$((count + 1))
    found=$(told)
    [ "$found" = "$2" ] || complain "$1: '$found', and not '$2'"
}
mkdir "$work/source"
expect 'no repository' ''
cd "$work/source"
git init -q
echo one >file
git add file
git -c user.name=nobody -c user.email=nobody@example.org commit -qm one
git -c user.name=nobody -c user.email=nobody@example.org tag -am tag v1
commit=$(git rev-parse --short=10 HEAD)
expect 'a commit' "$commit"
echo other >stray
expect 'a stray file' "$commit"
echo two >file
expect 'an edited file' "$commit-edited"
conclude 'states of a repository'
