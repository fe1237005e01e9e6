// What keys do.

import { say } from '../texts/say';
import { h } from './dom';

export function keys(): HTMLElement {
  const row = (key: string, text: string): HTMLElement =>
    h('div', {}, h('dt', {}, h('kbd', {}, key)), h('dd', {}, text));
  return h(
    'dl', { class: 'keys' },
    row('← →', say('a step back or forward')),
    row('Home End', say('the first or the last step')),
    row('Space', say('play, or stop')),
    row('Tab', say('into the tree, and out of it')),
    row('↑ ↓ ← →', say('in the tree: to the next position in that direction')),
    row('Space', say('in the tree: folds a position, or opens it')),
    row('Enter', say('in the tree: chooses a position')),
    row('Ctrl + ↕', say('with the wheel of the mouse: zooms')),
  );
}
