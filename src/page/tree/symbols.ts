// The outlines of the symbols, by which it is seen who moves without any colour.

import type { Symbol } from '../film/film';
import type { Measures } from './measure';

/** Around x = 0, from y = 0 downward. */
export function outline(symbol: Symbol, width: number, height: number): string {
  const half = width / 2;
  switch (symbol) {
    case 'up':
      return `M0 0L${half} ${height}H${-half}Z`;
    case 'down':
      return `M${-half} 0H${half}L0 ${height}Z`;
    case 'circle':
      return `M${-half} ${height / 2}a${half} ${height / 2} 0 1 1 ${width} 0a${half} ${height / 2} 0 1 1 ${-width} 0Z`;
    case 'hexagon': {
      const corner = height / 4;
      return (
        `M${-half} ${height / 2}L${-half + corner} 0H${half - corner}` +
        `L${half} ${height / 2}L${half - corner} ${height}H${-half + corner}Z`
      );
    }
    case 'box':
      return `M${-half} 0H${half}V${height}H${-half}Z`;
  }
}

/** The baseline of the value: a triangle has room at its wide end. */
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
