// A position and its state in words, for who does not see the tree.

import type { FilmNode, NodeState } from '../film/film';
import { moverName } from '../texts/movers';
import { msgid, say } from '../texts/say';

function mover(node: FilmNode): string {
  const { mover, static: value, repeats, at_limit } = node;
  if (repeats) return say('repeats on its path');
  if (at_limit) return say('at the depth limit');
  switch (mover) {
    case null:
      return value === undefined ? say('leaf') : say('leaf, static value {value}', { value });
    case 'max':
      return say('MAX moves');
    case 'min':
      return say('MIN moves');
    case 'chance':
      return say('chance moves');
    default:
      return say('{player} moves', { player: moverName(node) });
  }
}

const values = {
  exact: msgid('value {value}'),
  lower: msgid('value at least {value}'),
  upper: msgid('value at most {value}'),
};

/** `e: MAX moves, value at least 5, window from -∞ to 4`. */
export function describe(node: FilmNode, state: NodeState, onLine: boolean): string {
  const parts = [mover(node)];
  if (node.probability) parts.push(say('probability {probability}', { probability: node.probability }));
  if (state.cut) {
    parts.push(
      state.reason === '' ? say('cut off') : say('cut off: {reason}', { reason: state.reason }),
    );
  }
  if (state.value !== null) parts.push(say(values[state.bound], { value: state.value }));
  else if (state.has !== null) parts.push(say('{value} so far', { value: state.has }));
  if (state.window && !state.cut) {
    const [alpha, beta] = state.window;
    parts.push(say('window from {alpha} to {beta}', { alpha, beta }));
  }
  if (!state.seen && !state.cut) parts.push(say('not looked at'));
  if (onLine) parts.push(say('best play leads here'));
  return `${node.position}: ${parts.join(', ')}`;
}
