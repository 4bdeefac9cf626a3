import { createHmac } from 'node:crypto';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { createJitsiGateway } from './jitsi-gateway.ts';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const SECRET = 'app secret of the tests';
const HOOK = 'webhook secret of the tests';
const meeting = {
  meetingId: '018f0000-0000-7000-8000-000000000001',
  providerRef: '018f0000-0000-7000-8000-000000000001',
  wasTried: false,
  title: 'Grids',
  startDate: NOW,
  endDate: new Date('2026-11-25T11:00:00.000Z'),
};
const guest = { userId: '018f0000-0000-7000-8000-0000000000a1', name: 'Asha Rao', emailId: 'a@plinth.test' };
const gateway = (webhookSecret: string | undefined = HOOK) =>
  createJitsiGateway({
    url: 'https://meet.example.test/',
    appId: 'plinth',
    key: { secret: SECRET },
    webhookSecret,
  });

const signature = (rawBody: string, { secret = HOOK, at = NOW } = {}) => {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${rawBody}`).digest('base64')}`;
};
const event = (eventType: string, data: object, seconds = 0) =>
  JSON.stringify({
    idempotencyKey: 'one',
    eventType,
    timestamp: NOW.getTime() + seconds * 1000,
    fqn: `plinth/${meeting.meetingId}`,
    data,
  });
const read = (rawBody: string, header: string | undefined = signature(rawBody), one = gateway()) =>
  one.readEvent({ rawBody, headers: { 'x-jaas-signature': header }, now: NOW });

describe('Jitsi', () => {
  it('ADOPT-11 gives each person a token for the one room, with their role, that expires after the session', async () => {
    const { url } = await gateway().letIn(meeting, { ...guest, isModerator: false }, null);
    const { pathname, searchParams } = new URL(url);
    expect(pathname).toBe(`/${meeting.meetingId}`);
    const { payload } = await jwtVerify(searchParams.get('jwt') ?? '', new TextEncoder().encode(SECRET), {
      issuer: 'plinth',
      audience: 'jitsi',
      subject: 'meet.example.test',
      currentDate: NOW,
    });
    expect(payload).toMatchObject({
      room: meeting.meetingId,
      exp: meeting.endDate.getTime() / 1000 + 1800,
      context: { user: { id: guest.userId, name: 'Asha Rao', moderator: false, affiliation: 'member' } },
    });
    expect(JSON.stringify(payload)).not.toContain(guest.emailId);
    const host = new URL((await gateway().letIn(meeting, { ...guest, isModerator: true }, null)).url);
    const opened = await jwtVerify(host.searchParams.get('jwt') ?? '', new TextEncoder().encode(SECRET), {
      currentDate: NOW,
    });
    expect(opened.payload.context).toMatchObject({ user: { moderator: true, affiliation: 'owner' } });
  });

  it('ADOPT-11 the hosted service gets tokens signed with the private key, and rooms below the app id', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const service = createJitsiGateway({
      url: 'https://8x8.vc',
      appId: 'magic',
      key: { privateKey: await exportPKCS8(privateKey), keyId: 'magic/key1' },
      webhookSecret: HOOK,
    });
    const { url } = await service.letIn(meeting, { ...guest, isModerator: false }, null);
    expect(new URL(url).pathname).toBe(`/magic/${meeting.meetingId}`);
    const { protectedHeader } = await jwtVerify(new URL(url).searchParams.get('jwt') ?? '', publicKey, {
      issuer: 'chat',
      subject: 'magic',
      audience: 'jitsi',
      currentDate: NOW,
    });
    expect(protectedHeader.kid).toBe('magic/key1');
  });

  it('ADOPT-11 signed events report who joined and left, and the temporary link of a recording', async () => {
    expect(await read(event('PARTICIPANT_JOINED', { id: guest.userId }))).toMatchObject({
      meeting: { meetingId: meeting.meetingId },
      stays: [{ userId: guest.userId, joinedAt: NOW, leftAt: null }],
    });
    expect((await read(event('PARTICIPANT_LEFT', { id: guest.userId }, 60))).stays).toEqual([
      { userId: guest.userId, joinedAt: null, leftAt: new Date(NOW.getTime() + 60_000) },
    ]);
    const link = 'https://recordings.example.test/one.mp4';
    expect((await read(event('RECORDING_UPLOADED', { preAuthenticatedLink: link }))).fleetingRecording).toBe(
      link,
    );
    expect((await read(event('ROOM_CREATED', {}))).meeting).toBeNull();
  });

  it('ADOPT-11 a forged, altered, old or unsigned event is 403, and so is any event when no secret is set', async () => {
    const body = event('PARTICIPANT_JOINED', { id: guest.userId });
    const old = signature(body, { at: new Date(NOW.getTime() - 400_000) });
    for (const [text, header] of [
      [body, signature(body, { secret: 'another' })],
      [`${body} `, signature(body)],
      [body, old],
      [body, 't=1,v1=x'],
      [body, ''],
    ] as const)
      await expect(read(text, header)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const keyless = createJitsiGateway({
      url: 'https://meet.example.test',
      appId: 'plinth',
      key: { secret: SECRET },
      webhookSecret: undefined,
    });
    await expect(read(body, signature(body), keyless)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(read('{}')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
