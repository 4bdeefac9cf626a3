import type { CDPSession, Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { newPerson } from '../support/new-person.ts';
import { sendSignIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Adds a security key to this browser, which is touched whenever it is requested. */
async function plugIn(page: Page): Promise<{ key: CDPSession; authenticatorId: string }> {
  const key = await page.context().newCDPSession(page);
  await key.send('WebAuthn.enable');
  const { authenticatorId } = await key.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { key, authenticatorId };
}

async function signInUpTo(page: Page, emailId: string, heading: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await sendSignIn(page, emailId);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

test('OFFICE-05 a user adds a passkey, signs in with it, is refused with a copied one, and removes it', async ({
  page,
  request,
}) => {
  const { emailId } = await newPerson(request, 'Pia');
  const { key, authenticatorId } = await plugIn(page);
  await page.goto('/login');
  await sendSignIn(page, emailId);
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto('/account-settings');
  const section = page.getByRole('region', { name: 'Second factor' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(section.getByText('This field is required')).toBeVisible();
  await section.getByLabel(/^Name of the passkey/).fill('Blue key');
  await expectNoAxeFaults(page, 'naming a passkey');
  await section.getByRole('button', { name: 'Create the passkey' }).click();
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByRole('list', { name: 'Passkeys' }).getByText('Blue key')).toBeVisible();
  await expectNoAxeFaults(page, 'a passkey that is there');

  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel(/^Name of the passkey/).fill('The same key');
  await section.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(section.getByText('This device already has a passkey for your account.')).toBeVisible();

  const step = 'Show your second factor';
  await signInUpTo(page, emailId, step);
  await expect(page.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
  await expectNoAxeFaults(page, 'the passkey of a sign-in');
  const { credentials } = await key.send('WebAuthn.getCredentials', { authenticatorId });
  await page.getByRole('button', { name: 'Show your passkey' }).click();
  await expect(page.getByRole('heading', { name: step })).toBeHidden();
  await expect(page).not.toHaveURL(/\/login/);

  const [kept] = credentials;
  if (!kept) throw new Error('the key keeps no passkey');
  const { credentialId } = kept;
  const putBack = async (signCount: number) => {
    await key.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
    await key.send('WebAuthn.addCredential', { authenticatorId, credential: { ...kept, signCount } });
  };
  await putBack(0);
  await signInUpTo(page, emailId, step);
  await page.getByRole('button', { name: 'Show your passkey' }).click();
  await expect(page.getByText(/This passkey was not accepted/)).toBeVisible();
  await putBack(kept.signCount + 10);
  await page.getByRole('button', { name: 'Show your passkey' }).click();
  await expect(page.getByRole('heading', { name: step })).toBeHidden();
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto('/account-settings');
  await section.getByRole('button', { name: 'Remove Blue key' }).click();
  await expect(section.getByText(/is the last of your second factor/)).toBeVisible();
  await expectNoAxeFaults(page, 'removing a passkey');
  await section.getByRole('button', { name: 'Show your passkey' }).click();
  await expect(section.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await sendSignIn(page, emailId);
  await expect(page).not.toHaveURL(/\/login/);
});
