// How long the page takes: to its first tree, and for a step of a tree of 2,047 positions.
//
//     node tests/page/measure.mjs
//
// No test: a limit on a busy machine would tell nothing of the page. The goals are 0.5 s for the first tree
// of the small page, and 30 ms for a step.

import { statSync } from 'node:fs';
import { drawn, launch, openPage, pageFile } from './browser.mjs';
import { example } from './command.mjs';
import { openText, run } from './open_facts.mjs';

const inOrder = (numbers) => [...numbers].sort((one, other) => one - other);
const at = (numbers, share) => inOrder(numbers)[Math.floor(share * (numbers.length - 1))].toFixed(1);
const row = (name, numbers) =>
  console.log(`${name.padEnd(42)} median ${at(numbers, 0.5)} ms, 95 % ${at(numbers, 0.95)} ms, most ${at(numbers, 1)} ms`);

const firstTree = (page) =>
  page.evaluate(() => performance.getEntriesByName('minimax-drawn')[0].startTime);

/** Of so many steps in a row: the work itself, with style and layout, and until it is on the screen. */
const timeSteps = (page, count) =>
  page.evaluate(async (count) => {
    const slider = document.querySelector('.step-bar input');
    const frame = () => new Promise((done) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    }));
    const to = (step) => {
      slider.value = String(step);
      slider.dispatchEvent(new Event('input'));
    };
    const from = Math.floor(Number(slider.max) / 3);
    to(from);
    await frame();
    const work = [];
    const shown = [];
    for (let step = from + 1; step <= from + count; step++) {
      await frame();
      const begin = performance.now();
      to(step);
      document.querySelector('.tree').getBoundingClientRect();
      work.push(performance.now() - begin);
      await frame();
      shown.push(performance.now() - begin);
    }
    return { work, shown };
  }, count);

/** Of a page that is opened anew so many times. */
async function timeOpening(name, open) {
  const times = [];
  for (let round = 0; round < 7; round++) {
    const { page, close } = await open();
    await drawn(page);
    times.push(await firstTree(page));
    await close();
  }
  row(name, times);
}

const browser = await launch();
for (const name of ['search', 'playground']) {
  const file = pageFile(name);
  await timeOpening(`first tree of ${name}.html`, () => openPage(browser, file));
  console.log(`${''.padEnd(42)} ${(statSync(file).size / 1e6).toFixed(2)} MB`);
}
await timeOpening('first tree of a link, which is searched', () => openText(browser, example('course_notes.pl')));

const facts = run('generate', '--depth', '10', '--branching', '2', '--seed', '1').stdout;
const { page, close } = await openText(browser, facts, { flags: ['--algorithm', 'minimax'] });
for (const [name, tool] of [['as it opens', undefined], ['whole tree in view', '.tools .fit']]) {
  if (tool) await page.click(tool);
  const { work, shown } = await timeSteps(page, 200);
  row(`a step, ${name}`, work);
  row(`a step, ${name}, until it is seen`, shown);
}
await close();
await browser.close();
