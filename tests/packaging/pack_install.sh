#!/bin/sh
# Installs the pack into a home of its own, and asks it the question of the notes from elsewhere.
#
#     pack_install.sh directory|archive|repository|link
#
# Where FORBIDDEN is set in the environment, it is a folder with a CMake package for each library that a
# pack must do without: finding one of them is an error. So is a header of theirs among those that were
# read, or of Graphviz, which has no CMake package.
set -eu
. "$(dirname "$0")/sandbox.sh"

if [ -n "${FORBIDDEN-}" ]; then export CMAKE_PREFIX_PATH="$FORBIDDEN"; fi

options='interactive(false)'
case ${1-} in
    directory)
        install="pack_install('file://$tree', [$options])"
        ;;
    archive)
        version=$(sed -n "s/^version('\(.*\)')\.$/\1/p" "$tree/pack.pl")
        mv "$tree" "$work/minimax-$version"
        tar -C "$work" -czf "$work/minimax-$version.tgz" "minimax-$version"
        rm -r "$work/minimax-$version"
        install="pack_install('$work/minimax-$version.tgz', [$options])"
        ;;
    repository)
        git -C "$tree" init --quiet
        git -C "$tree" add --all
        git -C "$tree" -c user.name=test -c user.email=test@localhost commit --quiet -m test
        install="pack_install(minimax, [pack(minimax), url('$tree'), git(true), inquiry(false), $options])"
        ;;
    link)
        # The working tree itself becomes the pack.
        install="working_directory(_, '$tree'), pack_install('.', [$options])"
        ;;
    *)
        echo "usage: $0 directory|archive|repository|link" >&2
        exit 2
        ;;
esac

cd "$work/elsewhere"
swipl --on-error=status -g "$install" -t halt >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    fail "$install does not succeed"
}

pack=$HOME/.local/share/swi-prolog/pack/minimax
arch=$(swipl --arch)
[ -f "$pack/lib/$arch/minimax.so" ] || fail "there is no module in $pack/lib/$arch"

if [ -n "${FORBIDDEN-}" ]; then
    # The build knows the headers, also of what ccache had.
    ninja -C "$pack/build" -t deps >"$work/headers"
    grep -q '/SWI-Prolog.h' "$work/headers" || fail 'the build does not tell which headers it read'
    ! grep -E '/(doctest|CLI|nlohmann|benchmark|graphviz)/' "$work/headers" || fail 'the pack reads these headers'
fi

ask="use_module(library(minimax)),
     consult('$pack/examples/course_notes.pl'),
     forall(minimax(a, BestPos, Val, NodesList),
            ( print(minimax(a, BestPos, Val, NodesList)), nl ))"
answer=$(swipl --on-error=status -g "$ask" -t halt)
echo "$answer"
[ "$answer" = 'minimax(a,b,4,[b,d,i])' ] || fail 'this is not the answer of the notes'

found=$(swipl -g 'use_module(library(minimax)), apropos(minimax)' -t halt 2>&1 |
    grep -c 'LIB minimax/[45] ' || true)
[ "$found" -eq 2 ] || fail "apropos/1 finds $found predicates of minimax/4 and minimax/5"
