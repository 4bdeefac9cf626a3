import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { mintClass } from '../../test/mint-class.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { userAddresses } from '../db/schema/accounts.ts';
import { applications, orders, payments } from '../db/schema/admissions.ts';
import { cohortTimelines, enrolments } from '../db/schema/cohorts.ts';
import {
  courseNodes,
  liveSessions,
  mentorQueries,
  reports,
  sessionAttendance,
} from '../db/schema/curriculum.ts';
import { identityVerifications } from '../db/schema/profiles.ts';
import { refunds } from '../db/schema/refunds.ts';
import { listFlagged } from '../services/payments/resolve-flagged.ts';

const school = openTestSchool();
const HOUR = 3_600_000;
/** Times relative to one moment, since the school's clock advances while a test runs. */
let began = new Date(0);
const hoursAgo = (hours: number) => new Date(began.getTime() - hours * HOUR);
const person = () => ({ lastName: randomBytes(4).toString('hex') });
const waitingFor = async (...staffRoles: StaffRole[]) => {
  const { token } = await mintPerson(school, { staffRoles });
  const { status, body } = await school.call('GET', '/v1/office/waiting', { token });
  expect(status).toBe(200);
  return body.waiting as {
    kind: string;
    count: number;
    entries: {
      title: string;
      note: string;
      since: string;
      cohortId: string | null;
      userId: string | null;
      id: string | null;
    }[];
  }[];
};
const kindOf = async (kind: string, ...staffRoles: StaffRole[]) =>
  (await waitingFor(...staffRoles)).find((one) => one.kind === kind);

/** An application that waits for an offer, with a payment of a different amount than was requested. */
async function apply(lastName: string) {
  const who = { emailId: `applies-${lastName}@plinth.test`, firstName: 'Asha', lastName };
  const money = { productId: 'BIM_A', currency: 'INR', status: 'APPLICATION_FILLED' } as const;
  const [application] = await school.deps.db
    .insert(applications)
    .values({
      ...who,
      ...money,
      dealTokenHash: lastName,
      formData: {},
      source: 'WEBSITE',
      createdAt: hoursAgo(30),
    })
    .returning();
  const [order] = await school.deps.db
    .insert(orders)
    .values({
      createdAt: school.now(),
      ...who,
      ...money,
      tokenHash: lastName,
      applicationId: application?.applicationId,
      listPrice: 12_000_000,
      bookingAmount: 1_000_000,
    })
    .returning();
  await school.deps.db.insert(payments).values({
    orderId: order?.orderId ?? '',
    seq: 1,
    paymentType: 'DOWN_PAYMENT',
    method: 'CARD',
    provider: 'sandbox',
    amount: 1_000_000,
    currency: 'INR',
    status: 'FLAGGED',
    failureReason: 'Another amount than asked.',
    createdAt: school.now(),
  });
}

describe('what waits for staff', () => {
  const lastName = randomBytes(4).toString('hex');
  beforeAll(async () => {
    began = school.now();
    await mintCohort(school);
    await apply(lastName);
  });

  it('OFFICE-07 learners without a group, until they have one', async () => {
    const cohort = await mintCohort(school);
    const [one, other] = [await mintPerson(school, person()), await mintPerson(school, person())];
    await enrol(school, cohort.cohortId, one.userId);
    await enrol(school, cohort.cohortId, other.userId, 'CANCELLED');
    const named = (await kindOf('NO_GROUP', 'ACADEMICS'))?.entries ?? [];
    expect(named).toContainEqual({
      title: `Asha ${one.lastName}`,
      note: `BIM for Architects, BIM_A-${cohort.batchNumber}`,
      since: expect.any(String),
      cohortId: cohort.cohortId,
      userId: one.userId,
      id: null,
    });
    expect(named.map(({ userId }) => userId)).not.toContain(other.userId);
    await mintGroup(school, cohort.cohortId, null, [one.userId]);
    const after = (await kindOf('NO_GROUP', 'ACADEMICS'))?.entries ?? [];
    expect(after.map(({ userId }) => userId)).not.toContain(one.userId);
  });

  const enrolledBefore = (cohortId: string) =>
    school.deps.db
      .update(enrolments)
      .set({ enrolledAt: hoursAgo(48) })
      .where(eq(enrolments.cohortId, cohortId));

  it('OFFICE-07 sessions that ended without attendance, until one learner is marked, and none that was over when all of them joined', async () => {
    const { cohort, course, learner } = await mintClass(school);
    const [session] = await school.deps.db
      .insert(liveSessions)
      .values({
        cohortId: cohort.cohortId,
        nodeId: course.id('root/m1/live'),
        startDate: hoursAgo(3),
        endDate: hoursAgo(2),
      })
      .returning();
    const held = async () =>
      (await kindOf('ATTENDANCE', 'ACADEMICS'))?.entries.find(({ cohortId }) => cohortId === cohort.cohortId);
    expect(await held()).toBeUndefined();
    await enrolledBefore(cohort.cohortId);
    expect(await held()).toMatchObject({
      title: 'Live session',
      since: hoursAgo(2).toISOString(),
      userId: null,
      id: session?.liveSessionId,
    });
    await school.deps.db.insert(sessionAttendance).values({
      liveSessionId: session?.liveSessionId ?? '',
      userId: learner.userId,
      attended: false,
    });
    expect(await held()).toBeUndefined();
  });

  it('OFFICE-07 no attendance of a session that was called off or removed from the course before, or of an elective that nobody chose', async () => {
    const { cohort, course, learner } = await mintClass(school);
    const nodeId = course.id('root/m1/live');
    await school.deps.db
      .insert(liveSessions)
      .values({ cohortId: cohort.cohortId, nodeId, startDate: hoursAgo(3), endDate: hoursAgo(2) });
    await enrolledBefore(cohort.cohortId);
    const isHeld = async () =>
      (await kindOf('ATTENDANCE', 'ACADEMICS'))?.entries.some(
        ({ cohortId }) => cohortId === cohort.cohortId,
      ) ?? false;
    const setStatus = (sessionStatus: 'CREATED' | 'RESCHEDULED') =>
      school.deps.db.update(liveSessions).set({ sessionStatus }).where(eq(liveSessions.nodeId, nodeId));
    await setStatus('RESCHEDULED');
    expect(await isHeld()).toBe(false);
    await setStatus('CREATED');
    expect(await isHeld()).toBe(true);
    const retire = (retiredAt: Date | null) =>
      school.deps.db.update(courseNodes).set({ retiredAt }).where(eq(courseNodes.nodeId, nodeId));
    await retire(hoursAgo(5));
    expect(await isHeld()).toBe(false);
    await retire(hoursAgo(1));
    expect(await isHeld()).toBe(true);
    await retire(null);
    const elective = course.id('root/m1');
    await school.deps.db
      .update(courseNodes)
      .set({ isElective: true })
      .where(eq(courseNodes.nodeId, elective));
    expect(await isHeld()).toBe(false);
    await school.deps.db
      .update(enrolments)
      .set({ electives: [{ nodeId: elective }] })
      .where(eq(enrolments.userId, learner.userId));
    expect(await isHeld()).toBe(true);
  });

  it('OFFICE-07 hand-ins and queries past their turnaround, and none before', async () => {
    const { cohort, course, learner } = await mintClass(school);
    const handIn = {
      cohortId: cohort.cohortId,
      userId: learner.userId,
      namespace: 'LEARNING',
      reviewStatus: 'PENDING',
    } as const;
    await school.deps.db.insert(reports).values([
      {
        createdAt: school.now(),
        ...handIn,
        nodeId: course.id('root/m1/task/assignment'),
        submittedAt: hoursAgo(80),
      },
      {
        createdAt: school.now(),
        ...handIn,
        nodeId: course.id('review/portfolio'),
        submittedAt: hoursAgo(70),
      },
    ]);
    const query = {
      cohortId: cohort.cohortId,
      askedById: learner.userId,
      description: 'Why?',
      namespace: 'LEARNING',
    } as const;
    await school.deps.db.insert(mentorQueries).values([
      { lastActivityAt: school.now(), ...query, title: 'Late', createdAt: hoursAgo(49) },
      { lastActivityAt: school.now(), ...query, title: 'New', createdAt: hoursAgo(47) },
      // Answered days ago, and written in again by its learner just now.
      {
        ...query,
        title: 'Again',
        createdAt: hoursAgo(90),
        answeredAt: hoursAgo(80),
        lastActivityAt: hoursAgo(1),
      },
    ]);
    const notes = async (kind: string) =>
      (await kindOf(kind, 'ACADEMICS'))?.entries
        .filter(({ userId }) => userId === learner.userId)
        .map(({ note }) => note);
    expect(await notes('HAND_IN')).toEqual([`Draw a wall, BIM_A-${cohort.batchNumber}`]);
    expect(await notes('QUERY')).toEqual([`Late, BIM_A-${cohort.batchNumber}`]);

    for (const state of ['CANCELLED', 'TRANSFERRED'] as const) {
      await school.deps.db.update(enrolments).set({ state }).where(eq(enrolments.userId, learner.userId));
      expect((await notes('HAND_IN')) ?? []).toEqual([]);
    }
  });

  it('OFFICE-07 cohorts starting soon without guide or lessons, with what is missing; missing lessons also for content staff', async () => {
    const cohort = await mintCohort(school, {}, -10);
    await mintCohort(school, {}, -40);
    const missing = async (kind = 'COHORT_UNPREPARED', role: 'ACADEMICS' | 'CONTENT' = 'ACADEMICS') =>
      (await kindOf(kind, role))?.entries.filter(({ cohortId }) => cohortId === cohort.cohortId);
    expect(await missing()).toMatchObject([
      { note: 'no guide, no lessons', since: expect.stringMatching(/T/), id: null },
    ]);
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    expect(await missing()).toMatchObject([{ note: 'no lessons', id: null }]);
    // Academics cannot open the course; a person who can finds it on their own first page.
    expect(await missing('COURSE_EMPTY', 'CONTENT')).toMatchObject([
      { note: `no lessons for BIM_A-${cohort.batchNumber}`, id: cohort.courseId },
    ]);
    expect(await missing('COURSE_EMPTY')).toBeUndefined();
  });

  it('OFFICE-07 CARD-12 a cohort without START_DATE starts at COURSE_UNLOCKED', async () => {
    const { cohortId } = await mintCohort(school, {}, -10);
    await school.deps.db
      .update(cohortTimelines)
      .set({ key: 'COURSE_UNLOCKED' })
      .where(and(eq(cohortTimelines.cohortId, cohortId), eq(cohortTimelines.key, 'START_DATE')));
    for (const [kind, role] of [
      ['COHORT_UNPREPARED', 'ACADEMICS'],
      ['COURSE_EMPTY', 'CONTENT'],
    ] as const)
      expect((await kindOf(kind, role))?.entries.map((entry) => entry.cohortId)).toContain(cohortId);
  });

  it('OFFICE-07 applications, identity documents and flagged payments are shown to the staff who handle them', async () => {
    const learner = await mintPerson(school, person());
    await school.deps.db.insert(identityVerifications).values({
      userId: learner.userId,
      status: 'PENDING',
      documentType: 'PASSPORT',
      documentIds: [],
      submittedAt: hoursAgo(5),
    });
    const admissions = await waitingFor('ADMISSIONS');
    expect(admissions.map(({ kind }) => kind)).toEqual(['APPLICATION', 'IDENTITY']);
    expect(admissions[0]).toEqual({
      kind: 'APPLICATION',
      count: 1,
      entries: [
        {
          title: `Asha ${lastName}`,
          note: 'BIM for Architects',
          since: hoursAgo(30).toISOString(),
          cohortId: null,
          userId: null,
          id: expect.any(String),
        },
      ],
    });
    expect(await kindOf('FLAGGED_PAYMENT', 'FINANCE')).toMatchObject({
      entries: [{ title: `Asha ${lastName}`, note: 'Another amount than asked.' }],
    });
    for (const { kind } of await waitingFor('CONTENT')) expect(kind).toBe('COURSE_EMPTY');
  });

  it('OFFICE-07 an application and its payment lead to the person to whom its address belongs, also as a further one', async () => {
    const { userId } = await mintPerson(school, person());
    const emailId = `applies-${lastName}@plinth.test`;
    await school.deps.db.insert(userAddresses).values({ userId, emailId, createdAt: school.now() });
    expect((await kindOf('APPLICATION', 'ADMISSIONS'))?.entries).toMatchObject([{ userId }]);
    expect((await kindOf('FLAGGED_PAYMENT', 'FINANCE'))?.entries).toMatchObject([{ userId }]);
  });

  it('OFFICE-07 a payment that does not fit waits for an order without an application too, until its money goes back', async () => {
    const { db } = school.deps;
    const payer = person();
    const [order] = await db
      .insert(orders)
      .values({
        emailId: `buys-${payer.lastName}@plinth.test`,
        firstName: 'Ravi',
        ...payer,
        productId: 'BIM_A',
        currency: 'INR',
        status: 'PLAN_CREATED',
        tokenHash: payer.lastName,
        listPrice: 12_000_000,
        bookingAmount: 1_000_000,
        createdAt: school.now(),
      })
      .returning();
    const { orderId = '' } = order ?? {};
    const [payment] = await db
      .insert(payments)
      .values({
        orderId,
        seq: 1,
        paymentType: 'FULL_PAYMENT',
        method: 'CARD',
        provider: 'sandbox',
        amount: 12_000_000,
        currency: 'INR',
        status: 'FLAGGED',
        createdAt: hoursAgo(40),
      })
      .returning();
    const { paymentId = '' } = payment ?? {};
    const { token } = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const listed = async () => {
      const { body } = await school.call('GET', `/v1/office/orders?need=FLAGGED&search=${orderId}`, {
        token,
      });
      const flagged = await listFlagged(school.deps);
      const waiting = (await kindOf('FLAGGED_PAYMENT', 'FINANCE'))?.entries ?? [];
      return [
        body.total,
        flagged.some((one) => one.orderId === orderId),
        waiting.find(({ id }) => id === orderId)?.title,
      ];
    };
    expect(await listed()).toEqual([1, true, `Ravi ${payer.lastName}`]);
    await db.insert(refunds).values({
      orderId,
      paymentId,
      amount: 12_000_000,
      currency: 'INR',
      reason: 'Asked',
      idempotencyKey: paymentId,
      status: 'PENDING',
      provider: 'sandbox',
      createdAt: school.now(),
    });
    expect(await listed()).toEqual([0, false, undefined]);
    await db.update(refunds).set({ status: 'FAILED' }).where(eq(refunds.paymentId, paymentId));
    expect(await listed()).toEqual([1, true, `Ravi ${payer.lastName}`]);
  });

  it('OFFICE-07 at most five of a kind are listed, oldest first, and all are counted', async () => {
    const cohort = await mintCohort(school);
    for (let one = 0; one < 7; one += 1)
      await enrol(school, cohort.cohortId, (await mintPerson(school)).userId);
    const waits = await kindOf('NO_GROUP', 'OWNER');
    expect(waits?.entries).toHaveLength(5);
    expect(waits?.count).toBeGreaterThanOrEqual(7);
    const since = waits?.entries.map((entry) => entry.since) ?? [];
    expect(since).toEqual(since.toSorted());
  });
});
