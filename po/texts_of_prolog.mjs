// The texts that Prolog marks: say('...', Parts) and say_many('...', '...', Count, Parts) of
// prolog/minimax/texts.pl, text('...', Parts) and text('...', '...', Count, Parts) within Parts.

import { readFileSync } from 'node:fs';

const tokens =
  /%[^\n]*|\/\*[^]*?\*\/|0'(?:\\.|''|[^])|"(?:[^"\\]|\\[^]|"")*"|`(?:[^`\\]|\\[^])*`|'((?:[^'\\]|\\[^]|'')*)'|\w+|[^\s]/g;

const escapes = { n: '\n', t: '\t', '\n': '' };
const unescaped = (text) =>
  text.replace(/''/g, "'").replace(/\\([^])/g, (_, one) => escapes[one] ?? one);

/** `{texts, wrong}` of a file, as textsOfCpp() has them. */
export function textsOfProlog(path) {
  const all = [...readFileSync(path, 'utf8').matchAll(tokens)]
    .filter(([token]) => !/^(%|\/\*)/.test(token))
    .map(([token, atom]) => (atom === undefined ? { sign: token } : { text: unescaped(atom) }));
  const texts = [];
  const wrong = [];
  all.forEach(({ sign }, at) => {
    if (!['say', 'say_many', 'text'].includes(sign) || all[at + 1]?.sign !== '(') return;
    const [first, , second] = all.slice(at + 2, at + 5);
    // text(Text, Parts), which is said of what was marked elsewhere.
    const isVariable = ({ sign: word } = {}) => /^[A-Z_]/.test(word ?? '');
    if (first?.text === undefined) {
      if (!isVariable(first)) wrong.push(`${sign}(${first?.sign}`);
    } else if (sign === 'say_many' && second?.text === undefined) {
      wrong.push(`${sign}(${first.text}`);
    } else {
      texts.push([first.text, sign === 'say' ? undefined : second?.text]);
    }
  });
  return { texts, wrong };
}
