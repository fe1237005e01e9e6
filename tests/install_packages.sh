#!/bin/sh
# Installs the Debian packages that minimax needs, as far as they are missing: as root or with sudo.
# Where nothing is missing, it needs neither, and no network.
#
#     install_packages.sh build    to build the command and the SWI-Prolog module
#     install_packages.sh test     to build and run all tests as well
set -eu

build_packages="
    g++ cmake ninja-build
    swi-prolog-nox
    tao-pegtl-dev libfmt-dev libgmp-dev
    libcli11-dev nlohmann-json3-dev"
test_packages="
    doctest-dev
    clang libclang-rt-14-dev
    git
    hyperfine time
    ccache"

case ${1-} in
    build) packages=$build_packages ;;
    test) packages="$build_packages $test_packages" ;;
    *)
        echo "usage: $0 build|test" >&2
        exit 2
        ;;
esac

if ! command -v dpkg-query >/dev/null; then
    echo "$0: this is no Debian. Needed are what these packages hold:" $packages >&2
    exit 0
fi

missing=
for package in $packages; do
    case $(dpkg-query --show --showformat '${db:Status-Status}' "$package" 2>/dev/null) in
        installed) ;;
        *) missing="$missing $package" ;;
    esac
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" -eq 0 ]; then
    as_root=
elif command -v sudo >/dev/null; then
    as_root=sudo
else
    echo "$0: only root can install these packages:$missing" >&2
    exit 1
fi
echo "Installing$missing"
# Words split: a list of packages, and sudo or nothing.
$as_root apt-get update --quiet --quiet
$as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install --quiet --quiet --yes --no-install-recommends $missing
