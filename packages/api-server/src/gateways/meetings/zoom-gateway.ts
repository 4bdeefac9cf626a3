import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { refuse } from '../../services/refusal.ts';
import {
  type Delivery,
  forgedEvent,
  type Meeting,
  type MeetingEvent,
  type MeetingGateway,
  meetingOutage,
  NOTHING_TOLD,
  readToldEvent,
  type ToldStay,
} from './meeting-gateway.ts';

const TIMEOUT_MS = 8_000;

/** An older event is not trusted. */
const TOLERANCE_SECONDS = 300;

/** How long before its expiry a token is treated as expired. */
const SPARE_MS = 60_000;

type ZoomOptions = {
  accountId: string;
  clientId: string;
  clientSecret: string;
  webhookSecret: string | undefined;
  /** The host of the meetings: an address or id at Zoom. */
  host: string;
  apiBase: string;
  oauthBase: string;
  now: () => Date;
  timeoutMs?: number;
};

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const ZoomId = z.union([z.string(), z.int()]).transform(String);
const Made = z.object({ id: ZoomId });
const Started = z.object({ start_url: z.url() });
const Listed = z.object({
  meetings: z.array(z.object({ id: ZoomId, agenda: z.string().optional() })),
  next_page_token: z.string().optional(),
});
const Registered = z.object({ registrant_id: z.string().min(1), join_url: z.url() });
const Moment = z
  .string()
  .transform((text) => new Date(text))
  .refine((date) => !Number.isNaN(date.getTime()));
const Report = z.object({
  participants: z.array(
    z.object({
      registrant_id: z.string().optional(),
      user_email: z.string().optional(),
      join_time: Moment,
      leave_time: Moment,
    }),
  ),
  next_page_token: z.string().optional(),
});
const Recording = z.object({ share_url: z.url().optional(), password: z.string().optional() });

const Event = z.object({
  event: z.string(),
  payload: z.object({
    plainToken: z.string().optional(),
    object: z
      .object({
        id: ZoomId,
        participant: z
          .object({
            registrant_id: z.string().optional(),
            email: z.string().optional(),
            join_time: Moment.optional(),
            leave_time: Moment.optional(),
          })
          .optional(),
      })
      .optional(),
  }),
});

/** Identifies a room whose creation ended without an answer. */
const markOf = ({ meetingId }: Pick<Meeting, 'meetingId'>) => `Room ${meetingId}`;

const nothing = z.unknown();

/**
 * Zoom by server-to-server OAuth: every learner is registered, so that each has a personal link and can be told apart.
 */
export function createZoomGateway(options: ZoomOptions): MeetingGateway {
  const { accountId, clientId, clientSecret, webhookSecret, host, apiBase, oauthBase, now } = options;
  const { timeoutMs = TIMEOUT_MS } = options;
  /** A cache only: another process requests its own. */
  let token: { text: string; until: number } | null = null;

  async function send(url: URL | string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch {
      throw meetingOutage();
    }
  }

  async function readAnswer<T>(response: Response, answer: z.ZodType<T>): Promise<T> {
    const body: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    const read = answer.safeParse(body);
    if (!read.success) throw meetingOutage();
    return read.data;
  }

  async function accessToken(): Promise<string> {
    if (token && token.until > now().getTime()) return token.text;
    const url = new URL('/oauth/token', oauthBase);
    url.searchParams.set('grant_type', 'account_credentials');
    url.searchParams.set('account_id', accountId);
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const response = await send(url, { method: 'POST', headers: { authorization: `Basic ${basic}` } });
    if (!response.ok) throw meetingOutage();
    const { access_token: text, expires_in: seconds } = await readAnswer(response, Token);
    token = { text, until: now().getTime() + seconds * 1000 - SPARE_MS };
    return text;
  }

  /** If Zoom no longer accepts a token, requests a new one, once. */
  async function ask<T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    answer: z.ZodType<T>,
    body?: unknown,
    isAgain = false,
  ): Promise<T> {
    const response = await send(new URL(`v2${path}`, `${apiBase.replace(/\/$/, '')}/`), {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 401 && !isAgain) {
      token = null;
      return ask(method, path, answer, body, true);
    }
    if (response.status === 404) throw refuse('NOT_FOUND', 'Zoom does not know this meeting.');
    if (!response.ok) throw meetingOutage();
    return readAnswer(response, answer);
  }

  const timesOf = ({ startDate, endDate }: Meeting) => ({
    start_time: startDate.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    duration: Math.max(1, Math.ceil((endDate.getTime() - startDate.getTime()) / 60_000)),
    timezone: 'UTC',
  });

  async function findMade(meeting: Meeting): Promise<string | null> {
    let page = '';
    do {
      const query = new URLSearchParams({ type: 'upcoming', page_size: '300', next_page_token: page });
      const listed = await ask('GET', `/users/${encodeURIComponent(host)}/meetings?${query}`, Listed);
      const found = listed.meetings.find(({ agenda }) => agenda?.includes(markOf(meeting)));
      if (found) return found.id;
      page = listed.next_page_token ?? '';
    } while (page !== '');
    return null;
  }

  /** Zoom uses the same number for a meeting that has taken place. */
  const pathOf = (ref: string) => encodeURIComponent(ref);

  function requireSigned({ rawBody, headers, now: at }: Delivery): void {
    const time = headers['x-zm-request-timestamp'] ?? '';
    const given = headers['x-zm-signature'] ?? '';
    if (!webhookSecret || !/^\d{1,12}$/.test(time) || !/^v0=[0-9a-f]{64}$/.test(given)) throw forgedEvent();
    if (Math.abs(at.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) throw forgedEvent();
    const wanted = createHmac('sha256', webhookSecret).update(`v0:${time}:${rawBody}`).digest();
    if (!timingSafeEqual(wanted, Buffer.from(given.slice(3), 'hex'))) throw forgedEvent();
  }

  return {
    name: 'ZOOM',
    make: async (meeting) => {
      const there = meeting.wasTried ? await findMade(meeting) : null;
      if (there !== null) return there;
      const { id } = await ask('POST', `/users/${encodeURIComponent(host)}/meetings`, Made, {
        topic: meeting.title.slice(0, 200),
        agenda: markOf(meeting),
        type: 2,
        ...timesOf(meeting),
        settings: {
          approval_type: 0,
          registration_type: 1,
          registrants_email_notification: false,
          registrants_confirmation_email: false,
          allow_multiple_devices: true,
          join_before_host: true,
          jbh_time: 15,
          waiting_room: false,
          meeting_authentication: false,
          auto_recording: 'cloud',
        },
      });
      return id;
    },
    move: async (meeting) => {
      await ask('PATCH', `/meetings/${pathOf(meeting.providerRef)}`, nothing, timesOf(meeting));
    },
    cancel: async ({ providerRef }) => {
      try {
        await ask('DELETE', `/meetings/${pathOf(providerRef)}`, nothing);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'NOT_FOUND')) throw error;
      }
    },
    letIn: async ({ providerRef }, { name, emailId, isModerator }, known) => {
      // Zoom's host link expires after two hours, so it is requested each time.
      if (isModerator) {
        const { start_url: url } = await ask('GET', `/meetings/${pathOf(providerRef)}`, Started);
        return { url, guestRef: null };
      }
      if (known) return known;
      const [first = 'Guest', ...rest] = name.split(' ').filter(Boolean);
      const { registrant_id: guestRef, join_url: url } = await ask(
        'POST',
        `/meetings/${pathOf(providerRef)}/registrants`,
        Registered,
        { email: emailId, first_name: first.slice(0, 64), last_name: rest.join(' ').slice(0, 64) },
      );
      return { url, guestRef };
    },
    readStays: async ({ providerRef }) => {
      const stays: ToldStay[] = [];
      let page = '';
      do {
        const query = new URLSearchParams({
          page_size: '300',
          include_fields: 'registrant_id',
          next_page_token: page,
        });
        const report = await ask(
          'GET',
          `/report/meetings/${pathOf(providerRef)}/participants?${query}`,
          Report,
        );
        stays.push(
          ...report.participants.map((one) => ({
            guestRef: one.registrant_id || undefined,
            emailId: one.user_email || undefined,
            joinedAt: one.join_time,
            leftAt: one.leave_time,
          })),
        );
        page = report.next_page_token ?? '';
      } while (page !== '');
      return stays;
    },
    readRecording: async ({ providerRef }) => {
      const { share_url: url, password } = await ask(
        'GET',
        `/meetings/${pathOf(providerRef)}/recordings`,
        Recording,
      );
      if (!url) return null;
      const shared = new URL(url);
      if (password) shared.searchParams.set('pwd', password);
      return shared.href;
    },
    readEvent: async (delivery): Promise<MeetingEvent> => {
      requireSigned(delivery);
      const { event, payload } = readToldEvent(Event, delivery.rawBody);
      const { plainToken, object } = payload;
      if (event === 'endpoint.url_validation' && plainToken && webhookSecret)
        return {
          ...NOTHING_TOLD,
          answer: {
            plainToken,
            encryptedToken: createHmac('sha256', webhookSecret).update(plainToken).digest('hex'),
          },
        };
      if (!object) return NOTHING_TOLD;
      const about = { ...NOTHING_TOLD, meeting: { providerRef: object.id } };
      if (event === 'recording.completed') return { ...about, hasRecording: true };
      const { participant } = object;
      if (!participant || !/^meeting\.participant_(joined|left)$/.test(event)) return NOTHING_TOLD;
      return {
        ...about,
        stays: [
          {
            guestRef: participant.registrant_id || undefined,
            emailId: participant.email || undefined,
            joinedAt: event.endsWith('joined') ? (participant.join_time ?? null) : null,
            leftAt: event.endsWith('left') ? (participant.leave_time ?? null) : null,
          },
        ],
      };
    },
  };
}
