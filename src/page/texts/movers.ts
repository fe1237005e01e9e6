// Who moves, as the page says it.

import type { Part } from '../film/film';
import { say, sayPart } from './say';

/** A player is called by the name, or by the number that who has none is told by. Empty where nobody moves. */
export function moverName(
  { mover, player }: { mover: string | null; player?: Part | undefined },
): string {
  switch (mover) {
    case null:
      return '';
    case 'max':
      return 'MAX';
    case 'min':
      return 'MIN';
    case 'chance':
      return say('chance');
    default:
      return player === undefined ? mover : sayPart(player);
  }
}
