// The outlines of the symbols, by which it is seen who moves without any colour.

import type { Symbol } from '../film/film';
import type { Place } from './layout';
import type { Measures } from './measure';

/** Of a node that stands there. */
export function outline(symbol: Symbol, { symbolTop, symbolWidth, symbolHeight }: Measures, { x, y }: Place): string {
  const half = symbolWidth / 2;
  const left = x - half;
  const right = x + half;
  const top = y + symbolTop;
  const middle = top + symbolHeight / 2;
  const bottom = top + symbolHeight;
  switch (symbol) {
    case 'up':
      return `M${x} ${top}L${right} ${bottom}H${left}Z`;
    case 'down':
      return `M${left} ${top}H${right}L${x} ${bottom}Z`;
    case 'circle': {
      const radii = `${half} ${symbolHeight / 2}`;
      return `M${left} ${middle}a${radii} 0 1 1 ${symbolWidth} 0a${radii} 0 1 1 ${-symbolWidth} 0Z`;
    }
    case 'hexagon': {
      const corner = symbolHeight / 4;
      return (
        `M${left} ${middle}L${left + corner} ${top}H${right - corner}` +
        `L${right} ${middle}L${right - corner} ${bottom}H${left + corner}Z`
      );
    }
    case 'box':
      return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  }
}

/** The baseline of the value, from the top of the node: a triangle has room at its wide end. */
export function valueBaseline(symbol: Symbol, { symbolTop, symbolHeight }: Measures): number {
  switch (symbol) {
    case 'up':
      return symbolTop + symbolHeight - 9;
    case 'down':
      return symbolTop + 20;
    case 'hexagon':
      return symbolTop + symbolHeight - 11;
    default:
      return symbolTop + symbolHeight / 2 + 5;
  }
}
