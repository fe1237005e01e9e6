play depth.pl --node-limit 0 --side none
