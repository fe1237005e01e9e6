#!/bin/sh
# apropos/1 and help/1 of SWI-Prolog tell of library(minimax), and still of what its own manual describes:
# without a manual, with one that is read page by page, and with one that has an index.
#
#     apropos_test.sh MODULES LIBRARY     the folder of the module and the pages, and that of the library
set -eu
modules=$(realpath "$1")
library=$(realpath "$2")
cd "$(dirname "$0")/../.."
. tests/complaints.sh

# A manual of two predicates, and its index as SWI-Prolog writes it.
for manual in pages index; do
    mkdir -p "$work/$manual/doc/Manual" "$work/$manual/doc/packages"
    cat >"$work/$manual/doc/Manual/lists.html" <<'EOF'
<html><body><dl>
<dt class="pubdef"><a id="catenate/3"><b class="pred">catenate</b><var class="arglist">(?A, ?B, ?AB)</var></a></dt>
<dd class="defbody">AB is the catenation of two lists.</dd>
</dl></body></html>
EOF
    cat >"$work/$manual/doc/packages/sockets.html" <<'EOF'
<html><body><dl>
<dt class="pubdef"><a id="plug/1"><b class="pred">plug</b><var class="arglist">(+Socket)</var></a></dt>
<dd class="defbody">Plugs something in.</dd>
</dl></body></html>
EOF
done
cat >"$work/index/doc/manindex.db" <<'EOF'
i(catenate/3,"AB is the catenation of two lists.",swi_man_manual('lists.html'),manual,17).
i(plug/1,"Plugs something in.",swi_man_packages('sockets.html'),packages,17).
EOF

# ask GOAL MANUAL [FIRST]: what is printed, errors and warnings included, where FIRST is asked before the
# library is loaded and GOAL behind it.
ask() {
    swipl -f none --no-packs -p foreign="$modules" -p library="$library" -p swi="$work/$2" -g "${3:-true}" \
        -g 'use_module(library(minimax))' -g 'set_prolog_flag(help_pager, false)' -g "$1" -t halt 2>&1 || true
}
# tells WHAT TIMES PATTERN: so many lines of $said are like this.
tells() {
    count=$((count + 1))
    [ "$(echo "$said" | grep -c "$3")" -eq "$2" ] || complain "$1: not $2 times '$3': $(echo "$said" | head -n 8)"
}

for manual in none pages index; do
    said=$(ask 'apropos(minimax)' $manual)
    tells "apropos(minimax), manual: $manual" 1 'LIB minimax/4  *Val is the minimax value of Pos'
    tells "apropos(minimax), manual: $manual" 1 'LIB minimax/5  *As minimax/4, with options'
    tells "apropos(minimax), manual: $manual" 1 'LIB verify_minimax/3  *Asks the program'
    tells "apropos(minimax), manual: $manual" 0 'Warning\|ERROR'
    if [ "$manual" != none ]; then
        said=$(ask 'apropos(catenate), apropos(plug)' $manual)
        tells "its own manual: $manual" 1 'LIB catenate/3  *AB is the catenation of two lists'
        tells "its own manual: $manual" 1 'LIB plug/1  *Plugs something in'
    fi
    for predicate in minimax/4 minimax/5 verify_minimax/3; do
        said=$(ask "help($predicate)" $manual)
        tells "help($predicate), manual: $manual" 1 "${predicate%/*}(:.*) is [a-z]*\$"
        tells "help($predicate), manual: $manual" 0 'Warning\|ERROR'
    done
    said=$(ask 'help(minimax)' $manual)
    tells "help(minimax), manual: $manual" 2 'minimax(:.*) is [a-z]*$'
    said=$(ask 'apropos(minimax)' $manual 'apropos(catenate)')
    tells "help before the library, manual: $manual" 1 'LIB minimax/4 '
    # After the index was read, too, each is there once.
    said=$(ask 'apropos(catenate), absolute_file_name(swi_man_packages(.), _, [solutions(all)]), apropos(minimax)' $manual)
    tells "a second question, manual: $manual" 1 'LIB minimax/4 '
done

# Nothing is read before somebody asks for help, whoever looks at the path.
said=$(ask 'forall(file_search_path(swi_man_packages, _), true),
    \+ module_property(prolog_manual_index, file(_)), writeln(unread)' index)
tells 'a look at the path' 1 '^unread$'
said=$(ask '( module_property(minimax_manual, file(_)) -> writeln(loaded) ; writeln(not_loaded) )' none)
tells 'what is loaded with the library' 1 '^not_loaded$'
# A folder whose name is a pattern is left out, and help goes on.
strange="$work/a[1]{x}\$y"
mkdir "$strange"
cp -r "$modules/." "$strange"
said=$(modules=$strange ask 'apropos(catenate)' pages)
tells 'a folder with a strange name' 1 'LIB catenate/3 '
tells 'a folder with a strange name' 0 'Warning\|ERROR'
# The pages are the same whatever the locale.
mkdir "$work/written"
pages=$PWD/src/prolog/pages.pl
(cd "$work" && LC_ALL=C swipl -f none -p foreign="$modules" -p library="$library" --on-error=status "$pages" written)
count=$((count + 1))
for page in minimax verify; do
    cmp -s "$modules/pages/$page.html" "$work/written/$page.html" || complain "$page.html is another one in locale C"
done
conclude 'things that help tells'
