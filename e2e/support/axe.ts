import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const hasAxe = (page: Page) =>
  page.evaluate(() => typeof (window as { axe?: { run?: unknown } }).axe?.run === 'function');

/** Lets what moves to a new state arrive: on its way there a colour is none of the design. */
const settle = async (page: Page) => {
  // Every page has one, and until it has, only its frame is painted.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A list is dimmed while the one that was asked for is on its way.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy=true]')].every(
      (part) => getComputedStyle(part).opacity === '1',
    ),
  );
  await page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter((move) => move instanceof CSSTransition && move.playState === 'running');
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
};

/**
 * Every accessibility fault of the page as it stands, a line each.
 * @param rule the one rule to look by, where the others were looked by just before; all without it
 */
export async function axeFaults(page: Page, rule?: 'color-contrast'): Promise<string[]> {
  await settle(page);
  // Only the findings of several frames have to be put together, for which a page of its own is opened each time.
  const isOneFrame = page.frames().length === 1;
  // Half a megabyte of axe costs more to read again than the look itself; the page keeps it as long as it stands.
  const axeSource = isOneFrame && (await hasAxe(page)) ? { axeSource: ';' } : {};
  const { violations } = await new AxeBuilder({ page, ...axeSource })
    .options({
      runOnly: rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: TAGS },
      resultTypes: ['violations'],
    })
    .setLegacyMode(isOneFrame)
    .analyze();
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
