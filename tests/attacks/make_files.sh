#!/bin/sh
# Makes the hostile submissions that a repository cannot hold well, in FOLDER, which must be empty or
# absent:
#
#     make_files.sh FOLDER
#
# Prints a line for each: its path, a tab, and the verdicts that are acceptable, separated by `|`. A
# newline in a path is printed as `\n`, a tab as `\t`, a backslash as `\\`; other bytes as they are. A
# path that the file system refuses, such as one that is no UTF-8, is left out.
set -eu
LC_ALL=C
export LC_ALL
[ $# -eq 1 ] || { echo "usage: make_files.sh FOLDER" >&2; exit 2; }
mkdir -p "$1"
[ -z "$(ls -A "$1")" ] || { echo "make_files.sh: $1 is not empty" >&2; exit 2; }
cd "$1"
folder=$(pwd)

# listed NAME VERDICTS: prints the line of a file that was made
listed() {
  printf '%s/%s' "$folder" "$1" |
    awk 'BEGIN { ORS = "" }
         NR > 1 { print "\\n" }
         { gsub(/\\/, "\\\\"); gsub(/\t/, "\\t"); print }'
  printf '\t%s\n' "$2"
}

wrong='minimax(_, _, 0, []).'
newline='
'
tab=$(printf '\t')
escape=$(printf '\033')

# What is in them
: > empty.pl
listed empty.pl 'no_answer|error'

printf '\n\n   \n\t\n' > blank.pl
listed blank.pl 'no_answer|error'

printf '%% nothing but a comment\n/* and another */\n' > only_comments.pl
listed only_comments.pl 'no_answer|error'

printf '%% no newline at the end, no full stop\nminimax(_, _, 0, [])' > no_full_stop.pl
listed no_full_stop.pl 'fail|no_answer|error'

printf '/* a comment that never ends\n%s\n' "$wrong" > open_comment.pl
listed open_comment.pl 'no_answer|error'

printf "minimax(_, _, 'a quote that never ends, []).\n" > open_quote.pl
listed open_quote.pl 'no_answer|error'

printf '\177ELF\002\001\001\000\000\000\000\000\000\000\000\000\003\000\076\000' > elf.pl
head -c 65536 /dev/urandom >> elf.pl
listed elf.pl 'no_answer|error'

head -c 300000 /dev/urandom > random_bytes.pl
listed random_bytes.pl 'no_answer|error'

printf 'minimax(_, _, 0, []).\n\000\000minimax(_, _, 1, []).\000\n' > nul_bytes.pl
listed nul_bytes.pl 'fail|no_answer|error'

printf '\000' > one_nul.pl
listed one_nul.pl 'no_answer|error'

printf 'minimax(_, _, 0, []).\n%% \377\376\200 not UTF-8\nhelper('"'"'\303\050'"'"').\n' > invalid_utf8.pl
listed invalid_utf8.pl 'fail|no_answer|error'

printf 'PK\003\004' > zip_archive.pl
head -c 5000 /dev/urandom >> zip_archive.pl
listed zip_archive.pl 'no_answer|error'

printf '%%PDF-1.4\nminimax(_, _, 0, []).\n%%%%EOF\n' > document.pl
listed document.pl 'fail|no_answer|error'

# UTF-16 with its mark, both orders
{ printf '\377\376'; printf '%s' "$wrong" | sed 's/./&@/g' | tr '@' '\000'; printf '\n\000'; } > utf16_little.pl
listed utf16_little.pl 'fail|no_answer|error'
{ printf '\376\377'; printf '%s' "$wrong" | sed 's/./@&/g' | tr '@' '\000'; printf '\000\n'; } > utf16_big.pl
listed utf16_big.pl 'fail|no_answer|error'

printf '\357\273\277%s\n' "$wrong" > utf8_mark.pl
listed utf8_mark.pl 'fail|no_answer|error'

printf '%s\r\n%% line ends of two kinds\r%s\r\n' "$wrong" "$wrong" > carriage_returns.pl
listed carriage_returns.pl 'fail|no_answer|error'

# How big they are
{ printf 'junk("'; head -c 10000000 /dev/zero | tr '\000' x; printf '").\n%s\n' "$wrong"; } > line_of_10_mb.pl
listed line_of_10_mb.pl 'fail|no_answer|error'

{ printf 'junk('; head -c 2000000 /dev/zero | tr '\000' '('; printf '\n%s\n' "$wrong"; } > nested_brackets.pl
listed nested_brackets.pl 'fail|no_answer|error'

{ printf 'junk('; head -c 3000000 /dev/zero | tr '\000' '-'; printf '1).\n%s\n' "$wrong"; } > long_symbol.pl
listed long_symbol.pl 'fail|no_answer|error'

{ printf 'junk('; yes 'f(' | head -n 500000 | tr -d '\n'; printf 'x'; yes ')' | head -n 500000 | tr -d '\n'
  printf ').\n%s\n' "$wrong"; } > deep_term.pl
listed deep_term.pl 'fail|no_answer|error'

yes 'junk(1, 2, 3).' | head -n 400000 > many_clauses.pl
printf '%s\n' "$wrong" >> many_clauses.pl
listed many_clauses.pl 'fail|no_answer|error'

yes '% a hundred megabytes of comment, line by line' | head -c 104857600 > hundred_mb.pl
printf '\n%s\n' "$wrong" >> hundred_mb.pl
listed hundred_mb.pl 'fail|no_answer|error'

# A hole: it is a gigabyte to read and nothing on the disk
if dd if=/dev/null of=sparse_gigabyte.pl bs=1 seek=1073741824 count=0 2>/dev/null; then
  listed sparse_gigabyte.pl 'no_answer|error'
fi

# What they are
mkfifo fifo.pl
listed fifo.pl 'no_answer|error'

mkdir folder.pl
listed folder.pl 'no_answer|error'

ln -s nowhere.pl broken_link.pl
listed broken_link.pl 'no_answer|error'

ln -s link_to_itself.pl link_to_itself.pl
listed link_to_itself.pl 'no_answer|error'

ln -s /etc/passwd link_to_passwd.pl
listed link_to_passwd.pl 'fail|no_answer|error'

ln -s /dev/zero link_to_zero.pl
listed link_to_zero.pl 'no_answer|error'

ln -s /dev/stdin link_to_input.pl
listed link_to_input.pl 'no_answer|error'

ln -s fifo.pl link_to_fifo.pl
listed link_to_fifo.pl 'no_answer|error'

mkdir loop
ln -s .. loop/back
printf '%s\n' "$wrong" > loop/inside.pl
listed loop/inside.pl 'fail|no_answer|error'

# Root reads it all the same.
printf '%s\n' "$wrong" > unreadable.pl
chmod 000 unreadable.pl
listed unreadable.pl 'fail|no_answer|error'

printf '%s\n' "$wrong" > first_name.pl
ln first_name.pl second_name.pl
listed first_name.pl 'fail'
listed second_name.pl 'fail'

# What they are called
named() {
  if printf '%s\n' "$wrong" 2>/dev/null > "./$1"; then listed "$1" 'fail'; fi
} 2>/dev/null
named 'name with spaces.pl'
named " leading and trailing .pl"
named "single'quote.pl"
named 'double"quote.pl'
named 'back\slash.pl'
named "new${newline}line.pl"
named "::error::new${newline}::error::line.pl"
named "tab${tab}name.pl"
named "escape${escape}[31mred${escape}[0m.pl"
named '-leading_dash.pl'
named '--help.pl'
named '=cmd().pl'
named '@SUM(1).pl'
named '+1,2;3.pl'
named '<b>&amp;]]>.pl'
# A shell that runs one of these leaves a file with `pwned` in its name.
named '$(touch pwn""ed_name).pl'
named '`touch pwn""ed_name`.pl'
named '; touch pwn""ed_name;.pl'
named '| touch pwn""ed_name.pl'
named '*?[a].pl'
named '%s%n%d.pl'
named '{}.pl'
named '#comment.pl'
named '~.pl'
named "$(printf 'gr\303\274\303\237e \342\200\256lp.pl')"
named "$(printf 'latin1_\374.pl')"
named "$(printf 'bell\007.pl')"
named "$(head -c 240 /dev/zero | tr '\000' n).pl"
