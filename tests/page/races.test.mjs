// Answers that come late: the page shows what was asked for last.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drawn, launch, openPage, pageFile } from './browser.mjs';
import { example } from './command.mjs';
import { loadModule } from './load_module.mjs';

const { makeFragment } = await loadModule('app/link.ts');

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

const notes = example('course_notes.pl');
const facts = (value) => `moves(a, [b,c]).\nmax_to_move(a).\nstatic_eval(b, ${value}).\nstatic_eval(c, 5).\n`;
const linkTo = (text, mode = 'search', flags = []) => makeFragment({
  exercise: { name: 'tree.pl', text, is_program: false, position: null, arguments: flags }, mode,
});

/** Keeps answers of workers back while `held.on`, and lets them go with `held.release()`. */
const holdAnswers = () => {
  const held = (globalThis.held = {
    on: false,
    waiting: [],
    release() {
      held.on = false;
      for (const each of held.waiting.splice(0)) each();
    },
  });
  globalThis.Worker = class extends Worker {
    set onmessage(listener) {
      super.onmessage = (event) => {
        if (held.on) held.waiting.push(() => listener(event));
        else listener(event);
      };
    }
  };
};

async function openHeld(options = {}) {
  const opened = await openPage(browser, pageFile('search'), { init: holdAnswers, ...options });
  await drawn(opened.page);
  const hold = () => opened.page.evaluate(() => { globalThis.held.on = true; });
  const answers = (count) =>
    opened.page.waitForFunction((all) => globalThis.held.waiting.length >= all, count);
  const release = () => opened.page.evaluate(() => globalThis.held.release());
  const goTo = (fragment) => opened.page.evaluate((hash) => { location.hash = hash; }, fragment);
  return { ...opened, hold, answers, release, goTo };
}

const question = (page) => page.textContent('.page-header .question');
const nodes = (page) => page.locator('.stage').first().locator('.node').count();

test('of two exercises the one that was asked for last is open, and no panel begins for the other', async () => {
  const { page, hold, answers, release, goTo, close } = await openHeld();
  await hold();
  await goTo(await linkTo(facts(1), 'quiz'));
  await answers(1);
  await goTo(await linkTo(notes, 'search', ['--algorithm', 'minimax']));
  await answers(2);
  await release();
  await page.waitForFunction(() => document.querySelector('.stage-heading').textContent === 'Minimax');
  await drawn(page);
  assert.equal(await nodes(page), 15);
  assert.equal(await page.locator('#tab-quiz').getAttribute('aria-selected'), 'false');
  assert.ok(await page.isVisible('.step-bar'));
  assert.match(await question(page), /minimax\(a,/);
  await close();
});

test('an option and a comparison that are asked for at once are both shown', async () => {
  const { page, hold, answers, release, close } = await openHeld();
  await hold();
  await page.check('#compare');
  await answers(1);
  await page.selectOption('#option-ties', 'first');
  await answers(2);
  await release();
  await page.waitForSelector('.stages.two .stage:nth-child(2) .node');
  await drawn(page);
  await page.waitForFunction(() => document.querySelector('#option-ties').value === 'first');
  const headings = await page.locator('.stage-heading').allTextContents();
  assert.deepEqual(headings, ['Alpha-beta', 'Minimax']);
  await close();
});

test('a search that is stopped leaves the tree that was there', async () => {
  const { page, hold, answers, close } = await openHeld();
  await hold();
  await page.evaluate((hash) => { location.hash = hash; }, await linkTo(facts(3)));
  await answers(1);
  await page.locator('.problem button').click();
  await page.waitForSelector('.problem pre');
  assert.match(await page.textContent('.problem'), /It was stopped\./);
  assert.equal(await nodes(page), 15);
  assert.ok(await page.isVisible('.stages'));
  await close();
});

test('one panel at a time draws in place of the film', async () => {
  const { page, close } = await openHeld();
  const panel = (id) => page.locator(`#panel-${id}`);
  await page.click('#tab-quiz');
  await panel('quiz').getByRole('button', { name: 'Ask from the first step' }).click();
  await page.click('#tab-by_hand');
  await panel('by_hand').getByRole('button', { name: 'Hide the solution and begin' }).click();
  await page.click('#tab-quiz');
  // The quiz has ended: to leave it as it was would have shown the film, with the solution.
  assert.ok(await panel('quiz').getByRole('button', { name: 'Ask from the first step' }).isVisible());
  assert.ok(await page.isHidden('.step-bar'));
  await panel('quiz').getByRole('button', { name: 'Ask from the first step' }).click();
  await page.click('#tab-by_hand');
  assert.ok(await panel('by_hand').getByRole('button', { name: 'Hide the solution and begin' }).isVisible());
  assert.ok(await page.isHidden('.step-bar'));
  await page.click('#tab-quiz');
  await panel('quiz').getByRole('button', { name: 'End the quiz' }).click();
  assert.ok(await page.isVisible('.step-bar'));
  await close();
});

test('facts are not said to be right before they have been checked', async () => {
  const { page, hold, answers, release, close } = await openHeld();
  await hold();
  await page.click('#tab-editor');
  await answers(1);
  const told = page.locator('.diagnostics');
  assert.equal((await told.innerText()).trim(), '');
  await release();
  await told.getByText('Nothing is wrong with the facts.').waitFor();
  await close();
});

test('of two checks the later one is told', async () => {
  const { page, hold, answers, release, close } = await openHeld();
  await page.click('#tab-editor');
  await page.locator('.diagnostics').getByText('Nothing is wrong with the facts.').waitFor();
  await hold();
  const area = page.locator('textarea.code');
  await area.fill(facts('oops(').replace('max', 'maks'));
  await area.press('Control+Enter');
  await answers(1);
  await area.fill(facts(8));
  await area.press('Control+Enter');
  await answers(2);
  await release();
  await page.waitForFunction(() => document.querySelectorAll('.stage .node').length === 3);
  await drawn(page);
  assert.match(await page.locator('.diagnostics').innerText(), /^Nothing is wrong with the facts\.$/);
  await close();
});
