#!/bin/sh
# Whether the unit tests hold in WebAssembly, too.
#
#     unit_tests.sh BUILD
set -eu
exec env MINIMAX_ONE_OF=10 "$1/unit_tests"
