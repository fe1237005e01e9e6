compare ../../../examples/nim.pl 'max-[1,2]'
