import { randomUUID } from 'node:crypto';
import type { CohortMove } from '@plinth/domain/cohorts/cohort-move';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { leadCalls } from '../../test/lead-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { mintDate } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { notificationPreferences } from '../db/schema/account.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { cohortTimelines } from '../db/schema/cohorts.ts';
import { cohortNodeDates, courseNodes, liveSessions } from '../db/schema/curriculum.ts';
import { notifications } from '../db/schema/notifications.ts';
import { deliverDueMails } from '../services/mails/deliver-due-mails.ts';

const school = openTestSchool();
const { mintRoom, mintSession } = leadCalls(school);
type Room = Awaited<ReturnType<typeof mintRoom>>;
const HOUR = 60;
const DAY = 24 * HOUR;

let staff: Awaited<ReturnType<typeof mintPerson>>;
let sales: typeof staff;
beforeAll(async () => {
  staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
  sales = await mintPerson(school, { staffRoles: ['ADMISSIONS', 'FINANCE', 'CONTENT', 'SUPPORT_TEAM'] });
});

const inMinutes = (minutes: number) => new Date(school.now().getTime() + minutes * 60_000).toISOString();
const preview = (cohortId: string, move: unknown, token = staff.token) =>
  school.call('POST', `/v1/office/cohorts/${cohortId}/moves/preview`, { token, body: move });
const apply = (cohortId: string, move: CohortMove, stamp: string, token = staff.token) =>
  school.call('POST', `/v1/office/cohorts/${cohortId}/moves`, { token, body: { move, stamp } });
const dates = (cohortId: string, token = staff.token) =>
  school.call('GET', `/v1/office/cohorts/${cohortId}/dates`, { token });
async function move(cohortId: string, what: CohortMove) {
  const { body } = await preview(cohortId, what);
  return apply(cohortId, what, body.stamp);
}
const toldOf = (userId: string) =>
  school.deps.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), like(notifications.key, 'moved:%')));
const sessionOf = async (liveSessionId: string) => {
  const [row] = await school.deps.db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  if (!row) throw new Error('no session');
  return row;
};
const nodeOf = async ({ cohortId, course, learner }: Room, key: string) => {
  const { body } = await school.call(
    'GET',
    `/v2/client/lms/${cohortId}/cohort-node-data?nodeId=${course.id(key)}&depth=2&namespace=LEARNING`,
    { token: learner.token },
  );
  return body.node;
};

it('COHORT-02 AUTHOR-05 a session removed from the course has no date to move, and moves with no others', async () => {
  const room = await mintRoom();
  await mintSession(room, 2 * DAY);
  const kinds = async () =>
    (await dates(room.cohortId)).body.dates.map(({ kind }: { kind: string }) => kind) as string[];
  expect(await kinds()).toContain('SESSION');
  await school.deps.db
    .update(courseNodes)
    .set({ retiredAt: school.now() })
    .where(eq(courseNodes.nodeId, room.course.id('root/m1/live')));
  expect(await kinds()).not.toContain('SESSION');
});

describe('access to the dates of a cohort', () => {
  it('COHORT-02 staff without cohorts, lead mentors and learners can neither see nor move the dates in the office', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, HOUR);
    const what: CohortMove = { what: 'SESSION', liveSessionId: id, to: inMinutes(DAY) };
    for (const { token } of [sales, room.lead, room.learner]) {
      expect((await dates(room.cohortId, token)).status).toBe(403);
      expect((await preview(room.cohortId, what, token)).status).toBe(403);
      expect((await apply(room.cohortId, what, 'any', token)).status).toBe(403);
    }
    expect((await sessionOf(id)).movedFrom).toBeNull();
  });

  it('COHORT-02 a lead mentor can move a session of their cohort; a guide, a learner and other lead mentors cannot', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const id = await mintSession(room, DAY, { mentorId: room.guide.userId });
    const to = inMinutes(2 * DAY);
    const own = (token: string, rest: string, body: object) =>
      school.call('POST', `/v1/client/mentor/sessions/${id}/move${rest}`, { token, body });
    for (const [token, status] of [
      [room.guide.token, 404],
      [other.lead.token, 404],
      [room.learner.token, 403],
    ] as const) {
      expect((await own(token, '/preview', { to })).status).toBe(status);
      expect((await own(token, '', { to, stamp: 'any' })).status).toBe(status);
    }
    const seen = await own(room.lead.token, '/preview', { to });
    expect(seen.body).toMatchObject({ learners: 1, moves: [{ to }] });
    const { status, body } = await own(room.lead.token, '', { to, stamp: seen.body.stamp });
    expect([status, body.moved]).toEqual([200, 1]);
    expect((await sessionOf(id)).startDate.toISOString()).toBe(to);
    expect(await toldOf(room.guide.userId)).toHaveLength(1);
    expect(await toldOf(room.lead.userId)).toEqual([]);
    expect((await own(room.lead.token, '', { to: 'soon', stamp: 'any' })).status).toBe(400);
  });
});

describe('moving one date', () => {
  it('COHORT-02 a moved session notifies its learners and mentors once, with both dates and the zone, and shows both', async () => {
    const room = await mintRoom();
    const gone = await mintPerson(school);
    await enrol(school, room.cohortId, gone.userId, 'CANCELLED');
    const id = await mintSession(room, DAY);
    const before = await sessionOf(id);
    const to = inMinutes(3 * DAY);
    await mintDate(school, room.cohortId, 'COURSE_COMPLETION_DATE', 2);
    const what: CohortMove = { what: 'SESSION', liveSessionId: id, to };
    const seen = await preview(room.cohortId, what);
    // Reported, not refused: a session after the end of the course may be intended.
    expect(Date.parse(seen.body.courseEnd)).toBeLessThan(Date.parse(to));
    expect(seen.body).toMatchObject({
      moves: [{ kind: 'SESSION', id, from: before.startDate.toISOString(), to }],
      learners: 1,
      timeZone: expect.stringContaining('/'),
    });
    const answers = await Promise.all([1, 2].map(() => apply(room.cohortId, what, seen.body.stamp)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await sessionOf(id);
    expect(after).toMatchObject({ movedFrom: before.startDate, sessionStatus: 'CREATED' });
    expect(after.endDate.getTime() - after.startDate.getTime()).toBe(HOUR * 60_000);
    for (const { userId } of [room.learner, room.lead]) {
      const [told, ...more] = await toldOf(userId);
      expect(more).toEqual([]);
      expect(told?.text).toMatch(/^From .+ to .+\. Times in /);
    }
    expect(await toldOf(gone.userId)).toEqual([]);
    const node = await nodeOf(room, 'root/m1/live');
    expect(node).toMatchObject({ sessionStatus: 'CREATED', movedFrom: before.startDate.toISOString() });
    expect(node.meta.startDate).toBe(to);
    await move(room.cohortId, { what: 'SESSION', liveSessionId: id, to: before.startDate.toISOString() });
    expect((await sessionOf(id)).movedFrom).toBeNull();
    const audits = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'cohort.moved'));
    expect(audits.filter(({ details }) => details?.cohortId === room.cohortId)).toHaveLength(2);
  });

  it('COHORT-02 leads each mentor to the dashboard of the cohort that they may open, from the app and from the mail', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, DAY, { guideIds: [room.guide.userId] });
    await move(room.cohortId, { what: 'SESSION', liveSessionId: id, to: inMinutes(3 * DAY) });
    for (const [{ userId, emailId }, area] of [
      [room.guide, 'mentor'],
      [room.lead, 'lm'],
    ] as const) {
      const href = `/${area}/${room.cohortId}/dashboard`;
      expect(await toldOf(userId)).toMatchObject([{ href }]);
      const [mail] = (await school.mailsTo(emailId)).filter(({ template }) => template === 'dates-moved');
      expect(mail?.text).toContain(href);
    }
  });

  it('COHORT-02 a mail server outage neither undoes nor doubles anything; a person who wants no mail gets none', async () => {
    const room = await mintRoom();
    const quiet = await mintPerson(school);
    await enrol(school, room.cohortId, quiet.userId);
    await school.deps.db
      .insert(notificationPreferences)
      .values({ userId: quiet.userId, category: 'SLOT', inApp: true, email: false, updatedAt: school.now() });
    const id = await mintSession(room, DAY);
    const to = inMinutes(3 * DAY);
    expect((await move(room.cohortId, { what: 'SESSION', liveSessionId: id, to })).status).toBe(200);
    const sent: string[] = [];
    const isOurs = (address: string) => address === room.learner.emailId;
    const down = { send: () => Promise.reject(new Error('the mail server is down')) };
    const up = {
      send: (mail: { to: string; subject: string }) => {
        if (mail.subject.endsWith('is moved') && isOurs(mail.to)) sent.push(mail.to);
        return Promise.resolve();
      },
    };
    const drain = async (transport: typeof up | typeof down) => {
      while ((await deliverDueMails(school.deps, transport)) > 0);
    };
    await drain(down);
    expect((await sessionOf(id)).startDate.toISOString()).toBe(to);
    expect(sent).toEqual([]);
    school.advance(30 * 60_000);
    await drain(up);
    school.advance(30 * 60_000);
    await drain(up);
    expect(sent).toEqual([room.learner.emailId]);
    const [mail] = (await school.mailsTo(room.learner.emailId)).filter(
      ({ template }) => template === 'dates-moved',
    );
    expect(mail?.text).toMatch(/From .+ to .+ Times in /);
    const toQuiet = await school.mailsTo(quiet.emailId);
    expect(toQuiet.filter(({ template }) => template === 'dates-moved')).toEqual([]);
    expect(await toldOf(quiet.userId)).toHaveLength(1);
  });

  it('COHORT-02 a called-off session is shown as called off and cannot be moved', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, DAY);
    await school.call('POST', `/v1/office/sessions/${id}/call-off`, { token: staff.token, body: {} });
    expect(await nodeOf(room, 'root/m1/live')).toMatchObject({ isCalledOff: true });
    const what = { what: 'SESSION', liveSessionId: id, to: inMinutes(2 * DAY) };
    expect((await preview(room.cohortId, what)).status).toBe(404);
  });

  it('COHORT-02 a release moved forward applies with its new date, and a past release cannot be moved', async () => {
    const room = await mintRoom();
    const { course, cohortId } = room;
    const release = course.id('root/m2');
    const soon = inMinutes(2);
    expect((await move(cohortId, { what: 'RELEASE', nodeId: release, to: soon })).status).toBe(200);
    expect(await nodeOf(room, 'root/m2')).toMatchObject({ isLocked: true, meta: { startDate: soon } });
    const { body } = await dates(cohortId);
    expect(body.dates).toContainEqual({ kind: 'RELEASE', id: release, title: 'Module two', at: soon });
    const opened = { what: 'RELEASE', nodeId: course.id('root/m1'), to: inMinutes(DAY) };
    expect((await preview(cohortId, opened)).status).toBe(409);
  });

  it('COHORT-02 a postponed deadline shows in the calendar, and its notification is in the deadline category', async () => {
    const room = await mintRoom();
    const { course, cohortId, learner } = room;
    const to = inMinutes(50 * DAY);
    const nodeId = course.id('root/m1/task/assignment');
    expect((await move(cohortId, { what: 'DEADLINE', nodeId, to })).status).toBe(200);
    const day = to.slice(0, 10);
    const { body } = await school.call(
      'GET',
      `/v1/client/workspace/${cohortId}/calender-events?from=${day}&to=${inMinutes(51 * DAY).slice(0, 10)}`,
      { token: learner.token },
    );
    expect(body.events).toContainEqual(expect.objectContaining({ nodeId, endDate: to }));
    expect(await toldOf(learner.userId)).toMatchObject([
      { category: 'DEADLINE', title: 'The deadline of “Draw a wall” is moved' },
    ]);
  });

  it("COHORT-02 a milestone is announced by the school's days, whatever the reader's time zone", async () => {
    const { cohortId, learner } = await mintRoom();
    await school.call('PUT', '/v1/client/user/account/time-zone', {
      token: learner.token,
      body: { timeZone: 'America/New_York' },
    });
    const from = inMinutes(60 * DAY);
    await mintDate(school, cohortId, 'GRADUATION_DATE', 60);
    const to = inMinutes(70 * DAY);
    expect((await move(cohortId, { what: 'MILESTONE', key: 'GRADUATION_DATE', to })).status).toBe(200);
    const [told] = await toldOf(learner.userId);
    expect(told?.text).toBe(`From ${schoolDay(from)} to ${schoolDay(to)}.`);
  });

  it('COHORT-02 refuses unknown, past and invalid dates, and an outdated preview', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, DAY);
    const to = inMinutes(2 * DAY);
    for (const what of [
      { what: 'SESSION', liveSessionId: randomUUID(), to },
      { what: 'RELEASE', nodeId: randomUUID(), to },
      { what: 'DEADLINE', nodeId: randomUUID(), to },
      { what: 'MILESTONE', key: 'PLACEMENT_FORM_DATE', to },
    ])
      expect((await preview(room.cohortId, what)).status).toBe(404);
    for (const what of [
      { what: 'SESSION', liveSessionId: id, to: 'soon' },
      { what: 'SESSION', liveSessionId: 'none', to },
      { what: 'FROM_DAY', day: '2026-02-30', byDays: 1 },
      { what: 'FROM_DAY', day: '2026-02-20', byDays: 0 },
      { what: 'PARTY', to },
    ])
      expect((await preview(room.cohortId, what)).status).toBe(400);
    const past: CohortMove = { what: 'SESSION', liveSessionId: id, to: inMinutes(-HOUR) };
    expect((await preview(room.cohortId, past)).status).toBe(409);
    expect((await preview(randomUUID(), { what: 'FROM_DAY', day: '2026-02-20', byDays: 1 })).status).toBe(
      404,
    );
    const what: CohortMove = { what: 'SESSION', liveSessionId: id, to };
    expect((await apply(room.cohortId, what, 'another')).status).toBe(409);
    expect((await sessionOf(id)).movedFrom).toBeNull();
  });
});

describe('moving the start', () => {
  it('COHORT-02 names the sessions that would then lie before it, which stay where they are', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, 12 * DAY);
    await school.deps.db
      .update(cohortTimelines)
      .set({ time: new Date(inMinutes(10 * DAY)) })
      .where(eq(cohortTimelines.cohortId, room.cohortId));
    const to = inMinutes(14 * DAY);
    const { body } = await preview(room.cohortId, { what: 'MILESTONE', key: 'START_DATE', to });
    expect(body).toMatchObject({
      courseStart: to,
      outside: [{ kind: 'SESSION', id, at: (await sessionOf(id)).startDate.toISOString() }],
    });
    expect(body.moves).not.toContainEqual(expect.objectContaining({ id }));
  });
});

describe('moving everything from a day on', () => {
  it('COHORT-02 OFFICE-06 each of two dates of one title is in the audit log with its own old and new date', async () => {
    const room = await mintRoom();
    const [live, plain] = [room.course.id('root/m1/live'), room.course.id('root/m1/plain')];
    await school.deps.db
      .update(courseNodes)
      .set({ meta: { title: 'Review' } })
      .where(inArray(courseNodes.nodeId, [live, plain]));
    const ids = [
      await mintSession(room, DAY, { nodeId: live }),
      await mintSession(room, 2 * DAY, { nodeId: plain }),
    ];
    const starts = (await Promise.all(ids.map(sessionOf))).map(({ startDate }) => startDate.toISOString());
    await move(room.cohortId, { what: 'FROM_DAY', day: inMinutes(0).slice(0, 10), byDays: 3 });
    const [entry] = await school.deps.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'cohort.moved'),
          sql`${auditEntries.details} ->> 'cohortId' = ${room.cohortId}`,
        ),
      );
    const sessions = Object.entries(entry?.before ?? {}).filter(([name]) => name.includes('(session)'));
    expect(sessions.map(([, from]) => from)).toEqual(starts);
    expect(Object.keys(entry?.after ?? {})).toEqual(Object.keys(entry?.before ?? {}));
  });

  it('COHORT-02 shifts dates by days, notifies each person once about all of them, and leaves past dates unchanged', async () => {
    const room = await mintRoom();
    const over = await mintSession(room, -2 * DAY, { nodeId: room.course.id('root/m1/plain') });
    const ahead = await mintSession(room, DAY);
    const before = (await dates(room.cohortId)).body.dates;
    const what: CohortMove = { what: 'FROM_DAY', day: inMinutes(0).slice(0, 10), byDays: 3 };
    const { status, body } = await move(room.cohortId, what);
    expect(status).toBe(200);
    const after = (await dates(room.cohortId)).body.dates;
    const now = school.now().getTime();
    type Row = { kind: string; id: string; at: string };
    const still = (row: Row) => after.find(({ kind, id }: Row) => kind === row.kind && id === row.id)?.at;
    const shifted = before.filter((row: Row) => Date.parse(row.at) > now);
    expect(body.moved).toBe(shifted.length);
    expect(shifted.length).toBeGreaterThan(1);
    for (const row of before as Row[])
      expect(Date.parse(still(row)) - Date.parse(row.at)).toBe(
        Date.parse(row.at) > now ? 3 * DAY * 60_000 : 0,
      );
    expect((await sessionOf(over)).movedFrom).toBeNull();
    expect((await sessionOf(ahead)).movedFrom).not.toBeNull();
    const [told, ...more] = await toldOf(room.learner.userId);
    expect(more).toEqual([]);
    expect(told?.title).toBe(`${shifted.length} dates of your course have moved`);
    expect(told?.text).toContain('→');
    expect(await toldOf(room.guide.userId)).toHaveLength(1);
    const own = await school.deps.db
      .select()
      .from(cohortNodeDates)
      .where(eq(cohortNodeDates.cohortId, room.cohortId));
    expect(own.length).toBeGreaterThan(0);
  });
});
