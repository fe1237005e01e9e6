// How much room each position takes: as much as it will ever need in the film, so that nothing moves.

import { apply, blankState } from '../film/reel';
import type { Film, FilmNode } from '../film/film';
import { moverName } from '../texts/movers';
import { shortened, upperText, valueText } from './texts';

export const font = {
  label: '600 15px system-ui, sans-serif',
  picture: '12px ui-monospace, monospace',
  value: '700 15px system-ui, sans-serif',
  upper: '12px system-ui, sans-serif',
};
export const line = { label: 19, picture: 14, upper: 17 };

/** How far down its edge a probability stands: as wide as edges are apart there, nodes are at least. */
export const probabilityAt = 0.6;

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

/** What is written at a node in any of its states. */
interface Texts {
  values: Set<string>;
  uppers: Set<string>;
}

function textsOf({ nodes, steps }: Film): Texts[] {
  const states = nodes.map(blankState);
  const texts: Texts[] = nodes.map(() => ({ values: new Set(), uppers: new Set() }));
  const note = (index: number): void => {
    const node = nodes[index];
    const state = states[index];
    if (!node || !state) return;
    texts[index]?.values.add(valueText(node, state));
    texts[index]?.uppers.add(upperText(state));
  };
  nodes.forEach((_, index) => note(index));
  for (const { changes } of steps) {
    for (const change of changes) {
      apply(states, change);
      note(change.node);
    }
  }
  return texts;
}

const widest = (texts: Iterable<string>, of: string): number =>
  Math.max(0, ...[...texts].map((text) => textWidth(text, of)));

const symbolHeights: Record<FilmNode['symbol'], number> = { up: 50, down: 50, circle: 46, hexagon: 48, box: 30 };

function symbolWidth(node: FilmNode, value: number): number {
  switch (node.symbol) {
    // A line of text stands where a triangle has some 58 % of its width.
    case 'up':
    case 'down':
      return Math.max(62, (value + 8) / 0.58);
    case 'circle':
      return Math.max(46, value + 20);
    case 'hexagon':
      return Math.max(64, Math.max(value, textWidth(shortened(moverName(node)), font.upper)) + 34);
    case 'box':
      return Math.max(34, value + 16);
  }
}

/** Of a film. A node is measured when it is asked for: of a large tree, few are drawn. */
export class Measurements {
  private readonly texts: Texts[];
  private readonly known = new Map<number, Measures>();

  constructor(private readonly film: Film) {
    this.texts = textsOf(film);
  }

  of(index: number): Measures {
    let measures = this.known.get(index);
    if (!measures) this.known.set(index, (measures = this.measured(index)));
    return measures;
  }

  /** Without a look at its texts. */
  heightOf(index: number): number {
    const node = this.film.nodes[index]!;
    return symbolTopOf(node) + symbolHeights[node.symbol];
  }

  private measured(index: number): Measures {
    const node = this.film.nodes[index]!;
    const { values, uppers } = this.texts[index]!;
    const symbol = symbolWidth(node, widest(values, font.value));
    const label = widest(node.label, isPicture(node) ? font.picture : font.label);
    return {
      width: Math.max(symbol, widest(uppers, font.upper), label, textWidth(node.probability ?? '', font.upper) / probabilityAt),
      height: this.heightOf(index),
      symbolTop: symbolTopOf(node), symbolWidth: symbol, symbolHeight: symbolHeights[node.symbol],
    };
  }
}

const isPicture = ({ label }: FilmNode): boolean => label.length > 1;

const symbolTopOf = (node: FilmNode): number =>
  line.upper + node.label.length * (isPicture(node) ? line.picture : line.label) + 3;

/** Where the edges to its successors begin. */
export const bottomOf = ({ height }: Measures): number => height;
