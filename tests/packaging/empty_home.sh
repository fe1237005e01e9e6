# Read by tests that install something for a user, after $work is set: makes a home in it, where
# SWI-Prolog finds no pack and no settings, and a folder `elsewhere`.
mkdir "$work/home" "$work/elsewhere"

# Objects that were compiled before are found again, wherever a copy of the sources lies.
if command -v ccache >/dev/null; then
    CCACHE_DIR=$(ccache --get-config cache_dir)
    export CCACHE_DIR
    export CCACHE_BASEDIR="$work" CCACHE_NOHASHDIR=1
fi
export HOME="$work/home"
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_CACHE_HOME
# Nor do packs of the whole system count.
export XDG_DATA_DIRS="$work/share"
