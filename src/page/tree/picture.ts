// The tree as it is at some step, as a drawing by itself: for paper and for files. Of a large one a part
// is folded, as it is on the screen.

import { s, setAttributes } from '../app/dom';
import type { Film } from '../film/film';
import { Reel } from '../film/reel';
import { say } from '../texts/say';
import { FoldView } from './fold_view';
import { layOut } from './layout';
import { bottomOf, Measurements } from './measure';
import { NodeView } from './node_view';
import { foldedToFit, mostDrawn, shapeOf } from './shape';
import { surroundings, type Scene } from './scene';

export interface Picture {
  drawing: SVGSVGElement;
  /** How much of the tree it does not show, as a sentence; empty where it shows all. */
  leftOut: string;
}

export function pictureOf(film: Film, scene: Scene): Picture {
  const shape = shapeOf(film.nodes);
  const measures = new Measurements(film);
  const folded = foldedToFit(shape, mostDrawn);
  const { places, width, height } = layOut(shape, measures, folded);
  const edges = s('g', { class: 'edges' });
  const nodes = s('g', { class: 'nodes' });
  const around = surroundings(film, scene);
  film.nodes.forEach((node, index) => {
    const place = places.get(index);
    if (!place) return;
    const view = new NodeView(node, measures.of(index));
    view.update(scene.states[index]!, around(index), false);
    const { parent } = node;
    view.place(place, parent === undefined ? undefined : { ...places.get(parent)!, bottom: bottomOf(measures.of(parent)) });
    if (folded.has(index)) {
      const fold = new FoldView(bottomOf(measures.of(index)), shape.below[index]!);
      fold.place(place);
      fold.update(true, false);
      view.element.append(fold.element);
    }
    nodes.append(view.element);
    if (parent !== undefined) edges.append(view.edge);
  });
  const drawing = s('svg', { class: 'tree' }, edges, nodes);
  setAttributes(drawing, { viewBox: `0 0 ${width} ${height}`, width, height });
  return { drawing, leftOut: leftOutText(places.size, film.nodes.length) };
}

function leftOutText(drawn: number, all: number): string {
  if (drawn === all) return '';
  return say('Of {all} positions {drawn} are drawn: a depth limit, or a position further down, makes the tree smaller.', {
    all: String(all), drawn: String(drawn),
  });
}

/** After so many steps. */
export function picture(film: Film, step: number): Picture {
  const reel = new Reel(film);
  reel.goTo(step);
  return pictureOf(film, {
    states: reel.states, focus: reel.atEnd ? null : reel.current?.node ?? null, lines: reel.atEnd,
  });
}
