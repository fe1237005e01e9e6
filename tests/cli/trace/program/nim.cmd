trace ../../../examples/nim.pl 'max-[2]'
