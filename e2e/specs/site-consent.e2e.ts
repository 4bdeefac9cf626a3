import { expectNoAxeFaults } from '../support/axe.ts';
import { openOwnSchool } from '../support/own-school.ts';
import { expect, test } from '../support/test.ts';

// This name does not resolve, so nothing leaves the machine.
const TAGS = 'https://tags.invalid/tags.js';

test('ANALYTICS-07 ANALYTICS-08 ANALYTICS-09 ANALYTICS-10 ANALYTICS-11 by default no page loads a third-party script', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
  });
  for (const path of ['/', '/us/courses/parametric-design', '/contact']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).not.toContain('https:');
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden();
  }
  expect(foreign).toEqual([]);
});

test('ANALYTICS-09 a configured tag manager loads only after consent, and the choice can be changed in the footer', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const school = await openOwnSchool({ TAG_MANAGER_SRC: TAGS });
  try {
    await school.start();
    const tags = page.locator(`script[src="${TAGS}"]`);
    await page.goto(`${school.origin}/courses`);
    const strip = page.getByRole('region', { name: 'Privacy choice' });
    await expect(strip).toBeVisible();
    await expectNoAxeFaults(page, 'a page that asks for consent');
    await expect(tags).toHaveCount(0);
    await page.getByLabel('Subject').selectOption('MEP engineering');
    await expect(page.getByText('1 of 5 courses')).toBeVisible();

    await strip.getByRole('button', { name: 'No' }).click();
    await expect(strip).toBeHidden();
    await page.goto(`${school.origin}/contact`);
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    await expect(strip).toBeHidden();
    await expect(tags).toHaveCount(0);

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await strip.getByRole('button', { name: 'Yes' }).click();
    await expect(tags).toHaveCount(1);
    const answer = await page.goto(`${school.origin}/payment-plan?orderToken=x`);
    expect(answer?.headers()['content-security-policy']).not.toContain('tags.invalid');
    await expect(tags).toHaveCount(0);
  } finally {
    await school.close();
  }
});
