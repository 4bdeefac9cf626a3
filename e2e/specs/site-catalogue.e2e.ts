import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const DATED = /^\d{1,2} \w+, \d{4}$/;

/**
 * Opens a page that has its dates: the school writes them into its pages once it is open, and no page waits for them.
 */
async function comesDated(page: Page, path: string) {
  await expect
    .poll(async () => {
      await page.goto(path);
      return page.getByRole('main').locator('time[datetime]').count();
    })
    .toBeGreaterThan(0);
}

for (const [ids, path, courses] of [
  ['CATALOG-02 CATALOG-03', '/courses', 5],
  ['CATALOG-02 CATALOG-03 CATALOG-11', '/us/courses', 4],
  ['CATALOG-02 CATALOG-03 CATALOG-11', '/me/courses', 4],
] as const)
  test(`${ids} ${path} lists ${courses} courses with their next cohort dates and durations`, async ({
    page,
  }) => {
    await page.goto(path);
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(rows).toHaveCount(courses);
    await expect(page.getByText(`${courses} of ${courses} courses`)).toBeVisible();
    for (const row of await rows.all()) {
      await expect(row.getByText(/^\d+ weeks$/)).toBeVisible();
      await expect(row.locator('time')).toHaveText(/^(\d{1,2} \w+, \d{4}|Coming Soon)$/);
    }
    await expectNoAxeFaults(page, path);
  });

test('CATALOG-02 the filter is kept in the address, and the address restores the filter', async ({
  page,
}) => {
  await page.goto('/courses?utm_source=mail');
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await page.getByLabel('Subject').selectOption('MEP engineering');
  await expect(page).toHaveURL(/\?subject=mep$/);
  await expect(page.getByText('1 of 5 courses')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'BIM for MEP Engineers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Computational Design' })).toBeHidden();

  const months = page.getByLabel('Starts in').getByRole('option');
  await expect(months.nth(1)).toHaveText(/^\w+ \d{4}$/);
  const month = await months.nth(1).getAttribute('value');
  await page.goto(`/courses?start=${month}`);
  await expect(page.getByLabel('Starts in')).toHaveValue(month ?? '');
  const named = await page.getByLabel('Starts in').locator('option:checked').textContent();
  const seen = page.getByRole('main').getByRole('listitem').filter({ visible: true }).locator('time');
  for (const text of await seen.allTextContents()) expect(text.replace(/^\d+ (\w+), /, '$1 ')).toBe(named);

  await page.goto('/courses?subject=interior-design&start=2031-01');
  await expect(page.getByRole('heading', { name: 'No course fits both' })).toBeVisible();
  await expectNoAxeFaults(page, 'a catalogue in which nothing fits');
  await page.getByRole('button', { name: 'See all courses' }).click();
  await expect(page.getByText('5 of 5 courses')).toBeVisible();
});

test('CATALOG-02 the built-in dates and months stay while the school does not respond', async ({ page }) => {
  await page.route('**/api/v1/public/course-details', (route) => route.abort());
  await comesDated(page, '/courses');
  const months = page.getByLabel('Starts in').getByRole('option');
  await expect(months.nth(1)).toHaveText(/^\w+ \d{4}$/);
  await page.getByLabel('Starts in').selectOption({ index: 1 });
  await expect(page.getByText('5 of 5 courses')).toBeHidden();
  for (const time of await page.getByRole('main').locator('time:visible').all())
    await expect(time).toHaveText(DATED);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, region] of [
    ['/courses', 'INDIA'],
    ['/us', 'US'],
    ['/me/courses', 'ROW'],
  ] as const)
    test(`CATALOG-02 CATALOG-27 VALID-39 VALID-41 ${path} names the next cohort of each course as the school does`, async ({
      page,
      request,
    }) => {
      const answer = await request.get(`/api/v1/public/course-details?region=${region}`);
      const { courses } = await answer.json();
      const known = new Map<string, string | null>(
        courses.map((course: { productCode: string; nextCohortDate: string | null }) => [
          course.productCode,
          course.nextCohortDate,
        ]),
      );
      await comesDated(page, path);
      for (const time of await page.getByRole('main').locator('time[data-next-cohort]').all()) {
        const date = known.get((await time.getAttribute('data-next-cohort')) ?? '');
        expect(await time.getAttribute('datetime')).toBe(date);
        await expect(time).toHaveText(date ? DATED : 'Coming Soon');
      }
      await expect(page.getByLabel('Starts in')).toBeHidden();
    });
});

test('CATALOG-05 CATALOG-12 CATALOG-18 a missing page links to every region, the courses and the contact page', async ({
  page,
  request,
}) => {
  expect((await page.goto('/courses/no-such-course'))?.status()).toBe(404);
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectNoAxeFaults(page, 'the page for missing pages');
});
