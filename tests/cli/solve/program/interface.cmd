solve --interface moves=lep/2 --interface 'static_eval=[P,V]>>(V is P)' program_interface.pl 1
