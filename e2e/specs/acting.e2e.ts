import { expectNoAxeFaults } from '../support/axe.ts';
import { newPerson } from '../support/new-person.ts';
import { queryDatabase } from '../support/school-database.ts';
import { sendSignIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('ROLE-33 API-005 D-28 support staff act as a person under a banner, each step is recorded, and a learner cannot do so', {
  tag: '@quick',
}, async ({ page, request }) => {
  const person = await newPerson(request, 'Ila');
  const signInAs = async (emailId: string) => {
    await page.goto('/login?callbackUrl=%2Faccount-settings');
    await sendSignIn(page, emailId);
    await page.waitForURL(/\/account-settings/);
  };
  const search = page.getByLabel(/^Name, email or user id/);
  const find = async (whom: string) => {
    await search.fill(whom);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
  };
  const found = page.getByRole('list', { name: 'People found' }).getByRole('listitem');
  const banner = page.getByText(/^You are acting as Ila Test/);
  const recorded = async () =>
    (
      await queryDatabase<{ steps: number }>(
        `select count(*)::int as steps from audit_entries a join users s on s.user_id = a.actor_id
          where a.action = 'override-user' and a.subject_id = $1 and s.email_id = 'staff@plinth.test'`,
        [person.userId],
      )
    )[0]?.steps ?? 0;

  await signInAs('staff@plinth.test');
  await find('i');
  await expect(search).toHaveAttribute('aria-invalid', 'true');
  await find('nobody of that name');
  await expect(page.getByText('No name or address matches.')).toBeVisible();
  await find('ila test');
  await expect(found.filter({ hasText: person.emailId })).toBeVisible();
  await expectNoAxeFaults(page, 'people found');
  await find(person.emailId.toUpperCase());
  await expect(found).toHaveCount(1);
  expect(await recorded()).toBe(0);
  await found.getByRole('button', { name: `Act as Ila Test, ${person.emailId}` }).click();
  await expect(banner).toBeVisible();
  await expect(banner).toContainText(person.emailId);
  await page.goto('/user-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Ila Test' })).toBeVisible();
  await expect(banner).toBeVisible();
  await expectNoAxeFaults(page, 'acting as a person');
  const before = await recorded();
  expect(before).toBeGreaterThan(0);
  await page.reload();
  await expect(banner).toBeVisible();
  await expect.poll(recorded).toBeGreaterThan(before);

  await test.step('the account settings stay closed while acting as the person', async () => {
    await page.goto('/account-settings');
    await expect(page.getByText(/While you act as another user/)).toBeVisible();
  });

  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(banner).toBeHidden();
  await page.goto('/user-profile');
  await expect(page.getByRole('heading', { level: 1, name: /Sunita/ })).toBeVisible();

  await test.step('a learner who tries to act as someone is refused, and no audit row is written', async () => {
    const steps = await recorded();
    const refused = await request.get('/v1/client/user/profile', {
      headers: {
        'x-auth-token': (await newPerson(request, 'Uma')).token,
        'override-user': person.userId,
      },
    });
    expect(refused.status()).toBe(403);
    expect(await recorded()).toBe(steps);
  });
});
