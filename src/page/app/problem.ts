// What stands over the tree where something is wrong, or takes its time.

import { say } from '../texts/say';
import { h } from './dom';
import { icon } from './icons';

/** A search that takes no longer need not be told of. */
const patience = 400;

export class Problem {
  readonly element = h('div', { class: 'problem', hidden: true });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSearching = false;
  private again: (() => void) | undefined;

  constructor(private readonly stop: () => void) {}

  /** Nothing can be drawn, and why: what the command said. */
  show(messages: string): void {
    this.put(() => [
      h('h2', {}, say('This tree cannot be searched')),
      h('pre', { class: 'messages', tabindex: 0 }, messages),
    ], 'alert');
  }

  /** The tree is still there; something that was asked for is not. */
  warn(messages: string): void {
    this.put(() => [
      h('pre', { class: 'messages', tabindex: 0 }, messages),
      h('button', { type: 'button', class: 'close', 'aria-label': say('Close'), onclick: () => this.hide() }, icon('close')),
    ], 'alert');
  }

  searching(): void {
    this.isSearching = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.put(() => [
        h('p', {}, say('It is being searched …')),
        h('button', { type: 'button', onclick: () => this.stop() }, icon('stop'), ' ', say('Stop')),
      ], 'status');
    }, patience);
  }

  /** The search has ended: what was told of it is not needed any more. */
  searched(): void {
    if (this.isSearching) this.hide();
  }

  hide(): void {
    this.isSearching = false;
    clearTimeout(this.timer);
    this.again = undefined;
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  retranslate(): void {
    this.again?.();
  }

  private put(parts: () => HTMLElement[], role: string): void {
    clearTimeout(this.timer);
    this.isSearching = role === 'status';
    this.again = () => this.element.replaceChildren(...parts());
    this.element.setAttribute('role', role);
    this.element.hidden = false;
    this.again();
  }
}
