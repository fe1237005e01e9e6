verify --tree ../../../examples/course_notes.pl --trees 10 --format csv report_class
