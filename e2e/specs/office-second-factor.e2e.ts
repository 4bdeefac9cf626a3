import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { generate } from 'otplib';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { browserWith } from '../support/new-person.ts';
import { sendSignIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/**
 * A code is valid once: the second is that of the next step, which the school accepts as it accepts that of the last
 * step.
 */
const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

const toTheCode = async (page: Page, emailId: string) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await sendSignIn(page, emailId);
  await expect(page.getByRole('heading', { name: 'Show your second factor' })).toBeVisible();
};
const signOut = (page: Page) => page.context().clearCookies();

test('OFFICE-03 OFFICE-05 a colleague sets up a second factor, signs in with a code and once with a recovery code, and an owner resets a lost factor', async ({
  page,
  browser,
  request,
}) => {
  const emailId = `factor-${randomBytes(5).toString('hex')}@plinth.test`;
  await page.goto('/login');
  await sendSignIn(page, 'owner@plinth.test');
  await page.waitForURL(/\/office$/);
  await page.goto('/office/staff');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite a colleague' });
  await invite.getByLabel('Email address').fill(emailId);
  await invite.getByRole('checkbox', { name: 'Finance' }).check();
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invite).toBeHidden();

  const own = await browserWith(browser);
  await own.goto(await linkOfMail(request, emailId, /invited to work/));
  await own.getByLabel('First name').fill('Farid');
  await own.getByLabel('Last name').fill('Factor');
  await own.getByLabel('Password', { exact: false }).first().fill(DEMO_PASSWORD);
  await own.getByRole('button', { name: 'Accept the invitation' }).click();
  await own.waitForURL(/\/office$/);

  await own.goto('/account-settings');
  const section = own.getByRole('region', { name: 'Second factor' });
  await section.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoAxeFaults(own, 'setting up a second factor');
  const secret = ((await section.getByText(/^[A-Z2-7 ]{20,}$/).textContent()) ?? '').replaceAll(' ', '');
  await section.getByLabel(/^Code/).fill('000000');
  await section.getByRole('button', { name: 'Switch it on' }).click();
  await expect(section.getByText(/This code is not right/)).toBeVisible();
  await section.getByLabel(/^Code/).fill(await codeOf(secret));
  await section.getByRole('button', { name: 'Switch it on' }).click();
  const listed = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await expectNoAxeFaults(own, 'recovery codes');
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByText('10 left')).toBeVisible();
  await expectNoAxeFaults(own, 'a second factor that is on');

  await signOut(own);
  await toTheCode(own, emailId);
  await expectNoAxeFaults(own, 'the code of a sign-in');
  await own.getByLabel(/^Code/).fill(await codeOf(secret, 1));
  await own.getByRole('button', { name: 'Continue' }).click();
  await own.waitForURL(/\/office$/);

  for (const isFirst of [true, false]) {
    await signOut(own);
    await toTheCode(own, emailId);
    await own.getByRole('button', { name: 'Use a recovery code' }).click();
    await own.getByLabel(/^Recovery code/).fill(codes[0] ?? '');
    await own.getByRole('button', { name: 'Continue' }).click();
    if (isFirst) await own.waitForURL(/\/office$/);
    else await expect(own.getByText(/it has already been used/)).toBeVisible();
  }

  await page.goto(`/office/staff?search=${encodeURIComponent(emailId)}`);
  await page.getByRole('link', { name: /^Farid/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Farid Factor' });
  await sheet.getByRole('button', { name: 'Remove the second factor' }).click();
  await sheet.getByRole('button', { name: 'Remove it' }).click();
  await expect(sheet).toBeHidden();
  await own.goto('/login');
  await expect(own.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await sendSignIn(own, emailId);
  await own.waitForURL(/\/office$/);
});
