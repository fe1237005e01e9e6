#!/bin/sh
# Installs what is missing, builds, and runs every test: on a bare Debian 12 as root or with sudo.
#
#     run.sh [ARGUMENT OF CTEST...]
#
# The tests are those of the release preset, the unit tests and golden runs under the sanitizers (a
# tenth of the random cases of the searches, see tests/test_size.hpp), golden runs and unit tests (a tenth, too)
# in WebAssembly, and three quarters of a minute of fuzzing. Exit status: that of ctest, whose summary comes last.
set -eu

cd "$(dirname "$0")/.."
sh tests/install_packages.sh test

# A bare system has none, and SWI-Prolog reads files as the locale says.
export LC_ALL=C.UTF-8

# A second run, and the builds of the packaging tests, find what was compiled before.
if command -v ccache >/dev/null; then
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache
    export CCACHE_BASEDIR="${CCACHE_BASEDIR-$PWD}"
fi
# The core of the page beside the command: to build either, one job waits for another for minutes.
# It has a process group of its own, so that all of it is ended with this.
cmake --preset wasm
log=$(mktemp)
setsid cmake --build --preset wasm --parallel "$(nproc)" >"$log" 2>&1 &
core=$!
trap 'kill -- "-$core" 2>/dev/null && wait "$core" || true; rm -f "$log"' EXIT
trap 'exit 1' HUP INT TERM
cmake --preset release
cmake --build --preset release --parallel "$(nproc)"
wait "$core" || { status=$?; cat "$log"; exit "$status"; }
cat "$log"
trap - EXIT HUP INT TERM
rm -f "$log"
# Which now has the page among its targets.
cmake --preset release
cmake --build --preset release --target all page prebuilt_pack
cmake --preset sanitize
cmake --build --preset sanitize
exec ctest --preset release --build-config ci --no-tests=error "$@"
