import { createHmac, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { meetingCalls, startProviders, ZOOM_HOOK } from '../../test/meeting-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { liveSessions } from '../db/schema/curriculum.ts';
import { meetingStays, meetings } from '../db/schema/meetings.ts';
import { notifications } from '../db/schema/notifications.ts';

const { bbb, zoom, settings } = startProviders();
const school = openTestSchool(settings);
const {
  staff,
  mintRoom,
  mintSession,
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

describe('choosing a room', () => {
  it('ADOPT-11 COHORT-03 academics let a provider create session rooms; an entered link replaces the room', async () => {
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

  it('ADOPT-11 COHORT-03 a link that a colleague typed meanwhile is not replaced, nor is any other room, until it was seen', async () => {
    const room = await mintRoom();
    const [id, other] = [
      await mintSession(room, 600),
      await mintSession(room, 600, { nodeId: room.course.id('root/m1/plain'), joinLink: null }),
    ];
    const typed = 'https://meet.plinth.test/typed';
    const choose = (joinLink: string | null) =>
      office('PUT', `/cohorts/${room.cohortId}/session-rooms`, {
        liveSessionIds: [id, other],
        meetingProvider: 'ZOOM',
        seen: [
          { liveSessionId: id, joinLink, meetingProvider: null },
          { liveSessionId: other, joinLink: null, meetingProvider: null },
        ],
      });
    const seen = (await stored(id)).joinLink;
    await office('PUT', `/sessions/${id}`, { joinLink: typed });
    expect((await choose(seen)).status).toBe(409);
    expect((await stored(id)).joinLink).toBe(typed);
    expect((await stored(other)).meetingProvider).toBeNull();
    expect((await choose(typed)).body).toEqual({ changed: 2 });
    // The same choice by two people is no conflict.
    expect((await choose(typed)).body).toEqual({ changed: 0 });
  });

  it("ADOPT-11 refuses sessions that are over, another cohort's sessions, unknown providers and anyone but academics", async () => {
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

describe('joining a session', () => {
  it('ADOPT-11 everyone joins an open room by a link of their own, mentors as moderators', async () => {
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

  it('ADOPT-11 an entered link is returned as it is', async () => {
    const room = await mintRoom();
    const id = await mintSession(room, 10);
    expect((await join(room, id, room.learner.token)).body).toEqual({ url: 'https://meet.plinth.test/lead' });
  });

  it('ADOPT-11 is refused before the room opens, after the session, when it is called off, or without a room', async () => {
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

  it('ADOPT-11 strangers, people of another cohort, and blocked or waiting learners cannot join', async () => {
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

  it('ADOPT-11 several joins at once create one Zoom meeting and register the learner once', async () => {
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

  it('ADOPT-11 a provider that is down is reported, shown to staff, and cleared with the next success', async () => {
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

describe('events of the meeting providers', () => {
  it('ADOPT-11 answers Zoom’s validation challenge', async () => {
    const body = JSON.stringify({ event: 'endpoint.url_validation', payload: { plainToken: 'abc' } });
    const answer = await event('ZOOM', body, zoomSigned(body));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      plainToken: 'abc',
      encryptedToken: createHmac('sha256', ZOOM_HOOK).update('abc').digest('hex'),
    });
  });

  it('ADOPT-11 returns 403 for forged events of each provider and stores nothing; events of unknown rooms are ignored', async () => {
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

  it('ADOPT-11 announces a recording that Jitsi keeps for a day to academics once and shows it until it expires', async () => {
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
