import { expectNoAxeFaults } from '../support/axe.ts';
import { sendSignIn, setToken, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('ROUTE-12 ROUTE-14 ERR-02 ROUTE-05 a page requested without a session opens after signing in', async ({
  page,
}) => {
  await page.goto('/learner-hub?filter=4');
  await page.waitForURL(/\/login\?callbackUrl=%2Flearner-hub%3Ffilter%3D4/);
  await sendSignIn(page, 'transferred@plinth.test');
  await page.waitForURL(/\/learner-hub\?filter=4/);
  await expect(page.getByText('Transferred', { exact: true }).first()).toBeVisible();
  await expectNoAxeFaults(page, 'the transferred courses');
});

test('SESSION-07 ERR-01 a token unknown to the server leads to sign-in, with the way back', async ({
  page,
  context,
}) => {
  await setToken(context, 'no-such-token-any-more');
  await page.goto('/learner-hub');
  await page.waitForURL(/\/login\?callbackUrl=%2Flearner-hub/);
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'token')).toBe(false);
});

test('HUB-16 HUB-17 HUB-18 HUB-19 ROLE-31 an unverified learner is asked to verify, and the email is sent', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, request, 'unverified@plinth.test');
  await page.goto('/learner-hub');
  await expect(page.getByText('Your email verification is pending! Please verify your email.')).toBeVisible();
  await page.getByRole('button', { name: 'Verify now' }).click();
  await page.waitForURL(/\/verify-mail/);
  await expect
    .poll(async () =>
      (await (await request.get('/outbox?to=unverified@plinth.test')).text()).includes(
        'Confirm your email address',
      ),
    )
    .toBe(true);
});

test('SESSION-06 a lost connection is announced and signs nobody out: the session continues once it is back', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, request, 'learner2@plinth.test');
  await page.goto('/learner-hub');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lokesh');
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
  expect((await context.cookies()).some(({ name }) => name === 'token')).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lokesh');
});
