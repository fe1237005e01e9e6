// Searching: from what is open to its film, by the command itself.

import type { Engine } from '../engine/engine';
import type { Film } from '../film/film';
import type { Exercise } from './exercise';

/** A film, or what the command says that it cannot be made for. */
export type Searched =
  | { film: Film; messages: string }
  /** `isStopped`: by hand. */
  | { film: null; status: number; messages: string; isStopped?: boolean };

const file = 'tree.pl';
const film = 'film.json';

/** Rejected with EngineStopped alone. */
export async function search(engine: Pick<Engine, 'run'>, exercise: Exercise): Promise<Searched> {
  const position = exercise.position === null ? [] : [exercise.position];
  const args = ['draw', '-o', film, ...exercise.arguments, '--', file, ...position];
  const { status, out, err, files } = await engine.run(args, { [file]: exercise.text }, [film]);
  const messages = (err || out).trim();
  const text = files[film];
  if (text === undefined) return { film: null, status, messages };
  return { film: JSON.parse(text) as Film, messages };
}
