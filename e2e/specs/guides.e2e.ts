import { expectNoAxeFaults } from '../support/axe.ts';
import { learnerCalls } from '../support/learner-calls.ts';
import { browserWith } from '../support/new-person.ts';
import { ownGuide } from '../support/own-guide.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('ROUTE-30 ROUTE-31 ROUTE-34 API-167 API-171 API-177 API-182 API-189 API-190 a guide finds the pending work in the hub, takes a query and answers it for the learner', {
  tag: '@quick',
}, async ({ browser, request }) => {
  const { cohortId, guide, learner } = await ownGuide(request);
  const calls = learnerCalls(request, cohortId, learner.token);
  const queryId = await calls.ask('Which level is the parapet on?');
  const page = await browserWith(browser, guide.token);

  await page.goto('/ig-hub');
  const card = page.getByRole('listitem').filter({ hasText: '1 open query' });
  await expect(card).toContainText('0 hand-ins to assess');
  await card.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(new RegExp(`/mentor/${cohortId}/dashboard$`));
  await expect(page.getByText('Studio Own')).toBeVisible();
  await expect(page.getByText('You have answered none in the last twelve weeks.')).toBeVisible();
  await expectNoAxeFaults(page, 'the dashboard of a guide');

  await page.getByRole('link', { name: '1 open query' }).click();
  await expect(page).toHaveURL(/\/queries\?assigned=me-or-nobody$/);
  const asked = page.getByRole('link', { name: /Which level is the parapet on/ });
  await expect(asked).toBeVisible();
  await expectNoAxeFaults(page, 'the queries of a guide');
  await asked.click();
  await expect(page).toHaveURL(new RegExp(`queryId=${queryId}`));
  await expect(page.getByText('Nobody has answered yet.')).toBeVisible();
  await page.getByLabel('Assigned to').selectOption({ label: 'You' });
  await expect(page.getByLabel('Assigned to')).toHaveValue(guide.userId);
  await page
    .getByRole('textbox', { name: 'Your answer' })
    .fill('Put it on the roof level, **unconstrained**.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(/on the roof level/);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Put it on the roof level' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as unanswered' })).toBeVisible();
  await expectNoAxeFaults(page, 'an answered query');
  expect((await calls.thread(queryId)).map(({ text }) => text)).toEqual([
    'Put it on the roof level, **unconstrained**.',
  ]);

  await page.getByRole('link', { name: 'All queries' }).click();
  await expect(page.getByText('Nobody is waiting for an answer from you')).toBeVisible();
  await page.getByRole('link', { name: 'Answered', exact: true }).click();
  await expect(page).toHaveURL(/state=ANSWERED/);
  await expect(page.getByRole('link', { name: /Which level is the parapet on/ })).toContainText('with you');
  await page.goto(`/mentor/${cohortId}/dashboard`);
  await expect(page.getByText('on average, 1 query answered')).toBeVisible();
});

test('ROUTE-36 ROUTE-38 MENTOR-02 API-210 API-211 API-225 API-226 a guide is told of a hand-in, sends it back, reviews the next version, and sees how the learner does', async ({
  browser,
  request,
}, { project }) => {
  const { cohortId, guide, learner } = await ownGuide(request);
  const calls = learnerCalls(request, cohortId, learner.token);
  const [task] = await calls.tasks();
  if (!task) throw new Error('no task is open');
  await calls.handIn(task, 'https://models.plinth.test/first');
  const page = await browserWith(browser, guide.token);

  await page.goto('/notifications');
  await page.getByRole('link', { name: /A hand-in is waiting for your review/ }).click();
  await expect(page).toHaveURL(new RegExp(`/mentor/${cohortId}/task-assessment\\?report=`));
  await expect(page.getByText('The joins are on sheet two.')).toBeVisible();
  await expectNoAxeFaults(page, 'a hand-in');
  await page.getByRole('button', { name: 'Take it into review' }).click();
  await expect(page.getByText('The learner sees that it is being read.')).toBeVisible();
  expect((await calls.task(task.nodeId))?.reviewStatus).toBe('IN_REVIEW');
  await page.getByRole('button', { name: 'Send it back' }).click();
  await expect(page.getByText('Say what to change', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your comments' }).fill('The joins at grid C are open.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your comments' })).toHaveValue(
    'The joins at grid C are open.',
  );
  await page.getByRole('button', { name: 'Send it back' }).click();
  await expect(page.getByRole('heading', { name: 'Sent back to the learner' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to the queue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Task assessment' })).toBeVisible();
  await expect(page.getByText('Nothing needs your attention')).toBeVisible();
  expect(await calls.task(task.nodeId)).toMatchObject({
    reviewStatus: 'REJECTED',
    remark: 'The joins at grid C are open.',
  });

  await calls.handIn(task, 'https://models.plinth.test/second');
  await page.reload();
  await page.getByRole('link', { name: new RegExp(`Nila Test: ${task.title}`) }).click();
  await expect(page.getByText('Version 2', { exact: true })).toBeVisible();
  await expect(page.getByText('The joins at grid C are open.')).toBeVisible();
  await page.getByLabel('Score').fill('100000');
  await page.getByRole('button', { name: 'Finish the review' }).click();
  await expect(page.getByText(/Give whole points from 0 to/)).toBeVisible();
  await page.getByLabel('Score').fill('30');
  await page.getByRole('textbox', { name: 'Your comments' }).fill('Closed. Well drawn.');
  await page.getByRole('button', { name: 'Finish the review' }).click();
  await expect(page.getByRole('heading', { name: 'Reviewed', exact: true })).toBeVisible();
  await expectNoAxeFaults(page, 'a hand-in that was judged just now');
  await page.getByRole('link', { name: 'Back to the queue' }).click();
  await expect(page.getByText('Nothing needs your attention')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing needs your attention')).toBeVisible();
  await expectNoAxeFaults(page, 'an empty queue');
  expect(await calls.task(task.nodeId)).toMatchObject({
    reviewStatus: 'REVIEWED',
    score: 30,
    remark: 'Closed. Well drawn.',
  });
  await page.getByRole('link', { name: 'Reviewed', exact: true }).click();
  await expect(page.getByRole('link', { name: new RegExp(task.title) })).toContainText('version 2');

  await page.goto(`/mentor/${cohortId}/group-performance`);
  await expect(page.getByText(/^1 learner, \d+ credits on average/)).toBeVisible();
  await page.getByLabel('Kind of work').selectOption('ASSIGNMENT');
  await expect(page).toHaveURL(/kind=ASSIGNMENT/);
  await expect(page.getByRole('link', { name: 'Nila Test' })).toBeVisible();
  if (sizeOf(project) === 'phone') {
    // The heads are not drawn here; the list replacing them is operated by keyboard.
    const order = page.getByRole('combobox', { name: 'Sorted by' });
    await expect(order).toHaveValue('descending credits');
    await order.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/direction=ASC/);
    await expect(order).toHaveValue('ascending credits');
    // From the list to the first learner, past heads that are not visible.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Nila Test' })).toBeFocused();
  } else {
    await expect(page.getByLabel('Sorted by')).toBeHidden();
    await page.getByRole('button', { name: 'Sessions' }).press('Enter');
    await expect(page).toHaveURL(/sort=attendance/);
  }
  await expectNoAxeFaults(page, 'the learners of a guide');
  await page.getByRole('link', { name: 'Nila Test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nila Test' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Work handed in' })).toHaveAttribute(
    'aria-valuetext',
    /^1 of \d+, 1 reviewed$/,
  );
  await expectNoAxeFaults(page, 'a learner of a guide');
});

test('ROUTE-32 ROUTE-33 D-35 CURR-03 a guide reads the course with every part open, and nothing is recorded', async ({
  browser,
  request,
}) => {
  const { cohortId, guide } = await ownGuide(request);
  const page = await browserWith(browser, guide.token);
  const writes: string[] = [];
  page.on('request', (call) => {
    if (call.method() !== 'GET' && /\/lms\//.test(call.url())) writes.push(call.url());
  });
  await page.goto(`/mentor/${cohortId}/curriculum`);
  await page.getByRole('link', { name: /What BIM manages/ }).click();
  await expect(page).toHaveURL(new RegExp(`/mentor/${cohortId}/curriculum\\?mid=.*cid=`));
  await expect(page.getByRole('heading', { level: 1, name: 'What BIM manages' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark complete' })).toHaveCount(0);
  await expectNoAxeFaults(page, 'a lesson in preview');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(new RegExp(`/mentor/${cohortId}/curriculum`));
  await page.goto(`/mentor/${cohortId}/capstone`);
  await expect(page.getByRole('heading', { level: 1, name: 'Capstone' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectNoAxeFaults(page, 'the capstone in preview');
  expect(writes).toEqual([]);
});
