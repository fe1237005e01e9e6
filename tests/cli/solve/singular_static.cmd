solve --singular 1 --depth 3 --ordering static ../../../examples/course_notes.pl a
