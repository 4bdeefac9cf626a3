import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { enrolments } from '../src/db/schema/cohorts.ts';
import { liveSessions } from '../src/db/schema/curriculum.ts';
import { meetings } from '../src/db/schema/meetings.ts';
import { followMeetings } from '../src/services/meetings/follow-meetings.ts';
import type { Settings } from '../src/settings/settings.ts';
import { leadCalls } from './lead-calls.ts';
import { mintPerson } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';
import { BIGBLUEBUTTON_SECRET, startBigBlueButton, startZoom, ZOOM_KEYS } from './start-meeting-stand-ins.ts';

const JITSI_HOOK = 'webhook secret of the Jitsi of the tests';
export const ZOOM_HOOK = 'secret token of the Zoom of the tests';
export const MINUTE = 60_000;

type Provider = 'BIGBLUEBUTTON' | 'JITSI' | 'ZOOM';

/**
 * Starts stand-ins for BigBlueButton and Zoom for a test file, with the settings of a school with all three providers.
 * Call it before the school is opened: the stand-ins and complete settings exist from `beforeAll` on.
 */
export function startProviders() {
  const bbb = {} as Awaited<ReturnType<typeof startBigBlueButton>>;
  const zoom = {} as Awaited<ReturnType<typeof startZoom>>;
  const settings: Partial<Settings> = {
    JITSI_URL: 'https://meet.example.test',
    JITSI_APP_ID: 'plinth',
    JITSI_SECRET: 'app secret of the tests',
    JITSI_WEBHOOK_SECRET: JITSI_HOOK,
  };
  beforeAll(async () => {
    const [startedBbb, startedZoom] = await Promise.all([startBigBlueButton(), startZoom()]);
    Object.assign(bbb, startedBbb);
    Object.assign(zoom, startedZoom);
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
  beforeEach(() => {
    bbb.books.outage = null;
    zoom.books.outage = null;
  });
  afterAll(() => {
    bbb.stop();
    zoom.stop();
  });
  return { bbb, zoom, settings };
}

/**
 * Sessions with rooms at a provider, the calls about them, and the events providers send. Call it at the top level of
 * the file: each of its tests starts without rooms.
 */
export function meetingCalls(school: TestSchool) {
  const { mintRoom, mintSession } = leadCalls(school);
  type Room = Awaited<ReturnType<typeof mintRoom>>;

  /** The office staff; set from `beforeAll` on. */
  const staff = {} as Awaited<ReturnType<typeof mintPerson>>;
  beforeAll(async () => {
    Object.assign(staff, await mintPerson(school, { staffRoles: ['ACADEMICS'] }));
  });
  beforeEach(async () => {
    // Rooms of other tests are no work for this one's clock.
    await school.deps.db.delete(meetings);
    await school.deps.db.update(liveSessions).set({ meetingProvider: null });
  });

  const at = (provider: Provider, room: Room, inMinutes: number) =>
    mintSession(room, inMinutes, { joinLink: null, meetingProvider: provider });
  const join = (room: Room, liveSessionId: string, token: string) =>
    school.call('POST', `/v2/client/lms/${room.cohortId}/sessions/${liveSessionId}/join`, {
      token,
      body: {},
    });
  const office = (method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, token = staff.token) =>
    school.call(method, `/v1/office${path}`, { token, ...(body === undefined ? {} : { body }) });
  const follow = () => followMeetings(school.deps);
  const event = (provider: Provider, body: string, headers: Record<string, string>) =>
    school.raw(`/api/v1/webhook/meetings/${provider}`, { method: 'POST', body, headers });
  const meetingOf = async (liveSessionId: string) => {
    const [row] = await school.deps.db
      .select()
      .from(meetings)
      .where(eq(meetings.liveSessionId, liveSessionId));
    return row;
  };
  const stored = async (liveSessionId: string) => {
    const [row] = await school.deps.db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.liveSessionId, liveSessionId));
    if (!row) throw new Error('no session');
    return row;
  };
  /** Moves a session back, as if the clock had advanced; its learners had joined before. */
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

  return {
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
  };
}
