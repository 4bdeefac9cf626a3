import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startZoom, ZOOM_KEYS } from '../../../test/start-meeting-stand-ins.ts';
import { createZoomGateway } from './zoom-gateway.ts';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const HOOK = 'webhook secret of the tests';
const meeting = {
  meetingId: '018f0000-0000-7000-8000-000000000001',
  providerRef: null,
  wasTried: false,
  title: 'Grids',
  startDate: NOW,
  endDate: new Date('2026-11-25T11:30:00.000Z'),
};
const guest = { userId: '018f0000-0000-7000-8000-0000000000a1', name: 'Asha Rao', emailId: 'a@plinth.test' };

let zoom: Awaited<ReturnType<typeof startZoom>>;
beforeAll(async () => {
  zoom = await startZoom();
});
afterAll(() => zoom.stop());
beforeEach(() => {
  Object.assign(zoom.books, {
    calls: [],
    tokens: new Set(),
    meetings: new Map(),
    registrants: new Map(),
    participants: new Map(),
    recordings: new Map(),
    outage: null,
    losesNextAnswer: false,
  });
});

let now = NOW;
const gateway = (keys = ZOOM_KEYS, timeoutMs = 20_000) =>
  createZoomGateway({
    ...keys,
    webhookSecret: HOOK,
    host: 'studio@plinth.test',
    apiBase: zoom.base,
    oauthBase: zoom.base,
    now: () => now,
    timeoutMs,
  });
const made = async (one = gateway()) => ({ ...meeting, providerRef: await one.make(meeting) });

describe('Zoom', () => {
  it('ADOPT-11 creates a meeting with the times of the session, moves it and cancels it', async () => {
    const one = gateway();
    const there = await made(one);
    const { providerRef } = there;
    expect(zoom.books.meetings.get(providerRef)).toMatchObject({
      topic: 'Grids',
      start_time: '2026-11-25T10:00:00Z',
      duration: 90,
      timezone: 'UTC',
    });
    await one.move({
      ...there,
      startDate: new Date('2026-11-26T10:00:00.000Z'),
      endDate: new Date('2026-11-26T11:00:00.000Z'),
    });
    expect(zoom.books.meetings.get(providerRef)).toMatchObject({
      start_time: '2026-11-26T10:00:00Z',
      duration: 60,
    });
    await one.cancel(there);
    await one.cancel(there);
    expect(zoom.books.meetings.size).toBe(0);
    expect(zoom.books.calls.filter((call) => call.includes('/oauth/'))).toHaveLength(1);
  });

  it('ADOPT-11 finds a meeting again whose creation response was lost, instead of creating a second one', async () => {
    zoom.books.losesNextAnswer = true;
    await expect(made()).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    const ref = await gateway().make({ ...meeting, wasTried: true });
    expect([...zoom.books.meetings.keys()]).toEqual([ref]);
  });

  it('ADOPT-11 registers a learner once, with a link of their own; a mentor gets the link that starts the meeting', async () => {
    const one = gateway();
    const there = await made(one);
    const way = await one.letIn(there, { ...guest, isModerator: false }, null);
    expect(way).toEqual({ url: expect.stringContaining('tk=reg1'), guestRef: 'reg1' });
    expect(await one.letIn(there, { ...guest, isModerator: false }, way)).toEqual(way);
    expect(zoom.books.calls.filter((call) => call.endsWith('/registrants'))).toHaveLength(1);
    const host = await one.letIn(there, { ...guest, isModerator: true }, null);
    expect(host).toEqual({ url: expect.stringContaining('zak=host'), guestRef: null });
  });

  it('ADOPT-11 requests a new access token once when the old one is rejected or has expired', async () => {
    const one = gateway();
    await made(one);
    zoom.books.tokens.clear();
    await one.make(meeting);
    now = new Date(NOW.getTime() + 3_600_000);
    await one.make(meeting);
    now = NOW;
    expect(zoom.books.calls.filter((call) => call.includes('/oauth/'))).toHaveLength(3);
  });

  it('ADOPT-11 an outage, a timeout, wrong keys and a malformed response are BAD_GATEWAY', async () => {
    for (const outage of [500, 429, 200, 'silent'] as const) {
      zoom.books.outage = outage;
      const hasty = gateway(ZOOM_KEYS, 300);
      await expect(made(hasty)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    }
    zoom.books.outage = null;
    await expect(made(gateway({ ...ZOOM_KEYS, clientSecret: 'x' }))).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
    });
  });

  it('ADOPT-11 reads attendance from the meeting report, and returns the recording link with its passcode', async () => {
    const one = gateway();
    const there = await made(one);
    await expect(one.readStays?.(there)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(one.readRecording?.(there)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    zoom.books.participants.set(there.providerRef, [
      {
        registrant_id: 'reg1',
        user_email: '',
        join_time: '2026-11-25T10:01:00Z',
        leave_time: '2026-11-25T11:00:00Z',
      },
    ]);
    zoom.books.recordings.set(there.providerRef, {
      share_url: 'https://zoom.example.test/rec/1',
      password: 'p&1',
    });
    expect(await one.readStays?.(there)).toEqual([
      {
        guestRef: 'reg1',
        emailId: undefined,
        joinedAt: new Date('2026-11-25T10:01:00.000Z'),
        leftAt: new Date('2026-11-25T11:00:00.000Z'),
      },
    ]);
    expect(await one.readRecording?.(there)).toBe('https://zoom.example.test/rec/1?pwd=p%261');
  });

  describe('webhook events', () => {
    const signed = (rawBody: string, { secret = HOOK, at = NOW } = {}) => {
      const time = String(Math.floor(at.getTime() / 1000));
      const mac = createHmac('sha256', secret).update(`v0:${time}:${rawBody}`).digest('hex');
      return { 'x-zm-request-timestamp': time, 'x-zm-signature': `v0=${mac}` };
    };
    const read = (rawBody: string, headers: Record<string, string> = signed(rawBody)) =>
      gateway().readEvent({ rawBody, headers, now: NOW });
    const told = (event: string, object: object) =>
      JSON.stringify({ event, payload: { account_id: 'a', object } });

    it('ADOPT-11 answers the validation challenge with a hash made with the shared secret', async () => {
      const body = JSON.stringify({ event: 'endpoint.url_validation', payload: { plainToken: 'abc' } });
      expect((await read(body)).answer).toEqual({
        plainToken: 'abc',
        encryptedToken: createHmac('sha256', HOOK).update('abc').digest('hex'),
      });
      await expect(read(body, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });

    it('ADOPT-11 report who joined and left and a finished recording; any other event is ignored', async () => {
      const participant = {
        registrant_id: 'reg1',
        email: 'A@plinth.test',
        join_time: '2026-11-25T10:01:00Z',
      };
      expect(await read(told('meeting.participant_joined', { id: '91', participant }))).toMatchObject({
        meeting: { providerRef: '91' },
        stays: [{ guestRef: 'reg1', joinedAt: new Date('2026-11-25T10:01:00.000Z'), leftAt: null }],
      });
      const left = { registrant_id: 'reg1', leave_time: '2026-11-25T11:00:00Z' };
      expect(
        (await read(told('meeting.participant_left', { id: 91, participant: left }))).stays,
      ).toMatchObject([{ joinedAt: null, leftAt: new Date('2026-11-25T11:00:00.000Z') }]);
      expect((await read(told('recording.completed', { id: 91 }))).hasRecording).toBe(true);
      expect((await read(told('meeting.started', { id: 91 }))).meeting).toBeNull();
    });

    it('ADOPT-11 a forged, altered, old or unsigned event is 403', async () => {
      const body = told('recording.completed', { id: 91 });
      for (const [text, headers] of [
        [body, signed(body, { secret: 'another' })],
        [`${body} `, signed(body)],
        [body, signed(body, { at: new Date(NOW.getTime() - 400_000) })],
        [body, {}],
      ] as const)
        await expect(read(text, headers)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(read('{"event":1}')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    });
  });
});
