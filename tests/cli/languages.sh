#!/bin/sh
# In which language the command tells what it tells: by --language and by the locale, of facts and of
# programs.
#
#     languages.sh MINIMAX
set -eu
minimax=$(realpath "$1")
cd "$(dirname "$0")/../.."
. tests/complaints.sh
[ -e "$(dirname "$minimax")/locale/de/LC_MESSAGES/minimax.mo" ] ||
    skip 'this build has no catalogues: msgfmt was not there'
unset LANGUAGE LC_ALL LC_MESSAGES LANG

# told LANGUAGE VARIABLE=VALUE... [OPTION...]: in which language an error is told.
told() {
    count=$((count + 1))
    expected=$1
    shift
    env=
    while [ $# -gt 0 ]; do
        case $1 in --*) break ;; *) env="$env $1" ;; esac
        shift
    done
    printed=$(env $env "$minimax" solve "${file-examples/course_notes.pl}" a --node-limit 1 "$@" 2>&1) || true
    case $printed in
        *'the limit stopped the search before'*) found=en ;;
        *'die Grenze hat die Suche beendet'*) found=de ;;
        *'a korlát leállította a keresést'*) found=hu ;;
        *) found=$printed ;;
    esac
    [ "$found" = "$expected" ] || complain "$env $*: $found, and not $expected"
}
told en
told de --language de
told de --language de_AT.UTF-8
told hu --language de --language hu
told en LANG=de_DE.UTF-8 --language en
# No locale but those of C need be installed.
told de LANG=de_DE.UTF-8
told hu LC_ALL=hu_HU LANG=de_DE.UTF-8
told de LC_MESSAGES=de_DE LANG=hu_HU.UTF-8
told de LANG=C.UTF-8 LANGUAGE=sv:de:hu
told en LANG=C LANGUAGE=de
told en LC_ALL=C LANG=de_DE.UTF-8 LANGUAGE=de
told en LANG=sv_SE.UTF-8
told en LANG=de_DE.UTF-8 LANGUAGE=en
told hu LANG=de_DE.UTF-8 --language hu

# What is wrong with the command line.
count=$((count + 1))
status=0
printed=$("$minimax" solve examples/course_notes.pl --language dee 2>&1) || status=$?
[ "$status" -eq 2 ] && case $printed in *'`dee` is none of en|de|es|hu|pt|ro; did you mean de?'*) ;; *) false ;; esac ||
    complain "--language dee: $status, $printed"

# What programs read, and numbers.
count=$((count + 1))
"$minimax" solve examples/course_notes.pl a --format json >"$work/english"
"$minimax" solve examples/course_notes.pl a --format json --language de >"$work/german"
for file in english german; do sed 's/"\(seconds\|positions_per_second\|load_seconds\|peak_bytes\)":[^,}]*//g' "$work/$file" >"$work/$file.json"; done
cmp -s "$work/english.json" "$work/german.json" || complain 'JSON in German is another one'

# A program is asked by SWI-Prolog, which is in a library of its own.
if [ -e "$(dirname "$minimax")/minimax_program.so" ]; then
    count=$((count + 1))
    printed=$("$minimax" solve examples/nim.pl 'pos(max,[3,4,5])' --node-limit 1 --language de 2>&1) || true
    case $printed in *'die Grenze hat die Suche beendet'*) ;; *) complain "a program in German: $printed" ;; esac
fi

# A command that lies alone.
count=$((count + 1))
cp "$minimax" "$work/alone"
file=examples/course_notes.pl
minimax=$work/alone
told en LANG=de_DE.UTF-8
printed=$("$minimax" solve "$file" --language de 2>&1) && complain 'a language that is missing is taken'
case $printed in *msgfmt*) ;; *) complain "a language that is missing: $printed" ;; esac
conclude 'things about languages'
