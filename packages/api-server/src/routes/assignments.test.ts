import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentCalls } from '../../test/assignment-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { nodeProgress, reportEntries, reportVersions } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const { mintRoom, link, file, submit, tasks, listed, assess, handIn, creditsOf } = assignmentCalls(school);

describe('handing in', () => {
  it('API-141 sent 20 times at once is one hand-in that completes the task', async () => {
    const room = await mintRoom();
    const { body } = await link(room);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(room, body.report.reportId, { text: 'Done.' })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect(answers[0]?.body.report).toMatchObject({
      reportId: body.report.reportId,
      reviewStatus: 'PENDING',
    });
    const progress = await school.deps.db
      .select()
      .from(nodeProgress)
      .where(eq(nodeProgress.userId, room.learner.userId));
    expect(progress).toMatchObject([{ nodeId: room.nodeId, state: 'COMPLETED' }]);
    expect(await creditsOf(room)).toEqual([]);
    expect((await link(room, { url: 'https://plinth.test/late' })).status).toBe(409);
    expect((await file(room)).status).toBe(409);
  });

  it('API-141 P-10 takes at most six queries besides that of the session', async () => {
    const room = await mintRoom();
    const { body } = await link(room);
    expect(await school.countQueries(() => submit(room, body.report.reportId))).toBeLessThanOrEqual(7);
  });

  it("API-141 with nothing uploaded is 400, and another learner's or an unknown hand-in is 404", async () => {
    const room = await mintRoom();
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    const { body } = await link(room);
    await school.deps.db.delete(reportEntries).where(eq(reportEntries.reportId, body.report.reportId));
    expect((await submit(room, body.report.reportId)).status).toBe(400);
    expect((await submit(room, body.report.reportId, {}, other.token)).status).toBe(404);
    expect((await submit(room, randomUUID())).status).toBe(404);
    expect((await submit(room, 'x')).status).toBe(400);
  });

  it('API-141 ENUM-48 again after a rejection makes a new version, and keeps the old one with its verdict', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    await assess(room, reportId, { reviewStatus: 'REJECTED', score: 5, remark: 'The joins are open.' });
    expect((await submit(room, reportId)).status).toBe(400);
    expect((await link(room, { url: 'https://plinth.test/v2' })).body.report.entries).toMatchObject([
      { url: 'https://plinth.test/v2' },
    ]);
    const waiting = (await listed(room)).body.reports[0];
    expect(waiting).toMatchObject({ version: 1, entries: [{ url: 'https://models.plinth.test/library' }] });
    expect((await submit(room, reportId)).body.report.reviewStatus).toBe('PENDING');
    const [row] = (await listed(room)).body.reports;
    expect(row).toMatchObject({
      version: 2,
      score: null,
      remark: null,
      entries: [{ url: 'https://plinth.test/v2' }],
    });
    const kept = await school.deps.db
      .select()
      .from(reportVersions)
      .where(eq(reportVersions.reportId, reportId));
    expect(kept).toMatchObject([
      {
        version: 1,
        reviewStatus: 'REJECTED',
        score: 5,
        remark: 'The joins are open.',
        text: 'Two sentences.',
      },
    ]);
  });

  it('API-141 again while in review or reviewed is 409', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    await assess(room, reportId, { reviewStatus: 'IN_REVIEW' });
    expect((await submit(room, reportId)).status).toBe(409);
    await assess(room, reportId);
    expect((await submit(room, reportId)).status).toBe(409);
    expect((await link(room, { url: 'https://plinth.test/more' })).status).toBe(409);
  });
});

describe('the list of tasks', () => {
  it("API-157 returns the caller's own open tasks with due date, credits and state", async () => {
    const room = await mintRoom();
    const [task] = (await tasks(room)).body.tasks;
    expect(task).toMatchObject({
      nodeId: room.nodeId,
      title: 'Draw a wall',
      namespace: 'LEARNING',
      reviewStatus: 'PENDING',
      credits: 20,
      submittedAt: null,
    });
    expect(Math.round((Date.parse(task.endDate) - school.now().getTime()) / 86_400_000)).toBe(12);
    const reportId = await handIn(room);
    await assess(room, reportId, { reviewStatus: 'REJECTED', remark: 'Once more, please.' });
    expect((await tasks(room, '?reviewStatus=REJECTED')).body.tasks).toMatchObject([
      { reportId, reviewStatus: 'REJECTED', remark: 'Once more, please.' },
    ]);
    expect((await tasks(room, '?reviewStatus=PENDING')).body.tasks).toEqual([]);
    expect((await tasks(room, '?namespace=CAPSTONE')).body.tasks).toEqual([]);
    expect((await tasks(room, '', room.guide.token)).body.tasks).toEqual([]);
    expect(await school.countQueries(() => tasks(room))).toBeLessThanOrEqual(4);
  });

  it('API-157 API-134 score and remark of a review that is not finished are the guide’s alone', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    const inReview = { reviewStatus: 'IN_REVIEW', score: 11, remark: 'Hardly half of it.' };
    expect((await assess(room, reportId, inReview)).status).toBe(200);
    const averageScore = async () =>
      (
        await school.call(
          'POST',
          `/v2/client/lms/${room.cohort.cohortId}/performance?userId=${room.learner.userId}`,
          { token: room.learner.token, body: {} },
        )
      ).body.assignments.averageScore;
    const [task] = (await tasks(room)).body.tasks;
    expect(task).toMatchObject({ reportId, reviewStatus: 'IN_REVIEW' });
    expect(task).not.toHaveProperty('score');
    expect(task).not.toHaveProperty('remark');
    expect(await averageScore()).toBeNull();
    expect((await listed(room)).body.reports).toMatchObject([{ score: 11, remark: 'Hardly half of it.' }]);

    await assess(room, reportId, { reviewStatus: 'REVIEWED', score: 30, remark: 'Well drawn.' });
    expect((await tasks(room)).body.tasks).toMatchObject([{ score: 30, remark: 'Well drawn.' }]);
    expect(await averageScore()).toBe(30);
  });

  it('API-157 ENUM-48 a task not handed in by its due date is EXPIRED, and PENDING once it is handed in', async () => {
    const room = await mintRoom(41);
    expect((await tasks(room)).body.tasks).toMatchObject([{ reviewStatus: 'EXPIRED' }]);
    await handIn(room);
    expect((await tasks(room)).body.tasks).toMatchObject([{ reviewStatus: 'PENDING' }]);
    expect((await listed(room)).body.reports).toMatchObject([{ isLate: true }]);
  });

  it('API-157 is 401 for a stranger, 403 for an outsider, 400 for an unknown status', async () => {
    const room = await mintRoom();
    expect((await tasks(room, '', 'none')).status).toBe(401);
    expect((await tasks(room, '', (await mintPerson(school)).token)).status).toBe(403);
    expect((await tasks(room, '?reviewStatus=DONE')).status).toBe(400);
  });
});
