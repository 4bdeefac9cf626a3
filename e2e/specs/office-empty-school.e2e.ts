import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { generate } from 'otplib';
import { apply, newApplicant } from '../support/applicants.ts';
import { expectNoAxeFaults } from '../support/axe.ts';
import { openCardProvider } from '../support/card-provider.ts';
import { openMailServer } from '../support/mail-server.ts';
import { browserWith } from '../support/new-person.ts';
import { openOwnSchool } from '../support/own-school.ts';
import { mintPhoto } from '../support/photo.ts';
import { SIZES, sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const WEBHOOK_SECRET = 'whsec_of_the_flow';
const COURSE_PAGE = '/courses/building-information-modelling';
const IN_DAYS = 10;

async function takeInvitation(page: Page, link: string, firstName: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Timber');
  await page.getByLabel('Password', { exact: false }).first().fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Take the invitation' }).click();
}

async function setUpSecondFactor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = ((await page.getByText(/^[A-Z2-7 ]{20,}$/).textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(/^Code/).fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
}

test('OFFICE-03 OFFICE-11 an empty production school comes to a cohort on sale and a place that was bought, in the browser', async ({
  browser,
}, { project }) => {
  test.setTimeout(180_000);
  const [mails, provider] = [await openMailServer(), await openCardProvider(WEBHOOK_SECRET)];
  const school = await openOwnSchool({
    PLINTH_MODE: 'production',
    PLINTH_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: mails.url,
    STRIPE_SECRET_KEY: 'sk_test_of_the_flow',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: provider.url,
    SCHOOL_ADDRESS: '1 Road; 411001 Pune',
  });
  provider.tell(school.origin);
  const open = () => browserWith(browser, { baseURL: school.origin }, SIZES[sizeOf(project)]);
  try {
    await school.start();
    const link = /http\S+staff-invitation\?token=\S+/.exec(
      await school.verb('owner', 'olivia@example.org'),
    )?.[0];
    const page = await open();
    const guideAt = (done: number) =>
      page.getByRole('region', { name: `First steps of the school: ${done} of 6 done` });

    await test.step('the owner comes in by the link, and says who the school is', async () => {
      await takeInvitation(page, link ?? '', 'Olivia');
      await setUpSecondFactor(page);
      await guideAt(0).getByRole('link', { name: 'School facts' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'School facts' })).toBeVisible();
      await page.getByLabel(/^Name of the school/).fill('Timber School');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Saved. Invoices say it from now on.')).toBeVisible();
    });

    await test.step('a guide is invited, comes in by the mail and fills the profile that learners see', async () => {
      await page.goto('/office');
      await guideAt(1).getByRole('link', { name: 'Staff' }).click();
      await page.getByRole('button', { name: 'Invite a colleague' }).click();
      const invite = page.getByRole('dialog', { name: 'Invite a colleague' });
      await invite.getByLabel('E-mail address').fill('gita@example.org');
      await invite.getByRole('checkbox', { name: 'Guide', exact: true }).check();
      await invite.getByRole('button', { name: 'Send invitation' }).click();
      await expect(invite).toBeHidden();
      const gita = await open();
      await takeInvitation(
        gita,
        await mails.linkOf('gita@example.org', /invited to work/, /http\S+staff-invitation\?token=[\w-]+/),
        'Gita',
      );
      const profile = gita.getByRole('dialog', { name: 'Complete your guide profile' });
      await expect(profile).toBeVisible();
      await expectNoAxeFaults(gita, 'the profile of a new guide');
      await profile
        .locator('input[type=file]')
        .setInputFiles({ name: 'gita.png', mimeType: 'image/png', buffer: mintPhoto(400, 400) });
      await expect(profile.getByRole('link', { name: 'Your photo' })).toBeVisible();
      await profile.getByLabel(/^Occupation/).fill('BIM coordinator');
      await profile.getByLabel(/^Company/).fill('Timber Practice');
      await profile.getByLabel(/^Total Years of Work Experience/).fill('6');
      await profile.getByLabel(/^Bio/).fill('Coordinates models of timber buildings.');
      await profile.getByRole('button', { name: 'Submit' }).click();
      await expect(profile).toBeHidden();
      await gita.getByRole('button', { name: 'Finish and go to the hub' }).click();
      await gita.waitForURL(/\/ig-hub$/);
      await expect(gita.getByRole('heading', { level: 1 })).toBeVisible();
      await gita.context().close();
    });

    await test.step('a course is published: the example, sent back as it came', async () => {
      await page.goto('/office');
      await guideAt(2).getByRole('link', { name: 'Courses' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
      await expectNoAxeFaults(page, 'the courses of an empty school');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download example of a course package' }).click();
      const example = await readFile(await (await download).path());
      await page.getByRole('button', { name: 'Publish a course' }).click();
      const sheet = page.getByRole('dialog', { name: 'Publish a course' });
      const choose = (buffer: Buffer) =>
        sheet
          .locator('input[type=file]')
          .setInputFiles({ name: 'bim-a.zip', mimeType: 'application/zip', buffer });
      await choose(Buffer.from('no ZIP at all'));
      await expect(sheet.getByText('1 thing to mend')).toBeVisible();
      await expectNoAxeFaults(page, 'a package with a fault');
      await sheet.getByRole('button', { name: 'Remove bim-a.zip' }).click();
      await choose(example);
      await expect(sheet.getByText(/^BIM_A is a new course of \d+ parts\.$/)).toBeVisible();
      await expectNoAxeFaults(page, 'what a package would change');
      await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(sheet).toBeHidden();
      await page.getByRole('link', { name: 'Building Information Modelling for Architects' }).click();
      await expect(page.getByRole('button', { name: 'Download version 1 of BIM_A' })).toBeVisible();
      await expectNoAxeFaults(page, 'a course');
    });

    await test.step('a cohort is planned and gets its guide', async () => {
      await page.goto('/office');
      await guideAt(4).getByRole('link', { name: 'Plan a cohort' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'New cohort' })).toBeVisible();
      await page.getByLabel(/^Product/).selectOption('BIM_A');
      await page
        .getByLabel(/^Starts on/)
        .fill(new Date(Date.now() + IN_DAYS * 86_400_000).toISOString().slice(0, 10));
      await page.getByLabel(/^Seats/).fill('12');
      await page.getByRole('button', { name: 'Make the cohort' }).click();
      await page.waitForURL(/\/office\/cohorts\/[^/]+\/groups$/);
      await page.getByRole('button', { name: 'Assign a guide' }).click();
      const assign = page.getByRole('dialog', { name: 'Assign a guide' });
      await assign.getByLabel('New guide').selectOption({ index: 1 });
      await assign.getByRole('button', { name: 'Assign', exact: true }).click();
      await expect(assign).toBeHidden();
      await expect(page.getByText('Gita Timber').first()).toBeVisible();
    });

    await test.step('a visitor sees it on sale, applies, takes the offer, pays, and is a learner', async () => {
      const visitor = await open();
      await visitor.goto(COURSE_PAGE);
      await expect(visitor.locator('time[data-next-cohort="BIM_A"]').first()).toHaveText(
        /^\d{1,2} [A-Z][a-z]+, \d{4}$/,
      );
      const applicant = newApplicant('Vera');
      await apply(visitor.request, applicant);
      const listed = await school.verb('applications');
      const applicationId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(listed)?.[0] ?? '';
      await school.verb('offer', applicationId);
      await visitor.goto(await mails.linkOf(applicant.emailId, /offer/i, /http\S+\/my-application[^\s"<]*/));
      await visitor.getByRole('checkbox', { name: /I have read the terms/ }).check();
      await visitor.getByRole('button', { name: 'Accept the offer' }).click();
      await visitor.waitForURL(/\/payment-plan\?/);
      const pay = visitor.getByRole('button', { name: /^Pay .*\d/ });
      const plan = visitor.getByRole('button', { name: 'Choose this plan' });
      await expect(pay.or(plan)).toBeVisible();
      if (await plan.isVisible()) await plan.click();
      await pay.click();
      await visitor.getByRole('button', { name: 'Pay now' }).click();
      await visitor.waitForURL(/\/payment-plan\?/);
      await expect(visitor.getByText(/your place is certain|Everything is paid/)).toBeVisible();

      await visitor.goto(
        await mails.linkOf(applicant.emailId, /set your password/i, /http\S+token=[^\s"<]+/),
      );
      await visitor.getByLabel(/^New password/).fill(DEMO_PASSWORD);
      await visitor.getByRole('button', { name: 'Set password' }).click();
      await visitor.waitForURL(/\/learner-hub/);
      await expect(visitor.getByText('Building Information Modelling for Architects').first()).toBeVisible();
      await visitor.context().close();
    });

    await test.step('every step of the guide has ticked itself, and it greets no more', async () => {
      await page.goto('/office/first-steps');
      await expect(page.getByText('Done', { exact: true })).toHaveCount(6);
      await page.goto('/office');
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      await expect(page.getByRole('region', { name: /^First steps of the school/ })).toHaveCount(0);
    });
    await page.context().close();
  } finally {
    await school.close();
    provider.close();
    mails.close();
  }
});
