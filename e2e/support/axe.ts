import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The minified build of axe: the full one, which the builder uses, is twice as much for the browser to read. In ASCII,
 * since one other character makes the browser handle all of it at two bytes each.
 */
const source = (
  await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
).replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

type WithAxe = { axe?: { run: (within: Document, options: RunOptions) => Promise<AxeResults> } };

/** Lets transitions finish: a colour midway is no part of the design. */
const settle = (page: Page) =>
  page.waitForFunction(
    () =>
      // Every page has a heading; until it appears, only the page's frame is painted.
      document.querySelector('h1') !== null &&
      // A list is dimmed while the requested one is loading.
      [...document.querySelectorAll('[aria-busy=true]')].every(
        (part) => getComputedStyle(part).opacity === '1',
      ) &&
      document
        .getAnimations()
        .every((move) => !(move instanceof CSSTransition) || move.playState !== 'running'),
  );

/** Nothing reads the source of elements, which axe would write out for each one it checks. */
const SETUP = 'axe.configure({ noHtml: true })';

/**
 * Loads axe into a page. `page.evaluate` would send its 650 KB as an argument, which takes half as long again, on each
 * of some hundred pages. The session ends with the page: detaching it would switch off its virtual security keys.
 */
async function load(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: `${source};${SETUP}` });
}

/** Checks a page without frames; axe remains in it as long as it is open. */
async function look(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await load(page);
  return page.evaluate(
    async (how) => (await (window as unknown as Required<WithAxe>).axe.run(document, how)).violations,
    options,
  );
}

/** Checks a page with frames, whose findings are combined in a separate page. */
const lookThroughFrames = async (page: Page, options: RunOptions): Promise<AxeResults['violations']> =>
  (await new AxeBuilder({ page }).options(options).analyze()).violations;

/**
 * Returns every accessibility fault of the current page, one line each.
 * @param rule the one rule to check, if the others were checked just before; all without it
 */
export async function axeFaults(page: Page, rule?: 'color-contrast'): Promise<string[]> {
  await settle(page);
  const options: RunOptions = {
    runOnly: rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
  };
  const violations = await (page.frames().length === 1 ? look : lookThroughFrames)(page, options);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

/**
 * Fails with every persistent accessibility fault of the page. A check still running may change a colour after
 * everything else has settled, so a fault counts only if it remains.
 */
export async function expectNoAxeFaults(page: Page, where: string): Promise<void> {
  await expect
    .poll(() => axeFaults(page), { message: `accessibility of ${where}`, intervals: [500, 1_000, 2_000] })
    .toEqual([]);
}
