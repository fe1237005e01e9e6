// The playground in a browser: a game of rules is searched, and programs are judged, by SWI-Prolog in
// WebAssembly with the core's WebAssembly beside it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { axeViolations, drawn, launch, openPage, pageFile, screenshot } from './browser.mjs';
import { example, runMinimax } from './command.mjs';
import { loadModule, root } from './load_module.mjs';

const { makeFragment } = await loadModule('app/link.ts');

const patience = { timeout: 300_000 };

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const program = (name) => readFileSync(join(root, 'tests/verify/programs', name), 'utf8');

/** The playground with its tab of programs in front. */
async function openPrograms() {
  const opened = await openPage(browser, pageFile('playground'));
  await drawn(opened.page);
  await opened.page.locator('[role=tab][aria-controls=panel-program]').click();
  return opened;
}

const put = (page, text) => page.locator('.program-text').fill(text);

async function judged(page, text) {
  await put(page, text);
  await page.locator('.program button.judge').click();
  await page.waitForSelector('.program[data-state=idle]', patience);
  // A counterexample is drawn after it was told.
  await page.waitForSelector('body[data-state=ready]', patience);
  return page.locator('.program .verdict').innerText();
}

async function searched(page, text, { position = '', depth = '' }) {
  await put(page, text);
  await page.locator('.program input.position').fill(position);
  // Firefox adds to what is in a field of numbers.
  await page.locator('.program input.depth').fill('');
  await page.locator('.program input.depth').fill(depth);
  await page.evaluate(() => { document.body.dataset.state = 'asked'; });
  await page.locator('.program button.search-rules').click();
  await page.waitForSelector('body[data-state=ready]', patience);
}

test('rules are searched to what the command answers', async () => {
  const { page, close } = await openPrograms();
  for (const [name, depth] of [['tic_tac_toe.pl', '2'], ['styles/german.pl', ''], ['kinds/three_player_nim.pl', '']]) {
    await searched(page, example(name), { depth });
    const native = runMinimax(['draw', 'p.pl', ...(depth ? ['--depth', depth] : []), '-o', 'f.json'], { 'p.pl': example(name) });
    const film = JSON.parse(native.written);
    const text = await page.locator('.page-header .question').innerText();
    assert.ok(text.includes(film.position), `${text} is about ${film.position}`);
    const last = page.locator('.step-bar button.last');
    await last.click();
    assert.ok((await page.locator('.viewer').innerText()).includes(film.answer.replaceAll('\n', ' ')), `${name}: ${film.answer}`);
    await page.click('#tab-by_hand');
    assert.match(await page.locator('#panel-by_hand').innerText(), /this is a program of rules/);
    await page.click('#tab-share');
    assert.ok(await page.getByRole('button', { name: 'LaTeX (TikZ)' }).isDisabled());
    assert.match(await page.locator('#panel-share').innerText(), /a program is drawn by the command alone/);
    await page.click('#tab-program');
    await screenshot(page, `rules-${name.replace(/\W/g, '-')}`);
  }
  await close();
});

test('a file of rules that is opened with the facts is searched as a program', async () => {
  const { page, close } = await openPage(browser, pageFile('playground'));
  await drawn(page);
  await page.click('#tab-editor');
  const text = example('styles/german.pl');
  await page.locator('#panel-editor input[type=file]').setInputFiles(
    { name: 'german.pl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForFunction(() => document.querySelector('h1').textContent === 'german.pl', null, patience);
  const { position } = JSON.parse(runMinimax(['draw', 'p.pl', '-o', 'f.json'], { 'p.pl': text }).written);
  assert.ok((await page.locator('.page-header .question').innerText()).includes(`minimax(${position},`));
  assert.ok(await page.isVisible('#panel-program'));
  assert.equal(await page.inputValue('.program-text'), text);
  await close();
});

test('a right program passes', async () => {
  const { page, close } = await openPrograms();
  assert.match(await judged(page, program('right/findall_sort.pl')), /The program is right\s+333 answers were right/);
  assert.deepEqual(await axeViolations(page), []);
  await close();
});

/** What the facts of a counterexample are searched to, by the native command. */
function answerOf(facts, query) {
  const position = /^\?- minimax\((.*), _, _, _\)\.$/.exec(query)[1];
  const { status, out } = runMinimax(['solve', 'p.pl', '--format', 'json', '--', position], { 'p.pl': facts });
  assert.equal(status, 0);
  return JSON.parse(out);
}

for (const name of ['always_min', 'best_unbound', 'line_of_siblings']) {
  test(`${name} gets a counterexample, which is one`, async () => {
    const { page, close } = await openPrograms();
    const text = await judged(page, program(`wrong/${name}.pl`));
    assert.match(text, /The program goes wrong/);
    const codes = await page.locator('.program .verdict > dl .code').allInnerTexts();
    const [query, expected, ...answered] = codes.map((code) => code.trim());
    const facts = await page.locator('.program .verdict > .code').first().innerText();
    const { position, best, value, nodes } = answerOf(facts, query);
    assert.equal(expected, `minimax(${position}, ${best}, ${value}, [${nodes.join(', ')}])`);
    assert.ok(!answered.includes(expected));
    // It fails natively, too.
    const native = runMinimax(['verify', '--tree', 'tree.pl', 'p.pl', '--seed', '1'],
      { 'tree.pl': example('course_notes.pl'), 'p.pl': program(`wrong/${name}.pl`) });
    assert.equal(native.status, 1);
    // It is drawn, and there is a way back.
    assert.ok((await page.locator('h1').innerText()).includes('Where the program goes wrong'));
    await screenshot(page, `wrong-${name}`);
    await page.locator('.program button.back').click();
    await page.waitForFunction(() => !document.querySelector('h1').textContent.includes('goes wrong'));
    assert.equal(await page.locator('.program button.back').count(), 0);
    // What is opened instead is what counts from then on.
    await page.locator('.program .show-tree').click();
    await page.locator('.program button.back').waitFor();
    const other = await makeFragment({ exercise: {
      name: 'other.pl', text: 'moves(r, [s]).\nmax_to_move(r).\nstatic_eval(s, 1).\n', is_program: false,
      position: null, arguments: [],
    }, mode: 'search' });
    await page.evaluate((fragment) => { location.hash = fragment; }, other);
    await page.waitForFunction(() => document.querySelector('h1').textContent === 'other.pl');
    assert.equal(await page.locator('.program button.back').count(), 0);
    await close();
  });
}

test('what comes to no end is told of, or stopped by hand', async () => {
  const { page, close } = await openPrograms();
  assert.match(await judged(page, program('wrong/left_recursion.pl')), /comes to no end/);
  assert.match(await judged(page, 'minimax(_, _, _, _) :- endless(0).\nendless(N) :- M is N + 1, endless(M).\n'),
    /comes to no end within 2 seconds/);
  await put(page, ':- initialization((repeat, fail)).\nminimax(_, _, _, _).\n');
  await page.locator('.program button.judge').click();
  await page.waitForSelector('.program[data-state=busy]');
  await page.locator('.program button.stop').click();
  await page.waitForSelector('.program[data-state=idle]', patience);
  assert.match(await page.locator('.program .verdict').innerText(), /It was stopped/);
  // And starts anew.
  assert.match(await judged(page, program('right/findall_sort.pl')), /The program is right/);
  await close();
});

test('mistakes are told with their lines', async () => {
  const { page, close } = await openPrograms();
  const syntax = await judged(page, 'minimax(Pos, Best, Val, List) :-\n    moves(Pos, L)\n    best(L).\n');
  assert.match(syntax, /cannot be read/);
  assert.match(syntax, /Line [123], column \d+: error: Syntax error/);
  assert.match(await judged(page, 'minimax(Pos, Best, Val) :- true.\nminmax(a).\n'), /Singleton variables/);
  assert.match(await judged(page, 'minmax(_, _, _, _).\n'), /does not define minimax\/4/);
  assert.match(await judged(page, 'minimax(P, _, V, []) :- static_evl(P, V).\n'), /Unknown procedure.*static_evl\/2/s);
  await close();
});

test('a hostile program reaches nothing', async () => {
  const { page, close } = await openPrograms();
  const text = await judged(page, `
    try(G) :- catch((call(G) -> format("reached ~q~n", [G]) ; true), _, true).
    :- try(_ := fetch("http://127.0.0.1:9/")).
    :- try(_ := eval("postMessage(1)")).
    :- try(_ := self).
    :- try(_ := prolog).
    :- try(wasm:js_call(fetch("http://127.0.0.1:9/"), _)).
    :- try(js_script("fetch('http://127.0.0.1:9/')", [])).
    :- try(load_files('http://127.0.0.1:9/x.pl', [])).
    :- try((open('/etc/passwd', read, S), read_string(S, _, T), T \\== "")).
    :- forall(between(1, 50000, X), (write('<img src=x onerror=alert(1)>'), write(X), nl)).
    :- print_message(error, format("<b>bold</b>", [])).
    minimax(_, '<script>alert(1)</script>', _, _) :- throw('<img src=x onerror=alert(1)>').
  `);
  assert.doesNotMatch(text, /reached/);
  assert.match(text, /<img src=x onerror=alert\(1\)>/);
  assert.match(text, /<b>bold<\/b>/);
  assert.equal(await page.locator('.program .verdict :is(img, script, b)').count(), 0);
  assert.ok(text.length < 30_000);
  await close();
});
