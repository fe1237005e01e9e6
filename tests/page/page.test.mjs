// The page in a browser: what each step shows is what `minimax trace` tells, and all ways to go through
// the steps lead there.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  axeViolations, browserName, drawn, launch, openPage, pageFile, screenshot,
} from './browser.mjs';
import { root } from './load_module.mjs';
import {
  goTo, openDrawn, openFile, openText, run, runJson, sentence, shownNow, states, steps, stepShown,
} from './open_facts.mjs';

const notes = join(root, 'examples/course_notes.pl');
const folder = mkdtempSync(join(tmpdir(), 'page'));

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

function written(name, text) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const generated = (name, ...args) => written(name, run('generate', ...args).stdout);

/** Of an end of a window, and of values. */
const shown = (value, open) => (value === null ? open : String(value));
const bounds = { exact: '', lower: '≥ ', upper: '≤ ' };

/** That a leaf is entered, and valued, is one step of a film. */
const stepsOf = ({ events }) => events.filter(({ type, mover }) => type !== 'enter' || mover !== null);

/** Goes through all steps, and holds each against the trace. */
async function matchesTrace(file, flags = [], open = openFile) {
  const trace = runJson('trace', file, ...flags);
  const events = stepsOf(trace);
  // The plain search has no windows, though the trace tells them as open.
  const hasWindows = !['minimax', 'expectiminimax', 'maxn'].includes(trace.algorithm);
  const { page, close } = await open(browser, file, { flags });
  assert.equal(await steps(page), events.length);
  const path = [];
  const known = new Map();
  for (const [index, event] of events.entries()) {
    await page.keyboard.press('ArrowRight');
    const { step, sentence: said, states: now } = await shownNow(page);
    assert.equal(step, index + 1);
    path.length = event.ply;
    path.push(event.position);
    const key = path.join('/');
    const node = now[key];
    const where = `step ${index + 1}, ${event.type} ${key}: ${JSON.stringify(node)}`;
    assert.ok(node, where);
    assert.ok(node.classes.includes('focus'), where);
    assert.deepEqual(
      Object.keys(now).filter((each) => now[each].classes.includes('focus')), [key], where);
    assert.ok(node.classes.includes('seen'), where);
    const about = ['share', 'probe'].includes(event.type) ? event.successor : event.position;
    assert.ok(said.includes(about), `${where}: ${said}`);
    const successor = event.successor === undefined ? undefined : now[`${key}/${event.successor}`];
    switch (event.type) {
      case 'enter':
      case 'narrow':
        if ('alpha' in event && !node.classes.includes('cut'))
          assert.equal(
            node.upper, hasWindows ? `[${shown(event.alpha, '-∞')}, ${shown(event.beta, '∞')}]` : '', where);
        if (event.type === 'narrow') {
          assert.equal(node.value, `${event.value}…`, where);
          assert.ok(successor.classes.includes('chosen'), where);
        }
        break;
      case 'choose':
        assert.ok(successor.classes.includes('chosen'), where);
        break;
      case 'leaf':
      case 'repeat':
      case 'return': {
        const value = Array.isArray(event.value) ? `[${event.value}]` : String(event.value);
        known.set(key, bounds[event.bound ?? 'exact'] + value);
        assert.equal(node.value, known.get(key), where);
        break;
      }
      case 'cut':
        if (event.reason) assert.ok(said.includes(event.reason), `${where}: ${said}`);
        for (const each of event.successors)
          assert.ok(now[`${key}/${each}`].classes.includes('cut'), `${where}: ${each}`);
        break;
      default:
    }
  }
  const end = await states(page);
  for (const [key, value] of known) assert.equal(end[key].value, value, key);
  const { nodes, position } = runJson('solve', file, ...flags);
  const line = [position, ...nodes];
  assert.deepEqual(
    Object.keys(end).filter((key) => end[key].classes.includes('on-line')),
    line.map((_, ply) => line.slice(0, ply + 1).join('/')));
  const answer = run('solve', file, ...flags).stdout.trim().replace(/\.$/, '').replaceAll('\n', ' ');
  assert.ok((await sentence(page)).includes(answer), await sentence(page));

  // And all the way back.
  await page.keyboard.press('Home');
  for (const [key, { classes }] of Object.entries(await states(page)))
    assert.ok(!['seen', 'cut', 'focus', 'on-line', 'chosen'].some((each) => classes.includes(each)), key);
  await close();
}

test('it begins with the tree of the course notes, and does not start by itself', async () => {
  // Its search is in the page: no worker is started for it.
  const { page, close } = await openPage(browser, pageFile('search'), { init: () => delete globalThis.Worker });
  await drawn(page);
  assert.equal(await stepShown(page), 0);
  const now = await states(page);
  assert.equal(Object.keys(now).length, 15);
  assert.deepEqual(now['a/b/d/h'].value, '1');
  assert.equal(now['a'].value, '');
  assert.match(await page.title(), /course notes/);
  await close();
});

test('each step of the tree that it begins with is that of the trace', () =>
  matchesTrace(notes, [], async () => {
    const opened = await openPage(browser, pageFile('search'));
    await drawn(opened.page);
    return opened;
  }));
test('each step of the notes’ tree is that of the trace', () => matchesTrace(notes));
test('so they are in the page that the command writes', () => matchesTrace(notes, ['--ties', 'first'], openDrawn));
for (const flags of [
  ['--algorithm', 'minimax'], ['--ties', 'first'], ['--cut-off', 'strict'], ['--ordering', 'static'],
  ['--ordering', 'reversed', '--ties', 'first'],
])
  test(`each step with ${flags.join(' ')}`, () => matchesTrace(notes, flags));

test('each step to a depth limit', async () => {
  const text = readFileSync(notes, 'utf8');
  const values = [...'defg'].map((position, index) => `static_eval(${position}, ${index}).\n`).join('');
  await matchesTrace(written('depth.pl', text + values), ['--depth', '2']);
});

test('each step of a random tree', async () => {
  const seed = process.env.MINIMAX_SEED ?? String(Math.floor(Math.random() * 1e6));
  console.log(`seed ${seed}`);
  await matchesTrace(generated('random.pl', '--seed', seed, '--depth', '2-4', '--branching', '1-3',
    '--values', '-99-99'));
});

test('each step where chance moves', () => matchesTrace(join(root, 'examples/kinds/chance.pl')));
test('each step of three players', () => matchesTrace(join(root, 'examples/kinds/three_players.pl')));

test('buttons, slider and keys go through the steps', async () => {
  const { page, close } = await openFile(browser, notes);
  const all = await steps(page);
  const at = async (expected, how) => assert.equal(await stepShown(page), expected, how);
  await page.click('button.forward');
  await page.click('button.forward');
  await at(2, 'forward');
  await page.click('button.back');
  await at(1, 'back');
  await page.click('button.last');
  await at(all, 'last');
  assert.equal(await page.getAttribute('button.last', 'aria-disabled'), 'true');
  await page.click('button.first');
  await at(0, 'first');
  await page.keyboard.press('End');
  await at(all, 'End');
  await page.keyboard.press('ArrowLeft');
  await at(all - 1, 'ArrowLeft');
  await page.keyboard.press('Home');
  await at(0, 'Home');
  await page.focus('.step-bar input');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(2, 'in the slider');
  assert.equal(await page.textContent('.counter'), `2 / ${all}`);
  assert.equal(await page.textContent('[role="status"].for-readers'), await sentence(page));
  await close();
});

test('keys that what has the focus needs itself are no steps', async () => {
  const { page, close } = await openFile(browser, notes, { height: 420 });
  await page.keyboard.press('ArrowRight');
  const taken = async (selector, key) => {
    await page.focus(selector);
    const before = await stepShown(page);
    await page.keyboard.press(key);
    return (await stepShown(page)) !== before;
  };
  // The panel is longer than the window, and not wider.
  await page.click('#tab-search');
  for (const key of ['End', 'Home', ' ']) assert.ok(!(await taken('#panel-search', key)), `the panel scrolls: ${key}`);
  assert.ok(await taken('#panel-search', 'ArrowRight'));
  assert.ok(await taken('#compare', 'ArrowLeft'));
  await page.evaluate(() => {
    const pre = document.createElement('pre');
    pre.tabIndex = 0;
    pre.className = 'code';
    pre.textContent = 'a '.repeat(2000);
    pre.id = 'wide';
    document.getElementById('panel-search').prepend(pre);
  });
  assert.ok(await page.evaluate(() => {
    const pre = document.getElementById('wide');
    return pre.scrollWidth > pre.clientWidth;
  }));
  for (const key of ['ArrowRight', 'ArrowLeft', 'End'])
    assert.ok(!(await taken('#wide', key)), `the text scrolls: ${key}`);
  await page.click('#tab-editor');
  for (const key of ['ArrowRight', 'End', ' ']) assert.ok(!(await taken('textarea.code', key)), `it is typed: ${key}`);
  await close();
});

test('it plays to the end, and stops when it is told to', async () => {
  const { page, close } = await openFile(browser, notes);
  // Time passes when the test says so.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.selectOption('select.speed', '10');
  await page.locator('body').press(' ');
  await page.clock.runFor(250);
  assert.equal(await stepShown(page), 3);
  await page.click('button.play');
  await page.clock.runFor(5_000);
  assert.equal(await stepShown(page), 3);
  await page.selectOption('select.speed', '0.5');
  await page.click('button.play');
  await page.clock.runFor(3_000);
  assert.equal(await stepShown(page), 5);
  const all = await steps(page);
  await page.clock.runFor(2_000 * all);
  assert.equal(await stepShown(page), all);
  assert.equal(await page.getAttribute('button.play', 'aria-label'), 'Play');
  await close();
});

test('an option of the search is switched', async () => {
  const { page, close } = await openFile(browser, notes);
  await page.selectOption('#option-algorithm', 'minimax');
  const events = stepsOf(runJson('trace', notes, '--algorithm', 'minimax'));
  await page.waitForFunction((all) => Number(document.querySelector('.step-bar input').max) === all, events.length);
  await page.keyboard.press('Escape');
  assert.equal(await page.textContent('.stage-heading'), 'Minimax');
  // Who does not see it hears of it.
  assert.equal(await page.textContent('.for-readers[role="status"]'), `Minimax: step 0 of ${events.length}`);
  await goTo(page, events.length);
  assert.ok(!Object.values(await states(page)).some(({ classes }) => classes.includes('cut')));
  await close();
});

test('an option that cannot be is refused with what the command says; the tree stays', async () => {
  const { page, close } = await openFile(browser, notes);
  const all = await steps(page);
  // Typed: what a script fills in is no change to Firefox when the field is left.
  await page.click('#option-depth');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  const { stderr } = run('draw', notes, '--depth', '2');
  assert.notEqual(stderr, '');
  await page.waitForSelector('.problem:not([hidden])');
  const said = await page.textContent('.problem');
  assert.ok(said.includes(/error: .*/.exec(stderr)[0]), said);
  assert.equal(await steps(page), all);
  await page.click('.problem .close');
  assert.ok(await page.isHidden('.problem'));
  await close();
});

test('two searches side by side, with what each looked at', async () => {
  const { page, close } = await openFile(browser, notes);
  await page.check('#compare');
  await page.waitForSelector('.stages.two .stage:nth-child(2) .node');
  await page.keyboard.press('End');
  const counts = await page.locator('.counts').allTextContents();
  for (const [index, algorithm] of ['alphabeta', 'minimax'].entries()) {
    const { statistics } = runJson('solve', notes, '--algorithm', algorithm);
    const { positions, leaves, cut_offs } = statistics;
    assert.equal(counts[index], `Positions ${positions} / ${positions} · leaves ${leaves} / ${leaves} · ` +
      `cut-offs ${cut_offs} / ${cut_offs}`);
  }
  await goTo(page, 4);
  const focus = (all) => Object.keys(all).filter((key) => all[key].classes.includes('focus'));
  assert.deepEqual(focus(await states(page, 0)), ['a/b/d/h']);
  assert.deepEqual(focus(await states(page, 1)), ['a/b/d/h']);
  await screenshot(page, 'side_by_side');
  await page.uncheck('#compare');
  await page.waitForSelector('.stages:not(.two)');
  assert.equal(await page.locator('.stage').count(), 1);
  await close();
});

test('the tree is reached by keyboard, each position with its state', async () => {
  const { page, close } = await openFile(browser, notes);
  await page.keyboard.press('End');
  await page.focus('.tree [role="treeitem"][tabindex="0"]');
  const focused = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  assert.match(await focused(), /^a: MAX moves, value 4, .*best play leads here$/);
  await page.keyboard.press('ArrowDown');
  assert.match(await focused(), /^b: MIN moves/);
  await page.keyboard.press('ArrowRight');
  assert.match(await focused(), /^c: MIN moves, value at most 2/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  assert.match(await focused(), /^g: MAX moves, cut off: /);
  await page.keyboard.press(' ');
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-expanded')), 'false');
  assert.equal(Object.keys(await states(page)).length, 13);
  await page.keyboard.press(' ');
  assert.equal(Object.keys(await states(page)).length, 15);
  await page.keyboard.press('Home');
  assert.match(await focused(), /^a: /);
  // Nothing of that was a step.
  assert.equal(await stepShown(page), await steps(page));
  assert.equal(await page.locator('.tree [tabindex="0"]').count(), 1);
  await close();
});

test('a position is folded by a click, and says how many are below it', async () => {
  const { page, close } = await openFile(browser, notes);
  await page.click('[data-node="1"] .symbol');
  await page.click('[data-node="1"] .fold');
  assert.equal(await page.textContent('[data-node="1"] .fold text'), '+6');
  assert.equal(Object.keys(await states(page)).length, 9);
  // The search goes on in there.
  await goTo(page, 4);
  assert.ok(await page.evaluate(() =>
    document.querySelector('[data-node="1"] .fold').classList.contains('hides-focus')));
  await page.click('.tools .unfold');
  assert.equal(Object.keys(await states(page)).length, 15);
  await close();
});

test('it zooms, and shows the whole again', async () => {
  const { page, close } = await openFile(browser, notes);
  const width = () => page.evaluate(() => document.querySelector('.tree').getBoundingClientRect().width);
  const before = await width();
  await page.click('.tools .larger');
  await page.click('.tools .larger');
  assert.ok(await width() > before * 1.4);
  await page.click('.tools .smaller');
  await page.click('.tools .fit');
  assert.ok(await page.evaluate(() => {
    const box = document.querySelector('.tree-box').getBoundingClientRect();
    const tree = document.querySelector('.tree').getBoundingClientRect();
    return tree.width <= box.width + 1 && tree.height <= box.height + 1;
  }));
  await close();
});

test('a large tree opens collapsed, and the rest is drawn on a click', async () => {
  const file = generated('large.pl', '--depth', '11', '--branching', '2', '--seed', '3');
  const { page, close } = await openFile(browser, file, {
    init: () => {
      globalThis.measured = 0;
      const { measureText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.measureText = function (text) {
        globalThis.measured += 1;
        return measureText.call(this, text);
      };
    },
  });
  const folded = page.locator('.fold.folded');
  assert.ok(await page.evaluate(() => globalThis.measured) < 4095, 'texts that are not drawn are measured');
  await page.click('.tools .fit');
  assert.ok(await page.locator('.node').count() <= 2001);
  assert.ok(await folded.count() > 0);
  const first = await page.evaluate(() =>
    document.querySelector('.fold.folded').closest('.node').getAttribute('data-node'));
  const places = () => page.evaluate(() => document.querySelectorAll('.node').length);
  const before = await places();
  await page.evaluate((node) => document.querySelector(`[data-node="${node}"] .fold`)
    .dispatchEvent(new MouseEvent('click', { bubbles: true })), first);
  await page.click('.tools .fit');
  assert.ok(await places() > before);

  // So it is on paper, and in files.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const drawn = await page.locator('.on-paper .node').count();
  assert.ok(drawn > 1000 && drawn <= 2000, `${drawn} positions`);
  assert.match(await page.locator('.on-paper p').textContent(), new RegExp(`^Of 4095 positions ${drawn} are drawn`));
  assert.ok(await page.locator('.on-paper .fold.folded').count() > 0);
  await page.click('#tab-share');
  // Firefox tells its driver of no download.
  const saved = browserName === 'chromium' ? page.waitForEvent('download') : null;
  await page.getByRole('button', { name: 'Picture (SVG)' }).click();
  if (saved) assert.ok(readFileSync(await (await saved).path(), 'utf8').includes('>+'), 'what is folded is told');
  await page.waitForFunction((text) => document.querySelector('.told').textContent.includes(text),
    `Of 4095 positions ${drawn} are drawn`);
  await close();
});

test('of a large tree the focus is in view at each step', async () => {
  const file = generated('wide.pl', '--depth', '8', '--branching', '2', '--seed', '4');
  const { page, close } = await openFile(browser, file);
  const all = await steps(page);
  for (let step = 1; step <= all; step += Math.ceil(all / 25)) {
    await goTo(page, step);
    await page.waitForFunction(() => {
      const focus = document.querySelector('.node.focus .symbol')?.getBoundingClientRect();
      const box = document.querySelector('.tree-box').getBoundingClientRect();
      return focus && focus.left >= box.left && focus.right <= box.right &&
        focus.top >= box.top && focus.bottom <= box.bottom;
    });
  }
  await close();
});

test('what a file has wrong is shown as the command says it, as text', async () => {
  const text = 'moves(a, [b,c]).\nstatic_eval(b, 1).\nstatic_eval(c, \'<script>alert(1)</script>\').\nmoves(\n';
  const { page, close } = await openText(browser, text);
  await page.waitForSelector('.problem:not([hidden])');
  const said = await page.textContent('.problem');
  const { stderr } = run('draw', written('tree.pl', text));
  assert.ok(said.includes(stderr.trim().split('\n')[0].split('/').at(-1)), `${said}\n${stderr}`);
  assert.equal(await page.locator('.problem script').count(), 0);
  assert.ok(await page.isHidden('.stages'));
  assert.deepEqual(await axeViolations(page), []);
  await close();
});

test('positions of a hostile file are shown as text', async () => {
  const names = ['<script>alert(1)</script>', '"); drop', '\\\\end{forest}', 'a\\u202Eb', '</svg><img src=x onerror=alert(1)>', '{count}'];
  const text = [
    `moves(a, [${names.map((name) => `'${name}'`).join(', ')}]).`, 'max_to_move(a).',
    ...names.map((name, index) => `static_eval('${name}', ${index}).`)].join('\n');
  const { page, close } = await openText(browser, text, { name: '<b>x</b>.pl' });
  await page.keyboard.press('End');
  const labels = await page.locator('.stage .label').allTextContents();
  assert.equal(labels.length, names.length + 1);
  assert.equal(await page.locator('.tree script, .tree img, h1 b').count(), 0);
  assert.ok(labels.some((label) => label.includes('<script>')), labels.join('\n'));
  assert.ok(!labels.join('').includes('\u202E'));
  assert.equal(await page.textContent('h1'), '<b>x</b>.pl');
  await close();
});

test('on paper there is the tree in the end, and nothing to press', async (context) => {
  if (browserName !== 'chromium') return context.skip('only Chromium prints to a file');
  const { page, close } = await openFile(browser, notes);
  // Dark by its button, which is stronger than what the system has.
  await page.click('button.theme');
  await page.click('button.theme');
  await goTo(page, 3);
  const paper = await page.pdf({ landscape: true });
  assert.ok(paper.length > 5000);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.on-paper .node.on-line').count(), 4);
  assert.equal(await page.locator('.on-paper .edge.cut').count(), 2);
  assert.ok(await page.isVisible('.on-paper'));
  for (const each of ['.step-bar', '.tabs', '.settings', '.stages']) assert.ok(await page.isHidden(each), each);
  const [title, label] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('h1')).color,
    getComputedStyle(document.querySelector('.on-paper .label')).fill]);
  for (const colour of [title, label]) assert.ok(contrast(colour, 'rgb(255, 255, 255)') > 7, colour);
  await screenshot(page, 'paper');
  return close();
});

test('theme and language are chosen, and kept', async () => {
  const { page, close } = await openPage(browser, pageFile('search'));
  await drawn(page);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.click('button.theme');
  await page.click('button.theme');
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
  assert.notEqual(await background(), light);
  await page.selectOption('select.language', 'ro');
  assert.equal(await page.getAttribute('html', 'lang'), 'ro');
  assert.notEqual(await page.getAttribute('button.last', 'aria-label'), 'Last step');
  await page.reload();
  await drawn(page);
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
  assert.equal(await page.getAttribute('html', 'lang'), 'ro');
  await close();
});

test('within another page it is compact', async () => {
  const { page, close } = await openPage(browser, pageFile('search'), { query: '?embed', width: 600, height: 500 });
  await drawn(page);
  assert.ok(await page.isHidden('.settings'));
  assert.ok(await page.isHidden('.tabs'));
  assert.deepEqual(await axeViolations(page), []);
  await page.click('button.last');
  assert.equal(await stepShown(page), await steps(page));
  await screenshot(page, 'embedded');
  await page.click('button.menu');
  assert.ok(await page.isVisible('.tabs'));
  await close();
});

test('texts of the tree are read where the system has colours of its own, and lie beside each other', async () => {
  const chance = join(root, 'examples/kinds/chance.pl');
  const { page, close } = await openFile(browser, chance, {
    width: 390, height: 844, context: { forcedColors: 'active' },
  });
  await page.keyboard.press('End');
  const fills = await page.evaluate(() => {
    if (!matchMedia('(forced-colors: active)').matches) return [];
    const system = document.createElement('i');
    system.style.cssText = 'color: CanvasText; background: Canvas';
    document.body.append(system);
    const { color, backgroundColor } = getComputedStyle(system);
    const fill = (node, part) => getComputedStyle(node.querySelector(part)).fill;
    return [...document.querySelectorAll('.stage .node')].map((node) => [
      `${fill(node, '.value')} on ${fill(node, '.symbol')}`, `${color} on ${backgroundColor}`]);
  });
  assert.equal(fills.length, browserName === 'chromium' ? 7 : 0);
  for (const [drawnSo, system] of fills) assert.equal(drawnSo, system);
  const boxes = await page.evaluate(() => [...document.querySelectorAll('.stage .probability')].map((each) => {
    const { left, right, top } = each.getBoundingClientRect();
    return { left, right, top };
  }));
  assert.equal(boxes.length, 4);
  boxes.forEach((one, index) => boxes.slice(index + 1).forEach((other) =>
    assert.ok(one.right < other.left || other.right < one.left, JSON.stringify([one, other]))));
  await close();
});

/** Of two colours, as the guidelines of the web define it. */
function contrast(one, other) {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\d.]+/g).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker, lighter] = [light(one), light(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

for (const dark of [false, true]) {
  test(`who asks for more contrast has it: ${dark ? 'dark' : 'light'}`, async (context) => {
    if (browserName !== 'chromium') return context.skip('the driver of Firefox asks for none');
    const { page, close } = await openFile(browser, notes, { dark, context: { contrast: 'more' } });
    assert.ok(await page.evaluate(() => matchMedia('(prefers-contrast: more)').matches));
    await goTo(page, 13);
    const enhanced = { 'color-contrast-enhanced': { enabled: true } };
    assert.deepEqual(await axeViolations(page, enhanced), []);
    const [card, drawn] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('.stage')).backgroundColor,
      [...document.querySelectorAll('.tree .node:not(.focus) :is(.label, .upper), .tree .edge line, .tree .symbol')]
        .filter((each) => each.getBoundingClientRect().height > 0)
        .map((each) => {
          const { fill, stroke } = getComputedStyle(each);
          return { colour: each.localName === 'text' ? fill : stroke, least: each.localName === 'text' ? 7 : 4.5,
            what: each.getAttribute('class') };
        }),
    ]);
    assert.ok(drawn.length > 40);
    for (const { colour, least, what } of drawn) {
      const ratio = contrast(colour, card);
      assert.ok(ratio >= least, `${what}: ${colour} on ${card}: ${ratio}`);
    }
    await page.click('#tab-share');
    assert.deepEqual(await axeViolations(page, enhanced), []);
    return close();
  });
}

for (const [width, height] of [[390, 844], [1280, 800]]) {
  for (const dark of [false, true]) {
    const name = `${width}_${dark ? 'dark' : 'light'}`;
    test(`it fits, and axe finds nothing: ${name}`, async () => {
      const { page, close } = await openFile(browser, notes, { width, height });
      const findsNothing = async () => assert.deepEqual(await axeViolations(page), []);
      if (dark) {
        await page.click('button.theme');
        await page.click('button.theme');
      }
      const fits = async (what) => assert.ok(await page.evaluate(() =>
        document.documentElement.scrollWidth <= document.documentElement.clientWidth), `too wide: ${what}`);
      await screenshot(page, `${name}_begin`);
      await findsNothing();
      await goTo(page, 13);
      await findsNothing();
      await screenshot(page, `${name}_cut`);
      await page.keyboard.press('End');
      await page.click('.legend summary');
      await findsNothing();
      await screenshot(page, `${name}_end`);
      await fits('the legend');
      for (const tab of await page.locator('[role="tab"]').all()) {
        await tab.click();
        await findsNothing();
        await fits(await tab.textContent());
        await screenshot(page, `${name}_${await tab.getAttribute('id')}`);
      }
      await close();
    });
  }
}
