#!/bin/sh
# Builds the image of Containerfile, and asks the question of the course notes in it, has a program of rules
# searched and a hostile one judged. Skipped (77) where there is no builder of images, or no Debian to
# begin with.
set -eu
cd "$(dirname "$0")/../.."
. tests/complaints.sh
for builder in podman docker buildah; do
    if "$builder" info >/dev/null 2>&1; then break; else builder=; fi
done
[ -n "$builder" ] || skip 'there is no podman, docker or buildah that answers'
base=$(sed -n 's/^FROM \([^ ]*\)$/\1/p' Containerfile)
case $builder in
    buildah) have() { base_container=$(buildah from "$base") && buildah rm "$base_container"; } ;;
    *) have() { "$builder" image inspect "$base" || "$builder" pull "$base"; } ;;
esac
container=
remove() {
    status=$?
    [ -z "$container" ] || buildah rm "$container" >/dev/null
    "$builder" rmi minimax-test >/dev/null 2>&1 || true
    rm -rf "$work"
    exit $status
}
trap remove EXIT
have >"$work/log" 2>&1 || skip "$builder has no $base: $(tail -n 1 "$work/log")"

# in_image COMMAND...: of the image's command, with the examples at hand.
case $builder in
    buildah)
        buildah build ${CONTAINER_BUILD_OPTIONS-} -t minimax-test . >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
        container=$(buildah from minimax-test)
        in_image() {
            buildah run ${CONTAINER_RUN_OPTIONS-} --user student -v "$PWD":/work "$container" -- minimax "$@"
        }
        ;;
    *)
        "$builder" build ${CONTAINER_BUILD_OPTIONS-} -t minimax-test -f Containerfile . >"$work/log" 2>&1 ||
            { cat "$work/log" >&2; exit 1; }
        in_image() { "$builder" run --rm ${CONTAINER_RUN_OPTIONS-} -v "$PWD":/work minimax-test "$@"; }
        ;;
esac

# expect WHAT EXPECTED COMMAND...
expect() {
    what=$1
    expected=$2
    shift 2
    count=$((count + 1))
    in_image "$@" >"$work/told" 2>&1 || true
    grep -q "$expected" "$work/told" || { cat "$work/told" >&2; complain "$what"; }
}
expect 'the question of the notes' '^NodesList = \[b,d,i\]' solve examples/course_notes.pl a
expect 'a game of rules' '^Val = ' solve examples/nim.pl
expect 'a picture' 'cut off: 5 ≥ 4' draw examples/course_notes.pl
expect 'a hostile program' 'engine_by_source_file.pl: \(fail\|no answer\|error\)' \
    verify --tree examples/course_notes.pl --trees 1 tests/attacks/engine_by_source_file.pl
expect 'its isolation' 'isolation: ' --version
conclude 'commands in the image'
