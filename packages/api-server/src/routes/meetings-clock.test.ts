import { eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { MINUTE, meetingCalls, startProviders } from '../../test/meeting-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { BIGBLUEBUTTON_SECRET } from '../../test/start-meeting-stand-ins.ts';
import { auditEntries, userAddresses } from '../db/schema/accounts.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { courseNodes, liveSessions, sessionAttendance } from '../db/schema/curriculum.ts';
import { meetingStays, meetings } from '../db/schema/meetings.ts';

const { bbb, zoom, settings } = startProviders();
const school = openTestSchool(settings);
const {
  mintRoom,
  at,
  join,
  office,
  follow,
  event,
  meetingOf,
  stored,
  endAgo,
  jitsi,
  jitsiEvent,
  zoomSigned,
} = meetingCalls(school);

const marksOf = async (liveSessionId: string) =>
  Object.fromEntries(
    (
      await school.deps.db
        .select()
        .from(sessionAttendance)
        .where(eq(sessionAttendance.liveSessionId, liveSessionId))
    ).map(({ userId, state }) => [userId, state]),
  );
const bbbToken = (claims: Record<string, unknown> = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS512' })
    .setExpirationTime(Math.floor(school.now().getTime() / 1000) + 3600)
    .sign(new TextEncoder().encode(BIGBLUEBUTTON_SECRET));

describe('meeting rooms kept by the scheduled job', () => {
  it('ADOPT-11 rooms of the coming days are created, moved with their sessions and removed when a session is called off', async () => {
    const room = await mintRoom();
    const id = await at('ZOOM', room, 60 * 24);
    await at(
      'JITSI',
      { ...room, course: { ...room.course, id: () => room.course.id('root/m1/plain') } },
      60 * 24 * 30,
    );
    expect(await follow()).toBe(1);
    expect(await follow()).toBe(0);
    const ref = (await meetingOf(id))?.providerRef ?? '';
    const startDate = new Date(school.now().getTime() + 2 * 86_400_000);
    startDate.setUTCMilliseconds(0);
    await school.deps.db
      .update(liveSessions)
      .set({ startDate, endDate: new Date(startDate.getTime() + 45 * MINUTE) })
      .where(eq(liveSessions.liveSessionId, id));
    await follow();
    expect(zoom.books.meetings.get(ref)).toMatchObject({
      start_time: startDate.toISOString().replace('.000Z', 'Z'),
      duration: 45,
    });
    await office('POST', `/sessions/${id}/call-off`, {});
    await follow();
    expect(zoom.books.meetings.has(ref)).toBe(false);
    expect(await meetingOf(id)).toBeUndefined();
  });

  it('ADOPT-11 AUTHOR-05 no room is made for a session that was removed from the course, and its room is given up', async () => {
    const room = await mintRoom();
    const id = await at('ZOOM', room, 60 * 24);
    const retire = (retiredAt: Date | null) =>
      school.deps.db
        .update(courseNodes)
        .set({ retiredAt })
        .where(eq(courseNodes.nodeId, room.course.id('root/m1/live')));
    await retire(school.now());
    await follow();
    expect(await meetingOf(id)).toBeUndefined();
    await retire(null);
    await follow();
    const ref = (await meetingOf(id))?.providerRef ?? '';
    expect(zoom.books.meetings.has(ref)).toBe(true);
    await retire(school.now());
    await follow();
    expect(zoom.books.meetings.has(ref)).toBe(false);
    expect(await meetingOf(id)).toBeUndefined();
  });

  it('ADOPT-11 a failed provider call is repeated only when it is due, each time after a longer pause, and creates one meeting', async () => {
    const room = await mintRoom();
    const id = await at('ZOOM', room, 60 * 24);
    const before = zoom.books.meetings.size;
    zoom.books.losesNextAnswer = true;
    expect(await follow()).toBe(0);
    expect(await meetingOf(id)).toMatchObject({ failures: 1, providerRef: null });
    zoom.books.calls.length = 0;
    expect(await follow()).toBe(0);
    expect(zoom.books.calls).toEqual([]);
    const isDue = () => school.deps.db.update(meetings).set({ nextTryAt: school.now() });
    const pauses: number[] = [];
    zoom.books.outage = 500;
    for (const _ of [1, 2, 3]) {
      await isDue();
      const since = school.now().getTime();
      expect(await follow()).toBe(0);
      pauses.push(((await meetingOf(id))?.nextTryAt?.getTime() ?? 0) - since);
    }
    expect(pauses.map((pause) => Math.round(pause / MINUTE))).toEqual([2, 4, 8]);
    zoom.books.outage = null;
    await isDue();
    expect(await follow()).toBe(1);
    expect(zoom.books.meetings.size).toBe(before + 1);
    expect(await meetingOf(id)).toMatchObject({ fault: null, failures: 0 });
  });

  it('ADOPT-11 COHORT-03 COHORT-09 learners are marked present, late or absent by their time in the room; marks by hand stay', async () => {
    const room = await mintRoom();
    const [late, absent, byHand] = [
      await mintPerson(school),
      await mintPerson(school),
      await mintPerson(school),
    ];
    for (const { userId } of [late, absent, byHand]) await enrol(school, room.cohortId, userId);
    const id = await at('JITSI', room, 10);
    await follow();
    const { startDate, endDate } = await endAgo(room, id, 20);
    const meetingId = (await meetingOf(id))?.meetingId ?? '';
    await school.deps.db
      .insert(sessionAttendance)
      .values({ liveSessionId: id, userId: byHand.userId, attended: false, state: 'EXCUSED' });
    const after = (minutes: number) => new Date(startDate.getTime() + minutes * MINUTE);
    const told = [
      jitsiEvent('PARTICIPANT_JOINED', meetingId, after(-2), { id: room.learner.userId }),
      jitsiEvent('PARTICIPANT_JOINED', meetingId, after(15), { id: late.userId }),
      jitsiEvent('PARTICIPANT_JOINED', meetingId, after(0), { id: byHand.userId }),
      // The end of a stay that arrives before its start.
      jitsiEvent('PARTICIPANT_LEFT', meetingId, after(10), { id: absent.userId }),
      jitsiEvent('PARTICIPANT_JOINED', meetingId, after(1), { id: absent.userId }),
      jitsiEvent('PARTICIPANT_LEFT', meetingId, endDate, { id: room.learner.userId }),
    ];
    for (const body of [...told, ...told]) expect((await event('JITSI', body, jitsi(body))).status).toBe(200);
    expect(await school.deps.db.$count(meetingStays, eq(meetingStays.meetingId, meetingId))).toBe(5);
    expect(await follow()).toBe(1);
    expect(await marksOf(id)).toEqual({
      [room.learner.userId]: 'PRESENT',
      [late.userId]: 'LATE',
      [absent.userId]: 'ABSENT',
      [byHand.userId]: 'EXCUSED',
    });
    expect(await follow()).toBe(0);
    const [audit] = await school.deps.db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.details} ->> 'liveSessionId' = ${id}`);
    expect(audit).toMatchObject({ action: 'sessions.attendance', source: 'PROVIDER', actorId: null });
    const { body } = await school.call('GET', `/v1/client/workspace/${room.cohortId}/dashboardV2`, {
      token: room.learner.token,
    });
    expect(body.attendance).toMatchObject({ attended: 1, total: 1 });
  });

  it('ADOPT-11 COHORT-09 API-132 a learner who did not choose the elective of a session is not absent from it, and present on coming', async () => {
    const room = await mintRoom();
    const [chose, came] = [await mintPerson(school), await mintPerson(school)];
    for (const { userId } of [chose, came]) await enrol(school, room.cohortId, userId);
    const nodeId = room.course.id('root/m1');
    await school.deps.db.update(courseNodes).set({ isElective: true }).where(eq(courseNodes.nodeId, nodeId));
    await school.deps.db
      .update(enrolments)
      .set({ electives: [{ nodeId, specialisation: 'Towers' }] })
      .where(eq(enrolments.userId, chose.userId));
    const id = await at('JITSI', room, 10);
    await follow();
    const { startDate } = await endAgo(room, id, 20);
    const meetingId = (await meetingOf(id))?.meetingId ?? '';
    const body = jitsiEvent('PARTICIPANT_JOINED', meetingId, startDate, { id: came.userId });
    expect((await event('JITSI', body, jitsi(body))).status).toBe(200);
    await follow();
    expect(await marksOf(id)).toEqual({ [chose.userId]: 'ABSENT', [came.userId]: 'PRESENT' });
  });

  it('ADOPT-11 Zoom is asked for the participant report, and the recording is added to the session once', async () => {
    const room = await mintRoom();
    const id = await at('ZOOM', room, 10);
    await join(room, id, room.learner.token);
    const ref = (await meetingOf(id))?.providerRef ?? '';
    const { startDate, endDate } = await endAgo(room, id, 20);
    await follow();
    expect(await marksOf(id)).toEqual({});
    zoom.books.participants.set(ref, [
      { registrant_id: 'reg1', join_time: startDate.toISOString(), leave_time: endDate.toISOString() },
      {
        user_email: 'stranger@plinth.test',
        join_time: startDate.toISOString(),
        leave_time: endDate.toISOString(),
      },
    ]);
    await follow();
    expect(await marksOf(id)).toEqual({ [room.learner.userId]: 'PRESENT' });
    expect((await stored(id)).recordingLink).toBeNull();
    zoom.books.recordings.set(ref, { share_url: 'https://zoom.example.test/rec/7' });
    const body = JSON.stringify({ event: 'recording.completed', payload: { object: { id: Number(ref) } } });
    for (const _ of [1, 2]) await event('ZOOM', body, zoomSigned(body));
    await school.settled();
    expect((await stored(id)).recordingLink).toBe('https://zoom.example.test/rec/7');
    const audits = await school.deps.db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.details} ->> 'liveSessionId' = ${id} and action = 'sessions.recording'`);
    expect(audits).toHaveLength(1);
  });

  it('ADOPT-11 PERSON-04 who came with the second address of merged accounts was there', async () => {
    const room = await mintRoom();
    const merged = await mintPerson(school);
    await enrol(school, room.cohortId, merged.userId);
    const further = `more-${merged.emailId}`;
    await school.deps.db
      .insert(userAddresses)
      .values({ emailId: further, userId: merged.userId, createdAt: school.now() });
    const id = await at('ZOOM', room, 10);
    await follow();
    const ref = (await meetingOf(id))?.providerRef ?? '';
    const { startDate, endDate } = await endAgo(room, id, 20);
    zoom.books.participants.set(ref, [
      { user_email: further, join_time: startDate.toISOString(), leave_time: endDate.toISOString() },
    ]);
    await follow();
    expect(await marksOf(id)).toMatchObject({ [merged.userId]: 'PRESENT' });
  });

  it('ADOPT-11 BigBlueButton reports attendance by its analytics, and the scheduled job finds its recording', async () => {
    const room = await mintRoom();
    const id = await at('BIGBLUEBUTTON', room, 10);
    await follow();
    const { startDate, endDate } = await endAgo(room, id, 20);
    const meetingId = (await meetingOf(id))?.meetingId ?? '';
    const text = (date: Date) =>
      date
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z/, ' +0000');
    const body = JSON.stringify({
      meeting_id: meetingId,
      data: {
        attendees: [{ ext_user_id: room.learner.userId, joins: [text(startDate)], leaves: [text(endDate)] }],
      },
    });
    const headers = { authorization: `Bearer ${await bbbToken()}`, 'content-type': 'application/json' };
    for (const _ of [1, 2]) expect((await event('BIGBLUEBUTTON', body, headers)).status).toBe(200);
    bbb.books.recordings.set(meetingId, [{ type: 'presentation', url: 'https://bbb.example.test/p' }]);
    await follow();
    expect(await marksOf(id)).toEqual({ [room.learner.userId]: 'PRESENT' });
    expect((await stored(id)).recordingLink).toBe('https://bbb.example.test/p');
  });

  it('ADOPT-11 a recording link that staff entered is kept', async () => {
    const room = await mintRoom();
    const id = await at('BIGBLUEBUTTON', room, 10);
    await follow();
    await endAgo(room, id, 20);
    const recordingLink = 'https://films.plinth.test/1';
    await office('PUT', `/sessions/${id}`, { recordingLink });
    const meetingId = (await meetingOf(id))?.meetingId ?? '';
    bbb.books.recordings.set(meetingId, [{ type: 'video', url: 'https://bbb.example.test/v' }]);
    const token = await bbbToken({ meeting_id: meetingId });
    await event('BIGBLUEBUTTON', `signed_parameters=${token}`, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    await school.settled();
    await follow();
    expect((await stored(id)).recordingLink).toBe(recordingLink);
  });
});
