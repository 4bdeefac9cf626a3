import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { browserWith } from '../support/new-person.ts';
import { openOwnSchool } from '../support/own-school.ts';
import { sendSignIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Returns a person unknown to every other flow. */
const stranger = () => {
  const tag = randomBytes(5).toString('hex');
  return { emailId: `nila-${tag}@plinth.test`, firstName: 'Nila', lastName: 'Test' };
};

type Stranger = ReturnType<typeof stranger>;

async function signUp(page: Page, { emailId, firstName, lastName }: Stranger): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel(/^First name/).fill(firstName);
  await page.getByLabel(/^Last name/).fill(lastName);
  await page.getByLabel(/^Email/).fill(emailId);
  await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/verify-mail/);
}

async function signIn(page: Page, emailId: string, password: string, path = '/learner-hub'): Promise<void> {
  await page.goto(`/login?callbackUrl=${encodeURIComponent(path)}`);
  await sendSignIn(page, emailId, password);
  await page.waitForURL((url) => url.pathname === path);
}

const hub = (page: Page) => page.getByRole('heading', { level: 1, name: /Nila/ });

test('AUTH-01 AUTH-02 ROUTE-10 ROUTE-13 SESSION-04 SESSION-20 a new account is verified through the link in its email', async ({
  page,
  request,
}) => {
  const person = stranger();
  await page.goto('/signup');
  await expectNoAxeFaults(page, 'sign-up');
  await signUp(page, person);
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await page.goto(await linkOfMail(request, person.emailId, /Confirm/));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your courses' }).click();
  await expect(hub(page)).toBeVisible();
  await expect(page.getByText('Your email verification is pending!')).toBeHidden();
});

test('SESSION-03 API-008 API-009 a social identity creates an account, signs in to it, and the account gets a password as well', async ({
  page,
  context,
  request,
}) => {
  const { emailId, firstName, lastName } = stranger();
  const comeWithIdentity = async () => {
    await page.getByRole('button', { name: 'Continue with a test identity' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a test identity' })).toBeVisible();
    await page.getByLabel('Email').fill(emailId);
    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Last name').fill(lastName);
    await page.getByRole('button', { name: 'Continue with this identity' }).click();
  };

  await test.step('an identity without an account is asked before one is created', async () => {
    await page.goto('/login?callbackUrl=%2Faccount-settings');
    await comeWithIdentity();
    await expect(page.getByRole('heading', { name: 'No account yet' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expectNoAxeFaults(page, 'no account yet');
    await page.getByRole('button', { name: 'Create an account with it' }).click();
    await page.waitForURL(/\/account-settings/);
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  await test.step('the same identity signs in to the same account', async () => {
    await context.clearCookies();
    await page.goto('/signup');
    await comeWithIdentity();
    await expect(hub(page)).toBeVisible();
  });

  await test.step('a password set through the emailed link opens the same account', async () => {
    await page.goto('/account-settings');
    await page.getByRole('button', { name: 'Email me a link to set a password' }).click();
    await page.goto(await linkOfMail(request, emailId, /Set a new password/));
    await page.getByLabel(/^New password/).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(hub(page)).toBeVisible();
    await context.clearCookies();
    await signIn(page, emailId, DEMO_PASSWORD, '/account-settings');
    await expect(page.getByText('Sandbox', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  });
});

test('API-012 ERR-05 SESSION-07 resetting a forgotten password signs out every earlier session', async ({
  page,
  browser,
  request,
}) => {
  const { emailId, ...names } = stranger();
  const device = await browserWith(browser);
  await signUp(device, { emailId, ...names });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await page.getByLabel(/^Email/).fill(emailId);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await page.goto(await linkOfMail(request, emailId, /Set a new password/));
  await page.getByLabel(/^New password/).fill('another good one');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(hub(page)).toBeVisible();
  await expect(page.getByText('Password set. All other sessions were signed out.')).toBeVisible();

  await device.goto('/billing');
  await device.waitForURL(/\/login\?callbackUrl=%2Fbilling/);
  await device.context().close();

  await page.context().clearCookies();
  await page.goto('/login');
  await sendSignIn(page, emailId);
  await expect(page.getByRole('alert')).toContainText('Email or password is not right');
  await page.getByLabel(/^Password/).fill('another good one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(hub(page)).toBeVisible();
});

test('SESSION-07 ROUTE-12 CONST-01 devices are listed and signed out remotely, and a stolen token opens nothing', async ({
  page,
  context,
  browser,
}) => {
  const person = stranger();
  await signUp(page, person);
  const device = await browserWith(browser);
  await signIn(device, person.emailId, DEMO_PASSWORD);
  await expect(hub(device)).toBeVisible();

  await test.step('the token that a script can read is useless on another device', async () => {
    const stolen = await page.evaluate(() => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    expect(stolen).not.toBe('');
    expect(await page.evaluate(() => document.cookie)).not.toContain('session_binding');
    const days = (await context.cookies()).map(({ name, expires }) => [
      name,
      Math.round((expires - Date.now() / 1000) / 86_400),
    ]);
    expect(days.sort()).toEqual([
      ['isLoggedIn', 3],
      ['session_binding', 3],
      ['token', 3],
    ]);
    const thief = await browserWith(browser, stolen);
    await thief.goto('/account-settings');
    await thief.waitForURL(/\/login\?callbackUrl=%2Faccount-settings/);
    await thief.context().close();
  });

  await test.step('the other device is listed and signed out', async () => {
    await page.goto('/learner-hub');
    await page.getByRole('button', { name: /Nila/ }).click();
    await page.getByRole('menuitem', { name: 'Account settings' }).click();
    const devices = page.getByRole('region', { name: 'Devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByText('This device')).toBeVisible();
    await expectNoAxeFaults(page, 'account settings');
    await devices.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
  });

  await device.goto('/billing');
  await device.waitForURL(/\/login\?callbackUrl=%2Fbilling/);
  await device.context().close();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
});

test('ROLE-34 D-125 name, notifications, time zone, data export, and an account deletion that is cancelled', async ({
  page,
  request,
}) => {
  const person = stranger();
  await signUp(page, person);
  await page.goto('/account-settings');

  await test.step('changes persist after a reload', async () => {
    await page.getByLabel(/^Last name/).fill('Rao');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Name saved.')).toBeVisible();
    const replies = page.getByRole('group', { name: 'Replies' });
    await replies.getByLabel('By email').uncheck();
    await expect(replies).toHaveAttribute('aria-busy', 'false');
    await page.getByLabel('Time zone').selectOption('Europe/Lisbon');
    await expect(page.getByText('Times are now in Europe/Lisbon.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(/^Last name/)).toHaveValue('Rao');
    await expect(replies.getByLabel('By email')).not.toBeChecked();
    await expect(replies.getByLabel('In the app')).toBeChecked();
    await expect(page.getByText('Times are in Western European Time.')).toBeVisible();
  });

  await test.step('the data of the account is downloaded as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toMatch(/^plinth-my-data-.*\.json$/);
  });

  await test.step('the account is scheduled for deletion and kept through the emailed link', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    await expect(dialog.getByText(/Orders, payments and invoices stay/)).toBeVisible();
    await expectNoAxeFaults(page, 'the dialog that deletes an account');
    await dialog.getByLabel(/^Your password/).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await page.goto(await linkOfMail(request, person.emailId, /will be deleted/));
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText(/Your account will be deleted on/)).toBeHidden();
  });
});

test('SESSION-06 SESSION-12 ERR-08 an outage signs nobody out, even when the daily check falls within it', async ({
  browser,
}) => {
  const school = await openOwnSchool();
  try {
    await school.start();
    const page = await browserWith(browser, undefined, { baseURL: school.origin });
    await page.clock.install();
    await signUp(page, stranger());
    await page.goto('/account-settings');
    const save = page.getByRole('button', { name: 'Save name' });
    // Everything that shows the outcome has been loaded by then.
    await save.click();
    await expect(page.getByText('Name saved.')).toBeVisible();

    await school.stop();
    await page.clock.fastForward('24:16:00');
    await expect(page.getByText('Name saved.')).toBeHidden();
    await save.click();
    const you = page.getByRole('region', { name: 'You', exact: true });
    await expect(you.getByText(/Check your network and try again/)).toBeVisible();
    await page.clock.fastForward('30');
    expect(new URL(page.url()).pathname).toBe('/account-settings');
    expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual([
      'isLoggedIn',
      'session_binding',
      'token',
    ]);

    await school.start();
    await save.click();
    await expect(page.getByText('Name saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(/^First name/)).toHaveValue('Nila');
    await page.context().close();
  } finally {
    await school.close();
  }
});
