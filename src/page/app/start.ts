// Starts a page.

import { Core } from '../engine/core';
import type { PageParts } from './panel';

export function startPage(parts: PageParts): void {
  const core = new Core();
  void core;
  void parts;
}
