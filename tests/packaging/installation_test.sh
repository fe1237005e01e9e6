#!/bin/sh
# Installs what was built below a prefix, moves that, uses it as an ordinary user where nothing of the
# build can be reached, and removes it again without a trace.
#
#     installation_test.sh BUILD
set -eu
build=$(realpath "$1")
cd "$(dirname "$0")/../.."
root=$(pwd)
. tests/complaints.sh
chmod 755 "$work"

. tests/packaging/record.sh

# install_to PREFIX OPTION...
install_to() {
    prefix=$1
    shift
    cmake --install "$build" --prefix "$prefix" "$@" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        complain "cmake --install does not succeed"
    }
}

# expect WHAT FOUND EXPECTED
expect() {
    count=$((count + 1))
    [ "$2" = "$3" ] || complain "$1: $2, and not $3"
}

# --- Installed, moved and used

install_to "$work/here"
if [ -e "$build/page/search.html" ]; then told=0; else told=1; fi
expect 'what is said of a page that is missing' "$(grep -c 'Without the page for .*docs/page.md' "$work/log")" $told
for word in "$build" "$root/src"; do
    count=$((count + 1))
    ! grep -rlF "$word" "$work/here" || complain "what is installed remembers $word"
done
mkdir "$work/elsewhere" "$work/elsewhere/a folder"
mv "$work/here" "$work/elsewhere/a folder/there"
prefix="$work/elsewhere/a folder/there"
mkdir "$work/sources" "$work/sources/tests" "$work/home"
cp -r README.md examples "$work/sources"
mkdir "$work/sources/tests/cli"
cp -r tests/cli/inputs "$work/sources/tests/cli"
cp -r tests/packaging "$work/sources/tests"
chmod -R a+rX "$work/sources" "$work/elsewhere"
chmod 777 "$work/home"

# as_user COMMAND...: by somebody who is not root, with the installed commands.
as_user() {
    if [ "$(id -u)" -eq 0 ]; then
        chmod 777 "$work/sources"
        set -- setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
    fi
    env HOME="$work/home" XDG_DATA_DIRS="$prefix/share" PATH="$prefix/bin:$PATH" "$@"
}
count=$((count + 1))
as_user sh "$work/sources/tests/packaging/readme_stories.sh" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    complain 'the stories of the README go otherwise with what is installed'
}
expect 'a program of rules' \
    "$(as_user minimax solve "$root/examples/nim.pl" | sed -n 2p)" 'Val = 1,'
hostile=$root/tests/attacks/engine_by_source_file.pl
as_user minimax verify --tree "$root/examples/course_notes.pl" --trees 1 "$hostile" >"$work/report" 2>&1 &&
    complain 'a hostile program passes'
expect 'a hostile program' "$(grep -c 'engine_by_source_file.pl: \(fail\|no answer\|error\)' "$work/report")" 1
if [ -e "$build/minimax_graphviz.so" ]; then
    expect 'a picture' "$(as_user sh -c 'minimax draw "$1" -o "$2/a.svg" && grep -c "</svg>" "$2/a.svg"' \
        sh "$root/examples/course_notes.pl" "$work/home")" 1
fi

# --- The command alone

cp "$prefix/bin/minimax" "$work/alone"
expect 'the command alone, with facts' \
    "$("$work/alone" solve examples/course_notes.pl a | sed -n 2p)" 'Val = 4,'
"$work/alone" solve examples/nim.pl >"$work/log" 2>&1 && complain 'the command alone searches a program'
expect 'what it lacks' "$(cat "$work/log")" "minimax: error: minimax_program.so, a part of minimax, is missing:\
 it is not in $work or in $(realpath -m "$work/../libexec/minimax"); build or install minimax as a whole"

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
