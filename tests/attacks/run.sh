#!/bin/sh
# Grades the hostile submissions: none passes, none leaves a trace, none keeps the others from being
# graded. As the user who runs this, and, where that is root, as an ordinary user too: without
# bubblewrap, as in a plain container, and with it alone, as where the kernel has no Landlock.
#
#     run.sh MINIMAX SWIPL WITHOUT
#
# WITHOUT runs a command without Landlock: tests/embedded/without.cpp.
set -eu
minimax=$1
swipl=$2
without=$3
cd "$(dirname "$0")"
attacks=$(pwd)
work=$(mktemp -d)
ordinary=
alone=
trap 'kill $ordinary $alone 2>/dev/null || true; rm -rf "$work"' EXIT

# grade NAME SETS COMMAND...: by the command, which may change the user; of SETS, `all` or `texts`
grade() {
    folder=$work/$1
    sets=$2
    shift 2
    mkdir "$folder" "$folder/home" "$folder/here"
    mkdir "$folder/texts"
    cp "$attacks"/*.pl "$folder/texts"
    cp -r "$attacks/limits" "$folder"
    mv "$folder/texts/check_attacks.pl" "$folder"
    sh "$attacks/make_files.sh" "$folder/files" >"$folder/list"
    cp ../../examples/course_notes.pl "$folder/tree.pl"
    echo 'max_to_move(a). static_eval(a, 1).' >"$folder/leaf.pl"
    [ "$(id -u)" -ne 0 ] || chown -R nobody "$folder"
    # What only time ends shall not take long. What another limit ends shall be ended by that, on
    # few trees.
    for set in "tree.pl 3 0.25 $folder/texts" "leaf.pl 0 40 $folder/limits" \
        "tree.pl 3 0.25 $folder/files $folder/list"; do
        [ "$sets" = all ] || [ "${set##*/}" = "$sets" ] || continue
        # Words split: the arguments of check_attacks.pl.
        (cd "$folder/here" && HOME="$folder/home" "$@" "$swipl" "$folder/check_attacks.pl" -- \
            "$minimax" "$folder/"$set </dev/null)
    done
    traces=$(find "$folder" /tmp "$HOME" /dev/shm /var/tmp -xdev -name '*pwned*' 2>/dev/null || true)
    if [ -n "$traces" ]; then
        echo "left behind: $traces" >&2
        exit 1
    fi
}

for file in limits/*.pl; do
    sed -n 2p "$file" | grep -q '^% because: ' || {
        echo "$file does not say in its second line by which limit it is ended" >&2
        exit 1
    }
done

chmod 755 "$work"
# At the same time: most of it is waiting.
if [ "$(id -u)" -eq 0 ]; then
    nobody="setpriv --reuid=nobody --regid=nogroup --clear-groups env"
    # Words split.
    grade ordinary all $nobody PATH=/nowhere &
    ordinary=$!
    if $nobody bwrap --unshare-user --ro-bind / / true 2>/dev/null; then
        grade alone texts $nobody "$without" landlock &
        alone=$!
    else
        echo "an ordinary user has no bubblewrap here: it is not tried alone"
    fi
fi
grade own all env
for process in $ordinary $alone; do
    wait "$process"
done
