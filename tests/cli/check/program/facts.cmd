check --engine swipl ../../../examples/course_notes.pl
