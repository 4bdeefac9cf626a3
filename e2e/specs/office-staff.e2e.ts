import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { browserWith } from '../support/new-person.ts';
import { sendSignIn, signIn } from '../support/sign-in.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { typeToConfirm } from '../support/type-to-confirm.ts';

test('OFFICE-01 OFFICE-04 OFFICE-06 an owner invites a colleague who joins, works and is removed, and the audit log shows it', async ({
  page,
  browser,
  request,
}, { project }) => {
  const isPhone = sizeOf(project) === 'phone';
  const emailId = `meera-${randomBytes(5).toString('hex')}@plinth.test`;
  const navigation = isPhone ? 'Office, short' : 'Office';

  await page.goto('/login');
  await sendSignIn(page, 'owner@plinth.test');
  await page.waitForURL(/\/office$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByText('People in the office')).toBeVisible();
  await expect(page.getByRole('region', { name: /past their turnaround: \d+$/ }).first()).toBeVisible();
  await expectNoAxeFaults(page, 'the overview of the office');

  if (isPhone) await page.getByRole('button', { name: 'More' }).click();
  const pages = isPhone ? page.getByRole('dialog', { name: 'Pages of the office' }) : page;
  await pages.getByRole('link', { name: 'Staff', exact: true }).click();
  await page.waitForURL(/\/office\/staff$/);
  await expect(page.getByRole('link', { name: /^Olivia/ })).toBeVisible();
  await expectNoAxeFaults(page, 'the staff');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invite a colleague' });
  await sheet.getByLabel('Email address').fill(emailId);
  await sheet.getByRole('checkbox', { name: 'Academics' }).check();
  await expectNoAxeFaults(page, 'the sheet of an invitation');
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(emailId);

  const invited = await browserWith(browser);
  await invited.goto(await linkOfMail(request, emailId, /invited to work/));
  await expect(invited.getByText(`For ${emailId}, as Academics.`)).toBeVisible();
  await expectNoAxeFaults(invited, 'an invitation');
  await invited.getByLabel('First name').fill('Meera');
  await invited.getByLabel('Last name').fill('Test');
  await invited.getByLabel('Password', { exact: false }).first().fill(DEMO_PASSWORD);
  await invited.getByRole('button', { name: 'Accept the invitation' }).click();
  await invited.waitForURL(/\/office$/);
  await expect(invited.getByText('Meera Test, you work here as Academics.')).toBeVisible();
  const links = invited.getByRole('navigation', { name: navigation }).getByRole('link');
  await expect(links.first()).toHaveText('Overview');
  await expect(links.filter({ hasText: 'Staff' })).toHaveCount(0);
  await expect(links.filter({ hasText: 'Audit log' })).toHaveCount(0);
  await expectNoAxeFaults(invited, 'the office of academics');
  await invited.goto('/office/staff');
  await expect(invited.getByRole('heading', { name: 'Your role does not include this page' })).toBeVisible();

  await page.goto(`/office/staff?search=${encodeURIComponent(emailId)}`);
  const row = page.getByRole('link', { name: 'Meera Test' });
  await row.focus();
  await page.keyboard.press('Enter');
  const member = page.getByRole('dialog', { name: 'Meera Test' });
  await member.getByRole('checkbox', { name: 'Owner' }).check();
  await member.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByText('Roles saved.')).toBeVisible();
  await expectNoAxeFaults(page, 'the sheet of one of the staff');

  await invited.goto('/office/audit');
  await expect(invited.getByRole('link', { name: 'Changed staff roles' }).first()).toBeVisible();

  // A success notice covers the foot of a narrow screen, and waits while another window is in view.
  await page.bringToFront();
  await expect(page.getByText('Roles saved.')).toBeHidden();
  await typeToConfirm(member, emailId);
  await member.getByRole('button', { name: 'End their work' }).click();
  await expect(member).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();

  await invited.getByRole('searchbox').fill('staff');
  await invited.getByRole('searchbox').press('Enter');
  await expect(
    invited.getByRole('heading', { name: 'You no longer have access to the office' }),
  ).toBeVisible();
  await expect(invited.getByText('Your roles at the school do not allow this.')).toBeVisible();
  await expectNoAxeFaults(invited, 'an office that was closed');
  await invited.close();

  await page.goto(`/office/audit?search=${encodeURIComponent(emailId)}`);
  await expect(page.getByRole('link', { name: 'Accepted an invitation' })).toBeVisible();
  await expectNoAxeFaults(page, 'the audit log');
  await page.getByRole('link', { name: 'Changed staff roles' }).first().click();
  const entry = page.getByRole('dialog', { name: 'Changed staff roles' });
  await expect(entry.getByRole('table', { name: 'Changes' })).toContainText('None');
  await expect(entry).toContainText('Olivia');
  await expectNoAxeFaults(page, 'an entry of the audit log');
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV of these entries' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-.*\.csv$/);
});

test('OFFICE-01 a learner finds no page at the address of the office', async ({ page, context, request }) => {
  await signIn(context, request, 'learner@plinth.test');
  for (const path of ['/office', '/office/staff', '/office/audit']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  }
  await expectNoAxeFaults(page, 'the office of a learner');
});
