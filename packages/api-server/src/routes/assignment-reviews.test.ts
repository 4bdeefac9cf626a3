import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentCalls, RUBRIC, TASK } from '../../test/assignment-calls.ts';
import { assignMentor, enrol, mintGroup, mintPerson } from '../../test/mint.ts';
import { mintCourse, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { notifications } from '../db/schema/notifications.ts';

const school = openTestSchool();
const { mintRoom, link, file, submit, tasks, listed, assess, handIn, own, creditsOf, download } =
  assignmentCalls(school);

describe('reviewing hand-ins', () => {
  it('API-210 ROLE-14 a guide sees what their own learners handed in and may read the files', async () => {
    const room = await mintRoom();
    const stranger = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, stranger.userId);
    await link(room, {}, stranger.token);
    const { body } = await file(room);
    const documentId = body.report.entries[0].documentId;
    expect((await listed(room)).body).toEqual({ reports: [], total: 0 });
    expect((await download(room, documentId, room.guide.token)).status).toBe(404);
    await submit(room, body.report.reportId, { text: 'See sheet two.' });
    const { reports: found, total } = (await listed(room)).body;
    expect(total).toBe(1);
    expect(found).toMatchObject([
      {
        userId: room.learner.userId,
        firstName: 'Asha',
        title: 'Draw a wall',
        reviewStatus: 'PENDING',
        isLate: false,
        maxScore: 40,
        text: 'See sheet two.',
        entries: [{ kind: 'FILE', name: 'sheets.pdf' }],
      },
    ]);
    expect(JSON.stringify(found)).not.toContain('@plinth.test');
    expect((await download(room, documentId, room.guide.token)).status).toBe(200);
    expect((await download(room, documentId, stranger.token)).status).toBe(404);
    expect((await listed(room, '?reviewStatus=REVIEWED')).body.total).toBe(0);
    expect((await listed(room, `?user-id=${stranger.userId}`)).body.total).toBe(0);
    expect(await school.countQueries(() => listed(room))).toBeLessThanOrEqual(4);
  });

  it('API-210 a hand-in is returned with its rubric and with every earlier version and its remark', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    await assess(room, reportId, { reviewStatus: 'REJECTED', remark: 'The joins are open.' });
    await link(room, { url: 'https://models.plinth.test/second' });
    await submit(room, reportId, { text: 'Closed now.' });
    const { body } = await listed(room, `?report-id=${reportId}`);
    expect(body.total).toBe(1);
    expect(body.reports[0]).toMatchObject({
      version: 2,
      reviewStatus: 'PENDING',
      text: 'Closed now.',
      remark: null,
      credits: 20,
      rubric: [{ criterion: 'Setup', points: 40, full: 'All', partial: 'Some' }],
      entries: [{ url: 'https://models.plinth.test/second' }],
      earlier: [
        {
          version: 1,
          reviewStatus: 'REJECTED',
          text: 'Two sentences.',
          remark: 'The joins are open.',
          entries: [{ url: 'https://models.plinth.test/library' }],
        },
      ],
    });
    expect((await listed(room, `?report-id=${randomUUID()}`)).body.total).toBe(0);
    expect((await listed(room, '?report-id=second')).status).toBe(400);
  });

  it('API-210 the queue is newest first, or oldest first on request', async () => {
    const room = await mintRoom();
    const second = await mintPerson(school, { firstName: 'Ravi' });
    await enrol(school, room.cohort.cohortId, second.userId);
    await mintGroup(school, room.cohort.cohortId, room.guide.userId, [second.userId]);
    await handIn(room);
    const { body } = await link(room, {}, second.token);
    await submit(room, body.report.reportId, {}, second.token);
    const names = async (query: string) =>
      (await listed(room, query)).body.reports.map(({ firstName }: { firstName: string }) => firstName);
    expect(await names('')).toEqual(['Ravi', 'Asha']);
    expect(await names('?sorting=ASC')).toEqual(['Asha', 'Ravi']);
    expect((await listed(room, '?sorting=SIDEWAYS')).status).toBe(400);
  });

  it('API-141 only the guide of the group is notified of a hand-in, once, with a link to it', async () => {
    const room = await mintRoom();
    const other = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohort.cohortId, other.userId, 'INDUSTRIAL_GUIDE');
    const reportId = await handIn(room);
    await submit(room, reportId, { text: 'Sent twice.' });
    const newsOf = async (token: string) =>
      (await school.call('GET', '/v1/client/user/notifications', { token })).body.notifications;
    expect(await newsOf(room.guide.token)).toMatchObject([
      {
        category: 'REVIEW',
        title: 'A hand-in is waiting for your review',
        text: 'Draw a wall',
        href: `/mentor/${room.cohort.cohortId}/task-assessment?report=${reportId}`,
      },
    ]);
    expect(await newsOf(other.token)).toEqual([]);
  });

  it('API-211 D-146 the waiting notification goes once the hand-in is reviewed, and the returned one once it is handed in again', async () => {
    const room = await mintRoom();
    const waiting = async (userId: string) =>
      (
        await school.deps.db
          .select({ title: notifications.title })
          .from(notifications)
          .where(and(eq(notifications.userId, userId), isNull(notifications.mailedAt)))
      ).map(({ title }) => title);
    const reportId = await handIn(room);
    expect(await waiting(room.guide.userId)).toEqual(['A hand-in is waiting for your review']);
    await assess(room, reportId, { reviewStatus: 'REJECTED', remark: 'The joins are open.' });
    expect(await waiting(room.guide.userId)).toEqual([]);
    expect(await waiting(room.learner.userId)).toEqual(['A hand-in came back']);
    await link(room, { url: 'https://models.plinth.test/second' });
    await submit(room, reportId);
    expect(await waiting(room.learner.userId)).toEqual([]);
    expect(await waiting(room.guide.userId)).toEqual(['A hand-in is waiting for your review']);
  });

  it('API-211 a verdict on a version that the learner has followed up is refused, and the newer one still waits', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    await assess(room, reportId, { reviewStatus: 'REJECTED', remark: 'The joins are open.', version: 1 });
    await link(room, { url: 'https://models.plinth.test/second' });
    await submit(room, reportId);
    for (const reviewStatus of ['REVIEWED', 'REJECTED', 'IN_REVIEW'])
      expect(await assess(room, reportId, { reviewStatus, remark: 'Open.', version: 1 })).toMatchObject({
        status: 409,
        body: { message: 'The learner has handed in a new version since. Read it before you review it.' },
      });
    expect((await listed(room, `?report-id=${reportId}`)).body.reports).toMatchObject([
      { version: 2, reviewStatus: 'PENDING', remark: null },
    ]);
    expect((await assess(room, reportId, { reviewStatus: 'REVIEWED', version: 2 })).status).toBe(200);
  });

  it('API-022 ROLE-14 a guide of another group of the cohort neither sees a hand-in nor may read its file', async () => {
    const room = await mintRoom();
    const other = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohort.cohortId, other.userId, 'INDUSTRIAL_GUIDE');
    const { report } = (await file(room)).body;
    await submit(room, report.reportId);
    const { documentId } = report.entries[0];
    expect((await listed(room, '', other.token)).body).toEqual({ reports: [], total: 0 });
    expect((await download(room, documentId, other.token)).status).toBe(404);
    // Nor does leading a group of one's own give access to the other groups.
    const learner = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, learner.userId);
    await mintGroup(school, room.cohort.cohortId, other.userId, [learner.userId]);
    expect((await download(room, documentId, other.token)).status).toBe(404);
    expect((await download(room, documentId, room.guide.token)).status).toBe(200);
  });

  it.each(['CANCELLED', 'TRANSFERRED'] as const)(
    'API-210 API-189 the hand-in of a learner whose place is %s waits for nobody, and can be neither read nor reviewed',
    async (state) => {
      const room = await mintRoom();
      const { cohortId } = room.cohort;
      const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
      await assignMentor(school, cohortId, lead.userId, 'LEAD_MENTOR');
      const { report } = (await file(room)).body;
      await submit(room, report.reportId);
      const { documentId } = report.entries[0];
      const place = (change: Partial<typeof enrolments.$inferInsert>) =>
        school.deps.db
          .update(enrolments)
          .set(change)
          .where(and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, room.learner.userId)));
      const seenBy = async ({ token }: { token: string }) => [
        (await listed(room, '', token)).body.total,
        (await school.call('GET', '/v1/client/mentor/page', { token })).body.cohorts[0].tasksToAssess,
      ];
      expect(await seenBy(room.guide)).toEqual([1, 1]);
      expect(await seenBy(lead)).toEqual([0, 0]);

      await place({ state });
      expect(await seenBy(room.guide)).toEqual([0, 0]);
      expect((await assess(room, report.reportId)).status).toBe(404);
      expect((await download(room, documentId, room.guide.token)).status).toBe(404);

      await place({ groupId: null });
      expect(await seenBy(lead)).toEqual([0, 0]);
      expect((await assess(room, report.reportId, {}, lead.token)).status).toBe(404);
      expect((await download(room, documentId, lead.token)).status).toBe(404);
      expect(await creditsOf(room)).toEqual([]);
    },
  );

  it("API-210 the queue is 401 for a stranger, 403 for a learner and another cohort's guide, 400 for an invalid page", async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    expect((await listed(room, '', 'none')).status).toBe(401);
    expect((await listed(room, '', room.learner.token)).status).toBe(403);
    expect((await listed(room, '', other.guide.token)).status).toBe(403);
    expect((await listed(room, '?pageNo=-1')).status).toBe(400);
  });

  it('API-211 a review pays its share of the credits once, however often it is sent', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => assess(room, reportId, { score: 30, remark: 'Good joins.' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers[0]?.body.report).toMatchObject({
      reviewStatus: 'REVIEWED',
      score: 30,
      remark: 'Good joins.',
    });
    expect(await creditsOf(room)).toMatchObject([
      { credits: 15, reason: 'reviewed', nodeType: 'ASSIGNMENT' },
    ]);
    expect((await assess(room, reportId, { score: 40 })).status).toBe(409);
    expect((await assess(room, reportId, { reviewStatus: 'REJECTED' })).status).toBe(409);
    expect((await creditsOf(room)).map(({ credits }) => credits)).toEqual([15]);
  });

  it('API-210 D-145 a score keeps the maximum it was given under when the rubric changes later', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    await assess(room, reportId, { reviewStatus: 'REJECTED', score: 30, remark: 'The joins are open.' });
    await link(room, { url: 'https://models.plinth.test/second' });
    await submit(room, reportId, { text: 'Closed now.' });
    const publish = (points: number) =>
      mintCourse(school, {
        code: room.course.code,
        nodes: smallCourse.map((node) =>
          node.key === TASK
            ? {
                ...node,
                assignment: { uploads: 'BOTH' as const, rubric: RUBRIC.map((row) => ({ ...row, points })) },
              }
            : node,
        ),
      });
    await publish(25);
    const waiting = (await listed(room)).body.reports[0];
    expect(waiting).toMatchObject({ maxScore: 25, score: null, earlier: [{ score: 30, outOf: 40 }] });
    expect(waiting.outOf).toBeUndefined();
    expect((await assess(room, reportId, { score: 30 })).status).toBe(400);
    await assess(room, reportId, { score: 20 });
    await publish(60);
    expect((await listed(room)).body.reports[0]).toMatchObject({
      maxScore: 60,
      score: 20,
      outOf: 25,
      earlier: [{ score: 30, outOf: 40 }],
    });
    expect((await own(room)).body.task.versions).toMatchObject([
      { score: 20, outOf: 25 },
      { score: 30, outOf: 40 },
    ]);
    await publish(25);
    const [again] = (await own(room)).body.task.versions;
    expect([again.score, again.outOf]).toEqual([20, undefined]);
  });

  it('API-211 a score sent for an outdated maximum is 409 and not saved; a repeat of a saved one succeeds', async () => {
    const room = await mintRoom();
    const { body } = await link(room);
    const { reportId } = body.report;
    await submit(room, reportId);
    const refused = await assess(room, reportId, { score: 30, outOf: 60 });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('out of 40 points now, no longer out of 60');
    expect((await assess(room, reportId, { score: 55, outOf: 60 })).status).toBe(409);
    expect((await tasks(room)).body.tasks).toMatchObject([{ reviewStatus: 'PENDING' }]);
    expect((await assess(room, reportId, { score: 30, outOf: 40 })).status).toBe(200);
    expect((await assess(room, reportId, { score: 30, outOf: 60 })).status).toBe(200);
  });

  it('API-211 a score outside the rubric is 400, reviewing a draft 409, and neither changes anything', async () => {
    const room = await mintRoom();
    const { body } = await link(room);
    const { reportId } = body.report;
    expect((await assess(room, reportId)).status).toBe(409);
    await submit(room, reportId);
    expect((await assess(room, reportId, { score: 41 })).status).toBe(400);
    expect((await assess(room, reportId, { score: -1 })).status).toBe(400);
    expect((await assess(room, reportId, { reviewStatus: 'PENDING' })).status).toBe(400);
    expect((await tasks(room)).body.tasks).toMatchObject([{ reviewStatus: 'PENDING' }]);
  });

  it('API-211 ROLE-14 a guide cannot review a learner who is not assigned to them, nor by naming another learner or node', async () => {
    const room = await mintRoom();
    const second = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohort.cohortId, second.userId, 'INDUSTRIAL_GUIDE');
    const reportId = await handIn(room);
    expect((await assess(room, reportId, {}, second.token)).status).toBe(404);
    expect((await assess(room, reportId, {}, room.guide.token, { 'user-id': second.userId })).status).toBe(
      404,
    );
    expect((await assess(room, reportId, { nodeId: randomUUID() })).status).toBe(404);
    expect((await assess(room, reportId, {}, room.learner.token)).status).toBe(403);
    expect((await assess(room, reportId, {}, 'none')).status).toBe(401);
    expect(await creditsOf(room)).toEqual([]);
  });
});
