tabulate ../../../examples/course_notes.pl a -o "$work/notes.table" | sed "s|$work|WORK|"
