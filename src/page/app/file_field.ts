// The button by which a file of Prolog is opened.

import { say } from '../texts/say';
import { h } from './dom';

/** `opened` is told its name and its text. */
export function fileField(opened: (name: string, text: string) => void): HTMLElement {
  const input = h('input', {
    type: 'file', accept: '.pl,.pro,.prolog,.txt,text/plain',
    onchange: () => {
      const file = input.files?.[0];
      if (file) void file.text().then((text) => opened(file.name, text));
      // The same file may be opened again.
      input.value = '';
    },
  });
  return h('label', { class: 'file' }, say('Open a file'), ' ', input);
}
