import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import {
  type Applicant,
  acceptOffer,
  choosePlan,
  newApplicant,
  payDue,
  payDueByCall,
} from '../support/applicants.ts';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { pdfPicture } from '../support/pdf-picture.ts';
import { pdfText } from '../support/pdf-text.ts';
import { proveAddress } from '../support/prove-address.ts';
import { resumePdf } from '../support/resume.ts';
import { idInList, runVerb } from '../support/run-verb.ts';
import { sendSignIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const PLANS: { productId: ProductCode; payments: number; name: RegExp }[] = [
  { productId: 'BIM_A', payments: 2, name: /^Booking amount, then the rest/ },
  { productId: 'BIM_A', payments: 1, name: /^All at once/ },
  { productId: 'BIM_A', payments: 3, name: /^Booking amount and two instalments/ },
  { productId: 'BIM_A', payments: 2, name: /^Booking amount, then EMI/ },
  { productId: 'BIM_A', payments: 1, name: /^EMI/ },
  { productId: 'BIM_A', payments: 7, name: /^Booking amount and six instalments/ },
  { productId: 'BIM_A_US', payments: 2, name: /^Booking amount, then the rest/ },
  { productId: 'BIM_A_US', payments: 1, name: /^All at once/ },
  { productId: 'BIM_A_US', payments: 3, name: /^Booking amount and two instalments/ },
  { productId: 'BIM_A_US', payments: 2, name: /^Booking amount, then pay later/ },
  { productId: 'BIM_A_US', payments: 1, name: /^Pay later/ },
  { productId: 'BIM_A_US', payments: 6, name: /^Six monthly payments/ },
  { productId: 'BIM_A_US', payments: 7, name: /^Booking amount and six instalments/ },
];

test('PAY-01 PAY-05 PAY-08 ENUM-40 each plan is paid in full, in rupees and in dollars', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  for (const { productId, payments, name } of PLANS)
    await test.step(`${productId} ${name.source}`, async () => {
      const orderToken = await acceptOffer(request, newApplicant('Paula'), productId);
      await choosePlan(page, orderToken, name);
      // Every payment before the last shows the same screen.
      for (let paid = 0; paid < payments - 1; paid += 1) await payDueByCall(request, orderToken);
      await page.reload();
      await expect(page.getByText('Everything is paid')).toHaveCount(0);
      await payDue(page);
      await expect(page.getByText('Everything is paid')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
    });
});

test('API-112 D-46 a checkout survives a double click, the back button, a refusal and a lost connection', async ({
  page,
  context,
  request,
}) => {
  const orderToken = await acceptOffer(request, newApplicant('Dina'));
  await choosePlan(page, orderToken, /^Booking amount and two instalments/);
  await expect(page.getByText(/^Plan discount of ₹7,250 until .*India Standard Time/)).toBeVisible();
  await expectNoAxeFaults(page, 'the payment page with a plan');

  await page.getByRole('button', { name: /^Pay ₹10,000 now/ }).dblclick();
  await page.waitForURL(/\/sandbox-checkout\//);
  const checkout = page.url();
  await page.goBack();
  await page.waitForURL(/\/payment-plan\?/);
  await expect(page.getByText('Confirming your payment')).toBeVisible();
  await expectNoAxeFaults(page, 'a payment that is being confirmed');

  await context.setOffline(true);
  await page.getByRole('button', { name: /^Pay ₹10,000 now/ }).click();
  await expect(page.getByText('That did not work')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Pay ₹10,000 now/ }).click();
  await page.waitForURL(/\/sandbox-checkout\//);
  expect(page.url()).toBe(checkout);
  await page.getByRole('button', { name: 'Decline the payment' }).click();
  await page.waitForURL(/\/payment-plan\?/);
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await expect(page.getByText(/The payment was declined\. Nothing was charged\./)).toBeVisible();
  await expectNoAxeFaults(page, 'a payment that failed');

  await page.getByRole('button', { name: /^Pay ₹10,000 now/ }).click();
  await page.waitForURL(/\/sandbox-checkout\//);
  expect(page.url()).not.toBe(checkout);
  await page.getByRole('button', { name: /^Pay / }).dblclick();
  await page.waitForURL(/\/payment-plan\?/);
  await expect(page.getByText(/your place is certain/)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/your place is certain/)).toBeVisible();
});

async function signIn(page: Page, path: string, emailId: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/\/login\?callbackUrl=/);
  await sendSignIn(page, emailId, password);
}

/** Creates an account with an application's address and verifies it, for flows where signing up is not the subject. */
async function openAccount(
  request: APIRequestContext,
  { emailId, firstName, lastName }: Applicant,
): Promise<void> {
  const { token } = await (
    await request.post('/v1/client/signup/email', {
      data: { emailId, firstName, lastName, password: DEMO_PASSWORD },
    })
  ).json();
  await proveAddress(request, { emailId, token });
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: resumePdf() });

test('PAY-02 PAY-03 PAY-07 ENUM-05 ENUM-48 API-102 API-105 an EMI application is filled in, sent back for a document, and passed on', async ({
  page,
  request,
}) => {
  const applicant = newApplicant('Esha');
  const { emailId } = applicant;
  const orderToken = await acceptOffer(request, applicant);
  await openAccount(request, applicant);
  await choosePlan(page, orderToken, /^EMI/);
  await expect(page.getByText('1-2%').first()).toBeVisible();
  const goOn = page.getByRole('button', { name: 'Save and continue' });

  await test.step('the application opens only after signing in', async () => {
    await page.getByRole('link', { name: 'Apply to an EMI partner' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
    await expectNoAxeFaults(page, 'the EMI application without a session');
    await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
    await sendSignIn(page, emailId);
    await page.waitForURL(/\/payment-plan\?orderId=/);
    await page.getByRole('button', { name: 'Start the application' }).click();
    await expect(page.getByRole('tab')).toHaveCount(6);
  });

  await test.step('employment: saved as typed, and kept after a reload', async () => {
    const later = page.getByRole('tab', { name: /Choose EMI Plan/ });
    await expect(later).toHaveAttribute('aria-disabled', 'true');
    await goOn.click();
    await expect(page.getByRole('alert')).toContainText('5 answers need another look');
    await expectNoAxeFaults(page, 'the EMI application with errors');
    await page.getByRole('radio', { name: 'I am salaried' }).check();
    await page.getByLabel(/^Employer/).fill('Neev Architects');
    await page.getByLabel(/^Job title/).fill('Draughtswoman');
    await page.getByLabel(/^Monthly income/).fill('45000');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(/^Monthly income/)).toHaveValue('45000');
    await expect(later).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel(/^Years in this work/).fill('2.5');
    await goOn.click();
  });

  await test.step('plan, person, contact', async () => {
    await page.getByRole('radio', { name: /1-2%/ }).first().check();
    await page.getByRole('radio', { name: /^12 months/ }).check();
    await expectNoAxeFaults(page, 'the choice of an EMI plan');
    await goOn.click();
    await page.getByLabel(/^Full name/).fill('Esha Test');
    await page.getByLabel(/^Date of birth/).fill('1996-05-24');
    await page.getByLabel(/^PAN/).fill('ABCDE1234F');
    await page.getByRole('radio', { name: 'rented' }).check();
    await goOn.click();
    await page.getByLabel(/^Email address/).fill(emailId);
    await page.getByLabel(/^Mobile number/).fill('9876543210');
    await page.getByLabel(/^House, street/).fill('12, Lane 4, Kothrud');
    await page.getByLabel(/^City/).fill('Pune');
    await page.getByLabel(/^State/).fill('Maharashtra');
    await page.getByLabel(/^PIN code/).fill('411038');
    await goOn.click();
  });

  await test.step('documents, one of them replaced', async () => {
    for (const name of ['PAN card', 'Proof of address', 'Proof of income', 'Bank statement']) {
      await page.getByLabel(new RegExp(`^${name}`)).setInputFiles(pdf('scan.pdf'));
      await expect(page.getByText(`${name}, received`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Remove PAN card, received' }).click();
    await page.getByLabel(/^PAN card/).setInputFiles(pdf('pan.pdf'));
    await expect(page.getByText('PAN card, received')).toBeVisible();
    await expectNoAxeFaults(page, 'the documents of the EMI application');
    await goOn.click();
  });

  await test.step('reviewed and handed in', async () => {
    await expect(page.getByText('Neev Architects')).toBeVisible();
    await page.getByRole('checkbox', { name: /What I have given is correct/ }).check();
    await expectNoAxeFaults(page, 'the review of the EMI application');
    await page.getByRole('button', { name: 'Hand in the application' }).dblclick();
    await expect(page.getByText('Being read')).toBeVisible();
    await expectNoAxeFaults(page, 'an EMI application that is handed in');
  });
  const address = page.url();

  await test.step('the plan stays fixed in the meantime', async () => {
    await page.goto(`/payment-plan?orderToken=${orderToken}`);
    await expect(page.getByText(/The plan stays as it is until there is a decision/)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  await test.step('sent back with a remark, the document is replaced and the application approved', async () => {
    const emiFormId = await idInList(emailId, 'emi', '--status', 'IN_REVIEW');
    await runVerb('emi', emiFormId, '--reject', 'Three months are missing.', '--document', 'BANK_STATEMENT');
    await linkOfMail(request, emailId, /EMI application/);
    await page.goto(address);
    await expect(page.getByText('Three months are missing.')).toBeVisible();
    await expectNoAxeFaults(page, 'an EMI application that was sent back');
    await page.getByLabel(/^Bank statement/).setInputFiles(pdf('six-months.pdf'));
    await expect(page.getByText('Bank statement, received')).toBeVisible();
    await page.getByRole('button', { name: 'Hand it in again' }).click();
    await expect(page.getByText('Being read')).toBeVisible();
    await runVerb('emi', emiFormId, '--approve');
    await page.reload();
    await expect(page.getByText('Passed on', { exact: true })).toBeVisible();
  });
});

test('ROUTE-50 API-114 API-115 API-116 CONST-31 billing shows what is paid and due, provides the invoice and saves a card', async ({
  page,
  context,
  request,
}) => {
  const applicant = newApplicant('Bela');
  const { emailId } = applicant;
  const orderToken = await acceptOffer(request, applicant);
  await choosePlan(page, orderToken, /^Booking amount and two instalments/);
  await test.step('a firm is named for the invoice, and its GSTIN is checked', async () => {
    await page.getByRole('checkbox', { name: /^A firm with a GSTIN pays/ }).check();
    await page.getByLabel(/^Name of the firm/).fill('Test Practice LLP');
    await page.getByLabel(/^GSTIN/).fill('27AAPFU0939F1ZW');
    await page.getByRole('button', { name: 'Save the firm' }).click();
    await expect(page.getByText(/^Check the GSTIN/)).toBeVisible();
    await expectNoAxeFaults(page, 'the firm on the invoice');
    await page.getByLabel(/^GSTIN/).fill('27aapfu0939f1zv');
    await page.getByRole('button', { name: 'Save the firm' }).click();
    await expect(page.getByText('Saved: Test Practice LLP, 27AAPFU0939F1ZV')).toBeVisible();
  });
  await payDue(page);
  await page.goto(await linkOfMail(request, emailId, /set your password/i));
  await page.getByLabel(/^New password/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL(/\/learner-hub/);
  await page.goto('/billing');

  await test.step('the invoice is a PDF that states what was paid', async () => {
    await expect(page.getByRole('progressbar', { name: 'Paid so far' })).toBeVisible();
    await expectNoAxeFaults(page, 'billing');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Invoice for Booking amount/ }).click(),
    ]);
    const file = await readFile(await download.path());
    const text = await pdfText(file);
    expect(text).toMatch(/INV-\d{6}/);
    expect(text).toContain('The address of the school stands here');
    expect(text).toMatch(/Paid on \d+ \w+, \d{4} \(India Standard Time\)/);
    expect(text).toContain('Pune, Maharashtra');
    expect(text).toMatch(/Total paid ₹10,000\.00 The total includes no tax\./);
    const { png, ink, pages } = await pdfPicture(context, file);
    await test.info().attach('the invoice as a picture', { body: png, contentType: 'image/png' });
    expect(pages).toBe(1);
    // An A4 sheet with even margins: nothing overflows, and the amounts end where the rules end.
    expect(Math.abs(ink.left - 56)).toBeLessThan(2);
    expect(Math.abs(ink.right - 539)).toBeLessThan(2);
    expect(ink.top).toBeGreaterThan(40);
    expect(ink.bottom).toBeLessThan(800);
    expect(text).toContain('₹10,000.00');
    expect(text).toContain('Bela Test');
    expect(text).toContain('Test Practice LLP');
    expect(text).toContain('GSTIN 27AAPFU0939F1ZV');
    expect(text).toContain('Booking amount');
  });

  await test.step('a card is saved, set to be charged automatically, and removed', async () => {
    await page.getByRole('button', { name: 'Add the card' }).click();
    const charge = page.getByRole('checkbox', { name: /^Charge Visa ending in 4242/ });
    await expect(charge).not.toBeChecked();
    const [saved] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PUT'),
      charge.check(),
    ]);
    expect(saved.ok()).toBe(true);
    await page.reload();
    await expect(charge).toBeChecked();
    await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
    await expect(page.getByText('No card is saved for this order.')).toBeVisible();
  });

  await test.step('a failed payment gives its reason and can be tried again', async () => {
    await page.getByRole('link', { name: 'Pay now' }).click();
    await page.getByRole('button', { name: /^Pay .*\d/ }).click();
    await page.waitForURL(/\/sandbox-checkout\//);
    await page.getByRole('button', { name: 'Decline the payment' }).click();
    await page.waitForURL(/\/payment-plan\?/);
    await page.goto('/billing');
    await expect(page.getByText('The last payment did not go through')).toBeVisible();
    await expect(page.getByText(/The payment was declined\./)).toBeVisible();
    await expectNoAxeFaults(page, 'billing after a failed payment');
    await page.getByRole('link', { name: 'Try again' }).click();
    await payDue(page);
    await page.goto('/billing');
    await expect(page.getByText('The last payment did not go through')).toHaveCount(0);
  });
});

test('ROUTE-50 API-114 a learner half-way through the course sees what is paid, with its invoices, and what is due next', async ({
  page,
}) => {
  await signIn(page, '/billing', 'learner@plinth.test');
  const order = page.getByRole('region', { name: 'Building Information Modelling for Architects' });
  await expect(order.getByText('Being paid')).toBeVisible();
  await expect(order.getByRole('button', { name: /^Invoice for / })).toHaveCount(5);
  await expect(order.getByRole('link', { name: 'Pay now' })).toBeVisible();
  await expect(order.getByText('Overdue')).toHaveCount(0);
  await expectNoAxeFaults(page, 'billing of a learner half-way through');
});

test('CARD-24 D-33 ENUM-45 a blocked learner pays what is overdue and gets access again', async ({
  page,
}) => {
  await signIn(page, '/learner-hub', 'blocked@plinth.test');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Your access to this course is blocked' })).toBeVisible();
  const dashboard = page.url();
  await page.getByRole('link', { name: 'Go to billing' }).click();
  await expect(page.getByText(/^Your access to .* is blocked$/)).toBeVisible();
  await expect(page.getByText('Overdue').first()).toBeVisible();
  await expectNoAxeFaults(page, 'billing of a blocked learner');
  await page.getByRole('link', { name: 'Pay now' }).click();
  await payDue(page);
  await page.goto('/billing');
  await expect(page.getByText('Paid in full')).toBeVisible();
  await expect(page.getByText(/^Your access to .* is blocked$/)).toHaveCount(0);
  await page.goto(dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Your access to this course is blocked')).toHaveCount(0);
});
