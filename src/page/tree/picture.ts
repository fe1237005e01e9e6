// The whole tree as it is at some step, as a drawing by itself: for paper and for files.

import { s, setAttributes } from '../app/dom';
import type { Film } from '../film/film';
import { Reel } from '../film/reel';
import { layOut } from './layout';
import { bottomOf, measure } from './measure';
import { NodeView } from './node_view';
import { shapeOf } from './shape';
import { surroundings, type Scene } from './scene';

export function pictureOf(film: Film, scene: Scene): SVGSVGElement {
  const shape = shapeOf(film.nodes);
  const measures = measure(film);
  const { places, width, height } = layOut(shape, measures, new Set());
  const edges = s('g', { class: 'edges' });
  const nodes = s('g', { class: 'nodes' });
  const around = surroundings(film, scene);
  film.nodes.forEach((node, index) => {
    const view = new NodeView(node, measures[index]!);
    view.update(scene.states[index]!, around(index), false);
    const { parent } = node;
    view.place(
      places.get(index)!,
      parent === undefined ? undefined : { ...places.get(parent)!, bottom: bottomOf(measures[parent]!) },
    );
    nodes.append(view.element);
    if (parent !== undefined) edges.append(view.edge);
  });
  const drawing = s('svg', { class: 'tree' }, edges, nodes);
  setAttributes(drawing, { viewBox: `0 0 ${width} ${height}`, width, height });
  return drawing;
}

/** After so many steps. */
export function picture(film: Film, step: number): SVGSVGElement {
  const reel = new Reel(film);
  reel.goTo(step);
  return pictureOf(film, {
    states: reel.states, focus: reel.atEnd ? null : reel.current?.node ?? null, lines: reel.atEnd,
  });
}
