draw ../../../examples/course_notes.pl --algorithm star1
