play depth.pl --depth 0 || echo $?; "$minimax" play depth.pl --node-limit 0
