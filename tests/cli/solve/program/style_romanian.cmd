solve ../../../examples/styles/romanian.pl
