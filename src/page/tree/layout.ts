// Where each position stands: d3-flextree places them, ply under ply.

import { flextree } from 'd3-flextree';
import type { Measurements } from './measure';
import type { Shape } from './shape';

export interface Place {
  /** The middle of the node, and its top. */
  x: number;
  y: number;
}

export interface Layout {
  /** Of the nodes that are drawn: not those below a folded one. */
  places: Map<number, Place>;
  width: number;
  height: number;
}

const margin = 24;
const betweenPlies = 40;
const betweenSiblings = 14;
const betweenCousins = 26;

export function layOut(shape: Shape, measures: Measurements, folded: ReadonlySet<number>): Layout {
  const plyHeights: number[] = [];
  shape.plies.forEach((ply, node) => {
    plyHeights[ply] = Math.max(plyHeights[ply] ?? 0, measures.heightOf(node));
  });
  const layout = flextree<number>({
    children: (node) => (folded.has(node) ? [] : shape.successors[node]!),
    nodeSize: ({ data, depth }) => [measures.of(data).width, plyHeights[depth]! + betweenPlies],
    spacing: (one, other) => (one.parent === other.parent ? betweenSiblings : betweenCousins),
  });
  const tree = layout.hierarchy(0);
  layout(tree);
  const { left, right, bottom } = tree.extents;
  const places = new Map<number, Place>();
  tree.each((node) => {
    places.set(node.data, { x: node.x - left + margin, y: node.y + margin });
  });
  return {
    places,
    width: right - left + 2 * margin,
    height: bottom - betweenPlies + 2 * margin,
  };
}
