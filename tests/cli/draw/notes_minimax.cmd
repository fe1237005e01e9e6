draw ../../../examples/course_notes.pl b --algorithm minimax --solution
