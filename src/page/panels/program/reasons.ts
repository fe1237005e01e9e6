// Why an answer of a program is wrong, as sentences.

import { say } from '../../texts/say';
import type { Reason } from '../../prolog/verdict';

export function reasonText(reason: Reason): string {
  const text = plainReason(reason);
  if (reason.after_others)
    return say('After other questions, of which it may have left facts behind: {reason}', { reason: text });
  if (reason.more) return say('Asked for another answer on backtracking: {reason}', { reason: text });
  return text;
}

function plainReason({ kind, position, player, values = [], texts = [] }: Reason): string {
  const [first = ''] = texts;
  switch (kind) {
    case 'fails': return say('it fails.');
    case 'throws': return say('it throws: {error}', { error: first });
    case 'endless_recursion': return say('its recursion comes to no end: the stacks are full.');
    case 'time_limit': return say('it comes to no end within {count} seconds.', { count: first });
    case 'unbound': return say('{argument} is unbound.', { argument: first });
    case 'no_number': return say('Val is no number but {value}.', { value: first });
    case 'no_list': return say('NodesList is no list but {value}.', { value: first });
    default: return wrong(kind, position ?? '', player ?? 'none', values);
  }
}

function wrong(kind: string, position: string, player: string, values: [string, string][]): string {
  const list = values.map(([successor, value]) => `${successor} = ${value}`).join(', ');
  const parts = { position, list, what: whatIsWrong(kind) };
  if (player === 'max' && values.length > 1)
    return say('at {position} MAX is to move and takes the largest of {list}; {what}', parts);
  if (player === 'min' && values.length > 1)
    return say('at {position} MIN is to move and takes the smallest of {list}; {what}', parts);
  if (values.length === 1)
    return say('{position} has one successor, {list}, and its value; {what}', parts);
  return say('at {position} {what}', parts);
}

function whatIsWrong(kind: string): string {
  switch (kind) {
    case 'wrong_best': return say('BestPos is another one.');
    case 'wrong_line': return say('NodesList is not the line of play.');
    case 'wrong_notes_list': return say("NodesList is not the list of the notes' program.");
    case 'wrong_tie': return say('of those that are equally good another one is asked for.');
    default: return say('Val is something else.');
  }
}
