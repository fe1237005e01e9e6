% expect: fail|no_answer|tampered|error
% attack: cells that a spreadsheet runs
minimax(_, '=cmd|\' /C calc\'!A0', '+1+1', ['@SUM(1)', '-1+1', '\t=HYPERLINK("http://x")', '"",=1', '\r=2']).
