draw ../../../examples/course_notes.pl -o "$work/tree.svg" && awk -f ../draw/without_coordinates.awk "$work/tree.svg"
