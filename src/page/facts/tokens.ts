// The tokens of Prolog, well enough to find facts in a text and to edit them: whether a text is right
// is for the core to say.

export type TokenKind =
  | 'layout' | 'end' | 'character' | 'number' | 'quoted' | 'word' | 'symbol' | 'bracket' | 'other';

export interface Token {
  kind: TokenKind;
  text: string;
  begin: number;
  end: number;
}

const patterns: [TokenKind, string][] = [
  ['layout', String.raw`\s+|%[^\n]*|\/\*[\s\S]*?\*\/`],
  ['end', String.raw`\.(?=\s|%|$)`],
  ['character', String.raw`0'(?:\\x[0-9a-fA-F]+\\?|\\[0-7]+\\?|\\[\s\S]|''|[\s\S])`],
  ['number', String.raw`\d+\.\d+(?:[eE][+-]?\d+|Inf|NaN)?|\d\w*(?:'\w+)?`],
  ['quoted', String.raw`'(?:\\[\s\S]|''|[^'\\])*'|"(?:\\[\s\S]|""|[^"\\])*"|` + '`(?:\\\\[\\s\\S]|``|[^`\\\\])*`'],
  ['word', String.raw`[\p{L}_][\p{L}\p{M}\p{N}_]*`],
  ['symbol', String.raw`[-+*\/\\^<>=~:.?@#&$]+`],
  ['bracket', String.raw`[()\[\]{},|]`],
  ['other', String.raw`[\s\S]`],
];
const token = new RegExp(patterns.map(([, pattern]) => `(${pattern})`).join('|'), 'uy');

/** All of the text, in order. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const kind = patterns[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? 'other';
    found.push({ kind, text: match[0], begin: match.index, end: token.lastIndex });
  }
  return found;
}

export const isLayout = ({ kind }: Token): boolean => kind === 'layout';

/** How much deeper in brackets what comes after the token stands. */
export function opens({ kind, text }: Token): number {
  if (kind !== 'bracket') return 0;
  return '([{'.includes(text) ? 1 : ')]}'.includes(text) ? -1 : 0;
}

/** Parts of tokens between commas that no bracket encloses. */
export function split(all: Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const each of all) {
    if (each.text === ',' && each.kind === 'bracket' && depth === 0) {
      parts.push([]);
      continue;
    }
    depth += opens(each);
    parts.at(-1)?.push(each);
  }
  return parts;
}

/** Operators of the default table that bind tighter than the comma between arguments. */
const tight = new Set([
  '+', '-', '*', '/', '//', '**', '^', ':', '=', '\\=', '==', '\\==', '<', '>', '=<', '>=', '=:=', '=\\=',
  '=..', '@<', '@>', '@=<', '@>=', '<<', '>>', '/\\', '\\/', '\\', '?', '$', '.',
]);

/** The text of a term as the argument of another: in brackets where it might not be one without them. */
export function asArgument(term: string): string {
  let depth = 0;
  for (const each of tokens(term)) {
    const loose = each.kind === 'symbol' ? !tight.has(each.text) : /^[\s,|;!]/u.test(each.text);
    if (depth === 0 && loose) return `(${term})`;
    depth += opens(each);
  }
  return term;
}

/** The same for equal terms that differ in layout, outer brackets, needless quotes or escapes. */
export function canonical(all: Token[]): string {
  let rest = all.filter((each) => !isLayout(each));
  while (rest[0]?.text === '(' && closing(rest) === rest.length - 1) rest = rest.slice(1, -1);
  return rest.map(({ text }) => (text.startsWith("'") ? atomOf(text) : text)).join(' ');
}

/** What letters stand for behind a backslash. */
const escapes: Record<string, string> = {
  a: '\x07', b: '\b', e: '\x1b', f: '\f', n: '\n', r: '\r', s: ' ', t: '\t', v: '\v', '\n': '',
};
const escaped = /''|\\(?:x([0-9a-fA-F]+)\\?|([0-7]+)\\?|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|c\s*|([\s\S]))/g;

/** A quoted atom as one that is quoted where it has to be, with its characters as they are. */
function atomOf(quoted: string): string {
  const name = quoted.slice(1, -1).replace(
    escaped,
    (sign: string, hex?: string, octal?: string, short?: string, long?: string, letter?: string) => {
      if (sign === "''") return "'";
      if (letter !== undefined) return escapes[letter] ?? letter;
      const digits = hex ?? short ?? long;
      const code = digits !== undefined ? parseInt(digits, 16) : parseInt(octal ?? '', 8);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });
  return /^(?:\p{Ll}[\p{L}\p{N}_]*|[-+*/\\^<>=~:.?@#&$]+)$/u.test(name) ? name : `'${name}'`;
}

/** Where the first bracket is closed. */
function closing(all: Token[]): number {
  let depth = 0;
  return all.findIndex((each) => (depth += opens(each)) === 0);
}

/** Whether a text is one term by its tokens: what comes after it in a file is not touched by it. */
export function isWhole(text: string): boolean {
  let depth = 0;
  for (const each of tokens(text)) {
    if (each.kind === 'end' || each.kind === 'other') return false;
    if (/^(?:%|\/\*)/.test(each.text)) return false;
    if ((depth += opens(each)) < 0) return false;
  }
  return depth === 0 && text.trim() !== '';
}
