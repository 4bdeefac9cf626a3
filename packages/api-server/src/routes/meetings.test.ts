import { createHmac, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadCalls } from '../../test/lead-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import {
  BIGBLUEBUTTON_SECRET,
  startBigBlueButton,
  startZoom,
  ZOOM_KEYS,
} from '../../test/start-meeting-stand-ins.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { liveSessions, sessionAttendance } from '../db/schema/curriculum.ts';
import { meetingStays, meetings } from '../db/schema/meetings.ts';
import { notifications } from '../db/schema/notifications.ts';
import { followMeetings } from '../services/meetings/follow-meetings.ts';
import type { Settings } from '../settings/settings.ts';

const JITSI_HOOK = 'webhook secret of the Jitsi of the tests';
const ZOOM_HOOK = 'secret token of the Zoom of the tests';
const MINUTE = 60_000;

let bbb: Awaited<ReturnType<typeof startBigBlueButton>>;
let zoom: Awaited<ReturnType<typeof startZoom>>;
const settings: Partial<Settings> = {
  JITSI_URL: 'https://meet.example.test',
  JITSI_APP_ID: 'plinth',
  JITSI_SECRET: 'app secret of the tests',
  JITSI_WEBHOOK_SECRET: JITSI_HOOK,
};
beforeAll(async () => {
  [bbb, zoom] = await Promise.all([startBigBlueButton(), startZoom()]);
  Object.assign(settings, {
    BIGBLUEBUTTON_URL: bbb.apiBase,
    BIGBLUEBUTTON_SECRET,
    ZOOM_ACCOUNT_ID: ZOOM_KEYS.accountId,
    ZOOM_CLIENT_ID: ZOOM_KEYS.clientId,
    ZOOM_CLIENT_SECRET: ZOOM_KEYS.clientSecret,
    ZOOM_WEBHOOK_SECRET: ZOOM_HOOK,
    ZOOM_API_BASE: zoom.base,
    ZOOM_OAUTH_BASE: zoom.base,
  });
});
const school = openTestSchool(settings);
afterAll(() => {
  bbb.stop();
  zoom.stop();
});
const { mintRoom, mintSession } = leadCalls(school);
type Room = Awaited<ReturnType<typeof mintRoom>>;

let staff: Awaited<ReturnType<typeof mintPerson>>;
beforeAll(async () => {
  staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
});
beforeEach(async () => {
  bbb.books.outage = null;
  zoom.books.outage = null;
  // Rooms of other tests are no work of this one's clock.
  await school.deps.db.delete(meetings);
  await school.deps.db.update(liveSessions).set({ meetingProvider: null });
});

type Provider = 'BIGBLUEBUTTON' | 'JITSI' | 'ZOOM';
const at = (provider: Provider, room: Room, inMinutes: number) =>
  mintSession(room, inMinutes, { joinLink: null, meetingProvider: provider });
const join = (room: Room, liveSessionId: string, token: string) =>
  school.call('POST', `/v2/client/lms/${room.cohortId}/sessions/${liveSessionId}/join`, { token, body: {} });
const office = (method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, token = staff.token) =>
  school.call(method, `/v1/office${path}`, { token, ...(body === undefined ? {} : { body }) });
const follow = () => followMeetings(school.deps);
const event = (provider: Provider, body: string, headers: Record<string, string>) =>
  school.raw(`/api/v1/webhook/meetings/${provider}`, { method: 'POST', body, headers });
const meetingOf = async (liveSessionId: string) => {
  const [row] = await school.deps.db.select().from(meetings).where(eq(meetings.liveSessionId, liveSessionId));
  return row;
};
const marksOf = async (liveSessionId: string) =>
  Object.fromEntries(
    (
      await school.deps.db
        .select()
        .from(sessionAttendance)
        .where(eq(sessionAttendance.liveSessionId, liveSessionId))
    ).map(({ userId, state }) => [userId, state]),
  );
const stored = async (liveSessionId: string) => {
  const [row] = await school.deps.db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  if (!row) throw new Error('no session');
  return row;
};
/** Sets a session back, as if the clock had gone on; its learners were there before it. */
async function endAgo(room: Room, liveSessionId: string, minutes: number) {
  const endDate = new Date(school.now().getTime() - minutes * MINUTE);
  const startDate = new Date(endDate.getTime() - 60 * MINUTE);
  await school.deps.db
    .update(liveSessions)
    .set({ startDate, endDate })
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  await school.deps.db
    .update(meetings)
    .set({ toldStart: startDate, toldEnd: endDate })
    .where(eq(meetings.liveSessionId, liveSessionId));
  await school.deps.db
    .update(enrolments)
    .set({ enrolledAt: new Date(startDate.getTime() - 86_400_000) })
    .where(eq(enrolments.cohortId, room.cohortId));
  return { startDate, endDate };
}

const jitsi = (body: string, secret = JITSI_HOOK) => {
  const time = Math.floor(school.now().getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64');
  return { 'x-jaas-signature': `t=${time},v1=${mac}`, 'content-type': 'application/json' };
};
const jitsiEvent = (eventType: string, meetingId: string, time: Date, data: object) =>
  JSON.stringify({ eventType, timestamp: time.getTime(), fqn: `plinth/${meetingId}`, data });
const zoomSigned = (body: string, secret = ZOOM_HOOK) => {
  const time = String(Math.floor(school.now().getTime() / 1000));
  const mac = createHmac('sha256', secret).update(`v0:${time}:${body}`).digest('hex');
  return {
    'x-zm-request-timestamp': time,
    'x-zm-signature': `v0=${mac}`,
    'content-type': 'application/json',
  };
};
const bbbToken = (claims: Record<string, unknown> = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS512' })
    .setExpirationTime(Math.floor(school.now().getTime() / 1000) + 3600)
    .sign(new TextEncoder().encode(BIGBLUEBUTTON_SECRET));

describe('choosing a room', () => {
  it('ADOPT-11 COHORT-03 academics have a provider make the rooms of sessions; a typed link takes its place', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, 600);
    const listed = await office('GET', `/cohorts/${room.cohortId}/sessions`);
    expect(listed.body.providers).toEqual(['BIGBLUEBUTTON', 'JITSI', 'ZOOM']);
    const path = `/cohorts/${room.cohortId}/session-rooms`;
    const chosen = { liveSessionIds: [id, id], meetingProvider: 'ZOOM' };
    expect((await office('PUT', path, chosen)).body).toEqual({ changed: 1 });
    expect((await office('PUT', path, chosen)).body).toEqual({ changed: 0 });
    expect(await stored(id)).toMatchObject({ meetingProvider: 'ZOOM', joinLink: null });
    const joinLink = 'https://meet.plinth.test/typed';
    await office('PUT', `/sessions/${id}`, { joinLink });
    expect(await stored(id)).toMatchObject({ meetingProvider: null, joinLink, wayIn: joinLink });
    await office('PUT', `/sessions/${id}`, { meetingProvider: 'JITSI' });
    expect(await stored(id)).toMatchObject({
      meetingProvider: 'JITSI',
      joinLink: null,
      wayIn: `/join/${room.cohortId}/${id}`,
    });
    const audits = await school.deps.db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.details} ->> 'liveSessionId' = ${id}`);
    expect(audits).toHaveLength(3);
  });

  it('ADOPT-11 not of a session that is over, of another cohort, at a provider that is not there, or by others', async () => {
    const [room, other] = await Promise.all([mintRoom(), mintRoom()]);
    const over = await mintSession(room, -300);
    const ahead = await mintSession(room, 600, { nodeId: room.course.id('root/m1/plain') });
    const put = (cohortId: string, liveSessionIds: string[], meetingProvider: unknown, token?: string) =>
      office('PUT', `/cohorts/${cohortId}/session-rooms`, { liveSessionIds, meetingProvider }, token);
    expect((await put(room.cohortId, [ahead, over], 'ZOOM')).status).toBe(409);
    expect((await put(other.cohortId, [ahead], 'ZOOM')).status).toBe(404);
    expect((await put(room.cohortId, [ahead], 'TEAMS')).status).toBe(400);
    expect((await put(room.cohortId, [], 'ZOOM')).status).toBe(400);
    expect((await put(room.cohortId, [ahead], 'ZOOM', room.lead.token)).status).toBe(403);
    expect((await stored(ahead)).meetingProvider).toBeNull();
  });
});

describe('joining', () => {
  it('ADOPT-11 each comes in by a link of their own, mentors as moderators, when the room is open', async () => {
    const room = await mintRoom();
    const id = await at('BIGBLUEBUTTON', room, 10);
    const [host, learner] = await Promise.all(
      [room.lead, room.learner].map(({ token }) => join(room, id, token)),
    );
    expect(new URL(host?.body.url).searchParams.get('role')).toBe('MODERATOR');
    expect(new URL(learner?.body.url).searchParams.get('role')).toBe('VIEWER');
    expect(new URL(learner?.body.url).searchParams.get('userID')).toBe(room.learner.userId);
    const { body } = await school.call('GET', `/v1/client/workspace/${room.cohortId}/dashboardV2`, {
      token: room.learner.token,
    });
    expect(body.upcomingSession.joinLink).toBe(`/join/${room.cohortId}/${id}`);
  });

  it('ADOPT-11 a typed link is the way in as it always was', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, 10);
    expect((await join(room, id, room.learner.token)).body).toEqual({ url: 'https://meet.plinth.test/lead' });
  });

  it('ADOPT-11 not before the room opens, after the session, when it is called off, or without a room', async () => {
    const room = await mintRoom();
    const node = { nodeId: room.course.id('root/m1/plain') };
    const early = await at('JITSI', room, 20);
    const { status, body } = await join(room, early, room.learner.token);
    expect([status, body.message ?? body.data?.details]).toEqual([
      409,
      expect.stringContaining('15 minutes'),
    ]);
    await endAgo(room, early, 5);
    expect((await join(room, early, room.lead.token)).status).toBe(409);
    const none = await mintSession(room, 5, { ...node, joinLink: null });
    expect((await join(room, none, room.learner.token)).status).toBe(404);
    await school.deps.db
      .update(liveSessions)
      .set({ sessionStatus: 'RESCHEDULED', meetingProvider: 'JITSI' })
      .where(eq(liveSessions.liveSessionId, none));
    expect((await join(room, none, room.learner.token)).status).toBe(409);
  });

  it('ADOPT-11 strangers, people of another cohort and whoever is blocked have no way in', async () => {
    const [room, other] = await Promise.all([mintRoom(), mintRoom()]);
    const id = await at('JITSI', room, 10);
    const blocked = await mintPerson(school);
    await enrol(school, room.cohortId, blocked.userId, 'BLOCKED');
    const waiting = await mintPerson(school);
    await enrol(school, room.cohortId, waiting.userId, 'WAITING');
    for (const { token } of [other.learner, other.lead, blocked, waiting])
      expect((await join(room, id, token)).status).toBe(403);
    expect((await join(other, id, other.learner.token)).status).toBe(404);
    expect((await join(room, randomUUID(), room.learner.token)).status).toBe(404);
    expect(
      (await school.call('POST', `/v2/client/lms/${room.cohortId}/sessions/${id}/join`, { body: {} })).status,
    ).toBe(401);
  });

  it('ADOPT-11 many who come at once find one meeting at Zoom, and each is registered once', async () => {
    const room = await mintRoom();
    const id = await at('ZOOM', room, 10);
    const before = zoom.books.meetings.size;
    const answers = await Promise.all([1, 2, 3].map(() => join(room, id, room.learner.token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(zoom.books.meetings.size).toBe(before + 1);
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    zoom.books.calls.length = 0;
    await join(room, id, room.learner.token);
    expect(zoom.books.calls).toEqual([]);
  });

  it('ADOPT-11 a provider that is down is said so, kept for the staff, and forgotten with the next success', async () => {
    const room = await mintRoom();
    const id = await at('BIGBLUEBUTTON', room, 10);
    bbb.books.outage = 500;
    const { status, body } = await join(room, id, room.learner.token);
    expect(status).toBe(502);
    expect(JSON.stringify(body)).toContain('does not answer');
    expect(JSON.stringify(body)).not.toContain('secret');
    const listed = await office('GET', `/cohorts/${room.cohortId}/sessions`);
    expect(listed.body.sessions[0].roomFault).toContain('does not answer');
    const waits = await office('GET', '/waiting');
    expect(waits.body.waiting).toContainEqual(
      expect.objectContaining({ kind: 'ROOM', entries: [expect.objectContaining({ id })] }),
    );
    bbb.books.outage = null;
    expect((await join(room, id, room.learner.token)).status).toBe(200);
    expect(await meetingOf(id)).toMatchObject({ fault: null, failures: 0, nextTryAt: null });
  });
});

describe('by the clock', () => {
  it('ADOPT-11 rooms of the coming days are made, moved with their sessions and given up when called off', async () => {
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

  it('ADOPT-11 a provider that is down is tried again later, each time later, and makes one meeting', async () => {
    const room = await mintRoom();
    const id = await at('ZOOM', room, 60 * 24);
    const before = zoom.books.meetings.size;
    zoom.books.losesNextAnswer = true;
    expect(await follow()).toBe(0);
    expect(await meetingOf(id)).toMatchObject({ failures: 1, providerRef: null });
    zoom.books.calls.length = 0;
    expect(await follow()).toBe(0);
    expect(zoom.books.calls).toEqual([]);
    await school.deps.db.update(meetings).set({ nextTryAt: school.now() });
    expect(await follow()).toBe(1);
    expect(zoom.books.meetings.size).toBe(before + 1);
    expect(await meetingOf(id)).toMatchObject({ fault: null, failures: 0 });
  });

  it('ADOPT-11 COHORT-03 COHORT-09 who was in the room has attended, late, or not; what was taken by hand stays', async () => {
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
      // The end of a stay that comes before its begin.
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

  it('ADOPT-11 at Zoom the report is asked for, and the recording comes to the session once', async () => {
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

  it('ADOPT-11 BigBlueButton tells who was there by its analytics, and its recording is found by the clock', async () => {
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

  it('ADOPT-11 a recording that staff typed stays', async () => {
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

describe('events', () => {
  it('ADOPT-11 Zoom’s challenge is answered as it asks', async () => {
    const body = JSON.stringify({ event: 'endpoint.url_validation', payload: { plainToken: 'abc' } });
    const answer = await event('ZOOM', body, zoomSigned(body));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      plainToken: 'abc',
      encryptedToken: createHmac('sha256', ZOOM_HOOK).update('abc').digest('hex'),
    });
  });

  it('ADOPT-11 forged ones are 403 at each provider and leave nothing; rooms of others are forgotten', async () => {
    const room = await mintRoom();
    const id = await at('JITSI', room, 10);
    await follow();
    const meetingId = (await meetingOf(id))?.meetingId ?? '';
    const joined = jitsiEvent('PARTICIPANT_JOINED', meetingId, school.now(), { id: room.learner.userId });
    expect((await event('JITSI', joined, jitsi(joined, 'forged'))).status).toBe(403);
    expect((await event('ZOOM', joined, zoomSigned(joined, 'forged'))).status).toBe(403);
    expect((await event('BIGBLUEBUTTON', joined, { authorization: 'Bearer x' })).status).toBe(403);
    expect(await school.deps.db.$count(meetingStays)).toBe(0);
    for (const room of ['studio', randomUUID()]) {
      const foreign = jitsiEvent('PARTICIPANT_JOINED', room, school.now(), { id: randomUUID() });
      expect((await event('JITSI', foreign, jitsi(foreign))).status).toBe(200);
    }
    const stranger = jitsiEvent('PARTICIPANT_JOINED', meetingId, school.now(), { id: randomUUID() });
    expect((await event('JITSI', stranger, jitsi(stranger))).status).toBe(200);
    expect(await school.deps.db.$count(meetingStays)).toBe(0);
    expect((await event('JITSI', '{', jitsi('{'))).status).toBe(400);
  });

  it('ADOPT-11 a recording that Jitsi keeps for a day is told to academics once and shown until then', async () => {
    const room = await mintRoom();
    const id = await at('JITSI', room, 10);
    await follow();
    const meetingId = (await meetingOf(id))?.meetingId ?? '';
    const link = 'https://recordings.example.test/one.mp4';
    const body = jitsiEvent('RECORDING_UPLOADED', meetingId, school.now(), { preAuthenticatedLink: link });
    for (const _ of [1, 2]) await event('JITSI', body, jitsi(body));
    const read = async () =>
      (await office('GET', `/cohorts/${room.cohortId}/sessions`)).body.sessions[0].fleetingRecording;
    expect(await read()).toMatchObject({ url: link });
    const told = await school.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, staff.userId));
    expect(told.filter(({ key }) => key === `fleeting-recording:${meetingId}`)).toHaveLength(1);
    await school.deps.db.update(meetings).set({ fleetingUntil: school.now() });
    expect(await read()).toBeNull();
  });
});
