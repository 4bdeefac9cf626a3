import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { acceptOffer, choosePlan, newApplicant, payDue } from '../support/applicants.ts';
import { expectNoAxeFaults } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typeToConfirm } from '../support/type-to-confirm.ts';

test('FINANCE-01 FINANCE-03 FINANCE-04 finance creates a code, a payer buys with it and sets a password from the receipt; finance sees who used it and ends it', async ({
  page,
  context,
  request,
}) => {
  const code = `FLOW-${randomBytes(4).toString('hex').toUpperCase()}`;
  const payer = newApplicant('Vani');

  await test.step('the code is created in the office, after its amount was first refused', async () => {
    await signIn(context, request, 'finance@plinth.test');
    await page.goto('/office/vouchers');
    await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible();
    await page.getByRole('button', { name: 'Create a voucher' }).click();
    const sheet = page.getByRole('dialog', { name: 'Create a voucher' });
    await sheet.getByLabel(/^Code/).fill(code.toLowerCase());
    await sheet.getByRole('button', { name: 'Create voucher' }).click();
    await expect(sheet.getByText('Give an amount above zero')).toBeVisible();
    await expect(sheet.getByLabel(/^Code/)).toHaveValue(code.toLowerCase());
    await expectNoAxeFaults(page, 'a voucher with a fault');
    await sheet.getByLabel(/^Amount in INR/).fill('9,000');
    await sheet.getByRole('button', { name: 'Create voucher' }).click();
    await expect(page.getByRole('dialog', { name: code })).toContainText('Nobody yet.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('Can be used');
    await expectNoAxeFaults(page, 'the vouchers');
    await context.clearCookies();
  });

  await test.step('a wrong code is reported and stays in the field, the right one is deducted, and the fees add up', async () => {
    await choosePlan(page, await acceptOffer(request, payer), /^Booking amount and two instalments/);
    const fees = page.getByRole('complementary');
    await fees.getByLabel(/^Voucher code/).fill('no-such-code');
    await fees.getByRole('button', { name: 'Apply' }).click();
    await expect(fees.getByText('We do not know this code.', { exact: false })).toBeVisible();
    await expect(fees.getByLabel(/^Voucher code/)).toHaveValue('no-such-code');
    await expectNoAxeFaults(page, 'a voucher that does not come off');
    await fees.getByLabel(/^Voucher code/).fill(code);
    await fees.getByRole('button', { name: 'Apply' }).click();
    await expect(fees.getByText(`${code} takes ₹9,000 off.`)).toBeVisible();
    const amounts = await fees.locator('dl > div').allInnerTexts();
    const figure = (line: string) => Number(line.replace(/^.*₹/s, '').replaceAll(',', ''));
    const at = amounts.findIndex((line) => line.startsWith('Final course fees'));
    const [price = '', ...off] = amounts.slice(0, at);
    const total = figure(amounts[at] ?? '');
    expect(off.reduce((left, line) => left - figure(line), figure(price))).toBe(total);
    expect(amounts.slice(at + 1).reduce((sum, line) => sum + figure(line), 0)).toBe(total);
  });

  await test.step('the receipt leads to setting a password, and that to the hub', async () => {
    await payDue(page);
    const receipt = page.getByRole('region', { name: /your place is certain/ });
    await expect(receipt.getByText(/^Yours, in batch/)).toBeVisible();
    await expect(receipt.getByText(/^Next: First instalment/)).toBeVisible();
    await expectNoAxeFaults(page, 'the receipt');
    await receipt.getByRole('button', { name: 'Set your password' }).click();
    await page.waitForURL(/\/reset-password\?token=/);
    await page.getByLabel(/^New password/).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.waitForURL(/\/learner-hub/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Vani! Here are your courses.');
    await context.clearCookies();
  });

  await test.step('finance sees who used it, and ends it', async () => {
    await signIn(context, request, 'finance@plinth.test');
    await page.goto(`/office/vouchers?search=${code}&open=${code}`);
    const sheet = page.getByRole('dialog', { name: code });
    await expect(sheet.getByRole('link', { name: 'Vani Test' })).toBeVisible();
    await expectNoAxeFaults(page, 'a voucher that was used');
    await typeToConfirm(sheet, code);
    await sheet.getByRole('button', { name: 'End the voucher' }).click();
    await expect(sheet.getByText('Ended', { exact: true }).first()).toBeVisible();
  });
});
