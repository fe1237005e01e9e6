trace ../../../examples/course_notes.pl --singular 1
