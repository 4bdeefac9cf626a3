import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { enterCourse, secondDevice, within } from '../support/course.ts';
import { resumePdf } from '../support/resume.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Two learners used by no other flow, one for each screen size. */
const LEARNER: Record<string, string> = {
  phone: 'nandini.demo@plinth.test',
  desk: 'ojas.demo@plinth.test',
};

const options = (on: Page) => on.getByRole('radio').or(on.getByRole('checkbox'));

/** Answers every question of an attempt that is at its first one, and hands it in. */
async function answerAll(on: Page) {
  const first = (await on.getByText(/^Question 1 of/).textContent()) ?? '';
  const count = Number(/of (\d+)/.exec(first)?.[1]);
  for (let question = 1; question <= count; question += 1) {
    await expect(on.getByText(`Question ${question} of ${count}`)).toBeVisible();
    await options(on).first().check();
    if (question < count) await on.getByRole('button', { name: 'Next' }).click();
  }
  await expect(on.getByText('Saved', { exact: true })).toBeVisible();
  await on.getByRole('button', { name: 'Submit' }).click();
}

test('HUB-03 CURR-04 QUIZ-08 QUIZ-09 FORM-01 a week of a learner: a lesson, a quiz with a reload, a day offline, a second device, a hand-in', async ({
  page,
  context,
  request,
  browser,
}, info) => {
  test.setTimeout(240_000);
  const learner = LEARNER[sizeOf(info.project)] ?? '';
  const { cohortId, outline, states } = await enterCourse(context, request, learner);
  const stateOf = async (nodeId: string) => (await states())[nodeId]?.state ?? 'NOT_STARTED';
  const nodes = within(await outline());
  const before = await states();
  const pageOf = (type: string, title?: string) => {
    const found = nodes.find(
      ({ type: other, meta, nodeId }) =>
        other === type &&
        (title === undefined || meta.title === title) &&
        before[nodeId]?.isLocked !== true &&
        before[nodeId]?.state !== 'COMPLETED',
    );
    if (!found) throw new Error(`the seeded course has no open ${type}`);
    return {
      ...found,
      title: found.meta.title ?? '',
      path: `/learn/${cohortId}/curriculum?cid=${found.nodeId}`,
    };
  };
  const bonus = pageOf('BONUS');
  const guide = pageOf('GUIDE');
  const quiz = pageOf('QUIZ');
  const task = pageOf('TASK', 'A sheet list for a small house');
  const heading = (on: Page, title: string) => on.getByRole('heading', { level: 1, name: title });

  await test.step('Monday: from the hub to where the learner left off, and a page completed', async () => {
    await page.goto('/learner-hub');
    await page
      .getByRole('region', { name: 'Where you left off' })
      .getByRole('link', { name: 'Continue' })
      .click();
    await page.waitForURL(/\/curriculum\?mid=.+&cid=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(bonus.path);
    await expect(heading(page, bonus.title)).toBeVisible();
    await page.getByRole('button', { name: 'Mark complete' }).click();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await expect.poll(() => stateOf(bonus.nodeId)).toBe('COMPLETED');
  });

  await test.step('Tuesday: a quiz is begun, and a reload loses neither position nor answer', async () => {
    await page.goto(quiz.path);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await options(page).first().check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Question 1 of/)).toBeVisible();
    await expect(options(page).first()).toBeChecked();
  });

  await test.step('Wednesday: the connection is lost in a lesson; the completion is sent when it is back', async () => {
    await page.goto(guide.path);
    await expect(heading(page, guide.title)).toBeVisible();
    const mark = page.getByRole('button', { name: 'Mark complete' });
    await expect(mark).toBeVisible();
    await context.setOffline(true);
    await mark.click();
    await expect(page.getByText('1 completed page is kept here and sent later.')).toBeVisible();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    expect(await stateOf(guide.nodeId)).not.toBe('COMPLETED');
    await context.setOffline(false);
    await expect(page.getByText('What you completed offline has been sent.')).toBeVisible();
    await expect.poll(() => stateOf(guide.nodeId)).toBe('COMPLETED');
  });

  await test.step('Thursday: another device continues the quiz and hands it in', async () => {
    const other = await secondDevice(browser, page);
    await other.goto(quiz.path);
    await other.getByRole('button', { name: 'Continue your attempt' }).click();
    await expect(other.getByText(/^Question 2 of/)).toBeVisible();
    await other.getByRole('button', { name: 'Previous' }).click();
    await expect(options(other).first()).toBeChecked();
    await answerAll(other);
    await expect.poll(() => stateOf(quiz.nodeId)).toBe('COMPLETED');
    await other.goto(guide.path);
    await expect(other.getByText('Completed', { exact: true })).toBeVisible();
    await other.context().close();
    await page.goto(quiz.path);
    await expect(page.getByRole('button', { name: 'See results' })).toBeVisible();
  });

  await test.step('Friday: a task is handed in, although the connection drops at the button', async () => {
    await page.goto(task.path);
    await page
      .getByLabel('Files')
      .setInputFiles([{ name: 'sheets.pdf', mimeType: 'application/pdf', buffer: resumePdf() }]);
    await expect(page.getByRole('button', { name: 'Remove sheets.pdf' })).toBeVisible();
    await page.getByLabel(/A few words/).fill('Six sheets, numbered by discipline.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Hand in', exact: true }).click();
    await expect(page.getByText('No connection to the school.').first()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Hand in', exact: true }).click();
    const versions = page.getByRole('region', { name: 'What you handed in' });
    await expect(versions.getByText('Version 1')).toBeVisible();
    await expect(versions.getByText('Six sheets, numbered by discipline.')).toBeVisible();
    await page.reload();
    await expect(versions.getByText('Version 1')).toBeVisible();
    await expect(versions.getByText('Version 2')).toBeHidden();
  });

  await test.step('Sunday: the map and the tasks show the state of the week', async () => {
    await page.goto(`/learn/${cohortId}/tasks`);
    await expect(page.getByRole('link', { name: /^A sheet list for a small house/ })).toContainText(
      'Handed in',
    );
    await page.goto(`/learn/${cohortId}/curriculum`);
    await expect(page.getByText(/^\d+ of \d+ steps of the course are done\.$/)).toBeVisible();
    await expectNoAxeFaults(page, 'the map at the end of a week');
    const after = await states();
    for (const { nodeId } of [bonus, guide, quiz]) expect(after[nodeId]?.state).toBe('COMPLETED');
    const undone = Object.keys(before).filter(
      (nodeId) => before[nodeId]?.state === 'COMPLETED' && after[nodeId]?.state !== 'COMPLETED',
    );
    expect(undone).toEqual([]);
  });
});
