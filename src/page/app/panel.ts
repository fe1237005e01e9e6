// What stands beside the tree: each panel is a tab. A page lists those that it has where it is
// started: src/page/search_page.ts, src/page/playground_page.ts.

import type { Engine } from '../engine/engine';
import type { Change, Film } from '../film/film';
import type { Picture } from '../tree/picture';
import type { Exercise } from './exercise';

/** What a panel may ask of the page. */
export interface PanelHost {
  /** The C++ core. */
  readonly core: Engine;
  /** What is open now, and its film; null where it could not be searched. */
  exercise(): Exercise;
  film(): Film | null;
  /**
   * Opens another file, or asks another question: searched, drawn, and told to every panel. False where
   * it is not open then, since something else was asked for meanwhile, or it was stopped.
   */
  open(exercise: Exercise): Promise<boolean>;
  /** How many steps of the film are shown as done, and showing others. */
  step(): number;
  showStep(step: number): void;
  /**
   * Draws the blank exercise, with nothing but these changes, in place of the film: neither steps nor
   * the answer are shown any more, and cannot be asked for, until it is called with null. `focus` is
   * the node that it is about. One panel at a time does so: who did before is displaced.
   */
  drawInstead(panel: Panel, changes: Change[] | null, focus?: number): void;
  /**
   * The tree as it is drawn after so many steps: a new element that is not in the document, with the
   * classes that the style sheet knows.
   */
  picture(step: number): Picture;
  /** Says something to screen readers, without moving the focus. */
  announce(text: string): void;
  /** Brings the tab with this id to the front. */
  showPanel(id: string): void;
}

export interface Panel {
  /** Of the tab; the element has it as `panel-ID`. */
  readonly id: string;
  /** A msgid. */
  readonly title: string;
  /** Made once, when the page starts. Its texts are put in by retranslate(), which follows. */
  readonly element: HTMLElement;
  /** The language has changed: every text is to be set anew with say(). */
  retranslate(): void;
  /** Another exercise is open, or it has been searched in another way. */
  exerciseChanged?(): void;
  /** Another step is shown: how many have been done. */
  stepChanged?(step: number): void;
  /** A link says that the exercise is to be worked here: without its solution. */
  begin?(): void;
  /** Another panel draws in place of the film now: what this one was drawing has ended. */
  displaced?(): void;
  /** Its tab is in front, and a position of the tree was clicked on, or Enter was pressed there. */
  nodeChosen?(node: number): void;
  /** Its tab has come to the front, or has left it. */
  shown?(): void;
  hidden?(): void;
}

/** Makes a panel for a page. */
export type MakePanel = (host: PanelHost) => Panel;

/** What a page has beside what all have. */
export interface PageParts {
  /** Tabs after those of all pages. */
  panels: MakePanel[];
  /** What searches programs of rules; without it they are refused with a hint. */
  programs?: Engine;
}
