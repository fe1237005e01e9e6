#!/bin/sh
# Makes the release, and takes each part of it as somebody would who has nothing else, in an empty folder and
# an empty home: its checksum is right, it has the version of pack.pl, and it does what it is for. How the parts
# are installed in full is the business of archives_test.sh, prebuilt_pack_test.sh and debian_test.sh.
#
#     release_test.sh BUILD
set -eu
build=$(realpath "$1")
cd "$(dirname "$0")/../.."
root=$(pwd)
. tests/complaints.sh
version=$(sed -n "s/^version('\(.*\)')\.$/\1/p" pack.pl)

cmake --build "$build" --target release >"$work/log" 2>&1 || { cat "$work/log" >&2; complain 'there is no release'; }
cp -r "$build/release" "$work/release"
cd "$work/release"

# check WHAT FOUND EXPECTED
check() {
    count=$((count + 1))
    [ "$2" = "$3" ] || complain "$1: '$2' instead of '$3'"
}

count=$((count + 1))
sha256sum --check --strict --quiet SHA256SUMS >&2 || complain 'a checksum is wrong'
check 'what has a checksum' "$(sed 's/^[0-9a-f]*  //' SHA256SUMS | LC_ALL=C sort)" \
    "$(find . -type f ! -name SHA256SUMS | sed 's:^\./::' | LC_ALL=C sort)"
check 'the number of parts' "$(wc -l <SHA256SUMS)" 7
! grep -v "minimax[-_]\(dev_\)\{0,1\}$version[-_.]" SHA256SUMS || complain 'a part is not called by its version'

# answers WHAT PREFIX: the command that was unpacked there.
answers() {
    check "the version of $1" "$("$2/bin/minimax" --version | sed -n '1s/ (.*//p')" "minimax $version"
    check "the answer of $1" "$(HOME=$work/home "$2/bin/minimax" solve "$root/examples/nim.pl" | sed -n 2p)" 'Val = 1,'
}
mkdir "$work/home" "$work/binary" "$work/source" "$work/debian" "$work/development"
tar -xzf minimax-"$version"-*.tar.gz -C "$work/binary" --strip-components=1
answers 'the archive' "$work/binary"
dpkg-deb --extract minimax_"$version"_*.deb "$work/debian"
answers 'the package' "$work/debian/usr"
check 'the version of the package' "$(dpkg-deb --field minimax_"$version"_*.deb Version)" "$version"
dpkg-deb --extract libminimax-dev_"$version"_*.deb "$work/development"
count=$((count + 1))
printf '#include "minimax/minimax.hpp"\nint main() {}\n' |
    g++ -std=c++20 -fsyntax-only -I "$work/development/usr/include" -x c++ - || complain 'the headers do not compile'

tar -xzf minimax-"$version".tar.gz -C "$work/source" --strip-components=1
check 'the version of the sources' "$(sed -n "s/^version('\(.*\)')\.$/\1/p" "$work/source/pack.pl")" "$version"
for document in README.md CONTRIBUTING.md CHANGELOG.md LICENSE .ci/run .github/workflows/ci.yml; do
    count=$((count + 1))
    cmp -s "$root/$document" "$work/source/$document" || complain "the sources have another $document"
done

pack=$(echo "$PWD"/*/minimax-"$version".tgz)
check 'the pack in SWI-Prolog' "$(env -i HOME="$work/home" PATH=/usr/bin:/bin LC_ALL=C.UTF-8 swipl -q \
    -g "pack_install('$pack', [interactive(false), silent(true)])" \
    -g "use_module(library(minimax)), consult('$root/examples/course_notes.pl'), minimax(a, B, V, L)" \
    -g "pack_property(minimax, version(Version)), print(Version), nl" \
    -g "minimax(a, B, V, L), print(B-V-L), nl" -t halt 2>/dev/null)" "'$version'
b-4-[b,d,i]"

for page in search playground; do
    check "a page $page" "$(grep -ci '^<!doctype html>' "minimax-$version-$page.html")" 1
    check "no address in the page $page" "$(grep -c '<script[^>]* src=' "minimax-$version-$page.html")" 0
done
conclude 'things about the release'
