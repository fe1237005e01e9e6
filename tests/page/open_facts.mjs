// Opening facts in the page, and reading what it shows.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { drawn, minimax, openPage, pageFile } from './browser.mjs';
import { loadModule } from './load_module.mjs';

const { makeFragment } = await loadModule('app/link.ts');

/** The command's own answer. */
export function run(...args) {
  const { stdout, stderr, status, error } = spawnSync(minimax, args, {
    encoding: 'utf8', maxBuffer: 2 ** 30,
  });
  if (error) throw error;
  return { stdout, stderr, status };
}

export const runJson = (...args) => JSON.parse(run(...args, '--format', 'json').stdout);

/** The page with this text open, by a link to it. */
export async function openText(browser, text, { flags = [], position = null, name = 'tree.pl', ...options } = {}) {
  const exercise = { name, text, is_program: false, position, arguments: flags };
  const fragment = `#${await makeFragment({ exercise, mode: 'search' })}`;
  const opened = await openPage(browser, pageFile('search'), { ...options, fragment });
  await drawn(opened.page);
  return opened;
}

export const openFile = (browser, file, options = {}) =>
  openText(browser, readFileSync(file, 'utf8'), { name: basename(file), ...options });

/** The page that the command writes for a file: it has the film in it. */
export async function openDrawn(browser, file, { flags = [], ...options } = {}) {
  const page = join(mkdtempSync(join(tmpdir(), 'page')), 'search.html');
  const { status, stderr } = run('draw', file, ...flags, '-o', page);
  assert.equal(status, 0, stderr);
  const opened = await openPage(browser, page, options);
  await drawn(opened.page);
  return opened;
}

/** Shows the state after so many steps. */
export const goTo = (page, step) =>
  page.evaluate((to) => {
    const slider = document.querySelector('.step-bar input');
    slider.value = String(to);
    slider.dispatchEvent(new Event('input'));
  }, step);

export const steps = (page) => page.evaluate(() => Number(document.querySelector('.step-bar input').max));
export const stepShown = (page) =>
  page.evaluate(() => Number(document.querySelector('.step-bar input').value));
export const sentence = (page) => page.textContent('.sentence');

/**
 * What is drawn, by the labels from the root on, joined with a slash: `a/b/d`. Classes tell what of it is seen,
 * cut and so on.
 */
export const states = async (page, stage = 0) => (await shownNow(page, stage)).states;

/** All that is shown of a step, asked for at once: to ask a browser takes longer than to answer. */
export const shownNow = (page, stage = 0) =>
  page.evaluate((index) => {
    const path = [];
    const found = {};
    const shown = document.querySelectorAll('.stage')[index];
    for (const node of shown.querySelectorAll('.node')) {
      const text = (selector) => node.querySelector(selector)?.textContent ?? '';
      const level = Number(node.getAttribute('aria-level'));
      path.length = level - 1;
      path.push(text('.label'));
      found[path.join('/')] = {
        classes: [...node.classList], value: text('.value'), upper: text('.upper'),
        said: node.getAttribute('aria-label'),
      };
    }
    const step = Number(document.querySelector('.step-bar input').value);
    return { step, sentence: shown.querySelector('.sentence').textContent, states: found };
  }, stage);
