draw ../../../examples/course_notes.pl --ordering reversed
