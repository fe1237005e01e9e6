verify --tree ../../../examples/course_notes.pl --trees 10 --seed 1 --feedback "$work/feedback" report_class >/dev/null; (cd "$work/feedback" && ls && cat report_class_bert.pl-*.md)
