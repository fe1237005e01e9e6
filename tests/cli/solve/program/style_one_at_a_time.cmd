solve ../../../examples/styles/one_at_a_time.pl
