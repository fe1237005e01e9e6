#!/bin/sh
# Does what README.md and docs/*.md show, and compares what they show with what happens.
#
#     documents_test.sh MINIMAX MODULE_DIRECTORY
#
# Each document has a folder of its own, with links to what is in the root of the tree. There its
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
#               machine: each file and preset must be there, and each option of minimax
#
# There is no other language, and no block without one.
set -eu

minimax=$(realpath "$1")
module_directory=$(realpath "$2")
swipl=$(command -v swipl)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cd "$(dirname "$0")/../.."
tree=$(pwd)
. tests/packaging/document_blocks.sh

mkdir "$work/bin" "$work/home"
ln -s "$minimax" "$work/bin/minimax"
cat >"$work/bin/swipl" <<END
#!/bin/sh
HOME='$work/home' exec '$swipl' --no-packs -p library='$tree/prolog' -p foreign='$module_directory' "\$@"
END
chmod +x "$work/bin/swipl"
PATH=$work/bin:$PATH
# minimax/minimax.hpp, and its library.
export CPATH="$tree/src" LIBRARY_PATH="$(dirname "$minimax")/src"
presets=$(cmake --list-presets=all | sed -n 's/^ *"\(.*\)".*/\1/p')

# look_at_shell BLOCK
look_at_shell() {
    for word in $(cat "$1"); do
        case $word in
            build/* | *[{}\$:=]*) ;;
            */*) [ -e "$word" ] || complain "there is no $word" ;;
        esac
    done
    for preset in $(sed -n 's/.*--preset \([^ ]*\).*/\1/p' "$1"); do
        echo "$presets" | grep -qx "$preset" || complain "there is no preset $preset"
    done
    sed -n 's/.*minimax \([a-z]\{1,\}\) /\1 /p' "$1" >"$work/commands"
    while read -r subcommand arguments; do
        minimax "$subcommand" --help >"$work/help" || complain "there is no minimax $subcommand"
        for option in $(echo "$arguments" | grep -o -e '--[a-z-]*'); do
            grep -q "^  \(-[a-zA-Z], \)\{0,1\}$option\>" "$work/help" || complain "there is no minimax $subcommand $option"
        done
    done <"$work/commands"
}

# look_at_cmake BLOCK
look_at_cmake() {
    while IFS= read -r line; do
        grep -qxF "$(echo "$line" | sed 's/my_game/tic_tac_toe/')" "$tree/examples/cpp/CMakeLists.txt" ||
            complain "examples/cpp/CMakeLists.txt has no $line"
    done <"$1"
}

# count LANGUAGE
count() {
    find "$blocks" -name "*.$1" | wc -l
}

all=0
all_run=0
for document in README.md docs/*.md; do
    folder=$work/$(basename "$document" .md)
    blocks=$folder.blocks
    mkdir "$folder" "$blocks"
    ln -s "$tree"/* "$folder"
    cd "$folder"
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
