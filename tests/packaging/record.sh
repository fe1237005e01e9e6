# For tests that install from the build in $build; to be sourced after complaints.sh. What was
# installed from it before is none of the test's business: the record of that is put aside.
record=$build/installed.txt
[ ! -e "$record" ] || mv "$record" "$work/record"
put_back() {
    status=$?
    if [ -e "$work/record" ]; then mv "$work/record" "$record"; else rm -f "$record"; fi
    rm -rf "$work"
    exit $status
}
trap put_back EXIT
