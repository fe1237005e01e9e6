#!/bin/sh
# A build for the swipl that the environment names, as a pack install does, asks no other one.
set -eu
. "$(dirname "$0")/sandbox.sh"

mkdir "$work/named" "$work/other"
printf '#!/bin/sh\nexec "%s" "$@"\n' "$(command -v swipl)" >"$work/named/swipl"
printf '#!/bin/sh\nexit 1\n' >"$work/other/swipl"
chmod +x "$work/named/swipl" "$work/other/swipl"
PATH=$work/other:$PATH
SWIPL=$work/named/swipl
export PATH SWIPL

cmake -S "$tree" -B "$work/build" -G Ninja -DMINIMAX_MODULE_ONLY=ON >"$work/log" 2>&1 &&
    cmake --build "$work/build" --target generate_unicode_classes >>"$work/log" 2>&1 || {
    cat "$work/log" >&2
    fail 'another swipl was asked'
}
