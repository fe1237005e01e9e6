// What the signs of the tree mean: each is drawn as it is in the tree.

import type { Film, NodeState, Symbol } from '../film/film';
import { blankState } from '../film/reel';
import { say } from '../texts/say';
import { bottomOf, Measurements } from '../tree/measure';
import { NodeView, type Surroundings } from '../tree/node_view';
import { h, s } from './dom';

const nothing: Surroundings = { focus: false, active: false, onLine: false, chosen: false, underCut: false };

function sample(
  symbol: Symbol, state: Partial<NodeState>, around: Partial<Surroundings> = {}, withEdge = false,
): SVGSVGElement {
  const mover = { up: 'max', down: 'min', circle: 'chance', hexagon: 'p', box: null }[symbol];
  const film = {
    nodes: [{ position: '', label: [], mover, symbol }], steps: [],
  } as unknown as Film;
  const measures = new Measurements(film).of(0);
  const bottom = bottomOf(measures);
  const view = new NodeView(film.nodes[0]!, measures);
  view.update({ ...blankState(), seen: true, ...state }, { ...nothing, ...around }, false);
  // With its edge as long as that is; otherwise without the room that a label would take.
  const top = withEdge ? -30 : state.window ? 0 : around.focus ? -8 : 16;
  view.place({ x: 0, y: 0 }, { x: 0, y: -80, bottom: 50 });
  const height = bottom - top + (around.focus ? 10 : 2);
  return s(
    'svg', {
      class: 'tree sample', viewBox: `-42 ${top} 84 ${height}`, width: 63, height: height * 0.75,
      'aria-hidden': 'true',
    },
    withEdge && view.edge, view.element,
  );
}

/** The signs that a film has, with what they mean. */
export function legend(film: Film | null): HTMLElement {
  const symbols = new Set(film?.nodes.map(({ symbol }) => symbol));
  const has = (type: string): boolean => film?.steps.some((step) => step.type === type) ?? false;
  const entries: [SVGSVGElement, string][] = [];
  const add = (drawing: SVGSVGElement, text: string): void => void entries.push([drawing, text]);
  if (symbols.has('up')) add(sample('up', { value: '4' }), say('MAX moves here, and the value is 4'));
  if (symbols.has('down')) add(sample('down', { value: '4' }), say('MIN moves here'));
  if (symbols.has('circle')) add(sample('circle', { value: '4' }), say('Chance decides here'));
  if (symbols.has('hexagon')) add(sample('hexagon', { value: '4' }), say('The player of that name moves here'));
  if (symbols.has('box')) add(sample('box', { value: '4' }), say('A static value'));
  add(sample('up', { has: '4' }), say('4 is the best so far'));
  if (has('cut')) {
    add(sample('up', { value: '5', bound: 'lower' }), say('The value is 5 or more: the search has cut off the rest'));
    add(sample('box', { seen: false, cut: true, reason: '5 ≥ 4' }, {}, true), say('Cut off, and why'));
  }
  if (film?.steps.some(({ changes }) => changes.some(({ window }) => window)))
    add(sample('up', { window: ['4', '∞'] }), say('The window: what MAX and MIN are sure of already'));
  add(sample('up', {}, { focus: true }), say('Here is the search'));
  add(sample('up', { value: '4' }, { onLine: true }, true), say('Best play, at the end'));
  return h('ul', {}, ...entries.map(([drawing, text]) => h('li', {}, drawing, h('span', {}, text))));
}
