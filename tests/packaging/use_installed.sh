# For tests that use what was installed or unpacked where nothing of the build can be reached; to be
# sourced behind complaints.sh, in the root of the sources. $build is the build.
root=$(pwd)

# expect WHAT FOUND EXPECTED
expect() {
    count=$((count + 1))
    [ "$2" = "$3" ] || complain "$1: $2, and not $3"
}

# forgets PREFIX: nothing below it knows where it was built.
forgets() {
    for word in "$build" "$root/src"; do
        count=$((count + 1))
        ! grep -rlF "$word" "$1" || complain "what is installed remembers $word"
    done
}

# as_user COMMAND...: by somebody who is not root, with the commands below $prefix.
as_user() {
    if [ "$(id -u)" -eq 0 ]; then
        set -- setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
    fi
    env HOME="$work/home" XDG_DATA_DIRS="$prefix/share" PATH="$prefix/bin:$PATH" "$@"
}

# use PREFIX: as the README does, and what each part of the command is for.
use() {
    prefix=$1
    mkdir -p "$work/sources/tests/cli" "$work/home"
    cp -r README.md examples "$work/sources"
    cp -r tests/cli/inputs "$work/sources/tests/cli"
    cp -r tests/packaging "$work/sources/tests"
    chmod 755 "$work"
    chmod -R a+rX "$work/sources"
    chmod 777 "$work/home" "$work/sources"
    count=$((count + 1))
    as_user sh "$work/sources/tests/packaging/readme_stories.sh" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        complain 'the stories of the README go otherwise with what is installed'
    }
    count=$((count + 1))
    sh "$root/tests/packaging/links_test.sh" "$prefix/share/doc/minimax" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        complain 'links of installed documents lead nowhere'
    }
    expect 'a program of rules' \
        "$(as_user minimax solve "$root/examples/tic_tac_toe.pl" | sed -n 2p)" 'Val = 0,'
    expect "SWI-Prolog's help" "$(as_user swipl -q -g 'use_module(library(minimax)), help(minimax/4)' -t halt 2>&1 |
        grep -c 'minimax(:Pos, -BestPos, -Val, -NodesList) is semidet\|^ERROR\|^Warning')" 1
    [ ! -e "$build/src/prolog/pages/minimax.html" ] ||
        expect 'what apropos/1 finds' "$(as_user swipl -q -g 'use_module(library(minimax)), apropos(minimax)' -t halt 2>&1 |
            grep -c 'LIB minimax/[45] \|ERROR\|Warning')" 2
    expect 'the manual page' "$(as_user groff -man -Tutf8 -P-cbou "$prefix/share/man/man1/minimax-solve.1" |
        grep -c 'minimax solve examples/course_notes.pl a')" 1
    expect 'a completion' "$(as_user bash -c '. "$1" && complete -p minimax >/dev/null &&
        COMP_WORDS=(minimax solve --eng) COMP_CWORD=2 && _minimax && echo "${COMPREPLY[*]}"' \
        bash "$prefix/share/bash-completion/completions/minimax")" '--engine'
    if [ -e "$build/locale" ]; then
        expect 'an error in German' "$(as_user env LC_ALL= LANGUAGE= LANG=de_DE.UTF-8 minimax solve \
            "$root/examples/course_notes.pl" --node-limit 1 2>&1 | grep -c 'Grenze hat die Suche beendet')" 1
        expect 'an error of the library in German' "$(as_user swipl -q -g 'set_prolog_flag(message_language, de),
            use_module(library(minimax)), minimax(nowhere, _, _, _)' -t halt "$root/examples/course_notes.pl" 2>&1 |
            grep -c 'Das Spiel kennt nowhere nicht')" 1
    fi
    hostile=$root/tests/attacks/engine_by_source_file.pl
    as_user minimax verify --tree "$root/examples/course_notes.pl" --trees 1 "$hostile" >"$work/report" 2>&1 &&
        complain 'a hostile program passes'
    expect 'a hostile program' "$(grep -c 'engine_by_source_file.pl: \(fail\|no answer\|error\)' "$work/report")" 1
    [ -e "$build/minimax_graphviz.so" ] || return 0
    expect 'a picture' "$(as_user sh -c 'minimax draw "$1" -o "$2/a.svg" && grep -c "</svg>" "$2/a.svg"' \
        sh "$root/examples/course_notes.pl" "$work/home")" 1
}
