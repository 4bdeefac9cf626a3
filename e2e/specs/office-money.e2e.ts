import { expectNoAxeFaults } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typeToConfirm } from '../support/type-to-confirm.ts';

test('FINANCE-01 FINANCE-04 finance finds an order, reads the breakdown of its fee, and sees its ledger', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, request, 'owner@plinth.test');
  await page.goto('/office/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await expectNoAxeFaults(page, 'the orders');
  await page.getByLabel('Search by name, address or order').fill('applicant2@plinth.test');
  await page.waitForURL(/search=applicant2/);
  const row = page.getByRole('row', { name: /applicant2@plinth\.test/ });
  await row.getByRole('link').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('region', { name: 'What it costs' })).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Ledger' }).getByText('Received').first()).toBeVisible();
  await expectNoAxeFaults(page, 'one order');
  await sheet.getByRole('button', { name: 'Refund money' }).first().click();
  const form = sheet.getByRole('form', { name: 'Refund money' });
  await form.getByLabel(/^Amount in/).fill('999999999');
  await form.getByLabel('Why', { exact: true }).fill('A trial of the limit');
  await typeToConfirm(form, 'applicant2@plinth.test');
  await form.getByRole('button', { name: 'Refund it' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('Why', { exact: true })).toHaveValue('A trial of the limit');
  await page.goBack();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV of these orders' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
});

test('ADMIT-02 ADMIT-03 admissions read an application with its answers and the offer, and reach the order', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, request, 'owner@plinth.test');
  await page.goto('/office/applications');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
  await expectNoAxeFaults(page, 'the applications');
  await page.goto('/office/applications?search=applicant2');
  await page
    .getByRole('row', { name: /applicant2@plinth\.test/ })
    .getByRole('link')
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('region', { name: 'Answers' })).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Offer' }).getByText('Fee', { exact: true })).toBeVisible();
  await expectNoAxeFaults(page, 'one application');
  await sheet.getByRole('link', { name: 'Resulting order' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'What it costs' })).toBeVisible();
});
