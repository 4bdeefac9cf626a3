import { expectNoAxeFaults } from '../support/axe.ts';
import { learnerCalls } from '../support/learner-calls.ts';
import { makeGuide } from '../support/make-guide.ts';
import { browserWith, newPerson } from '../support/new-person.ts';
import { ownGuide } from '../support/own-guide.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('COHORT-05 a guide is replaced mid-course: the successor gets the pending hand-in and open query, and the predecessor loses the cohort', async ({
  page,
  context,
  browser,
  request,
}) => {
  const { cohortId, guide, learner } = await ownGuide(request);
  const successor = await newPerson(request, 'Gauri');
  await makeGuide(successor.userId);
  const calls = learnerCalls(request, cohortId, learner.token);
  const [task] = await calls.tasks();
  if (!task) throw new Error('no task is open');
  await calls.handIn(task, 'https://models.plinth.test/first');
  const queryId = await calls.ask('Which level is the parapet on?');

  await signIn(context, request, 'academics@plinth.test');
  await page.goto(`/office/cohorts/${cohortId}/groups`);
  await expect(page.getByRole('region', { name: 'Studio Own', exact: true })).toContainText('Girish Test');
  await page.getByRole('button', { name: 'Replace or end Girish Test as guide' }).click();
  const sheet = page.getByRole('dialog', { name: 'Replace Girish Test' });
  await sheet.getByRole('button', { name: 'End without a successor' }).click();
  await expect(sheet.getByText(/^Name who takes over: 1 groups, 1 queries/)).toBeVisible();
  await expectNoAxeFaults(page, 'a guide with open work who cannot be ended');
  await sheet.getByLabel('Successor').selectOption(successor.userId);
  await sheet.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/^Done\. Handed over: groups 1, queries 1/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Studio Own', exact: true })).toContainText('Gauri Test');

  const own = await browserWith(browser, successor.token);
  await own.goto('/ig-hub');
  await expect(own.getByRole('listitem').filter({ hasText: '1 hand-in to assess' })).toContainText(
    '1 open query',
  );
  await own.goto(`/mentor/${cohortId}/task-assessment`);
  await own.getByRole('link', { name: new RegExp(`Nila Test: ${task.title}`) }).click();
  await expect(own.getByText('The joins are on sheet two.')).toBeVisible();
  const reviewed = new URL(own.url());
  await own.getByLabel('Score').fill('30');
  await own.getByRole('textbox', { name: 'Your comments' }).fill('Closed. Well drawn.');
  await own.getByRole('button', { name: 'Finish the review' }).click();
  await own.getByRole('link', { name: 'Back to the queue' }).click();
  await expect(own.getByText('Nothing needs your attention')).toBeVisible();
  await own.goto(`/mentor/${cohortId}/queries?queryId=${queryId}`);
  await expect(own.getByLabel('Assigned to')).toHaveValue(successor.userId);
  expect(await calls.task(task.nodeId)).toMatchObject({ reviewStatus: 'REVIEWED', score: 30 });
  await own.context().close();

  const before = await browserWith(browser, guide.token);
  await before.goto('/notifications');
  await expect(before.getByRole('link', { name: /You are no longer guide of/ })).toBeVisible();
  await before.goto(`${reviewed.pathname}${reviewed.search}`);
  await expect(before.getByText('The joins are on sheet two.')).toBeHidden();
  await before.goto('/ig-hub');
  await expect(before.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(before.getByText('1 hand-in to assess')).toBeHidden();
});
