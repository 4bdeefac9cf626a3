import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { browserWith } from '../support/new-person.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typeAsPerson } from '../support/type-as-person.ts';

test('REF-01 ROUTE-52 HUB-32 API-240 API-241 API-244 a learner goes from the hub to the referral program and invites a friend, who follows the link and asks about a course, and is then listed', async ({
  page,
  context,
  browser,
  request,
}, { project }) => {
  const own = (name: string) => `${name}.${project.name}.${Date.now()}@visitor.test`;
  const [invited, sentOn] = [own('ravi'), own('tara')];
  await signIn(context, request, 'learner@plinth.test');
  await page.goto('/learner-hub');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^refer/i })
    .click();
  await expect(page).toHaveURL(/\/referral-program$/);
  const friends = page.getByRole('region', { name: 'Your friends' });
  await expect(friends.getByRole('listitem').filter({ hasText: 'Nisha' })).toContainText('₹5,000');
  await expect(page.getByLabel('Link to share')).toHaveValue(/\/invited\?ref=/);
  await expectNoAxeFaults(page, 'the referral program');

  const form = page.getByRole('form', { name: 'Invite a friend' });
  await form.getByLabel('First name').fill('Ravi');
  await form.getByLabel('Email').fill('ravi@mail.con');
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form.getByText('Enter a valid email address')).toBeVisible();
  await form.getByLabel('Email').fill(invited);
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form.getByText(/on its way to Ravi/)).toBeVisible();
  await expect(friends.getByRole('listitem').filter({ hasText: 'Ravi' })).toContainText('Invited');

  const friend = await browserWith(browser);
  await friend.goto(await linkOfMail(request, invited, /thought of you/));
  await expect(friend.getByText(/^Leela learns here/)).toBeVisible();
  await expectNoAxeFaults(friend, 'an invitation');
  await friend.getByRole('link', { name: 'India', exact: true }).first().click();
  await friend.getByRole('link', { name: 'BIM for Civil Engineers' }).first().click();
  const ask = friend.locator('form[data-site-form=lead]');
  await ask.getByLabel('Name').focus();
  await expect(ask).toHaveAttribute('novalidate', '');
  await ask.getByLabel('Name').fill('Tara');
  await ask.getByLabel('Email').fill(sentOn);
  await typeAsPerson(ask.getByLabel('Your question'), 'Is the capstone done in a team?');
  await ask.getByRole('button', { name: 'Send the question' }).click();
  await expect(friend.getByText('Your question has arrived')).toBeVisible();
  await friend.context().close();

  await page.reload();
  await expect(friends.getByRole('listitem').filter({ hasText: 'Tara' })).toContainText('Invited');
  await expect(friends).not.toContainText('@');
});
