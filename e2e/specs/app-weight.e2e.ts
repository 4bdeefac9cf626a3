import { fileURLToPath } from 'node:url';
import { routeWeights } from '../bench/route-weights.ts';
import { expect, test } from '../support/test.ts';

const dist = fileURLToPath(new URL('../../lms/dist', import.meta.url));
const KIB = 1024;

/** The bars of P-6. */
const MOST = {
  login: 135,
  dashboard: 150,
  anyRoute: 190,
  office: 230,
  styles: 14,
};

test('P-6 no route of the app exceeds its weight limit, measured in bytes of the build', () => {
  const weights = routeWeights(dist);
  const limitOf = (path: string) =>
    path === '/login'
      ? MOST.login
      : path === '/learn/:cohortId/dashboard'
        ? MOST.dashboard
        : path.startsWith('/office')
          ? MOST.office
          : MOST.anyRoute;
  const heavy = weights.flatMap(({ path, scripts, styles }) => [
    ...(scripts > limitOf(path) * KIB ? [`${path}: ${(scripts / KIB).toFixed(1)} KiB of scripts`] : []),
    ...(styles > MOST.styles * KIB ? [`${path}: ${(styles / KIB).toFixed(1)} KiB of styles`] : []),
  ]);
  expect(heavy).toEqual([]);
  expect(weights.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/login', '/learn/:cohortId/dashboard', '/learner-hub']),
  );
});

test('P-7 the files of a page are requested with its document, each once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const document = await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  const named = [...(document?.headers().link ?? '').matchAll(/<([^>]+)>/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(5);
  expect(asked.filter((path) => named.includes(path)).toSorted()).toEqual(named.toSorted());
});

test('P-7 the outline of a page is drawn before any file of the app has arrived', async ({ page }) => {
  await page.route('**/_lms/assets/**', () => {});
  await page.goto('/login', { waitUntil: 'commit' });
  const frame = page.locator('.ff');
  await expect(frame).toHaveCSS('display', 'grid');
  await expect(frame.locator('.ff-main i').first()).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
});
