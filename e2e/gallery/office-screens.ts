import type { BrowserContext, Page } from 'playwright';
import type { Screen } from './screen.ts';

const nameOf = (path: string) =>
  path
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'one')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '');

/** The addresses of the links that a selector finds, once the page is quiet. */
async function linksAt(page: Page, address: string, selector: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const links = await page.locator(selector).all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

/**
 * Every page of the office that its navigation offers to a member of the staff, of each list the sheet or page of its
 * first row, and of a row with pages of its own, such as a cohort, those. Empty for somebody without an office.
 */
export async function officeScreens(context: BrowserContext, origin: string): Promise<Screen[]> {
  const page = await context.newPage();
  const pages = (await linksAt(page, `${origin}/office`, 'nav a[href^="/office"]')).filter(
    (path, index, all) => all.indexOf(path) === index,
  );
  const found = [...pages];
  for (const path of pages) {
    const [first] = await linksAt(page, origin + path, 'table a[href*="/office"], table a[href^="?"]');
    if (!first) continue;
    const { pathname, search } = new URL(first, origin + path);
    found.push(pathname + search);
    if (search) continue;
    found.push(...(await linksAt(page, origin + pathname, `nav a[href^="${pathname}/"]`)));
  }
  await page.close();
  return found.map((path) => ({ name: nameOf(path), path }));
}
