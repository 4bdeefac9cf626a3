import { randomBytes, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { cohortIdOf, signIn, tokenOf } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const put = async (request: APIRequestContext, token: string, path: string, data: object) => {
  const answer = await request.put(path, { headers: { 'x-auth-token': token }, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
};

test('API-177 a reply from a guide appears once in the notification centre, counts on the bell, and is marked as read', async ({
  page,
  context,
  request,
}) => {
  const token = await signIn(context, request, 'transferred@plinth.test');
  const cohortId = await cohortIdOf(request, token, '5');
  const headers = { 'x-auth-token': token };
  await put(request, token, '/v1/client/user/notifications/read', { until: new Date().toISOString() });
  const title = `Which level is the kerb on? ${randomBytes(3).toString('hex')}`;
  const { query } = await put(request, token, `/v1/client/workspace/${cohortId}/query`, {
    title,
    description: 'Road level, or the level of the walk with an offset?',
    meta: {},
  });
  await page.goto('/learner-hub');
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();

  const guide = await tokenOf(request, 'guide2@plinth.test');
  const reply = { queryId: query.queryId, clientId: randomUUID(), text: 'Road level, with the offset.' };
  for (const _ of ['sent', 'sent again'])
    await put(request, guide, `/v1/client/mentor/${cohortId}/query-thread`, reply);

  await page.reload();
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await page.waitForURL(/\/notifications$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: title });
  await expect(item).toHaveCount(1);
  await expect(item.getByRole('link')).toHaveAttribute(
    'href',
    `/learn/${cohortId}/queries?queryId=${query.queryId}`,
  );
  await expectNoAxeFaults(page, 'the notification centre');

  await page.getByRole('link', { name: 'Payments' }).click();
  await page.waitForURL(/category=PAYMENT/);
  await expect(item).toHaveCount(0);
  await page.getByRole('link', { name: 'Replies' }).click();
  await page.getByRole('link', { name: 'Unread', exact: true }).click();
  await page.waitForURL(/category=REPLY&unread=true/);
  await expect(item).toHaveCount(1);
  await item.getByRole('button', { name: /^Mark read/ }).click();
  await expect(item).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await expectNoAxeFaults(page, 'the notification centre without an unread one');
  const count = await request.get('/v1/client/user/notifications/unread', { headers });
  expect(await count.json()).toEqual({ unread: 0 });
});
