# For tests that hold searches of many trees against each other; to be sourced with the command as $1.
# Sets $minimax, $folder, this one, and $work, and goes to where the inputs are. all FILE ARGUMENT... is
# theirs.
minimax=$(realpath "$1")
folder=$(cd "$(dirname "$0")" && pwd)
cd "$folder/../inputs"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
count=0

# random_trees HOW_MANY DEPTHS TRY: calls TRY with the file of each, of seeds from MINIMAX_SEED on, 1 if
# that is not set.
random_trees() {
    seed=${MINIMAX_SEED-1}
    last=$((seed + $1 - 1))
    echo "$0: seeds $seed to $last"
    while [ "$seed" -le "$last" ]; do
        "$minimax" generate --seed "$seed" --mixed --depth "$2" --branching 1-3 --output "$work/$seed.pl"
        "$3" "$work/$seed.pl"
        seed=$((seed + 1))
    done
}
