import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leadCalls } from '../../../test/lead-calls.ts';
import { enrol, mintGroup, mintPerson } from '../../../test/mint.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { auditEntries, userAddresses } from '../../db/schema/accounts.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { courseNodes } from '../../db/schema/curriculum.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { type OpenEvent, openEvent } from '../feedback/open-event.ts';
import { takeAttendance } from '../office-sessions/take-attendance.ts';
import { listSessions } from './list-sessions.ts';
import { markAttendance } from './mark-attendance.ts';
import { readChecklist } from './read-checklist.ts';
import { recordParticipants } from './record-participants.ts';
import { setChecklist } from './set-checklist.ts';

const school = openTestSchool();
const { mintRoom, mintSession, attend, dashboard, stats } = leadCalls(school);
const DAY = 24 * 60;

const asking = (liveSessionId: string): OpenEvent => ({
  form: {
    title: 'The session',
    questions: [{ question: 'How useful?', questionType: 'SCALE_STAR', options: [], isRequired: true }],
  },
  cohort: null,
  page: 'notes',
  audiences: ['LEARNER'],
  category: 'CSAT',
  position: 'BOTTOM_POPUP',
  isMandatory: false,
  until: null,
  liveSessionId,
});

describe('feedback that staff request about a session', () => {
  it('API-193 FEEDBACK-01 turns a learner’s stars into the rating that the lead mentor reads', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const held = await mintSession(room, -DAY);
    const { eventId } = await openEvent(school.deps, COMMAND, asking(held));
    const ask = (who: typeof room) =>
      school.call('GET', `/v2/client/user/user-event?page=notes&cohortId=${who.cohortId}`, {
        token: who.learner.token,
      });
    expect((await ask(other)).body.event).toBeNull();
    const { event } = (await ask(room)).body;
    const answered = await school.call(
      'PUT',
      `/v2/client/user/user-event-response?isSkipped=false&cohortId=${room.cohortId}&eventId=${eventId}`,
      {
        token: room.learner.token,
        body: { responses: [{ questionId: event.form.questions[0].questionId, responseValue: '4' }] },
      },
    );
    expect(answered.status).toBe(200);
    expect((await stats(room)).body.averages.rating).toEqual({ average: 4, count: 1 });
  });

  it('FEEDBACK-01 can use the same form once per session, and is refused for an unknown session', async () => {
    const room = await mintRoom();
    const [one, two] = [
      await mintSession(room, -DAY),
      await mintSession(room, -2 * DAY, { nodeId: room.course.id('root/m1/plain') }),
    ];
    await openEvent(school.deps, COMMAND, asking(one));
    await openEvent(school.deps, COMMAND, asking(two));
    await expect(openEvent(school.deps, COMMAND, asking(one))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(openEvent(school.deps, COMMAND, asking(randomUUID()))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the sessions of a cohort', () => {
  it('API-193 are listed for staff with lead mentor, attendance and number of ratings', async () => {
    const room = await mintRoom();
    const held = await mintSession(room, -DAY);
    await attend(held, room.learner.userId, true);
    const { productId, batchNumber } = room.cohort;
    expect(await listSessions(school.deps, { productId, batchNumber })).toMatchObject([
      { liveSessionId: held, leadMentor: room.lead.emailId, attended: 1, recorded: 1, ratings: 0 },
    ]);
    await expect(listSessions(school.deps, { productId, batchNumber: 'none' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('attendance of a session', () => {
  /** Makes everyone enrolled two days ago, before the sessions of this file. */
  const haveBeenHere = ({ cohortId }: { cohortId: string }) =>
    school.deps.db
      .update(enrolments)
      .set({ enrolledAt: new Date(school.now().getTime() - 2 * DAY * 60_000) })
      .where(eq(enrolments.cohortId, cohortId));

  /** Creates a session that is over, with a second learner in the group of the room's guide. */
  async function mintHeld() {
    const room = await mintRoom();
    const second = await mintPerson(school, { firstName: 'Mira' });
    await enrol(school, room.cohortId, second.userId);
    await mintGroup(school, room.cohortId, room.guide.userId, [room.learner.userId, second.userId]);
    await haveBeenHere(room);
    return { room, second, held: await mintSession(room, -DAY) };
  }
  const record = (liveSessionId: string, ...came: string[]) =>
    recordParticipants(school.deps, { liveSessionId, came });
  const ownOf = async (room: Awaited<ReturnType<typeof mintRoom>>, token = room.learner.token) =>
    (await school.call('GET', `/v1/client/workspace/${room.cohortId}/dashboardV2`, { token })).body
      .attendance;

  it('API-193 API-152 API-225 a participant list determines what learner, guide and lead mentor read', async () => {
    const { room, second, held } = await mintHeld();
    const stranger = await mintPerson(school);
    expect(
      await record(held, room.learner.emailId, room.lead.emailId, 'phone@plinth.test', stranger.emailId),
    ).toEqual({ attended: 1, recorded: 2, unmatched: ['phone@plinth.test', stranger.emailId] });
    expect(await ownOf(room)).toEqual({ attended: 1, total: 1, percentage: 100 });
    expect(await ownOf(room, second.token)).toEqual({ attended: 0, total: 1, percentage: 0 });
    expect((await stats(room)).body.averages.attendance).toEqual({ attended: 1, total: 2, percentage: 50 });
    const group = await school.call('GET', `/v1/client/mentor/group-performance/${room.cohortId}`, {
      token: room.guide.token,
    });
    expect(group.body.average.attendance).toBe(50);
  });

  it('API-193 PERSON-04 a list or a mark that names a learner by the address of a merged account counts for them', async () => {
    const { room, second, held } = await mintHeld();
    const further = (emailId: string) => `more-${emailId}`;
    for (const { userId, emailId } of [room.learner, second])
      await school.deps.db
        .insert(userAddresses)
        .values({ userId, emailId: further(emailId), createdAt: school.now() });
    expect(await record(held, further(room.learner.emailId), 'phone@plinth.test')).toEqual({
      attended: 1,
      recorded: 2,
      unmatched: ['phone@plinth.test'],
    });
    const marks = { liveSessionId: held, came: [further(second.emailId)], absent: [] };
    await markAttendance(school.deps, marks);
    expect(await ownOf(room)).toMatchObject({ attended: 1 });
    expect(await ownOf(room, second.token)).toMatchObject({ attended: 1 });
  });

  it('API-193 the same list again changes nothing, another adds to it, and marks corrected by hand stay', async () => {
    const { room, second, held } = await mintHeld();
    await record(held, room.learner.emailId);
    expect(await record(held, room.learner.emailId)).toEqual({ attended: 1, recorded: 2, unmatched: [] });
    await markAttendance(school.deps, { liveSessionId: held, came: [second.emailId], absent: [] });
    expect(await record(held, room.learner.emailId)).toMatchObject({ attended: 2, recorded: 2 });
    await markAttendance(school.deps, { liveSessionId: held, came: [], absent: [second.emailId] });
    expect(await record(held)).toMatchObject({ attended: 1, recorded: 2 });
    expect(await record(held, second.emailId)).toMatchObject({ attended: 2, recorded: 2 });
  });

  it('COHORT-03 command-line marks are in the audit log like those of the office, and leave a late learner late', async () => {
    const { room, second, held } = await mintHeld();
    await record(held, room.learner.emailId);
    const marks = [{ userId: room.learner.userId, state: 'LATE' as const, seen: 'PRESENT' as const }];
    await takeAttendance(school.deps, COMMAND, { liveSessionId: held, marks });
    await markAttendance(school.deps, {
      liveSessionId: held,
      came: [room.learner.emailId, second.emailId],
      absent: [],
    });
    const [{ userId: first }, { userId: other }] = [room.learner, second];
    expect(
      await school.deps.db
        .select({ source: auditEntries.source, before: auditEntries.before, after: auditEntries.after })
        .from(auditEntries)
        .where(sql`${auditEntries.details} ->> 'liveSessionId' = ${held}`)
        .orderBy(auditEntries.createdAt),
    ).toEqual([
      {
        source: 'COMMAND',
        before: { [first]: null, [other]: null },
        after: { [first]: 'PRESENT', [other]: 'ABSENT' },
      },
      { source: 'COMMAND', before: { [first]: 'PRESENT' }, after: { [first]: 'LATE' } },
      { source: 'COMMAND', before: { [other]: 'ABSENT' }, after: { [other]: 'PRESENT' } },
    ]);
  });

  it('API-193 two simultaneous lists are both recorded', async () => {
    const { room, second, held } = await mintHeld();
    await Promise.all([record(held, room.learner.emailId), record(held, second.emailId)]);
    expect((await stats(room)).body.averages.attendance).toEqual({ attended: 2, total: 2, percentage: 100 });
  });

  it('API-193 a learner who joined the cohort later or has not started does not count as absent', async () => {
    const room = await mintRoom();
    const held = await mintSession(room, -DAY);
    const [late, waiting] = [await mintPerson(school), await mintPerson(school)];
    await enrol(school, room.cohortId, waiting.userId, 'WAITING');
    await haveBeenHere(room);
    await enrol(school, room.cohortId, late.userId);
    await record(held, room.learner.emailId);
    expect(await ownOf(room, late.token)).toEqual({ attended: 0, total: 0, percentage: 0 });
    expect((await stats(room)).body.averages.attendance).toMatchObject({ attended: 1, total: 1 });
  });

  it('API-193 API-132 a learner who did not choose the elective of a session does not count as absent', async () => {
    const { room, second, held } = await mintHeld();
    const nodeId = room.course.id('root/m1');
    await school.deps.db.update(courseNodes).set({ isElective: true }).where(eq(courseNodes.nodeId, nodeId));
    expect(await record(held, room.learner.emailId)).toMatchObject({ attended: 1, recorded: 1 });
    expect(await ownOf(room, second.token)).toEqual({ attended: 0, total: 0, percentage: 0 });
  });

  it('API-193 nothing is recorded for a future, cancelled or unknown session, or for somebody outside the cohort', async () => {
    const { room, held } = await mintHeld();
    const other = await mintRoom();
    const ahead = await mintSession(other, 60);
    const calledOff = await mintSession(other, -DAY, {
      nodeId: other.course.id('root/m1/plain'),
      sessionStatus: 'RESCHEDULED',
    });
    for (const [session, code] of [
      [ahead, 'CONFLICT'],
      [calledOff, 'CONFLICT'],
      [randomUUID(), 'NOT_FOUND'],
    ] as const) {
      await expect(record(session, other.learner.emailId)).rejects.toMatchObject({ code });
      const marks = { liveSessionId: session, came: [other.learner.emailId], absent: [] };
      await expect(markAttendance(school.deps, marks)).rejects.toMatchObject({ code });
    }
    await expect(
      markAttendance(school.deps, {
        liveSessionId: held,
        came: [room.learner.emailId],
        absent: [other.learner.emailId],
      }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', message: expect.stringContaining(other.learner.emailId) });
    expect((await stats(room)).body.averages.attendance).toBeNull();
  });
});

describe('the checklist of a course', () => {
  it('API-191 API-197 is set for all its cohorts, and can be reset to the school’s list', async () => {
    const room = await mintRoom();
    await mintSession(room, 60);
    const { code } = room.course;
    const items = [{ itemId: 'section', title: 'Pin up the section' }];
    expect((await readChecklist(school.deps, code)).isOwn).toBe(false);
    await setChecklist(school.deps, { course: code, items });
    await setChecklist(school.deps, { course: code, items });
    expect(await readChecklist(school.deps, code)).toEqual({ items, isOwn: true });
    expect((await dashboard(room)).body.preSessionChecklist).toEqual([{ ...items[0], isDone: false }]);
    await setChecklist(school.deps, { course: code, items: null });
    expect((await readChecklist(school.deps, code)).isOwn).toBe(false);
    await expect(setChecklist(school.deps, { course: 'NONE', items })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
