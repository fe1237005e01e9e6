#!/bin/sh
# Installs the Debian packages that minimax needs, as far as they are missing: as root or with sudo.
# A program that is there counts wherever it comes from. Where nothing is missing, it needs neither,
# and no network.
#
#     install_packages.sh build    to build the command and the SWI-Prolog module
#     install_packages.sh page     to build the page as well
#     install_packages.sh test     to build and run all tests as well
set -eu

# A program, and after an equals sign its package where that has another name.
build_programs="g++ cmake ninja=ninja-build swipl=swi-prolog-nox msgfmt=gettext"
build_libraries="tao-pegtl-dev libfmt-dev libgmp-dev libcli11-dev nlohmann-json3-dev libseccomp-dev
    libgraphviz-dev libedit-dev"
# GMP is built for the page, of its source package.
page_programs="em++=emscripten node=nodejs npm make xz=xz-utils"
test_programs="clang++=clang clang-format git hyperfine /usr/bin/time=time ccache bwrap=bubblewrap
    parallel chromium chromedriver=chromium-driver firefox-esr lintian debootstrap groff zsh fish"
test_libraries="doctest-dev python3-jsonschema python3-yaml"

case ${1-} in
    build)
        programs=$build_programs
        libraries=$build_libraries
        ;;
    page)
        programs="$build_programs $page_programs"
        libraries=$build_libraries
        ;;
    test)
        programs="$build_programs $page_programs $test_programs"
        libraries="$build_libraries $test_libraries"
        ;;
    *)
        echo "usage: $0 build|page|test" >&2
        exit 2
        ;;
esac

if ! command -v dpkg-query >/dev/null; then
    echo "$0: this is no Debian. Needed are these programs, and what these packages hold:" \
        $programs $libraries >&2
    exit 0
fi

# has_fuzzer: whether clang++ has its libraries for fuzzing and sanitizers.
has_fuzzer() {
    echo 'extern "C" int LLVMFuzzerTestOneInput(const char*, unsigned long) { return 0; }' |
        clang++ -x c++ -fsanitize=fuzzer,address,undefined - -o /dev/null 2>/dev/null
}

# clang_version: the first number of the clang that is there, or of the one that will be.
clang_version() {
    if command -v clang++ >/dev/null; then
        clang++ -dumpversion
    else
        apt-cache show --no-all-versions clang | sed -n 's/^Version: \([0-9]*:\)\{0,1\}//p'
    fi | cut -d. -f1
}

missing=
for program in $programs; do
    command -v "${program%=*}" >/dev/null || missing="$missing ${program#*=}"
done
for library in $libraries; do
    case $(dpkg-query --show --showformat '${db:Status-Status}' "$library" 2>/dev/null) in
        installed) ;;
        *) missing="$missing $library" ;;
    esac
done
needs_fuzzer=false
if [ "$1" = test ] && ! has_fuzzer; then needs_fuzzer=true; fi
if [ -z "$missing" ] && ! $needs_fuzzer; then exit 0; fi

if [ "$(id -u)" -eq 0 ]; then
    as_root=
elif command -v sudo >/dev/null; then
    as_root=sudo
else
    $needs_fuzzer && missing="$missing libclang-rt-$(clang_version)-dev"
    echo "$0: only root can install these packages:$missing" >&2
    exit 1
fi
# Words split: a list of packages, and sudo or nothing.
$as_root apt-get update --quiet --quiet
if $needs_fuzzer; then missing="$missing libclang-rt-$(clang_version)-dev"; fi
echo "Installing$missing"
$as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install --quiet --quiet --yes --no-install-recommends $missing
