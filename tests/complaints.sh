# For tests that look at each of many things and tell of every fault; to be sourced. They count what
# they look at.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
failed=false
count=0

# complain SENTENCE: of the document, where there is one.
complain() {
    echo "$0: ${document:+$document: }$1" >&2
    failed=true
}

# skip WHY: what the test needs is not there.
skip() {
    echo "$0: $1"
    exit 77
}

# conclude WHAT: tells how many were looked at; the status is 1 where there was a fault, or none.
conclude() {
    echo "$count $1"
    [ "$count" -gt 0 ] || { echo "$0: there was nothing to look at" >&2; failed=true; }
    ! $failed
}
