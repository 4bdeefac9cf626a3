import { randomBytes } from 'node:crypto';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { browserWith } from '../support/new-person.ts';
import { tokenOf } from '../support/sign-in.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('API-058 a stranger asks a learner about the course, the school mails the answer, and the profile shows it', async ({
  browser,
  request,
}, { project }) => {
  // Each screen size has a separate learner.
  const emailId = sizeOf(project) === 'phone' ? 'vidya.demo@plinth.test' : 'yamini.demo@plinth.test';
  const token = await tokenOf(request, emailId);
  const { userProfile } = await (
    await request.get('/v1/client/user/profile', { headers: { 'x-auth-token': token } })
  ).json();
  const tag = randomBytes(4).toString('hex');
  const asker = `meera-${tag}@plinth.test`;
  const question = `How many hours a week (${tag})?`;
  const profile = `/user-profile?userHash=${userProfile.userHash}`;

  const own = await browserWith(browser, token);
  await own.goto('/user-profile');
  const card = own.getByRole('region', { name: 'Questions about your course' });
  const mayAsk = card.getByRole('checkbox', { name: /^Future learners may ask me/ });
  const stranger = await browserWith(browser);
  const ask = stranger.getByRole('button', { name: `Ask ${userProfile.firstName} about the course` });

  await test.step('the question form is hidden until the learner allows it', async () => {
    await expect(mayAsk).not.toBeChecked();
    await stranger.goto(profile);
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(ask).toBeHidden();
    await mayAsk.check();
    await expect(card.getByText('Nobody has asked yet.')).toBeVisible();
  });

  await test.step('the stranger asks a question', async () => {
    await stranger.reload();
    await ask.click();
    const dialog = stranger.getByRole('dialog');
    await dialog.getByLabel(/^First name/).fill('Meera');
    await dialog.getByLabel(/^Email/).fill('meera');
    await dialog.getByLabel(/^Your question/).fill(question);
    await dialog.getByRole('button', { name: 'Send the question' }).click();
    await expect(dialog.getByLabel(/^Email/)).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeFaults(stranger, 'asking about the course');
    await dialog.getByLabel(/^Email/).fill(asker);
    await dialog.getByRole('button', { name: 'Send the question' }).click();
    await expect(stranger.getByText(/An answer comes by email/)).toBeVisible();
  });

  await test.step('the learner is notified, reads it without an address, and answers', async () => {
    await own.goto('/notifications');
    await own.getByRole('link', { name: /Meera asks you about your course/ }).click();
    await own.waitForURL(/\/user-profile/);
    await expect(own.getByRole('heading', { name: 'Questions about your course' })).toBeInViewport();
    await expect(card.getByText(question)).toBeVisible();
    await expect(own.locator('body')).not.toContainText(asker);
    await card.getByRole('button', { name: 'Answer the question of Meera' }).click();
    await card.getByLabel(/^Your answer to Meera/).fill('Ten, most of them at the weekend.');
    await own.reload();
    await card.getByRole('button', { name: 'Answer the question of Meera' }).click();
    await expect(card.getByLabel(/^Your answer to Meera/)).toHaveValue('Ten, most of them at the weekend.');
    await card.getByRole('checkbox', { name: /^Show question and answer/ }).check();
    await expectNoAxeFaults(own, 'answering a lead');
    await card.getByRole('button', { name: 'Send the answer' }).click();
    await expect(card.getByText('Answered, shown on your profile')).toBeVisible();
  });

  await test.step('the email leads the stranger to the answer, which does not name the asker', async () => {
    await stranger.goto(await linkOfMail(request, asker, /answered your question/));
    await expect(stranger.getByText('Ten, most of them at the weekend.')).toBeVisible();
    await expect(stranger.getByText(question)).toBeVisible();
    await expect(stranger.locator('body')).not.toContainText('Meera');
    await expectNoAxeFaults(stranger, 'a profile with answers');
    await card.getByRole('button', { name: /^Hide from profile/ }).click();
    await expect(card.getByText('Answered', { exact: true })).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(stranger.getByText(question)).toBeHidden();
  });
});
