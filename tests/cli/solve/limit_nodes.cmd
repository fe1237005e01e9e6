solve depth.pl a --node-limit 4
