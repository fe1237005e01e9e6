% expect: fail|no_answer|tampered|error
% attack: text that is markup in a feedback file
minimax(_, '</code></pre><img src=x onerror=alert(1)>', '```\n# pass\n[x](javascript:alert(1))', ['| pass | pass |', '<!--', '{{7*7}}']).
