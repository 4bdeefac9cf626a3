/// <reference lib="dom" />
import { type Browser, expect, type Page, test } from '@playwright/test';
import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import { firstRow, type Screen } from '../screens/screen.ts';
import { axeFaults } from './axe.ts';
import { isNothingLoading } from './is-nothing-loading.ts';
import { SIZES, type Size } from './sizes.ts';

/** How long a fault is observed. */
const KEPT = { timeout: 8_000, intervals: [0, 1_000, 3_000] };

const [LEAST_WIDTH, LEAST_DESK] = [320, 600];

/** On a loaded machine a screen loads late; this is when it counts as missing. */
const SCREEN_MS = 20_000;

/**
 * The screens that axe has checked in this process, by name, address and size: those of another person in the same part
 * of the school are made of the same parts.
 */
const judged = new Set<string>();

/**
 * Walks through screens as one person, on a phone and on a desktop; axe checks, in both themes, those that no earlier
 * walk visited.
 * @param token of the signed-in person; null for a stranger
 * @returns what was wrong, one line each, starting with the screen and the size; empty if all is well
 */
export async function walk(
  browser: Browser,
  { screens, token, origin }: { screens: readonly Screen[]; token: string | null; origin: string },
): Promise<string[]> {
  const faults: string[] = [];
  for (const size of Object.keys(SIZES) as Size[]) {
    const { viewport, ...touch } = { isMobile: false, hasTouch: false, ...SIZES[size] };
    const context = await browser.newContext({ ...touch, viewport, reducedMotion: 'reduce' });
    await context.addInitScript(showAtOnce);
    if (token) await context.addCookies([{ name: 'token', value: token, url: origin }]);
    const page = await context.newPage();
    const told = listen(page);
    const left = [...screens];
    for (let screen = left.shift(); screen; screen = left.shift()) {
      const { name, path, expected = [] } = screen;
      const found = await test.step(`${name} at ${viewport.width} px`, () => visit(page, screen, origin));
      // The screen a list opens is walked immediately, while the list is shown.
      const row = await firstRow(page, screen);
      if (row) left.unshift(row);
      const isFault = (line: string) => !expected.some((status) => line.includes(`status of ${status} `));
      for (const fault of [...found, ...told.splice(0).filter(isFault)])
        faults.push(`${name} at ${viewport.width} px, ${path}: ${fault}`);
    }
    await context.close();
  }
  return faults;
}

/** Opens a screen, waits for its text, and checks it in both themes. Returns what is wrong. */
async function visit(page: Page, screen: Screen, origin: string): Promise<string[]> {
  const faults: string[] = [];
  try {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, screen, origin);
    await sentence(page, screen).waitFor({ timeout: SCREEN_MS });
    await page.waitForFunction(isNothingLoading, undefined, { timeout: SCREEN_MS });
    faults.push(...(await widthFaults(page)));
    const judgedAs = `${kindOf(screen)} ${page.viewportSize()?.width}`;
    if (judged.has(judgedAs)) return faults;
    judged.add(judgedAs);
    faults.push(...(await keptFaults(page)).map((fault) => `light, ${fault}`));
    await page.emulateMedia({ colorScheme: 'dark' });
    faults.push(...(await keptFaults(page, 'color-contrast')).map((fault) => `dark, ${fault}`));
  } catch (error) {
    const text = await page
      .locator('body')
      // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts as shown
      .innerText()
      .catch(() => '(the page was closed)');
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    faults.push(`did not come, ${reason}; it showed: ${text.replaceAll(/\s+/g, ' ').slice(0, 600)}`);
  }
  return faults;
}

/**
 * Returns where the page scrolls sideways: at its current width, and on a phone at the minimum that WCAG 2.2, 1.4.10
 * requires.
 */
async function widthFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const faults = [{ width: size?.width, by: await wider() }];
  if (size && size.width < LEAST_DESK) {
    await page.setViewportSize({ ...size, width: LEAST_WIDTH });
    faults.push({ width: LEAST_WIDTH, by: await wider() });
    await page.setViewportSize(size);
  }
  return faults
    .filter(({ by }) => by > 0)
    .map(({ width, by }) => `wider than a screen of ${width} px by ${by} px`);
}

/** Returns the persistent faults: an element in transition has colours that belong to no design. */
async function keptFaults(page: Page, rule?: 'color-contrast'): Promise<string[]> {
  let faults = await axeFaults(page, rule);
  const look = async () => {
    if (faults.length > 0) faults = await axeFaults(page, rule);
    return faults.length;
  };
  await expect
    .poll(look, KEPT)
    .toBe(0)
    .catch(() => undefined);
  return faults;
}

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The dashboards of a learner and of a guide share a name, not an address. */
const kindOf = ({ kind, name, path }: Screen) => kind ?? `${name} ${path.split('?')[0]?.replaceAll(ID, '*')}`;

const sentence = (page: Page, { says }: Screen) => page.getByText(says).filter({ visible: true }).first();

/**
 * Navigates to a screen as a link of the app does, without a reload, if the app is open. The expected text must not be
 * on the previous screen: it would prove nothing.
 */
async function open(page: Page, screen: Screen, origin: string): Promise<void> {
  const isOfApp = (url: string) =>
    url.startsWith(origin) && appOfPath(new URL(url).pathname) === 'lms' && !url.includes('/login');
  const isNear =
    isOfApp(page.url()) && isOfApp(origin + screen.path) && !(await sentence(page, screen).isVisible());
  if (isNear) await page.evaluate((path) => history.pushState({}, '', path), screen.path);
  else await page.goto(origin + screen.path);
}

/**
 * Runs in each page before its scripts: parts outside the window are laid out and coloured too, and a theme changes at
 * once. Otherwise axe finds them in the colours of the theme before, and has to look again until they have changed.
 */
function showAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { content-visibility: visible !important; transition: none !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Collects the console's errors and uncaught exceptions. */
function listen(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(`console, ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => told.push(`uncaught, ${error.message}`));
  return told;
}
