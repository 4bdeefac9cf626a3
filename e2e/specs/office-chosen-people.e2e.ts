import { expectNoAxeFaults } from '../support/axe.ts';
import { ownCohort } from '../support/own-cohort.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('OFFICE-08 academics select people with the keyboard and Shift, enrol them in a cohort, and read the outcome for each', async ({
  page,
  context,
  request,
}) => {
  const owner = await signIn(context, request, 'owner@plinth.test');
  const { tag } = await ownCohort(request, owner, { firstNames: ['Asha', 'Bela', 'Chitra'] });
  const { cohortId } = await ownCohort(request, owner, { firstNames: [] });
  await signIn(context, request, 'academics@plinth.test');

  await page.goto(`/office/people?search=${tag}`);
  await expect(page.getByText('3 people', { exact: true })).toBeVisible();
  const box = (name: string) => page.getByRole('checkbox', { name: `Choose ${name} Test` });
  await page.getByRole('link', { name: 'Asha Test' }).focus();
  await page.keyboard.press(' ');
  await expect(box('Asha')).toBeChecked();
  await box('Chitra').click({ modifiers: ['Shift'] });
  await expect(box('Bela')).toBeChecked();
  await expect(page.getByText('3 people chosen')).toBeVisible();
  await expectNoAxeFaults(page, 'people that are chosen');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV of these chosen people' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^people-.*\.csv$/);

  const doWith = async (people: string, what: string) => {
    await page.getByRole('button', { name: 'Do something with them' }).click();
    const sheet = page.getByRole('dialog', { name: people });
    await sheet.getByRole('radio', { name: what }).check();
    return sheet;
  };
  const became = async (text: string) => {
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(text)).toBeVisible();
    await expectNoAxeFaults(page, text);
    await sheet.getByRole('button', { name: 'Back to the list' }).click();
    await expect(sheet).toBeHidden();
  };

  await box('Chitra').uncheck();
  const enrol = await doWith('2 people', 'Enrol in a cohort');
  await enrol.getByLabel(/^Cohort/).selectOption(cohortId);
  await expect(enrol.getByText('Gets a place. One email says so.')).toHaveCount(2);
  await expectNoAxeFaults(page, 'what will happen to chosen people');
  await enrol.getByRole('button', { name: 'Enrol 2 people' }).click();
  await became('2 done, 0 not done.');
  await expect(page.getByText('Nobody is chosen')).toBeVisible();

  await page.getByRole('button', { name: 'Choose this page' }).click();
  const again = await doWith('3 people', 'Enrol in a cohort');
  await again.getByLabel(/^Cohort/).selectOption(cohortId);
  await expect(again.getByText('2 people will be left out')).toBeVisible();
  await again.getByRole('button', { name: 'Enrol 1 person' }).click();
  await became('1 done, 2 not done.');
  await expect(page.getByText('2 people chosen')).toBeVisible();
  await expect(box('Chitra')).not.toBeChecked();

  const write = await doWith('2 people', 'Write an email to each');
  await write.getByLabel(/^Subject/).fill('Bring your drawings');
  await write.getByLabel(/^Text/).fill('On Monday, in the studio.');
  await write.getByRole('button', { name: 'Write to 2 people' }).click();
  await became('2 done, 0 not done.');

  await box('Asha').click();
  const block = await doWith('1 person', 'Block their places');
  await expect(block.getByText(/: blocked\. .*: blocked\. One email for each place\./)).toBeVisible();
  await block.getByLabel(/^Reason/).fill('Asked for it');
  await block.getByRole('button', { name: 'Block 1 person' }).click();
  await became('1 done, 0 not done.');
  await expect(page.getByRole('row').filter({ hasText: 'Asha Test' })).toContainText('Blocked');

  await page.goto(`/outbox?to=asha-${tag}@plinth.test`);
  await expect(page.getByText('Bring your drawings').first()).toBeVisible();
});
