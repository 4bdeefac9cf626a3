import { expectNoAxeFaults } from '../support/axe.ts';
import { browserWith } from '../support/new-person.ts';
import { cohortIdOf, signIn, tokenOf } from '../support/sign-in.ts';
import { WIDE } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { typeToConfirm } from '../support/type-to-confirm.ts';

test('FEEDBK-01 academics send a form, a learner answers it on its page, the one answer is counted but not shown, and it is closed', async ({
  page,
  context,
  browser,
  request,
}, { project }) => {
  const title = `The calendar ${project.name} ${Date.now()}`;
  await signIn(context, request, 'owner@plinth.test');
  await page.goto('/office/feedback');
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Feedback' })).toBeVisible();
  await expectNoAxeFaults(page, 'the feedback');
  await page.getByRole('button', { name: 'New form' }).click();
  const form = page.getByRole('form', { name: 'The form' });
  await form.getByRole('button', { name: 'Ask it' }).click();
  await expect(form.getByText('This field is required').first()).toBeVisible();
  await form.getByLabel(/^Title/).fill(title);
  await form.getByLabel('What question 1 asks').fill('How useful is the calendar?');
  await form.getByLabel('Cohort').selectOption({ label: 'BIM_C-5' });
  await form.getByLabel('On the page').selectOption('calendar');
  await expectNoAxeFaults(page, 'a new form');
  await form.getByRole('button', { name: 'Ask it' }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet.getByText('Too few have answered it to be shown.')).toBeVisible();

  const token = await tokenOf(request, 'transferred@plinth.test');
  const cohortId = await cohortIdOf(request, token, '5');
  // A form of one question is not shown on a phone (FEEDBACK-04).
  const learner = await browserWith(browser, token, WIDE);
  await learner.goto(`/learn/${cohortId}/calendar`);
  const popup = learner.getByRole('dialog').filter({ hasText: 'How useful is the calendar?' });
  const saved = learner.waitForResponse(/user-event-response/);
  await popup.getByRole('radio', { name: '4 of 5 stars' }).click({ force: true });
  expect((await saved).ok()).toBe(true);
  await learner.context().close();

  await page.reload();
  await expect(sheet.getByText('1 answer', { exact: true })).toBeVisible();
  await expect(sheet.getByText('Too few have answered it to be shown.')).toBeVisible();
  await expectNoAxeFaults(page, 'what was said to a form');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download CSV of these answers' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^feedback-.*\.csv$/);
  await typeToConfirm(sheet, title);
  await sheet.getByRole('button', { name: 'Close the form' }).click();
  await expect(sheet.getByRole('button', { name: 'Close the form' })).toBeHidden();
});
