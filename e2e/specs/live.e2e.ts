import { learnerCalls } from '../support/learner-calls.ts';
import { browserWith } from '../support/new-person.ts';
import { ownGuide } from '../support/own-guide.ts';
import { expect, test } from '../support/test.ts';

/**
 * What others do shows within two seconds on an idle machine (HOLD-07). A busy one takes longer, and this is still long
 * before a screen would poll.
 */
const SOON = { timeout: 12_000 };

test('HOLD-07 a reply appears in every open tab of its learner, and their answer with the guide, without reloading; a session ended elsewhere is left', async ({
  browser,
  request,
}) => {
  const { cohortId, guide, learner } = await ownGuide(request);
  const { ask, write } = learnerCalls(request, cohortId, learner.token);
  const queryId = await ask('Who draws the kerb?');
  const open = (token: string) => browserWith(browser, token);

  const first = await open(learner.token);
  const stream = first.waitForResponse('**/v1/client/user/live');
  await first.goto(`/learn/${cohortId}/queries-v2?queryId=${queryId}`);
  expect((await stream).status()).toBe(200);
  const second = await first.context().newPage();
  await second.goto(`/learn/${cohortId}/queries-v2?queryId=${queryId}`);
  const tabs = [first, second];
  for (const tab of tabs) await expect(tab.getByText('Nobody has answered yet.')).toBeVisible();

  const desk = await open(guide.token);
  await desk.goto(`/mentor/${cohortId}/queries?queryId=${queryId}`);
  await desk.getByRole('textbox', { name: 'Your answer' }).fill('The road engineer draws it.');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'The road engineer' })).toBeVisible();
  for (const tab of tabs) await expect(tab.getByText('The road engineer draws it.')).toBeVisible(SOON);
  // What is already in view is not new: it is marked read on the bell as well.
  for (const tab of tabs)
    await expect(tab.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible(SOON);
  await write(queryId, 'Then we only show it.');
  await expect(desk.getByText('Then we only show it.')).toBeVisible(SOON);

  for (const tab of tabs) await tab.goto(`/learn/${cohortId}/dashboard`);
  for (const tab of tabs)
    await expect(tab.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await desk.getByRole('textbox', { name: 'Your answer' }).fill('And she sets the levels.');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  for (const tab of tabs)
    await expect(tab.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible(SOON);

  await request.post('/v1/client/user/logout', { headers: { 'x-auth-token': learner.token } });
  await first.waitForURL(/\/login/, SOON);
});
