solve ../../../examples/course_notes.pl a --time-limit soon
