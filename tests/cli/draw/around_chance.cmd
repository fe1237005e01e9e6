draw chance_probes.pl --algorithm star2 --around head
