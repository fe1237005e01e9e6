solve ../../../examples/quiescence.pl --depth 1 --quiescence lsa:restful
