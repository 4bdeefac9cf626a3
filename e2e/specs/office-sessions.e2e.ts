import { expectNoAxeFaults } from '../support/axe.ts';
import { openLedCohort } from '../support/led-cohort.ts';
import { browserWith, newPerson } from '../support/new-person.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typeToConfirm } from '../support/type-to-confirm.ts';

test('COHORT-03 academics take the attendance of a session by hand and from a sheet, and its lead mentor and learner see it', async ({
  page,
  context,
  browser,
  request,
}) => {
  const [lead, learner] = [await newPerson(request, 'Lata'), await newPerson(request, 'Asha')];
  const cohortId = await openLedCohort(lead.userId, learner.userId);
  await signIn(context, request, 'owner@plinth.test');
  await page.goto(`/office/cohorts/${cohortId}/sessions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
  const take = page.getByRole('button', { name: /^Attendance of .*: Not taken$/ });
  await expect(take).toBeVisible();
  await expectNoAxeFaults(page, 'the sessions of a cohort');

  await take.click();
  const sheet = page.getByRole('dialog', { name: /^Attendance: / });
  const row = sheet.getByRole('group', { name: /^Asha/ });
  await expect(row).toBeVisible();
  const csv = `Email,Attendance\n${learner.emailId},late\nnobody@plinth.test,present`;
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'came.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(sheet.getByText('Line 3: nobody@plinth.test is not a learner in this cohort.')).toBeVisible();
  await expect(row.getByRole('radio', { name: 'Late' })).toBeChecked();
  await row.getByText('Present', { exact: true }).click();
  await expectNoAxeFaults(page, 'the attendance of a session');
  await sheet.getByRole('button', { name: 'Save 1 mark' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Attendance of .*: 1 of 1 came$/ })).toBeVisible();

  const own = await browserWith(browser, lead.token);
  await own.goto(`/lm/${cohortId}/dashboard`);
  const panel = own.getByRole('region', { name: 'Attendance' });
  await expect(panel.getByText(/1 of 1 came/)).toBeVisible();
  await panel.getByRole('button', { name: /^Attendance of / }).click();
  const mark = own.getByRole('dialog').getByRole('group', { name: 'Asha Test' });
  await expect(mark.getByRole('radio', { name: 'Present' })).toBeChecked();
  await expectNoAxeFaults(own, 'the attendance of a lead mentor');
  await own.close();

  const seen = await browserWith(browser, learner.token);
  await seen.goto(`/learn/${cohortId}/dashboard`);
  await expect(seen.getByRole('region', { name: 'Attendance' }).getByText('1 of 1')).toBeVisible();
  await seen.close();
});

test('COHORT-02 a session is moved and its learners notified once, shows both dates, and is called off after a confirmation', async ({
  page,
  context,
  browser,
  request,
}) => {
  const [lead, learner] = [await newPerson(request, 'Lata'), await newPerson(request, 'Asha')];
  const cohortId = await openLedCohort(lead.userId, learner.userId);
  await signIn(context, request, 'owner@plinth.test');
  await page.goto(`/office/cohorts/${cohortId}/dates?kind=SESSION`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dates' })).toBeVisible();
  const move = page.getByRole('button', { name: /, Session$/ });
  await expect(move).toHaveCount(1);
  await expectNoAxeFaults(page, 'the dates of a cohort');
  await move.click();
  const sheet = page.getByRole('dialog', { name: /^Move “/ });
  const day = sheet.getByLabel('New day');
  const before = await day.inputValue();
  const later = new Date(Date.parse(before) + 2 * 86_400_000).toISOString().slice(0, 10);
  await day.fill(later);
  await expect(sheet.getByText('1 date moves')).toBeVisible();
  await expect(sheet.getByText(/1 learner and Lata Test are notified once/)).toBeVisible();
  await expectNoAxeFaults(page, 'the preview of a move');
  await sheet.getByRole('button', { name: 'Move and tell them' }).click();
  await expect(sheet).toBeHidden();

  await page.goto(`/office/cohorts/${cohortId}/dates`);
  await page.getByRole('button', { name: 'Move everything from a day' }).click();
  const all = page.getByRole('dialog', { name: 'Move everything from a day on' });
  await all.getByLabel('Number of days').fill('7');
  await expect(all.getByText(/^\d+ dates move/)).toBeVisible();
  await expect(all.getByRole('list', { name: 'What moves' }).getByRole('listitem').nth(1)).toBeVisible();
  await expect(all.getByRole('button', { name: 'Move and tell them' })).toBeInViewport({ ratio: 1 });
  await expectNoAxeFaults(page, 'the preview of a move of everything');
  await page.keyboard.press('Escape');

  const seen = await browserWith(browser, learner.token);
  await seen.goto('/notifications');
  await expect(seen.getByRole('link', { name: /The session “.*” is moved$/ })).toHaveCount(1);
  await expect(seen.getByText(/^From .* to .*Times in /)).toBeVisible();
  await seen.goto(`/learn/${cohortId}/dashboard`);
  await expect(seen.getByText('Rescheduled').first()).toBeVisible();
  await expect(seen.getByText(/^Moved from /).first()).toBeVisible();

  await page.goto(`/office/cohorts/${cohortId}/sessions`);
  await page.getByRole('row').filter({ hasText: 'Rescheduled' }).getByRole('link').first().click();
  const session = page.getByRole('dialog');
  await session.getByLabel('Material').fill('https://files.plinth.test/brief.pdf');
  await expectNoAxeFaults(page, 'the sheet of a session');
  await session.getByRole('button', { name: 'Save' }).click();
  await expect(session).toBeHidden();
  await expect(page.getByText('Link, Material')).toBeVisible();
  await page.getByRole('row').filter({ hasText: 'Rescheduled' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Call it off' }).click();
  const question = page.getByRole('dialog', { name: /^Call off “/ });
  await expect(question.getByText(/An email goes to 1 learner and to Lata Test/)).toBeVisible();
  await expectNoAxeFaults(page, 'the question before calling off');
  const [, title = ''] =
    /“(.+)”/.exec((await question.getByRole('heading').first().textContent()) ?? '') ?? [];
  await typeToConfirm(question, title);
  await question.getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByRole('table').getByText('Called off', { exact: true })).toBeVisible();
  await seen.close();
});
