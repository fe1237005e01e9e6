// A built page in a real browser, for the tests of the page. What goes wrong in it on the way (an
// error in the console, an exception, any request to anywhere) fails the test that has opened it.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { required, root } from './load_module.mjs';

const playwright = required('playwright-core');

/** Where the pages were built: MINIMAX_PAGES, or the release preset's. */
export const pages = resolve(process.env.MINIMAX_PAGES ?? join(root, 'build/release/page'));
/** The command itself, whose answers the page's are held against. */
export const minimax = resolve(process.env.MINIMAX ?? join(root, 'build/release/minimax'));

const launches = {
  chromium: () =>
    playwright.chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // What Chromium has under its address line loads for each window anew, and takes longer than the page.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      ],
    }),
  // Debian's own, by WebDriver BiDi.
  firefox: () =>
    playwright.firefox.launch({
      executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
      channel: 'moz-firefox',
    }),
};

/** The browser that MINIMAX_BROWSER names: chromium (default) or firefox. */
export const browserName = process.env.MINIMAX_BROWSER ?? 'chromium';

export const launch = () => launches[browserName]();

/**
 * Opens a file in a page of its own. `width`, `height`: of the window, in pixels; `dark`, `fragment`
 * (with its #), `query` (with its ?); `init` runs before the page's own script. The page has `close()` (which asserts that nothing went wrong) and
 * `troubles`, where a test that provokes one takes it out.
 */
export async function openPage(browser, file, options = {}) {
  const { width = 1280, height = 800, dark = false, fragment = '', query = '', touch = false } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    ...(touch && { hasTouch: true }),
    ...options.context,
  });
  if (options.init) await context.addInitScript(options.init);
  const page = await context.newPage();
  const troubles = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.stack ?? error}`));
  const url = pathToFileURL(file).href + query + fragment;
  page.on('request', (request) => {
    const asked = request.url();
    const itself = asked.split(/[?#]/)[0] === url.split(/[?#]/)[0] && request.isNavigationRequest();
    if (!itself && !/^(data|blob|about):/.test(asked)) troubles.push(`request: ${asked}`);
  });
  await page.goto(url);
  return {
    page,
    troubles,
    async close() {
      await context.close();
      assert.deepEqual(troubles, []);
    },
  };
}

/** The page of that name: `search` or `playground`. */
export function pageFile(name) {
  const file = join(pages, `${name}.html`);
  assert.ok(existsSync(file), `${file} is missing: cmake --build --preset release --target page`);
  return file;
}

/** When the search of what is open has been drawn. */
export const drawn = (page) => page.waitForSelector('body[data-state="ready"]', { timeout: 60_000 });

/**
 * What axe-core finds wrong in it, as text; nothing but an empty list is right. `rules`: others than usual. It
 * is asked in Chromium alone: it reads markup and colours, which are the same in Firefox, and takes ten times as
 * long there.
 */
export async function axeViolations(page, rules = {}) {
  if (browserName !== 'chromium') return [];
  const source = required('axe-core').source;
  await page.evaluate(source);
  const { violations } = await page.evaluate((rules) => globalThis.axe.run({ rules }), rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** With MINIMAX_SCREENSHOTS=FOLDER, what the page looks like, for the eye. */
export async function screenshot(page, name) {
  const folder = process.env.MINIMAX_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  // As it is: to stop the caret or animations a style would be put in, which the page's policy forbids.
  await page.screenshot({ path: join(folder, `${name}.png`), caret: 'initial', animations: 'allow' });
}
