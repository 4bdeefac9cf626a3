import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { expectNoAxeFaults } from '../support/axe.ts';
import { browserWith } from '../support/new-person.ts';
import { queryDatabase } from '../support/school-database.ts';
import { expect, test } from '../support/test.ts';

type Person = { token: string; userId: string };
type Day = { cohortId: string; guide: Person; learners: [Person, Person, Person] };

async function mintPerson(request: APIRequestContext, firstName: string): Promise<Person> {
  const emailId = `${firstName.toLowerCase()}-${randomBytes(5).toString('hex')}@plinth.test`;
  const made = await request.post('/v1/client/signup/email', {
    data: { emailId, firstName, lastName: 'Demo', password: DEMO_PASSWORD },
  });
  expect(made.ok(), `an account for ${emailId}`).toBe(true);
  const { token } = await made.json();
  const [row] = await queryDatabase<{ user_id: string }>('select user_id from users where email_id = $1', [
    emailId,
  ]);
  if (!row) throw new Error(`no account for ${emailId}`);
  return { token, userId: row.user_id };
}

/** Creates a separate guide with three interviews on the running evaluation day: one now, one past, one in an hour. */
async function mintDay(request: APIRequestContext): Promise<Day> {
  const guide = await mintPerson(request, 'Govind');
  const learners = [
    await mintPerson(request, 'Hansa'),
    await mintPerson(request, 'Imran'),
    await mintPerson(request, 'Jyoti'),
  ] as Day['learners'];
  await queryDatabase(`update users set roles = '{INDUSTRIAL_GUIDE}' where user_id = $1`, [guide.userId]);
  await queryDatabase(
    `update user_profiles set profile_status = 'COMPLETED', occupation = 'BIM coordinator', current_company = 'Demo Practice',
       bio = 'Demonstration guide.', work_experience_in_months = 108 where user_id = $1`,
    [guide.userId],
  );
  await queryDatabase(
    `insert into profile_media (user_id, key, bucket, path, created_at)
     select $1, m.key, m.bucket, m.path, now() from profile_media m join users u using (user_id)
     where u.email_id = 'guide@plinth.test' and m.key = 'WEBSITE_PROFILE'`,
    [guide.userId],
  );
  const [row] = await queryDatabase<{ cohort_id: string }>(
    `insert into cohort_mentors (cohort_id, user_id, role)
     select e.cohort_id, $1, 'INDUSTRIAL_GUIDE' from enrolments e join users f using (user_id)
     where f.email_id = 'finalist@plinth.test' returning cohort_id`,
    [guide.userId],
  );
  if (!row) throw new Error('the guide was not assigned');
  const cohortId = row.cohort_id;
  for (const [index, minutes] of [-5, -50, 60].entries())
    await queryDatabase(
      `with place as (
         insert into enrolments (enrolment_id, cohort_id, user_id, state, cohort_onboarding_status, show_coachmarks, enrolled_at)
         values (gen_random_uuid(), $1, $2, 'ONGOING', 'COMPLETED', false, now()) returning user_id
       ), slot as (
         insert into evaluation_slots (slot_id, cohort_id, mentor_id, start_date)
         values (gen_random_uuid(), $1, $3, now() + make_interval(mins => $4)) returning slot_id
       )
       insert into interviews (cohort_id, user_id, slot_id, mentor_id, slot_status)
       select $1, place.user_id, slot.slot_id, $3, 'SLOT_BOOKED' from place, slot`,
      [cohortId, learners[index]?.userId, guide.userId, minutes],
    );
  return { cohortId, guide, learners };
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(name) });
const question = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(name) });

test('ROUTE-35 EVAL-01 EVAL-03 EVAL-05 EVAL-06 API-200 API-201 API-202 API-203 API-205 API-206 API-207 a guide records an interview that survives a reload and a lost connection, closes it, and marks an absent learner', async ({
  browser,
  request,
}) => {
  const { cohortId, guide, learners } = await mintDay(request);
  const page = await browserWith(browser, guide.token);
  const day = `/mentor/${cohortId}/evaluation-day`;
  await page.goto(day);
  await expect(page.getByRole('heading', { name: 'Evaluation day', level: 1 })).toBeVisible();
  const sum = page.getByRole('region', { name: 'Your interviews' });
  await expect(sum).toContainText('3');
  await expect(rowOf(page, 'Hansa')).toContainText('Now');
  await expect(rowOf(page, 'Imran')).toContainText('To evaluate');
  await expect(rowOf(page, 'Jyoti')).toContainText('Booked');
  await expectNoAxeFaults(page, 'the evaluation day of a guide');

  await rowOf(page, 'Jyoti').click();
  await expect(page.getByText('The interview has not begun')).toBeVisible();
  await expect(page.getByRole('button', { name: /absent/ })).toHaveCount(0);
  await page.goBack();

  await rowOf(page, 'Hansa').click();
  await expect(page).toHaveURL(new RegExp(`learner=${learners[0].userId}`));
  await expect(page.getByRole('button', { name: 'Mark Hansa absent' })).toBeVisible();
  await page.getByRole('radio', { name: 'Coordination' }).check();
  await expect(page.getByRole('region', { name: 'Coordination' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Modelling' })).toHaveCount(0);
  await question(page, 'Explains the building').getByRole('radio', { name: 'Very well' }).check();
  await page.getByRole('button', { name: /Add a note on: Explains the building/ }).click();
  await page.getByRole('textbox', { name: /Note on: Explains the building/ }).fill('Began with the site.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark Hansa absent' })).toHaveCount(0);
  await expectNoAxeFaults(page, 'an interview that is noted');
  await page.reload();
  await expect(
    question(page, 'Explains the building').getByRole('radio', { name: 'Very well' }),
  ).toBeChecked();
  await expect(page.getByRole('textbox', { name: /Note on: Explains the building/ })).toHaveValue(
    'Began with the site.',
  );

  await page.context().setOffline(true);
  for (const asked of ['Finds what is asked', 'Plan, section and schedule', 'The sheets can be built'])
    await question(page, asked).getByRole('radio', { name: 'Well', exact: true }).check();
  await expect(page.getByText(/Kept on this device/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('textbox', { name: 'Remark' }).fill('Name who decided in the clash report.');
  await page.getByRole('button', { name: 'Close the feedback' }).click();
  await expect(page.getByText('This answer is still missing')).toBeVisible();
  await question(page, 'Every clash has a decision').getByRole('radio', { name: 'In parts' }).check();
  await expect(page.getByText('All required answers are there.')).toBeVisible();
  await page.getByRole('button', { name: 'Close the feedback' }).click();
  const asked = page.getByRole('dialog', { name: 'Close the feedback?' });
  await expect(asked).toContainText('You cannot change it afterwards');
  await expectNoAxeFaults(page, 'the question before closing');
  await asked.getByRole('button', { name: 'Close and send the report' }).click();
  const report = page.getByRole('region', { name: 'What Hansa reads' });
  await expect(report).toContainText('75 of 100');
  await expect(report).toContainText('Began with the site.');
  await expect(report).toContainText('Name who decided in the clash report.');
  await page.reload();
  await expect(report).toContainText('75 of 100');
  await expectNoAxeFaults(page, 'a closed interview');

  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Evaluation day' })
    .click();
  await expect(rowOf(page, 'Hansa')).toContainText('Evaluated');
  await rowOf(page, 'Imran').click();
  await page.getByRole('button', { name: 'Mark Imran absent' }).click();
  const absence = page.getByRole('dialog', { name: 'Did Imran not come?' });
  await expectNoAxeFaults(page, 'the question about an absence');
  await absence.getByRole('button', { name: 'Mark absent' }).click();
  await expect(page.getByText(/It was noted that Imran did not come/)).toBeVisible();
  await page.goto(day);
  await expect(rowOf(page, 'Imran')).toContainText('Absent');
  await expect(sum.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');

  const learner = await browserWith(browser, learners[0].token);
  await learner.goto(`/learn/${cohortId}/evaluation-day`);
  const own = learner.getByRole('region', { name: 'Your evaluation' });
  await expect(own).toContainText('75 of 100');
  await expect(own).toContainText('Name who decided in the clash report.');
  await own.getByRole('button', { name: 'Create a public page' }).click();
  await expect(own.getByRole('link', { name: /Open the public page/ })).toBeVisible();
  await rowOf(page, 'Hansa').click();
  await expect(page.getByRole('link', { name: /Open the public page/ })).toHaveAttribute(
    'href',
    /^\/evaluation-report\?token=/,
  );

  const other = await mintDay(request);
  const stranger = await browserWith(browser, other.guide.token);
  await stranger.goto(`${day}?learner=${learners[0].userId}`);
  await expect(stranger.getByText('There is no interview of yours with this learner.')).toBeVisible();
});

test('ROUTE-37 MENTOR-01 API-208 API-209 API-222 a guide sees their turn-around times and rank; without a leaderboard the page is locked', async ({
  browser,
  request,
}) => {
  const { cohortId, guide } = await mintDay(request);
  const page = await browserWith(browser, guide.token);
  await page.goto(`/mentor/${cohortId}/my-performance`);
  await expect(page.getByText('You have answered no query in the last twelve weeks.')).toBeVisible();
  await expect(page.getByText('You have reviewed no hand-in in the last twelve weeks.')).toBeVisible();
  const board = page.getByRole('region', { name: 'Guides of this cohort' });
  await expect(board.getByRole('listitem').filter({ hasText: 'Govind (you)' })).toBeVisible();
  // It appears only once, being on the page already.
  await expect(board.getByRole('region', { name: 'Your place' })).toBeHidden();
  await expectNoAxeFaults(page, 'the performance of a guide');
  const flags = await queryDatabase<{ course: boolean; own: boolean }>(
    'select is_leader_board_allowed as course, is_localized_leaderboard as own from cohorts where cohort_id = $1',
    [cohortId],
  );
  const set = (course: boolean | undefined, own: boolean | undefined) =>
    queryDatabase(
      'update cohorts set is_leader_board_allowed = $2, is_localized_leaderboard = $3 where cohort_id = $1',
      [cohortId, course, own],
    );
  await set(false, false);
  try {
    await page.reload();
    await expect(page.getByText('Coming soon! This cohort has no leaderboard.')).toBeVisible();
    await expectNoAxeFaults(page, 'the locked performance of a guide');
  } finally {
    await set(flags[0]?.course, flags[0]?.own);
  }
});
