draw ../../../examples/course_notes.pl --blank -o "$work/tree.dot" && cat "$work/tree.dot"
