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
        cmake --build "$work/program/build" --target tell_tic_tac_toe tic_tac_toe; } >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        complain "the example does not build with $compiler"
        continue
    }
    # After no, one, two moves and so on 1, 9, 72, 252, 756, 1260, 1520, 1140, 390 and 78 boards can
    # be reached: 5478 in all.
    "$work/program/build/tell_tic_tac_toe" >"$work/told"
    [ "$(head -1 "$work/told")" = 'Value 0, in 9 moves:' ] ||
        complain "the example of $compiler tells another value: $(head -1 "$work/told")"
    grep -q 'minimax 5478, alpha-beta' "$work/told" ||
        complain "the example of $compiler counts otherwise: $(tail -1 "$work/told")"
    [ "$("$build/minimax" solve "$work/program/build/tic_tac_toe.so" 'x-[e,o,o,e,x,e,x,e,e]' | sed -n 2p)" = 'Val = 1,' ] ||
        complain "the module of $compiler tells another value"
done

# What a file of a game includes of minimax is compiled once for all that follow: a folder for each compiler,
# where it is found instead of the header that it was made of.
for compiler in $compilers; do
    mkdir "$work/$compiler"
    printf '#include <minimax/minimax.hpp>\n#include <minimax/module.hpp>\n' >"$work/$compiler/known.hpp"
    case $compiler in clang*) compiled=pch ;; *) compiled=gch ;; esac
    "$compiler" -std=c++20 -Wall -Wextra -Wconversion -I"$prefix/include" -x c++-header "$work/$compiler/known.hpp" \
        -o "$work/$compiler/known.hpp.$compiled"
done

# look_at COMPILER FILE [OPTION...]: whether it compiles.
look_at() {
    compiler=$1 file=$2
    shift 2
    "$compiler" -std=c++20 -Wall -Wextra -Wconversion -Werror -fsyntax-only "$@" -I"$prefix/include" \
        "$file" >"$work/log" 2>&1
}
look_at_known() {
    compiler=$1 file=$2
    shift 2
    look_at "$compiler" "$file" -include "$work/$compiler/known.hpp" "$@"
}

# --- The other games

for header in examples/cpp/*.hpp; do
    printf '#include "%s"\n' "${header##*/}" >"$work/program/header.cpp"
    # Whether it includes what it needs is for one of them to say.
    look=look_at
    for compiler in $compilers; do
        count=$((count + 1))
        $look "$compiler" "$work/program/header.cpp" || {
            cat "$work/log" >&2
            complain "$header does not compile with $compiler"
        }
        look=look_at_known
    done
done

# --- What the headers need

"${compilers##* }" -std=c++20 -M -I"$prefix/include" "$work/program/tic_tac_toe.cpp" >"$work/headers"
count=$((count + 1))
! grep -E 'gmp|fmt|SWI-|nlohmann|pegtl' "$work/headers" || complain 'a header needs another library'

# --- Games that are none

# refuse_edited HEADER SOURCE WHAT EDIT REQUIREMENT: the game of the header with that edit of sed is
# refused where the source is compiled, for this.
refuse_edited() {
    cp examples/cpp/* "$work/program"
    sed "$4" "examples/cpp/$1" >"$work/program/$1"
    ! cmp -s "examples/cpp/$1" "$work/program/$1" || complain "$3: nothing is edited"
    for compiler in $compilers; do
        count=$((count + 1))
        if look_at_known "$compiler" "$work/program/$2" -Wno-error; then
            complain "$compiler takes a game with $3"
        elif ! grep -q "$5" "$work/log"; then
            head -40 "$work/log" >&2
            complain "$compiler says nothing of $5, of a game with $3"
        fi
    done
}
refuse() {
    refuse_edited tic_tac_toe.hpp tic_tac_toe.cpp "$@"
}
refuse 'no successors' 's/successors(/followers(/' 'game.successors(position)'
refuse 'no mover' 's/mover(const/who(const/; s/mover(board)/who(board)/' 'game.mover(position)'
refuse 'a mover that is a truth value' \
    's/minimax::Mover mover(/bool mover(/; s/return board.to_move;/return board.to_move == minimax::Mover::max;/; s/mover(board) == minimax::Mover::max/mover(board)/' \
    'same_as.*Mover'
refuse 'no value' 's/int value(/int worth(/' 'game.value(position)'
refuse 'values of another type' 's/using Value = int/struct Value { int value; }/' 'totally_ordered'
refuse 'no type of values' '/using Value/d' 'Value'
refuse 'no type of positions' '/using Position/d' 'Position'
refuse 'positions without a hash' '/^template <>/,/^};/d' 'RememberedPosition\|std::hash'
refuse 'positions that cannot be compared' '/operator==/d' 'regular\|equality_comparable'
refuse 'successors in a list' 's/minimax::FixedList<Board, 9>/std::list<Board>/g; s/#include <functional>/&\n#include <list>/' 'random_access_range'

# Modules that are none.
printf '#include <minimax/module.hpp>\n#include "tic_tac_toe_in_prolog.hpp"\nMINIMAX_GAME(TicTacToeInProlog)\n' \
    >"$work/program/module.cpp"
refuse_module() {
    refuse_edited tic_tac_toe_in_prolog.hpp module.cpp "$@"
}
refuse_module 'no terms' 's/Term term(const/Term word(const/' 'game.term(position)'
refuse_module 'terms that are texts' \
    's/  Term term(const Board& board) const {/  std::string term(const Board\&) const { return {}; }\n  Term other(const Board\& board) const {/' \
    'same_as.*PlainTerm\|game.term(position)'
refuse_module 'no positions of terms' 's/ position(const Term/ place(const Term/' 'game.position(term)'
refuse_module 'a position for every term' \
    's/  std::optional<Board> position(const Term& term) const {/  Board position(const Term\&) const { return {}; }\n  std::optional<Board> other(const Term\& term) const {/' \
    'same_as.*optional\|game.position(term)'
refuse_module 'nothing to begin with' 's/Board initial() const/explicit TicTacToeInProlog(int) {} Board initial() const/' 'default_initializable\|constructible'
conclude 'games and compilers'
