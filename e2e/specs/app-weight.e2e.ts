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
  const limitOf = (route: string) =>
    route === 'login'
      ? MOST.login
      : route === '_auth/learn/$cohortId/dashboard'
        ? MOST.dashboard
        : route.startsWith('_auth/office')
          ? MOST.office
          : MOST.anyRoute;
  const heavy = weights.flatMap(({ route, scripts, styles }) => [
    ...(scripts > limitOf(route) * KIB ? [`${route}: ${(scripts / KIB).toFixed(1)} KiB of scripts`] : []),
    ...(styles > MOST.styles * KIB ? [`${route}: ${(styles / KIB).toFixed(1)} KiB of styles`] : []),
  ]);
  expect(heavy).toEqual([]);
  expect(weights.map(({ route }) => route)).toEqual(
    expect.arrayContaining(['login', '_auth/learn/$cohortId/dashboard', '_auth/learner-hub']),
  );
});

test('P-7 the outline of a page is drawn before any file of the app has arrived', async ({ page }) => {
  await page.route('**/_lms/assets/**', () => {});
  await page.goto('/login', { waitUntil: 'commit' });
  const frame = page.locator('.ff');
  await expect(frame).toHaveCSS('display', 'grid');
  await expect(frame.locator('.ff-main i').first()).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
});
