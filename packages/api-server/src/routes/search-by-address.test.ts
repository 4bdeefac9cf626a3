import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { mintOpening, mintSeeker } from '../../test/job-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries, userAddresses } from '../db/schema/accounts.ts';
import { vouchers } from '../db/schema/admissions.ts';
import { earningItems, earningRates } from '../db/schema/earnings.ts';
import { emiApplications } from '../db/schema/emi.ts';
import { userJobFeedback, userJobs } from '../db/schema/jobs.ts';
import { openAccesses } from '../db/schema/open-lms.ts';
import { placementMessages, selfPlacements } from '../db/schema/placement.ts';
import { identityVerifications } from '../db/schema/profiles.ts';
import { prospectContacts, prospects } from '../db/schema/prospects.ts';
import { reconciliations } from '../db/schema/reconciliations.ts';
import { referralEarnings, referrers } from '../db/schema/referrals.ts';

const school = openTestSchool({ OVERRIDE_USER: true });
let token = '';
type Known = Awaited<ReturnType<typeof mintKnown>>;
let person: Known;
let stranger: Known;

/** Creates a person with three addresses who occurs once in each list; what knows only an address has the second. */
async function mintKnown() {
  const { db } = school.deps;
  const createdAt = school.now();
  const { userId, emailId: first, cohortId, resumeDocumentId } = await mintSeeker(school);
  const tag = randomBytes(6).toString('hex');
  const [second, third] = [`second-${tag}@plinth.test`, `third-${tag}@elsewhere.test`];
  await db.insert(userAddresses).values([second, third].map((emailId) => ({ emailId, userId, createdAt })));

  const { applicationId, orderId } = await mintOrder(school, { emailId: second });
  await db.insert(emiApplications).values({ orderId, userId, createdAt });
  await db.insert(auditEntries).values([
    { subjectId: userId, action: 'people.note-written', createdAt },
    { details: { applicationId }, action: 'application.noted', createdAt },
  ]);
  const [prospect] = await db
    .insert(prospects)
    .values({ source: 'LEAD', words: second, touches: 1, lastTouchAt: createdAt, createdAt })
    .returning();
  const prospectId = prospect?.prospectId ?? '';
  await db.insert(prospectContacts).values({ prospectId, kind: 'EMAIL', contact: second });
  await db
    .insert(placementMessages)
    .values({ cohortId, userId, message: 'When?', fingerprint: tag, createdAt });
  await db.insert(selfPlacements).values({
    cohortId,
    userId,
    companyName: 'Practice',
    designation: 'Modeller',
    ctc: 1,
    currency: 'INR',
    joiningDate: '2026-05-03',
    submittedAt: createdAt,
  });
  const { jobOpeningId } = await mintOpening(school);
  const [job] = await db
    .insert(userJobs)
    .values({ cohortId, userId, jobOpeningId, resumeDocumentId, appliedAt: createdAt, updatedAt: createdAt })
    .returning();
  await db
    .insert(userJobFeedback)
    .values({ userJobId: job?.userJobId ?? '', round: 'HR', responses: [], createdAt });
  await db.insert(identityVerifications).values({
    userId,
    status: 'IN_REVIEW',
    documentType: 'PASSPORT',
    documentIds: [],
    submittedAt: createdAt,
  });
  await db.insert(vouchers).values({ code: `REWARD-${tag}`, currency: 'INR', discount: 1, createdAt });
  const friend = await mintPerson(school);
  const [place] = await enrol(school, cohortId, friend.userId);
  const enrolmentId = place?.enrolmentId ?? '';
  await db.insert(openAccesses).values({
    enrolmentId,
    userId,
    voucherCode: `REWARD-${tag}`,
    startedAt: createdAt,
    endsAt: createdAt,
    rewardUnlockedAt: createdAt,
  });
  await db
    .insert(referrers)
    .values({ userId, uniqueReferrerId: tag.padEnd(22, 'x'), currency: 'INR', createdAt });
  await db.insert(referralEarnings).values({ userId, enrolmentId, amount: 1, currency: 'INR', createdAt });
  const [rate] = await db
    .insert(earningRates)
    .values({ category: 'QUERY', currency: 'INR', userId, amount: 1, fromDay: '2026-01-01', createdAt })
    .returning();
  await db.insert(earningItems).values({
    userId,
    category: 'QUERY',
    sourceKey: tag,
    cohortId,
    description: 'A query',
    rateId: rate?.rateId ?? '',
    rate: 1,
    amount: 1,
    currency: 'INR',
    earnedAt: createdAt,
    createdAt,
    day: '2026-05-03',
    month: '2026-05',
  });
  return { userId, orderId, first, second, third };
}

beforeAll(async () => {
  [person, stranger] = [await mintKnown(), await mintKnown()];
  await school.deps.db.insert(reconciliations).values({
    ranAt: school.now(),
    days: 2,
    source: 'OFFICE',
    findings: [person, stranger].map(({ orderId }) => ({
      kind: 'FLAGGED' as const,
      orderId,
      paymentId: null,
      detail: '1 INR',
    })),
  });
  token = (await mintPerson(school, { staffRoles: ['OWNER'], lastName: 'Owner' })).token;
});

const totalOf = async (list: string, search: string) =>
  (await school.call('GET', `/v1/office/${list}?search=${encodeURIComponent(search)}`, { token })).body.total;

/** How many rows of a list a person is found in by each of their addresses, also in capitals and in part. */
const totalsOf = async ({ first, second, third }: Known, find: (search: string) => Promise<number>) =>
  Promise.all([first, second, third, third.toUpperCase(), third.slice(2, -7), `${first} ${third}`].map(find));

describe('a person with several addresses', () => {
  it.each([
    ['applications', 1],
    ['audit-entries', 2],
    ['earnings', 1],
    ['emi-applications', 1],
    ['enrolments', 1],
    ['identity-documents', 1],
    ['interview-feedback', 1],
    ['job-applications', 1],
    ['orders', 1],
    ['people', 1],
    ['placement-forms', 1],
    ['placement-messages', 1],
    ['prospects', 1],
    ['reconciliation', 1],
    ['referral-rewards', 1],
    ['self-placements', 1],
    ['vouchers', 1],
  ])('OFFICE-08 PERSON-04 is found in the list of %s by each of them', async (list, rows) => {
    expect(await totalsOf(person, (search) => totalOf(list, search))).toEqual(Array(6).fill(rows));
    expect(await totalOf(list, `${person.first} ${stranger.third}`)).toBe(0);
    expect(await totalOf(list, `x${person.third}`)).toBe(0);
  });

  it('OFFICE-08 PERSON-04 is found among the staff by each of them', async () => {
    const { userId, emailId } = await mintPerson(school, { staffRoles: ['CONTENT'] });
    const further = `more-${emailId}`;
    await school.deps.db.insert(userAddresses).values({ emailId: further, userId, createdAt: school.now() });
    expect(await totalOf('staff', further)).toBe(1);
  });

  it('OFFICE-08 PERSON-04 is found by support staff by each of them', async () => {
    const find = async (search: string) =>
      (await school.call('POST', '/v1/client/support/people', { token, body: { search } })).body.total;
    expect(await totalsOf(person, find)).toEqual(Array(6).fill(1));
  });

  it('PERSON-04 counts as one who has applied among the prospects, whichever address they applied with', async () => {
    const { db } = school.deps;
    const [prospect] = await db
      .insert(prospects)
      .values({
        source: 'LEAD',
        words: person.third,
        touches: 1,
        lastTouchAt: school.now(),
        createdAt: school.now(),
      })
      .returning();
    const prospectId = prospect?.prospectId ?? '';
    await db.insert(prospectContacts).values({ prospectId, kind: 'EMAIL', contact: person.third });
    const { body } = await school.call('GET', `/v1/office/prospects/${prospectId}`, { token });
    expect(body.prospect.hasApplied).toBe(true);
  });
});
