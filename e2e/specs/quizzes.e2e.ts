import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { enterCourse, secondDevice, within } from '../support/course.ts';
import { teachCourse, writeCourse } from '../support/own-course.ts';
import { runVerb } from '../support/run-verb.ts';
import { queryDatabase } from '../support/school-database.ts';
import { expect, test } from '../support/test.ts';

/** A learner used by no other flow. */
const LEARNER = 'lavanya.demo@plinth.test';

const question = (id: string, text: string, answer: boolean) =>
  `  - type: BINARY_TRUE_FALSE\n    id: ${id}\n    question: ${text}\n    answer: ${answer}\n    explanation: It is known.\n`;
const QUIZ = `title: Loads on a beam
credits: 10
quizType: GRADED
timeLimitMinutes: 10
retakes: unlimited
questions:
${question('span', 'A longer span bends more under the same load.', true)}${question('depth', 'A deeper beam bends more.', false)}${question('shear', 'Shear is greatest at the supports of a beam under a uniform load.', true)}`;
const COURSE = {
  'course.yaml': `code: LOADS
title: Loads and beams
outcome: You can say where a beam works hardest.
audience: Architects.
weeks: 6
skills:
  - Statics
modules:
  - 01-basics
`,
  '01-basics/module.yaml': 'title: Basics\nsummary: What a beam does.\ntype: STUDIO\nreleaseDay: 0\n',
  '01-basics/01-loads/lesson.md':
    '---\ntitle: Loads\nsummary: One sentence.\nminutes: 5\ncredits: 5\n---\nA beam carries loads to its supports.\n',
  '01-basics/01-loads/quiz.yaml': QUIZ,
};

const KEPT = /Kept on this device/;
const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true });
/** Each attempt orders its questions differently, so the answer follows the question shown. */
const rightAnswer = async (on: Page) =>
  (await on.getByText('A deeper beam bends more.').isVisible()) ? 'False' : 'True';
const choose = async (on: Page, is: 'right' | 'wrong') => {
  const right = await rightAnswer(on);
  const wrong = right === 'True' ? 'False' : 'True';
  await on.getByRole('radio', { name: is === 'right' ? right : wrong }).check();
};
const saved = (on: Page) => expect(on.getByText('Saved', { exact: true })).toBeVisible();

test('QUIZ-07 QUIZ-08 QUIZ-09 QUIZ-10 QUIZ-11 a timed quiz loses neither answers nor time: offline, two devices, a wrong clock, the end', async ({
  page,
  context,
  request,
  browser,
}) => {
  await runVerb('import', await writeCourse('loads', COURSE), '--yes');
  const cohortId = await teachCourse('LOADS', LEARNER);
  const { headers } = await enterCourse(context, request, LEARNER);
  const { nodes } = await (
    await request.get(`/v2/client/lms/${cohortId}/cohort-node-data/index?namespace=LEARNING`, { headers })
  ).json();
  const quiz = within(nodes).find(({ type }) => type === 'QUIZ');
  const path = `/learn/${cohortId}/curriculum?cid=${quiz?.nodeId}`;
  const bodies: string[] = [];
  page.on('response', async (answer) => {
    if (/start-quiz|responses\/check|fetch-quiz|poll/.test(answer.url()))
      bodies.push(await answer.text().catch(() => ''));
  });
  const begin = async (first: 'Next' | 'Take it again') => {
    await button(page, first).click();
    await button(page, 'Start').click();
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
  };
  const answersOf = async (attempt: number) => {
    const rows = await queryDatabase<{ status: string; is_forced: boolean; score: number; answers: number }>(
      `select r.status, r.is_forced, r.score, (select count(*)::int from form_entries e where e.response_id = r.response_id) as answers
       from form_responses r where r.cohort_id = $1 and r.attempt = $2`,
      [cohortId, attempt],
    );
    return rows[0];
  };

  await test.step('the landing page states attempts and credits, and the keyboard alone answers', async () => {
    await page.goto(path);
    await expect(page.getByText('As many as you like')).toBeVisible();
    await expect(page.getByText('Up to 10 credits, by the share of correct answers')).toBeVisible();
    await begin('Next');
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:5\d)$/);
    await page.keyboard.press('1');
    await expect(page.getByRole('radio', { name: 'True' })).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'False' })).toBeChecked();
    await page.keyboard.press((await rightAnswer(page)) === 'True' ? '1' : '2');
    await saved(page);
    await expectNoAxeFaults(page, 'a question of a timed quiz');
  });

  await test.step('offline, answers are kept and nothing is handed in; all are sent once the connection is back', async () => {
    await context.setOffline(true);
    await button(page, 'Next').click();
    await choose(page, 'wrong');
    await expect(page.getByText(KEPT)).toBeVisible();
    await button(page, 'Next').click();
    await choose(page, 'right');
    await button(page, 'Submit').click();
    await expect(page.getByText(/Nothing is handed in yet/)).toBeVisible();
    expect(await answersOf(1)).toMatchObject({ status: 'STARTED', answers: 1 });
    await context.setOffline(false);
    await saved(page);
    await expect.poll(() => answersOf(1)).toMatchObject({ status: 'STARTED', answers: 3 });
  });

  await test.step('two devices answer: neither discards the answer of the other, and one hands in for both', async () => {
    const other = await secondDevice(browser, page);
    await other.clock.install({ time: Date.now() + 3_600_000 });
    await other.clock.resume();
    await other.goto(path);
    await button(other, 'Continue your attempt').click();
    await expect(other.getByText('Question 3 of 3')).toBeVisible();
    await expect(other.getByRole('timer'), 'whose clock is an hour wrong').toHaveText(/^(10:00|09:[0-5]\d)$/);
    await other.getByRole('button', { name: /^Question 2,/ }).click();
    await choose(other, 'right');
    await saved(other);
    await page.getByRole('button', { name: /^Question 3,/ }).click();
    await choose(page, 'wrong');
    await choose(page, 'right');
    await saved(page);
    await button(other, 'Next').click();
    await button(other, 'Submit').click();
    await expect(other.getByText('Handed in', { exact: true })).toBeVisible();
    await button(other, 'See results').click();
    await expect(other.getByText('3 of 3 correct')).toBeVisible();
    await other.context().close();

    await choose(page, 'wrong');
    await expect(page.getByText('Handed in elsewhere')).toBeVisible();
    await expect(page.getByText(/in question 3 came too late and does not count/)).toBeVisible();
    expect(await answersOf(1)).toMatchObject({ status: 'COMPLETED', is_forced: false, score: 3 });
    await button(page, 'See results').click();
    await expect(page.getByText('3 of 3 correct')).toBeVisible();
  });

  await test.step('at the end by the server’s clock, the attempt is handed in with the given answers', async () => {
    await button(page, 'Take it again').click();
    await button(page, 'Start').click();
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
    await choose(page, 'right');
    await saved(page);
    await queryDatabase(
      "update form_responses set ends_at = now() + interval '10 seconds' where cohort_id = $1 and attempt = 2",
      [cohortId],
    );
    await page.reload();
    await expect(page.getByText('The time is over')).toBeVisible();
    expect(await answersOf(2)).toMatchObject({ status: 'COMPLETED', is_forced: true, score: 1, answers: 1 });
    expect(bodies.join(''), 'no answer leaves before the end').not.toMatch(
      /isCorrect|correctOptionIds|explanation|It is known/,
    );
    await page.reload();
    await expect(page.getByText('1 of 3 correct')).toBeVisible();
    await page.getByRole('button', { name: 'Attempt 1' }).click();
    await expect(page.getByText('3 of 3 correct')).toBeVisible();
    await expectNoAxeFaults(page, 'the results of an earlier attempt');
    const credits = await queryDatabase<{ sum: number }>(
      'select sum(credits)::int as sum from credit_entries where cohort_id = $1 and node_id = $2',
      [cohortId, quiz?.nodeId],
    );
    expect(credits).toEqual([{ sum: 10 }]);
  });
});
