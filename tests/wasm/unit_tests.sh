#!/bin/sh
# Whether the unit tests hold in WebAssembly, too: with as many random cases as under the sanitizers, since
# what is new there is the machine alone.
#
#     unit_tests.sh BUILD
set -eu
# The searches that the tests compile are optimised less than those of the command, and take more of the
# engine's stack than is reckoned with. And emscripten's C library makes no file of four terabytes.
exec env MINIMAX_ONE_OF=10 node --stack-size=4000 "$1/unit_tests_node.js" \
    --test-case-exclude='what is larger than the memory is refused before it is read'
