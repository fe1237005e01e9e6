# Read by the tests of this folder that do what documents show: documents_test.sh says how their blocks
# are marked. Set are $tree, the root of the sources, $work, a folder, and $document, which is looked
# at; `minimax` and `swipl` are those of the PATH.
failed=false

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

# write_source BLOCK
write_source() {
    name=$(sed -n '1s/^\/\/ \([a-z_]*\.[ch]pp\)$/\1/p' "$1")
    [ -n "$name" ] || { complain 'a block of C++ does not begin with // NAME.cpp or // NAME.hpp'; return 0; }
    cp "$1" "$name"
}

# No two runs take the same time; and blanks at the end of a line are not seen.
without_times() {
    sed -e 's/ *$//' -e 's/ *[0-9.]* m\{0,1\}s$/  TIME/; s/ *time$/  time/' \
        -e 's/"\(seconds\|positions_per_second\|load_seconds\|peak_bytes\|least_seconds\|most_seconds\)":[^,}]*/"\1":TIME/g' "$1"
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
