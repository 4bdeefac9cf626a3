import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import * as z from 'zod';
import {
  type Delivery,
  forgedEvent,
  type MadeMeeting,
  type MeetingEvent,
  type MeetingGateway,
  meetingOutage,
  NOTHING_TOLD,
  noEvent,
  readToldEvent,
} from './meeting-gateway.ts';
import { xmlBlocks, xmlText } from './read-xml-text.ts';

const TIMEOUT_MS = 8_000;

type BigBlueButtonOptions = {
  /** The address of its API, such as https://bbb.example.org/bigbluebutton/api. */
  apiBase: string;
  secret: string;
  /** Where it sends its events, and where people go afterwards. */
  webhookUrl: string;
  homeUrl: string;
  timeoutMs?: number;
};

/** Its own format for times: `2026-11-25 10:00:00 +0000`. */
const Moment = z
  .string()
  .transform((text) => new Date(text.replace(/^(\S+) (\S+) ([+-]\d{2})(\d{2})$/, '$1T$2$3:$4')))
  .refine((date) => !Number.isNaN(date.getTime()));

const Analytics = z.object({
  meeting_id: z.string(),
  data: z.object({
    attendees: z.array(
      z.object({ ext_user_id: z.string(), joins: z.array(Moment), leaves: z.array(Moment).default([]) }),
    ),
  }),
});

const RecordingReady = z.object({ meeting_id: z.string() });

/** Playback formats that a browser can show, best first. */
const FORMATS = ['video', 'presentation'];

/**
 * BigBlueButton over its HTTP API. Each call is signed with the school's secret. `create` is idempotent and an empty
 * room ends automatically, so a room is created again, under the same id, whenever someone joins.
 */
export function createBigBlueButtonGateway(options: BigBlueButtonOptions): MeetingGateway {
  const { secret, webhookUrl, homeUrl, timeoutMs = TIMEOUT_MS } = options;
  const apiBase = options.apiBase.replace(/\/$/, '');
  const key = new TextEncoder().encode(secret);

  function signedUrl(call: string, parameters: Record<string, string>): string {
    const query = new URLSearchParams(parameters).toString();
    const checksum = createHash('sha256').update(`${call}${query}${secret}`).digest('hex');
    return `${apiBase}/${call}?${query}&checksum=${checksum}`;
  }

  async function ask(call: string, parameters: Record<string, string>): Promise<string> {
    let text: string;
    try {
      const response = await fetch(signedUrl(call, parameters), { signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw meetingOutage();
      text = await response.text();
    } catch {
      throw meetingOutage();
    }
    if (xmlText(text, 'returncode') !== 'SUCCESS') throw meetingOutage();
    return text;
  }

  const create = ({ meetingId, title }: Pick<MadeMeeting, 'meetingId' | 'title'>) =>
    ask('create', {
      name: title.slice(0, 250),
      meetingID: meetingId,
      record: 'true',
      autoStartRecording: 'false',
      allowStartStopRecording: 'true',
      guestPolicy: 'ALWAYS_ACCEPT',
      logoutURL: homeUrl,
      'meta_bbb-recording-ready-url': webhookUrl,
      'meta_analytics-callback-url': webhookUrl,
    });

  /** Verifies what was signed with the shared secret; the kind of message determines the algorithm. */
  const verify = async (token: string, now: Date) => {
    try {
      return (await jwtVerify(token, key, { algorithms: ['HS256', 'HS512'], currentDate: now })).payload;
    } catch {
      throw forgedEvent();
    }
  };

  async function readAnalytics({ rawBody, now }: Delivery, bearer: string): Promise<MeetingEvent> {
    await verify(bearer, now);
    const { meeting_id: meetingId, data } = readToldEvent(Analytics, rawBody);
    return {
      ...NOTHING_TOLD,
      meeting: { meetingId },
      stays: data.attendees.flatMap(({ ext_user_id: userId, joins, leaves }) =>
        joins.map((joinedAt) => ({
          userId,
          joinedAt,
          leftAt: leaves.find((left) => left >= joinedAt) ?? null,
        })),
      ),
    };
  }

  async function readRecordingReady({ rawBody, now }: Delivery): Promise<MeetingEvent> {
    const signed = new URLSearchParams(rawBody).get('signed_parameters');
    if (!signed) throw forgedEvent();
    const told = RecordingReady.safeParse(await verify(signed, now));
    if (!told.success) throw noEvent();
    return { ...NOTHING_TOLD, meeting: { meetingId: told.data.meeting_id }, hasRecording: true };
  }

  return {
    name: 'BIGBLUEBUTTON',
    make: async (meeting) => {
      await create(meeting);
      return meeting.meetingId;
    },
    // It stores no times.
    move: async () => {},
    // A room that is never opened again does not exist.
    cancel: async () => {},
    letIn: async (meeting, { userId, name, isModerator }) => {
      await create(meeting);
      const url = signedUrl('join', {
        fullName: name,
        meetingID: meeting.meetingId,
        role: isModerator ? 'MODERATOR' : 'VIEWER',
        userID: userId,
        redirect: 'true',
      });
      return { url, guestRef: null };
    },
    readStays: null,
    readRecording: async ({ meetingId }) => {
      const answer = await ask('getRecordings', { meetingID: meetingId, state: 'published' });
      const formats = xmlBlocks(answer, 'format').flatMap((format) => {
        const [type, url] = [xmlText(format, 'type'), xmlText(format, 'url')];
        return type !== null && url !== null && URL.canParse(url) ? [{ type, url }] : [];
      });
      for (const wanted of FORMATS) {
        const found = formats.find(({ type }) => type === wanted);
        if (found) return found.url;
      }
      return null;
    },
    readEvent: (delivery) => {
      const bearer = /^Bearer (\S+)$/i.exec(delivery.headers.authorization ?? '')?.[1];
      return bearer ? readAnalytics(delivery, bearer) : readRecordingReady(delivery);
    },
  };
}
