// The texts that C++ marks: say("..."), say("...", "...", count), the same of Message(), which is said
// later, and msgid("...") of tables, where msgid(ELEMENT, "...") and msgids(ELEMENT, "...", "...") name an
// element first.

import { readFileSync } from 'node:fs';

const tokens = new RegExp(
  [
    String.raw`(?<comment>//[^\n]*|/\*[^]*?\*/)`,
    String.raw`R"(?<mark>[^(\s]*)\((?<raw>[^]*?)\)\k<mark>"`,
    String.raw`"(?<string>(?:[^"\\]|\\[^])*)"`,
    String.raw`(?<word>[A-Za-z_]\w*|\d[\w.']*|'(?:[^'\\]|\\.)+')`,
    String.raw`(?<sign>::|->|[^\s])`,
  ].join('|'),
  'g',
);

function unescaped(text) {
  return text.replace(/\\(?:([0-7]{1,3})|x([0-9a-fA-F]+)|u([0-9a-fA-F]{4})|\n|([^]))/g,
    (_, octal, hexadecimal, universal, one) => {
      if (octal) return String.fromCharCode(parseInt(octal, 8));
      if (hexadecimal ?? universal) return String.fromCharCode(parseInt(hexadecimal ?? universal, 16));
      return one === undefined ? '' : ({ n: '\n', t: '\t', r: '\r' }[one] ?? one);
    });
}

/** `{text}` of strings and `{sign}` of all else. */
function tokensOf(source) {
  return [...source.matchAll(tokens)]
    .filter(({ groups }) => groups.comment === undefined)
    .map(({ groups: { raw, string, word, sign } }) =>
      raw !== undefined ? { text: raw } : string !== undefined ? { text: unescaped(string) } : { sign: word ?? sign });
}

const opening = { '(': ')', '[': ']', '{': '}' };

/** The arguments of a call as lists of tokens, from its bracket on; undefined where it has no end. */
function argumentsFrom(all, start) {
  const found = [[]];
  const open = [];
  for (let at = start; at < all.length; ++at) {
    const { sign } = all[at];
    if (sign in opening) {
      open.push(opening[sign]);
      if (open.length === 1) continue;
    } else if (open.at(-1) === sign) {
      open.pop();
      if (open.length === 0) return found;
    } else if (sign === ',' && open.length === 1) {
      found.push([]);
      continue;
    }
    found.at(-1).push(all[at]);
  }
  return undefined;
}

/** The texts that an argument may be: strings, or `condition ? strings : strings`; undefined of another. */
function textsOf(argument) {
  if (argument.length > 0 && argument.every(({ text }) => text !== undefined))
    return [argument.map(({ text }) => text).join('')];
  const question = argument.findIndex(({ sign }) => sign === '?');
  if (question < 0) return undefined;
  const colon = argument.findIndex(({ sign }, at) => at > question && sign === ':');
  const [first, second] = [argument.slice(question + 1, colon), argument.slice(colon + 1)].map(textsOf);
  return first && second && [...first, ...second];
}

const marks = ['say', 'Message', 'msgid', 'msgids'];

/** The calls `[name, arguments]` of what marks texts. `Message name(...)` declares one. */
function callsIn(source) {
  const all = tokensOf(source);
  return all.flatMap(({ sign }, at) => {
    if (!marks.includes(sign) || ['.', '->', 'class', 'struct', '~'].includes(all[at - 1]?.sign)) return [];
    const isNamed = sign === 'Message' && /^[a-z]\w*$/.test(all[at + 1]?.sign);
    const bracket = at + (isNamed ? 2 : 1);
    if (!['(', ...(sign === 'Message' ? ['{'] : [])].includes(all[bracket]?.sign)) return [];
    // `std::string say(const Message& message)` is a declaration.
    const before = all[at - 1]?.sign ?? '';
    const isDeclared = sign !== 'Message' && /^\w+$/.test(before) && before !== 'return';
    const given = isDeclared ? undefined : argumentsFrom(all, bracket);
    return given ? [[sign, given]] : [];
  });
}

/** A variable, a member, an element or what a function gives, of which a table has marked the text. */
const isMarked = (argument) => argument.every(({ text }) => text === undefined);

/**
 * `{texts, wrong}` of a file: `[id, plural]` of each text; and the calls whose texts are put together, so
 * that no catalogue can have them.
 */
export function textsOfCpp(path) {
  const texts = [];
  const wrong = [];
  for (const [name, given] of callsIn(readFileSync(path, 'utf8'))) {
    const [first, second] = name.startsWith('msgid') && given.length > 1 ? given.slice(1) : given;
    const ids = textsOf(first);
    const plurals = second && textsOf(second);
    if (!ids) {
      if (!isMarked(first)) wrong.push(`${name}(${first.map(({ text, sign }) => sign ?? JSON.stringify(text)).join(' ')})`);
    } else if (plurals) {
      texts.push([ids[0], plurals[0]]);
    } else {
      texts.push(...ids.map((id) => [id, undefined]));
    }
  }
  return { texts, wrong };
}
