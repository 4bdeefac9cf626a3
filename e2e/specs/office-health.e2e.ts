import { expectNoAxeFaults } from '../support/axe.ts';
import { browserWith } from '../support/new-person.ts';
import { cohortIdOf, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('COHORT-12 academics see the health of a cohort, note and message a learner at risk, and its mentors see it too', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page.context(), request, 'academics@plinth.test');
  const learnerPage = await browserWith(browser);
  const token = await signIn(learnerPage.context(), request, 'learner@plinth.test');
  const cohortId = await cohortIdOf(request, token, '14');
  const profile = await request.get('/v1/client/user/data-profile', { headers: { 'x-auth-token': token } });
  const { firstName } = (await profile.json()).userProfile;

  await page.goto(`/office/cohorts/${cohortId}/groups`);
  await page.getByRole('link', { name: 'Health', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Learners' })).toBeVisible();
  await expectNoAxeFaults(page, 'the health of a cohort');
  const counted = await page.getByText(/^\d+ learners$/).textContent();

  await page.getByRole('combobox', { name: 'At risk for' }).selectOption('Any reason');
  await page.waitForURL(/risk=ANY/);
  await expect(page.getByText(/^\d+ learners?$/)).not.toHaveText(counted ?? '');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV of these learners' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^health-.*\.csv$/);

  await page.goto(`/office/cohorts/${cohortId}/health?search=${encodeURIComponent(firstName)}`);
  await page
    .getByRole('link', { name: new RegExp(`^${firstName}`) })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expectNoAxeFaults(page, 'a learner of the health of a cohort');
  const tag = `Call ${Date.now()}`;
  await sheet.getByLabel('Note for colleagues').fill(tag);
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText(/^Note about .* saved\.$/)).toBeVisible();
  await sheet.getByLabel('Subject of a message').fill(tag);
  await sheet.getByLabel('Message', { exact: true }).fill('How are you getting on?');
  await sheet.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^Your message went to/)).toBeVisible();
  await sheet.getByRole('link', { name: 'Open the page of this person' }).click();
  await expect(page.getByText(tag, { exact: true })).toBeVisible();

  await learnerPage.goto('/announcements');
  await expect(learnerPage.getByText(tag).first()).toBeVisible();
  await learnerPage.context().close();

  const lead = await browserWith(browser);
  await signIn(lead.context(), request, 'lead@plinth.test');
  await lead.goto(`/lm/${cohortId}/dashboard`);
  await lead.getByRole('link', { name: 'Who is at risk, and why' }).click();
  await expect(lead.getByRole('heading', { level: 1, name: 'Cohort health' })).toBeVisible();
  await expect(lead.getByRole('table', { name: 'Learners' })).toBeVisible();
  await expectNoAxeFaults(lead, 'the health of a cohort for its lead mentor');
});
