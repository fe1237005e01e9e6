solve ../../../examples/course_notes.pl --dept 2
