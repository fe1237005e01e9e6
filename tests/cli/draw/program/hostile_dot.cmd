draw program_hostile_pictures.pl -o "$work/tree.dot" && cat "$work/tree.dot"
