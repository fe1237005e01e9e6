// The tab that says how the tree is searched, and next to what other search.

import { msgid, say } from '../texts/say';
import { h } from './dom';
import { OptionForm } from './option_form';
import type { Panel, PanelHost } from './panel';
import { withFlag } from '../engine/flags';
import { keys } from './keys';
import { legend } from './legend';
import type { Film } from '../film/film';

/** What this panel asks of the page beside what all may. */
export interface SearchHost extends PanelHost {
  /** Another search of the same exercise, next to it: its flags. Null: none. */
  compareWith(flags: string[] | null): Promise<void>;
  compared(): { flags: string[]; film: Film | null } | null;
}

export class SearchPanel implements Panel {
  readonly id = 'search';
  readonly title = msgid('Search');
  readonly element = h('div');
  private readonly heading = h('h2');
  private readonly form: OptionForm;
  private readonly otherForm: OptionForm;
  private readonly compareBox = h('input', { type: 'checkbox', id: 'compare' });
  private readonly compareLabel = h('span');
  private readonly other = h('div', { hidden: true });
  private readonly legend = h('details', { class: 'legend' });
  private readonly keys = h('details', { class: 'legend' });

  constructor(private readonly host: SearchHost) {
    this.form = new OptionForm('option', (name, value) => {
      const exercise = host.exercise();
      void host.open({ ...exercise, arguments: withFlag(exercise.arguments, name, value) });
    });
    this.otherForm = new OptionForm('other-option', (name, value) => {
      void host.compareWith(withFlag(host.compared()?.flags ?? [], name, value));
    });
    this.compareBox.addEventListener('change', () => void this.compareChosen());
    this.other.append(this.otherForm.element);
    this.element.append(
      this.heading, this.form.element,
      h('label', { class: 'compare' }, this.compareBox, ' ', this.compareLabel),
      this.other, this.legend, this.keys,
    );
  }

  retranslate(): void {
    this.heading.textContent = say('How it is searched');
    this.compareLabel.textContent = say('Compare with another search, side by side');
    this.legend.replaceChildren(h('summary', {}, say('What is drawn')), legend(this.host.film()));
    this.keys.replaceChildren(h('summary', {}, say('Keys')), keys());
    this.form.retranslate();
    this.otherForm.retranslate();
  }

  exerciseChanged(): void {
    const film = this.host.film();
    const compared = this.host.compared();
    this.form.show(film?.options ?? []);
    this.compareBox.checked = compared !== null;
    this.compareBox.disabled = film === null;
    this.other.hidden = compared === null;
    this.otherForm.show(compared?.film?.options ?? []);
    this.legend.replaceChildren(h('summary', {}, say('What is drawn')), legend(film));
  }

  private async compareChosen(): Promise<void> {
    if (!this.compareBox.checked) return this.host.compareWith(null);
    // The search without cut-offs is the one to see what they save; or else one with them.
    const film = this.host.film();
    const algorithms = film?.options.find(({ name }) => name === 'algorithm')?.choices ?? [];
    const other = algorithms.find((each) => each !== 'auto' && each !== film?.algorithm);
    const { arguments: flags } = this.host.exercise();
    return this.host.compareWith(other ? withFlag(flags, 'algorithm', other) : flags);
  }
}
