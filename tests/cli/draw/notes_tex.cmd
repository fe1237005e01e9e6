draw ../../../examples/course_notes.pl -o "$work/tree.tex" && cat "$work/tree.tex"
