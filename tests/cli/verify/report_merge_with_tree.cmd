verify --merge --tree ../../../examples/course_notes.pl report_merge_1.json
