import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The short form of axe: its long one, which the builder takes, is twice as much for the browser to read. */
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = { axe?: { run: (within: Document, options: RunOptions) => Promise<AxeResults> } };

/** Lets what moves to a new state arrive: on its way there a colour is none of the design. */
const settle = (page: Page) =>
  page.waitForFunction(
    () =>
      // Every page has a heading, and until it has, only its frame is painted.
      document.querySelector('h1') !== null &&
      // A list is dimmed while the one that was asked for is on its way.
      [...document.querySelectorAll('[aria-busy=true]')].every(
        (part) => getComputedStyle(part).opacity === '1',
      ) &&
      document
        .getAnimations()
        .every((move) => !(move instanceof CSSTransition) || move.playState !== 'running'),
  );

/** Looks at a page without frames, which keeps axe as long as it stands. */
async function look(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (how) => (await (window as unknown as Required<WithAxe>).axe.run(document, how)).violations,
    options,
  );
}

/** Looks at a page with frames, whose findings are put together in a page of its own. */
const lookThroughFrames = async (page: Page, options: RunOptions): Promise<AxeResults['violations']> =>
  (await new AxeBuilder({ page }).options(options).analyze()).violations;

/**
 * Every accessibility fault of the page as it stands, a line each.
 * @param rule the one rule to look by, where the others were looked by just before; all without it
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
 * Fails with every accessibility fault that the page keeps. What the page still judges may turn a colour after all stood
 * still, so a fault is looked at until it stays.
 */
export async function expectNoAxeFaults(page: Page, where: string): Promise<void> {
  await expect
    .poll(() => axeFaults(page), { message: `accessibility of ${where}`, intervals: [500, 1_000, 2_000] })
    .toEqual([]);
}
