// How much room each position takes: as much as it will ever need in the film, so that nothing moves.

import { apply, blankState } from '../film/reel';
import type { Film, FilmNode } from '../film/film';
import { upperText, valueText } from './texts';

export const font = {
  label: '600 15px system-ui, sans-serif',
  picture: '12px ui-monospace, monospace',
  value: '700 15px system-ui, sans-serif',
  upper: '12px system-ui, sans-serif',
};
export const line = { label: 19, picture: 14, upper: 17 };

/** Of one node, whose middle is x = 0 and whose top is y = 0. */
export interface Measures {
  width: number;
  height: number;
  /** Where the symbol begins, and its size. */
  symbolTop: number;
  symbolWidth: number;
  symbolHeight: number;
}

const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;
let fontSet = '';

export function textWidth(text: string, of: string): number {
  const key = of + text;
  let width = widths.get(key);
  if (width === undefined) {
    context ??= document.createElement('canvas').getContext('2d');
    if (context && fontSet !== of) {
      context.font = of;
      fontSet = of;
    }
    width = context?.measureText(text).width ?? text.length * 9;
    if (widths.size > 50_000) widths.clear();
    widths.set(key, width);
  }
  return width;
}

interface Widest {
  value: number;
  upper: number;
}

/** The widest texts that each node has in any of its states. */
function widestTexts({ nodes, steps }: Film): Widest[] {
  const states = nodes.map(blankState);
  const widest: Widest[] = nodes.map(() => ({ value: 0, upper: 0 }));
  const note = (index: number): void => {
    const node = nodes[index];
    const state = states[index];
    const widths = widest[index];
    if (!node || !state || !widths) return;
    widths.value = Math.max(widths.value, textWidth(valueText(node, state), font.value));
    widths.upper = Math.max(widths.upper, textWidth(upperText(state), font.upper));
  };
  nodes.forEach((_, index) => note(index));
  for (const { changes } of steps) {
    for (const change of changes) {
      apply(states, change);
      note(change.node);
    }
  }
  return widest;
}

function symbolSize({ symbol, mover }: FilmNode, value: number): [number, number] {
  switch (symbol) {
    // A line of text stands where a triangle has some 58 % of its width.
    case 'up':
    case 'down':
      return [Math.max(62, (value + 8) / 0.58), 50];
    case 'circle':
      return [Math.max(46, value + 20), 46];
    case 'hexagon':
      return [Math.max(64, Math.max(value, textWidth(mover ?? '', font.upper)) + 34), 48];
    case 'box':
      return [Math.max(34, value + 16), 30];
  }
}

export function measure(film: Film): Measures[] {
  const widest = widestTexts(film);
  return film.nodes.map((node, index) => {
    const { value, upper } = widest[index]!;
    const isPicture = node.label.length > 1;
    const label = node.label.map((text) => textWidth(text, isPicture ? font.picture : font.label));
    const [symbolWidth, symbolHeight] = symbolSize(node, value);
    const symbolTop =
      line.upper + node.label.length * (isPicture ? line.picture : line.label) + 3;
    return {
      width: Math.max(symbolWidth, upper, ...label),
      height: symbolTop + symbolHeight,
      symbolTop, symbolWidth, symbolHeight,
    };
  });
}

/** Where the edges to its successors begin. */
export const bottomOf = ({ height }: Measures): number => height;
