solve --all ../../../examples/horizon.pl
