#!/bin/sh
# Whether CHANGELOG.md has the form of Keep a Changelog: `## [VERSION] - DATE`, or `unreleased` for the first
# alone, in descending order; below that the kinds of changes, none of them empty; and whether the version
# of pack.pl has been told of, unless it comes before all of them.
set -eu
cd "$(dirname "$0")/../.."
. tests/complaints.sh
document=CHANGELOG.md

# faults CHANGELOG: a sentence for each.
faults() {
    awk '
        function close_kind() { if (kind != "" && !changes) print "line " at ": nothing is told of " kind }
        function close_version() {
            close_kind()
            if (version != "" && kind == "") print "line " at ": [" version "] has no kind of changes"
            kind = ""
        }
        /^## / {
            close_version()
            if ($0 !~ /^## \[[0-9]+\.[0-9]+\.[0-9]+\] - ([0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]|unreleased)$/)
                print "line " NR ": no [VERSION] - DATE: " $0
            if (version != "" && $0 ~ /unreleased/) print "line " NR ": what was released after it was released"
            split($0, part, /[][.]/)
            number = part[2] * 1000000 + part[3] * 1000 + part[4]
            if (version != "" && number >= last) print "line " NR ": a newer version stands below an older one"
            last = number; version = part[2] "." part[3] "." part[4]; at = NR; next
        }
        /^### / {
            close_kind(); kind = substr($0, 5); changes = 0; at = NR
            if (version == "") print "line " NR ": " kind " is of no version"
            if (kind !~ /^(Added|Changed|Deprecated|Removed|Fixed|Security)$/) print "line " NR ": no kind of changes: " kind
        }
        /^- / { changes = 1 }
        END { close_version(); if (version == "") print "there is no version" }' "$1"
}

# refuses WHAT SED: CHANGELOG.md made wrong has a fault.
refuses() {
    count=$((count + 1))
    sed -e "$2" CHANGELOG.md >"$work/wrong.md"
    [ -n "$(faults "$work/wrong.md")" ] || complain "a changelog with $1 is not refused"
}
refuses 'no version' '/^## /d'
refuses 'a date that is none' 's/^\(## .*\) - .*/\1 - soon/'
refuses 'an unknown kind' 's/^### Added/### New/'
refuses 'an empty kind' '/^- /d'
refuses 'an older version above' '1a ## [0.0.1] - 2026-01-01\n### Added\n- It.\n'

found=$(faults CHANGELOG.md)
count=$((count + 1))
[ -z "$found" ] || complain "$found"
version=$(sed -n "s/^version('\(.*\)')\.$/\1/p" pack.pl)
count=$((count + 1))
[ -n "$version" ] || complain 'pack.pl has no version'

versions=$(sed -n 's/^## \[\([0-9.]*\)\].*/\1/p' CHANGELOG.md)
oldest=$(printf '%s\n' "$versions" "$version" | sort -V | head -n 1)
printf '%s\n' "$versions" | grep -qxF -e "$version" || [ "$oldest" = "$version" ] || complain "nothing is told of version $version"
conclude 'forms of CHANGELOG.md'
