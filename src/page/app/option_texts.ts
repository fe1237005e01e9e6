// Options of a search and their choices, in words.

import { msgid, say } from '../texts/say';

const titles: Record<string, string> = {
  algorithm: msgid('Algorithm'),
  ties: msgid('Among equals'),
  depth: msgid('Depth limit'),
  'cut-off': msgid('Cut off'),
  ordering: msgid('Order of successors'),
  'on-cycle': msgid('Repeated positions'),
};

const choices: Record<string, string> = {
  auto: msgid('automatic'),
  minimax: msgid('Minimax'),
  alphabeta: msgid('Alpha-beta'),
  pvs: msgid('Principal variation search'),
  expectiminimax: msgid('Expectiminimax'),
  star1: msgid('Star1'),
  star2: msgid('Star2'),
  maxn: msgid('Max-n'),
  shallow: msgid('Max-n with shallow pruning'),
  last: msgid('the last one'),
  first: msgid('the first one'),
  equal: msgid('where α ≥ β'),
  strict: msgid('only where α > β'),
  given: msgid('as given'),
  reversed: msgid('reversed'),
  static: msgid('by static value'),
  table: msgid('best of the last search first'),
  killers: msgid('killers first'),
  history: msgid('by history'),
  error: msgid('are an error'),
};

/** What has no words here is called as the command calls it. */
function called(name: string, texts: Record<string, string>): string {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return text === undefined ? name : say(text);
}
export const optionTitle = (name: string): string => called(name, titles);
export const choiceTitle = (choice: string): string => called(choice, choices);
