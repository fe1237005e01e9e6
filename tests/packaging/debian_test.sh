#!/bin/sh
# Packs what was built as a Debian package, lets lintian look at it, and installs it where there is no
# compiler, in a root with nothing but the smallest Debian: there the stories of the README are done.
# Needs root, debootstrap, lintian and Debian's archive; skipped (77) where one of these is missing.
#
#     debian_test.sh BUILD
set -eu
build=$(realpath "$1")
cd "$(dirname "$0")/../.."
. tests/complaints.sh
[ "$(id -u)" -eq 0 ] || skip 'only root can make a root'
for program in debootstrap lintian cpack dpkg-shlibdeps; do
    command -v "$program" >/dev/null || skip "there is no $program"
done
archive=$(apt-get indextargets --format '$(SITE) $(RELEASE) $(COMPONENT)' 2>/dev/null |
    sed -n 's/ bookworm main$//p' | head -n 1)
[ -n "$archive" ] || skip 'no archive of Debian 12 is known'

unmount() {
    status=$?
    umount "$work/root/proc" 2>/dev/null || true
    # Where /proc is still there, it is none of ours.
    rm -rf --one-file-system "$work"
    exit $status
}
trap unmount EXIT

# run WHAT COMMAND...: complains with what it prints where it fails.
run() {
    what=$1
    shift
    count=$((count + 1))
    "$@" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        complain "$what fails"
    }
}

run cpack cpack --config "$build/CPackConfig.cmake" -G DEB -B "$work/packages"
package=$(echo "$work"/packages/minimax_*.deb)
development=$(echo "$work"/packages/libminimax-dev_*.deb)
for file in "$package" "$development"; do
    [ -f "$file" ] || { complain 'a package is missing'; conclude 'steps'; exit 1; }
    run lintian lintian --fail-on error --suppress-tags bad-distribution-in-changes-file "$file"
    cat "$work/log"
done

# The package for C++ needs a compiler: that of this machine.
dpkg-deb --extract "$development" "$work/development"
run 'the example in C++' cmake -S examples/cpp -B "$work/example" -DCMAKE_PREFIX_PATH="$work/development/usr"
run 'the example in C++' cmake --build "$work/example" --target tell_tic_tac_toe tic_tac_toe
run 'the example in C++' sh -c '"$1" | grep -q "^Value 0, in 9 moves"' sh "$work/example/tell_tic_tac_toe"
dpkg-deb --contents "$package" >"$work/contents"
! grep '/include/\|\.a$' "$work/contents" || complain 'the package of the command has what is for C++'

debootstrap --variant=minbase bookworm "$work/root" "$archive" >"$work/log" 2>&1 ||
    skip "debootstrap does not succeed here: $(tail -n 1 "$work/log")"
cp "$package" "$work/root/tmp"
# As the machine itself reaches the archive.
cp /etc/resolv.conf "$work/root/etc" 2>/dev/null || true
cp /etc/apt/apt.conf.d/*proxy* "$work/root/etc/apt/apt.conf.d" 2>/dev/null || true
mount -t proc proc "$work/root/proc" 2>/dev/null || true
inside() {
    chroot "$work/root" /usr/bin/env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"
}
run 'apt-get update' inside apt-get update
run 'apt-get install' inside sh -c 'apt-get install --yes --no-install-recommends /tmp/*.deb man-db bash-completion zsh'
for compiler in cc c++ g++ gcc clang cmake; do
    ! inside sh -c "command -v $compiler" >/dev/null || complain "there is $compiler"
done

mkdir -p "$work/root/stories/tests/cli"
cp -r README.md examples "$work/root/stories"
cp -r tests/packaging tests/attacks "$work/root/stories/tests"
cp -r tests/cli/inputs "$work/root/stories/tests/cli"
inside useradd --create-home student
chown -R "$(inside id -u student)" "$work/root/stories"
as_student() {
    inside setpriv --reuid=student --regid=student --init-groups env HOME=/home/student \
        sh -c 'cd /stories && exec "$@"' sh "$@"
}
run 'a story of the README' as_student sh tests/packaging/readme_stories.sh
run 'a game of rules' as_student minimax solve examples/tic_tac_toe.pl
run 'a picture' as_student sh -c 'minimax draw examples/course_notes.pl -o ~/tree.svg && grep -q "</svg>" ~/tree.svg'
# Status 1 is that of a verdict: without isolation there would be none.
run 'a hostile submission' as_student sh -c '
    status=0
    minimax verify --tree examples/course_notes.pl --trees 1 tests/attacks/engine_by_source_file.pl >~/report || status=$?
    cat ~/report
    [ "$status" -eq 1 ] && grep -q "engine_by_source_file.pl: \(fail\|no answer\|error\)" ~/report'
run 'the manual page' as_student sh -c 'man minimax-solve | grep -q "minimax solve examples/course_notes.pl"'
run 'what apropos/1 of SWI-Prolog finds' as_student sh -c '
    swipl -g "use_module(library(minimax)), apropos(minimax)" -t halt 2>&1 | grep -q "LIB minimax/5 "'
run 'completion in bash' as_student bash -c '
    . /usr/share/bash-completion/bash_completion
    _completion_loader minimax
    complete -p minimax || exit
    COMP_WORDS=(minimax solve --engine s) COMP_CWORD=3
    _minimax
    test "${COMPREPLY[*]}" = swipl'
run 'removing' inside apt-get purge --yes minimax
left=$(inside find / -xdev -path /proc -prune -o -path /stories -prune -o -name '*minimax*' -print | grep -v '^/tmp/\|^/var/cache\|^/var/lib/apt' || true)
[ -z "$left" ] || complain "this is left: $left"
conclude 'steps'
