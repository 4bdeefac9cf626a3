import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { acceptOffer, choosePlan, newApplicant, payDue } from '../support/applicants.ts';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { queryDatabase } from '../support/school-database.ts';
import { expect, test } from '../support/test.ts';

/** Makes a payer's next instalment due a given number of days ago, and lets the clock act on it. */
async function letItBeLate(emailId: string, days: number): Promise<void> {
  await queryDatabase(
    `update order_instalments i set due_date = now() - make_interval(days => $2)
      from orders o where o.order_id = i.order_id and o.email_id = $1 and i.seq = (
        select min(n.seq) from order_instalments n where n.order_id = o.order_id and not exists (
          select from payments p where p.order_id = n.order_id and p.seq = n.seq and p.status = 'SUCCEEDED'))`,
    [emailId, days],
  );
  await runJob('follow-instalments');
}

test('ENUM-45 CARD-22 CARD-23 CARD-24 D-32 D-33 a late payer is reminded, then warned, then blocked from the course, and gets access back by paying', async ({
  page,
  request,
}) => {
  const payer = newApplicant('Lata');
  const { emailId } = payer;
  const orderToken = await acceptOffer(request, payer);
  await choosePlan(page, orderToken, /^Booking amount and two instalments/);
  await payDue(page);
  await page.goto(await linkOfMail(request, emailId, /set your password/i));
  await page.getByLabel(/^New password/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL(/\/learner-hub/);
  // Only a running course is blocked: this one has started for the payer.
  const [place] = await queryDatabase<{ cohort_id: string }>(
    `update enrolments e set state = 'ONGOING', cohort_onboarding_status = 'COMPLETED'
      from users u where u.user_id = e.user_id and u.email_id = $1 returning e.cohort_id`,
    [emailId],
  );
  await page.goto('/learner-hub');
  const card = page.getByRole('list', { name: 'Enrolled' }).getByRole('listitem');
  await expect(card).toContainText('Ongoing');
  await expect(card.getByRole('link', { name: 'Go to billing' })).toHaveCount(0);

  await letItBeLate(emailId, 1);
  await page.reload();
  await expect(card).toContainText('An instalment is due.');

  await letItBeLate(emailId, 5);
  await linkOfMail(request, emailId, /^An instalment is late/);
  await page.reload();
  await expect(card).toContainText('An instalment is overdue. Your access is blocked if it stays unpaid.');
  const dashboard = `/learn/${place?.cohort_id}/dashboard`;
  await page.goto(dashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await letItBeLate(emailId, 15);
  await linkOfMail(request, emailId, /^Your access is blocked/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your access to this course is blocked' })).toBeVisible();
  await expectNoAxeFaults(page, 'a course that is closed to a late payer');
  await page.goto(`/learn/${place?.cohort_id}/curriculum`);
  await expect(page.getByRole('heading', { name: 'Your access to this course is blocked' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to billing' }).click();
  await expect(page.getByText(/^Your access to .* is blocked$/)).toBeVisible();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await payDue(page);

  await page.goto('/billing');
  await expect(page.getByText('Being paid')).toBeVisible();
  await expect(page.getByText(/^Your access to .* is blocked$/)).toHaveCount(0);
  await page.goto(dashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/learner-hub');
  await expect(card).toContainText('Ongoing');
  await expect(card.getByRole('link', { name: 'Go to billing' })).toHaveCount(0);
});
