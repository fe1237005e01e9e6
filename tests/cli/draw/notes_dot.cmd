draw ../../../examples/course_notes.pl -o "$work/tree.dot" && cat "$work/tree.dot"
