import { addMonths } from '@plinth/domain/dates/add-months';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { formatDay } from '@plinth/domain/dates/format-day';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { monthIn } from '@plinth/domain/dates/month-in';
import { expectNoAxeFaults } from '../support/axe.ts';
import { browserWith, newPerson } from '../support/new-person.ts';
import { runVerb } from '../support/run-verb.ts';
import { queryDatabase } from '../support/school-database.ts';
import { signIn } from '../support/sign-in.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const MONTH = monthIn(DEFAULT_TIMEZONE, new Date().toISOString());
const monthText = (month: string) => formatDay(month, 'month');

test('ROUTE-46 UI-06 API-212 API-214 API-216 API-218 API-220 a guide who answered queries sees no earnings without a rate, then amounts by the rate, and is paid once', async ({
  browser,
  request,
}, { project }) => {
  const person = await newPerson(request, 'Ishan');
  // Paid in dollars, for which the demo school has no rates, in a month in which no one else is paid.
  const month = addMonths(MONTH, sizeOf(project) === 'phone' ? -3 : -4);
  await queryDatabase(
    `with guide as (update users set roles = '{INDUSTRIAL_GUIDE}' where user_id = $1::uuid),
       profile as (update user_profiles set profile_status = 'COMPLETED', bio = 'Reviews models.',
         occupation = 'BIM coordinator', current_company = 'Demo Practice', work_experience_in_months = 90
         where user_id = $1::uuid),
       photo as (insert into profile_media (user_id, key, bucket, path, created_at)
         select $1::uuid, m.key, m.bucket, m.path, now() from profile_media m where m.key = 'WEBSITE_PROFILE' limit 1)
     insert into mentor_queries (query_id, cohort_id, asked_by_id, title, description, namespace, state, answered_at,
       answered_by_id, created_at, last_activity_at)
     select gen_random_uuid(), q.cohort_id, q.asked_by_id, 'A question', 'Why?', 'CAREER', 'ANSWERED',
       $2::timestamptz + n * interval '1 hour', $1::uuid, now(), now()
     from (select cohort_id, asked_by_id from mentor_queries limit 1) q, generate_series(1, 23) n`,
    [person.userId, instantAt(DEFAULT_TIMEZONE, `${month}-05`, 9)],
  );
  await runVerb('earnings', 'currency', '--person', person.emailId, '--currency', 'USD');
  const page = await browserWith(browser, person.token);

  await page.goto('/mentor/earnings');
  await expect(page.getByText('Nothing is counted for you yet')).toBeVisible();
  await expectNoAxeFaults(page, 'earnings without anything earned');

  const rate = ['earnings', 'rates', 'QUERY', '--currency', 'USD', '--from', `${month}-01`];
  await runVerb(...rate, '--person', person.emailId, '--amount', '2.50');
  await page.reload();
  await page.getByRole('button', { name: /Ishan/ }).click();
  await expect(page.getByRole('menuitem', { name: 'IG Earnings' })).toHaveAttribute(
    'href',
    '/mentor/earnings',
  );
  await page.keyboard.press('Escape');
  const soFar = page.getByRole('region', { name: 'So far' });
  await expect(soFar.locator('div').filter({ hasText: /^\$57\.50Earned in total$/ })).toBeVisible();
  await expect(soFar.locator('div').filter({ hasText: /^\$57\.50Pending$/ })).toBeVisible();

  await page.getByRole('link', { name: `${monthText(month)}: $57.50` }).click();
  await expect(page).toHaveURL(new RegExp(`\\?month=${month}$`));
  const panel = page.getByRole('region', { name: monthText(month) });
  await expect(panel.getByRole('cell', { name: '$2.50' })).toBeVisible();
  const work = panel.getByRole('list', { name: `Work of ${monthText(month)}` });
  await expect(work.getByRole('listitem')).toHaveCount(20);
  await panel.getByRole('button', { name: 'Next page' }).click();
  await expect(work.getByRole('listitem')).toHaveCount(3);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Download as CSV/ }).click();
  expect((await download).suggestedFilename()).toBe(`earnings-${month}.csv`);
  await page.getByText('As a table').click();
  await expect(page.getByRole('table', { name: 'Earnings by month' })).toBeVisible();
  await expect(page.getByText('Nothing has been paid out yet.', { exact: false })).toBeVisible();
  await expectNoAxeFaults(page, 'earnings of a month');

  const pay = () => runVerb('earnings', 'pay', '--month', month);
  const first = await pay();
  expect(first).toContain(person.emailId);
  expect(await pay()).toBe(first);
  await page.reload();
  const paid = page.getByRole('region', { name: 'Paid out by the school' });
  await expect(paid.getByText('On its way', { exact: true })).toBeVisible();
  const settle = ['paid', '--month', month, '--reference', `UTR ${month}`, '--person', person.emailId];
  for (let times = 0; times < 2; times += 1)
    expect(await runVerb('earnings', ...settle)).toContain('Paid: $57.50');
  await page.reload();
  await expect(paid.getByText('Paid', { exact: true })).toBeVisible();
  await expect(soFar.locator('div').filter({ hasText: /^\$57\.50Paid$/ })).toBeVisible();
  await expect(soFar.locator('div').filter({ hasText: /^\$0Pending$/ })).toBeVisible();
  await paid.getByRole('link', { name: 'Answered queries' }).click();
  await expect(page.getByRole('region', { name: 'What this transaction pays' })).toBeVisible();
  await expectNoAxeFaults(page, 'earnings with a transaction opened');

  await page.goto('/notifications');
  await page.getByRole('link', { name: /Your earnings are paid/ }).click();
  await expect(page).toHaveURL(/\/mentor\/earnings$/);
});

test('ROUTE-47 ROUTE-48 UI-08 UI-09 ROLE-11 ROLE-12 API-213 API-223 API-224 the account menu takes a lead mentor to impact and earnings', async ({
  page,
  context,
  request,
}, { project }) => {
  await signIn(context, request, 'lead@plinth.test');
  await page.goto('/mentor-hub');
  await page.getByRole('button', { name: /Latha/ }).click();
  await page.getByRole('menuitem', { name: 'My Impact' }).click();
  await expect(page).toHaveURL(/\/lm\/impact$/);
  const figures = page.getByRole('region', { name: 'In figures' });
  await expect(
    figures
      .locator('div')
      .filter({ hasText: /of 5Average rating$/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Latha opens the section before she says a word/)).toBeVisible();
  const top = page.getByRole('region', { name: 'Live sessions' });
  await expect(top.getByRole('link', { name: 'Latha Demo' })).toBeVisible();
  await expectNoAxeFaults(page, 'the impact of a lead mentor');

  await page.getByRole('button', { name: /Latha/ }).click();
  await page.getByRole('menuitem', { name: 'Mentor Earnings' }).click();
  await expect(page).toHaveURL(/\/lm\/earnings$/);
  const paid = page.getByRole('region', { name: 'Paid out by the school' });
  await expect(paid.getByText('Paid', { exact: true }).first()).toBeVisible();
  const isPhone = sizeOf(project) === 'phone';
  if (isPhone) await paid.getByLabel('Sorted by').selectOption({ label: 'Largest amount first' });
  else await paid.getByRole('button', { name: 'Amount' }).click();
  await expect(page).toHaveURL(/sortBy=amount/);
  await expectNoAxeFaults(page, 'the earnings of a lead mentor');
});

test('ROUTE-46 ROLE-12 ROLE-16 a learner is told that the earnings and impact pages are not theirs', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, request, 'learner2@plinth.test');
  await page.goto('/mentor/earnings');
  await expect(page.getByRole('heading', { name: 'These earnings are not yours' })).toBeVisible();
  await page.goto('/lm/impact');
  await expect(page.getByRole('heading', { name: 'This page is for lead mentors' })).toBeVisible();
});
