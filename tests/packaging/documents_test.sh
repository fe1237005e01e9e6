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
failed=false

mkdir "$work/bin" "$work/home"
ln -s "$minimax" "$work/bin/minimax"
cat >"$work/bin/swipl" <<END
#!/bin/sh
HOME='$work/home' exec '$swipl' --no-packs -p library='$tree/prolog' -p foreign='$module_directory' "\$@"
END
chmod +x "$work/bin/swipl"
PATH=$work/bin:$PATH
presets=$(cmake --list-presets=all | sed -n 's/^ *"\(.*\)".*/\1/p')

# complain SENTENCE
complain() {
    echo "$0: $document: $1" >&2
    failed=true
}

# split FOLDER: puts the blocks of the document into files there, 001.LANGUAGE and so on.
split() {
    awk -v folder="$1" '
        /^```/ && file == "" { file = sprintf("%s/%03d.%s", folder, ++count, substr($0, 4))
                               printf "" >file; next }
        /^```/ { close(file); file = ""; next }
        file != "" { print >file }' "$tree/$document"
}

# same EXPECTED PRINTED
same() {
    diff -u --label "$document" --label printed "$1" "$2" || failed=true
}

# load_file BLOCK
load_file() {
    name=$(sed -n '1s/^% \([a-z_]*\.pl\)$/\1/p' "$1")
    [ -n "$name" ] || { complain 'a block of Prolog does not begin with % NAME.pl'; return 0; }
    cp "$1" "$name"
    swipl -q --on-error=status --on-warning=status -g halt "$name" </dev/null >"$work/loaded" 2>&1 || {
        cat "$work/loaded" >&2
        complain "$name does not load"
    }
}

# No two runs take the same time; and blanks at the end of a line are not seen.
without_times() {
    sed -e 's/ *$//' -e 's/ *[0-9.]* m\{0,1\}s$/  TIME/; s/ *time$/  time/' \
        -e 's/"seconds":[^,]*,"positions_per_second":[0-9a-z]*/"seconds":TIME/' "$1"
}

# run_console BLOCK
run_console() {
    grep '^\$ ' "$1" | cut -c3- | while IFS= read -r command; do
        printf '$ %s\n' "$command"
        sh -c "$command" 2>&1 </dev/null || true
    done >"$work/printed"
    without_times "$1" >"$work/expected"
    without_times "$work/printed" >"$work/printed.comparable"
    same "$work/expected" "$work/printed.comparable"
}

# ask_prolog BLOCK...: blank lines separate answers in both; the address of a game is another each
# time.
ask_prolog() {
    cat "$@" | grep -v '^?- ' | grep . | without_addresses >"$work/expected" || true
    cat "$@" | sed -n 's/^?- //p' >"$work/queries"
    swipl -q <"$work/queries" 2>&1 | grep -v '^Warning: .*Goal (' | grep . |
        without_addresses >"$work/printed" || true
    same "$work/expected" "$work/printed"
}
without_addresses() {
    sed 's/(0x[0-9a-f]*)/(0x...)/'
}

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
            grep -q "^  $option\>" "$work/help" || complain "there is no minimax $subcommand $option"
        done
    done <"$work/commands"
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
    for block in "$blocks"/*; do
        case $block in
            *.console) run_console "$block" ;;
            *.sh) look_at_shell "$block" ;;
            *.prolog | *.pl | *'*') ;;
            *) complain "no test knows a block of the language '${block##*.}'" ;;
        esac
    done
    [ "$(count prolog)" = 0 ] || ask_prolog "$blocks"/*.prolog
    run=$(($(count console) + $(count prolog) + $(count pl)))
    echo "$document: $run blocks run, $(count sh) looked at"
    all_run=$((all_run + run))
    all=$((all + run + $(count sh)))
    cd "$tree"
done
echo "$all_run of $all blocks were run"
[ "$all_run" -gt 0 ] || { echo "$0: there was nothing to run" >&2; failed=true; }
! $failed
