solve ../../../examples/course_notes.pl a --depth 9 --singular=-1
