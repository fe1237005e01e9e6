draw ../../../examples/course_notes.pl --around e -o "$work/tree.dot" && cat "$work/tree.dot"
