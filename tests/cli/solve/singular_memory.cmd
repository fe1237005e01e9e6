solve ../../../examples/course_notes.pl a --singular 1 --memory 1000
