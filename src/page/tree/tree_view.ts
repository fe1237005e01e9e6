// The tree of a film, drawn once: steps change what they change in place.

import { h, s, setAttributes } from '../app/dom';
import type { Film } from '../film/film';
import { describe } from './describe';
import { FoldView } from './fold_view';
import { layOut, type Layout } from './layout';
import { bottomOf, Measurements } from './measure';
import { NodeView } from './node_view';
import { activePath, onLines, surroundings, type Scene } from './scene';
import { foldedToFit, mostDrawn, pathTo, shapeOf, type Shape } from './shape';
import { Viewport } from './viewport';

/** Of a tree with more, what is not in view is not in the document. */
const mostKept = 300;

export interface TreeEvents {
  /** A position was clicked on, or Enter was pressed there. */
  chosen(node: number): void;
}

export class TreeView {
  readonly element: HTMLElement;
  readonly drawing: SVGSVGElement;
  readonly viewport: Viewport;
  private readonly edges = s('g', { class: 'edges', 'aria-hidden': 'true' });
  private readonly nodes = s('g', { class: 'nodes', role: 'none' });
  private film: Film | null = null;
  private shape: Shape = { successors: [], plies: [], below: [] };
  private measures: Measurements | null = null;
  private layout: Layout = { places: new Map(), width: 1, height: 1 };
  private folded = new Set<number>();
  private views = new Map<number, NodeView>();
  private folds = new Map<number, FoldView>();
  private onLines = new Set<number>();
  private scene: Scene = { states: [], focus: null, lines: false };
  private active = new Set<number>();
  /** What is drawn as cut off. */
  private cut = new Set<number>();
  /** What was drawn otherwise at the last step: it is looked at again at the next one. */
  private lately = new Set<number>();
  /** The position that the keyboard is at. */
  private selected = 0;

  constructor(private readonly events: TreeEvents) {
    this.drawing = s('svg', { class: 'tree', role: 'tree' }, this.edges, this.nodes);
    this.element = h('div', { class: 'tree-box' }, this.drawing);
    this.viewport = new Viewport(this.element, this.drawing, () => this.showSeen());
    this.drawing.addEventListener('click', (event) => this.clicked(event));
    this.drawing.addEventListener('dblclick', (event) => this.doubleClicked(event));
    this.drawing.addEventListener('keydown', (event) => this.keyPressed(event));
    this.drawing.addEventListener('focusin', (event) => this.select(this.nodeOf(event)));
  }

  /** Draws the tree of a film. */
  show(film: Film, scene: Scene): void {
    this.film = film;
    this.shape = shapeOf(film.nodes);
    this.measures = new Measurements(film);
    this.folded = foldedToFit(this.shape, mostDrawn);
    this.onLines = onLines(film);
    this.selected = 0;
    this.scene = scene;
    this.empty();
    this.arrange();
    this.viewport.open(this.layout.places.get(0)?.x ?? 0);
  }

  /** Nothing is drawn. */
  clear(): void {
    this.film = null;
    this.empty();
  }

  private empty(): void {
    this.views.clear();
    this.folds.clear();
    this.cut.clear();
    this.edges.replaceChildren();
    this.nodes.replaceChildren();
  }

  /** Another scene, in which these nodes may have other states. */
  update(scene: Scene, changed: Iterable<number>): void {
    const before = this.scene;
    this.scene = scene;
    const now = new Set(changed);
    const affected = new Set([...now, ...this.lately]);
    for (const node of now) {
      // Which successor was chosen is drawn there, and what is cut off all the way down.
      for (const next of this.shape.successors[node] ?? []) affected.add(next);
      if (this.cutChanged(node)) this.addBelow(node, affected);
    }
    const active = this.film ? activePath(this.film, scene) : new Set<number>();
    for (const node of [...this.active, ...active]) affected.add(node);
    if (before.lines !== scene.lines) for (const node of this.onLines) affected.add(node);
    this.active = active;
    this.lately = now;
    for (const node of affected) this.refresh(node);
  }

  /** Brings the focus into view. */
  follow(): void {
    if (this.scene.focus !== null) this.reveal(this.drawnAncestor(this.scene.focus));
  }

  fit(): void {
    this.viewport.fit();
  }

  /** Opens everything, as far as that can be drawn. */
  unfoldAll(): void {
    this.folded = foldedToFit(this.shape, mostDrawn);
    this.arrange();
  }

  get hasFolded(): boolean {
    return this.folded.size > 0;
  }

  /** The language has changed. */
  retranslate(label: string): void {
    setAttributes(this.drawing, { 'aria-label': label });
    for (const node of this.views.keys()) this.refresh(node);
  }

  // --- Drawing -----------------------------------------------------------------------------------

  private arrange(): void {
    const { film } = this;
    if (!film) return;
    this.layout = layOut(this.shape, this.measures!, this.folded);
    for (const node of this.views.keys()) if (!this.layout.places.has(node)) this.remove(node);
    this.element.classList.toggle('smooth', this.layout.places.size <= mostKept);
    this.viewport.resize(this.layout.width, this.layout.height);
    this.active = activePath(film, this.scene);
    for (const [node, view] of this.views) this.put(film, node, view);
    this.showSeen();
    for (const node of this.views.keys()) this.refresh(node);
  }

  private remove(node: number): void {
    const view = this.views.get(node);
    view?.element.remove();
    view?.edge.remove();
    this.views.delete(node);
    this.folds.delete(node);
  }

  /** Has in the document what is in view; of a small tree that is everything. */
  private showSeen(): void {
    const { film } = this;
    if (!film) return;
    const seen = this.seenNodes();
    for (const node of [...this.views.keys()]) if (!seen.has(node)) this.remove(node);
    // In the order of the tree, which is that of a screen reader.
    let next = this.nodes.firstChild;
    for (const node of seen) {
      let view = this.views.get(node);
      if (view && view.element === next) {
        next = next.nextSibling;
        continue;
      }
      if (!view) {
        view = new NodeView(film.nodes[node]!, this.measures!.of(node));
        this.views.set(node, view);
        this.adorn(node, view);
        this.put(film, node, view);
        this.refresh(node);
      }
      this.nodes.insertBefore(view.element, next);
    }
  }

  private seenNodes(): Set<number> {
    const { places } = this.layout;
    const all = [...places.keys()].sort((one, other) => one - other);
    if (all.length <= mostKept) return new Set(all);
    const seen = this.viewport.seen();
    return new Set(all.filter((node) => {
      if (node === 0 || node === this.selected) return true;
      const { x, y } = places.get(node)!;
      const { width, height } = this.measures!.of(node);
      const above = places.get(this.film!.nodes[node]!.parent!)!;
      return (
        Math.max(x + width / 2, above.x) >= seen.left && Math.min(x - width / 2, above.x) <= seen.right &&
        y + height >= seen.top && above.y <= seen.bottom
      );
    }));
  }

  private put(film: Film, node: number, view: NodeView): void {
    const { parent } = film.nodes[node]!;
    const { places } = this.layout;
    this.folds.get(node)?.place(places.get(node)!);
    if (parent === undefined) {
      view.place(places.get(node)!);
      return;
    }
    view.place(places.get(node)!, { ...places.get(parent)!, bottom: bottomOf(this.measures!.of(parent)) });
    if (!view.edge.isConnected) this.edges.append(view.edge);
  }

  /** What a position has for the mouse and the keyboard. */
  private adorn(node: number, view: NodeView): void {
    const { successors, plies } = this.shape;
    const parent = this.film!.nodes[node]!.parent;
    const siblings = parent === undefined ? [node] : successors[parent]!;
    setAttributes(view.element, {
      role: 'treeitem', 'data-node': node, tabindex: node === this.selected ? 0 : -1,
      'aria-level': plies[node]! + 1, 'aria-posinset': siblings.indexOf(node) + 1,
      'aria-setsize': siblings.length,
    });
    if (successors[node]!.length === 0) return;
    const fold = new FoldView(bottomOf(this.measures!.of(node)), this.shape.below[node]!);
    this.folds.set(node, fold);
    view.element.append(fold.element);
  }

  private refresh(node: number): void {
    const view = this.views.get(node);
    const state = this.scene.states[node];
    if (!view || !state || !this.film) return;
    const around = surroundings(this.film, this.scene, this.onLines, this.active)(node);
    view.update(state, around, node === this.selected);
    setAttributes(view.element, { 'aria-label': describe(view.node, state, around.onLine) });
    const fold = this.folds.get(node);
    if (!fold) return;
    const isFolded = this.folded.has(node);
    setAttributes(view.element, { 'aria-expanded': String(!isFolded) });
    fold.update(isFolded, isFolded && this.scene.focus !== node && this.active.has(node));
  }

  private cutChanged(node: number): boolean {
    const before = this.cut.has(node);
    const now = this.scene.states[node]?.cut ?? false;
    if (now) this.cut.add(node);
    else this.cut.delete(node);
    return before !== now;
  }

  private addBelow(node: number, to: Set<number>): void {
    for (const next of this.shape.successors[node] ?? []) {
      if (!this.layout.places.has(next)) continue;
      to.add(next);
      this.addBelow(next, to);
    }
  }

  private pathTo(node: number): number[] {
    return this.film ? pathTo(this.film.nodes, node) : [];
  }

  /** The nearest one that is drawn: itself, or the one that is folded over it. */
  private drawnAncestor(node: number): number {
    return this.pathTo(node).filter((each) => this.layout.places.has(each)).at(-1) ?? 0;
  }

  private reveal(node: number): void {
    const place = this.layout.places.get(node);
    if (!place || !this.measures) return;
    const size = this.measures.of(node);
    const half = size.width / 2;
    this.viewport.reveal(place.x - half, place.y, place.x + half, place.y + size.height);
  }

  // --- Mouse and keyboard ------------------------------------------------------------------------

  private nodeOf({ target }: Event): number | null {
    const element = target instanceof Element ? target.closest('[data-node]') : null;
    return element ? Number(element.getAttribute('data-node')) : null;
  }

  private clicked(event: Event): void {
    const node = this.nodeOf(event);
    if (node === null) return;
    this.select(node);
    if (event.target instanceof Element && event.target.closest('.fold')) this.toggle(node);
    else this.events.chosen(node);
  }

  private doubleClicked(event: Event): void {
    const node = this.nodeOf(event);
    if (node === null || (event.target instanceof Element && event.target.closest('.fold'))) return;
    this.toggle(node);
  }

  /** Folds a position, or opens what is folded below it. */
  toggle(node: number): void {
    if (this.shape.successors[node]!.length === 0) return;
    if (this.folded.has(node)) {
      this.folded.delete(node);
      this.foldBelow(node);
    } else this.folded.add(node);
    this.arrange();
    this.views.get(node)?.element.focus({ preventScroll: true });
    this.reveal(node);
  }

  /** What is opened is not drawn whole where it is large. */
  private foldBelow(root: number): void {
    let drawn = this.layout.places.size;
    let ply = [root];
    while (ply.length > 0) {
      const next: number[] = [];
      for (const node of ply) {
        if (node !== root && this.folded.has(node)) continue;
        const under = this.shape.successors[node]!;
        if (node !== root && under.length > 0 && drawn + under.length > mostDrawn)
          this.folded.add(node);
        else {
          drawn += under.length;
          next.push(...under);
        }
      }
      ply = next;
    }
  }

  /** The one that the keyboard is at; it is the only one in the order of the tab key. */
  private select(node: number | null): void {
    if (node === null || node === this.selected) return;
    const before = this.selected;
    this.selected = node;
    if (!this.views.has(node)) this.showSeen();
    for (const each of [before, node]) {
      const view = this.views.get(each);
      if (view) setAttributes(view.element, { tabindex: each === node ? 0 : -1 });
      this.refresh(each);
    }
  }

  private keyPressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const at = this.nodeOf(event);
    if (at === null) return;
    const to = this.neighbour(at, event.key);
    if (event.key === 'Enter') this.events.chosen(at);
    else if (event.key === ' ') this.toggle(at);
    else if (to === undefined) return;
    else {
      this.select(to);
      this.views.get(to)?.element.focus({ preventScroll: true });
      this.reveal(to);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Where a key leads: up and down between the plies, left and right within one. */
  private neighbour(node: number, key: string): number | undefined {
    const ply = (): number[] =>
      [...this.layout.places.keys()]
        .filter((each) => this.shape.plies[each] === this.shape.plies[node])
        .sort((one, other) => one - other);
    switch (key) {
      case 'ArrowUp':
        return this.film?.nodes[node]?.parent ?? node;
      case 'ArrowDown':
        return this.shape.successors[node]!.find((each) => this.layout.places.has(each)) ?? node;
      case 'ArrowLeft':
        return ply()[ply().indexOf(node) - 1] ?? node;
      case 'ArrowRight':
        return ply()[ply().indexOf(node) + 1] ?? node;
      case 'Home':
        return 0;
      case 'End':
        return [...this.layout.places.keys()].sort((one, other) => one - other).at(-1);
      default:
        return undefined;
    }
  }
}
