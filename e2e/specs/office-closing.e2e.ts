import { expectNoAxeFaults } from '../support/axe.ts';
import { openEndedCohort } from '../support/ended-cohort.ts';
import { linkOfMail } from '../support/mails.ts';
import { browserWith, newPerson } from '../support/new-person.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typeToConfirm } from '../support/type-to-confirm.ts';

test('COHORT-08 CERT-02 academics give one learner more time and close the cohort; the other has completed the course', async ({
  page,
  context,
  browser,
  request,
}) => {
  const [done, behind] = [await newPerson(request, 'Dev'), await newPerson(request, 'Bela')];
  const cohortId = await openEndedCohort(done.userId, behind.userId);
  await signIn(context, request, 'academics@plinth.test');
  await page.goto(`/office/cohorts/${cohortId}/closing`);
  await expect(page.getByRole('region', { name: 'Complete it when you close: 1 learner' })).toContainText(
    'Dev Test',
  );
  const lacking = page.getByRole('region', { name: 'Lack something: 1 learner' });
  await expectNoAxeFaults(page, 'the closing of a cohort');

  await test.step('a learner who lacks something gets more time', async () => {
    await lacking.getByRole('checkbox', { name: 'Bela Test' }).check();
    const until = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    await lacking.getByLabel('More time for 1 learner until').fill(until);
    await lacking.getByRole('button', { name: 'Give more time' }).click();
    await expect(lacking.getByText(/^More time until /)).toBeVisible();
    await linkOfMail(request, behind.emailId, /time/i);
  });

  await test.step('closing states whom it mails and requires a confirmation word', async () => {
    await page.getByRole('button', { name: 'Close the cohort' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close the cohort' });
    await expect(dialog).toContainText('1 learner completes the course and gets one email.');
    const close = dialog.getByRole('button', { name: 'Close it' });
    await expect(close).toBeDisabled();
    await typeToConfirm(dialog, 'close');
    await expectNoAxeFaults(page, 'the question before closing');
    await close.click();
    await expect(page.getByRole('region', { name: 'Have completed it: 1 learner' })).toContainText(
      'Dev Test',
    );
    await expect(lacking).toContainText('Bela Test');
  });

  await test.step('the learner who completed it has a certificate, the other has none', async () => {
    const own = await browserWith(browser, done.token);
    await own.goto('/documents');
    await expect(own.getByText('Certificate of completion', { exact: true })).toBeVisible();
    await own.close();
    const other = await browserWith(browser, behind.token);
    await other.goto('/documents');
    await expect(other.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expect(other.getByText('Certificate of completion', { exact: true })).toBeHidden();
    await other.close();
  });
});
