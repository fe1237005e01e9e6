// What is shown of a film at some step, and what of a position depends on others in it.

import type { Film, NodeState } from '../film/film';
import type { Surroundings } from './node_view';
import { pathTo } from './shape';

export interface Scene {
  states: NodeState[];
  /** Where the last step was done. */
  focus: number | null;
  /** Whether the lines of best play may be told. */
  lines: boolean;
}

/** The positions that best play leads through, with the root. */
export function onLines({ lines }: Film): Set<number> {
  return new Set(lines.length > 0 ? [0, ...lines.flat()] : []);
}

export const activePath = (film: Film, { focus }: Scene): Set<number> =>
  new Set(focus === null ? [] : pathTo(film.nodes, focus));

function isUnderCut({ nodes }: Film, { states }: Scene, node: number): boolean {
  if (states[node]?.seen) return false;
  for (let at = nodes[node]?.parent; at !== undefined; at = nodes[at]?.parent)
    if (states[at]?.cut) return true;
  return false;
}

/** Gives the surroundings of each node. What they have in common is looked up once. */
export function surroundings(
  film: Film, scene: Scene, line = onLines(film), active = activePath(film, scene),
): (node: number) => Surroundings {
  return (node) => {
    const parent = film.nodes[node]?.parent;
    return {
      focus: scene.focus === node,
      active: active.has(node),
      onLine: scene.lines && line.has(node),
      chosen: parent !== undefined && scene.states[parent]?.by === node,
      underCut: isUnderCut(film, scene, node),
    };
  };
}
