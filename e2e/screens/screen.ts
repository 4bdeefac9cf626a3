import type { Page } from 'playwright';

/** One screen of a person: its name, its address on the school's origin, and what it shows once loaded. */
export type Screen = {
  name: string;
  /** Shared by screens that differ only in text and numbers; without it, its name at its address. */
  kind?: string;
  path: string;
  /** Appears only when the right page has loaded with its data, not on an error or a skeleton. */
  says: string | RegExp;
  /** Statuses that belong to the screen and are no fault, such as the 404 of the not-found page. */
  expected?: readonly number[];
  /** What the screen opened by the first row of this list shows; its address is known only to the page. */
  opens?: string | RegExp;
};

/** Removes all but the first of several screens with the same address: the landing page is often the dashboard too. */
export function uniqueScreens(screens: readonly Screen[]): Screen[] {
  const known = new Set<string>();
  return screens.filter(({ path }) => !known.has(path) && known.add(path));
}

const ROW = 'main table a[href*="/office/"], main table a[href^="?"]';

/** Returns the screen opened by the first row of the list shown; null if it opens none or has no row. */
export async function firstRow(page: Page, { name, opens }: Screen): Promise<Screen | null> {
  const row = page.locator(ROW).first();
  if (!opens || (await row.count()) === 0) return null;
  const { pathname, search } = new URL((await row.getAttribute('href')) ?? '', page.url());
  return { name: `${name}-one`, path: pathname + search, says: opens };
}
