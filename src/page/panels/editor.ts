// The facts as a text beside the tree: checked while they are edited, and searched again.

import { codeArea } from '../app/code_area';
import { h } from '../app/dom';
import { baseName, download } from '../app/download';
import type { Exercise } from '../app/exercise';
import { fileField } from '../app/file_field';
import type { MakePanel, Panel, PanelHost } from '../app/panel';
import { EngineStopped, type CommandResult } from '../engine/engine';
import { withSuccessor, withValue } from '../facts/edits';
import { isWhole } from '../facts/tokens';
import { msgid, say, sayMany } from '../texts/say';
import { diagnosticsOf, offsetOf, type Diagnostic } from './editor/diagnostics';
import { isValue } from './hand/answer_sheet';

/** How long nothing is typed before the text is checked. */
const pauseMs = 400;

class Editor implements Panel {
  readonly id = 'editor';
  readonly title = msgid('Facts');
  readonly element = h('div', { class: 'editor' });
  private readonly area = codeArea({
    class: 'code',
    oninput: () => this.edited(),
    onscroll: () => this.alignGutter(),
    onkeydown: (event) => this.keyPressed(event as KeyboardEvent),
  });
  private readonly gutter = h('div', { class: 'gutter', 'aria-hidden': 'true' });
  private readonly told = h('div', { class: 'diagnostics', role: 'status' });
  private readonly nodeForm = h('div', { class: 'node-form' });
  private readonly buttons = h('div', { class: 'buttons' });
  private readonly help = h('p', { class: 'hint', id: 'editor-help' });
  private diagnostics: Diagnostic[] = [];
  /** Whether they are those of the text, and not only none as yet. */
  private isChecked = false;
  /** What the command said instead. */
  private refusal = '';
  private isOfRules = false;
  private node: number | null = null;
  /** What the page had last, and what was sent to be searched: only another text takes the place of what is typed. */
  private taken = '';
  private sent: string | null = null;
  private isShown = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the checks, of which the last one alone is told. */
  private lastCheck = 0;

  constructor(private readonly host: PanelHost) {
    this.area.setAttribute('aria-describedby', this.help.id);
    this.element.append(
      this.help, h('div', { class: 'code-box' }, this.gutter, this.area), this.buttons, this.told,
      this.nodeForm);
  }

  retranslate(): void {
    this.area.setAttribute('aria-label', say('The facts of the tree'));
    this.help.textContent = say('What you type is checked at once, and searched where it is right; Ctrl+Enter does both. Choose a position in the tree to change it.');
    this.buttons.replaceChildren(
      h('button', { type: 'button', class: 'main', onclick: () => void this.solve() }, say('Check and search')),
      h('button', { type: 'button', onclick: () => this.save() }, say('Save the file')),
      fileField((name, text) => void this.openFile(name, text)));
    this.renderDiagnostics();
    this.renderNodeForm();
    // What the core has said is asked for again.
    if (this.diagnostics.length > 0 || this.refusal !== '') void this.check();
  }

  exerciseChanged(): void {
    const text = asTyped(this.host.exercise().text);
    const isNew = text !== this.taken && text !== this.sent;
    this.taken = text;
    if (isNew) this.sent = null;
    if (isNew && this.area.value !== text) {
      this.area.value = text;
      this.diagnostics = [];
      this.isChecked = false;
      this.refusal = '';
      this.isOfRules = false;
      this.renderGutter();
      this.renderDiagnostics();
      if (this.isShown || !this.host.film()) void this.check();
    }
    this.node = null;
    this.renderNodeForm();
  }

  hidden(): void {
    this.isShown = false;
  }

  shown(): void {
    this.isShown = true;
    this.renderGutter();
    void this.check();
  }

  nodeChosen(node: number): void {
    this.node = node;
    this.renderNodeForm();
    this.nodeForm.querySelector<HTMLElement>('input')?.focus();
  }

  private edited(): void {
    this.isChecked = false;
    this.renderGutter();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.solve(), pauseMs);
  }

  private keyPressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void this.solve();
  }

  /** What the page is about, with the text as it is now. */
  private edition(): Exercise {
    const exercise = this.host.exercise();
    // The built-in example is no example any more.
    return { ...exercise, name: exercise.name ?? 'tree.pl', text: this.area.value };
  }

  /** Whether there are no errors; null where another check has begun meanwhile, or none was possible. */
  private async check(): Promise<boolean | null> {
    const check = ++this.lastCheck;
    if (this.host.exercise().is_program) return true;
    try {
      const result = await this.checked(this.area.value);
      if (check !== this.lastCheck) return null;
      const diagnostics = diagnosticsOf(result);
      this.diagnostics = diagnostics ?? [];
      this.isChecked = diagnostics !== null;
      this.refusal = diagnostics ? '' : result.err.trim();
      this.isOfRules = result.isOfRules === true;
    } catch (error) {
      if (error instanceof EngineStopped) return null;
      throw error;
    }
    this.renderGutter();
    this.renderDiagnostics();
    return this.refusal === '' && this.diagnostics.every(({ severity }) => severity !== 'error');
  }

  private checked(text: string): Promise<CommandResult> {
    return this.host.core.run(['check', 'tree.pl', '--format', 'json'], { 'tree.pl': text }, []);
  }

  private async solve(): Promise<void> {
    clearTimeout(this.timer);
    const text = this.area.value;
    const isRight = await this.check();
    // What was typed meanwhile has not been checked, and will be.
    if (!isRight || text !== this.area.value || text === asTyped(this.host.exercise().text)) return;
    this.sent = text;
    await this.host.open(this.edition());
  }

  // What is beside the text.

  private renderGutter(): void {
    const worst = new Map<number, Diagnostic['severity']>();
    for (const { line, severity } of this.diagnostics)
      if (worst.get(line) !== 'error') worst.set(line, severity);
    // A file may have a hundred thousand lines: an element is made for those alone that are told of.
    const parts: (string | HTMLElement)[] = [];
    let text = '';
    const lines = this.area.value.split('\n').length;
    for (let line = 1; line <= lines; ++line) {
      const severity = worst.get(line);
      if (severity) {
        parts.push(text, h('span', { class: severity }, String(line)));
        text = '';
      } else text += line;
      if (line < lines) text += '\n';
    }
    this.gutter.replaceChildren(...parts, text);
    this.alignGutter();
  }

  private alignGutter(): void {
    this.gutter.scrollTop = this.area.scrollTop;
  }

  private renderDiagnostics(): void {
    const errors = this.diagnostics.filter(({ severity }) => severity === 'error').length;
    const warnings = this.diagnostics.length - errors;
    const summary = [
      errors > 0 && sayMany('{count} error', '{count} errors', errors),
      warnings > 0 && sayMany('{count} warning', '{count} warnings', warnings),
    ].filter((text) => text !== false);
    if (this.isOfRules) {
      const tab = say('Program');
      this.told.replaceChildren(
        h('p', {}, say('Rules are not searched here, but in the tab “{tab}” of the playground.', { tab })));
      return;
    }
    if (this.refusal !== '') {
      this.told.replaceChildren(h('p', { class: 'refusal', lang: 'en', dir: 'auto' }, this.refusal));
      return;
    }
    this.told.replaceChildren(
      h('p', { class: 'summary' },
        summary.length === 0 && this.isChecked ? say('Nothing is wrong with the facts.') : summary.join(', ')),
      h('ul', {}, ...this.diagnostics.map((each) => this.diagnostic(each))));
  }

  private diagnostic(each: Diagnostic): HTMLElement {
    const kind = each.severity === 'error' ? say('error') : say('warning');
    return h('li', { class: each.severity },
      h('button', { type: 'button', class: 'place', onclick: () => this.goTo(each) },
        say('Line {line}', { line: String(each.line) })),
      ' ', h('strong', {}, kind), ' ', h('span', { dir: 'auto' }, each.message),
      each.advice !== '' && h('p', { class: 'advice', dir: 'auto' }, each.advice));
  }

  private goTo(diagnostic: Diagnostic): void {
    const offset = offsetOf(this.area.value, diagnostic);
    this.area.focus();
    this.area.setSelectionRange(offset, offset);
    const lineHeight = this.area.scrollHeight / this.area.value.split('\n').length;
    this.area.scrollTop = Math.max(0, (diagnostic.line - 4) * lineHeight);
  }

  // Edits by the tree.

  private renderNodeForm(): void {
    const film = this.host.film();
    const node = this.node === null ? undefined : film?.nodes[this.node];
    if (!film || !node) {
      this.nodeForm.replaceChildren();
      return;
    }
    const { position } = node;
    this.nodeForm.replaceChildren(
      h('h3', {}, say('Position'), ' ', h('bdi', {}, position)),
      node.static === undefined ? '' : this.valueForm(position, node.static),
      film.game === 'chance' ? '' : this.successorForm(position));
  }

  private valueForm(position: string, value: string): HTMLElement {
    const field = this.field(value);
    return this.form([say('Static value'), field], say('Change the value'), () => {
      if (!isValue(field.value)) return say('A value is a number, such as 4 or -2.5.');
      return this.changed(withValue(this.area.value, position, field.value.trim()),
        say('{position} has the value {value} now.', { position, value: field.value.trim() }));
    });
  }

  private successorForm(position: string): HTMLElement {
    const name = this.field('');
    const value = this.field(this.valueOfAnother());
    const fields = [say('New successor'), name, say('Its static value'), value];
    return this.form(fields, say('Add the successor'), () => {
      const successor = name.value.trim();
      if (!isWhole(successor) || /^[\p{Lu}_]/u.test(successor))
        return say('A position is a term, such as k or pos(1,2): a name begins with a small letter.');
      if (!isValue(value.value)) return say('A value is a number, such as 4 or -2.5.');
      const added = { position, successor, value: value.value.trim(), mover: this.nextMover() };
      return this.changed(withSuccessor(this.area.value, added),
        say('{position} has the successor {successor} now.', { position, successor }));
    });
  }

  private field(value: string): HTMLInputElement {
    const field = h('input', { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' });
    field.value = value;
    return field;
  }

  /** Labels and their fields in turn. `submitted` gives what is wrong, or null. */
  private form(
    parts: (string | HTMLInputElement)[], button: string, submitted: () => string | null,
  ): HTMLElement {
    const fault = h('p', { class: 'fault', role: 'alert' });
    const labels = parts.flatMap((part, i) => {
      const label = parts[i - 1];
      return typeof part === 'string' || typeof label !== 'string' ? [] : [h('label', {}, label, ' ', part)];
    });
    return h('form', {
      onsubmit: (event: Event) => {
        event.preventDefault();
        fault.textContent = submitted() ?? '';
      },
    }, ...labels, h('button', { type: 'submit' }, button), fault);
  }

  private changed(text: string | null, done: string): string | null {
    if (text === null)
      return say('The fact is not where it could be changed from here: change it in the text.');
    replaceText(this.area, text);
    this.renderGutter();
    this.host.announce(done);
    void this.solve();
    return null;
  }

  /** A new leaf has as many payoffs as others have. */
  private valueOfAnother(): string {
    const film = this.host.film();
    if (film?.game !== 'players') return '0';
    return film.nodes.find((each) => each.static !== undefined)?.static ?? '0';
  }

  /** Who moves at the chosen leaf, if it becomes none: not who moves before. */
  private nextMover(): 'max' | 'min' | null {
    const film = this.host.film();
    const parent = film?.nodes[this.node ?? 0]?.parent;
    const before = parent === undefined ? null : film?.nodes[parent]?.mover;
    if (before === 'max') return 'min';
    return before === 'min' ? 'max' : null;
  }

  // Files.

  private save(): void {
    download(`${baseName(this.host.exercise().name)}.pl`, this.area.value, 'text/plain;charset=utf-8');
  }

  private async openFile(name: string, text: string): Promise<void> {
    const { arguments: flags } = this.host.exercise();
    const is_program = await this.checked(text).then(({ isOfRules }) => isOfRules === true, () => false);
    if (is_program) this.host.showPanel('program');
    await this.host.open({ name, text, is_program, position: null, arguments: flags });
  }
}

/** The text as a field holds it: all lines end alike there. */
const asTyped = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Changes the text so that it can be undone: what is the same at both ends is left alone. */
function replaceText(area: HTMLTextAreaElement, text: string): void {
  const before = area.value;
  const shorter = Math.min(before.length, text.length);
  let begin = 0;
  while (begin < shorter && before[begin] === text[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  area.focus();
  area.setSelectionRange(begin, before.length - end);
  // There is no other way that a browser keeps for undoing.
  document.execCommand('insertText', false, text.slice(begin, text.length - end));
  if (area.value !== text) area.value = text;
}

export const editorPanel: MakePanel = (host) => new Editor(host);
