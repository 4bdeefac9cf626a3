import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { approvedEmi } from '../support/own-emi.ts';
import { setToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('PAY-08 API-094 the EMI partner pays out on its test page, and the payer sees the fee as paid in full on every page', async ({
  page,
  context,
  request,
}) => {
  const payer = await approvedEmi(request, 'Parul');
  await setToken(context, payer.token);
  await page.goto('/billing');
  await expect(page.getByText('With the partner').first()).toBeVisible();

  await page.goto('/sandbox-partner');
  await expect(page.getByRole('heading', { level: 1, name: 'Test EMI partner' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Parul Test, / })).toBeVisible();
  await expectNoAxeFaults(page, 'the test page of the EMI partners');
  await page.getByRole('button', { name: 'Pay out: Parul Test' }).click();
  await expect(page).toHaveURL(/\/sandbox-partner$/);
  await expect(page.getByRole('heading', { name: /^Parul Test, / })).toHaveCount(0);

  await linkOfMail(request, payer.emailId, /EMI partner has paid/);
  await page.goto(`/payment-plan?orderToken=${payer.orderToken}`);
  await expect(page.getByText('Everything is paid')).toBeVisible();
  await page.goto('/billing');
  await expect(page.getByText('Paid in full')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Invoice for / })).toHaveCount(1);
});

test('PAY-08 a payer whose loan the EMI partner declines is mailed and can choose another plan and pay directly', async ({
  page,
  request,
}) => {
  const payer = await approvedEmi(request, 'Devika');
  await page.goto(`/payment-plan?orderToken=${payer.orderToken}`);
  await expect(page.getByText(/complete and with the partner, who decides on the loan/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay .*\d/ })).toHaveCount(0);

  await page.goto('/sandbox-partner');
  await page.getByRole('button', { name: 'Decline the loan: Devika Test' }).click();
  await expect(page.getByRole('heading', { name: /^Devika Test, / })).toHaveCount(0);

  await linkOfMail(request, payer.emailId, /EMI/);
  await page.goto(`/payment-plan?orderToken=${payer.orderToken}`);
  await page.getByRole('radio', { name: /^All at once/ }).check();
  await page.getByRole('button', { name: 'Choose this plan' }).click();
  await expect(page.getByRole('button', { name: /^Pay .*\d/ })).toBeVisible();
});

test('PAY-08 the test page of the EMI partners refuses an unknown decision and ignores an unknown application', async ({
  request,
}) => {
  const nobody = '/sandbox-partner/01900000-0000-7000-8000-000000000001';
  expect((await request.post(nobody, { form: { decision: 'perhaps' } })).status()).toBe(400);
  const unknown = await request.post(nobody, { form: { decision: 'pay' }, maxRedirects: 0 });
  expect([unknown.status(), unknown.headers().location]).toEqual([303, '/sandbox-partner']);
});
