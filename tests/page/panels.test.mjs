// Quiz, work by hand, facts and share, in a browser.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { axeViolations, browserName, drawn, launch, openPage, pageFile, screenshot } from './browser.mjs';
import { example, filmOf, runMinimax } from './command.mjs';
import { loadModule } from './load_module.mjs';

const { makeFragment, readFragment } = await loadModule('app/link.ts');
const { collectMessages } = await import('../../po/messages.mjs');
const { isOfThePage } = await import('../../src/page/build/catalogue_module.mjs');
const { cataloguesIn } = await import('../../po/catalogues.mjs');
const { root } = await import('./load_module.mjs');

const notes = example('course_notes.pl');
const exerciseOf = (text, name = 'tree.pl') => ({
  name, text, is_program: false, position: null, arguments: [],
});
const linkTo = async (text, mode = 'search', name = 'tree.pl') =>
  `#${await makeFragment({ exercise: exerciseOf(text, name), mode })}`;

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

/** Opens the page with a panel in front. */
async function openPanel(id, options = {}) {
  const opened = await openPage(browser, pageFile('search'), options);
  await drawn(opened.page);
  if (id) await opened.page.click(`#tab-${id}`);
  return opened;
}

const node = (position) => `.tree-box .node:has(.label tspan:text-is("${position}"))`;

async function downloaded(page, act) {
  if (browserName !== 'chromium') return handedToBrowser(page, act);
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** The same where the driver is told of no download: what the page hands to Firefox to be saved. */
async function handedToBrowser(page, act) {
  await page.evaluate(() => {
    globalThis.handed = new Promise((done) => {
      const { createObjectURL } = URL;
      const { click } = HTMLAnchorElement.prototype;
      const blobs = new Map();
      URL.createObjectURL = (blob) => {
        const url = createObjectURL.call(URL, blob);
        blobs.set(url, blob);
        return url;
      };
      HTMLAnchorElement.prototype.click = function () {
        Object.assign(URL, { createObjectURL });
        Object.assign(HTMLAnchorElement.prototype, { click });
        void blobs.get(this.href).text().then((text) => done({ name: this.download, text }));
      };
    });
  });
  await act();
  return page.evaluate(() => globalThis.handed);
}

// --- Quiz --------------------------------------------------------------------------------------------

/** Types the right answer to what is asked, by the film. */
async function answerRightly(page, question, film) {
  const panel = page.locator('#panel-quiz');
  const choose = (value) => panel.locator(`input[value="${value}"]`).check();
  switch (question.kind) {
    case 'next':
      return choose(question.right ?? 'none');
    case 'cut':
      return choose(question.isCut ? 'cut' : 'open');
    case 'value':
      return panel.locator('input[type=text]').fill(question.value);
    default:
      await panel.locator('input[type=text]').nth(0).fill(question.window[0]);
      return panel.locator('input[type=text]').nth(1).fill(question.window[1]);
  }
}

test('the quiz asks through a whole search by the keyboard, and keeps count', async () => {
  const { questionsOf, questionKinds } = await loadModule('panels/quiz/questions.ts');
  const film = filmOf(notes);
  const questions = questionsOf(film, new Set(questionKinds));
  const { page, close } = await openPanel('quiz');
  const panel = page.locator('#panel-quiz');
  await panel.getByRole('button', { name: 'Ask from the first step' }).click();
  for (const [index, question] of questions.entries()) {
    assert.match(await panel.innerText(), new RegExp(`Question ${index + 1} of ${questions.length}`));
    await answerRightly(page, question, film);
    await page.keyboard.press('Enter');
    assert.match(await panel.locator('.verdict').innerText(), /^Right\./, question.kind);
    // The button for the next one has the focus.
    await page.keyboard.press('Enter');
  }
  assert.match(await panel.innerText(), /That was the last question/);
  const all = await panel.locator('.score tr').last().innerText();
  assert.deepEqual(all.split(/\s+/), ['All', String(questions.length), String(questions.length)]);
  await page.keyboard.press('Enter');
  await close();
});

test('a wrong answer is told, with the sentence of the search', async () => {
  const { page, close } = await openPanel('quiz');
  const panel = page.locator('#panel-quiz');
  for (const kind of ['Next leaf', 'Value', 'Window']) await panel.getByLabel(kind).uncheck();
  await panel.getByRole('button', { name: 'Ask from the first step' }).click();
  // d, b: looked at. e: cut off.
  for (const answer of ['open', 'open', 'open']) {
    await panel.locator(`input[value="${answer}"]`).check();
    await panel.getByRole('button', { name: 'Check' }).click();
    if (await panel.locator('.verdict .wrong').count()) break;
    await panel.getByRole('button', { name: 'Next question' }).click();
  }
  const verdict = await panel.locator('.verdict').innerText();
  assert.match(verdict, /Not right\./);
  assert.match(verdict, /They are cut off/);
  assert.match(verdict, /MAX already has 5 at e, MIN has 4 at b: l is not looked at/);
  assert.deepEqual((await panel.locator('.score tr').last().innerText()).split(/\s+/), ['All', '2', '3']);
  await close();
});

test('a leaf can be chosen in the tree; an empty answer is none', async () => {
  const { page, close } = await openPanel('quiz');
  const panel = page.locator('#panel-quiz');
  for (const kind of ['Cut off or not', 'Value', 'Window']) await panel.getByLabel(kind).uncheck();
  await panel.getByRole('button', { name: 'Ask from the first step' }).click();
  await panel.getByRole('button', { name: 'Check' }).click();
  assert.match(await panel.locator('.fault').innerText(), /Choose an answer/);
  await page.click(`${node('i')} .label`);
  assert.match(await panel.locator('.verdict').innerText(), /^Right\./);
  await close();
});

/** Shows the last step, which has what is to be hidden. */
async function showSolution(page) {
  await page.locator('.step-bar .last').click();
  assert.match(await page.locator('.viewer').innerText(), /BestPos/);
  assert.ok((await page.locator('.tree-box .node.valued').count()) > 0);
}

test('while it asks, the tree shows no more than has been searched', async () => {
  const { page, close } = await openPanel('quiz');
  await showSolution(page);
  await page.getByRole('button', { name: 'Ask from the first step' }).click();
  assert.match(await page.locator('#panel-quiz').innerText(), /Question 1 of/);
  assert.ok(!(await page.locator('.viewer').innerText()).includes('BestPos'));
  assert.equal(await page.locator('.tree-box .node.valued').count(), 0);
  await close();
});

test('a quiz within another page has its tab, where it is answered', async () => {
  const { page, close } = await openPanel(null, {
    query: '?embed', width: 600, height: 500, fragment: await linkTo(notes, 'quiz'),
  });
  const panel = page.locator('#panel-quiz');
  assert.ok(await panel.isVisible());
  await panel.locator('.choices input').first().waitFor();
  assert.ok(await panel.getByRole('button', { name: 'Check', exact: true }).isVisible());
  await close();
});

for (const mode of ['quiz', 'by_hand'])
  test(`an exercise without its solution has its whole tree in view within another page: ${mode}`, async () => {
    // As high as the code to embed it has the frame.
    const { page, close } = await openPage(browser, pageFile('search'), {
      query: '?embed', fragment: await linkTo(notes, mode), width: 390, height: 640,
    });
    await drawn(page);
    await page.waitForSelector('.stage.instead');
    await page.waitForFunction(() => {
      const box = document.querySelector('.tree-box').getBoundingClientRect();
      const symbols = [...document.querySelectorAll('.tree-box .symbol')];
      return symbols.length === 15 && symbols.every((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
      });
    }, null, { timeout: 10_000 });
    await close();
  });

test('a position is chosen in the second tree, too, where it is the same', async () => {
  const { page, close } = await openPanel('search', { fragment: await linkTo(notes) });
  await page.check('#compare');
  await page.waitForSelector('.stages.two .stage:nth-child(2) .node');
  await page.click('#tab-editor');
  await page.click(`.stage:nth-child(2) ${node('l')} .label`);
  assert.equal(await page.locator('.node-form h3').innerText(), 'Position l');
  await close();
});

// --- Work by hand ------------------------------------------------------------------------------------

const rightNotes = {
  a: ['b', '4', 'b,d,i'], b: ['d', '4', 'd,i'], c: ['g', '1', 'g p'], d: ['i', '4', 'i'], e: ['l', '6', 'l'],
  f: ['m', '2', 'm'], g: ['p', '1', 'p'],
};

async function fillIn(page, answers) {
  for (const [position, [best, value, line]] of Object.entries(answers)) {
    await page.getByLabel(`Best successor of ${position}`, { exact: true }).selectOption(best);
    await page.getByLabel(`Value of ${position}`, { exact: true }).fill(value);
    await page.getByLabel(`Line of play from ${position}`, { exact: true }).fill(line);
  }
  for (const leaf of ['h', 'i', 'j', 'm', 'n']) await page.locator(`.leaves [data-position="${leaf}"]`).selectOption('evaluated');
  for (const leaf of ['l', 'o', 'p']) await page.locator(`.leaves [data-position="${leaf}"]`).selectOption('cut');
}

test('what is worked by hand is judged in the page, and by the command from the saved file', async () => {
  const { page, close } = await openPanel('by_hand');
  const panel = page.locator('#panel-by_hand');
  await showSolution(page);
  await panel.getByRole('button', { name: 'Hide the solution and begin' }).click();
  assert.equal(await page.locator('.tree-box .node.valued').count(), 0, 'the solution is hidden');
  assert.ok(!(await page.locator('.viewer').innerText()).includes('BestPos'));
  await fillIn(page, rightNotes);
  assert.match(await page.locator(`${node('d')} .value`).textContent(), /4/, 'what was filled in is drawn');
  await panel.getByRole('button', { name: 'Check the answers' }).click();
  await panel.locator('.verdicts li').first().waitFor();
  assert.match(await panel.locator('.verdicts').innerText(), /23 of 23 answers are right/);

  const save = () => panel.getByRole('button', { name: 'Save the answers' }).click();
  const right = await downloaded(page, save);
  const files = { 'tree.pl': notes, 'answers.pl': right.text };
  assert.equal(runMinimax(['verify', '--tree', 'tree.pl', 'answers.pl'], files).status, 0);

  await page.getByLabel('Value of c', { exact: true }).fill('2');
  await panel.getByRole('button', { name: 'Check the answers' }).click();
  await panel.locator('.verdicts li.wrong').first().waitFor();
  assert.match(await panel.locator('.verdicts li.wrong').last().innerText(), /MIN is to move/);
  await page.selectOption('select.language', 'de');
  await panel.locator('.verdicts li.wrong').getByText(/zieht MIN|ist MIN am Zug/).first().waitFor();
  await page.selectOption('select.language', 'en');
  await panel.locator('.verdicts li.wrong').getByText('MIN is to move').first().waitFor();
  const wrong = await downloaded(page, save);
  const judged = runMinimax(
    ['verify', '--tree', 'tree.pl', 'answers.pl'], { 'tree.pl': notes, 'answers.pl': wrong.text });
  assert.equal(judged.status, 1);
  assert.match(judged.out, /wrong: value\(c, 2\)/);

  await panel.getByRole('button', { name: 'Show the solution' }).click();
  assert.ok(await page.locator('.step-bar').isVisible());
  await close();
});

test('what cannot be read is not saved', async () => {
  const { page, close } = await openPanel('by_hand', { fragment: await linkTo(notes, 'by_hand') });
  const panel = page.locator('#panel-by_hand');
  await panel.getByRole('button', { name: 'Save the answers' }).click();
  assert.match(await panel.locator('.verdicts').innerText(), /There are no answers yet/);
  await page.getByLabel('Value of a', { exact: true }).fill('4). value(b, 4');
  await panel.getByRole('button', { name: 'Save the answers' }).click();
  assert.match(await panel.locator('.verdicts').innerText(), /These answers cannot be read: a\./);
  assert.equal(await page.getByLabel('Value of a', { exact: true }).getAttribute('aria-invalid'), 'true');
  await close();
});

test('a link to work by hand shows nothing of the solution', async () => {
  const { page, close } = await openPanel(null, { fragment: await linkTo(notes, 'by_hand') });
  assert.equal(await page.locator('#tab-by_hand').getAttribute('aria-selected'), 'true');
  const viewer = await page.locator('.viewer').innerText();
  assert.ok(!viewer.includes('BestPos'));
  assert.ok(!(await page.locator('.step-bar').isVisible()));
  assert.equal(await page.locator('.tree-box .node.valued').count(), 0);
  assert.equal(await page.locator('.tree-box .edge.cut').count(), 0);
  await close();
});

test('games that verify does not judge are not worked by hand', async () => {
  const { page, close } = await openPanel('by_hand', { fragment: await linkTo(example('kinds/chance.pl')) });
  assert.match(await page.locator('#panel-by_hand').innerText(), /Answers are judged where MAX and MIN move alone/);
  await close();
});

test('what cannot be judged is not offered', async () => {
  const circle = 'moves(a, [b,c]).\nmoves(b, [a,d]).\nmax_to_move(a).\nmin_to_move(b).\n' +
    'static_eval(c, 1).\nstatic_eval(d, 2).\n';
  for (const [text, position, flags, told] of [
    [circle, 'a', ['--on-cycle=draw(0)'], /a position comes again/],
    [notes, null, ['--around=e'], /a part of one is searched or shown/],
  ]) {
    const exercise = { ...exerciseOf(text), position, arguments: flags };
    const fragment = `#${await makeFragment({ exercise, mode: 'search' })}`;
    const { page, close } = await openPanel('by_hand', { fragment });
    assert.match(await page.locator('#panel-by_hand').innerText(), told);
    assert.equal(await page.locator('#panel-by_hand button').count(), 0);
    await close();
  }
});

test('players without a name are told of in the language', async () => {
  const text = 'moves(a, [b,c]).\nplayer_to_move(a, 1).\nstatic_eval(b, [1,2]).\nstatic_eval(c, [3,4]).\n';
  const { page, close } = await openPanel('quiz', { fragment: await linkTo(text) });
  const player = page.locator('.stage .node .player');
  assert.equal(await player.textContent(), 'player 1');
  await page.selectOption('select.language', 'pt');
  assert.equal(await player.textContent(), 'jogador 1');
  assert.match(await page.locator('.stage .node').first().getAttribute('aria-label'), /jogador 1/);
  await page.locator('#panel-quiz .kinds input').first().uncheck();
  await page.locator('#panel-quiz button.main').first().click();
  assert.match(await page.locator('#panel-quiz').innerText(), /jogador 1/);
  await close();
});

// --- Facts -------------------------------------------------------------------------------------------

const facts = 'moves(a, [b,c]).\nmax_to_move(a).\nstatic_eval(b, 3).\nstatic_eval(c, 5).\n';
const rootValue = (page) => page.locator('.tree-box .node').first().locator('.value').textContent();

test('an error is told at its line, and what is right is searched again', async () => {
  const { page, close } = await openPanel('editor', { fragment: await linkTo(facts) });
  const area = page.locator('textarea.code');
  assert.equal(await area.inputValue(), facts);
  await area.fill(facts.replace('(b, 3)', '(b 3)').replace('static_eval(c', 'statik_eval(c'));
  await page.locator('.diagnostics li').nth(1).waitFor();
  const told = await page.locator('.diagnostics').innerText();
  assert.match(told, /2 errors/);
  assert.match(told, /Line 3\s+error an operator is expected/);
  assert.match(told, /Did you mean static_eval\/2\?/);
  assert.deepEqual(await page.locator('.gutter .error').allInnerTexts(), ['3', '4']);
  // Without scrolling.
  const first = await page.locator('.diagnostics li').first().boundingBox();
  assert.ok(first.y + first.height <= page.viewportSize().height, JSON.stringify(first));
  await page.locator('.diagnostics .place').first().click();
  const caret = await area.evaluate((element) => element.value.slice(0, element.selectionStart).split('\n').length);
  assert.equal(caret, 3);

  await area.fill(facts.replace('(c, 5)', '(c, 7)'));
  await area.press('Control+Enter');
  await page.locator('.diagnostics li').first().waitFor({ state: 'detached' });
  await page.locator('.step-bar .last').click();
  await page.waitForFunction(() =>
    document.querySelector('.tree-box .node .value')?.textContent?.includes('7'));
  assert.match(await rootValue(page), /7/);
  await close();
});

test('rules are told of among the facts, with where they are searched', async () => {
  const { page, close } = await openPanel('editor');
  await page.locator('textarea.code').fill('moves(N, [M]) :- N < 3, M is N + 1.\nstatic_eval(3, 1).\n');
  await page.waitForFunction(() =>
    document.querySelector('.diagnostics').textContent.includes('in the tab “Program” of the playground'));
  // The tree that was searched stays.
  assert.ok(await page.locator('.tree-box .node').count() > 0);
  await page.locator('textarea.code').fill(facts);
  await page.waitForFunction(() =>
    document.querySelector('.diagnostics').textContent.includes('Nothing is wrong with the facts'));
  await page.locator('#panel-editor input[type=file]').setInputFiles(
    { name: 'nim.pl', mimeType: 'text/plain', buffer: Buffer.from(example('kinds/three_player_nim.pl')) });
  await page.locator('.problem:not([hidden])').waitFor();
  assert.match(await page.locator('.problem').innerText(), /program of rules.*the playground has SWI-Prolog/s);
  await close();
});

test('lines that end as on Windows are lines', async () => {
  const { page, close } = await openPanel('editor', { fragment: await linkTo(facts.replaceAll('\n', '\r\n')) });
  const area = page.locator('textarea.code');
  await page.locator('.diagnostics .summary:not(:empty)').waitFor();
  assert.equal(await page.textContent('h1'), 'tree.pl');
  // There is nothing new to search: else the steps would begin anew.
  await page.keyboard.press('Escape');
  await page.locator('.step-bar .last').click();
  const at = await page.inputValue('.step-bar input');
  await page.evaluate(() => { document.body.dataset.state = 'untouched'; });
  await page.getByRole('button', { name: 'Check and search' }).click();
  await area.fill(facts.replace('(c, 5)', '(c 5)'));
  await page.locator('.diagnostics li').first().waitFor();
  assert.equal(await page.evaluate(() => document.body.dataset.state), 'untouched');
  assert.equal(await page.inputValue('.step-bar input'), at);
  assert.match(await page.locator('.diagnostics').innerText(), /Line 4/);
  assert.deepEqual(await page.locator('.gutter .error').allInnerTexts(), ['4']);
  await close();
});

test('what is typed and cannot be searched yet stays, whatever else is asked', async () => {
  const { page, close } = await openPanel('editor', { fragment: await linkTo(facts) });
  const area = page.locator('textarea.code');
  const typed = facts.replace('(b, 3)', '(b 3)');
  await area.fill(typed);
  await page.locator('.diagnostics li').first().waitFor();
  await page.click('#tab-search');
  await page.selectOption('#option-algorithm', 'minimax');
  await page.waitForFunction(() => document.querySelector('.stage-heading').textContent === 'Minimax');
  await page.click('#tab-editor');
  assert.equal(await area.inputValue(), typed);
  await close();
});

test('a click in the tree changes a value, and adds a successor', async () => {
  const { page, close } = await openPanel('editor', { fragment: await linkTo(facts) });
  const panel = page.locator('#panel-editor');
  await page.click(`${node('b')} .label`);
  await panel.getByLabel('Static value', { exact: true }).fill('99');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('textarea.code').value.includes('static_eval(b, 99).'));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.tree-box .node .value')].some(({ textContent }) => textContent === '99'));
  await page.click(`${node('a')} .label`);
  await panel.getByLabel('New successor').fill("'<b>k</b>'");
  await panel.getByLabel('Its static value').fill('1');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.tree-box .node').length === 4);
  assert.equal(
    await page.locator('textarea.code').inputValue(),
    "moves(a, [b,c,'<b>k</b>']).\nmax_to_move(a).\nstatic_eval(b, 99).\nstatic_eval(c, 5).\n" +
      "static_eval('<b>k</b>', 1).\n");
  assert.equal(await page.locator('#page b').count(), 0);
  await page.click(`${node('c')} .label`);
  await panel.getByLabel('New successor').fill('Big');
  await page.keyboard.press('Enter');
  assert.match(await panel.locator('.fault:not(:empty)').innerText(), /A position is a term/);
  await close();
});

// --- Links -------------------------------------------------------------------------------------------

test('a link brings the exercise to another page, and to a page that is open', async () => {
  const first = await openPanel('editor');
  await first.page.locator('textarea.code').fill(facts);
  await first.page.locator('textarea.code').press('Control+Enter');
  await first.page.waitForFunction(() => document.querySelectorAll('.tree-box .node').length === 3);
  await first.page.click('#tab-share');
  await first.page.waitForFunction(() => document.querySelector('input.link').value.includes('#v1.'));
  const link = await first.page.locator('input.link').inputValue();
  assert.equal((await readFragment(new URL(link).hash)).exercise.text, facts);
  const embed = await first.page.locator('textarea.embed').inputValue();
  assert.match(embed, /^<iframe src="[^"<>]+#v1\.[\w-]+" title="[^"<>]*" width="100%"/);
  await first.close();

  const second = await openPanel('editor', { fragment: new URL(link).hash });
  assert.equal(await second.page.locator('textarea.code').inputValue(), facts);
  const other = await linkTo(facts.replace('5', '6'));
  await second.page.evaluate((hash) => { location.hash = hash; }, other);
  await second.page.waitForFunction(() => document.querySelector('textarea.code').value.includes('(c, 6)'));
  await second.page.reload();
  await drawn(second.page);
  assert.match(await second.page.locator('textarea.code').inputValue(), /\(c, 6\)/);
  await second.close();
});

test('a damaged link is told of, and the page goes on', async () => {
  const good = await linkTo(facts);
  for (const fragment of [good.slice(0, -9), '#v9.AAAA', '#<img/src/onerror=alert(1)>']) {
    const { page, close } = await openPanel(null, { fragment });
    assert.match(await page.locator('.problem').innerText(), /link|exercise/);
    assert.ok((await page.locator('.tree-box .node').count()) > 0);
    await close();
  }
});

// --- Files -------------------------------------------------------------------------------------------

function isXml(text) {
  const { status, error, stderr } = spawnSync('xmllint', ['--noout', '-'], { input: text, encoding: 'utf8' });
  if (error?.code !== 'ENOENT') assert.equal(status, 0, stderr);
}

test('the tree is saved as SVG, PNG, TikZ and as an animation', async () => {
  const { page, close } = await openPanel('share', { dark: true });
  const save = (name) => () => page.locator('#panel-share').getByRole('button', { name }).click();
  const blank = await downloaded(page, save('Picture (SVG)'));
  isXml(blank.text);
  await page.locator('.step-bar .last').click();
  const svg = await downloaded(page, save('Picture (SVG)'));
  isXml(svg.text);
  assert.notEqual(svg.text, blank.text, 'it is the step that is shown');
  assert.ok(!/class=|<script|<style|\bon\w+=/.test(svg.text));
  assert.match(svg.text, /fill="(?:#ffffff|white)"/);

  // What it saves is waited for, too: the next one would be taken for it.
  const saved = browserName === 'chromium' ? page.waitForEvent('download') : null;
  const png = await page.evaluate(() => new Promise((done) => {
    const original = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      if (blob.type === 'image/png') blob.arrayBuffer().then((bytes) => done([...new Uint8Array(bytes).slice(0, 24)]));
      return original.call(URL, blob);
    };
    [...document.querySelectorAll('#panel-share button')].find(({ textContent }) => textContent.includes('PNG')).click();
  }));
  if (saved) assert.match((await saved).suggestedFilename(), /\.png$/);
  assert.deepEqual(png.slice(1, 4), [0x50, 0x4e, 0x47]);
  assert.ok(png[18] * 256 + png[19] > 200, 'wide enough');

  const tex = await downloaded(page, save('LaTeX (TikZ)'));
  assert.equal(tex.text, runMinimax(['draw', 'tree.pl', '-o', 'tree.tex'], { 'tree.pl': notes }).written);
  await page.locator('.step-bar .first').click();
  const first = await downloaded(page, save('LaTeX (TikZ)'));
  assert.equal(first.text, runMinimax(['draw', 'tree.pl', '--step', '0', '-o', 'tree.tex'], { 'tree.pl': notes }).written);
  assert.notEqual(first.text, tex.text);

  const animation = await downloaded(page, save('Animation (SVG)'));
  isXml(animation.text);
  assert.match(animation.text, /<animate [^>]*calcMode="discrete"/);
  assert.match(animation.text, /MAX already has 5 at e/);
  assert.ok(!/<script|\bon\w+=/.test(animation.text));
  await close();
});

// --- Hostile content ---------------------------------------------------------------------------------

const hostile = [
  '<script>document.title="ran"</script>', '<img src=x onerror=document.title="ran">', '"); drop', '\\end{forest}',
  '\u202egnitset', '\u2066isolated', ']]>', '<!--<script>', 'x'.repeat(20_000), '${document.title="ran"}', '</script><script>document.title="ran"</script>',
];
/** Marks that turn the text around them. */
const bidi = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const quotedAtom = (text) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
const hostileTree = () => {
  const names = hostile.map(quotedAtom);
  return `moves(root, [${names.join(',')}]).\nmax_to_move(root).\n` +
    names.map((name, i) => `static_eval(${name}, ${i}).\n`).join('');
};

test('hostile names are texts in every panel and file', async () => {
  const text = hostileTree();
  const name = '<script>document.title="ran"</script>.pl';
  const { page, close } = await openPanel(null, { fragment: await linkTo(text, 'search', name) });
  const scripts = await page.locator('script').count();
  for (const id of ['editor', 'quiz', 'by_hand', 'share']) {
    await page.click(`#tab-${id}`);
    const begin = page.locator(`#panel-${id} button.main`).first();
    if (['quiz', 'by_hand'].includes(id)) await begin.click();
    if (id === 'by_hand') {
      const shown = await page.locator('#panel-by_hand').innerText();
      for (const each of hostile.filter((each) => !each.includes('\\') && !bidi.test(each)))
        assert.ok(shown.includes(each), each);
      await page.locator('#panel-by_hand').getByRole('button', { name: 'Show the solution' }).click();
    }
    if (id === 'quiz') await page.locator('#panel-quiz').getByRole('button', { name: 'End the quiz' }).click();
  }
  for (const what of ['Picture (SVG)', 'Animation (SVG)', 'LaTeX (TikZ)']) {
    const { name: file, text: saved } = await downloaded(page, () =>
      page.locator('#panel-share').getByRole('button', { name: what }).click());
    assert.ok(!/[<>"/\\]/.test(file), file);
    if (what.includes('SVG')) {
      isXml(saved);
      assert.ok(!/<script|<img/.test(saved));
    } else assert.equal(saved.split('\\end{forest}').length, 2, 'it ends once');
  }
  assert.ok(!bidi.test(await page.locator('body').innerText()));
  assert.ok(await page.evaluate(() =>
    document.documentElement.scrollWidth <= document.documentElement.clientWidth), 'it is too wide');
  assert.equal(await page.locator('script').count(), scripts);
  assert.equal(await page.locator('#page img').count(), 0);
  assert.ok(!(await page.title()).startsWith('ran'));
  await close();
});

test('code in the page runs no code of others and reaches no server: the policy refuses, and it is told', async () => {
  const opened = await openPanel(null, { fragment: await linkTo(hostileTree()) });
  const { page, troubles } = opened;
  const outcome = await page.evaluate(async () => {
    const tried = {};
    const script = document.createElement('script');
    script.textContent = 'document.title = "ran"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title=\'ran\'">');
    tried.fetch = await fetch('https://example.org/').then(() => 'reached', () => 'refused');
    tried.remote = await new Promise((done) => {
      const image = new Image();
      image.onload = () => done('reached');
      image.onerror = () => done('refused');
      image.src = 'https://example.org/x.png';
    });
    // Either it throws, or it tells of the policy and then of an error.
    const told = new Promise((done) => {
      addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
        if (blockedURI.startsWith('wss:') && effectiveDirective === 'connect-src') done('refused');
      });
    });
    try {
      const socket = new WebSocket('wss://example.org/');
      tried.socket = await Promise.race([
        told, new Promise((done) => { socket.onopen = () => done('reached'); }),
        new Promise((done) => setTimeout(() => done('not told of'), 5000)),
      ]);
    } catch (error) {
      const refusals = ['SecurityError', 'NS_ERROR_CONTENT_BLOCKED'];
      tried.socket = refusals.includes(error.name) ? 'refused' : String(error);
    }
    tried.title = document.title;
    return tried;
  });
  assert.equal(outcome.fetch, 'refused');
  assert.equal(outcome.socket, 'refused');
  assert.equal(outcome.remote, 'refused');
  assert.notEqual(outcome.title, 'ran');
  // The harness reports it: Firefox tells its driver later.
  for (const what of [/Content.Security.Policy/, /script/, /connect-src/, /img-src/]) {
    for (let i = 0; i < 100 && !troubles.some((each) => what.test(each)); ++i)
      await new Promise((next) => setTimeout(next, 100));
    assert.ok(troubles.some((each) => what.test(each)), `${what}: ${troubles}`);
  }
  await page.context().close();
});

// --- Looks and languages -----------------------------------------------------------------------------

for (const [width, dark] of [[390, false], [390, true], [1280, false], [1280, true]]) {
  test(`every panel is usable: ${width} pixels, ${dark ? 'dark' : 'light'}`, async () => {
    const { page, close } = await openPanel(null, { width, dark, height: width < 500 ? 844 : 800 });
    for (const id of ['editor', 'quiz', 'by_hand', 'share']) {
      await page.click(`#tab-${id}`);
      assert.deepEqual(await axeViolations(page), [], id);
      if (id === 'quiz' || id === 'by_hand') {
        await page.locator(`#panel-${id} button.main`).first().click();
        assert.deepEqual(await axeViolations(page), [], id);
      }
      if (id === 'editor') {
        await page.click(`${node('h')} .label`);
        assert.deepEqual(await axeViolations(page), [], 'editing a position');
      }
      await screenshot(page, `panel_${id}_${width}${dark ? '_dark' : ''}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `${id} is wider than the window by ${overflow}`);
      if (id === 'quiz') await page.getByRole('button', { name: 'End the quiz' }).click();
      if (id === 'by_hand') await page.getByRole('button', { name: 'Show the solution' }).click();
    }
    await close();
  });
}

test('what the core says of facts is in the language, and said anew in another one', async () => {
  const { page, close } = await openPanel('editor');
  const told = page.locator('#panel-editor .diagnostics');
  const isTold = (text) => told.getByText(text).first().waitFor();
  await page.locator('select.language').selectOption('de');
  await page.locator('#panel-editor textarea').fill('moves(a, [b,c]).\nmax_to_move(a).\nstatic_eval(b, 3).\n');
  await isTold('das Blatt c hat keinen statischen Wert');
  await page.locator('select.language').selectOption('pt');
  await isTold('a folha c não tem valor estático');
  await page.locator('select.language').selectOption('en');
  await isTold('the leaf c has no static value');
  await close();
});

for (const { language, entries } of cataloguesIn(`${root}/po`)) {
  test(`every text of the panels is in the language: ${language}`, async () => {
    const { page, close } = await openPanel('editor');
    await page.locator('select.language').selectOption(language);
    const alike = new Set(entries.filter(({ id, texts }) => texts[0] === id).map(({ id }) => id));
    const english = new Set(
      collectMessages(root).filter(isOfThePage).map(({ id }) => id).filter((id) => /\s/.test(id) && !alike.has(id)));
    for (const id of ['editor', 'quiz', 'by_hand', 'share']) {
      await page.click(`#tab-${id}`);
      if (id === 'quiz' || id === 'by_hand') await page.locator(`#panel-${id} button.main`).first().click();
      const texts = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.getElementById('page'), NodeFilter.SHOW_TEXT);
        const found = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
        while (walker.nextNode()) found.push(walker.currentNode.nodeValue.trim());
        return found;
      });
      assert.deepEqual(texts.filter((text) => english.has(text)), [], id);
      await screenshot(page, `panel_${id}_${language}`);
      if (id === 'quiz' || id === 'by_hand') await page.locator(`#panel-${id} .buttons button`).last().click();
    }
    await close();
  });
}
