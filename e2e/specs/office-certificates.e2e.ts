import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { browserWith } from '../support/new-person.ts';
import { pdfPicture } from '../support/pdf-picture.ts';
import { cohortIdOf, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typeToConfirm } from '../support/type-to-confirm.ts';

/** Returns the claims of a signed token, without checking the signature. */
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Checks whether the list that a badge names marks it as revoked. */
async function isRevoked(request: APIRequestContext, token: string): Promise<boolean> {
  const { statusListCredential, statusListIndex } = claimsOf(token).credentialStatus;
  const list = claimsOf(await (await request.get(statusListCredential)).text());
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
  const index = Number(statusListIndex);
  return (((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
}

test('CERT-02 CERT-03 CERT-04 CERT-05 a graduate shares a certificate, a stranger verifies it, and it is reissued with a reason', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const session = await signIn(page.context(), request, 'graduate@plinth.test');
  const cohortId = await cohortIdOf(request, session, '11');
  await page.goto('/documents');
  await expect(page.getByText('Certificate of completion', { exact: true })).toBeVisible();
  await expectNoAxeFaults(page, 'documents with certificates');
  const link = page.getByRole('link', { name: /^Verification page: Certificate of completion/ });
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/certificates\/PL-/);
  const number = path.split('/').at(-1) ?? '';
  const share = page.getByRole('link', { name: /^Add to LinkedIn: Certificate of completion/ });
  const linkedIn = new URL((await share.getAttribute('href')) ?? '');
  expect(linkedIn.origin + linkedIn.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(linkedIn.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: expect.stringMatching(/^Certificate of completion: ./),
    organizationName: 'Plinth',
    issueYear: expect.stringMatching(/^20\d\d$/),
    issueMonth: expect.stringMatching(/^([1-9]|1[0-2])$/),
    certUrl: `${baseURL}${path}`,
    certId: number,
  });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download Certificate of completion/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const { ink, pages } = await pdfPicture(page.context(), await readFile(await file.path()));
  expect(pages).toBe(1);
  // The frame of a landscape A4 sheet, as far from each edge as a printer requires.
  expect([ink.left, ink.top].every((edge) => edge > 14)).toBe(true);
  expect([ink.right < 842 - 14, ink.bottom < 595 - 14]).toEqual([true, true]);
  const [badge] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download badge: Certificate of completion/ }).click(),
  ]);
  expect(badge.suggestedFilename()).toBe(`${number}.jwt`);
  const token = await readFile(await badge.path(), 'utf8');
  expect(claimsOf(token).type).toContain('OpenBadgeCredential');
  expect(await isRevoked(request, token)).toBe(false);

  const stranger = await browserWith(browser);
  await stranger.goto(path);
  await expect(stranger.getByText(/This certificate is valid/)).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Download the badge' })).toHaveAttribute(
    'href',
    `${path}.jwt`,
  );
  await expectNoAxeFaults(stranger, 'the page of a certificate');

  const office = await browserWith(browser);
  await signIn(office.context(), request, 'academics@plinth.test');
  await office.goto(`/office/cohorts/${cohortId}/certificates`);
  await expect(office.getByRole('heading', { level: 1, name: 'Certificates' })).toBeVisible();
  await office.getByLabel('Search by name or number').fill(number);
  await office.waitForURL(/search=PL-/);
  await expect(office.getByText('1 certificate', { exact: true })).toBeVisible();
  await expectNoAxeFaults(office, 'the certificates of a cohort');
  await office.getByRole('row').getByRole('link').first().click();
  const sheet = office.getByRole('dialog');
  await expectNoAxeFaults(office, 'one certificate');
  await sheet.getByLabel('Reason').fill('A trial of the reissue');
  await typeToConfirm(sheet, (await sheet.getByRole('heading', { level: 2 }).textContent()) ?? '');
  await sheet.getByRole('button', { name: 'Reissue it' }).click();
  await expect(office.getByText('Certificate reissued.')).toBeVisible();

  await stranger.reload();
  await expect(stranger.getByText(/was revoked on .*Another certificate took its place/)).toBeVisible();
  await expect(stranger.getByText(/is valid/)).toHaveCount(0);
  await expectNoAxeFaults(stranger, 'the page of a revoked certificate');
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await isRevoked(request, token)).toBe(true);
  await page.reload();
  await expect(link).not.toHaveAttribute('href', path);
});
