draw ../../../examples/course_notes.pl --step 2 --blank
