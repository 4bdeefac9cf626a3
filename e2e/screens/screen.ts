import type { Page } from 'playwright';

/** One screen of a person: its name, its address on the school's origin, and what it says when it is there. */
export type Screen = {
  name: string;
  /** What it shares with others that differ in words and numbers alone; its name without it. */
  kind?: string;
  path: string;
  /** What stands there only when the right page has come with its data, and is no error and no skeleton. */
  says: string | RegExp;
  /** Statuses that belong to the screen and are no fault, such as the 404 of the page that says so. */
  expected?: readonly number[];
  /** What a screen says that opens from the first row of the list here; its address is known only to the page. */
  opens?: string | RegExp;
};

/** Keeps the first of several screens with one address: the landing page is often the dashboard too. */
export function uniqueScreens(screens: readonly Screen[]): Screen[] {
  const known = new Set<string>();
  return screens.filter(({ path }) => !known.has(path) && known.add(path));
}

const ROW = 'main table a[href*="/office/"], main table a[href^="?"]';

/** The screen that opens from the first row of a list that is shown; null where it has none or no row. */
export async function firstRow(page: Page, { name, opens }: Screen): Promise<Screen | null> {
  const row = page.locator(ROW).first();
  if (!opens || (await row.count()) === 0) return null;
  const { pathname, search } = new URL((await row.getAttribute('href')) ?? '', page.url());
  return { name: `${name}-one`, path: pathname + search, says: opens };
}
