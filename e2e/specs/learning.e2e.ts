import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { enterCourse, secondDevice, within } from '../support/course.ts';
import { resumePdf } from '../support/resume.ts';
import { tokenOf } from '../support/sign-in.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Two learners of the guide's group used by no other flow, one for each screen size. */
const LEARNER: Record<string, string> = {
  phone: 'gopal.demo@plinth.test',
  desk: 'chetan.demo@plinth.test',
};
const whoOf = (info: TestInfo) => LEARNER[sizeOf(info.project)] ?? '';

test(
  'HUB-03 a lesson continues where the learner left off, with a note and a bookmark that appear on another device',
  { tag: '@quick' },
  async ({ page, context, request, browser }, info) => {
    const { cohortId, outline } = await enterCourse(context, request, whoOf(info));
    await page.goto('/learner-hub');
    await page
      .getByRole('region', { name: 'Where you left off' })
      .getByRole('link', { name: 'Continue' })
      .click();
    await page.waitForURL(/\/curriculum\?mid=.+&cid=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const guide = (await outline()).find(({ type }) => type === 'GUIDE');
    await page.goto(`/learn/${cohortId}/curriculum?mid=${guide?.nodeId}&cid=${guide?.nodeId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'How a lesson is put together' })).toBeVisible();
    await expect(page.locator('math mfrac').first()).toBeVisible();
    await expectNoAxeFaults(page, 'a lesson with every kind of part');

    await page.getByRole('button', { name: 'Enlarge: Plan' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Plan' })).toBeVisible();
    await page.getByRole('region', { name: /^Plan, 100/ }).focus();
    await page.keyboard.press('+');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('150 %');
    await expectNoAxeFaults(page, 'an enlarged picture');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    const note = page.getByRole('region', { name: 'Your note' });
    await note.getByRole('textbox', { name: 'Note' }).fill('Levels carry floors.');
    await expect(note.getByText('Saved')).toBeVisible();
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Bookmarked' })).toBeVisible();
    await page.reload();
    await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('Levels carry floors.');

    const other = await secondDevice(browser, page);
    await other.goto(`/learn/${cohortId}/notes`);
    await expect(other.getByText('Levels carry floors.')).toBeVisible();
    await expectNoAxeFaults(other, 'the list of notes');
    await other.getByRole('link', { name: 'Bookmarks' }).click();
    await other.getByRole('link', { name: 'How a lesson is put together' }).click();
    await expect(other.getByRole('button', { name: 'Bookmarked' })).toBeVisible();
    await other.getByRole('textbox', { name: 'Note' }).fill('Levels carry floors, grids carry walls.');
    await expect(other.getByRole('region', { name: 'Your note' }).getByText('Saved')).toBeVisible();
    await other.context().close();

    await note.getByRole('textbox', { name: 'Note' }).fill('Written on the first device.');
    await expect(note.getByText(/changed on another device/)).toBeVisible();
    await note.getByRole('button', { name: 'Take the other one' }).click();
    await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue(
      'Levels carry floors, grids carry walls.',
    );
  },
);

test('a note written offline is kept on the device and saved once the connection is back', async ({
  page,
  context,
  request,
}, info) => {
  const { cohortId, outline } = await enterCourse(context, request, whoOf(info));
  const bonus = (await outline()).find(({ type }) => type === 'BONUS');
  await page.goto(`/learn/${cohortId}/curriculum?mid=${bonus?.nodeId}&cid=${bonus?.nodeId}`);
  const note = page.getByRole('region', { name: 'Your note' });
  await expect(note.getByRole('textbox', { name: 'Note' })).toBeVisible();
  await context.setOffline(true);
  await note.getByRole('textbox', { name: 'Note' }).fill('In the tunnel.');
  await expect(note.getByText(/Kept on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(note.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('In the tunnel.');
});

test('QUIZ-01 QUIZ-07 QUIZ-08 QUIZ-09 a quiz survives a reload and continues on another device', async ({
  page,
  context,
  request,
  browser,
}, info) => {
  const { cohortId, lms, headers, outline } = await enterCourse(context, request, whoOf(info));
  const { nodes: states } = await (
    await request.get(`${lms}/nodes/states?namespace=LEARNING`, { headers })
  ).json();
  const quiz = within(await outline()).find(
    ({ type, nodeId }) =>
      type === 'QUIZ' && states[nodeId]?.state !== 'COMPLETED' && !states[nodeId]?.isLocked,
  );
  expect(quiz).toBeDefined();
  await page.goto(`/learn/${cohortId}/curriculum?cid=${quiz?.nodeId}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Question 1 of')).toBeVisible();
  const options = (on: Page) => on.getByRole('radio').or(on.getByRole('checkbox'));
  await options(page).first().check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoAxeFaults(page, 'a question');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Question 2 of')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Question 2 of')).toBeVisible();

  const other = await secondDevice(browser, page);
  await other.goto(`/learn/${cohortId}/curriculum?cid=${quiz?.nodeId}`);
  await other.getByRole('button', { name: 'Continue your attempt' }).click();
  await expect(other.getByText('Question 2 of')).toBeVisible();
  await other.getByRole('button', { name: 'Previous' }).click();
  await expect(other.getByText('Question 1 of')).toBeVisible();
  await expect(options(other).first()).toBeChecked();
  const count = Number(/of (\d+)/.exec((await other.getByText(/^Question 1 of/).textContent()) ?? '')?.[1]);
  for (let question = 1; question <= count; question += 1) {
    await expect(other.getByText(`Question ${question} of ${count}`)).toBeVisible();
    await options(other).first().check();
    if (question < count) await other.getByRole('button', { name: 'Next' }).click();
  }
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Submit' }).click();
  await other
    .getByRole('button', { name: /results|Next/i })
    .first()
    .click();
  await expect(other.getByText(/of \d+ correct|correct/i).first()).toBeVisible();
  await expectNoAxeFaults(other, 'the results of a quiz');
  await other.context().close();

  await page.reload();
  await expect(page.getByRole('button', { name: 'See results' })).toBeVisible();
});

test('ROUTE-28 FORM-01 API-139 API-140 API-141 ENUM-48 a task is handed in, sent back and handed in again', async ({
  page,
  context,
  request,
}, info) => {
  const { cohortId, outline } = await enterCourse(context, request, whoOf(info));
  const task = within(await outline()).find(({ meta }) => meta.title === 'Measure the room you sit in');
  await page.goto(`/learn/${cohortId}/tasks`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  await expectNoAxeFaults(page, 'the tasks');
  await page.getByRole('link', { name: /^Measure the room you sit in/ }).click();
  const pdf = resumePdf();
  const file = (name: string, more = '') => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([pdf, Buffer.from(`% ${more}\n`)]),
  });
  await page.getByLabel('Files').setInputFiles([file('plan.pdf', 'plan'), file('wrong.pdf', 'wrong')]);
  const gathered = page.getByRole('list', { name: 'In this hand-in' });
  await expect(gathered.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
  await gathered.getByRole('button', { name: 'Remove wrong.pdf' }).click();
  await expect(gathered.getByText('wrong.pdf')).toBeHidden();
  await page.getByLabel('Link', { exact: true }).fill('https://models.plinth.test/room');
  await page.getByRole('button', { name: 'Add the link' }).click();
  await expect(gathered.getByRole('link', { name: 'https://models.plinth.test/room' })).toBeVisible();
  await page.getByLabel(/A few words/).fill('The niche is measured twice.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/A few words/)).toHaveValue('The niche is measured twice.');
  await expectNoAxeFaults(page, 'a draft of a hand-in');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(
    page.getByText('No connection to the school. Check your network and try again.'),
  ).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByText('Version 1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hand in/ })).toBeHidden();

  const guide = { 'x-auth-token': await tokenOf(request, 'guide@plinth.test') };
  const { reports } = await (
    await request.get(`/v2/client/mentor/reports/${cohortId}?reviewStatus=PENDING`, { headers: guide })
  ).json();
  const report = reports.find(
    ({ nodeId, text }: { nodeId: string; text: string }) =>
      nodeId === task?.nodeId && text === 'The niche is measured twice.',
  );
  const verdict = await request.put(
    `/v2/client/mentor/report/assessment?user-id=${report.userId}&namespace=LEARNING`,
    {
      headers: guide,
      data: {
        cohortId,
        nodeId: report.nodeId,
        reportId: report.reportId,
        reviewStatus: 'REJECTED',
        remark: 'The window sill is missing.',
      },
    },
  );
  expect(verdict.status()).toBe(200);

  await page.goto(`/learn/${cohortId}/curriculum?cid=${task?.nodeId}`);
  await expect(page.getByText('The window sill is missing.')).toBeVisible();
  await page.getByLabel('Files').setInputFiles([file('plan-2.pdf', 'second')]);
  await expect(page.getByRole('button', { name: 'Remove plan-2.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Hand in again' }).click();
  await expect(page.getByText('Version 2')).toBeVisible();
  await page.getByText('Previous version').click();
  await expect(page.getByText('Version 1')).toBeVisible();
  await expect(page.getByText('The window sill is missing.')).toBeVisible();
  await expect(page.getByText('Handed in. Your guide will review it.')).toBeHidden();
  await expectNoAxeFaults(page, 'a hand-in with its versions');
});

test('CURR-01 CONST-47 the map shows the course with its locks and electives, and learners get no preview', async ({
  page,
  context,
  request,
}, info) => {
  const { cohortId } = await enterCourse(context, request, whoOf(info));
  await page.goto(`/learn/${cohortId}/curriculum?preview=true`);
  await expect(page).not.toHaveURL(/preview/);
  await expect(page.getByRole('img', { name: /^Step \d+ of 13/ })).toBeVisible();
  await expect(
    page
      .getByText(/Opens on/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('heading', { name: 'Elective' }).click();
  await page.getByRole('radio', { name: 'Point clouds and surveys' }).check();
  await page.getByRole('radio', { name: 'Registration' }).check();
  await expectNoAxeFaults(page, 'the map of the course');
  await page.getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByText('Point clouds and surveys, Registration')).toBeVisible();
  await page.getByRole('link', { name: 'Career' }).click();
  await page.waitForURL(/namespace=CAREER/);
  await expect(page.getByRole('heading', { name: 'The portfolio of a coordinator' })).toBeVisible();
});
