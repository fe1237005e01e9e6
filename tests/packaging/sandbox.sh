# Read by the tests of this folder: a copy of the working tree and a home that nothing leaves.
#
# Sets $work, a directory that is removed at the end, and $tree, the copy, as a fresh clone has it:
# without what was built or installed. SWI-Prolog then finds no pack and no settings of the user.

root=$(realpath "$(dirname "$0")/../..")
work=$(realpath "$(mktemp -d)")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

tree=$work/minimax
mkdir "$tree"
tar -C "$root" -c --exclude=./build --exclude=./lib --exclude=./.git --exclude=node_modules . |
    tar -C "$tree" -x
. "$root/tests/packaging/empty_home.sh"

fail() {
    echo "$0: $*" >&2
    exit 1
}
