// What is written at a position of the tree.

import type { FilmNode, NodeState } from '../film/film';

/** A text that is too long for a symbol ends in an ellipsis. */
const mostLetters = 16;
export const shortened = (text: string, most = mostLetters): string =>
  [...text].length > most ? [...text].slice(0, most - 1).join('') + '…' : text;

const bounds = { exact: '', lower: '≥ ', upper: '≤ ' };

/** `4`, `≥ 4`, or what the mover has so far, `4…`; of a leaf its static value. */
export function valueText(node: FilmNode, state: NodeState): string {
  if (state.value !== null) return bounds[state.bound] + shortened(state.value);
  if (state.has !== null) return shortened(state.has) + '…';
  return node.mover === null && node.static !== undefined ? shortened(node.static) : '';
}

/** `[-∞, 4]`: each end of a window, as it is drawn. */
export const windowParts = ([alpha, beta]: [string, string]): [string, string] => [
  shortened(alpha), shortened(beta),
];

/** Over the symbol: why it is cut off, or the window that it is looked at with. */
export function upperText(state: NodeState): string {
  if (state.cut && state.reason !== '') return shortened(state.reason, 28);
  if (state.window === null) return '';
  const [alpha, beta] = windowParts(state.window);
  return `[${alpha}, ${beta}]`;
}
