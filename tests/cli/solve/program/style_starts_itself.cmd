solve ../../../examples/styles/starts_itself.pl
