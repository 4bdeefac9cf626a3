import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missedBars } from '../bench/page-bars.ts';
import { AFTER_PAINT, weighPage } from '../bench/page-weight.ts';
import { publicPages } from '../bench/public-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const dist = fileURLToPath(new URL('../../site/dist', import.meta.url));
const MOST_REQUESTS = 8;

/** Pages with an island that hydrates when reached, and the target to reach for. */
const ISLANDS = [
  ['/apply', 'First name'],
  ['/career-builder', null],
  ['/teach', null],
  ['/my-application', null],
] as const;

test('no public page exceeds its weight limits, measured in bytes of the build', () => {
  const heavy = publicPages(dist).flatMap(({ path, file, isForm }) =>
    missedBars(weighPage(dist, join(dist, file)), isForm).map((missed) => `${path}: ${missed}`),
  );
  expect(heavy).toEqual([]);
});

for (const path of ['/', '/us/courses/building-information-modelling', '/courses', '/contact'])
  test(`${path} makes few requests, and none other than itself before its first paint`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Judged once everything has loaded: what has been requested at a given moment depends on the machine.
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    expect(asked.filter((one) => one.endsWith('.js') && one !== AFTER_PAINT)).toEqual([]);
    const below = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.currentSrc && image.getBoundingClientRect().top > innerHeight)
        .map(({ currentSrc }) => new URL(currentSrc).pathname),
    );
    const ofFirstView = asked.filter((one) => !below.includes(one));
    expect(ofFirstView.length, ofFirstView.join(' ')).toBeLessThanOrEqual(MOST_REQUESTS);
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < painted)
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
  });

test('the second page of a visit uses the fonts of the school from the start', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await page.goto('/courses', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Plinth Heading"/);
});

for (const [path, label] of ISLANDS)
  test(`${path} loads no script before the form is used, and the form then works`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script' && pathname !== AFTER_PAINT) scripts.push(pathname);
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    expect(scripts).toEqual([]);
    const island = page.locator('astro-island');
    const field = label
      ? island.getByLabel(label)
      : island.locator('input:visible, select:visible, button:visible').first();
    await field.focus();
    await expect(island).not.toHaveAttribute('ssr');
    expect(scripts).toContain('/island.js');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, in the fonts of the school', async ({ page }) => {
    for (const { path } of publicPages(dist)) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, path).toHaveText(/\w{3}/);
      await expect(heading, path).toHaveCSS('font-family', /^"Plinth (Heading|Text)"/);
      await expect(page.getByRole('main').locator('p:visible').first(), path).toBeVisible();
    }
  });
});
