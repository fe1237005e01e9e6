play ../../../examples/nim.pl --side none --depth 20 'max-[1,2]'
