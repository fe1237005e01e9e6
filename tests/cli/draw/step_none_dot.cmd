draw ../../../examples/course_notes.pl --step 0 -o "$work/tree.dot" && cat "$work/tree.dot"
