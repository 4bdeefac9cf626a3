import { payDue } from '../support/applicants.ts';
import { expectNoAxeFaults } from '../support/axe.ts';
import { newPerson } from '../support/new-person.ts';
import { queryDatabase } from '../support/school-database.ts';
import { setToken, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Makes a person's access a given number of days older. */
const age = (userId: string, days: number) =>
  queryDatabase(
    `update open_accesses set started_at = started_at - make_interval(days => $2),
      ends_at = ends_at - make_interval(days => $2) where user_id = $1`,
    [userId, days],
  );

/** Completes every step of the missions except the last step of the last mission, as if it had been worked on. */
const completeAllButOne = (userId: string) =>
  queryDatabase(
    `insert into node_progress (cohort_id, user_id, node_id, state, started_at, completed_at)
      select c.cohort_id, $1, s.node_id, 'COMPLETED', now(), now()
      from cohorts c join course_nodes m on m.course_id = c.course_id and m.type = 'MISSION'
      join course_nodes s on s.parent_node_id = m.node_id
      where c.cohort_group = 'FREEMIUM' and c.product_id = 'BIM_SP'
        and s.meta ->> 'title' <> 'IFC and shared coordinates'
      on conflict (cohort_id, user_id, node_id) do update set state = 'COMPLETED', completed_at = now()`,
    [userId],
  );

test('OPEN-01 OPEN-02 OPEN-04 ROUTE-42 API-247..255 FINANCE-03 a learner joins the open course from the hub, starts it, completes a mission, extends the expired time, unlocks the reward, finds the price of keeping the course, and buys another with the reward in one press', async ({
  page,
  context,
  request,
}) => {
  const person = await newPerson(request, 'Ira');
  await setToken(context, person.token);
  await page.goto('/learner-hub');
  await page.getByRole('button', { name: 'Join for free' }).click();
  await expect(page).toHaveURL(/\/open-lms$/);

  const tour = page.getByRole('dialog', { name: 'The missions' });
  await expect(tour).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await expect(page.getByText('From the moment you start you have 14 days')).toBeVisible();
  await expectNoAxeFaults(page, 'an open course before its start');
  await page.getByRole('button', { name: 'Start the course' }).click();
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^1[34] days$/);

  const missions = page.getByRole('list', { name: 'The missions of the course' });
  const station = (name: string) =>
    missions.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(station('Levels, grids and views')).toContainText(
    'Opens when “One model, many drawings” is complete.',
  );
  await station('One model, many drawings')
    .getByRole('link', { name: /^Start/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'What a model knows' })).toBeVisible();
  await expectNoAxeFaults(page, 'a lesson of the open course');
  await page.getByRole('button', { name: 'Mark complete' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Steps of the mission' })
    .getByRole('link', { name: /How much to model/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'How much to model' })).toBeVisible();
  const completed = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Mark complete' }).click();
  await completed;
  await page.getByRole('link', { name: 'Missions' }).first().click();
  await expect(station('One model, many drawings')).toContainText('Complete');
  await expect(station('Levels, grids and views').getByRole('link', { name: /^Start/ })).toBeVisible();

  await age(person.userId, 15);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your time is up' })).toBeVisible();
  await page.goto('/open-lms/content?mission=MISSION_1');
  await expect(page.getByRole('heading', { level: 1, name: 'Your time is up' })).toBeVisible();
  await expectNoAxeFaults(page, 'an open course whose time is up');
  await page.getByRole('button', { name: 'Extend access' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take 7 days more' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Levels and grids first' })).toBeVisible();

  await completeAllButOne(person.userId);
  await page.goto('/open-lms/content?mission=MISSION_4');
  await expect(page.getByRole('heading', { level: 1, name: 'IFC and shared coordinates' })).toBeVisible();
  const last = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Mark complete' }).click();
  await last;
  await page.goto('/open-lms');
  await page.getByRole('button', { name: 'Unlock the reward' }).click();
  const voucher = page.getByLabel('Voucher code');
  await expect(voucher).toHaveValue(/^OPEN-[A-Z2-9]{6}-[A-Z2-9]{6}$/);
  const priced = await request.post('/v1/client/public/oms-v2/pricing/BIM_A', {
    data: {
      pricingStage: 'ENQUIRY',
      productId: 'BIM_A',
      currency: 'INR',
      voucherCode: await voucher.inputValue(),
    },
  });
  expect((await priced.json()).voucher.discount).toBe(500_000);
  await expectNoAxeFaults(page, 'an open course that is complete');
  await station('Reward')
    .getByRole('link', { name: /^Read again/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'A small project of your own' })).toBeVisible();

  await page.goto('/open-lms/leaderboard');
  await expect(page.getByRole('region', { name: 'Your place' })).toContainText('30 credits');
  await expectNoAxeFaults(page, 'the leaderboard of the open course');

  await page.goto('/open-lms');
  await page.getByRole('button', { name: 'See the price' }).click();
  await expect(page).toHaveURL(/\/payment-plan\?orderToken=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/open-lms');
  const code = await voucher.inputValue();
  await page
    .getByRole('list', { name: 'Use it for' })
    .getByRole('button', { name: 'Use it for Building Information Modelling for Architects' })
    .click();
  await expect(page).toHaveURL(/\/payment-plan\?orderToken=/);
  const fees = page.getByRole('complementary');
  await expect(fees.getByText(`${code} takes ₹5,000 off.`)).toBeVisible();
  await expect(fees).toContainText(`Voucher ${code}− ₹5,000`);
  await expect(page.getByText(/few seats left|EMI partner \d/)).toHaveCount(0);
  await expectNoAxeFaults(page, 'the checkout with the reward on it');
  await payDue(page);
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to your courses' }).click();
  await expect(
    page.getByRole('listitem', { name: 'Building Information Modelling for Architects' }).first(),
  ).toBeVisible();
});

test('ROUTE-01 OPEN-06 a learner in an active open course lands there after signing in, mid-mission with the timer running', async ({
  page,
  context,
  request,
}) => {
  const token = await signIn(context, request, 'open@plinth.test');
  // The tour covers the page and has a separate flow.
  await request.put('/v1/client/open-lms/dashboard', {
    headers: { 'x-auth-token': token },
    data: { showCoachmarks: false },
  });
  await page.goto('/login');
  await expect(page).toHaveURL(/\/open-lms$/);
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^\d+ days$/);
  await expect(
    page.getByRole('list', { name: 'The missions of the course' }).locator('[aria-current=step]'),
  ).toContainText('Levels, grids and views');
  await page.goto('/learner-hub');
  const card = page
    .getByRole('list', { name: 'Enrolled' })
    .getByRole('listitem', { name: 'BIM Foundations' });
  await card.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/open-lms$/);
  await expect(page.getByRole('heading', { level: 1, name: 'BIM Foundations' })).toBeVisible();
});
