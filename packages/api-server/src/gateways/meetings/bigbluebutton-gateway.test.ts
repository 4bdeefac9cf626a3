import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BIGBLUEBUTTON_SECRET, startBigBlueButton } from '../../../test/start-meeting-stand-ins.ts';
import { createBigBlueButtonGateway } from './bigbluebutton-gateway.ts';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const meeting = {
  meetingId: '018f0000-0000-7000-8000-000000000001',
  providerRef: '018f0000-0000-7000-8000-000000000001',
  wasTried: false,
  title: 'Grids & levels',
  startDate: NOW,
  endDate: new Date('2026-11-25T11:00:00.000Z'),
};
const guest = { userId: '018f0000-0000-7000-8000-0000000000a1', name: 'Asha Rao', emailId: 'a@plinth.test' };

let bbb: Awaited<ReturnType<typeof startBigBlueButton>>;
beforeAll(async () => {
  bbb = await startBigBlueButton();
});
afterAll(() => bbb.stop());
beforeEach(() => {
  Object.assign(bbb.books, { calls: [], rooms: new Map(), recordings: new Map(), outage: null });
});

const gateway = (secret = BIGBLUEBUTTON_SECRET, timeoutMs = 20_000) =>
  createBigBlueButtonGateway({
    apiBase: `${bbb.apiBase}/`,
    secret,
    webhookUrl: 'https://school.test/api/v1/webhook/meetings/BIGBLUEBUTTON',
    homeUrl: 'https://school.test/',
    timeoutMs,
  });
const signed = (claims: Record<string, unknown>, { alg = 'HS256', secret = BIGBLUEBUTTON_SECRET } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));

describe('BigBlueButton', () => {
  it('ADOPT-11 lets a mentor in as moderator and a learner as viewer, each by a signed link of their own', async () => {
    const ways = await Promise.all(
      [true, false].map((isModerator) => gateway().letIn(meeting, { ...guest, isModerator }, null)),
    );
    const [host, learner] = ways.map(({ url }) => new URL(url).searchParams);
    expect(host?.get('role')).toBe('MODERATOR');
    expect(Object.fromEntries(learner ?? [])).toMatchObject({
      role: 'VIEWER',
      fullName: 'Asha Rao',
      userID: guest.userId,
      meetingID: meeting.meetingId,
      checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(ways.map(({ url }) => url).join()).not.toContain(BIGBLUEBUTTON_SECRET);
  });

  it('ADOPT-11 creates a room once, however often it is requested, and tells it the webhook to report to', async () => {
    expect(await gateway().make(meeting)).toBe(meeting.meetingId);
    expect(await gateway().make(meeting)).toBe(meeting.meetingId);
    expect(bbb.books.rooms.size).toBe(1);
    expect(Object.fromEntries(bbb.books.rooms.get(meeting.meetingId) ?? [])).toMatchObject({
      name: 'Grids & levels',
      record: 'true',
      'meta_analytics-callback-url': 'https://school.test/api/v1/webhook/meetings/BIGBLUEBUTTON',
    });
  });

  it('ADOPT-11 an outage, a timeout and a refused secret are BAD_GATEWAY and expose no details', async () => {
    for (const outage of [500, 'silent'] as const) {
      bbb.books.outage = outage;
      const hasty = gateway(BIGBLUEBUTTON_SECRET, 300);
      await expect(hasty.make(meeting)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    }
    bbb.books.outage = null;
    await expect(gateway('another').make(meeting)).rejects.not.toThrow(/secret/);
    await expect(gateway('another').make(meeting)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  });

  it('ADOPT-11 the recording is the published video, else the presentation, else none yet', async () => {
    const read = gateway().readRecording;
    expect(await read?.(meeting)).toBeNull();
    const slides = { type: 'presentation', url: 'https://bbb.example.test/playback?a=1&b=2' };
    bbb.books.recordings.set(meeting.meetingId, [slides]);
    expect(await read?.(meeting)).toBe(slides.url);
    bbb.books.recordings.set(meeting.meetingId, [
      slides,
      { type: 'video', url: 'https://bbb.example.test/v' },
    ]);
    expect(await read?.(meeting)).toBe('https://bbb.example.test/v');
  });

  it('ADOPT-11 learning analytics report each stay; a forged, expired or missing token is 403', async () => {
    const rawBody = JSON.stringify({
      version: '1.0',
      meeting_id: meeting.meetingId,
      data: {
        attendees: [
          {
            ext_user_id: guest.userId,
            joins: ['2026-11-25 10:00:00 +0000', '2026-11-25 10:30:00 +0000'],
            leaves: ['2026-11-25 10:20:00 +0000'],
          },
        ],
      },
    });
    const read = async (token: string, body = rawBody) =>
      gateway().readEvent({ rawBody: body, headers: { authorization: `Bearer ${token}` }, now: NOW });
    expect(await read(await signed({ exp: NOW.getTime() / 1000 + 60 }, { alg: 'HS512' }))).toMatchObject({
      meeting: { meetingId: meeting.meetingId },
      stays: [
        { userId: guest.userId, joinedAt: NOW, leftAt: new Date('2026-11-25T10:20:00.000Z') },
        { userId: guest.userId, joinedAt: new Date('2026-11-25T10:30:00.000Z'), leftAt: null },
      ],
    });
    const forged = await signed(
      {},
      { secret: 'another secret of the same length as the one of the school, 64 b' },
    );
    const old = await signed({ exp: NOW.getTime() / 1000 - 60 });
    for (const token of [forged, old, 'none'])
      await expect(read(token)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(read(await signed({}), '{"hello":1}')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('ADOPT-11 a finished recording is reported by signed parameters, and anything unsigned is 403', async () => {
    const event = async (body: string) => gateway().readEvent({ rawBody: body, headers: {}, now: NOW });
    const token = await signed({ meeting_id: meeting.meetingId, record_id: 'r1' });
    expect(await event(`signed_parameters=${token}`)).toMatchObject({
      meeting: { meetingId: meeting.meetingId },
      hasRecording: true,
    });
    for (const body of ['', 'signed_parameters=x', JSON.stringify({ meeting_id: meeting.meetingId })])
      await expect(event(body)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
