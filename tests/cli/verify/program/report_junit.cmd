verify --tree ../../../examples/course_notes.pl --trees 10 --format junit report_class
