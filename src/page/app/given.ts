// What stands in the page to be opened: src/page/build.mjs puts the example there, and `minimax draw` what it
// was asked to draw.

import type { Film } from '../film/film';
import type { Exercise } from './exercise';

export interface Given {
  exercise: Exercise;
  /** Null where the page searches it itself. */
  film: Film | null;
}

export function given(): Given {
  return JSON.parse(document.getElementById('given')!.textContent!) as Given;
}
