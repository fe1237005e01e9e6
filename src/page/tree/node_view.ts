// A position in the tree, with the edge that leads to it: made once, and then changed in place.

import { s, setAttributes } from '../app/dom';
import type { FilmNode, NodeState } from '../film/film';
import { moverName } from '../texts/movers';
import { line, probabilityAt, type Measures } from './measure';
import type { Place } from './layout';
import { outline, valueBaseline } from './symbols';
import { shortened, upperText, valueText, windowParts } from './texts';

/** What of a position depends on others. */
export interface Surroundings {
  /** The last step was done here. */
  focus: boolean;
  /** It is between the root and the focus. */
  active: boolean;
  /** Best play leads through it, and that may be told. */
  onLine: boolean;
  /** Its parent has its value from here so far. */
  chosen: boolean;
  /** It is below one that is cut off. */
  underCut: boolean;
}

/** Sets a text where it is another one: to set it costs a layout. */
function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export class NodeView {
  readonly element: SVGGElement;
  readonly edge: SVGGElement;
  private readonly halo: SVGRectElement;
  private readonly symbol = s('path', { class: 'symbol' });
  private readonly upper = s('text', { class: 'upper' });
  private readonly label: SVGTextElement;
  private readonly alpha = s('tspan');
  private readonly beta = s('tspan');
  private readonly value: SVGTextElement;
  private readonly player: SVGTextElement | undefined;
  private readonly line = s('line');
  private readonly mark = s('path', { class: 'mark', d: 'M-6 5L2 -7M-1 7L7 -5' });
  private readonly probability: SVGTextElement | undefined;
  private classes = '';
  private window: [string, string] | null = null;
  private hasUpper = false;
  private from: Place | undefined;
  private to: Place | undefined;

  constructor(readonly node: FilmNode, private readonly measures: Measures) {
    const { width, height } = measures;
    this.halo = s('rect', { class: 'halo', rx: 10, width: width + 14, height: height + 12 });
    this.label = s(
      'text', { class: node.label.length > 1 ? 'label picture' : 'label' },
      ...node.label.map((text) => s('tspan', {}, text)));
    this.value = s('text', { class: 'value' });
    if (node.symbol === 'hexagon') this.player = s('text', { class: 'player' });
    this.element = s(
      'g', { class: 'node' }, this.halo, this.symbol, this.upper, this.label, this.player, this.value);
    if (node.probability !== undefined)
      this.probability = s('text', { class: 'probability' }, node.probability);
    this.edge = s('g', { class: 'edge' }, this.line, this.mark, this.probability);
  }

  /** `parent`: where that stands, and how far down its symbol ends. */
  place(at: Place, parent?: Place & { bottom: number }): void {
    this.placeParts(at);
    if (!parent) return;
    const { x, y } = at;
    this.from = { x: parent.x, y: parent.y + parent.bottom };
    this.to = { x, y };
    const along = (share: number): Place => ({
      x: this.from!.x + share * (x - this.from!.x), y: this.from!.y + share * (y - this.from!.y),
    });
    // Both find room on the edge: a text further down, where edges are further apart.
    const mark = along(this.probability ? 0.3 : 0.5);
    setAttributes(this.mark, { transform: `translate(${mark.x} ${mark.y})` });
    const text = along(probabilityAt);
    if (this.probability) setAttributes(this.probability, { x: text.x, y: text.y + 4 });
    this.drawEdge();
  }

  /** Not by a transform of the element: a browser would paint each of a large tree by itself, at each step. */
  private placeParts({ x, y }: Place): void {
    const { node, measures } = this;
    setAttributes(this.halo, { x: x - measures.width / 2 - 7, y: y - 5 });
    setAttributes(this.symbol, { d: outline(node.symbol, measures, { x, y }) });
    setAttributes(this.upper, { x, y: y + line.upper - 5 });
    const height = node.label.length > 1 ? line.picture : line.label;
    [...this.label.children].forEach((each, index) =>
      setAttributes(each, { x, y: y + line.upper + height * (index + 1) - 4 }));
    setAttributes(this.value, { x, y: y + valueBaseline(node.symbol, measures) });
    if (this.player) setAttributes(this.player, { x, y: y + measures.symbolTop + 17 });
  }

  /** It ends at the window, or where there is none, at the label. */
  private drawEdge(): void {
    const { from, to } = this;
    if (!from || !to) return;
    const end = to.y + (this.hasUpper ? 0 : line.upper + 1);
    setAttributes(this.line, { x1: from.x, y1: from.y, x2: to.x, y2: end });
  }

  /** Shows its state. What has not changed is left alone. */
  update(state: NodeState, around: Surroundings, isSelected: boolean): void {
    setText(this.value, valueText(this.node, state));
    if (this.player) setText(this.player, shortened(moverName(this.node)));
    this.showUpper(state);
    const hasUpper = state.window !== null || upperText(state) !== '';
    if (hasUpper !== this.hasUpper) {
      this.hasUpper = hasUpper;
      this.drawEdge();
    }
    const classes = [
      this.node.symbol,
      state.seen && 'seen',
      state.cut && 'cut',
      state.cut && state.reason !== '' && 'told-why',
      !state.cut && around.underCut && 'under-cut',
      state.value !== null && 'valued',
      state.value === null && state.has !== null && 'so-far',
      around.focus && 'focus',
      around.active && 'active',
      around.onLine && 'on-line',
      around.chosen && 'chosen',
      isSelected && 'selected',
    ].filter(Boolean).join(' ');
    if (classes === this.classes) return;
    this.classes = classes;
    this.element.setAttribute('class', `node ${classes}`);
    this.edge.setAttribute('class', `edge ${classes}`);
  }

  /** The end of a window that has moved since it was shown last is marked. */
  private showUpper(state: NodeState): void {
    const isWindow = state.window !== null && !(state.cut && state.reason !== '');
    if (!isWindow) {
      this.window = null;
      setText(this.upper, upperText(state));
      return;
    }
    const [alpha, beta] = windowParts(state.window!);
    if (this.window?.[0] === alpha && this.window[1] === beta) {
      this.alpha.removeAttribute('class');
      this.beta.removeAttribute('class');
      return;
    }
    if (!this.window) this.upper.replaceChildren('[', this.alpha, ', ', this.beta, ']');
    const moved = (before: string | undefined, now: string): string | null =>
      before !== undefined && before !== now ? 'moved' : null;
    setAttributes(this.alpha, { class: moved(this.window?.[0], alpha) });
    setAttributes(this.beta, { class: moved(this.window?.[1], beta) });
    this.alpha.textContent = alpha;
    this.beta.textContent = beta;
    this.window = [alpha, beta];
  }
}
