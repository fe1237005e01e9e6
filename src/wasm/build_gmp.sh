#!/bin/sh
# Builds GMP for WebAssembly, of the source package of this Debian: the same version as natively.
#
#     build_gmp.sh FOLDER
#
# FOLDER has then include/gmp.h, include/gmpxx.h and lib/libgmp.a, and in source/ the sources. The
# licence of GMP, the LGPL, wants these to be at hand for whoever gets the page: see docs/page.md.
set -eu

[ ! "$1/lib/libgmp.a" -nt "$0" ] || exit 0
mkdir -p "$1"
folder=$(realpath "$1")
cd "$folder"

# fetch: the source package into source/. Most systems know packages of programs alone, so apt is
# told of the sources at the same places, in lists of its own that nobody else sees.
fetch() {
    mkdir -p apt/lists/partial apt/archives/partial source
    apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' \
        'Identifier: Packages' 'Origin: Debian' | sort -u | sed 's/^/deb-src /' >apt/sources.list
    set -- -o Dir::Etc::SourceList="$folder/apt/sources.list" -o Dir::Etc::SourceParts=/dev/null \
        -o Dir::State::Lists="$folder/apt/lists" -o Dir::Cache="$folder/apt" -o APT::Sandbox::User=
    apt-get "$@" --quiet --quiet update
    (cd source && apt-get "$@" --quiet --quiet --download-only --only-source source gmp)
}

if ! [ -e source/fetched ]; then
    fetch
    touch source/fetched
fi
rm -rf build unpacked
mkdir -p unpacked build include lib
tar --extract --strip-components 1 --directory unpacked --file source/gmp_*.orig.tar.*
# Debian leaves the manual out, and what configure makes of it.
mkdir -p unpacked/doc
echo all: >unpacked/doc/Makefile.in
cd build
# A node that is not Debian's does not look where Debian's has what emscripten needs of it.
export NODE_PATH=/usr/share/nodejs
# Generic C: no processor's assembly, and no C++ but the header. What configure tries need not be
# optimised.
CC_FOR_BUILD=${CC_FOR_BUILD-cc} emconfigure ../unpacked/configure --host=none --disable-assembly \
    --disable-shared --quiet gmp_cv_c_double_format='IEEE little endian' CFLAGS='-O0 -w' >configure.log 2>&1 ||
    { tail -n 20 configure.log >&2; exit 1; }
# To compile, emcc calls this, and takes longer than it.
clang="$(em-config LLVM_ROOT)/clang-14 --target=wasm32-unknown-emscripten"
make --jobs="$(nproc)" --silent CC="$clang --sysroot=$(em-config CACHE)/sysroot" CFLAGS='-Os -w' \
    >make.log 2>&1 || { tail -n 20 make.log >&2; exit 1; }
cp gmp.h ../unpacked/gmpxx.h ../include
cp .libs/libgmp.a ../lib
