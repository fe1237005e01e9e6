// The tree of a film as it is drawn: who follows whom.

import type { FilmNode } from '../film/film';

export interface Shape {
  /** The successors of each node, in order. */
  successors: number[][];
  /** How many plies each is below the root. */
  plies: number[];
  /** How many positions are below each. */
  below: number[];
}

/** Each node comes after its parent; the root is the first. */
export function shapeOf(nodes: FilmNode[]): Shape {
  const successors: number[][] = nodes.map(() => []);
  const plies = nodes.map(() => 0);
  const below = nodes.map(() => 0);
  nodes.forEach(({ parent }, node) => {
    if (parent === undefined) return;
    successors[parent]!.push(node);
    plies[node] = plies[parent]! + 1;
  });
  for (let node = nodes.length - 1; node > 0; node--) {
    const parent = nodes[node]!.parent;
    if (parent !== undefined) below[parent]! += below[node]! + 1;
  }
  return { successors, plies, below };
}

/** The nodes from the root to one, both included. */
export function pathTo(nodes: FilmNode[], node: number): number[] {
  const path: number[] = [];
  for (let at: number | undefined = node; at !== undefined; at = nodes[at]?.parent) path.push(at);
  return path.reverse();
}

/** More positions are not drawn at once: the rest is folded, and drawn when it is opened. */
export const mostDrawn = 2000;

/** What to fold so that no more than so many nodes are drawn: plies are opened as far as they fit. */
export function foldedToFit({ successors }: Shape, most: number): Set<number> {
  const folded = new Set<number>();
  let drawn = 1;
  let ply = [0];
  while (ply.length > 0) {
    const next: number[] = [];
    for (const node of ply) {
      const under = successors[node]!;
      if (under.length === 0) continue;
      if (drawn + under.length > most) folded.add(node);
      else {
        drawn += under.length;
        next.push(...under);
      }
    }
    ply = next;
  }
  return folded;
}
