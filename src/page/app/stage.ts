// One search on show: its tree, the sentence of the step, and what it has looked at.

import type { Change, Film } from '../film/film';
import { apply, blankState, Reel, type Counts } from '../film/reel';
import { say, sayMany, sayPart } from '../texts/say';
import { pictureOf, type Picture } from '../tree/picture';
import type { Scene } from '../tree/scene';
import { TreeView, type TreeEvents } from '../tree/tree_view';
import { h } from './dom';
import { icon } from './icons';
import { choiceTitle } from './option_texts';

export class Stage {
  readonly element: HTMLElement;
  readonly tree: TreeView;
  private readonly heading = h('h2', { class: 'stage-heading' });
  private readonly counts = h('p', { class: 'counts' });
  private readonly sentence = h('p', { class: 'sentence' });
  private readonly tools = h('div', { class: 'tools', role: 'group' });
  private reel: Reel | null = null;
  private instead: Change[] | null = null;
  private insteadFocus: number | null = null;

  constructor(events: TreeEvents) {
    this.tree = new TreeView(events);
    const tool = (name: 'smaller' | 'larger' | 'fit' | 'unfold', act: () => void): void => {
      this.tools.append(h('button', { type: 'button', class: name, onclick: act }, icon(name)));
    };
    tool('larger', () => this.tree.viewport.zoomBy(1.25));
    tool('smaller', () => this.tree.viewport.zoomBy(0.8));
    tool('fit', () => this.tree.fit());
    tool('unfold', () => this.tree.unfoldAll());
    this.element = h(
      'section', { class: 'stage' },
      h('header', {}, h('div', { class: 'names' }, this.heading, this.counts), this.tools),
      this.tree.element,
      this.sentence,
    );
  }

  get film(): Film | null {
    return this.reel?.film ?? null;
  }

  get length(): number {
    return this.reel?.length ?? 0;
  }

  /** The sentence of the step that is shown. */
  get said(): string {
    return this.sentence.textContent ?? '';
  }

  /** How it is searched. */
  get title(): string {
    return this.heading.textContent ?? '';
  }

  /** What is drawn now, as a drawing by itself. */
  picture(): Picture | null {
    return this.reel && pictureOf(this.reel.film, this.scene());
  }

  show(film: Film | null): void {
    this.reel = film && new Reel(film);
    this.instead = null;
    if (this.reel) this.tree.show(this.reel.film, this.scene());
    else this.tree.clear();
    this.showTexts();
  }

  /** Shows another step; what comes after the end is the end. */
  goTo(step: number): void {
    if (!this.reel) return;
    const changed = this.reel.goTo(step);
    if (this.instead) return;
    this.tree.update(this.scene(), changed);
    this.tree.follow();
    this.showTexts();
  }

  /** The blank exercise with these changes, or the film again. */
  drawInstead(changes: Change[] | null, focus?: number): void {
    this.instead = changes;
    this.insteadFocus = focus ?? null;
    if (!this.reel) return;
    this.tree.update(this.scene(), this.reel.states.keys());
    this.showTexts();
  }

  retranslate(): void {
    const titles = [say('Larger'), say('Smaller'), say('Show the whole tree'), say('Unfold all')];
    [...this.tools.children].forEach((button, index) => {
      button.setAttribute('aria-label', titles[index]!);
      button.setAttribute('title', titles[index]!);
    });
    this.tools.setAttribute('aria-label', say('View'));
    this.tree.retranslate(say('Game tree'));
    this.showTexts();
  }

  private scene(): Scene {
    const { reel, instead } = this;
    if (!reel) return { states: [], focus: null, lines: false };
    if (!instead)
      return { states: reel.states, focus: reel.current?.node ?? null, lines: reel.atEnd };
    const states = reel.film.nodes.map(blankState);
    for (const change of instead) apply(states, change);
    return { states, focus: this.insteadFocus, lines: false };
  }

  private showTexts(): void {
    const { reel } = this;
    this.element.classList.toggle('instead', this.instead !== null);
    if (!reel || this.instead) {
      for (const each of [this.heading, this.counts, this.sentence]) each.textContent = '';
      return;
    }
    this.heading.textContent = choiceTitle(reel.film.algorithm);
    this.counts.textContent = countsText(reel.soFar, reel.inAll);
    this.sentence.replaceChildren(...this.sentenceNow(reel));
  }

  private sentenceNow(reel: Reel): (string | Node)[] {
    if (!reel.current) return [say('The search has not begun. Go on with the arrow keys or the buttons.')];
    const text = sayPart(reel.current.text);
    if (reel.step < reel.length) return [text];
    if (reel.film.steps_left_out > 0) {
      return [text, ' ', sayMany(
        '{count} more step is left out.', '{count} more steps are left out.', reel.film.steps_left_out,
      )];
    }
    return [text, h('code', { class: 'answer' }, reel.film.answer.replaceAll('\n', ' '))];
  }
}

function countsText(soFar: Counts, inAll: Counts): string {
  const of = (one: number, all: number): string => `${one} / ${all}`;
  return say('Positions {positions} · leaves {leaves} · cut-offs {cutOffs}', {
    positions: of(soFar.positions, inAll.positions),
    leaves: of(soFar.leaves, inAll.leaves),
    cutOffs: of(soFar.cutOffs, inAll.cutOffs),
  });
}
