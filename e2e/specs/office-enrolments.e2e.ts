import { randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { browserWith } from '../support/new-person.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Chooses the cohort with a batch number; its label ends in the number of seats taken. */
async function chooseBatch(select: Locator, batchNumber: string) {
  const option = select.locator('option', { hasText: new RegExp(`-${batchNumber} \\(`) }).first();
  await expect(option).toBeAttached();
  await select.selectOption((await option.getAttribute('value')) ?? '');
}

test('COHORT-06 OFFICE-08 staff enrol one person and a file, pause, resume and move enrolments, and read each consequence first', async ({
  page,
  context,
  browser,
  request,
}) => {
  const tag = randomBytes(4).toString('hex');
  const emailId = `nila-${tag}@plinth.test`;
  await signIn(context, request, 'owner@plinth.test');
  await page.goto('/office/enrolments');
  await expect(page.getByRole('heading', { level: 1, name: 'Enrolments' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Enrolments' })).toBeVisible();
  await expectNoAxeFaults(page, 'the enrolments');

  const openEnrol = async () => {
    await page.getByRole('button', { name: 'Enrol people' }).click();
    const sheet = page.getByRole('dialog', { name: 'Enrol people' });
    await chooseBatch(sheet.getByRole('combobox', { name: /^Cohort/ }), '14');
    return sheet;
  };
  const sheet = await openEnrol();
  await sheet.getByLabel(/^Email address/).fill(emailId);
  await sheet.getByLabel(/^First name/).fill('Nila');
  await sheet.getByLabel(/^Last name/).fill('Test');
  await sheet.getByRole('button', { name: 'Try it out' }).click();
  await expect(
    sheet.getByText('1 person without an account: invited by email to set a password.'),
  ).toBeVisible();
  await expectNoAxeFaults(page, 'the dry run of one person');
  await sheet.getByRole('button', { name: 'Enrol 1 person' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  const file = await openEnrol();
  await file.getByRole('radio', { name: 'The people of a CSV file' }).check();
  const choose = async (text: string) => {
    await file
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await file.getByRole('button', { name: 'Try it out' }).click();
  };
  const rows = (separator: string) =>
    Array.from({ length: 5000 }, (_, at) => `p${at}-${tag}@plinth.test${separator}P`).join('\n');
  await choose(`Email|First name\n${rows('|')}\n`);
  await expect(file.getByText('This file cannot be read')).toBeVisible();
  await expect(file.getByText(/The columns cannot be told apart/)).toBeVisible();
  await file.getByRole('button', { name: /Remove/ }).click();
  await choose(`Email,First name\numa-${tag}@plinth.test,Uma\nnobody,Nobody\n${emailId},Nila\n`);
  await expect(file.getByText('Line 3: "nobody" is no address')).toBeVisible();
  await expectNoAxeFaults(page, 'the dry run of a file with a fault');
  await file.getByRole('button', { name: /Remove/ }).click();
  await choose(`Email,First name\numa-${tag}@plinth.test,Uma\n${emailId},Nila\n`);
  await expect(file.getByText('1 person with a place already: left alone, not emailed.')).toBeVisible();
  await file.getByRole('button', { name: 'Enrol 1 person' }).click();
  await expect(file).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  const learner = await browserWith(browser);
  await learner.goto(await linkOfMail(request, emailId, /^You are enrolled/));
  await learner.getByLabel('New password', { exact: false }).first().fill(DEMO_PASSWORD);
  await learner.getByRole('button', { name: 'Set password' }).click();
  await learner.waitForURL(/\/learner-hub/);

  await page.goto(`/office/enrolments?search=${encodeURIComponent(emailId)}`);
  const table = page.getByRole('table', { name: 'Enrolments' });
  const change = async (move: string, button: string, see: RegExp) => {
    await page.getByRole('link', { name: 'Nila Test' }).first().click();
    const place = page.getByRole('dialog', { name: 'Nila Test' });
    await place.getByRole('radio', { name: move }).check();
    if (move.startsWith('Move'))
      await chooseBatch(place.getByRole('combobox', { name: /^New cohort/ }), '12');
    await expect(place.getByText(see)).toBeVisible();
    await expectNoAxeFaults(page, `the preview of: ${move}`);
    await place.getByRole('button', { name: button }).click();
    await expect(place).toBeHidden();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  };
  await change('Pause', 'Pause 1 place', /^From the whole course to dashboard, calendar and onboarding/);
  await expect(table).toContainText('Paused');
  await change('Restore', 'Restore 1 place', /to the whole course\.$/);
  await expect(table).toContainText('Ongoing');
  await change('Move to another cohort', 'Move 1 place', /^Goes along, with hand-ins/);
  await expect(table).toContainText('Transferred');
  await expect(table).toContainText('Ongoing');

  await page.goto(`/office/enrolments?search=${tag}`);
  await expect(page.getByText('3 places', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Choose this page' }).click();
  await page.getByRole('button', { name: 'Change them' }).click();
  const many = page.getByRole('dialog', { name: '3 places' });
  await many.getByRole('radio', { name: 'Block' }).check();
  await expect(many.getByText('1 place cannot be blocked')).toBeVisible();
  await expectNoAxeFaults(page, 'the preview of many places');
  await many.getByRole('button', { name: 'Block 2 places' }).click();
  const became = many.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(became).toHaveCount(3);
  await expect(became.filter({ hasText: 'Not done' })).toHaveCount(1);
  await expectNoAxeFaults(page, 'what became of many places');
  await many.getByRole('button', { name: 'Back to the list' }).click();
  await expect(many).toBeHidden();
  await expect(table.getByText('Blocked')).toHaveCount(2);

  await learner.goto('/learner-hub?filter=4');
  await expect(learner.getByText('Transferred', { exact: true }).first()).toBeVisible();
  await learner.close();

  await page.goto(`/office/audit?search=${encodeURIComponent(emailId)}`);
  await expect(page.getByRole('link', { name: 'Moved someone to another cohort' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enrolled someone' })).toBeVisible();
});
