import { createHmac, timingSafeEqual } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';
import {
  type Delivery,
  forgedEvent,
  type MeetingEvent,
  type MeetingGateway,
  NOTHING_TOLD,
  readToldEvent,
} from './meeting-gateway.ts';

/** An older event is not trusted. */
const TOLERANCE_SECONDS = 300;

/** How long after the end a pass into a room remains valid, in seconds. */
const GRACE_SECONDS = 1800;

type JitsiOptions = {
  /** The address of its rooms, such as https://meet.example.org, or https://8x8.vc for Jitsi as a service. */
  url: string;
  appId: string;
  /** The secret shared with a self-hosted server, or the private key (PKCS#8) of Jitsi as a service with its id. */
  key: { secret: string } | { privateKey: string; keyId: string };
  /** Without it no event is trusted. */
  webhookSecret: string | undefined;
};

const Event = z.object({
  eventType: z.string(),
  timestamp: z.int(),
  /** The app and the room, separated by a slash. */
  fqn: z.string(),
  data: z
    .object({ id: z.string().optional(), preAuthenticatedLink: z.url({ protocol: /^https$/ }).optional() })
    .default({}),
});

/**
 * Jitsi: a self-hosted server with shared secrets, or Jitsi as a service. A room is only a name, so there is nothing to
 * create; admission is by a token for that person and that room.
 */
export function createJitsiGateway({ url, appId, key, webhookSecret }: JitsiOptions): MeetingGateway {
  const base = url.replace(/\/$/, '');
  const isService = 'privateKey' in key;

  async function sign(claims: Record<string, unknown>, { from, until }: { from: number; until: number }) {
    const token = new SignJWT(claims)
      .setAudience('jitsi')
      .setIssuer(isService ? 'chat' : appId)
      .setSubject(isService ? appId : new URL(base).hostname)
      .setNotBefore(from)
      .setExpirationTime(until);
    if (!('privateKey' in key))
      return token
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(new TextEncoder().encode(key.secret));
    return token
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.keyId })
      .sign(await importPKCS8(key.privateKey, 'RS256'));
  }

  function requireSigned({ rawBody, headers, now }: Delivery): void {
    const found = /^t=(\d{1,12}),v1=([A-Za-z0-9+/]{43}=)$/.exec(headers['x-jaas-signature'] ?? '');
    if (!webhookSecret || !found) throw forgedEvent();
    const [, time = '', given = ''] = found;
    if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) throw forgedEvent();
    const wanted = createHmac('sha256', webhookSecret).update(`${time}.${rawBody}`).digest();
    if (!timingSafeEqual(wanted, Buffer.from(given, 'base64'))) throw forgedEvent();
  }

  return {
    name: 'JITSI',
    make: async ({ meetingId }) => meetingId,
    move: async () => {},
    cancel: async () => {},
    letIn: async ({ meetingId, startDate, endDate }, { userId, name, emailId, isModerator }) => {
      const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
      const token = await sign(
        {
          room: meetingId,
          context: {
            user: {
              id: userId,
              name,
              // A learner's address is not shown in the room.
              ...(isModerator ? { email: emailId } : {}),
              moderator: isModerator,
              affiliation: isModerator ? 'owner' : 'member',
            },
            features: { recording: isModerator, livestreaming: false, transcription: false },
          },
        },
        { from: seconds(startDate) - GRACE_SECONDS, until: seconds(endDate) + GRACE_SECONDS },
      );
      const room = isService ? `${base}/${appId}/${meetingId}` : `${base}/${meetingId}`;
      return { url: `${room}?jwt=${token}`, guestRef: null };
    },
    readStays: null,
    readRecording: null,
    readEvent: async (delivery): Promise<MeetingEvent> => {
      requireSigned(delivery);
      const { eventType, timestamp, fqn, data } = readToldEvent(Event, delivery.rawBody);
      const about = {
        ...NOTHING_TOLD,
        meeting: { meetingId: fqn.slice(fqn.lastIndexOf('/') + 1).toLowerCase() },
      };
      const at = new Date(timestamp);
      if (eventType === 'PARTICIPANT_JOINED')
        return { ...about, stays: [{ userId: data.id, joinedAt: at, leftAt: null }] };
      if (eventType === 'PARTICIPANT_LEFT')
        return { ...about, stays: [{ userId: data.id, joinedAt: null, leftAt: at }] };
      if (eventType === 'RECORDING_UPLOADED' && data.preAuthenticatedLink)
        return { ...about, fleetingRecording: data.preAuthenticatedLink };
      return NOTHING_TOLD;
    },
  };
}
