#!/bin/sh
# Installs what was built below a prefix, moves that, uses it as an ordinary user where nothing of the
# build can be reached, and removes it again without a trace.
#
#     installation_test.sh BUILD
set -eu
build=$(realpath "$1")
cd "$(dirname "$0")/../.."
. tests/complaints.sh
. tests/packaging/record.sh
. tests/packaging/use_installed.sh

# install_to PREFIX OPTION...
install_to() {
    prefix=$1
    shift
    cmake --install "$build" --prefix "$prefix" "$@" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        complain "cmake --install does not succeed"
    }
}

# --- Installed, moved and used

install_to "$work/here"
if [ -e "$build/page/search.html" ]; then told=0; else told=1; fi
expect 'what is said of a page that is missing' "$(grep -c 'Without the page for .*docs/page.md' "$work/log")" $told
forgets "$work/here"
mkdir "$work/elsewhere" "$work/elsewhere/a folder"
mv "$work/here" "$work/elsewhere/a folder/there"
use "$work/elsewhere/a folder/there"

# --- The command alone

cp "$prefix/bin/minimax" "$work/alone"
expect 'the command alone, with facts' \
    "$("$work/alone" solve examples/course_notes.pl a | sed -n 2p)" 'Val = 4,'
"$work/alone" solve examples/nim.pl >"$work/log" 2>&1 && complain 'the command alone searches a program'
expect 'what it lacks' "$(cat "$work/log")" "minimax: error: minimax_program.so, a part of minimax, is missing:\
 it is not in $work or in $(realpath -m "$work/../libexec/minimax"); build or install minimax as a whole"

# --- A build with sanitizers, whose preset makes the command for files of facts

cmake -S . -B "$work/sanitized" -G Ninja -D MINIMAX_SANITIZE=ON >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    complain 'a build with sanitizers cannot be configured'
}
cp "$build"/minimax "$work/sanitized"
mkdir -p "$work/sanitized/src"
cp "$build"/src/libminimax.a "$work/sanitized/src"
[ ! -e "$build/locale" ] || cp -r "$build/locale" "$work/sanitized"
[ ! -e "$build/minimax_graphviz.so" ] || cp "$build/minimax_graphviz.so" "$work/sanitized"
cmake --install "$work/sanitized" --prefix "$work/from_sanitized" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    complain 'a build with sanitizers is not installed'
}
expect 'what is said of what is missing' "$(grep -c 'Without the library, manual pages' "$work/log")" 1
expect 'the command of a build with sanitizers' \
    "$("$work/from_sanitized/bin/minimax" solve examples/course_notes.pl a | sed -n 2p)" 'Val = 4,'
[ -e "$work/from_sanitized/share/doc/minimax/docs" ] || complain 'a build with sanitizers installs no documents'

# --- Where the quick start was before

pack=share/swi-prolog/pack
mkdir "$work/quick" "$work/quick/share" "$work/quick/share/swi-prolog" "$work/quick/$pack"
ln -s "$root" "$work/quick/$pack/minimax"
cmake --install "$build" --prefix "$work/quick" >"$work/log" 2>&1 && complain 'the sources are installed into themselves'
expect 'the way out' "$(grep -c "rm '$work/quick/$pack/minimax'" "$work/log")" 1

# --- Installed twice beside what is there, by parts, and removed

rm -r "$work/elsewhere"
mkdir "$work/used" "$work/used/bin"
echo mine >"$work/used/bin/mine"
install_to "$work/used" --component command
[ ! -e "$work/used/share/doc" ] || complain '--component command installs documents'
install_to "$work/used"
export DESTDIR="$work/staged"
install_to /usr
unset DESTDIR
[ -x "$work/staged/usr/bin/minimax" ] || complain 'DESTDIR counts for nothing'
cmake --build "$build" --target uninstall >"$work/log" 2>&1 || { cat "$work/log" >&2; complain 'uninstall does not succeed'; }
expect 'what is left' "$(cd "$work" && find used staged here 2>/dev/null | sort | tr '\n' ' ')" \
    'used used/bin used/bin/mine '
cmake --build "$build" --target uninstall >"$work/log" 2>&1 && complain 'what is not installed can be removed'

# --- What somebody else has put there stays, whatever the folder is called

install_to "$work/für alle?"
echo mine >"$work/für alle?/bin/mine"
# A relative DESTDIR is one below the current folder, here and where it is removed from.
(cd "$work" && DESTDIR=relative && export DESTDIR && install_to /usr)
[ -x "$work/relative/usr/bin/minimax" ] || complain 'a relative DESTDIR counts for nothing'
cmake --build "$build" --target uninstall >"$work/log" 2>&1 || { cat "$work/log" >&2; complain 'uninstall does not succeed'; }
expect 'what is left' "$(cd "$work" && find für* relative 2>/dev/null | sort | tr '\n' ' ')" \
    'für alle? für alle?/bin für alle?/bin/mine '
cmake --install "$build" --prefix "$work/p[1]" >"$work/log" 2>&1 && complain 'a folder with a bracket is taken'
expect 'the refusal' "$(grep -c 'has a bracket' "$work/log")" 1
conclude 'things about what is installed'
