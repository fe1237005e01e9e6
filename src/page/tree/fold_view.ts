// The handle under a position by which what is below it is folded and opened.

import { s, setAttributes } from '../app/dom';
import type { Place } from './layout';

export class FoldView {
  readonly element: SVGGElement;
  private readonly text = s('text', { y: 4 });
  private readonly shape = s('rect', { y: -10, height: 20, rx: 10 });
  private readonly sign = s('path', { d: 'M-4 0H4' });
  private folded = false;

  /** `bottom`: how far down the position ends; `below`: how many positions there are. */
  constructor(private readonly bottom: number, private readonly below: number) {
    this.element = s('g', { class: 'fold', 'aria-hidden': 'true' }, this.shape, this.sign, this.text);
    this.draw();
  }

  place({ x, y }: Place): void {
    setAttributes(this.element, { transform: `translate(${x} ${y + this.bottom + 12})` });
  }

  update(folded: boolean, hidesFocus: boolean): void {
    this.element.classList.toggle('hides-focus', hidesFocus);
    if (folded === this.folded) return;
    this.folded = folded;
    this.draw();
  }

  private draw(): void {
    const text = this.folded ? `+${this.below}` : '';
    this.text.textContent = text;
    const width = this.folded ? 16 + 8 * text.length : 20;
    setAttributes(this.shape, { x: -width / 2, width });
    this.element.classList.toggle('folded', this.folded);
  }
}
