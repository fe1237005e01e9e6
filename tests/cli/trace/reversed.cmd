trace ../../../examples/course_notes.pl --ordering reversed
