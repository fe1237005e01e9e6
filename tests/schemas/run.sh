#!/bin/sh
# Holds JSON against docs/schemas/: that of the golden runs, and that which the command writes now.
#
#     run.sh MINIMAX
#
# Exit status: 0, 1 where an object is not as it should be, or 77 where there is no validator.
set -eu
[ $# -eq 1 ] || { echo "usage: $0 MINIMAX" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)

# Debian's package is that of Debian's Python, which need not be the first one.
for python in python3 /usr/bin/python3; do
    if "$python" -c 'import jsonschema' 2>/dev/null; then
        PYTHONDONTWRITEBYTECODE=1 exec "$python" "$here/validate.py" "$1"
    fi
done
echo "$0: no validator: tests/install_packages.sh test installs it" >&2
exit 77
