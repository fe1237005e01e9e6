#!/bin/sh
# Does what documents show, and compares what they show with what happens.
#
#     documents_test.sh MINIMAX MODULE_DIRECTORY [DOCUMENT...]
#
# Without a DOCUMENT, with all of them.
#
# Each document has a folder of its own, with links to what is in the root of the tree; CONTRIBUTING.md
# adds a golden run, and so has a copy of tests/cli/, and the command as build/release/minimax. There its
# fenced blocks are done, from top to bottom, by their language:
#
# ```pl         a Prolog file, whose first line is `% NAME.pl`: it is written before all else, and
#               must load without a warning
# ```cpp        a file of C++, whose first line is `// NAME.cpp` or `// NAME.hpp`: it is written before
#               all else, and commands find minimax/minimax.hpp and its library
# ```cmake      is part of a file that a test builds: each line stands in examples/cpp/CMakeLists.txt, but
#               for the name of the program
# ```console    each `$ ` line runs in a shell; what it prints follows
# ```prolog     each `?- ` line is asked in the one session of SWI-Prolog that the document has; its
#               answer follows
# ```sh         runs elsewhere (quickstart_test.sh, run.sh), or where there is more than one
#               machine: each file, preset and target must be there, each option of minimax, and tests
#               that `ctest -R` names
#
# There is no other language, and no block without one.
set -eu

minimax=$(realpath "$1")
module_directory=$(realpath "$2")
shift 2
swipl=$(command -v swipl)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cd "$(dirname "$0")/../.."
tree=$(pwd)
. tests/packaging/document_blocks.sh
. tests/packaging/documents.sh
[ $# = 0 ] || documents=$*

mkdir "$work/bin" "$work/home"
ln -s "$minimax" "$work/bin/minimax"
cat >"$work/bin/swipl" <<END
#!/bin/sh
HOME='$work/home' exec '$swipl' --no-packs -p library='$tree/prolog' -p foreign='$module_directory' "\$@"
END
chmod +x "$work/bin/swipl"
PATH=$work/bin:$PATH
build=$(dirname "$minimax")
# minimax/minimax.hpp, and its library.
export CPATH="$tree/src" LIBRARY_PATH="$build/src"
ninja -C "$build" -t targets all >"$work/targets"
presets=$(cmake --list-presets=all | sed -n 's/^ *"\(.*\)".*/\1/p')

# each PATTERN FILE: what matches there, a line each, also where one line of the file has several.
each() {
    grep -o -e "$1" "$2" || true
}

# look_at_shell BLOCK
look_at_shell() {
    for word in $(cat "$1"); do
        case $word in
            build/* | *[{}\$:=]*) ;;
            */*) [ -e "$word" ] || complain "there is no $word" ;;
        esac
    done
    for preset in $(each '--preset [^ ]*' "$1" | cut -d ' ' -f 2); do
        echo "$presets" | grep -qx -e "$preset" || complain "there is no preset $preset"
    done
    for target in $(each '--target [a-z_ ]*' "$1" | cut -d ' ' -f 2-); do
        grep -q "^$target:" "$work/targets" || complain "there is no target $target"
    done
    for tests in $(each "ctest [^&|;]*-R '[^']*'" "$1" | sed "s/.*-R '\(.*\)'/\1/"); do
        ! ctest --test-dir "$build" -N -R "$tests" | grep -q '^Total Tests: 0$' || complain "there is no test $tests"
    done
    sed 's/--target [a-z_ ]*//g' "$1" >"$work/without_targets"
    each 'minimax [a-z]\{1,\}\( [^&|;]*\|$\)' "$work/without_targets" | cut -d ' ' -f 2- >"$work/commands"
    while read -r subcommand arguments; do
        # Of an unknown one it tells how the command is used.
        minimax "$subcommand" --help >"$work/help"
        ! minimax --help | cmp -s - "$work/help" || complain "there is no minimax $subcommand"
        for option in $(echo "$arguments" | grep -o -e '--[a-z-]*'); do
            grep -q "^  \(-[a-zA-Z], \)\{0,1\}$option\>" "$work/help" || complain "there is no minimax $subcommand $option"
        done
    done <"$work/commands"
}

# refuse SENTENCE COMMAND: looks at the command as at a block, and must say this of it.
refuse() {
    echo "$2" >"$work/wrong"
    (look_at_shell "$work/wrong") 2>&1 | grep -q ": $1\$" || complain "it is not said of '$2': $1"
}

# Wherever in a line it stands.
document=$0
refuse 'there is no preset nonsense' 'cmake --preset nonsense && cmake --build --preset release'
refuse 'there is no target nonsense' 'cmake --build a --target nonsense minimax && cmake --build b --target minimax'
refuse 'there is no test nonsense' "ctest -R 'nonsense' && ctest -R 'documents'"
refuse 'there is no minimax nonsense' 'minimax nonsense a.pl && minimax check a.pl'
refuse 'there is no minimax check --nonsense' 'minimax check --nonsense a.pl; minimax solve a.pl'

# look_at_cmake BLOCK
look_at_cmake() {
    names='/target_link/s/my_game/tell_tic_tac_toe/; /add_game/s/my_game/${game}/g'
    while IFS= read -r line; do
        grep -qF "$(echo "$line" | sed "$names")" "$tree/examples/cpp/CMakeLists.txt" ||
            complain "examples/cpp/CMakeLists.txt has no $line"
    done <"$1"
}

# own_places: what CONTRIBUTING.md writes to, instead of a link.
own_places() {
    rm tests build
    mkdir -p tests build/release
    ln -s "$tree"/tests/* tests
    rm tests/cli
    cp -r "$tree/tests/cli" tests
    ln -s "$minimax" build/release/minimax
}

# count LANGUAGE
count() {
    find "$blocks" -name "*.$1" | wc -l
}

all=0
all_run=0
for document in $documents; do
    folder=$work/$(echo "${document%.md}" | tr / _)
    blocks=$folder.blocks
    mkdir "$folder" "$blocks"
    ln -s "$tree"/* "$folder"
    cd "$folder"
    [ "$document" != CONTRIBUTING.md ] || own_places
    ! grep -n '^ \{1,\}```' "$tree/$document" || complain 'an indented block is not looked at'
    split "$blocks"
    for block in "$blocks"/*.pl; do
        [ ! -e "$block" ] || load_file "$block"
    done
    for block in "$blocks"/*.cpp; do
        [ ! -e "$block" ] || write_source "$block"
    done
    for block in "$blocks"/*; do
        case $block in
            *.cmake) look_at_cmake "$block" ;;
            *.console) run_console "$block" ;;
            *.sh) look_at_shell "$block" ;;
            *.prolog | *.pl | *.cpp | *'*') ;;
            *) complain "no test knows a block of the language '${block##*.}'" ;;
        esac
    done
    [ "$(count prolog)" = 0 ] || ask_prolog "$blocks"/*.prolog
    run=$(($(count console) + $(count prolog) + $(count pl) + $(count cpp)))
    looked_at=$(($(count sh) + $(count cmake)))
    echo "$document: $run blocks run, $looked_at looked at"
    all_run=$((all_run + run))
    all=$((all + run + looked_at))
    cd "$tree"
done
echo "$all_run of $all blocks were run"
[ "$all_run" -gt 0 ] || { echo "$0: there was nothing to run" >&2; failed=true; }
! $failed
