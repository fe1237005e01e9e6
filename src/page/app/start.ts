// Starts a page: the tree with its steps, and the panels beside it.

import { Core } from '../engine/core';
import { EngineStopped, StoppedByHand, type Engine } from '../engine/engine';
import type { Change, Film } from '../film/film';
import { language, languages, say, sayPart } from '../texts/say';
import { picture, type Picture } from '../tree/picture';
import { h, setAttributes } from './dom';
import type { Exercise } from './exercise';
import { given } from './given';
import { BadLink, readFragment, type Link, type LinkMode } from './link';
import { icon } from './icons';
import type { PageParts, Panel } from './panel';
import { Problem } from './problem';
import { search, type Searched } from './search';
import { SearchPanel, type SearchHost } from './search_panel';
import { chooseLanguage, chooseTheme, currentTheme, restoreSettings, themes } from './settings';
import { Stage } from './stage';
import { StepBar } from './step_bar';
import { Tabs } from './tabs';
import { themeTitle } from './theme_texts';

/** The panels that a link may open. */
const panelOf: Record<LinkMode, string> = { search: 'search', by_hand: 'by_hand', quiz: 'quiz' };

/** What the fragment of the address holds, or what is wrong with it. */
async function linkOfAddress(): Promise<Link | BadLink | null> {
  try {
    return await readFragment(location.hash);
  } catch (error) {
    if (error instanceof BadLink) return error;
    throw error;
  }
}

const isEmbedded = (): boolean =>
  new URLSearchParams(location.search).has('embed') || window.self !== window.top;

/** Of two searches side by side. */
type Which = 'first' | 'other';

class Page implements SearchHost {
  readonly core: Engine = new Core();
  private readonly stage = new Stage({ chosen: (node) => this.tabs.panel?.nodeChosen?.(node) });
  private other: { stage: Stage; flags: string[] } | null = null;
  /** Those of the other search that was asked for, before it is shown. */
  private otherFlags: string[] | null = null;
  private readonly stages = h('div', { class: 'stages' }, this.stage.element);
  private readonly steps = new StepBar((step) => this.goTo(step, true));
  private readonly problem = new Problem(() => this.stop());
  private readonly live = h('div', { class: 'for-readers', 'aria-live': 'polite', role: 'status' });
  private readonly title = h('h1');
  private readonly question = h('p', { class: 'question' });
  private readonly languageChoice = h('select', { class: 'language' });
  private readonly themeButton = h('button', { type: 'button', class: 'theme' });
  /** Within another page the panels are shown on demand. */
  private readonly menuButton = h('button', { type: 'button', class: 'menu', 'aria-expanded': 'false' }, icon('menu'));
  private readonly skip = h('button', { type: 'button', class: 'skip' });
  private readonly panels: Panel[];
  private readonly tabs: Tabs;
  private readonly given = given();
  private opened: Exercise = this.given.exercise;
  /** Whether it cannot be searched: what stands there instead is said anew in another language. */
  private isRefused = false;
  private at = 0;
  /** Who has drawn something in place of the film. */
  private instead: Panel | null = null;
  /** Count what was asked for, of either search: an answer that comes too late is none. */
  private readonly asked = { first: 0, other: 0 };
  private readonly searching: Record<Which, Engine | null> = { first: null, other: null };

  constructor(private readonly parts: PageParts) {
    // A link is searched.
    if (location.hash !== '') this.core.prepare();
    const searchPanel = new SearchPanel(this);
    this.panels = [searchPanel, ...parts.panels.map((make) => make(this))];
    this.tabs = new Tabs(this.panels);
    this.build();
    this.retranslate();
  }

  // --- What panels ask -----------------------------------------------------------------------------

  exercise(): Exercise {
    return this.opened;
  }

  film(): Film | null {
    return this.stage.film;
  }

  step(): number {
    return this.at;
  }

  showStep(step: number): void {
    this.steps.pause();
    this.goTo(step, true);
  }

  async open(exercise: Exercise): Promise<boolean> {
    const before = this.opened;
    const searched = await this.searched(exercise, 'first');
    if (!searched) return false;
    // An option that does not go with the tree is taken back: that is still what it was.
    const isOption = exercise.text === before.text && exercise.position === before.position;
    if (!searched.film && (isOption || searched.isStopped) && this.film()) {
      this.problem.warn(searched.messages);
      this.tellPanels();
      return false;
    }
    this.show(exercise, searched.film);
    const stopped = 4;  // by a limit or by hand, which may have taken long
    this.isRefused = !searched.film && searched.status !== stopped;
    if (searched.film) {
      // Who does not see the tree hears that there is another one.
      this.announce(`${this.stage.title}: ${this.steps.said}`);
      await this.compareAgain();
    } else this.problem.show(searched.messages);
    return this.opened === exercise;
  }

  drawInstead(panel: Panel, changes: Change[] | null, focus?: number): void {
    const before = this.instead;
    if (changes === null) {
      if (before === panel) this.showFilm();
      return;
    }
    this.instead = panel;
    if (before !== panel) before?.displaced?.();
    this.insteadChanged(changes, focus);
  }

  /** Again, if something was drawn in its place. */
  private showFilm(): void {
    if (!this.instead) return;
    this.instead = null;
    this.insteadChanged(null);
  }

  private insteadChanged(changes: Change[] | null, focus?: number): void {
    const isInstead = changes !== null;
    this.steps.pause();
    this.stage.drawInstead(changes, focus);
    document.body.classList.toggle('instead', isInstead);
    this.steps.element.hidden = isInstead;
    if (this.other) this.other.stage.element.hidden = isInstead;
  }

  picture(step: number): Picture {
    const film = this.film();
    if (!film) throw new Error('there is no film');
    return picture(film, step);
  }

  announce(text: string): void {
    this.live.textContent = text;
  }

  showPanel(id: string): void {
    this.tabs.showPanel(id);
  }

  compared(): { flags: string[]; film: Film | null } | null {
    return this.other && { flags: this.other.flags, film: this.other.stage.film };
  }

  /** `isSameTree`: the search that is shown stays where the one that is asked for cannot be. */
  async compareWith(flags: string[] | null, isSameTree = true): Promise<void> {
    if (flags === null) {
      this.superseded('other');
      this.otherFlags = null;
      this.other?.stage.element.remove();
      this.other = null;
      this.stagesChanged();
      return;
    }
    this.otherFlags = flags;
    const searched = await this.searched({ ...this.opened, arguments: flags }, 'other');
    if (!searched) return;
    if (!searched.film) {
      this.otherFlags = this.other?.flags ?? null;
      if (!isSameTree) await this.compareWith(null);
      this.problem.warn(searched.messages);
      this.tellPanels();
      return;
    }
    if (!this.other) {
      const stage = new Stage({ chosen: (node) => this.chosenInOther(node) });
      stage.retranslate();
      this.stages.append(stage.element);
      this.other = { stage, flags };
      this.stages.classList.add('two');
    }
    this.other.flags = flags;
    this.other.stage.show(searched.film);
    this.stagesChanged();
  }

  // --- Starting ------------------------------------------------------------------------------------

  async begin(): Promise<void> {
    const link = await linkOfAddress();
    if (link && !(link instanceof BadLink)) {
      await this.follow(link);
      return;
    }
    const { exercise, film } = this.given;
    if (film) this.show(exercise, film);
    else await this.open(exercise);
    if (link) this.problem.warn(sayPart(link.reason));
  }

  private async follow(link: Link): Promise<void> {
    if (!(await this.open(link.exercise))) return;
    const panel = this.panels.find(({ id }) => id === panelOf[link.mode]);
    if (!panel) return;
    this.showPanel(panel.id);
    // Within another page, too: without its tab there would be nothing to answer in.
    this.showTabs(true);
    panel.begin?.();
  }

  /** The address has another fragment. */
  private async addressChanged(): Promise<void> {
    const link = await linkOfAddress();
    if (link instanceof BadLink) this.problem.warn(sayPart(link.reason));
    else if (link) await this.follow(link);
  }

  private build(): void {
    for (const name of languages()) {
      const own = new Intl.DisplayNames([name], { type: 'language' }).of(name) ?? name;
      this.languageChoice.append(h('option', { value: name, lang: name }, own));
    }
    this.languageChoice.value = language();
    this.languageChoice.hidden = languages().length < 2;
    this.languageChoice.addEventListener('change', () => {
      chooseLanguage(this.languageChoice.value);
      this.retranslate();
      if (this.isRefused && !this.searching.first) void this.open(this.opened);
    });
    this.themeButton.addEventListener('click', () => {
      chooseTheme(themes[(themes.indexOf(currentTheme()) + 1) % themes.length]!);
      this.showTheme();
    });
    this.skip.addEventListener('click', () => this.steps.focus());
    this.menuButton.addEventListener('click', () => {
      this.showTabs(!document.body.classList.contains('with-tabs'));
    });
    this.steps.element.append(this.menuButton);
    const viewer = h(
      'div', { class: 'viewer' },
      this.problem.element, this.stages, this.steps.element,
    );
    document.getElementById('page')!.replaceChildren(
      this.skip,
      h(
        'header', { class: 'page-header' },
        h('div', { class: 'titles' }, this.title, this.question),
        h('div', { class: 'settings' }, this.languageChoice, this.themeButton),
      ),
      h('main', {}, viewer, this.tabs.element),
      this.live,
    );
    document.body.classList.toggle('embedded', isEmbedded());
    addEventListener('hashchange', () => void this.addressChanged());
    addEventListener('beforeprint', () => this.preparePrint());
  }

  private retranslate(): void {
    this.skip.textContent = say('To the steps');
    setAttributes(this.menuButton, { 'aria-label': say('More'), title: say('More') });
    setAttributes(this.languageChoice, { 'aria-label': say('Language') });
    this.showTheme();
    this.showTitle();
    for (const each of [this.problem, this.stage, this.other?.stage, this.steps, this.tabs, ...this.panels])
      each?.retranslate();
  }

  private showTheme(): void {
    const title = themeTitle(currentTheme());
    this.themeButton.replaceChildren(icon(currentTheme()));
    setAttributes(this.themeButton, { 'aria-label': title, title });
  }

  private showTitle(): void {
    const title = this.opened.name ?? say('The tree of the course notes');
    this.title.textContent = title;
    document.title = `${title} – minimax`;
    const position = this.film()?.position ?? this.opened.position;
    this.question.textContent = position === null ? '' : `?- minimax(${position}, BestPos, Val, NodesList).`;
  }

  // --- Searching -----------------------------------------------------------------------------------

  /** Null where something else was asked for meanwhile, or it was stopped. */
  private async searched(exercise: Exercise, which: Which): Promise<Searched | null> {
    const id = this.superseded(which);
    const engine = exercise.is_program ? this.parts.programs : this.core;
    if (!engine) {
      return {
        film: null, status: 3,
        messages: say('This is a program of rules. This page searches facts alone: the playground has SWI-Prolog in it.'),
      };
    }
    this.searching[which] = engine;
    document.body.dataset['state'] = 'searching';
    this.problem.searching();
    const isLate = (): boolean => id !== this.asked[which];
    try {
      const searched = await search(engine, exercise);
      return isLate() ? null : searched;
    } catch (error) {
      if (!(error instanceof EngineStopped)) throw error;
      if (isLate()) return null;
      const isByHand = error instanceof StoppedByHand;
      return { film: null, status: 4, isStopped: isByHand, messages: isByHand ? say('It was stopped.') : error.message };
    } finally {
      if (!isLate()) this.superseded(which);
    }
  }

  /** What was asked for is of no use any more, or has its answer. */
  private superseded(which: Which): number {
    this.searching[which] = null;
    if (!this.searching.first && !this.searching.other) {
      this.problem.searched();
      if (document.body.dataset['state'] === 'searching') document.body.dataset['state'] = 'ready';
    }
    return ++this.asked[which];
  }

  private stop(): void {
    for (const engine of new Set(Object.values(this.searching))) engine?.stop();
  }

  private show(exercise: Exercise, film: Film | null): void {
    // The other search that is still awaited is of what was open.
    this.superseded('other');
    this.opened = exercise;
    this.steps.pause();
    this.showFilm();
    this.stage.show(film);
    this.at = 0;
    this.showTitle();
    this.stages.hidden = film === null;
    this.steps.element.hidden = film === null;
    if (!film) void this.compareWith(null);
    this.stagesChanged();
    document.body.dataset['state'] = 'ready';
    // tests/page/measure.mjs reads when the first tree was there.
    performance.mark('minimax-drawn');
  }

  /** The tabs of a page within another one, which are hidden at first. */
  private showTabs(areShown: boolean): void {
    document.body.classList.toggle('with-tabs', areShown);
    setAttributes(this.menuButton, { 'aria-expanded': String(areShown) });
  }

  /** The other search is of the same exercise. */
  private async compareAgain(): Promise<void> {
    if (this.otherFlags) await this.compareWith(this.otherFlags, false);
  }

  /** Panels know the nodes of the first film: those of the second are the same where its tree is. */
  private chosenInOther(node: number): void {
    const nodes = this.film()?.nodes;
    const others = this.other?.stage.film?.nodes;
    const isSame = nodes?.length === others?.length && nodes?.[node]?.position === others?.[node]?.position;
    if (isSame) this.tabs.panel?.nodeChosen?.(node);
  }

  private stagesChanged(): void {
    this.stages.classList.toggle('two', this.other !== null);
    this.goTo(this.at, false);
    this.tellPanels();
  }

  private tellPanels(): void {
    for (const panel of this.panels) panel.exerciseChanged?.();
  }

  // --- Steps ---------------------------------------------------------------------------------------

  private goTo(step: number, byUser: boolean): void {
    const steps = Math.max(this.stage.length, this.other?.stage.length ?? 0);
    this.at = Math.max(0, Math.min(step, steps));
    if (this.instead) return;
    this.stage.goTo(this.at);
    this.other?.stage.goTo(this.at);
    this.steps.show(this.at, steps);
    if (byUser) this.announce(this.sentences());
    for (const panel of this.panels) panel.stepChanged?.(this.at);
  }

  private sentences(): string {
    if (!this.other) return this.stage.said;
    return `${this.stage.title}: ${this.stage.said} ${this.other.stage.title}: ${this.other.stage.said}`;
  }

  /** On paper there is the tree as it is in the end. */
  private preparePrint(): void {
    document.querySelector('.on-paper')?.remove();
    const film = this.film();
    if (!film) return;
    const { drawing, leftOut } = this.instead ? this.stage.picture()! : picture(film, film.steps.length);
    document.body.append(h(
      'div', { class: 'on-paper', 'aria-hidden': 'true' }, drawing, leftOut !== '' && h('p', {}, leftOut),
    ));
  }
}

export function startPage(parts: PageParts): void {
  restoreSettings();
  void new Page(parts).begin();
}
