// Changes of a file of facts that leave all the rest of it as it is.

import { factAbout, facts, type Fact } from './clauses';
import { asArgument, type Token } from './tokens';

const valueNames = ['static_eval', 'staticval'];

function replaced(text: string, begin: number, end: number, by: string): string {
  return text.slice(0, begin) + by + text.slice(end);
}

const beginOf = (part: Token[] | undefined): number => part?.[0]?.begin ?? 0;
const endOf = (part: Token[] | undefined): number => part?.at(-1)?.end ?? 0;

/** The text with another static value of the position; null where the fact is not found. */
export function withValue(text: string, position: string, value: string): string | null {
  const fact = factAbout(facts(text), valueNames, 2, position);
  if (!fact) return null;
  const part = fact.arguments[1];
  return replaced(text, beginOf(part), endOf(part), value);
}

/** The text with a fact more, on a line of its own behind the last one of its predicate. */
function withFact(text: string, names: string[], fact: (name: string) => string): string {
  const last = facts(text).filter(({ name }) => names.includes(name)).at(-1);
  const line = fact(last?.name ?? names[0] ?? '');
  if (!last) return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
  const place = last.end + (/^[^\S\n]*(?:%[^\n]*)?(?=\n|$)/.exec(text.slice(last.end))?.[0].length ?? 0);
  return replaced(text, place, place, `\n${line}`);
}

export interface NewSuccessor {
  position: string;
  successor: string;
  /** Its static value. */
  value: string;
  /** Who moves in `position`, which is said where nothing says it. */
  mover: 'max' | 'min' | null;
}

/** The text with a successor of the position more, the last one; null where its list has another form. */
export function withSuccessor(text: string, added: NewSuccessor): string | null {
  const position = asArgument(added.position);
  const successor = asArgument(added.successor);
  const moves = factAbout(facts(text), ['moves'], 2, added.position);
  let changed: string | null = text;
  if (moves) changed = withElement(text, moves, successor);
  else changed = withFact(text, ['moves'], (name) => `${name}(${position}, [${successor}]).`);
  if (changed === null) return null;
  if (!factAbout(facts(changed), valueNames, 2, added.successor))
    changed = withFact(changed, valueNames, (name) => `${name}(${successor}, ${added.value}).`);
  if (moves || added.mover === null || isDeclared(changed, added.position)) return changed;
  return withFact(changed, [`${added.mover}_to_move`], (name) => `${name}(${position}).`);
}

function isDeclared(text: string, position: string): boolean {
  return factAbout(facts(text), ['max_to_move', 'min_to_move'], 1, position) !== null;
}

function withElement(text: string, moves: Fact, element: string): string | null {
  const list = moves.arguments[1] ?? [];
  const close = list.at(-1);
  if (list[0]?.text !== '[' || close?.text !== ']') return null;
  const before = list.at(-2);
  if (!before || before === list[0]) return replaced(text, list[0].end, close.begin, element);
  return replaced(text, before.end, before.end, `,${element}`);
}
