import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DemoEmailId } from '@plinth/school/seed/people';
import { apply, newApplicant } from '../support/applicants.ts';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { newPerson } from '../support/new-person.ts';
import { writeCourse } from '../support/own-course.ts';
import { handedInEmi } from '../support/own-emi.ts';
import { ownGuide } from '../support/own-guide.ts';
import { mintPhoto } from '../support/photo.ts';
import { placeGraduate } from '../support/place-graduate.ts';
import { queryDatabase } from '../support/school-database.ts';
import { sendSignIn } from '../support/sign-in.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { typeToConfirm } from '../support/type-to-confirm.ts';
import { zipFolder } from '../support/zip-folder.ts';

type Week = {
  emailId: DemoEmailId;
  role: string;
  /** All pages that the role may open, in order. */
  pages: readonly string[];
  /** A page of another role. */
  closed: string;
};

/** Signs in and checks that exactly the pages of the role are there, and no page of another. Ends on the first page. */
async function comeIn(page: Page, isPhone: boolean, { emailId, role, pages, closed }: Week): Promise<void> {
  await page.goto(`/login?callbackUrl=${encodeURIComponent(closed)}`);
  await sendSignIn(page, emailId);
  await expect(page.getByRole('heading', { name: 'Your role does not include this page' })).toBeVisible();
  await page.goto('/office');
  await expect(page.getByText(`you work here as ${role}.`)).toBeVisible();
  if (isPhone) await page.getByRole('button', { name: 'More' }).click();
  const open = isPhone
    ? page.getByRole('dialog', { name: 'Pages of the office' })
    : page.getByRole('navigation', { name: 'Office', exact: true });
  // On a phone, signing out is among them.
  await expect
    .poll(async () =>
      (await open.getByRole('link').allTextContents()).filter((text) => text !== 'My courses'),
    )
    .toEqual(['Overview', ...pages]);
  if (isPhone) await page.keyboard.press('Escape');
  await expectNoAxeFaults(page, `the first page of ${role}`);
}

/** Opens the item of a kind that has waited longest, from the first page. */
async function takeUp(page: Page, kind: RegExp): Promise<void> {
  const waits = page.getByRole('region', { name: kind });
  await waits.getByRole('link').first().click();
}

test('OFFICE-01 OFFICE-07 ADMIT-02 a week of admissions: a pending application is opened, and gets its offer after a preview', async ({
  page,
  request,
}, { project }) => {
  const applicant = newApplicant('Wahida');
  await apply(request, applicant);
  // This school's rule makes every offer immediately; here one is left to staff.
  await queryDatabase(
    `with back as (update applications set status = 'APPLICATION_FILLED', amount = null, scholarship = 0,
        offer_sent_at = null where email_id = $1 returning application_id),
      days as (delete from deadlines d using back where d.application_id = back.application_id)
    delete from mails m using back where m.once_key = 'offer:' || back.application_id`,
    [applicant.emailId],
  );
  // A job turns a lead into a prospect, every minute.
  await expect
    .poll(() => queryDatabase("select 1 from prospects where state = 'NEW' limit 1", []), { timeout: 90_000 })
    .not.toHaveLength(0);
  await comeIn(page, sizeOf(project) === 'phone', {
    emailId: 'admissions@plinth.test',
    role: 'Admissions',
    pages: [
      'Prospects',
      'Applications',
      'Funnel',
      'Orders',
      'Products',
      'Vouchers',
      'People',
      'Identity documents',
    ],
    closed: '/office/cohorts',
  });
  await takeUp(page, /^Prospects to take up: \d+$/);
  await expect(page.getByRole('dialog').getByRole('form', { name: /note/i })).toBeVisible();
  await page.goto('/office');
  await takeUp(page, /^Applications without an offer: \d+$/);
  await expect(page.getByRole('dialog').getByRole('form', { name: 'Make an offer' })).toBeVisible();
  await page.goto(`/office/applications?search=${encodeURIComponent(applicant.emailId)}`);
  await page.getByRole('link', { name: /^Wahida/ }).click();
  const offer = page.getByRole('dialog').getByRole('form', { name: 'Make an offer' });
  await offer.getByLabel(/^Days to accept/).fill('0');
  await offer.getByRole('button', { name: 'Preview the offer and its email' }).click();
  await expect(offer.getByLabel(/^Days to accept/)).toHaveAttribute('aria-invalid', 'true');
  await offer.getByLabel(/^Days to accept/).fill('9');
  await offer.getByRole('button', { name: 'Preview the offer and its email' }).click();
  await expect(offer.getByRole('region', { name: 'The offer before it goes' })).toContainText(
    applicant.emailId,
  );
  await expectNoAxeFaults(page, 'an offer before it goes');
  await offer.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page.getByText('Offer sent.')).toBeVisible();
  await linkOfMail(request, applicant.emailId, /offer/i);
});

test('OFFICE-01 OFFICE-07 COHORT-03 a week of academics: sessions without attendance, late hand-ins and learners without a group wait, and one is handled', async ({
  page,
  request,
}, { project }) => {
  const { cohortId } = await ownGuide(request);
  // Only learners who had joined by the end of a session are expected at it.
  await queryDatabase(
    `update enrolments set enrolled_at = start.time, group_id = null from cohort_timelines start
      where enrolments.cohort_id = $1::uuid and start.cohort_id = $1::uuid and start.key = 'START_DATE'`,
    [cohortId],
  );
  await comeIn(page, sizeOf(project) === 'phone', {
    emailId: 'academics@plinth.test',
    role: 'Academics',
    pages: ['Cohorts', 'Enrolments', 'Announcements', 'Feedback', 'People'],
    closed: '/office/orders',
  });
  await expect(page.getByRole('region', { name: /^Hand-ins past their turnaround: \d+$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Learners without a group: \d+$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Applications/ })).toHaveCount(0);
  await takeUp(page, /^Sessions without attendance: \d+$/);
  const sheet = page.getByRole('dialog', { name: /^Attendance: / });
  await sheet.getByText('Present', { exact: true }).first().click();
  await sheet.getByRole('button', { name: /^Save 1 mark/ }).click();
  await expect(sheet).toBeHidden();
});

test('OFFICE-01 OFFICE-07 ADOPT-03 a week of content: a course is uploaded as a ZIP, its effect is reviewed, and it is published', async ({
  page,
}, { project }) => {
  const code = `WK${randomBytes(3).toString('hex')}`.toUpperCase();
  const folder = await writeCourse(code.toLowerCase(), {
    'course.yaml': `code: ${code}\ntitle: Drawing by hand ${code}\noutcome: You can draw.\naudience: Architects.\nweeks: 6\nskills:\n  - Drawing\nmodules:\n  - 01-lines\n`,
    '01-lines/module.yaml': 'title: Lines\nsummary: What a line says.\ntype: STUDIO\nreleaseDay: 0\n',
    '01-lines/01-weight/lesson.md':
      '---\ntitle: Line weight\nsummary: One sentence.\nminutes: 5\ncredits: 5\n---\nA cut is drawn boldest.\n',
  });
  await comeIn(page, sizeOf(project) === 'phone', {
    emailId: 'content@plinth.test',
    role: 'Content',
    pages: ['Courses'],
    closed: '/office/people',
  });
  await expect(page.getByText('Nothing needs your attention.')).toBeVisible();
  await page.goto('/office/courses');
  await page.getByRole('button', { name: 'Publish a course' }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish a course' });
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: `${code}.zip`, mimeType: 'application/zip', buffer: zipFolder(folder) });
  await expect(sheet.getByText(new RegExp(`^${code} is a new course of`))).toBeVisible();
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(`${code} is published as version 1.`)).toBeVisible();
  await page.goto(`/office/courses?search=${code}`);
  await page.getByRole('link', { name: `Drawing by hand ${code}` }).click();
  await expect(page.getByRole('button', { name: `Download version 1 of ${code}` })).toBeVisible();

  await test.step('another course is begun in the browser, found as a draft, and discarded', async () => {
    const [begun, title] = [`${code}N`, `Drawing at night ${code}`];
    await page.goto('/office/courses?open=new');
    const form = page.getByRole('form', { name: 'A new course' });
    await form.getByRole('textbox', { name: /^Title/ }).fill(title);
    await form.getByRole('textbox', { name: /^Code/ }).fill(begun);
    await form.getByRole('button', { name: 'Create course' }).click();
    await page.getByRole('button', { name: 'Check and publish' }).click();
    await page.getByRole('link', { name: 'Course details: Outcome' }).click();
    await expect(page.getByRole('textbox', { name: /^Outcome/ })).toHaveValue('');
    await page.goto(`/office/courses?search=${begun}`);
    await expect(page.getByText('Draft, not published yet')).toBeVisible();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Discard draft' }).click();
    const question = page.getByRole('dialog', { name: `Discard the draft of ${title}?` });
    await typeToConfirm(question, title);
    await question.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  });
});

test('OFFICE-01 OFFICE-07 FINANCE-02 a week of finance: an unmatched payment is pending, its order tells why, and it is refunded with a reason', async ({
  page,
  request,
  context,
}, { project }) => {
  const { emailId, orderId } = await handedInEmi(request, 'Waris');
  await context.clearCookies();
  await queryDatabase(
    `insert into payments (payment_id, order_id, seq, payment_type, method, provider, amount, currency, status,
        failure_reason, received_amount, received_currency, created_at)
      values (gen_random_uuid(), $1, 1, 'FULL_PAYMENT', 'CARD', 'sandbox', 1000000, 'INR', 'FLAGGED',
        'It came for another amount.', 900000, 'INR', now())`,
    [orderId],
  );
  await comeIn(page, sizeOf(project) === 'phone', {
    emailId: 'finance@plinth.test',
    role: 'Finance',
    pages: [
      'Orders',
      'EMI applications',
      'Products',
      'Vouchers',
      'Reconciliation',
      'Referral rewards',
      "Mentors' earnings",
      'Accounts',
      'People',
    ],
    closed: '/office/cohorts',
  });
  await takeUp(page, /^Payments that do not match: \d+$/);
  await expect(
    page.getByRole('dialog').getByRole('form', { name: 'Decide about this payment' }),
  ).toBeVisible();
  await page.goto(`/office/orders?need=FLAGGED&search=${encodeURIComponent(emailId)}`);
  await page.getByRole('row', { name: /Waris/ }).getByRole('link').first().click();
  const decide = page.getByRole('dialog').getByRole('form', { name: 'Decide about this payment' });
  await expect(page.getByRole('dialog').getByText('It came for another amount.')).toBeVisible();
  await decide.getByRole('button', { name: 'Accept it' }).click();
  await expect(decide.getByRole('alert')).toBeVisible();
  await typeToConfirm(decide, emailId);
  await decide.getByRole('button', { name: 'Refund it' }).click();
  await expect(decide.getByLabel('Reason for the refund')).toHaveAttribute('aria-invalid', 'true');
  await decide.getByLabel('Reason for the refund').fill('It came twice.');
  await expectNoAxeFaults(page, 'a payment that does not fit');
  await decide.getByRole('button', { name: 'Refund it' }).click();
  await expect(page.getByText('The payment is on its way back.')).toBeVisible();
});

test('OFFICE-01 OFFICE-07 a week of placement: a pending job that a learner found is opened from the first page', async ({
  page,
  request,
}, { project }) => {
  const graduate = await newPerson(request, 'Wilma');
  const cohortId = await placeGraduate(graduate.emailId);
  const submitted = await request.post('/v1/client/hiring/user/submit-self-placed', {
    headers: { 'x-auth-token': graduate.token },
    data: {
      cohortId,
      companyName: 'Own Studio',
      designation: 'Site modeller',
      ctc: 42_000_000,
      currency: 'INR',
      joiningDate: '2027-02-01',
    },
  });
  expect(submitted.ok()).toBe(true);
  await comeIn(page, sizeOf(project) === 'phone', {
    emailId: 'placement@plinth.test',
    role: 'Placement',
    pages: [
      'Employers',
      'Openings',
      'Job applications',
      'Interview feedback',
      'Self-reported placements',
      'Placement forms',
      'Messages',
      'People',
    ],
    closed: '/office/applications',
  });
  await takeUp(page, /^Jobs that learners found themselves, to decide: \d+$/);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Decide and notify' })).toBeVisible();
});

test('OFFICE-01 OFFICE-07 PERSON-02 a week of support: a pending document is opened from the first page and accepted, and its owner mailed', async ({
  page,
  request,
}, { project }) => {
  const person = await newPerson(request, 'Wren');
  const headers = { 'x-auth-token': person.token };
  const identity = '/v2/client/user/identity-verification';
  const { slots } = await (await request.get(identity, { headers })).json();
  const [{ documentId }] = slots;
  await request.put(`/v2/client/user/profile/document/${documentId}`, {
    headers,
    multipart: { document: { name: 'passport.png', mimeType: 'image/png', buffer: mintPhoto(40, 40) } },
  });
  const handedIn = await request.post(identity, {
    headers,
    data: { documentType: 'PASSPORT', documentIds: [documentId] },
  });
  expect(handedIn.ok()).toBe(true);
  await comeIn(page, sizeOf(project) === 'phone', {
    emailId: 'staff@plinth.test',
    role: 'Support',
    pages: ['People', 'Identity documents'],
    closed: '/office/orders',
  });
  await takeUp(page, /^Identity documents to review: \d+$/);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Accept' })).toBeVisible();
  await page.goto(`/office/identity-documents?search=${encodeURIComponent(person.emailId)}`);
  await page.getByRole('link', { name: 'Wren Test' }).click();
  const sheet = page.getByRole('dialog', { name: 'Wren Test' });
  await sheet.getByRole('button', { name: 'Accept' }).click();
  await expect(sheet).toBeHidden();
  await linkOfMail(request, person.emailId, /is verified/);
});
