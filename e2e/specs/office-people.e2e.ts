import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { newPerson } from '../support/new-person.ts';
import { sendSignIn, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typeToConfirm } from '../support/type-to-confirm.ts';

/** A one-pixel picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const IDENTITY = '/v2/client/user/identity-verification';

test('PERSON-01 PERSON-02 OFFICE-08 support finds a user, writes a note, refuses a document, and the reason is returned to the user', async ({
  page,
  request,
}) => {
  const person = await newPerson(request, 'Vidya');
  const headers = { 'x-auth-token': person.token };
  const { slots } = await (await request.get(IDENTITY, { headers })).json();
  const [{ documentId }] = slots;
  const upload = await request.put(`/v2/client/user/profile/document/${documentId}`, {
    headers,
    multipart: { document: { name: 'passport.png', mimeType: 'image/png', buffer: PNG } },
  });
  expect(upload.ok()).toBe(true);
  await request.post(IDENTITY, { headers, data: { documentType: 'PASSPORT', documentIds: [documentId] } });

  await page.goto('/login?callbackUrl=%2Foffice%2Fpeople');
  await sendSignIn(page, 'staff@plinth.test');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.getByRole('searchbox').fill(person.emailId);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await expectNoAxeFaults(page, 'the list of all people');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV of these people' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^people-.*\.csv$/);

  await page.getByRole('link', { name: 'Vidya Test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vidya Test' })).toBeVisible();
  const notes = page.getByRole('region', { name: 'Staff notes' });
  await notes.getByLabel(/^New note/).fill('Prefers calls after six.');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.getByText('Prefers calls after six.')).toBeVisible();
  await expect(notes.getByLabel(/^New note/)).toHaveValue('');
  await expectNoAxeFaults(page, 'the page of a person');

  await page.goto(`/office/identity-documents?search=${encodeURIComponent(person.emailId)}`);
  await page.getByRole('link', { name: 'Vidya Test' }).click();
  const sheet = page.getByRole('dialog', { name: 'Vidya Test' });
  await sheet.getByRole('button', { name: /^Preview/ }).click();
  await expect(page.getByRole('img', { name: /^Identity document/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await sheet.getByLabel(/^Reason for a refusal/).fill('The photo is blurred.');
  await expectNoAxeFaults(page, 'papers in review');
  await sheet.getByRole('button', { name: 'Refuse with this reason' }).click();
  await expect(sheet).toBeHidden();

  expect((await (await request.get(IDENTITY, { headers })).json()).remark).toBe('The photo is blurred.');
  await linkOfMail(request, person.emailId, /were not accepted/);
});

test('PERSON-03 an owner exports the data of a user and erases the user, who can no longer sign in', async ({
  page,
  context,
  request,
}) => {
  const person = await newPerson(request, 'Usha');
  await signIn(context, request, 'owner@plinth.test');
  await page.goto(`/office/people/${person.userId}`);
  await page.getByRole('button', { name: 'Export or erase data' }).click();
  const sheet = page.getByRole('dialog', { name: 'Data of this person' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download data of this person' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^plinth-personal-data-.*\.json$/);
  await expect(sheet.getByText(/^Orders, payments and invoices stay/)).toBeVisible();
  await expectNoAxeFaults(page, 'the data of a person');
  await sheet.getByLabel(/^Reason/).fill('Asked by letter');
  await typeToConfirm(sheet, person.emailId);
  await sheet.getByRole('button', { name: 'Erase this person' }).click();
  await expect(page).toHaveURL(/\/office\/people$/);
  await expect(page.getByText('Person erased.')).toBeVisible();

  const answer = await request.post('/v1/client/login/email', {
    data: { emailId: person.emailId, password: DEMO_PASSWORD },
  });
  expect(answer.ok()).toBe(false);
  await page.goto(`/office/people/${person.userId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Former member' })).toBeVisible();
  await expect(page.getByText('Erased a person')).toBeVisible();
});
