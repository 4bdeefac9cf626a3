import { randomBytes } from 'node:crypto';
import { expectNoAxeFaults } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('COHORT-01 COHORT-07 academics plan a cohort, see every date, create it, find it on sale and switch its features', async ({
  page,
  context,
  request,
}) => {
  const batch = `e${randomBytes(4).toString('hex')}`;
  // Sooner than every seeded cohort of the product, so that the site offers this one next.
  const startsOn = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  await signIn(context, request, 'owner@plinth.test');
  await page.goto('/office/cohorts/new');
  await expect(page.getByRole('heading', { level: 1, name: 'New cohort' })).toBeVisible();
  await page.getByLabel(/^Product/).selectOption('INT_DES');
  await page.getByLabel(/^Number/).fill(batch);
  await page.getByLabel(/^Starts on/).fill(startsOn);
  await page.getByLabel('Learners fill in the onboarding form first').uncheck();
  const calendar = page.getByRole('region', { name: 'Calendar', exact: true });
  await expect(calendar.getByRole('region', { name: 'Week 1', exact: true })).toBeVisible();
  await expect(calendar.getByText(/Nothing is saved yet/)).toBeVisible();
  await expectNoAxeFaults(page, 'a cohort that is being planned');

  await page.reload();
  await expect(page.getByLabel(/^Number/)).toHaveValue(batch);
  await page.getByRole('button', { name: 'Create cohort' }).click();
  await expect(page).toHaveURL(/\/office\/cohorts\/[\w-]{36}\/groups$/);
  const cohortId = /cohorts\/([\w-]{36})/.exec(page.url())?.[1] ?? '';

  const sold = await request.get('/v1/client/public/lms/course-details?productId=INT_DES');
  expect(JSON.stringify(await sold.json())).toContain(startsOn);

  await page.goto(`/office/cohorts/${cohortId}/settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Assistant/ }).check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Assistant/ })).toBeChecked();
  await expectNoAxeFaults(page, 'the settings of a cohort');
});
