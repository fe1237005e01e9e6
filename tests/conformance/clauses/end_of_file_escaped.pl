a(1).
'end\x5f\of_file'.
b(.
