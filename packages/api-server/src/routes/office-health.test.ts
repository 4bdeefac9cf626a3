import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { leadCalls } from '../../test/lead-calls.ts';
import { enrol, mintGroup, mintPerson } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { orderInstalments, orders } from '../db/schema/admissions.ts';
import { cohortTimelines, enrolments } from '../db/schema/cohorts.ts';
import { mentorQueries, nodeProgress, reports, sessionAttendance } from '../db/schema/curriculum.ts';
import { formResponses } from '../db/schema/forms.ts';

const school = openTestSchool();
const { mintRoom, mintSession, attend } = leadCalls(school);
const HOUR = 60;
const DAY_MS = 86_400_000;

let staff: Awaited<ReturnType<typeof mintPerson>>;
let owner: typeof staff;
let sales: typeof staff;
beforeAll(async () => {
  staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
  owner = await mintPerson(school, { staffRoles: ['OWNER'] });
  sales = await mintPerson(school, { staffRoles: ['ADMISSIONS', 'FINANCE', 'CONTENT', 'SUPPORT_TEAM'] });
});

type Room = Awaited<ReturnType<typeof mintRoom>>;
const read = (cohortId: string, query = '', token = staff.token) =>
  school.call('GET', `/v1/office/cohorts/${cohortId}/health${query}`, { token });
const readOwn = (cohortId: string, token: string, query = '') =>
  school.call('GET', `/v1/client/mentor/cohorts/${cohortId}/health${query}`, { token });
const daysAgo = (days: number) => new Date(school.now().getTime() - days * DAY_MS);

async function addLearner(room: Room, firstName: string) {
  const learner = await mintPerson(school, { firstName });
  await enrol(school, room.cohortId, learner.userId);
  await enrolledDaysAgo(learner.userId, 28);
  return learner;
}
const enrolledDaysAgo = (userId: string, days: number) =>
  school.deps.db
    .update(enrolments)
    .set({ enrolledAt: daysAgo(days) })
    .where(eq(enrolments.userId, userId));
const complete = (room: Room, userId: string, ...keys: string[]) =>
  school.deps.db.insert(nodeProgress).values(
    keys.map((key) => ({
      cohortId: room.cohortId,
      userId,
      nodeId: room.course.id(key),
      state: 'COMPLETED' as const,
      startedAt: school.now(),
      completedAt: school.now(),
    })),
  );
const answerQuiz = (room: Room, userId: string, key: string, score: number) =>
  school.deps.db.insert(formResponses).values({
    formId: room.course.formId(key),
    userId,
    cohortId: room.cohortId,
    nodeId: room.course.id(key),
    status: 'COMPLETED',
    completedAt: school.now(),
    score,
    total: 4,
    startedAt: school.now(),
  });
const owe = async (room: Room, userId: string, days: number) => {
  const { orderId } = await mintOrder(school, { cohortId: room.cohortId });
  await school.deps.db
    .update(orders)
    .set({ userId, cohortId: room.cohortId, status: 'PAYMENT_ONGOING' })
    .where(eq(orders.orderId, orderId));
  await school.deps.db.delete(orderInstalments).where(eq(orderInstalments.orderId, orderId));
  await school.deps.db.insert(orderInstalments).values({
    orderId,
    seq: 1,
    paymentType: 'FIRST_INSTALLMENT',
    label: 'First instalment',
    amount: 500_000,
    dueDate: daysAgo(days),
  });
};

describe('access to the health of a cohort', () => {
  it('COHORT-12 staff without cohorts, lead mentors and learners can neither read nor export it in the office', async () => {
    const room = await mintRoom();
    for (const { token } of [sales, room.lead, room.learner]) {
      expect((await read(room.cohortId, '', token)).status).toBe(403);
      expect((await read(room.cohortId, '/csv', token)).status).toBe(403);
    }
    expect((await read(randomUUID())).status).toBe(404);
    for (const query of ['?sortBy=luck', '?risk=TALL', '?groupId=7', '?pageNo=-1'])
      expect((await read(room.cohortId, query)).status).toBe(400);
  });

  it('COHORT-12 a lead mentor sees all of their cohort, a guide their groups, and a mentor of another cohort nothing', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const second = await addLearner(room, 'Bela');
    await owe(room, second.userId, 5);
    const group = await mintGroup(school, room.cohortId, room.guide.userId, [second.userId]);
    await mintGroup(school, room.cohortId, null, [room.learner.userId]);
    const led = await readOwn(room.cohortId, room.lead.token);
    expect(led.body).toMatchObject({ total: 2, summary: { learners: 2, payments: null } });
    const guided = await readOwn(room.cohortId, room.guide.token);
    expect(guided.body).toMatchObject({
      total: 1,
      summary: { learners: 1 },
      groups: [{ groupId: group.groupId }],
      learners: [{ userId: second.userId }],
    });
    expect(JSON.stringify([led.body, guided.body])).not.toContain('PAYMENT_OVERDUE');
    for (const { token } of [other.lead, other.guide, room.learner])
      expect((await readOwn(room.cohortId, token)).status).toBe(403);
    expect((await readOwn(room.cohortId, room.lead.token, '?sortBy=luck')).status).toBe(400);
  });
});

describe('the health of a cohort', () => {
  it('COHORT-12 lists every reason why a learner is at risk, and none for a learner who is well', async () => {
    const room = await mintRoom();
    const { cohortId, course } = room;
    const at = await addLearner(room, 'Ravi');
    await enrolledDaysAgo(room.learner.userId, 28);
    const sessions = await Promise.all([
      mintSession(room, -200 * HOUR),
      mintSession(room, -100 * HOUR, { nodeId: course.id('root/m1/plain') }),
    ]);
    for (const id of sessions) {
      await attend(id, at.userId, false);
      await attend(id, room.learner.userId, true);
    }
    await complete(
      room,
      room.learner.userId,
      ...['plain', 'graded', 'graded/quiz', 'timed/quiz', 'practice/quiz'].map((key) => `root/m1/${key}`),
    );
    for (const key of ['root/m1/graded/quiz', 'root/m1/timed/quiz']) {
      await answerQuiz(room, at.userId, key, 1);
      await answerQuiz(room, room.learner.userId, key, 4);
    }
    await owe(room, at.userId, 5);
    const query = { cohortId, askedById: at.userId, description: 'Which?', namespace: 'CAREER' as const };
    await school.deps.db.insert(mentorQueries).values([
      { lastActivityAt: school.now(), ...query, title: 'Open', createdAt: daysAgo(3) },
      {
        lastActivityAt: school.now(),
        ...query,
        title: 'Answered',
        state: 'RESOLVED',
        createdAt: daysAgo(3),
        answeredAt: daysAgo(2),
      },
    ]);
    await school.deps.db.insert(reports).values({
      cohortId,
      userId: room.learner.userId,
      nodeId: course.id('root/m1/task/assignment'),
      namespace: 'LEARNING',
      reviewStatus: 'PENDING',
      submittedAt: daysAgo(5),
      createdAt: school.now(),
    });
    const { body } = await read(cohortId, '', owner.token);
    const [first, second] = body.learners;
    expect(first).toMatchObject({
      userId: at.userId,
      attendance: { attended: 0, recorded: 2 },
      progress: 0,
      quizAverage: 25,
      openQueries: 1,
    });
    expect(first.risks).toEqual([
      { reason: 'SESSIONS_MISSED', amount: 2 },
      { reason: 'BEHIND', amount: 3 },
      { reason: 'PAYMENT_OVERDUE', amount: 5 },
      { reason: 'QUIZZES_LOW', amount: 25 },
    ]);
    expect(second).toMatchObject({ userId: room.learner.userId, risks: [], weeksBehind: 0 });
    expect(body.summary).toMatchObject({
      learners: 2,
      atRisk: 1,
      behind: 1,
      attendance: { attended: 2, recorded: 4 },
      handIns: { late: 0, toReview: 1, reviewsLate: 1 },
      quizAverage: 63,
      queries: { open: 1, late: 1, averageHours: 24 },
      payments: { learners: 1, amounts: [{ currency: 'INR', amount: 500_000 }] },
    });
  });

  it('COHORT-12 late payments and amounts due are shown only to staff who may see money', async () => {
    const room = await mintRoom();
    await owe(room, room.learner.userId, 5);
    const { body } = await read(room.cohortId);
    expect(body.summary.payments).toBeNull();
    expect(JSON.stringify(body.learners)).not.toContain('PAYMENT_OVERDUE');
    expect((await read(room.cohortId, '/csv')).body).not.toContain('PAYMENT_OVERDUE');
    expect((await read(room.cohortId, '/csv', owner.token)).body).toContain('PAYMENT_OVERDUE 5');
  });

  it.each([
    ['with money.read sees', ['cohorts.manage', 'money.read'], true],
    ['without money.read sees no', ['cohorts.manage'], false],
  ])('COHORT-12 ADOPT-10 a key %s late payments and amounts due', async (_what, capabilities, sees) => {
    const room = await mintRoom();
    await owe(room, room.learner.userId, 5);
    const made = await school.call('POST', '/v1/office/api-keys', {
      token: owner.token,
      body: { name: 'Board', capabilities, days: 30 },
    });
    const readBy = (path: string) =>
      school.call('GET', `/v1/office/cohorts/${room.cohortId}/health${path}`, {
        headers: { authorization: `Bearer ${made.body.secret}` },
      });
    const [{ body }, file] = [await readBy(''), await readBy('/csv')];
    expect(body.learners).toMatchObject([{ userId: room.learner.userId }]);
    const due = { learners: 1, amounts: [{ currency: 'INR', amount: 500_000 }] };
    expect(body.summary.payments).toEqual(sees ? due : null);
    expect(JSON.stringify(body.learners).includes('PAYMENT_OVERDUE')).toBe(sees);
    expect(file.body).toContain(room.learner.userId);
    expect(String(file.body).includes('PAYMENT_OVERDUE')).toBe(sees);
  });

  it('COHORT-12 an overdue hand-in puts a learner at risk until it is handed in', async () => {
    const room = await mintRoom();
    await school.deps.db
      .update(cohortTimelines)
      .set({ time: daysAgo(38) })
      .where(eq(cohortTimelines.cohortId, room.cohortId));
    const learnerNow = async () => (await read(room.cohortId)).body.learners[0];
    expect(await learnerNow()).toMatchObject({ handInsDue: 1, handInsLate: 0 });
    await school.deps.db
      .update(cohortTimelines)
      .set({ time: daysAgo(41) })
      .where(eq(cohortTimelines.cohortId, room.cohortId));
    const late = await learnerNow();
    expect(late).toMatchObject({ handInsDue: 0, handInsLate: 1 });
    expect(late.risks).toContainEqual({ reason: 'HAND_INS_LATE', amount: 1 });
    await school.deps.db.insert(reports).values({
      cohortId: room.cohortId,
      userId: room.learner.userId,
      nodeId: room.course.id('root/m1/task/assignment'),
      namespace: 'LEARNING',
      reviewStatus: 'PENDING',
      submittedAt: school.now(),
      createdAt: school.now(),
    });
    expect(await learnerNow()).toMatchObject({ handInsLate: 0 });
  });

  it("COHORT-12 COHORT-09 shows the same progress as the learner's own dashboard", async () => {
    const room = await mintRoom();
    await complete(room, room.learner.userId, 'root/m1/plain', 'root/m1/timed/quiz');
    const { body } = await read(room.cohortId);
    const own = await school.call('GET', `/v1/client/workspace/${room.cohortId}/dashboardV2`, {
      token: room.learner.token,
    });
    const journey = own.body.cards.find(({ kind }: { kind: string }) => kind === 'COURSE_JOURNEY');
    expect(journey.data.completedTopics).toBe(2);
    expect(body.learners[0].progress).toBe(journey.data.percentage);
  });

  it('COHORT-12 an excused learner has not missed a session, and attending the last one ends a row of absences', async () => {
    const room = await mintRoom();
    const excused = await addLearner(room, 'Bela');
    const back = await addLearner(room, 'Chan');
    const nodes = ['live', 'plain', 'graded'].map((key) => room.course.id(`root/m1/${key}`));
    const ids = await Promise.all(
      nodes.map((nodeId, at) => mintSession(room, -(at + 1) * 30 * HOUR, { nodeId })),
    );
    for (const [at, liveSessionId] of ids.entries()) {
      await school.deps.db.insert(sessionAttendance).values([
        { liveSessionId, userId: room.learner.userId, attended: false, state: 'ABSENT' },
        { liveSessionId, userId: excused.userId, attended: false, state: at < 2 ? 'EXCUSED' : 'ABSENT' },
        { liveSessionId, userId: back.userId, attended: at === 0 },
      ]);
    }
    const { body } = await read(room.cohortId, '?risk=SESSIONS_MISSED');
    expect(body.learners).toMatchObject([{ userId: room.learner.userId }]);
    expect(body.learners[0].risks).toContainEqual({ reason: 'SESSIONS_MISSED', amount: 3 });
  });
});

describe('the health list of a cohort', () => {
  it('COHORT-12 is searched, filtered and sorted, those most at risk first, 20 a page', async () => {
    const room = await mintRoom();
    const people = await Promise.all(
      Array.from({ length: 21 }, (_, at) => addLearner(room, `Nila${String(at).padStart(2, '0')}`)),
    );
    const group = await mintGroup(school, room.cohortId, null, [people[0]?.userId ?? '']);
    const last = people.at(-1);
    if (!last) throw new Error('nobody');
    for (const key of ['live', 'plain'])
      await attend(
        await mintSession(room, -30 * HOUR, { nodeId: room.course.id(`root/m1/${key}`) }),
        last.userId,
        false,
      );
    const names = async (query: string) =>
      (await read(room.cohortId, query)).body.learners.map(({ name }: { name: string }) => name);
    expect((await names(''))[0]).toBe('Nila20 Test');
    expect(await names('?pageNo=1')).toHaveLength(2);
    expect(await names('?pageNo=9')).toEqual([]);
    expect((await names('?sortBy=name&sortDirection=asc&search=nila'))[0]).toBe('Nila00 Test');
    expect(await names(`?groupId=${group.groupId}`)).toEqual(['Nila00 Test']);
    expect(await names('?search=nila07')).toEqual(['Nila07 Test']);
    expect(await names(`?search=${encodeURIComponent('NÍLA07 tést')}`)).toEqual(['Nila07 Test']);
    expect((await read(room.cohortId, '?search=nila07')).body).toMatchObject({
      total: 1,
      summary: { learners: 22 },
    });
  });

  it('COHORT-12 needs as many statements for thirty learners as for one', async () => {
    const room = await mintRoom();
    await read(room.cohortId);
    const few = await school.countQueries(() => read(room.cohortId));
    await Promise.all(Array.from({ length: 29 }, () => addLearner(room, 'Many')));
    expect(await school.countQueries(() => read(room.cohortId))).toBe(few);
    expect(few).toBeLessThanOrEqual(6);
  });

  it('COHORT-12 is exported with the whole filter, and the export is in the audit log', async () => {
    const room = await mintRoom();
    await addLearner(room, '=Bela');
    const answer = await read(room.cohortId, '/csv?sortBy=name&sortDirection=asc');
    expect(answer.headers.get('content-disposition')).toContain('.csv');
    expect(answer.body).toContain("'=Bela Test");
    expect(answer.body.trim().split('\r\n')).toHaveLength(3);
    const entries = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'cohort.health-exported'));
    expect(entries.some(({ details }) => details?.cohortId === room.cohortId)).toBe(true);
  });
});
