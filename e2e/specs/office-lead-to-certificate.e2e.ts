import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { generate } from 'otplib';
import { openClock } from '../play/clock.ts';
import { applyInShort, newApplicant } from '../support/applicants.ts';
import { expectNoAxeFaults } from '../support/axe.ts';
import { openCardProvider } from '../support/card-provider.ts';
import { openMailServer } from '../support/mail-server.ts';
import { browserWith } from '../support/new-person.ts';
import { openOwnSchool } from '../support/own-school.ts';
import { mintPhoto } from '../support/photo.ts';
import { resumePdf } from '../support/resume.ts';
import { sendSignIn } from '../support/sign-in.ts';
import { SIZES } from '../support/sizes.ts';
import { packSmallCourse } from '../support/small-course.ts';
import { expect, test } from '../support/test.ts';
import { typeToConfirm } from '../support/type-to-confirm.ts';

const WEBHOOK_SECRET = 'whsec_of_the_flow';
const COURSE = 'Building Information Modelling for Architects';
const COURSE_PAGE = '/courses/building-information-modelling';
const OWNER = 'olivia@example.org';
const GUIDE = 'gita@example.org';
const DAY_MS = 86_400_000;
/** Days from the creation of the cohort to its start. */
const IN_DAYS = 10;
/** Days of the course; the second is after the 24 weeks that were sold. */
const [DAY_OF_WORK, DAY_OF_CLOSING] = [3, 169];

/** Staff use a desktop; a learner has a phone in dark mode, a stranger one in light mode. */
const AT_DESK = SIZES.desk;
const ON_PHONE = { ...SIZES.phone, colorScheme: 'light' } as const;
const ON_DARK_PHONE = { ...SIZES.phone, colorScheme: 'dark' } as const;

async function takeInvitation(page: Page, link: string, firstName: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Timber');
  await page.getByLabel('Password', { exact: false }).first().fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
}

/** Sets up the second factor and returns the authenticator's secret. */
async function setUpSecondFactor(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = ((await page.getByText(/^[A-Z2-7 ]{20,}$/).textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(/^Code/).fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return secret;
}

async function signIn(page: Page, emailId: string): Promise<void> {
  await page.goto('/login');
  await sendSignIn(page, emailId);
}

const isNoWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('OFFICE-03 OFFICE-11 ADMIT-01 ADMIT-02 COHORT-03 COHORT-08 CERT-01 CERT-03 an empty production school gets a cohort on sale, and a lead from its site a certificate that a stranger verifies, all in the browser', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const clock = openClock(await mkdtemp(join(tmpdir(), 'plinth-clock-')));
  const [mails, provider] = [await openMailServer(), await openCardProvider(WEBHOOK_SECRET)];
  const school = await openOwnSchool({
    PLINTH_MODE: 'production',
    PLINTH_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: mails.url,
    MAIL_FROM: 'Plinth <school@plinth.test>',
    STRIPE_SECRET_KEY: 'sk_test_of_the_flow',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: provider.url,
    SCHOOL_ADDRESS: '1 Road; 411001 Pune',
    ...clock.env,
  });
  provider.tell(school.origin);
  /** Opens a separate browser whose clock is that of the school. */
  const open = async (size: Parameters<typeof browserWith>[2]) => {
    const page = await browserWith(browser, undefined, { baseURL: school.origin, ...size });
    await page.clock.install({ time: clock.now() });
    return page;
  };
  const applicant = newApplicant('Vera');
  const startsOn = new Date(Date.now() + IN_DAYS * DAY_MS).toISOString().slice(0, 10);
  /** Advances to a day of the course; everything the clock triggers until then has happened. */
  const toDayOfCourse = async (day: number) => {
    await clock.moveTo(new Date(Date.parse(`${startsOn}T12:00Z`) + day * DAY_MS));
    await school.verb('run-jobs');
  };
  let secret = '';
  const openOffice = async () => {
    const page = await open(AT_DESK);
    await signIn(page, OWNER);
    const epoch = Math.floor(clock.now().getTime() / 1000);
    await page.getByLabel(/^Code/).fill(await generate({ secret, epoch }));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/office$/);
    return page;
  };
  try {
    await school.start();
    const link = /http\S+staff-invitation\?token=\S+/.exec(await school.verb('owner', OWNER))?.[0];
    const page = await open(AT_DESK);
    const guideAt = (done: number) =>
      page.getByRole('region', { name: `First steps of the school: ${done} of 6 done` });

    await test.step('the owner joins through the link, and enters the facts of the school', async () => {
      await takeInvitation(page, link ?? '', 'Olivia');
      secret = await setUpSecondFactor(page);
      await guideAt(0).getByRole('link', { name: 'School facts' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'School facts' })).toBeVisible();
      await page.getByLabel(/^School name/).fill('Timber School');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Saved. Invoices show it from now on.')).toBeVisible();
    });

    await test.step('a guide is invited, joins through the email and fills in the profile that learners see', async () => {
      await page.goto('/office');
      await guideAt(1).getByRole('link', { name: 'Staff' }).click();
      await page.getByRole('button', { name: 'Invite a colleague' }).click();
      const invite = page.getByRole('dialog', { name: 'Invite a colleague' });
      await invite.getByLabel('Email address').fill(GUIDE);
      await invite.getByRole('checkbox', { name: 'Guide', exact: true }).check();
      await invite.getByRole('button', { name: 'Send invitation' }).click();
      await expect(invite).toBeHidden();
      const gita = await open(AT_DESK);
      await takeInvitation(
        gita,
        await mails.linkOf(GUIDE, /invited to work/, /http\S+staff-invitation\?token=[\w-]+/),
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

    await test.step('a course is published', async () => {
      await page.goto('/office');
      await guideAt(2).getByRole('link', { name: 'Courses' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
      await expectNoAxeFaults(page, 'the courses of an empty school');
      await page.getByRole('button', { name: 'Publish a course' }).click();
      const sheet = page.getByRole('dialog', { name: 'Publish a course' });
      const choose = (buffer: Buffer) =>
        sheet
          .locator('input[type=file]')
          .setInputFiles({ name: 'bim-a.zip', mimeType: 'application/zip', buffer });
      await choose(Buffer.from('no ZIP at all'));
      await expect(sheet.getByText('1 thing to fix')).toBeVisible();
      await expectNoAxeFaults(page, 'a package with a fault');
      await sheet.getByRole('button', { name: 'Remove bim-a.zip' }).click();
      await choose(await packSmallCourse());
      await expect(sheet.getByText(/^BIM_A is a new course of \d+ parts\.$/)).toBeVisible();
      await expectNoAxeFaults(page, 'what a package would change');
      await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(sheet).toBeHidden();
      await page.getByRole('link', { name: COURSE }).click();
      await expect(page.getByRole('button', { name: 'Download version 1 of BIM_A' })).toBeVisible();
      await expectNoAxeFaults(page, 'a course');
    });

    await test.step('a cohort is planned and assigned its guide', async () => {
      await page.goto('/office');
      await guideAt(4).getByRole('link', { name: 'Plan a cohort' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'New cohort' })).toBeVisible();
      await page.getByLabel(/^Product/).selectOption('BIM_A');
      await page.getByLabel(/^Starts on/).fill(startsOn);
      await page.getByLabel(/^Seats/).fill('12');
      await page.getByRole('button', { name: 'Create cohort' }).click();
      await page.waitForURL(/\/office\/cohorts\/[^/]+\/groups$/);
      await page.getByRole('button', { name: 'Assign a guide' }).click();
      const assign = page.getByRole('dialog', { name: 'Assign a guide' });
      await assign.getByLabel('New guide').selectOption({ index: 1 });
      await assign.getByRole('button', { name: 'Assign', exact: true }).click();
      await expect(assign).toBeHidden();
      await expect(page.getByText('Gita Timber').first()).toBeVisible();
    });

    const visitor = await open(ON_DARK_PHONE);
    await test.step('an ad visitor sees it on sale, asks, and applies', async () => {
      await visitor.goto(`${COURSE_PAGE}?utm_source=facebook&utm_campaign=timber`);
      await expect(visitor.locator('time[data-next-cohort="BIM_A"]').first()).toHaveText(
        /^\d{1,2} [A-Z][a-z]+, \d{4}$/,
      );
      const form = visitor.locator('form[data-site-form=lead]');
      await form.getByLabel('Name').focus();
      await expect(form).toHaveAttribute('novalidate', '');
      await form.getByLabel('Name').fill('Vera Test');
      await form.getByLabel('Email').fill(applicant.emailId);
      await form.getByLabel('Your question').fill('How many evenings a week is it?');
      await form.getByRole('button', { name: 'Send the question' }).click();
      await expect(visitor.getByText('Your question has arrived')).toBeVisible();
      await visitor.goto('/apply?product=BIM_A');
      await applyInShort(visitor, applicant);
    });

    await test.step('the office reads the application, and makes an offer', async () => {
      await page.goto('/office/applications');
      await page.getByRole('link', { name: /^Vera/ }).click();
      const offer = page.getByRole('dialog').getByRole('form', { name: 'Make an offer' });
      await offer.getByRole('button', { name: 'Preview the offer and its email' }).click();
      await expect(offer.getByRole('region', { name: 'The offer before it goes' })).toContainText(
        applicant.emailId,
      );
      await offer.getByRole('button', { name: 'Send the offer' }).click();
      await expect(page.getByText('Offer sent.')).toBeVisible();
    });

    await test.step('the applicant accepts the offer, pays all at once, sets a password, and has an upcoming course', async () => {
      await visitor.goto(await mails.linkOf(applicant.emailId, /offer/i, /http\S+\/my-application[^\s"<]*/));
      await visitor.getByRole('checkbox', { name: /I have read the terms/ }).check();
      await visitor.getByRole('button', { name: 'Accept the offer' }).click();
      await visitor.waitForURL(/\/payment-plan\?/);
      await visitor
        .getByRole('group', { name: /^Payment plan/ })
        .getByRole('radio', { name: /once/i })
        .check();
      const pay = visitor.getByRole('button', { name: /^Pay .*\d/ });
      const plan = visitor.getByRole('button', { name: 'Choose this plan' });
      await expect(pay.or(plan)).toBeVisible();
      if (await plan.isVisible()) await plan.click();
      await pay.click();
      await visitor.getByRole('button', { name: 'Pay now' }).click();
      await visitor.waitForURL(/\/payment-plan\?/);
      await expect(visitor.getByText('Everything is paid')).toBeVisible();
      expect(await isNoWider(visitor)).toBe(true);
      await visitor.goto(
        await mails.linkOf(applicant.emailId, /set your password/i, /http\S+token=[^\s"<]+/),
      );
      await visitor.getByLabel(/^New password/).fill(DEMO_PASSWORD);
      await visitor.getByRole('button', { name: 'Set password' }).click();
      await visitor.waitForURL(/\/learner-hub/);
      await expect(visitor.getByText(COURSE).first()).toBeVisible();
      await visitor.context().close();
    });

    await test.step('all six first steps are ticked, and the overview no longer shows them', async () => {
      await page.goto('/office/first-steps');
      await expect(page.getByText('Done', { exact: true })).toHaveCount(6);
      await page.goto('/office');
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      await expect(page.getByRole('region', { name: /^First steps of the school/ })).toHaveCount(0);
    });
    await test.step('the lead appears among the prospects with its campaign', async () => {
      await school.verb('run-jobs');
      await page.goto(`/office/prospects?search=${encodeURIComponent(applicant.emailId)}`);
      await page.getByRole('link', { name: /^Vera/ }).click();
      await expect(page.getByRole('dialog')).toContainText('timber');
      await page.context().close();
    });

    await toDayOfCourse(DAY_OF_WORK);
    await test.step('the learner reads, answers and hands in on a phone', async () => {
      const learner = await open(ON_DARK_PHONE);
      await signIn(learner, applicant.emailId);
      await learner.waitForURL(/\/learner-hub/);
      await expectNoAxeFaults(learner, 'the hub of a learner whose course runs');
      await learner
        .getByRole('listitem', { name: COURSE })
        .first()
        .getByRole('link', { name: 'Complete onboarding' })
        .click();
      await expect(learner.getByRole('heading', { name: 'Your guide reads your profile' })).toBeVisible();
      await expectNoAxeFaults(learner, 'the way into a cohort without a form');
      await learner.getByRole('link', { name: 'Go to the dashboard' }).click();
      await learner.waitForURL(/\/dashboard$/);
      const map = learner.url().replace(/dashboard$/, 'curriculum');
      const complete = async (title: string) => {
        await learner.goto(map);
        await learner.getByRole('link', { name: new RegExp(title) }).click();
        await expect(learner.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await learner.getByRole('button', { name: 'Mark complete' }).click();
        await expect(learner.getByText('Completed', { exact: true })).toBeVisible();
      };
      await learner.goto(map);
      await learner.getByRole('link', { name: /What joints carry/ }).click();
      await learner.getByRole('button', { name: 'Next' }).click();
      await learner.getByRole('button', { name: 'Start' }).click();
      await learner.getByRole('radio', { name: 'True' }).check();
      await expect(learner.getByText('Saved', { exact: true })).toBeVisible();
      await learner.getByRole('button', { name: 'Submit' }).click();
      await learner.getByRole('button', { name: 'See results' }).click();
      await expect(learner.getByText('1 of 1 correct')).toBeVisible();
      await complete('Forces in a joint');
      await learner.goto(map);
      await learner.getByRole('link', { name: /One joint on one sheet/ }).click();
      await learner
        .getByLabel('Files')
        .setInputFiles([{ name: 'joint.pdf', mimeType: 'application/pdf', buffer: resumePdf() }]);
      await expect(learner.getByRole('button', { name: 'Remove joint.pdf' })).toBeVisible();
      await learner.getByRole('button', { name: 'Hand in', exact: true }).click();
      await expect(
        learner.getByRole('region', { name: 'What you handed in' }).getByText('Version 1'),
      ).toBeVisible();
      await complete('Drawing a joint');
      expect(await isNoWider(learner)).toBe(true);
      await learner.context().close();
    });

    await test.step('the guide reviews it', async () => {
      const gita = await open(AT_DESK);
      await signIn(gita, GUIDE);
      await gita.waitForURL(/\/ig-hub$/);
      await gita.goto('/notifications');
      await gita.getByRole('link', { name: /A hand-in is waiting for your review/ }).click();
      await gita.getByLabel('Score').fill('18');
      await gita.getByRole('textbox', { name: 'Your comments' }).fill('It can be built. Well drawn.');
      await gita.getByRole('button', { name: 'Finish the review' }).click();
      await gita.getByRole('link', { name: 'Back to the queue' }).click();
      await expect(gita.getByText('Nothing needs your attention')).toBeVisible();
      await gita.context().close();
    });

    await test.step('the office takes the attendance of the session', async () => {
      const office = await openOffice();
      await office
        .getByRole('region', { name: /^Sessions without attendance: 1$/ })
        .getByRole('link')
        .first()
        .click();
      const sheet = office.getByRole('dialog', { name: /^Attendance: / });
      await sheet.getByText('Present', { exact: true }).first().click();
      await sheet.getByRole('button', { name: 'Save 1 mark' }).click();
      await expect(sheet).toBeHidden();
      await office.context().close();
    });

    await toDayOfCourse(DAY_OF_CLOSING);
    await test.step('the office closes the cohort', async () => {
      const office = await openOffice();
      await office.goto('/office/cohorts');
      await office
        .getByRole('row', { name: /BIM_A-1/ })
        .getByRole('link')
        .first()
        .click();
      await office.getByRole('link', { name: 'Closing' }).click();
      await expect(
        office.getByRole('region', { name: 'Complete it when you close: 1 learner' }),
      ).toContainText('Vera Test');
      await office.getByRole('button', { name: 'Close the cohort' }).click();
      const dialog = office.getByRole('dialog', { name: 'Close the cohort' });
      await typeToConfirm(dialog, 'close');
      await dialog.getByRole('button', { name: 'Close it' }).click();
      await expect(office.getByRole('region', { name: 'Have completed it: 1 learner' })).toContainText(
        'Vera Test',
      );
      await office.context().close();
    });

    await test.step('the graduate finds the certificates, and a stranger verifies one', async () => {
      const graduate = await open(ON_DARK_PHONE);
      await signIn(graduate, applicant.emailId);
      await graduate.waitForURL(/\/learner-hub/);
      await graduate.goto('/documents');
      const links = graduate.getByRole('link', { name: /^Verification page: / });
      await expect(links).toHaveCount(3);
      await expectNoAxeFaults(graduate, 'the certificates of a graduate');
      expect(await isNoWider(graduate)).toBe(true);
      const path = (await links.first().getAttribute('href')) ?? '';
      await graduate.context().close();
      const stranger = await open(ON_PHONE);
      await stranger.goto(path);
      await expect(stranger.getByText(/This certificate is valid/)).toBeVisible();
      await expect(stranger.getByText('Vera Test').first()).toBeVisible();
      expect(await isNoWider(stranger)).toBe(true);
      await stranger.context().close();
    });
  } finally {
    await school.close();
    provider.close();
    mails.close();
  }
});
