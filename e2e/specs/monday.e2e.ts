import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expectNoAxeFaults } from '../support/axe.ts';
import { enterCourse } from '../support/course.ts';
import { queryDatabase } from '../support/school-database.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Two learners of the running cohort whose records no other flow changes, one for each screen size. */
const LEARNER: Record<string, string> = {
  phone: 'divya.demo@plinth.test',
  desk: 'kabir.demo@plinth.test',
};

test('DASH-02 API-154 API-156 API-160 API-161 API-134 a learner’s Monday morning: dashboard, calendar, feed, leaderboard, performance', async ({
  page,
  context,
  request,
}, info) => {
  const { cohortId, headers } = await enterCourse(context, request, LEARNER[sizeOf(info.project)] ?? '');
  await request.put(`/v1/client/workspace/${cohortId}/coachMarks`, {
    headers,
    data: { key: 'DASHBOARD', viewed: true },
  });

  await test.step('the dashboard', async () => {
    await page.goto(`/learn/${cohortId}/dashboard`);
    for (const name of ['Your course', 'Pending tasks', 'Upcoming schedule', 'Attendance', 'Leaderboard'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByText(/of \d+ learners/)).toBeVisible();
    await expectNoAxeFaults(page, 'the dashboard');
  });

  await test.step('the calendar, with the link to join a session', async () => {
    await page.getByRole('link', { name: 'Month and calendar apps' }).click();
    await page.waitForURL(/\/calendar\?month=\d{4}-\d{2}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    // Seeded sessions are on fixed days; this one starts in ten minutes and is restored afterwards.
    const [session] = await queryDatabase<{ live_session_id: string; start_date: Date; end_date: Date }>(
      `select live_session_id, start_date, end_date from live_sessions
       where cohort_id = $1 and join_link is not null and session_status = 'CREATED' and start_date > now()
       order by start_date desc limit 1`,
      [cohortId],
    );
    expect(session).toBeDefined();
    const move = (start: Date, end: Date) =>
      queryDatabase('update live_sessions set start_date = $2, end_date = $3 where live_session_id = $1', [
        session?.live_session_id,
        start,
        end,
      ]);
    const start = new Date(Date.now() + 600_000);
    try {
      await move(start, new Date(start.getTime() + 3_600_000));
      await page.goto(`/learn/${cohortId}/calendar`);
      const join = page.getByRole('link', { name: /^Join now/ });
      await expect(join).toHaveAttribute('href', /^https:/);
      await expectNoAxeFaults(page, 'the calendar');
    } finally {
      await move(session?.start_date ?? start, session?.end_date ?? start);
    }
    await page.getByRole('link', { name: 'Week', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.waitForURL(/calendar\?week=\d{4}-\d{2}-\d{2}$/);
  });

  await test.step('the private address for calendar apps', async () => {
    const panel = page.getByRole('region', { name: 'In your own calendar' });
    await panel.getByRole('button', { name: 'Get the address' }).click();
    const field = panel.getByRole('textbox', { name: 'Private address' });
    await expect(field).toHaveValue(/\/plinth\.ics$/);
    const url = await field.inputValue();
    const download = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'Download as a file' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(3);
    expect(text).not.toContain('meet.plinth');
    await expectNoAxeFaults(page, 'the calendar with an address');
    await panel.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(panel.getByRole('button', { name: 'Get the address' })).toBeVisible();
    // No one is signed in here: the address itself grants access.
    expect((await request.get(new URL(url).pathname)).status()).toBe(404);
  });

  await test.step('the leaderboard', async () => {
    await page.goto(`/learn/${cohortId}/performance?view=leaderboard&level=3`);
    await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your group' })).toBeVisible();
    await expectNoAxeFaults(page, 'the leaderboard');
    await page.getByRole('link', { name: 'The course' }).click();
    await expect(page.getByRole('heading', { name: 'The course' })).toBeVisible();
  });

  await test.step("the learner's own performance", async () => {
    await page.getByRole('link', { name: 'Your work' }).click();
    await expect(page.getByRole('region', { name: 'Trends' }).getByText('Credits by week')).toBeVisible();
    await page.getByText('As a table').first().click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectNoAxeFaults(page, 'the performance');
  });
});
