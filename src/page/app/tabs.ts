// The panels beside the tree, as tabs.

import { say } from '../texts/say';
import { h, setAttributes } from './dom';
import type { Panel } from './panel';

export class Tabs {
  readonly element: HTMLElement;
  private readonly list = h('div', { role: 'tablist', class: 'tab-list' });
  private readonly tabs: HTMLButtonElement[];
  private front = 0;

  constructor(private readonly panels: Panel[]) {
    this.tabs = panels.map(({ id }, index) =>
      h('button', {
        type: 'button', role: 'tab', id: `tab-${id}`, 'aria-controls': `panel-${id}`,
        onclick: () => this.show(index),
      }));
    this.list.append(...this.tabs);
    this.list.addEventListener('keydown', (event) => this.keyPressed(event));
    for (const { id, element } of panels) {
      setAttributes(element, {
        role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}`, tabindex: 0,
      });
      element.classList.add('panel');
    }
    this.element = h('aside', { class: 'tabs' }, this.list, ...panels.map(({ element }) => element));
    this.mark();
  }

  get panel(): Panel | undefined {
    return this.panels[this.front];
  }

  showPanel(id: string): void {
    this.show(this.panels.findIndex((panel) => panel.id === id));
  }

  retranslate(): void {
    setAttributes(this.list, { 'aria-label': say('What to do with the tree') });
    this.panels.forEach(({ title }, index) => (this.tabs[index]!.textContent = say(title)));
  }

  private show(index: number): void {
    if (index < 0 || index === this.front) return;
    const before = this.panel;
    this.front = index;
    this.mark();
    before?.hidden?.();
    this.panel?.shown?.();
  }

  private mark(): void {
    this.tabs.forEach((tab, index) => {
      setAttributes(tab, { 'aria-selected': String(index === this.front), tabindex: index === this.front ? 0 : -1 });
    });
    this.panels.forEach(({ element }, index) => (element.hidden = index !== this.front));
  }

  private keyPressed(event: KeyboardEvent): void {
    const last = this.panels.length - 1;
    const to = {
      ArrowRight: this.front === last ? 0 : this.front + 1,
      ArrowLeft: this.front === 0 ? last : this.front - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.show(to);
    this.tabs[to]?.focus();
  }
}
