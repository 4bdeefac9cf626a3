import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { apply, newApplicant } from '../support/applicants.ts';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { browserWith } from '../support/new-person.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typeToConfirm } from '../support/type-to-confirm.ts';

const QUESTION = 'Which buildings have you drawn so far?';
const ANSWER = 'Two schools and a library.';

test('ADMIT-02 ADMIT-04 admissions note, ask and decline on the board, the applicant answers on their page, and the funnel counts from view to offer', async ({
  page,
  context,
  browser,
  request,
}) => {
  const campaign = `flow-${randomBytes(4).toString('hex')}`;
  const applicant = newApplicant('Farida');
  const { emailId } = applicant;

  await test.step('a visitor views a page through a campaign, asks and applies', async () => {
    await page.goto(`/courses?utm_source=facebook&utm_campaign=${campaign}`);
    await expect(page.locator('html')).toHaveAttribute('data-view', /.+/);
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    await page.goto('/contact');
    const lead = await request.put('/v1/client/lead/lead-form', {
      data: {
        data: { firstName: applicant.firstName, productId: 'BIM_A' },
        emailId,
        fbclid: '',
        _fbp: '',
        _fbc: '',
        utm_campaign: campaign,
      },
    });
    expect(lead.ok()).toBe(true);
    await apply(request, applicant);
  });

  const token = await signIn(context, request, 'admissions@plinth.test');
  await test.step('the application is on the board, with a note and a question whose mail was previewed before sending', async () => {
    await page.goto('/office/applications');
    await page.getByRole('button', { name: 'Board' }).click();
    await expect(page.getByRole('region', { name: 'To decide' })).toBeVisible();
    await expectNoAxeFaults(page, 'the board of applications');
    await page.goto(`/office/applications?view=board&search=${encodeURIComponent(emailId)}`);
    await page.getByRole('link', { name: /^Farida/ }).click();
    const sheet = page.getByRole('dialog');
    const note = sheet.getByRole('form', { name: 'Note' });
    await note.getByLabel(/^Note for colleagues/).fill('Her portfolio came by post.');
    await note.getByRole('button', { name: 'Save note' }).click();
    const history = sheet.getByRole('region', { name: 'Notes and questions' });
    await expect(history.getByText('Her portfolio came by post.')).toBeVisible();
    const form = sheet.getByRole('form', { name: 'Ask for more information' });
    await form.getByLabel(/^What would you like to know/).fill(QUESTION);
    await form.getByRole('button', { name: 'Preview the email' }).click();
    await expect(form.getByText(`This email goes to ${emailId}:`)).toBeVisible();
    await expectNoAxeFaults(page, 'an application with a question before it goes');
    await form.getByRole('button', { name: 'Send the question' }).click();
    await expect(history.getByText('Not answered yet')).toBeVisible();
  });

  await test.step('the applicant answers on the page of the application', async () => {
    const link = await linkOfMail(request, emailId, /question about your application/);
    const own = await browserWith(browser);
    await own.goto(link);
    await expect(own.getByText(QUESTION)).toBeVisible();
    await expect(own.getByText('Her portfolio came by post.')).toHaveCount(0);
    await own.getByLabel(/^Your answer/).fill(ANSWER);
    await expectNoAxeFaults(own, 'a question of the school on the page of the application');
    await own.getByRole('button', { name: 'Send the answer' }).click();
    await expect(own.getByText(/^You answered on/)).toBeVisible();
    await own.context().close();
  });

  await test.step('the answer shows in the application, which is declined after a preview of its mail', async () => {
    await page.reload();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(ANSWER)).toBeVisible();
    await sheet.getByRole('button', { name: /^(Withdraw the offer|Decline the application)$/ }).click();
    const asked = page.getByRole('dialog', { name: /\?$/ });
    await expect(asked.getByText(`This email goes to ${emailId}:`)).toBeVisible();
    await expectNoAxeFaults(page, 'a decline with its email');
    await typeToConfirm(asked, emailId);
    await asked.getByRole('button', { name: /^(Withdraw the offer|Decline the application)$/ }).click();
    await expect(page.getByText('Application declined.')).toBeVisible();
    await expect
      .poll(async () => (await request.get(`/outbox?to=${encodeURIComponent(emailId)}`)).text())
      .toContain('Your application: ');
  });

  await test.step('the funnel of the campaign counts the view, the lead, the application and the offer', async () => {
    await expect
      .poll(async () => {
        const read = await request.get(`/v1/office/funnel?campaign=${campaign}`, {
          headers: { 'x-auth-token': token },
        });
        return (await read.json()).funnel.inAll;
      })
      .toMatchObject({ views: 2, leads: 1, applications: 1 });
    await page.goto(`/office/funnel?campaign=${campaign}`);
    const steps = page.getByRole('region', { name: 'Steps' });
    await expect(steps.getByText('2 of pages')).toBeVisible();
    await expect(steps.getByText('1, 100 %').first()).toBeVisible();
    await page.getByLabel('The table').selectOption({ label: 'By region' });
    await expect(page.getByRole('table', { name: 'The funnel by region' }).getByText('India')).toBeVisible();
    await expectNoAxeFaults(page, 'the funnel');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV of these figures' }).click(),
    ]);
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(rows.slice(1).every((row) => row.includes(campaign))).toBe(true);
    expect(rows.length).toBeGreaterThan(1);
  });
});
