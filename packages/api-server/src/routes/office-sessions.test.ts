import { randomUUID } from 'node:crypto';
import type { AttendanceState } from '@plinth/domain/sessions/attendance-state';
import { and, eq, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { leadCalls } from '../../test/lead-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries, userProfiles } from '../db/schema/accounts.ts';
import { liveSessions, sessionAttendance } from '../db/schema/curriculum.ts';
import { notifications } from '../db/schema/notifications.ts';
import { mails } from '../db/schema/operations.ts';

const school = openTestSchool();
const { mintRoom, mintSession } = leadCalls(school);
const HOUR = 60;

let staff: Awaited<ReturnType<typeof mintPerson>>;
let sales: typeof staff;
beforeAll(async () => {
  staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
  sales = await mintPerson(school, { staffRoles: ['ADMISSIONS', 'FINANCE', 'CONTENT', 'SUPPORT_TEAM'] });
});

const office = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token = staff.token) =>
  school.call(method, `/v1/office${path}`, { token, ...(body === undefined ? {} : { body }) });
const own = (token: string, method: 'GET' | 'POST' | 'PUT', id: string, rest = '', body?: unknown) =>
  school.call(method, `/v1/client/mentor/sessions/${id}/attendance${rest}`, {
    token,
    ...(body === undefined ? {} : { body }),
  });
const stored = async (liveSessionId: string) => {
  const [row] = await school.deps.db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  if (!row) throw new Error('no session');
  return row;
};
const marksOf = (liveSessionId: string) =>
  school.deps.db.select().from(sessionAttendance).where(eq(sessionAttendance.liveSessionId, liveSessionId));
const auditsOf = (liveSessionId: string) =>
  school.deps.db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.details} ->> 'liveSessionId' = ${liveSessionId}`);

describe('access to sessions and attendance', () => {
  it('COHORT-03 staff without cohorts, lead mentors and learners cannot reach the sessions in the office', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, -2 * HOUR);
    const marks = [{ userId: room.learner.userId, state: 'PRESENT', seen: null }];
    for (const token of [sales.token, room.lead.token, room.learner.token])
      for (const answer of [
        await office('GET', `/cohorts/${room.cohortId}/sessions`, undefined, token),
        await office('PUT', `/sessions/${id}`, { joinLink: null }, token),
        await office('POST', `/sessions/${id}/call-off`, {}, token),
        await office('GET', `/sessions/${id}/attendance`, undefined, token),
        await office('PUT', `/sessions/${id}/attendance`, { marks }, token),
        await office('POST', `/sessions/${id}/attendance/preview`, { csv: 'Email' }, token),
      ])
        expect(answer.status).toBe(403);
    expect(await marksOf(id)).toEqual([]);
  });

  it("COHORT-03 only the host and the lead mentor take a session's attendance, without seeing email addresses", async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const held = await mintSession(room, -2 * HOUR, { mentorId: room.guide.userId });
    for (const { token } of [room.guide, room.lead]) {
      const { status, body } = await own(token, 'GET', held);
      expect(status).toBe(200);
      expect(body.learners).toMatchObject([{ userId: room.learner.userId, emailId: null }]);
      const csv = `Email\n${room.learner.emailId}`;
      expect((await own(token, 'POST', held, '/preview', { csv })).body.marks).toHaveLength(1);
    }
    const marks = [{ userId: room.learner.userId, state: 'PRESENT', seen: null }];
    for (const [token, status] of [
      [other.lead.token, 404],
      [other.guide.token, 404],
      [room.learner.token, 403],
    ] as const) {
      expect((await own(token, 'GET', held)).status).toBe(status);
      expect((await own(token, 'PUT', held, '', { marks })).status).toBe(status);
      expect((await own(token, 'POST', held, '/preview', { csv: 'Email' })).status).toBe(status);
    }
    const ledByLead = await mintSession(room, -HOUR * 5, { nodeId: room.course.id('root/m1/plain') });
    expect((await own(room.guide.token, 'GET', ledByLead)).status).toBe(404);
    expect((await own(room.guide.token, 'PUT', held, '', { marks })).body.learners[0].state).toBe('PRESENT');
  });
});

describe('the sessions of a cohort', () => {
  it('COHORT-03 a guide sees the sessions they hold, a lead mentor all of the cohort; nobody else sees any', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const led = await mintSession(room, -2 * HOUR);
    const guided = await mintSession(room, -5 * HOUR, {
      nodeId: room.course.id('root/m1/plain'),
      guideIds: [room.guide.userId],
    });
    const held = (token: string, cohortId = room.cohortId) =>
      school.call('GET', `/v1/client/mentor/cohorts/${cohortId}/held-sessions`, { token });
    const idsOf = async (token: string) => {
      const { sessions } = (await held(token)).body;
      return sessions.map(({ liveSessionId }: { liveSessionId: string }) => liveSessionId);
    };
    expect(await idsOf(room.guide.token)).toEqual([guided]);
    expect(await idsOf(room.lead.token)).toEqual([guided, led]);
    expect((await held(room.lead.token)).body).toMatchObject({ mayMove: true });
    expect((await held(room.guide.token)).body.mayMove).toBe(false);
    expect((await held(other.lead.token)).status).toBe(403);
    expect((await held(room.learner.token)).status).toBe(403);
    expect((await held(room.lead.token, 'none')).status).toBe(400);
  });

  it('COHORT-03 are listed by start with mentor, join link and attendance', async () => {
    const room = await mintRoom();
    const later = await mintSession(room, HOUR, { mentorId: null, joinLink: null });
    const earlier = await mintSession(room, -2 * HOUR, { nodeId: room.course.id('root/m1/plain') });
    await school.deps.db
      .insert(sessionAttendance)
      .values({ liveSessionId: earlier, userId: room.learner.userId, attended: true });
    const { status, body } = await office('GET', `/cohorts/${room.cohortId}/sessions`);
    expect(status).toBe(200);
    expect(body.sessions).toMatchObject([
      {
        liveSessionId: earlier,
        sessionStatus: 'COMPLETED',
        mentor: { userId: room.lead.userId },
        attended: 1,
        recorded: 1,
        learnerCount: 1,
      },
      { liveSessionId: later, sessionStatus: 'CREATED', mentor: null, joinLink: null, recorded: 0 },
    ]);
    expect(body.mentors).toHaveLength(2);
    expect((await office('GET', `/cohorts/${randomUUID()}/sessions`)).status).toBe(404);
    expect((await office('GET', '/cohorts/none/sessions')).status).toBe(400);
  });

  it('OFFICE-08 are searched, filtered, sorted and exported, and the audit log records the export', async () => {
    const room = await mintRoom();
    await school.deps.db
      .update(userProfiles)
      .set({ firstName: 'Ömar', lastName: '=cmd' })
      .where(eq(userProfiles.userId, room.guide.userId));
    const over = await mintSession(room, -2 * HOUR, { guideIds: [room.guide.userId] });
    const ahead = await mintSession(room, HOUR, { nodeId: room.course.id('root/m1/plain') });
    const path = `/cohorts/${room.cohortId}/sessions`;
    const idsOf = async (query: string) => {
      const { sessions, total } = (await office('GET', `${path}?${query}`)).body;
      expect(total).toBe(sessions.length);
      return sessions.map(({ liveSessionId }: { liveSessionId: string }) => liveSessionId);
    };
    expect(await idsOf('sortDirection=desc')).toEqual([ahead, over]);
    expect(await idsOf('state=COMPLETED')).toEqual([over]);
    for (const search of ['OMAR', 'ömar'])
      expect(await idsOf(`search=${encodeURIComponent(search)}`)).toEqual([over]);
    expect(await idsOf('search=nothing%20of%20this')).toEqual([]);
    expect((await office('GET', `${path}?sortBy=joinLink`)).status).toBe(400);
    const file = await office('GET', `${path}/csv?state=COMPLETED`);
    expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="sessions-.*\.csv"/);
    const [titles, ...lines] = String(file.body).trim().split('\r\n');
    expect(titles).toContain('begins (UTC)');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('https://meet.plinth.test/lead');
    expect((await office('GET', `${path}/csv`, undefined, sales.token)).status).toBe(403);
    expect((await office('GET', `/cohorts/${randomUUID()}/sessions/csv`)).status).toBe(404);
    const exported = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'sessions.exported'));
    expect(exported).toMatchObject([{ actorId: staff.userId, details: { state: 'COMPLETED', rows: 1 } }]);
  });

  it('COHORT-03 another mentor of the cohort takes over a session and its room changes, with an audit entry', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, HOUR);
    const joinLink = 'https://meet.plinth.test/other';
    const { status } = await office('PUT', `/sessions/${id}`, { mentorId: room.guide.userId, joinLink });
    expect(status).toBe(200);
    expect(await stored(id)).toMatchObject({ mentorId: room.guide.userId, joinLink });
    expect(await auditsOf(id)).toMatchObject([
      {
        action: 'sessions.change',
        actorId: staff.userId,
        before: { mentorId: room.lead.userId },
        after: { joinLink },
      },
    ]);
    await office('PUT', `/sessions/${id}`, { joinLink });
    expect(await auditsOf(id)).toHaveLength(1);
  });

  it('COHORT-03 the old and new mentor of a coming session are notified once per change; for a past session nobody is', async () => {
    const room = await mintRoom();
    const [coming, over] = [
      await mintSession(room, HOUR),
      await mintSession(room, -2 * HOUR, { nodeId: room.course.id('root/m1/plain') }),
    ];
    for (const id of [coming, over]) await office('PUT', `/sessions/${id}`, { mentorId: room.guide.userId });
    await office('PUT', `/sessions/${coming}`, { mentorId: room.guide.userId });
    const told = async (userId: string) =>
      (
        await school.deps.db
          .select({ title: notifications.title, text: notifications.text, href: notifications.href })
          .from(notifications)
          .where(and(eq(notifications.userId, userId), like(notifications.key, 'session-hands:%')))
      ).map(({ title, text, href }) => [`${title}: ${text}`, href]);
    expect(await told(room.guide.userId)).toEqual([
      [
        expect.stringMatching(/^The session “.+” is yours: It begins on .+\.$/),
        `/mentor/${room.cohortId}/dashboard`,
      ],
    ]);
    expect(await told(room.lead.userId)).toEqual([
      [
        expect.stringMatching(
          /^The session “.+” has passed to someone else: You no longer hold the one on .+\.$/,
        ),
        `/lm/${room.cohortId}/dashboard`,
      ],
    ]);
    expect(await told(room.learner.userId)).toEqual([]);
  });

  it('COHORT-03 guides, material and a recording can be added to a session, and its guides can open its attendance', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, -2 * HOUR);
    const material = {
      materialLink: 'https://files.plinth.test/a.pdf',
      recordingLink: 'https://films.plinth.test/1',
    };
    const guideIds = [room.guide.userId, room.guide.userId, room.lead.userId];
    expect((await own(room.guide.token, 'GET', id)).status).toBe(404);
    expect((await office('PUT', `/sessions/${id}`, { guideIds, ...material })).status).toBe(200);
    const { body } = await office('GET', `/cohorts/${room.cohortId}/sessions`);
    expect(body.sessions).toMatchObject([
      { mentor: { userId: room.lead.userId }, guides: [{ userId: room.guide.userId }], ...material },
    ]);
    expect((await own(room.guide.token, 'GET', id)).status).toBe(200);
    expect((await office('PUT', `/sessions/${id}`, { guideIds: [staff.userId] })).status).toBe(409);
    expect((await office('PUT', `/sessions/${id}`, { recordingLink: 'film' })).status).toBe(400);
  });

  it('COHORT-03 of two people who change the same field, the second gets 409; other fields and the same change do not conflict', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, -2 * HOUR);
    const change = async (body: object) => (await office('PUT', `/sessions/${id}`, body)).status;
    const film = (name: string) => `https://films.plinth.test/${name}`;
    const seen = { recordingLink: null };
    expect(await change({ recordingLink: film('first'), seen })).toBe(200);
    expect(await change({ recordingLink: film('second'), seen })).toBe(409);
    expect(await change({ recordingLink: null, seen })).toBe(409);
    expect((await stored(id)).recordingLink).toBe(film('first'));
    expect(await change({ recordingLink: film('first'), seen })).toBe(200);
    const typed = { joinLink: film('room'), meetingProvider: null };
    await school.deps.db
      .update(liveSessions)
      .set({ joinLink: null, meetingProvider: 'ZOOM' })
      .where(eq(liveSessions.liveSessionId, id));
    expect(await change({ ...typed, seen: { joinLink: null, meetingProvider: null } })).toBe(409);
    const others = { guideIds: [room.guide.userId], materialLink: film('slides') };
    expect(await change({ ...others, seen: { guideIds: [], materialLink: null } })).toBe(200);
    expect(await change({ guideIds: [], seen: { guideIds: [] } })).toBe(409);
    expect(await change({ recordingLink: film('second'), seen: { recordingLink: film('first') } })).toBe(200);
    expect((await stored(id)).recordingLink).toBe(film('second'));
  });

  it('COHORT-03 refuse an invalid link, a person who is not a mentor of the cohort, and an unknown session', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, HOUR);
    for (const joinLink of ['meet', 'javascript:alert(1)', 'https://a:b@meet.plinth.test', ''])
      expect((await office('PUT', `/sessions/${id}`, { joinLink })).status).toBe(400);
    expect((await office('PUT', `/sessions/${id}`, { mentorId: staff.userId })).status).toBe(409);
    expect((await office('PUT', `/sessions/${randomUUID()}`, { joinLink: null })).status).toBe(404);
    expect(await stored(id)).toMatchObject({
      mentorId: room.lead.userId,
      joinLink: 'https://meet.plinth.test/lead',
    });
  });

  it('COHORT-03 a session that is called off notifies its learners and its mentor once', async () => {
    const room = await mintRoom();
    const gone = await mintPerson(school);
    await enrol(school, room.cohortId, gone.userId, 'CANCELLED');
    const id = await mintSession(room, HOUR);
    const answers = await Promise.all([1, 2].map(() => office('POST', `/sessions/${id}/call-off`, {})));
    expect(answers.map(({ body }) => body.told).sort()).toEqual([0, 2]);
    expect((await stored(id)).sessionStatus).toBe('RESCHEDULED');
    for (const [person, number] of [
      [room.learner, 1],
      [room.lead, 1],
      [gone, 0],
    ] as const) {
      const sent = await school.deps.db.select().from(mails).where(eq(mails.to, person.emailId));
      expect(sent.filter(({ template }) => template === 'session-called-off')).toHaveLength(number);
    }
    expect(await auditsOf(id)).toHaveLength(1);
    const over = await mintSession(room, -3 * HOUR, { nodeId: room.course.id('root/m1/plain') });
    expect((await office('POST', `/sessions/${over}/call-off`, {})).status).toBe(409);
    expect((await office('POST', `/sessions/${randomUUID()}/call-off`, {})).status).toBe(404);
  });
});

describe('attendance', () => {
  it('COHORT-03 is recorded for all learners at once, and can be removed again, with an audit entry each time', async () => {
    const room = await mintRoom();
    const second = await mintPerson(school);
    await enrol(school, room.cohortId, second.userId);
    const id = await mintSession(room, -2 * HOUR);
    const path = `/sessions/${id}/attendance`;
    const first = { userId: room.learner.userId };
    const taken = await office('PUT', path, {
      marks: [
        { ...first, state: 'PRESENT', seen: null },
        { userId: second.userId, state: 'ABSENT', seen: null },
      ],
    });
    expect(taken.status).toBe(200);
    expect(taken.body.learners).toHaveLength(2);
    expect((await office('GET', path)).body).toEqual(taken.body);
    await office('PUT', path, { marks: [{ ...first, state: null, seen: 'PRESENT' }] });
    expect(await marksOf(id)).toMatchObject([{ userId: second.userId, attended: false }]);
    expect(await auditsOf(id)).toMatchObject([
      {
        action: 'sessions.attendance',
        after: { [room.learner.userId]: 'PRESENT', [second.userId]: 'ABSENT' },
      },
      { before: { [room.learner.userId]: 'PRESENT' }, after: { [room.learner.userId]: null } },
    ]);
  });

  it('COHORT-03 of two concurrent records one gets 409; a request is recorded completely or not at all', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, -2 * HOUR);
    const path = `/sessions/${id}/attendance`;
    const mark = (state: AttendanceState) => ({
      marks: [{ userId: room.learner.userId, state, seen: null }],
    });
    const answers = await Promise.all([
      office('PUT', path, mark('LATE')),
      office('PUT', path, mark('ABSENT')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const fresh = await mintSession(room, -5 * HOUR, { nodeId: room.course.id('root/m1/plain') });
    const stranger = await mintPerson(school);
    const both = [room.learner, stranger].map(({ userId }) => ({ userId, state: 'PRESENT', seen: null }));
    expect((await office('PUT', `/sessions/${fresh}/attendance`, { marks: both })).status).toBe(404);
    expect(await marksOf(fresh)).toEqual([]);
  });

  it('COHORT-03 is refused for a future or called-off session, an empty list, and the same person twice', async () => {
    const room = await mintRoom();
    const one = { userId: room.learner.userId, state: 'PRESENT', seen: null };
    const ahead = await mintSession(room, HOUR);
    const off = await mintSession(room, -5 * HOUR, {
      nodeId: room.course.id('root/m1/plain'),
      sessionStatus: 'RESCHEDULED',
    });
    for (const id of [ahead, off])
      expect((await office('PUT', `/sessions/${id}/attendance`, { marks: [one] })).status).toBe(409);
    for (const marks of [[], [one, one], [{ ...one, state: true }]])
      expect((await office('PUT', `/sessions/${ahead}/attendance`, { marks })).status).toBe(400);
  });

  it('COHORT-03 a dry run of a sheet lists each faulty row and changes nothing; its marks can be sent as returned', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, -2 * HOUR);
    const path = `/sessions/${id}/attendance`;
    const csv = `Email,Attendance\n${room.learner.emailId.toUpperCase()},late\nnobody@plinth.test,present\nnobody,present`;
    const { status, body } = await office('POST', `${path}/preview`, { csv });
    expect(status).toBe(200);
    expect(body.faults).toEqual([
      { line: 3, text: 'nobody@plinth.test is not a learner in this cohort.' },
      { line: 4, text: '“nobody” is no email address.' },
    ]);
    expect(body.marks).toMatchObject([{ userId: room.learner.userId, state: 'LATE', seen: null }]);
    expect(await marksOf(id)).toEqual([]);
    expect((await office('PUT', path, { marks: body.marks })).status).toBe(200);
    expect(await marksOf(id)).toMatchObject([{ attended: true, state: 'LATE' }]);
    const piped = await office('POST', `${path}/preview`, { csv: 'Email|Attendance\na@plinth.test|late' });
    expect(piped.body.faults[0].text).toContain('“|”');
    expect((await office('POST', `${path}/preview`, { csv: '' })).status).toBe(400);
    expect((await office('POST', `/sessions/${randomUUID()}/attendance/preview`, { csv })).status).toBe(404);
  });
});

describe('progress from attendance', () => {
  it('COHORT-09 an attended session completes its node; states, performance, statistics and dashboard agree, also once corrected', async () => {
    const room = await mintRoom();
    const { cohortId, learner, course } = room;
    const id = await mintSession(room, -2 * HOUR);
    const get = async (path: string) => (await school.call('GET', path, { token: learner.token })).body;
    const mark = (state: AttendanceState, seen: AttendanceState | null) =>
      office('PUT', `/sessions/${id}/attendance`, { marks: [{ userId: learner.userId, state, seen }] });
    const figures = async () => {
      const { nodes } = await get(`/v2/client/lms/${cohortId}/nodes/states?namespace=LEARNING`);
      const { body: performance } = await school.call(
        'POST',
        `/v2/client/lms/${cohortId}/performance?userId=${learner.userId}`,
        { token: learner.token, body: {} },
      );
      const { statistics } = await get(`/v1/client/workspace/${cohortId}/statistics`);
      const dashboard = await get(`/v1/client/workspace/${cohortId}/dashboardV2`);
      return {
        state: nodes[course.id('root/m1/live')].state,
        attended: [performance.attendance.attended, dashboard.attendance.attended],
        completed: [performance.byNodeType.LIVE_SESSION.completed, statistics.LIVE_SESSION.completed],
      };
    };
    expect(await figures()).toEqual({ state: 'NOT_STARTED', attended: [0, 0], completed: [0, 0] });
    await mark('LATE', null);
    expect(await figures()).toEqual({ state: 'COMPLETED', attended: [1, 1], completed: [1, 1] });
    await mark('EXCUSED', 'LATE');
    expect(await figures()).toEqual({ state: 'NOT_STARTED', attended: [0, 0], completed: [0, 0] });
  });
});
