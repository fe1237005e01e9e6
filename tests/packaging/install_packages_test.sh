#!/bin/sh
# What tests/install_packages.sh would install, with a PATH that holds little and an apt-get that
# only tells what it is asked for.
set -eu
script=$(realpath "$(dirname "$0")/../install_packages.sh")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
failed=false

# fake NAME SCRIPT
fake() {
    printf '#!/bin/sh\n%s\n' "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

# A system without any program or library that minimax needs.
bare_system() {
    rm -rf "$work/bin"
    mkdir "$work/bin"
    for tool in sh env sed cut; do ln -s "$(command -v "$tool")" "$work/bin/$tool"; done
    fake id 'echo 0'
    fake dpkg-query 'case $* in *-dev | *python3-*) '"$1"' ;; *) exit 1 ;; esac'
    fake apt-cache 'echo "Version: 1:16.0-58~exp1"'
    fake apt-get '[ "$1" != install ] || echo "$@" >>"'"$work"'/asked"'
}

# expect WHAT PACKAGES: those that `install_packages.sh WHAT` asks apt-get for.
expect() {
    : >"$work/asked"
    PATH=$work/bin sh "$script" "$1" >/dev/null || failed=true
    asked=$(sed 's/.*--no-install-recommends//' "$work/asked")
    [ "$asked" = "$2" ] || {
        echo "$1: asks for '$asked' instead of '$2'" >&2
        failed=true
    }
}

bare_system 'exit 1'
expect build ' g++ cmake ninja-build swi-prolog-nox gettext tao-pegtl-dev libfmt-dev libgmp-dev libcli11-dev nlohmann-json3-dev libseccomp-dev libgraphviz-dev libedit-dev'

# Programs count wherever they come from.
bare_system 'echo installed'
for tool in g++ cmake ninja swipl msgfmt; do fake "$tool" 'exit 1'; done
expect build ''
expect page ' emscripten nodejs npm make xz-utils'
fake_clang='case $* in *-dumpversion*) echo 15.0.6 ;; *) exit 1 ;; esac'
time=
[ -x /usr/bin/time ] || time=' time'
for tool in em++ node npm make xz clang-format git hyperfine ccache bwrap parallel chromium chromedriver firefox-esr lintian debootstrap groff zsh fish; do fake "$tool" 'exit 1'; done
expect test " clang$time libclang-rt-16-dev"

# The libraries of clang are those of its own version.
fake clang++ "$fake_clang"
expect test "$time libclang-rt-15-dev"
fake clang++ 'exit 0'
expect test "$time"
! $failed
