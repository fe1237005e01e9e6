#!/bin/sh
# Installs what is for programs in C++ below a prefix, moves that, and builds the example of
# examples/cpp/ with it in an empty folder, with each compiler that is there; then tells it of games
# that are none, and looks for the requirement in what the compiler says.
#
#     package_test.sh BUILD
set -eu
build=$(realpath "$1")
cd "$(dirname "$0")/../.."
root=$(pwd)
. tests/complaints.sh
. tests/packaging/record.sh

cmake --install "$build" --component development --prefix "$work/here" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    complain 'cmake --install --component development does not succeed'
}
mkdir "$work/a place"
mv "$work/here" "$work/a place/there"
prefix="$work/a place/there"
for word in "$build" "$root/src"; do
    count=$((count + 1))
    ! grep -rlF "$word" "$prefix" || complain "what is installed remembers $word"
done

compilers=
for compiler in g++ clang++; do
    if command -v "$compiler" >/dev/null; then compilers="$compilers $compiler"; fi
done

# --- The example, in a folder with headers that are called like some of minimax

mkdir "$work/program" "$work/program/game" "$work/program/search"
cp examples/cpp/* "$work/program"
echo '#error "not this one"' | tee "$work/program/game/game.hpp" >"$work/program/search/minimax.hpp"
for compiler in $compilers; do
    count=$((count + 1))
    rm -rf "$work/program/build"
    { cmake -S "$work/program" -B "$work/program/build" -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_CXX_FLAGS="-Wall -Wextra -Wconversion -Werror -I$work/program" &&
        cmake --build "$work/program/build"; } >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        complain "the example does not build with $compiler"
        continue
    }
    # After no, one, two moves and so on 1, 9, 72, 252, 756, 1260, 1520, 1140, 390 and 78 boards can
    # be reached: 5478 in all.
    "$work/program/build/tic_tac_toe" >"$work/told"
    [ "$(head -1 "$work/told")" = 'Value 0, in 9 moves:' ] ||
        complain "the example of $compiler tells another value: $(head -1 "$work/told")"
    grep -q 'minimax 5478, alpha-beta' "$work/told" ||
        complain "the example of $compiler counts otherwise: $(tail -1 "$work/told")"
done

# --- What the headers need

"${compilers##* }" -std=c++20 -M -I"$prefix/include" "$work/program/tic_tac_toe.cpp" >"$work/headers"
count=$((count + 1))
! grep -E 'gmp|fmt|SWI-|nlohmann|pegtl' "$work/headers" || complain 'a header needs another library'

# --- Games that are none

# refuse WHAT EDIT REQUIREMENT: the game with that edit of sed is refused, for this.
refuse() {
    sed "$2" examples/cpp/tic_tac_toe.hpp >"$work/program/tic_tac_toe.hpp"
    ! cmp -s examples/cpp/tic_tac_toe.hpp "$work/program/tic_tac_toe.hpp" || complain "$1: nothing is edited"
    for compiler in $compilers; do
        count=$((count + 1))
        if "$compiler" -std=c++20 -fsyntax-only -I"$prefix/include" "$work/program/tic_tac_toe.cpp" >"$work/log" 2>&1; then
            complain "$compiler takes a game with $1"
        elif ! grep -q "$3" "$work/log"; then
            head -40 "$work/log" >&2
            complain "$compiler says nothing of $3, of a game with $1"
        fi
    done
}
refuse 'no successors' 's/successors(/followers(/' 'game.successors(position)'
refuse 'no mover' 's/mover(const/who(const/; s/mover(board)/who(board)/' 'game.mover(position)'
refuse 'a mover that is a truth value' \
    's/minimax::Mover mover(/bool mover(/; s/return crosses_move ?.*/return crosses_move;/; s/mover(board) == minimax::Mover::max/mover(board)/' \
    'same_as.*Mover'
refuse 'no value' 's/int value(/int worth(/' 'game.value(position)'
refuse 'values of another type' 's/using Value = int/struct Value { int value; }/' 'totally_ordered'
refuse 'no type of values' '/using Value/d' 'Value'
refuse 'no type of positions' '/using Position/d' 'Position'
refuse 'positions without a hash' '/^template <>/,/^};/d' 'RememberedPosition\|std::hash'
refuse 'positions that cannot be compared' '/operator==/d' 'regular\|equality_comparable'
refuse 'successors in a list' 's/std::vector/std::list/g; s/include <vector>/include <list>/' 'random_access_range'
conclude 'games and compilers'
