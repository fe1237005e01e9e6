# Read by the tests of this folder: a copy of the working tree and a home that nothing leaves.
#
# Sets $work, a directory that is removed at the end, and $tree, the copy, as a fresh clone has it:
# without what was built or installed. SWI-Prolog then finds no pack and no settings of the user.

root=$(realpath "$(dirname "$0")/../..")
work=$(realpath "$(mktemp -d)")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

tree=$work/minimax
mkdir "$tree" "$work/home" "$work/elsewhere"
tar -C "$root" -c --exclude=./build --exclude=./lib --exclude=./.git . | tar -C "$tree" -x

# Objects that were compiled before are found again, wherever the copy lies.
if command -v ccache >/dev/null; then
    CCACHE_DIR=$(ccache --get-config cache_dir)
    export CCACHE_DIR
    export CCACHE_BASEDIR="$work"
fi
export HOME="$work/home"
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_CACHE_HOME
# Nor do packs of the whole system count.
export XDG_DATA_DIRS="$work/share"

fail() {
    echo "$0: $*" >&2
    exit 1
}
