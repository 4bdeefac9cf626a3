import { randomUUID } from 'node:crypto';
import { addDays } from '@plinth/domain/dates/add-days';
import { formatDay } from '@plinth/domain/dates/format-day';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { certificateCalls, nodes, type Room } from '../../test/certificate-calls.ts';
import { mintPerson } from '../../test/mint.ts';
import { mintDate, smallCourse, threeQuestions } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { courses, liveSessions, nodeProgress } from '../db/schema/curriculum.ts';
import { formResponses } from '../db/schema/forms.ts';

const school = openTestSchool();
const { staff, mintEnded, handIn, mintLearner, read, close, certificatesOf } = certificateCalls(school);
const dayIn = (days: number) => addDays(school.now().toISOString().slice(0, 10), days);
const stateOf = async ({ cohortId }: Room, userId: string) =>
  (
    await school.deps.db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, userId)))
  )[0];

describe('closing a cohort', () => {
  it('COHORT-08 completes learners who lack nothing, opens placement to them, mails them once, and lists what the others lack', async () => {
    const room = await mintEnded();
    const { token, userId } = await staff();
    const passed = await mintLearner(room, 'REVIEWED', 'Asha');
    const refused = await mintLearner(room, 'REJECTED', 'Ravi');
    const missing = await mintLearner(room, null, 'Mina');
    await mintDate(school, room.cohortId, 'PLACEMENT_FORM_DATE', 10);
    const isEligible = async (learner: { token: string }) =>
      (
        await school.call(
          'GET',
          `/v1/client/hiring/user/placements/check-eligibility?cohortId=${room.cohortId}`,
          { token: learner.token },
        )
      ).body.isEligible;
    expect(await isEligible(passed)).toBe(false);
    const seen = await read(room, token);
    const outcomeOf = (name: string) => seen.learners.find((one) => one.name === `${name} Test`);
    expect(outcomeOf('Asha')).toMatchObject({ outcome: 'COMPLETES', missing: [] });
    expect(outcomeOf('Ravi')?.missing).toContainEqual({
      kind: 'REFUSED',
      title: 'Draw a wall',
      percentage: null,
    });
    expect(outcomeOf('Mina')?.missing.map(({ kind }) => kind)).toContain('HAND_IN');
    expect((await stateOf(room, passed.userId))?.state).toBe('ONGOING');

    const closed = await close(room, token, seen.stamp);
    expect(closed.body).toEqual({ completed: 1, lacking: 2 });
    expect([await isEligible(passed), await isEligible(refused)]).toEqual([true, false]);
    expect((await stateOf(room, passed.userId))?.state).toBe('COMPLETED');
    expect((await stateOf(room, refused.userId))?.state).toBe('ONGOING');
    expect((await stateOf(room, missing.userId))?.state).toBe('ONGOING');
    expect((await school.mailsTo(passed.emailId)).map(({ template }) => template)).toEqual([
      'course-completed',
    ]);
    expect(await school.mailsTo(refused.emailId)).toEqual([]);
    const log = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(log.map(({ action }) => action).sort()).toEqual(['cohort.closed', 'enrolments.completed']);
  });

  it('COHORT-08 D-130 a course with a lower completion rule completes learners who did less, and shows the rule', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    await mintLearner(room, 'REJECTED', 'Ravi');
    const usual = await read(room, token);
    expect(usual.rule).toEqual({ percentage: 80, gradedWork: true, capstone: true });
    expect(usual.learners[0]?.outcome).toBe('LACKS');
    const rule = { percentage: 10, gradedWork: false, capstone: true };
    await school.deps.db
      .update(courses)
      .set({ completion: rule })
      .where(eq(courses.courseId, room.course.courseId));
    const own = await read(room, token);
    expect(own.rule).toEqual(rule);
    expect(own.learners[0]).toMatchObject({ outcome: 'COMPLETES', missing: [] });
    expect((await close(room, token, own.stamp)).body).toEqual({ completed: 1, lacking: 0 });
  });

  it('COHORT-08 COHORT-09 nobody lacks the graded quiz of a session that was called off', async () => {
    const live = smallCourse.filter(({ key }) => key === 'root/m1/live');
    const quiz = {
      title: 'What was said',
      credits: 3,
      quizType: 'GRADED' as const,
      questions: threeQuestions,
    };
    const questions: (typeof nodes)[number] = {
      key: 'root/m1/live/questions',
      parentKey: 'root/m1/live',
      type: 'QUIZ',
      namespace: 'LEARNING',
      rank: 1,
      meta: { title: quiz.title },
      quiz,
    };
    const room = await mintEnded(2, [...nodes, ...live, questions]);
    const { token } = await staff();
    const { userId } = await mintLearner(room, 'REVIEWED', 'Asha');
    const ofSession = ['root/m1/live', questions.key].map(room.course.id);
    await school.deps.db.delete(nodeProgress).where(inArray(nodeProgress.nodeId, ofSession));
    const [nodeId = ''] = ofSession;
    const [startDate, endDate] = [new Date(`${dayIn(-9)}T10:00:00Z`), new Date(`${dayIn(-9)}T11:00:00Z`)];
    await school.deps.db.insert(liveSessions).values({ cohortId: room.cohortId, nodeId, startDate, endDate });
    const missing = [{ kind: 'QUIZ', title: quiz.title }];
    expect((await read(room, token)).learners).toMatchObject([{ userId, outcome: 'LACKS', missing }]);
    await school.deps.db
      .update(liveSessions)
      .set({ sessionStatus: 'RESCHEDULED', calledOffAt: school.now() })
      .where(eq(liveSessions.nodeId, nodeId));
    expect((await read(room, token)).learners).toMatchObject([{ userId, outcome: 'COMPLETES', missing: [] }]);
  });

  it('COHORT-08 is refused for an open course, which each learner ends alone', async () => {
    const room = await mintEnded(2, nodes, { cohortGroup: 'FREEMIUM' });
    const { token } = await staff();
    await mintLearner(room, 'REVIEWED', 'Olga');
    expect(await close(room, token, 'any')).toMatchObject({ status: 409 });
  });

  it('COHORT-08 nobody passes a capstone merely because it requires no hand-in', async () => {
    const capstone = smallCourse.filter(({ namespace }) => namespace === 'CAPSTONE');
    const room = await mintEnded(2, [...nodes, ...capstone], { isCapstonePresent: true });
    const { userId } = await mintLearner(room, 'REVIEWED', 'Chitra');
    const { token } = await staff();
    expect((await read(room, token)).learners).toMatchObject([{ userId, outcome: 'COMPLETES' }]);
    await school.deps.db
      .delete(nodeProgress)
      .where(eq(nodeProgress.nodeId, room.course.id('capstone/stage')));
    expect((await read(room, token)).learners).toMatchObject([
      { userId, outcome: 'LACKS', missing: [{ kind: 'CAPSTONE', title: 'Capstone' }] },
    ]);
  });

  it('CERT-01 a missing capstone task is named by its stage, or by its own title where a stage has several', async () => {
    const task = (key: string, title: string): (typeof nodes)[number] => ({
      key,
      parentKey: key.slice(0, key.lastIndexOf('/')),
      type: 'TASK',
      namespace: 'CAPSTONE',
      rank: 9,
      meta: { title },
      dueDay: 40,
    });
    const capstone = smallCourse.filter(({ namespace }) => namespace === 'CAPSTONE');
    const own = task('capstone/stage/plan', 'Hand in the plan');
    const missingWith = async (...tasks: (typeof own)[]) => {
      const room = await mintEnded(2, [...nodes, ...capstone, ...tasks], { isCapstonePresent: true });
      await mintLearner(room, 'REVIEWED', 'Chitra');
      const { learners } = await read(room, (await staff()).token);
      return learners[0]?.missing.flatMap(({ kind, title }) => (kind === 'CAPSTONE' ? [title] : []));
    };
    expect(await missingWith(own)).toEqual(['Stage one']);
    const both = await missingWith(own, task('capstone/stage/model', 'Hand in the model'));
    expect(both?.toSorted()).toEqual(['Hand in the model', 'Hand in the plan']);
  });

  it('COHORT-08 QUIZ-10 D-89 counts a timed graded quiz that was left open until its time was over', async () => {
    const timed = smallCourse.filter(({ key }) => key.startsWith('root/m1/timed'));
    const room = await mintEnded(2, [...nodes, ...timed]);
    const { token } = await staff();
    const { userId } = await mintLearner(room, 'REVIEWED', 'Asha');
    const nodeId = room.course.id('root/m1/timed/quiz');
    await school.deps.db.delete(nodeProgress).where(eq(nodeProgress.nodeId, nodeId));
    const begin = (minutesAgo: number) => {
      const startedAt = new Date(school.now().getTime() - minutesAgo * 60_000);
      return { startedAt, endsAt: new Date(startedAt.getTime() + 600_000) };
    };
    await school.deps.db.insert(formResponses).values({
      formId: room.course.formId('root/m1/timed/quiz'),
      userId,
      cohortId: room.cohortId,
      nodeId,
      namespace: 'LEARNING',
      ...begin(5),
    });
    const open = await read(room, token);
    const missing = open.learners[0]?.missing.map(({ kind }) => kind);
    expect(missing).toEqual(['PROGRESS', 'QUIZ']);
    await school.deps.db.update(formResponses).set(begin(20)).where(eq(formResponses.nodeId, nodeId));
    expect((await close(room, token, open.stamp)).status).toBe(409);
    expect((await read(room, token)).learners).toMatchObject([{ userId, outcome: 'COMPLETES' }]);
  });

  it('COHORT-08 can be repeated safely, and then completes learners who have caught up', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const passed = await mintLearner(room, 'REVIEWED', 'Asha');
    const late = await mintLearner(room, 'REJECTED', 'Ravi');
    await close(room, token, (await read(room, token)).stamp);
    const again = await read(room, token);
    expect(again.closedAt).not.toBeNull();
    expect((await close(room, token, again.stamp)).body).toEqual({ completed: 0, lacking: 1 });
    await handIn(room, late.userId, 'REVIEWED');
    expect((await close(room, token, (await read(room, token)).stamp)).body).toEqual({
      completed: 1,
      lacking: 0,
    });
    expect((await stateOf(room, late.userId))?.state).toBe('COMPLETED');
    expect(await school.mailsTo(passed.emailId)).toHaveLength(1);
  });

  it('COHORT-08 CERT-01 says how many earlier graduates a repeat gives another certificate, and mails exactly these', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    await school.deps.db
      .update(courses)
      .set({ completion: { percentage: 10, gradedWork: false, capstone: false } })
      .where(eq(courses.courseId, room.course.courseId));
    const late = await mintLearner(room, 'REJECTED', 'Ravi');
    const done = await mintLearner(room, 'REVIEWED', 'Asha');
    const first = await read(room, token);
    expect(first.certified).toBe(0);
    await close(room, token, first.stamp);
    await handIn(room, late.userId, 'REVIEWED');
    const again = await read(room, token);
    expect(again.certified).toBe(1);
    expect((await close(room, token, again.stamp)).body).toEqual({ completed: 0, lacking: 0 });
    expect((await school.mailsTo(late.emailId)).map(({ template }) => template).sort()).toEqual([
      'certificates-issued',
      'course-completed',
    ]);
    expect(await school.mailsTo(done.emailId)).toHaveLength(1);
    expect((await read(room, token)).certified).toBe(0);
  });

  it('COHORT-08 CERT-01 mails no earlier graduate who has earned another certificate since it was read', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    await school.deps.db
      .update(courses)
      .set({ completion: { percentage: 10, gradedWork: false, capstone: false } })
      .where(eq(courses.courseId, room.course.courseId));
    const done = await mintLearner(room, 'REJECTED', 'Ravi');
    await close(room, token, (await read(room, token)).stamp);
    const seen = await read(room, token);
    await handIn(room, done.userId, 'REVIEWED');
    expect(seen.certified).toBe(0);
    expect((await close(room, token, seen.stamp)).status).toBe(409);
    expect((await school.mailsTo(done.emailId)).map(({ template }) => template)).toEqual([
      'course-completed',
    ]);
  });

  it('COHORT-08 PERSON-03 gives a graduate who was erased no new certificate when it is repeated, and mails them nothing', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const stays = await mintLearner(room, 'REVIEWED', 'Asha');
    const left = await mintLearner(room, 'REVIEWED', 'Ravi');
    await close(room, token, (await read(room, token)).stamp);
    expect(await certificatesOf(room, left.userId)).not.toEqual([]);
    const owner = await mintPerson(school, { staffRoles: ['OWNER'] });
    const erased = await school.call('POST', `/v1/office/people/${left.userId}/data/erase`, {
      token: owner.token,
      body: { emailId: left.emailId, reason: 'Letter of 3 May' },
    });
    expect(erased.status).toBe(200);
    const again = await read(room, token);
    expect(again.learners.map(({ userId }) => userId)).toEqual([stays.userId]);
    expect((await close(room, token, again.stamp)).body).toEqual({ completed: 0, lacking: 0 });
    expect(await certificatesOf(room, left.userId)).toEqual([]);
    expect(await school.mailsTo(`deleted-${left.userId}@account.invalid`)).toEqual([]);
    expect(await school.mailsTo(stays.emailId)).toHaveLength(1);
  });

  it('COHORT-08 of two concurrent closings one returns 200 and one 409, and the learner gets one email', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const passed = await mintLearner(room, 'REVIEWED', 'Asha');
    const { stamp } = await read(room, token);
    const both = await Promise.all([close(room, token, stamp), close(room, token, stamp)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await school.mailsTo(passed.emailId)).toHaveLength(1);
  });

  it('COHORT-08 refuses data read before a review changed it, and a course that has not ended', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const learner = await mintLearner(room, 'REVIEWED', 'Asha');
    const { stamp } = await read(room, token);
    await handIn(room, learner.userId, 'REJECTED');
    expect((await close(room, token, stamp)).status).toBe(409);
    expect((await stateOf(room, learner.userId))?.state).toBe('ONGOING');
    const running = await mintEnded(-5);
    const early = await close(running, token, (await read(running, token)).stamp);
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('has not ended')]);
    const gone = { ...room, cohortId: randomUUID() };
    expect((await close(gone, token, stamp)).status).toBe(404);
    expect((await school.call('GET', `/v1/office/cohorts/${randomUUID()}/closing`, { token })).status).toBe(
      404,
    );
  });

  it('COHORT-08 gives those who lack something more time until a day, mails them, and shows it', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const passed = await mintLearner(room, 'REVIEWED', 'Asha');
    const late = await mintLearner(room, 'REJECTED', 'Ravi');
    const give = (userIds: string[], until: string) =>
      school.call('POST', `/v1/office/cohorts/${room.cohortId}/closing/more-time`, {
        token,
        body: { userIds, until },
      });
    expect((await give([late.userId], dayIn(14))).body).toEqual({ told: 1 });
    expect(
      (await read(room, token)).learners.find(({ userId }) => userId === late.userId)?.moreTimeUntil,
    ).toBe(dayIn(14));
    expect((await school.mailsTo(late.emailId)).map(({ template }) => template)).toEqual(['more-time']);
    expect((await give([passed.userId], dayIn(14))).status).toBe(409);
    const past = await give([late.userId], dayIn(-3));
    expect([past.status, JSON.stringify(past.body)]).toEqual([400, expect.stringContaining('until')]);
    expect((await give([], dayIn(14))).status).toBe(400);
    const nameless = await mintLearner(room, 'REJECTED', '');
    expect((await give([nameless.userId], dayIn(14))).body).toEqual({ told: 1 });
    expect((await school.mailsTo(nameless.emailId))[0]?.text).toMatch(/^Hello there,/);
  });

  it('COHORT-08 D-32 promises open lessons to those who have them, and not to those whose access is blocked', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const [open, blocked] = [
      await mintLearner(room, 'REJECTED', 'Ravi'),
      await mintLearner(room, 'REJECTED', 'Mina'),
    ];
    await school.deps.db
      .update(enrolments)
      .set({ state: 'BLOCKED' })
      .where(eq(enrolments.userId, blocked.userId));
    const given = await school.call('POST', `/v1/office/cohorts/${room.cohortId}/closing/more-time`, {
      token,
      body: { userIds: [open.userId, blocked.userId], until: dayIn(14) },
    });
    expect(given.body).toEqual({ told: 2 });
    const [toOpen] = await school.mailsTo(open.emailId);
    expect(toOpen?.text).toContain('Your lessons stay open.');
    const [toBlocked] = await school.mailsTo(blocked.emailId);
    expect(toBlocked?.text).not.toContain('stay open');
    expect(toBlocked?.text).toContain('Your access is blocked at present');
    expect(toBlocked?.text).toContain('/billing');
  });

  it('COHORT-08 mails every change of the day that more time ends, also back to an earlier one, and nobody whose day stays', async () => {
    const room = await mintEnded();
    const { token, userId } = await staff();
    const [one, other] = [
      await mintLearner(room, 'REJECTED', 'Ravi'),
      await mintLearner(room, 'REJECTED', 'Mina'),
    ];
    const give = async (userIds: string[], until: string) =>
      (
        await school.call('POST', `/v1/office/cohorts/${room.cohortId}/closing/more-time`, {
          token,
          body: { userIds, until },
        })
      ).body;
    for (const days of [10, 20, 10]) expect(await give([one.userId], dayIn(days))).toEqual({ told: 1 });
    expect(await give([one.userId], dayIn(10))).toEqual({ told: 0 });
    expect(await give([one.userId, other.userId], dayIn(10))).toEqual({ told: 1 });
    const texts = (await school.mailsTo(one.emailId)).map(({ text }) => text);
    const days = [10, 20, 10].map((day) => expect.stringContaining(formatDay(dayIn(day))));
    expect(texts).toEqual(days);
    expect(await school.mailsTo(other.emailId)).toHaveLength(1);
    const log = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(log).toHaveLength(4);
  });
});
