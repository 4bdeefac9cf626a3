import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { handedInEmi } from '../support/own-emi.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Returns the rows of a file downloaded by a button of a page, each cell as text. */
async function fileOf(page: Page, label: string): Promise<string[][]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: label }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  return text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('FINANCE-01 FINANCE-02 a week of finance: an EMI application is read and passed on, the books are compared, rewards and earnings are viewed, and the accounts add up', async ({
  page,
  context,
  request,
}) => {
  const applicant = await handedInEmi(request, 'Emiliya');
  await signIn(context, request, 'finance@plinth.test');

  await page.goto(`/office/emi?search=${encodeURIComponent(applicant.emailId)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'EMI applications' })).toBeVisible();
  await page
    .getByRole('row', { name: /Emiliya/ })
    .getByRole('link')
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('region', { name: 'Answers' }).getByText('ABCDE1234F')).toBeVisible();
  await expectNoAxeFaults(page, 'an EMI application');
  await sheet.getByRole('button', { name: 'Send it back' }).click();
  await expect(sheet.getByText('This field is required')).toBeVisible();
  await sheet.getByRole('button', { name: 'Pass it on to the partner' }).click();
  await expect(sheet.getByRole('form', { name: 'The partner has paid' })).toBeVisible();
  await linkOfMail(request, applicant.emailId, /EMI/);
  await sheet.getByRole('link', { name: 'The order it is for' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'What it costs' })).toBeVisible();

  await page.goto('/office/reconciliation');
  await page.getByLabel(/^Days that the providers/).fill('7');
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(
    page.getByText(/^Last compared .*in the office; the providers were asked about 7 days/),
  ).toBeVisible();
  await expectNoAxeFaults(page, 'the reconciliation');

  await page.goto('/office/rewards');
  await expect(page.getByRole('heading', { level: 1, name: 'Referral rewards' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Referral rewards' })).toBeVisible();
  await expectNoAxeFaults(page, 'the rewards');

  await page.goto('/office/earnings');
  await expect(page.getByRole('table', { name: "Mentors' earnings" })).toBeVisible();
  await expectNoAxeFaults(page, 'the earnings');
  await page.getByRole('table', { name: "Mentors' earnings" }).getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Work' })).toBeVisible();
  await expectNoAxeFaults(page, "a mentor's month");

  await page.goto('/office/accounts?currency=INR');
  const revenue = page.getByRole('region', { name: 'Revenue' });
  await expect(revenue.getByRole('list', { name: 'Revenue: in total' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Receivables by age' })).toBeVisible();
  await expectNoAxeFaults(page, 'the accounts');
  const cents = (cell: string | undefined) => Math.round(Number(cell) * 100);
  const [, ...months] = await fileOf(page, 'Download CSV: Revenue');
  const [head = [], ...entries] = await fileOf(page, 'Download CSV of these ledger entries');
  const amount = head.indexOf('amount');
  expect(months.reduce((sum, row) => sum + cents(row.at(-1)), 0)).toBe(
    entries.reduce((sum, row) => sum + cents(row[amount]), 0),
  );
  await page.getByLabel('From month').fill('2099-01');
  await expect(page.getByText('The first month is after the last one.')).toBeVisible();
});
