#!/bin/sh
# Packs what was built as an archive, and the sources as another one; unpacks each in an empty folder,
# moves it and uses it: the command does what the README shows, and the sources configure and are
# packed again.
#
#     archives_test.sh BUILD
set -eu
build=$(realpath "$1")
cd "$(dirname "$0")/../.."
. tests/complaints.sh
. tests/packaging/record.sh
. tests/packaging/use_installed.sh

# pack CONFIGURATION FOLDER: leaves the archive's path in $archive.
pack() {
    cpack --config "$1" -G TGZ -B "$2" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        complain "cpack does not succeed"
    }
    archive=$(echo "$2"/*.tar.gz)
}

# unpack ARCHIVE FOLDER: gives the one folder that is in it.
unpack() {
    mkdir "$2"
    tar -xzf "$1" -C "$2"
    [ "$(ls -A "$2" | wc -l)" -eq 1 ] || echo "$0: $1 is more than one folder" >&2
    echo "$2/$(ls -A "$2")"
}

# files FOLDER: the paths of all that is in it, links included.
files() { (cd "$1" && find . ! -type d | sed 's:^\./::' | LC_ALL=C sort); }

# same WHAT EXPECTED FOUND: two lists.
same() {
    count=$((count + 1))
    diff -u --label 'to be there' --label there "$2" "$3" >&2 || complain "$1"
}

# --- What was built

pack "$build/CPackConfig.cmake" "$work/built"
unpacked=$(unpack "$archive" "$work/empty")
forgets "$unpacked"
mkdir -p "$work/elsewhere/a folder"
mv "$unpacked" "$work/elsewhere/a folder/there"
chmod -R a+rX "$work/elsewhere"
use "$work/elsewhere/a folder/there"
# With nothing but the archive.
expect "the README's first question" "$(cd "$prefix/share/doc/minimax" &&
    as_user minimax solve examples/course_notes.pl a | tr '\n' ' ')" 'BestPos = b, Val = 4, NodesList = [b,d,i]. '
expect 'the library, from the archive' "$(as_user swipl -q -g 'use_module(library(minimax)),
    consult('"'$prefix/share/doc/minimax/examples/course_notes.pl'"'), minimax(a, B, V, L), print(B-V-L), nl' \
    -t halt 2>&1)" 'b-4-[b,d,i]'

# --- The sources

pack "$build/CPackSourceConfig.cmake" "$work/packed"
first=$(unpack "$archive" "$work/first")
files "$first" >"$work/first.files"
if git rev-parse --git-dir >"$work/log" 2>&1; then
    # What is not there yet for git is there for who edits it.
    git -c core.quotePath=false ls-files --cached --others --exclude-standard | LC_ALL=C sort |
        while IFS= read -r file; do
            [ ! -e "$file" ] && [ ! -L "$file" ] || echo "$file"
        done >"$work/tracked.files"
    same 'the archive of the sources is not what git has' "$work/tracked.files" "$work/first.files"
    while IFS= read -r file; do
        count=$((count + 1))
        cmp -s "$file" "$first/$file" || complain "$file is another one in the archive"
    done <"$work/tracked.files"
fi
moved="$work/a source (moved)"
mv "$first" "$moved"
# Without what this build was told: who unpacks it has not told that either.
(cd "$moved" && env -u CMAKE_CXX_COMPILER_LAUNCHER cmake --preset release) >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    complain 'the sources do not configure'
}
[ -f "$moved/build/release/build.ninja" ] || complain 'the preset has made no build'
# What is generated beside them is not packed again.
mkdir -p "$moved/lib/x86_64-linux" "$moved/src/page/node_modules/esbuild"
touch "$moved/lib/x86_64-linux/minimax.so" "$moved/src/page/node_modules/esbuild/package.json"
pack "$moved/build/release/CPackSourceConfig.cmake" "$work/packed_again"
files "$(unpack "$archive" "$work/second")" >"$work/second.files"
same 'sources that were configured pack otherwise' "$work/first.files" "$work/second.files"
conclude 'things about the archives'
