trace ../../../examples/course_notes.pl --algorithm pvs
