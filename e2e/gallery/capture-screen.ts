/// <reference lib="dom" />
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { firstRow, type Screen } from '../screens/screen.ts';
import { isNothingLoading } from '../support/is-nothing-loading.ts';
import { LIVE } from '../support/without-live.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const QUIET_MS = 10_000;
const NO_SUCH_PAGE = 'There is no page here';

/**
 * Opens a screen and saves a PNG of it in each theme.
 * @returns how many were saved; what went wrong, one line each: errors of the console, of the policy, of requests, of
 * the layout; and the screen of the first row of its list, if it has one to show
 */
export async function captureScreen(
  context: BrowserContext,
  screen: Screen,
  {
    origin,
    width,
    themes,
    folder,
  }: { origin: string; width: number; themes: readonly Theme[]; folder: string },
): Promise<{ pictures: number; faults: string[]; row: Screen | null }> {
  const page = await context.newPage();
  const faults = new Set<string>();
  let pictures = 0;
  let row: Screen | null = null;
  listen(page, origin, screen, faults);
  try {
    await page.goto(origin + screen.path, { waitUntil: 'load', timeout: 20_000 });
    const isThere = await settle(page, faults);
    await mkdir(folder, { recursive: true });
    for (const theme of isThere ? themes : []) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await page.screenshot({
        path: join(folder, `${screen.name}-${width}-${theme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
      pictures += 1;
    }
    row = await firstRow(page, screen);
  } catch (error) {
    faults.add(`not captured: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    await page.close();
  }
  return { pictures, faults: [...faults], row };
}

function listen(page: Page, origin: string, { expected = [] }: Screen, faults: Set<string>): void {
  const short = (url: string) =>
    url.startsWith(origin) ? url.slice(origin.length).replace(/\?.*/, '') : url;
  page.on('console', (message) => {
    const text = message.text();
    // A failed request is reported below, with its status and address.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      faults.add(`${/Content Security Policy/i.test(text) ? 'policy' : 'console'}: ${text.slice(0, 300)}`);
  });
  page.on('pageerror', (error) => faults.add(`uncaught: ${error.message.slice(0, 300)}`));
  page.on('response', (response) => {
    const status = response.status();
    // The gallery itself refuses the live stream.
    if (status >= 400 && !expected.includes(status) && !response.url().endsWith(LIVE))
      faults.add(`${status}: ${response.request().method()} ${short(response.url())}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request the screen itself abandoned by moving on is no fault.
    if (!/ERR_ABORTED/.test(reason)) faults.add(`${reason}: ${short(request.url())}`);
  });
}

/** Waits until nothing loads any more, then checks the layout. @returns whether there is a screen at all */
async function settle(page: Page, faults: Set<string>): Promise<boolean> {
  await page
    .waitForLoadState('networkidle', { timeout: QUIET_MS })
    .catch(() => faults.add(`requests after ${QUIET_MS / 1000} s`));
  await page
    .waitForFunction(isNothingLoading, undefined, { timeout: QUIET_MS })
    .catch(() => faults.add(`still loading after ${QUIET_MS / 1000} s`));
  const { overflow, heading } = await page.evaluate(async () => {
    // What hydrates when visible is made visible once.
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => setTimeout(resolve, 150));
    scrollTo(0, 0);
    await document.fonts.ready;
    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      heading: document.querySelector('main h1, main h2')?.textContent?.trim() ?? '',
    };
  });
  if (overflow > 0) faults.add(`wider than the screen by ${overflow} px`);
  if (heading === NO_SUCH_PAGE) faults.add('the app has no such page');
  return heading !== NO_SUCH_PAGE;
}
