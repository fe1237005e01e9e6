// Who moves, as the page says it.

import { say } from '../texts/say';

/** `mover` is as a film has it; a player is called by the name. */
export function moverName(mover: string): string {
  if (mover === 'max') return 'MAX';
  if (mover === 'min') return 'MIN';
  return mover === 'chance' ? say('chance') : mover;
}
