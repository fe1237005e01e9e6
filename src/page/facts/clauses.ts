// The facts of a file, with the places of their arguments.

import { canonical, isLayout, opens, split, tokens, type Token } from './tokens';

export interface Fact {
  name: string;
  /** Each is not empty, and without layout. */
  arguments: Token[][];
  /** From the name to behind its full stop. */
  begin: number;
  end: number;
}

/** Those facts of the text that have arguments: rules, directives and atoms are left out. */
export function facts(text: string): Fact[] {
  const found: Fact[] = [];
  let clause: Token[] = [];
  for (const each of tokens(text)) {
    if (each.kind !== 'end') {
      if (!isLayout(each)) clause.push(each);
      continue;
    }
    const fact = factOf(clause, each.end);
    if (fact) found.push(fact);
    clause = [];
  }
  return found;
}

function factOf(clause: Token[], end: number): Fact | null {
  const [name, open] = clause;
  if (!name || !open || open.text !== '(' || open.begin !== name.end) return null;
  if (name.kind !== 'word' && name.kind !== 'quoted') return null;
  let depth = 0;
  const close = clause.findIndex((each) => depth !== (depth += opens(each)) && depth === 0);
  if (close !== clause.length - 1) return null;
  const parts = split(clause.slice(2, close));
  if (parts.some((part) => part.length === 0)) return null;
  return { name: canonical([name]), arguments: parts, begin: name.begin, end };
}

/** Those of a predicate that are about a position; of several the first counts. */
export function factAbout(all: Fact[], names: string[], arity: number, position: string): Fact | null {
  const wanted = canonical(tokens(position));
  return (
    all.find(
      (fact) =>
        names.includes(fact.name) && fact.arguments.length === arity &&
        canonical(fact.arguments[0] ?? []) === wanted,
    ) ?? null
  );
}
