import { randomBytes } from 'node:crypto';
import { expectNoAxeFaults } from '../support/axe.ts';
import { browserWith } from '../support/new-person.ts';
import { signIn, tokenOf } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('COHORT-11 OFFICE-10 an announcement is written once, read by a learner, tracked and withdrawn', async ({
  page,
  context,
  browser,
  request,
}) => {
  const title = `The studio is closed ${randomBytes(4).toString('hex')}`;
  await signIn(context, request, 'academics@plinth.test');
  await page.goto('/office/announcements');
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await expectNoAxeFaults(page, 'the announcements of the office');

  await page.getByRole('button', { name: 'Write an announcement' }).click();
  const sheet = page.getByRole('dialog', { name: 'Write an announcement' });
  await sheet.getByLabel(/^Title/).fill(title);
  await sheet.getByLabel(/^Text/).fill('The power is off on Friday.\nWe meet again on Monday.');
  await sheet
    .getByLabel('For', { exact: true })
    .selectOption({ label: 'Building Information Modelling for Architects, BIM_A-14' });
  await expect(sheet.getByText(/Reaches \d+ people at present/)).toBeVisible();
  await expectNoAxeFaults(page, 'the sheet of an announcement');
  await page.reload();
  await expect(sheet.getByLabel(/^Title/)).toHaveValue(title);
  await sheet.getByRole('button', { name: /^Send to \d+ people$/ }).click();
  await expect(page.getByText(/The announcement went to \d+ people/)).toBeVisible();

  const learner = await browserWith(browser, await tokenOf(request, 'learner@plinth.test'));
  await learner.goto('/notifications?category=ANNOUNCEMENT');
  await learner.getByRole('link', { name: new RegExp(title) }).click();
  await expect(learner.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(learner.getByText('We meet again on Monday.')).toBeVisible();
  await expectNoAxeFaults(learner, 'an announcement');
  await learner.getByRole('link', { name: 'All announcements' }).click();
  await expect(learner.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expectNoAxeFaults(learner, 'the announcements of a learner');

  await page.goto(`/office/announcements?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  const opened = page.getByRole('dialog', { name: title });
  await opened.getByLabel('Readers', { exact: true }).selectOption({ label: 'Has read it' });
  await expect(opened.getByRole('table', { name: 'Readers' }).getByText('learner@plinth.test')).toBeVisible();
  await opened.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(opened.getByText(/It is removed from the app for everyone/)).toBeVisible();
  await opened.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByText('Announcement withdrawn.')).toBeVisible();
  await learner.getByRole('link', { name: title, exact: true }).click();
  await expect(learner.getByText('This announcement was withdrawn, or is for others.')).toBeVisible();
});
