import { randomUUID } from 'node:crypto';
import { PRE_SESSION_CHECKLIST } from '@plinth/domain/lead-mentors/pre-session-checklist';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leadCalls } from '../../test/lead-calls.ts';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { courseChecklists, sessionChecks } from '../db/schema/lead-mentors.ts';

const school = openTestSchool();
const { mintRoom, mintSession, attend, rate, get, dashboard, stats, tick } = leadCalls(school);

const HOUR = 60;
const DAY = 24 * HOUR;
type Item = { itemId: string; isDone: boolean };
const done = (items: Item[]) => items.filter(({ isDone }) => isDone).map(({ itemId }) => itemId);

describe('access to what a lead mentor sees', () => {
  it('API-191 API-193 API-197 LEAD-02 a stranger gets 401; learners, guides and lead mentors of other cohorts get 403', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    for (const [token, status] of [
      ['', 401],
      [room.learner.token, 403],
      [room.guide.token, 403],
      [other.lead.token, 403],
    ] as const) {
      expect((await dashboard(room, token)).status).toBe(status);
      expect((await stats(room, token)).status).toBe(status);
      expect((await tick(room, { liveSessionId, itemId: 'room' }, token)).status).toBe(status);
    }
    expect(await school.deps.db.select().from(sessionChecks)).toEqual([]);
  });

  it('API-191 API-193 API-197 an invalid id or item name returns 400', async () => {
    const room = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    expect((await get('/v1/client/mentor/lead/none/dashboard/fold-1', room.lead.token)).status).toBe(400);
    expect((await get('/v1/client/mentor/lm/session-stats/none', room.lead.token)).status).toBe(400);
    for (const body of [
      { liveSessionId, itemId: 'Two words' },
      { liveSessionId },
      { liveSessionId: 'none', itemId: 'room' },
      { liveSessionId, itemId: 'room', isDone: 'yes' },
    ])
      expect((await tick(room, body)).status).toBe(400);
  });
});

describe('the dashboard of a lead mentor', () => {
  it("API-191 shows the mentor's own next session with its open checklist, the number of learners, and the cohort", async () => {
    const room = await mintRoom();
    const { course } = room;
    await mintSession(room, -2 * DAY, { nodeId: course.id('root/m1/plain') });
    await mintSession(room, HOUR / 2, { nodeId: course.id('root/m1/graded'), mentorId: room.guide.userId });
    await mintSession(room, HOUR, { nodeId: course.id('root/m1/timed'), sessionStatus: 'RESCHEDULED' });
    const next = await mintSession(room, 2 * HOUR);
    for (const state of ['BLOCKED', 'CANCELLED', 'TRANSFERRED'] as const)
      await enrol(school, room.cohortId, (await mintPerson(school)).userId, state);
    const { status, body } = await dashboard(room);
    expect(status).toBe(200);
    expect(body.cohort).toMatchObject({ cohortId: room.cohortId, productId: 'BIM_A' });
    expect(body.nextSession).toMatchObject({
      liveSessionId: next,
      nodeId: course.id('root/m1/live'),
      title: expect.any(String),
      sessionStatus: 'CREATED',
    });
    expect(body.nextSession.joinLink).toBeUndefined();
    expect(body.preSessionChecklist).toEqual(
      PRE_SESSION_CHECKLIST.map((item) => ({ ...item, isDone: false })),
    );
    expect(body.learnerCount).toBe(2);
    expect(body.sessionStats).toEqual({ total: 3, held: 1, missed: 1, attendance: null, rating: null });
  });

  it('API-191 API-154 shows the join link of a session that starts in less than 15 minutes', async () => {
    const room = await mintRoom();
    await mintSession(room, 14);
    expect((await dashboard(room)).body.nextSession.joinLink).toBe('https://meet.plinth.test/lead');
  });

  it('API-191 shows no checklist when no session is ahead', async () => {
    const room = await mintRoom();
    await mintSession(room, -3 * HOUR);
    expect((await dashboard(room)).body).toMatchObject({
      nextSession: null,
      preSessionChecklist: [],
      sessionStats: { total: 1, held: 1 },
    });
  });

  it('API-191 API-193 needs the same statements for one session and for five', async () => {
    const room = await mintRoom();
    await mintSession(room, HOUR);
    await dashboard(room);
    await stats(room);
    const one = [
      await school.countQueries(() => dashboard(room)),
      await school.countQueries(() => stats(room)),
    ];
    for (const [index, key] of ['plain', 'graded', 'timed', 'practice'].entries()) {
      const held = await mintSession(room, -(index + 1) * DAY, { nodeId: room.course.id(`root/m1/${key}`) });
      await attend(held, room.learner.userId, true);
      await rate(room, held, [[5]]);
    }
    expect([
      await school.countQueries(() => dashboard(room)),
      await school.countQueries(() => stats(room)),
    ]).toEqual(one);
    expect(Math.max(...one)).toBeLessThanOrEqual(3);
  });
});

describe('the session statistics of a lead mentor', () => {
  it("API-193 returns attendance and ratings of the mentor's own sessions, each learner once, without skipped ratings", async () => {
    const room = await mintRoom();
    const second = await mintPerson(school);
    const older = await mintSession(room, -9 * DAY, { nodeId: room.course.id('root/m1/plain') });
    const newer = await mintSession(room, -2 * DAY, { nodeId: room.course.id('root/m1/graded') });
    const foreign = await mintSession(room, -DAY, {
      nodeId: room.course.id('root/m1/timed'),
      mentorId: room.guide.userId,
    });
    await attend(older, room.learner.userId, true);
    await attend(newer, room.learner.userId, true);
    await attend(newer, second.userId, false);
    await rate(room, newer, [
      [5, 3],
      [5, 5],
    ]);
    await rate(room, newer, [[1]], true);
    await rate(room, foreign, [[1]]);
    const { status, body } = await stats(room);
    expect(status).toBe(200);
    expect(body.sessions.map(({ liveSessionId }: { liveSessionId: string }) => liveSessionId)).toEqual([
      older,
      newer,
    ]);
    expect(body.sessions).toMatchObject([
      { sessionStatus: 'COMPLETED', attendance: { attended: 1, total: 1, percentage: 100 }, rating: null },
      { attendance: { attended: 1, total: 2, percentage: 50 }, rating: { average: 4.5, count: 2 } },
    ]);
    expect(body.averages).toEqual({
      attendance: { attended: 2, total: 3, percentage: 66 },
      rating: { average: 4.5, count: 2 },
    });
  });

  it('API-193 a cohort without own sessions returns no sessions and no averages', async () => {
    const room = await mintRoom();
    expect((await stats(room)).body).toEqual({ sessions: [], averages: { attendance: null, rating: null } });
  });
});

describe('the pre-session checklist', () => {
  it('API-197 an item can be ticked and unticked; a repeat returns the same and keeps the time of the first', async () => {
    const room = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    const first = await tick(room, { liveSessionId, itemId: 'model' });
    expect(first.status).toBe(200);
    expect(done(first.body.preSessionChecklist)).toEqual(['model']);
    const [row] = await school.deps.db
      .select()
      .from(sessionChecks)
      .where(eq(sessionChecks.liveSessionId, liveSessionId));
    school.advance(60_000);
    expect((await tick(room, { liveSessionId, itemId: 'model' })).body).toEqual(first.body);
    expect(
      await school.deps.db.select().from(sessionChecks).where(eq(sessionChecks.liveSessionId, liveSessionId)),
    ).toEqual([row]);
    await tick(room, { liveSessionId, itemId: 'outline' });
    expect(done((await dashboard(room)).body.preSessionChecklist)).toEqual(['outline', 'model']);
    const back = await tick(room, { liveSessionId, itemId: 'model', isDone: false });
    expect(done(back.body.preSessionChecklist)).toEqual(['outline']);
    expect((await tick(room, { liveSessionId, itemId: 'model', isDone: false })).body).toEqual(back.body);
  });

  it('API-197 all items ticked concurrently are done', async () => {
    const room = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    const ids = PRE_SESSION_CHECKLIST.map(({ itemId }) => itemId);
    const answers = await Promise.all(ids.map((itemId) => tick(room, { liveSessionId, itemId })));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(done((await dashboard(room)).body.preSessionChecklist)).toEqual(ids);
  });

  it('API-197 returns 404 for a session of someone else, of another cohort or unknown, and for an unknown item', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    await assignMentor(school, other.cohortId, room.lead.userId, 'LEAD_MENTOR');
    const own = await mintSession(room, HOUR);
    const foreign = await mintSession(room, HOUR, {
      nodeId: room.course.id('root/m1/plain'),
      mentorId: other.lead.userId,
    });
    const elsewhere = await mintSession(other, HOUR, { mentorId: room.lead.userId });
    for (const liveSessionId of [foreign, elsewhere, randomUUID()])
      expect((await tick(room, { liveSessionId, itemId: 'room' })).status).toBe(404);
    expect((await tick(room, { liveSessionId: own, itemId: 'nothing-such' })).status).toBe(404);
  });

  it('API-191 API-197 a course with a checklist of its own uses that one', async () => {
    const room = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    const items = [{ itemId: 'section', title: 'Pin up the section of last week' }];
    await school.deps.db
      .insert(courseChecklists)
      .values({ courseId: room.cohort.courseId, items, updatedAt: school.now() });
    expect((await dashboard(room)).body.preSessionChecklist).toEqual([{ ...items[0], isDone: false }]);
    expect((await tick(room, { liveSessionId, itemId: 'room' })).status).toBe(404);
    expect((await tick(room, { liveSessionId, itemId: 'section' })).body.preSessionChecklist).toEqual([
      { ...items[0], isDone: true },
    ]);
  });
});
