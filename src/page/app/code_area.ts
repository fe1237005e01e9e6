// A field for Prolog: nothing in it is corrected, and it is written from left to right in any language.

import { h } from './dom';

export const codeArea = (attributes: Parameters<typeof h>[1]): HTMLTextAreaElement =>
  h('textarea', {
    spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', wrap: 'off', dir: 'ltr', ...attributes,
  });
