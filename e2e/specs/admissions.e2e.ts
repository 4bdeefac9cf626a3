import { type Applicant, apply, applyInShort, newApplicant } from '../support/applicants.ts';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { browserWith } from '../support/new-person.ts';
import { resumePdf } from '../support/resume.ts';
import { idInList, runVerb } from '../support/run-verb.ts';
import { expect, test } from '../support/test.ts';

const HOUR_MS = 3_600_000;

/** Has staff move the last moment to accept an offer to a given number of hours from now. */
async function moveLastDay({ emailId }: Applicant, hours: number): Promise<void> {
  const id = await idInList(emailId, 'applications', '--status', 'OFFER_SENT');
  await runVerb('offer', id, '--until', new Date(Date.now() + hours * HOUR_MS).toISOString());
}

test('APPLY-01 APPLY-02 APPLY-03 APPLY-04 API-066 API-067 API-068 ENTITY-35 an application is finished after three interruptions', async ({
  page,
  context,
  browser,
  request,
}) => {
  const { emailId } = newApplicant();

  await test.step('the first answers survive a reload before anything was sent', async () => {
    await page.goto('/apply?product=BIM_A');
    await page.getByLabel(/^First name/).fill('Isha');
    await page.getByLabel(/^Last name/).fill('Test');
    await page.getByLabel(/^Email address/).fill(emailId);
    await expect(page.getByLabel(/^Email address/)).toHaveValue(emailId);
    await page.reload();
    await expect(page.getByLabel(/^First name/)).toHaveValue('Isha');
    await expect(page.getByLabel(/^Email address/)).toHaveValue(emailId);
    await page.getByRole('button', { name: 'Start the application' }).click();
    await page.getByRole('link', { name: /Mobile number/ }).click();
    await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
    await page
      .getByLabel(/^Mobile number/)
      .last()
      .fill('98765 43210');
    await page.getByRole('button', { name: 'Start the application' }).click();
    await expect(page.getByLabel(/^Country/)).toHaveValue('India');
    await expectNoAxeFaults(page, 'the application, about you');
  });

  await test.step('further answers are saved in the first browser', async () => {
    await page.getByLabel(/^City/).fill('Pune');
    await page.getByLabel(/^State/).fill('Maharashtra');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByLabel(/^Your highest qualification/).selectOption({ label: "Bachelor's degree" });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  const other = await browserWith(browser);
  await test.step('the link resumes it in another browser, and a lost connection loses nothing', async () => {
    await other.goto(await linkOfMail(request, emailId, /^Your application/));
    await expect(other.getByLabel(/^Your highest qualification/)).toHaveValue('BACHELORS');
    await other.getByRole('button', { name: 'Save and continue' }).click();
    await other
      .locator('input[type=file]')
      .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: resumePdf() });
    await expect(other.getByText('resume.pdf').first()).toBeVisible();
    await expect(other.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
    await other.context().setOffline(true);
    await other.getByLabel(/income in India/).fill('600000');
    await expect(other.getByText(/no connection/)).toBeVisible();
    await other.context().setOffline(false);
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    await expectNoAxeFaults(other, 'the application, work');
    await other.reload();
    await expect(other.getByLabel(/income in India/)).toHaveValue('600000');
    await expect(other.getByText('resume.pdf').first()).toBeVisible();
  });

  await test.step('it is reviewed and submitted once', async () => {
    await other.getByRole('button', { name: 'Save and continue' }).click();
    await other.getByLabel(/^Why do you want to learn this/).fill('I want to coordinate whole buildings.');
    for (const name of ['Architecture', 'Building information', 'Computational', 'Interior', 'MEP'])
      await other
        .getByRole('group', { name: new RegExp(`^${name}`) })
        .getByRole('radio')
        .nth(1)
        .check();
    await other.getByRole('button', { name: 'Save and continue' }).click();
    await expect(other.getByText('I want to coordinate whole buildings.')).toBeVisible();
    await expectNoAxeFaults(other, 'the review of the application');
    await other.getByRole('button', { name: 'Send the application' }).dblclick();
    await expect(other.getByText('Your application is in')).toBeVisible();
    await linkOfMail(request, emailId, /offer/i);
  });

  await test.step('once opened from the email, it is closed to the browser that only typed the address', async () => {
    await page.reload();
    await expect(page.getByText('Continue with the link in our email')).toBeVisible();
    await expectNoAxeFaults(page, 'an application that goes on elsewhere');
    await page.goto(await linkOfMail(request, emailId, /^Your application/));
    await expect(page.getByText('This application has already been submitted')).toBeVisible();
    await expectNoAxeFaults(page, 'a submitted application');
  });
  await other.context().close();
  await context.close();
});

test('ENUM-43 the short form asks less, and is answered with an offer without a waiver', async ({
  page,
  request,
}) => {
  const applicant = newApplicant('Quinn');
  await page.goto('/apply?product=BIM_M_US');
  const ofLongForm = [page.getByText('About ten minutes.'), page.getByText('In a hurry?')];
  for (const text of ofLongForm) await expect(text).toBeVisible();
  // The chosen course is carried over, and nothing there mentions the long form.
  await page.getByRole('link', { name: 'The short form' }).click();
  await expect(page).toHaveURL(/\/apply\?quick&product=BIM_M_US$/);
  for (const text of ofLongForm) await expect(text).toBeHidden();
  await page.goto('/apply');
  await applyInShort(page, applicant);
  await page.goto(await linkOfMail(request, applicant.emailId, /offer/i));
  await expect(page.getByText('Original price')).toBeVisible();
  await expect(page.getByText('Scholarship waiver')).toHaveCount(0);
});

test('API-083 API-090 API-087 API-089 ENUM-41 an offer that is about to expire is extended once and accepted', async ({
  page,
  context,
  request,
}) => {
  const applicant = newApplicant('Omar');
  const dealId = await apply(request, applicant);
  await moveLastDay(applicant, 30);
  await page.goto(`/my-application?dealId=${dealId}`);
  await expect(page.getByText('The last day to accept is near')).toBeVisible();
  await expect(page.getByText(/India Standard Time/).first()).toBeVisible();
  await expectNoAxeFaults(page, 'an offer that is nearly over');
  const extend = page.getByRole('button', { name: /^Last day to accept: ask for 7 more days, once/ });
  await extend.click();
  await expect(page.getByText('The last day to accept is near')).toHaveCount(0);
  await expect(extend).toHaveCount(0);

  const second = await context.newPage();
  await second.goto(`/my-application?dealId=${dealId}`);
  await second.getByRole('checkbox', { name: /I have read the terms/ }).check();
  await page.getByRole('checkbox', { name: /I have read the terms/ }).check();
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  await page.waitForURL(/\/payment-plan\?orderToken=/);
  await second.getByRole('button', { name: 'Accept the offer' }).click();
  await second.waitForURL(/\/payment-plan\?orderToken=/);
  expect(second.url()).toBe(page.url());

  await page.goto(`/my-application?dealId=${dealId}`);
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await page.goto('/my-application');
  await page.getByLabel(/^Email address of your application/).fill(applicant.emailId);
  await page.getByRole('button', { name: 'Show the status' }).click();
  await expect(page.getByRole('heading', { name: 'One application' })).toBeVisible();
  await expectNoAxeFaults(page, 'where applications stand');
});

test('API-089 API-090 ENUM-41 an offer that expires while it is being read says so and shows its current state', async ({
  page,
  request,
}) => {
  const applicant = newApplicant('Lena');
  const dealId = await apply(request, applicant);
  await page.goto(`/my-application?dealId=${dealId}`);
  await page.getByRole('checkbox', { name: /I have read the terms/ }).check();
  await moveLastDay(applicant, -1);
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(page.getByText('That did not work')).toBeVisible();
  await expect(page.getByText('Expired', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept the offer' })).toHaveCount(0);
  await expectNoAxeFaults(page, 'an expired offer');
});
