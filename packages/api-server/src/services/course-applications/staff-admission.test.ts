import { TERMS_VERSION } from '@plinth/domain/course-applications/terms';
import { exactTime } from '@plinth/domain/dates/format-day';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mintCohort, mintPerson } from '../../../test/mint.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { waitsForLock } from '../../../test/waits-for-lock.ts';
import { auditEntries, users } from '../../db/schema/accounts.ts';
import { applications } from '../../db/schema/admissions.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { declineApplication } from './decline-application.ts';
import { listApplications } from './list-applications.ts';
import { moveAcceptance } from './move-acceptance.ts';
import { readApplicationForStaff } from './read-application-for-staff.ts';
import { sendOffer } from './send-offer.ts';

const school = openTestSchool({ ADMISSION: 'staff' });
const UNKNOWN = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9e';
let people = 0;

/** Submits an application where staff decide. */
async function apply() {
  people += 1;
  const emailId = `waiting-${people}@plinth.test`;
  const lead = await school.call('PUT', '/v1/client/lead/lead-form', {
    body: { data: { firstName: 'Ravi', productId: 'BIM_A' }, emailId, fbclid: '', _fbp: '', _fbc: '' },
  });
  const { body } = await school.call('POST', '/v1/client/public/my-applications/submit-application', {
    body: {
      leadId: lead.body.leadId,
      formId: 'application',
      source: 'WEBSITE_QUICK_APPLY',
      data: {
        firstName: 'Ravi',
        lastName: 'Test',
        emailId,
        mobile: '9876543210',
        city: 'Pune',
        highestQualification: 'BACHELORS',
        whyToLearn: 'To model well.',
      },
    },
  });
  const [row] = await school.deps.db.select().from(applications).where(eq(applications.emailId, emailId));
  if (!row) throw new Error('no application');
  return { emailId, dealId: body.dealId as string, applicationId: row.applicationId };
}

const applicationOf = async (dealId: string) =>
  (await school.call('GET', `/v1/client/public/my-applications/application?dealId=${dealId}`)).body
    .application;

beforeAll(async () => {
  await mintCohort(school, {}, -30);
});

describe('admission by staff', () => {
  it('API-088 without automatic admission the application waits, and an email with the link confirms it', async () => {
    const { emailId, dealId, applicationId } = await apply();
    const { application } = await readApplicationForStaff(school.deps, applicationId);
    expect(application).toMatchObject({ status: 'APPLICATION_FILLED', amount: null });
    const mails = await school.mailsTo(emailId);
    expect(mails.map((mail) => mail.template)).toContain('application-received');
    expect(mails.at(-1)?.text).toContain(`/my-application?dealId=${dealId}`);
    const seen = await school.call('GET', `/v1/client/public/my-applications/application?dealId=${dealId}`);
    expect(seen.body.application).toMatchObject({ status: 'APPLICATION_FILLED', offer: null });
  });

  it('API-089 of ten simultaneous offers one is sent, with its scholarship and deadline, and leaves one audit row', async () => {
    const { emailId, applicationId } = await apply();
    const send = () =>
      sendOffer(school.deps, COMMAND, { applicationId, scholarship: 500_000, acceptanceDays: 3 });
    const results = await Promise.allSettled(Array.from({ length: 10 }, send));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { application, deadlines } = await readApplicationForStaff(school.deps, applicationId);
    expect(application).toMatchObject({ status: 'OFFER_SENT', amount: 12_000_000, scholarship: 500_000 });
    const acceptance = deadlines.find(({ deadlineType }) => deadlineType === 'OFFER_ACCEPTANCE');
    expect(Math.round(((acceptance?.date.getTime() ?? 0) - school.now().getTime()) / 86_400_000)).toBe(3);
    expect((await school.mailsTo(emailId)).filter(({ template }) => template === 'offer')).toHaveLength(1);
    const audits = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'send-offer'));
    expect(audits).toHaveLength(1);
  });

  it('API-089 the email states the offer deadline in the reader’s time zone, or else the school’s, and the cohort’s start date', async () => {
    const [stranger, known] = [await apply(), await apply()];
    const { token } = await mintPerson(school, { emailId: known.emailId });
    await school.call('PUT', '/v1/client/user/account/time-zone', {
      token,
      body: { timeZone: 'America/New_York' },
    });
    for (const [{ emailId, applicationId }, zone] of [
      [stranger, 'Asia/Kolkata'],
      [known, 'America/New_York'],
    ] as const) {
      const { deadlines } = await sendOffer(school.deps, COMMAND, { applicationId });
      const [mail] = (await school.mailsTo(emailId)).filter(({ template }) => template === 'offer');
      expect(mail?.text).toContain(`open until ${exactTime(deadlines.OFFER_ACCEPTANCE, zone)}.`);
      expect(mail?.text).toMatch(/Your place is planned in the cohort that starts on \d+ \w+, \d{4}\./);
    }
  });

  it('API-089 accepting an offer with nothing to pay is confirmed by an email that asks for no payment', async () => {
    const { emailId, dealId, applicationId } = await apply();
    await sendOffer(school.deps, COMMAND, { applicationId, scholarship: 12_000_000 });
    const accept = (step: string, rest: object = {}) =>
      school.call('POST', `/v1/client/public/my-applications/${step}`, { body: { dealId, ...rest } });
    await accept('accept-terms-and-conditions', { version: TERMS_VERSION });
    expect((await accept('offer-accepted')).status).toBe(200);
    const { application } = await readApplicationForStaff(school.deps, applicationId);
    expect(application.status).toBe('PAYMENT_COMPLETED');
    const mail = (await school.mailsTo(emailId)).find(({ template }) => template === 'offer-accepted');
    expect(mail?.text).toContain('Your place is certain: there is nothing to pay.');
    expect(mail?.text).toMatch(/\/login$/m);
    expect(mail?.text).not.toContain('payment-plan');
    expect(await applicationOf(dealId)).toMatchObject({ status: 'PAYMENT_COMPLETED', place: 'SEATED' });
  });

  it('API-089 D-68 accepting it promises no place if the last seat goes to someone else at that moment', async () => {
    const { emailId, dealId, applicationId } = await apply();
    await sendOffer(school.deps, COMMAND, { applicationId, scholarship: 12_000_000 });
    const other = await school.deps.pool.connect();
    onTestFinished(async () => {
      await other.query('rollback');
      other.release();
      await school.deps.db.update(cohorts).set({ seats: 40 });
    });
    await other.query('begin');
    await other.query('update cohorts set seats = 0');
    const accepted = school.call('POST', '/v1/client/public/my-applications/offer-accepted', {
      body: { dealId, termsVersion: TERMS_VERSION },
    });
    await expect.poll(() => waitsForLock(school)).toBe(true);
    await other.query('commit');
    expect((await accepted).status).toBe(200);
    const places = await school.deps.db
      .select({ state: enrolments.state })
      .from(enrolments)
      .innerJoin(users, eq(users.userId, enrolments.userId))
      .where(eq(users.emailId, emailId));
    expect(places).toEqual([{ state: 'WAITING' }]);
    const mail = (await school.mailsTo(emailId)).find(({ template }) => template === 'offer-accepted');
    expect(mail?.text).toContain('There is nothing to pay, but all seats in this cohort are taken');
    expect(mail?.text).not.toContain('certain');
    expect(await applicationOf(dealId)).toMatchObject({ status: 'PAYMENT_COMPLETED', place: 'WAITING' });
    await school.deps.db
      .update(enrolments)
      .set({ state: 'ONGOING' })
      .where(
        inArray(
          enrolments.userId,
          school.deps.db.select({ userId: users.userId }).from(users).where(eq(users.emailId, emailId)),
        ),
      );
    expect(await applicationOf(dealId)).toMatchObject({ place: 'SEATED' });
  });

  it('API-089 a scholarship out of range, days out of range, or an unknown application is refused', async () => {
    const { applicationId } = await apply();
    const refusals = [
      { applicationId, scholarship: 12_000_001 },
      { applicationId, scholarship: -1 },
      { applicationId, acceptanceDays: 0 },
      { applicationId, acceptanceDays: 91 },
    ];
    for (const input of refusals)
      await expect(sendOffer(school.deps, COMMAND, input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(sendOffer(school.deps, COMMAND, { applicationId: UNKNOWN })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(readApplicationForStaff(school.deps, UNKNOWN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ENUM-41 a declined application is closed, is told by one email, and takes no offer', async () => {
    const { emailId, applicationId } = await apply();
    expect(await declineApplication(school.deps, COMMAND, applicationId)).toEqual({ status: 'CANCELLED' });
    expect(await declineApplication(school.deps, COMMAND, applicationId)).toEqual({ status: 'CANCELLED' });
    expect(
      (await school.mailsTo(emailId)).filter(({ template }) => template === 'application-declined'),
    ).toHaveLength(1);
    await expect(sendOffer(school.deps, COMMAND, { applicationId })).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { status: 'CANCELLED' },
    });
    await expect(declineApplication(school.deps, COMMAND, UNKNOWN)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('API-088 the staff list is paged, oldest first, and filtered by status', async () => {
    const first = await listApplications(school.deps, { pageNo: 0 });
    expect(first.applications.map(({ createdAt }) => createdAt.getTime())).toEqual(
      first.applications.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => a - b),
    );
    expect(first.total).toBe(first.applications.length);
    const declined = await listApplications(school.deps, { status: 'CANCELLED', pageNo: 0 });
    expect(declined.applications.every(({ status }) => status === 'CANCELLED')).toBe(true);
    expect(declined.total).toBe(1);
    expect((await listApplications(school.deps, { pageNo: 5 })).applications).toEqual([]);
  });
});

describe('an offer deadline moved by staff', () => {
  const read = async (dealId: string) =>
    (await school.call('GET', `/v1/client/public/my-applications/application?dealId=${dealId}`)).body
      .application;

  it('API-090 D-103 is shown to the applicant and can still be extended once; moved into the past, it ends the offer', async () => {
    const { dealId, applicationId } = await apply();
    await sendOffer(school.deps, COMMAND, { applicationId });
    const until = new Date(school.now().getTime() + 3_600_000);
    await moveAcceptance(school.deps, COMMAND, applicationId, until);
    expect((await read(dealId)).offer.deadlines).toContainEqual({
      deadlineType: 'OFFER_ACCEPTANCE',
      date: until.toISOString(),
      isExtendable: true,
    });
    await moveAcceptance(school.deps, COMMAND, applicationId, new Date(school.now().getTime() - 1));
    expect((await read(dealId)).status).toBe('EXPIRED');
    const entries = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'move-acceptance'));
    expect(entries).toHaveLength(2);
  });

  it('API-090 API-089 leaves a week to pay to whoever accepts on the new last day, and keeps a later payment deadline', async () => {
    const { dealId, applicationId } = await apply();
    await sendOffer(school.deps, COMMAND, { applicationId });
    const paymentDate = async () =>
      Date.parse(
        (await read(dealId)).offer.deadlines.find(
          ({ deadlineType }: { deadlineType: string }) => deadlineType === 'PAYMENT',
        ).date,
      );
    const day = 86_400_000;
    const inDays = (days: number) => new Date(school.now().getTime() + days * day);
    const before = await paymentDate();
    await moveAcceptance(school.deps, COMMAND, applicationId, inDays(3));
    expect(await paymentDate()).toBe(before);
    const until = inDays(40);
    await moveAcceptance(school.deps, COMMAND, applicationId, until);
    expect(await paymentDate()).toBe(until.getTime() + 7 * day);
  });

  it('API-090 is refused without an open offer', async () => {
    const { applicationId } = await apply();
    await expect(moveAcceptance(school.deps, COMMAND, applicationId, school.now())).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(moveAcceptance(school.deps, COMMAND, UNKNOWN, school.now())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
