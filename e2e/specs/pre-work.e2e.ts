import { expectNoAxeFaults } from '../support/axe.ts';
import { cohortIdOf, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('COHORT-10 a learner who paid for a later cohort sees it as upcoming, and finds the pre-work with nothing due before the start', async ({
  page,
  context,
  request,
}) => {
  const token = await signIn(context, request, 'applicant2@plinth.test');
  const cohortId = await cohortIdOf(request, token, '15');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const answer = await request.get(
    `/v1/client/workspace/${cohortId}/calender-events?from=${day(-7)}&to=${day(30)}`,
    { headers: { 'x-auth-token': token } },
  );
  const { events } = await answer.json();
  expect(events.length).toBeGreaterThan(0);
  for (const { startDate } of events) expect(startDate.slice(0, 10) >= day(11)).toBe(true);

  await page.goto(`/learn/${cohortId}/curriculum`);
  await expect(page.getByRole('main').getByText(/The course starts on/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the pre-work' }).click();
  await expect(page.getByText(/Nothing is due before then/)).toBeVisible();
  await expectNoAxeFaults(page, 'the pre-work');
  await page
    .getByRole('link', { name: /Your machine/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Your machine', level: 1 })).toBeVisible();
});
