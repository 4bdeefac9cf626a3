import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { applicationOf, leadOf } from './application.ts';

/** Returns a person unknown to every other flow. */
export const newApplicant = (firstName = 'Isha') => ({
  emailId: `${firstName.toLowerCase()}-${randomBytes(5).toString('hex')}@plinth.test`,
  firstName,
  lastName: 'Test',
});

export type Applicant = ReturnType<typeof newApplicant>;

async function send(request: APIRequestContext, method: 'put' | 'post', path: string, data: object) {
  const answer = await request[method](path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/**
 * Applies by the same calls as the form, for flows where filling in the form is not the subject. Returns the dealId.
 */
export async function apply(
  request: APIRequestContext,
  applicant: Applicant,
  productId: ProductCode = 'BIM_A',
): Promise<string> {
  const sender = { ...applicant, mobile: '9876543210' };
  const { leadId } = await send(request, 'put', '/v1/client/lead/lead-form', leadOf(sender, productId));
  const path = '/v1/client/public/my-applications/submit-application';
  const { dealId } = await send(request, 'post', path, applicationOf(sender, leadId));
  return dealId;
}

/** Applies with the short form on the site, which has fewer fields. */
export async function applyInShort(page: Page, { emailId, firstName, lastName }: Applicant): Promise<void> {
  await page.getByRole('link', { name: 'The short form' }).click();
  await page.getByLabel(/^First name/).fill(firstName);
  await page.getByLabel(/^Last name/).fill(lastName);
  await page.getByLabel(/^Email address/).fill(emailId);
  await page
    .getByLabel(/^Mobile number/)
    .last()
    .fill('98765 43210');
  await page.getByRole('button', { name: 'Start the application' }).click();
  await page.getByLabel(/^City/).fill('Pune');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  for (;;) {
    const why = page.getByLabel(/^Why do you want to learn this/);
    const level = page.getByLabel(/^Your highest qualification/);
    if (await why.isVisible()) await why.fill('For work.');
    if (await level.isVisible()) await level.selectOption({ label: "Bachelor's degree" });
    const send = page.getByRole('button', { name: 'Send the application' });
    if (await send.isVisible()) break;
    const heading = await page.getByRole('heading', { level: 2 }).first().textContent();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(heading ?? '');
  }
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('Your application is in')).toBeVisible();
}

/** Applies and accepts the offer, by the same calls as the pages. Returns the orderToken. */
export async function acceptOffer(
  request: APIRequestContext,
  applicant: Applicant,
  productId: ProductCode = 'BIM_A',
): Promise<string> {
  const dealId = await apply(request, applicant, productId);
  const base = '/v1/client/public/my-applications';
  const { version } = await (await request.get(`${base}/terms-and-conditions?productId=${productId}`)).json();
  await send(request, 'post', `${base}/accept-terms-and-conditions`, { dealId, version });
  const { orderToken } = await send(request, 'post', `${base}/offer-accepted`, { dealId });
  return orderToken;
}

/** Chooses a plan on the payment page. */
export async function choosePlan(page: Page, orderToken: string, name: RegExp): Promise<void> {
  await page.goto(`/payment-plan?orderToken=${orderToken}`);
  await page
    .getByRole('group', { name: /^Payment plan/ })
    .getByRole('radio', { name })
    .check();
  const choose = page.getByRole('button', { name: 'Choose this plan' });
  const pay = page.getByRole('button', { name: /^Pay .*\d/ });
  // The plan that an order starts with needs no choosing.
  await expect(choose.or(pay)).toBeVisible();
  if (await choose.isVisible()) await choose.click();
  await expect(pay).toBeVisible();
}

/** Pays what is due on the payment page through the test checkout, and returns. */
export async function payDue(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay .*\d/ }).click();
  await page.waitForURL(/\/sandbox-checkout\//);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(/\/payment-plan\?/);
  await expect(page.getByText(/your place is certain|Everything is paid/i)).toBeVisible();
}

/** Pays what is due by the same calls as page and checkout, for flows where the screens are not the subject. */
export async function payDueByCall(request: APIRequestContext, orderToken: string): Promise<void> {
  const { order } = await (await request.get(`/api/v1/public/order?orderToken=${orderToken}`)).json();
  const due = order.payments.find(({ status }: { status: string }) => status !== 'PAID');
  const { checkoutUrl } = await send(request, 'post', '/api/v1/public/initiate-payment', {
    orderToken,
    paymentType: due.paymentType,
    provider: 'CARD',
  });
  const decided = await request.post(checkoutUrl, { form: { decision: 'pay' }, maxRedirects: 0 });
  expect(decided.status()).toBe(303);
}
