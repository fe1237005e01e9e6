solve ../../../examples/course_notes.pl a --ordering static,best
