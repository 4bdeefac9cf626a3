import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { expectNoAxeFaults } from '../support/axe.ts';
import { browserWith } from '../support/new-person.ts';
import { resumePdf } from '../support/resume.ts';
import { queryDatabase } from '../support/school-database.ts';
import { tokenOf } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { together } from '../support/together.ts';

type Learner = { token: string; userId: string; cohortId: string };

/**
 * Creates a new learner of the seeded cohort whose evaluation day has started, so that no other flow's slot or hand-in
 * is touched.
 */
async function mintLearner(request: APIRequestContext, firstName: string): Promise<Learner> {
  const emailId = `${firstName.toLowerCase()}-${randomBytes(5).toString('hex')}@plinth.test`;
  const made = await request.post('/v1/client/signup/email', {
    data: { emailId, firstName, lastName: 'Demo', password: DEMO_PASSWORD },
  });
  expect(made.ok(), `an account for ${emailId}`).toBe(true);
  const [row] = await queryDatabase<{ user_id: string; cohort_id: string }>(
    `insert into enrolments (enrolment_id, cohort_id, user_id, state, cohort_onboarding_status, show_coachmarks, enrolled_at)
     select gen_random_uuid(), e.cohort_id, u.user_id, 'ONGOING', 'COMPLETED', false, now()
     from users u, enrolments e join users f on f.user_id = e.user_id and f.email_id = 'finalist@plinth.test'
     where u.email_id = $1 returning user_id, cohort_id`,
    [emailId],
  );
  if (!row) throw new Error('no learner was enrolled');
  return { token: await tokenOf(request, emailId), userId: row.user_id, cohortId: row.cohort_id };
}

const standing = (page: Page) => page.getByRole('region', { name: 'Your interview' });
const freeTimes = (page: Page) => page.locator('input[name=slot]:enabled');
const timeOf = (page: Page, slotId: string) => page.locator(`input[name=slot][value="${slotId}"]`);

test('API-154 API-165 API-166 EVAL-01 EVAL-02 ROUTE-29 CONST-32 only one of two browsers books a slot; its booking can be moved and is in the calendar', async ({
  browser,
  request,
}) => {
  const learners = [await mintLearner(request, 'Asmita'), await mintLearner(request, 'Boman')];
  const pages = await Promise.all(
    learners.map(({ token }, index) =>
      browserWith(browser, token, { timezoneId: index === 0 ? 'Europe/Berlin' : 'Asia/Kolkata' }),
    ),
  );
  const [berlin, kolkata] = pages;
  if (!berlin || !kolkata) throw new Error('two browsers were to open');
  for (const page of pages) {
    await page.goto(`/learn/${learners[0]?.cohortId}/evaluation-day`);
    await expect(standing(page).getByText('No time chosen')).toBeVisible();
    await expect(freeTimes(page).first()).toBeVisible();
  }
  await expect(
    berlin.getByText('Times in India Standard Time, below them in your zone, Central European Time.'),
  ).toBeVisible();
  await expect(kolkata.getByText('All times in India Standard Time.')).toBeVisible();
  await expect(berlin.getByRole('radio', { name: /^\d\d:\d\d [AP]M/ }).first()).toBeVisible();
  await expectNoAxeFaults(berlin, 'the evaluation day with its slots');

  const wanted = (await freeTimes(berlin).first().getAttribute('value')) ?? '';
  for (const page of pages) await timeOf(page, wanted).check();
  await together(pages, /\/slots$/, (page) => page.getByRole('button', { name: 'Book this time' }).click());
  const refused = (page: Page) => page.getByRole('alert').filter({ hasText: 'This slot is taken or closed' });
  for (const page of pages)
    await expect(standing(page).getByText('Booked', { exact: true }).or(refused(page))).toBeVisible();
  const isWinner = await Promise.all(
    pages.map((page) => standing(page).getByText('Booked', { exact: true }).isVisible()),
  );
  expect(isWinner.filter(Boolean)).toHaveLength(1);
  const [winner, loser] = isWinner[0] ? [berlin, kolkata] : [kolkata, berlin];

  await expect(timeOf(loser, wanted)).toBeDisabled();
  await expectNoAxeFaults(loser, 'a slot that was taken meanwhile');
  await freeTimes(loser).first().check();
  await loser.getByRole('button', { name: 'Book this time' }).click();
  await expect(standing(loser).getByText('Booked', { exact: true })).toBeVisible();

  const before = (await standing(winner).textContent()) ?? '';
  await winner.getByRole('button', { name: 'Change the time' }).click();
  await freeTimes(winner).last().check();
  await winner.getByRole('button', { name: 'Move the interview to this time' }).click();
  await expect(winner.getByRole('button', { name: 'Change the time' })).toBeVisible();
  await expect(standing(winner)).not.toHaveText(before);
  await winner.reload();
  await expect(standing(winner).getByText('Booked', { exact: true })).toBeVisible();
  await expectNoAxeFaults(winner, 'the evaluation day with a booked slot');

  const rows = await queryDatabase<{ slot_id: string; user_id: string; month: string }>(
    `select i.slot_id, i.user_id, to_char(s.start_date at time zone 'Asia/Kolkata', 'YYYY-MM') as month
     from interviews i join evaluation_slots s using (slot_id) where i.user_id = any($1::uuid[])`,
    [learners.map(({ userId }) => userId)],
  );
  expect(new Set(rows.map(({ slot_id }) => slot_id)).size).toBe(2);
  const own = rows.find(({ user_id }) => user_id === learners[isWinner[0] ? 0 : 1]?.userId);
  await winner.goto(`/learn/${learners[0]?.cohortId}/calendar?month=${own?.month}`);
  await expect(winner.getByRole('link', { name: 'Your interview' })).toHaveCount(1);
  await expectNoAxeFaults(winner, 'the calendar with a booked interview');
  await winner.getByRole('link', { name: 'Your interview' }).click();
  await expect(standing(winner).getByText('Booked', { exact: true })).toBeVisible();
});

test('API-072 API-206 API-207 a guide closes the feedback, and anyone with the link can read the report until it is withdrawn', async ({
  browser,
  request,
}) => {
  const learner = await mintLearner(request, 'Chitra');
  await queryDatabase(
    `with slot as (insert into evaluation_slots (slot_id, cohort_id, mentor_id, start_date)
       select gen_random_uuid(), $1, user_id, now() - interval '40 minutes' from users where email_id = 'guide@plinth.test'
       returning slot_id, mentor_id)
     insert into interviews (cohort_id, user_id, slot_id, mentor_id, slot_status)
     select $1, $2, slot_id, mentor_id, 'SLOT_BOOKED' from slot`,
    [learner.cohortId, learner.userId],
  );
  const headers = { 'x-auth-token': await tokenOf(request, 'guide@plinth.test') };
  const path = `/v1/client/mentor/${learner.cohortId}`;
  const { formId, questions } = await (await request.get(`${path}/get-filter-questions`, { headers })).json();
  const [filter] = questions;
  const role = filter.options[0].optionId;
  const formOf = async () =>
    (
      await request.get(`${path}/get-filtered-evaluation-form?userId=${learner.userId}&optionIds=${role}`, {
        headers,
      })
    ).json();
  type Question = { questionId: string; questionType: string; options: { optionId: string }[] };
  const asked: Question[] = (await formOf()).sections.flatMap(
    (one: { questions: Question[] }) => one.questions,
  );
  const noted = await request.post(`${path}/bulk-register-response`, {
    headers,
    data: {
      formId,
      responses: [
        {
          userId: learner.userId,
          questionId: filter.questionId,
          entries: [{ optionId: role, optionValue: '' }],
        },
        ...asked.map(({ questionId, questionType, options }) => ({
          userId: learner.userId,
          questionId,
          entries: [
            {
              optionId: options.at(-1)?.optionId,
              optionValue: questionType === 'SUBJECTIVE' ? 'Found the shaft at once.' : '',
            },
          ],
        })),
      ],
    },
  });
  expect(noted.status()).toBe(200);
  const closed = await request.post(`${path}/assess-evaluation-form`, {
    headers,
    data: {
      userId: learner.userId,
      formId,
      responseId: (await formOf()).responseId,
      remark: 'Well prepared.',
    },
  });
  expect(await closed.json()).toMatchObject({ slotStatus: 'FEEDBACK_COMPLETED', score: 100 });

  const page = await browserWith(browser, learner.token);
  await page.goto(`/learn/${learner.cohortId}/evaluation-day`);
  await expect(standing(page).getByText('Evaluated')).toBeVisible();
  const report = page.getByRole('region', { name: 'Your evaluation' });
  await expect(report.getByText('Well prepared.')).toBeVisible();
  await report.getByRole('button', { name: 'Create a public page' }).click();
  const link = report.getByRole('link', { name: /Open the public page/ });
  await expect(link).toBeVisible();
  const href = (await link.getAttribute('href')) ?? '';
  await expectNoAxeFaults(page, 'the own report');

  const stranger = await browserWith(browser, undefined, { timezoneId: 'Europe/Berlin' });
  await stranger.goto(href);
  await expect(stranger.getByRole('heading', { name: 'Evaluation of Chitra' })).toBeVisible();
  await expect(stranger.getByText('Found the shaft at once.').first()).toBeVisible();
  await expect(stranger.getByText('Well prepared.')).toBeHidden();
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(stranger.locator('main')).not.toContainText('@');
  await expectNoAxeFaults(stranger, 'a shared report');

  await report.getByRole('button', { name: 'Withdraw the link' }).click();
  await expect(report.getByRole('button', { name: 'Create a public page' })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This report is no longer shared' })).toBeVisible();
});

test('CAP-01 ROUTE-22 ROUTE-70 API-141 a stage of the capstone and the portfolio are handed in', async ({
  browser,
  request,
}) => {
  const learner = await mintLearner(request, 'Devika');
  const page = await browserWith(browser, learner.token);
  await page.goto(`/learn/${learner.cohortId}/capstone`);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('Start with the introduction')).toBeHidden();
  await expectNoAxeFaults(page, 'the capstone');
  await page.getByRole('link', { name: /Hand in the information plan/ }).click();
  await page.waitForURL(/\/capstone\?sid=.+&cid=/);
  await page.getByLabel('Link', { exact: true }).fill('https://models.plinth.test/reading-room');
  await page.getByRole('button', { name: 'Add the link' }).click();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByText('Version 1')).toBeVisible();
  await expect(page.getByText('Handed in. Your guide will review it.')).toBeHidden();
  await expectNoAxeFaults(page, 'a stage handed in');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Capstone' }).click();
  await expect(
    page.getByRole('link', { name: /Hand in the information plan/ }).getByText('Handed in'),
  ).toBeVisible();

  await page.goto(`/learn/${learner.cohortId}/evaluation-day`);
  await page
    .getByLabel('Files')
    .setInputFiles({ name: 'portfolio.pdf', mimeType: 'application/pdf', buffer: resumePdf() });
  await expect(page.getByRole('button', { name: 'Remove portfolio.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByText('Version 1')).toBeVisible();
});

test('CAP-02 CAP-03 EVAL-07 EVAL-08 UI-16 UI-17 half-way through the course, capstone and evaluation day are locked and say Coming soon!', async ({
  browser,
  request,
}) => {
  const token = await tokenOf(request, 'learner@plinth.test');
  const { courses } = await (
    await request.get('/v2/client/user/user-cohort-data?source=learner-hub', {
      headers: { 'x-auth-token': token },
    })
  ).json();
  const page = await browserWith(browser, token);
  for (const name of ['capstone', 'evaluation-day']) {
    await page.goto(`/learn/${courses[0].cohort.cohortId}/${name}`);
    await expect(page.getByText(/Coming soon! It opens on/)).toBeVisible();
    await expectNoAxeFaults(page, `the locked ${name}`);
  }
});
