import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const BIGBLUEBUTTON_SECRET = 'shared secret of the tests, long enough for HS512 signatures, 64 bytes';
export const ZOOM_KEYS = { accountId: 'account', clientId: 'client', clientSecret: 'secret of the app' };

type Answered = { status: number; body: string; type: string };
const xml = (inside: string): Answered => ({
  status: 200,
  type: 'text/xml',
  body: `<response>${inside}</response>`,
});
const json = (body: unknown, status = 200): Answered => ({
  status,
  type: 'application/json',
  body: status === 204 ? '' : JSON.stringify(body),
});
const failed = (key: string) =>
  xml(`<returncode>FAILED</returncode><messageKey>${key}</messageKey><message>a secret of theirs</message>`);

async function listen(answer: (incoming: IncomingMessage, url: URL, body: string) => Answered | null) {
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const answered = answer(incoming, url, Buffer.concat(chunks).toString());
    // The worst kind of outage: the connection stays open and nothing arrives.
    if (!answered) return;
    response.writeHead(answered.status, { 'content-type': answered.type });
    response.end(answered.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a stand-in answers instead of its normal response: an HTTP status, or nothing at all. */
export type Outage = number | 'silent' | null;

const outageOf = (outage: Outage): Answered | null =>
  outage === 'silent' || outage === null ? null : json({ message: 'a secret of theirs' }, outage);

/**
 * Simulates as much of BigBlueButton's API as its documentation requires of a client, and refuses a wrong checksum
 * likewise.
 */
export async function startBigBlueButton() {
  const books = {
    calls: [] as string[],
    rooms: new Map<string, URLSearchParams>(),
    recordings: new Map<string, { type: string; url: string }[]>(),
    outage: null as Outage,
  };
  const { base, stop } = await listen((_incoming, url) => {
    const call = url.pathname.replace('/bigbluebutton/api/', '');
    books.calls.push(call);
    if (books.outage !== null) return outageOf(books.outage);
    const [query = '', given] = url.search.slice(1).split('&checksum=');
    const wanted = createHash('sha256').update(`${call}${query}${BIGBLUEBUTTON_SECRET}`).digest('hex');
    if (given !== wanted) return failed('checksumError');
    const id = url.searchParams.get('meetingID') ?? '';
    if (call === 'create') {
      const before = books.rooms.get(id);
      if (before && before.get('name') !== url.searchParams.get('name')) return failed('idNotUnique');
      books.rooms.set(id, url.searchParams);
      return xml(
        `<returncode>SUCCESS</returncode><meetingID>${id}</meetingID>${before ? '<messageKey>duplicateWarning</messageKey>' : ''}`,
      );
    }
    if (call !== 'getRecordings') return failed('unsupportedRequest');
    const formats = (books.recordings.get(id) ?? [])
      .map(
        ({ type, url: at }) =>
          `<format><type>${type}</type><url>${at.replaceAll('&', '&amp;')}</url></format>`,
      )
      .join('');
    if (formats === '')
      return xml(
        '<returncode>SUCCESS</returncode><recordings></recordings><messageKey>noRecordings</messageKey>',
      );
    return xml(
      `<returncode>SUCCESS</returncode><recordings><recording><recordID>r1</recordID><meetingID>${id}</meetingID><state>published</state><playback>${formats}</playback></recording></recordings>`,
    );
  });
  return { books, apiBase: `${base}/bigbluebutton/api`, stop };
}

type ZoomMeeting = Record<string, unknown> & { id: number; agenda: string; start_time: string };

/** Simulates as much of Zoom's API and token endpoint as the school uses, with separate books. */
export async function startZoom() {
  const books = {
    calls: [] as string[],
    tokens: new Set<string>(),
    meetings: new Map<string, ZoomMeeting>(),
    /** Registrants of a meeting by address: Zoom returns the same one for the same address. */
    registrants: new Map<string, Map<string, string>>(),
    participants: new Map<string, object[]>(),
    recordings: new Map<string, object>(),
    outage: null as Outage,
    /** Creates the next meeting and loses the answer. */
    losesNextAnswer: false,
  };
  let number = 91_000_000_000;

  function answerCall(method: string, url: URL, body: Record<string, unknown>): Answered | null {
    const [, kind, id = '', rest] = url.pathname.replace(/^\/v2/, '').split('/');
    if (kind === 'users' && method === 'GET')
      return json({ meetings: [...books.meetings.values()], next_page_token: '' });
    if (kind === 'users' && method === 'POST') {
      number += 1;
      const made = { ...body, id: number } as ZoomMeeting;
      books.meetings.set(String(number), made);
      if (books.losesNextAnswer) {
        books.losesNextAnswer = false;
        return json({ message: 'gateway timeout' }, 504);
      }
      return json(made, 201);
    }
    if (kind === 'report') {
      const told = books.participants.get(url.pathname.split('/')[4] ?? '');
      return told ? json({ participants: told, next_page_token: '' }) : json({ code: 3001 }, 404);
    }
    const meeting = books.meetings.get(id);
    if (!meeting) return json({ code: 3001, message: 'Meeting does not exist' }, 404);
    if (rest === 'registrants') {
      const all = books.registrants.get(id) ?? new Map<string, string>();
      books.registrants.set(id, all);
      const email = String(body.email);
      if (!all.has(email)) all.set(email, `reg${all.size + 1}`);
      const ref = all.get(email);
      return json({ registrant_id: ref, join_url: `https://zoom.example.test/w/${id}?tk=${ref}` }, 201);
    }
    if (rest === 'recordings') {
      const found = books.recordings.get(id);
      return found ? json(found) : json({ code: 3301 }, 404);
    }
    if (method === 'GET')
      return json({ ...meeting, start_url: `https://zoom.example.test/s/${id}?zak=host` });
    if (method === 'PATCH') {
      books.meetings.set(id, { ...meeting, ...body });
      return json(null, 204);
    }
    books.meetings.delete(id);
    return json(null, 204);
  }

  const { base, stop } = await listen((incoming, url, text) => {
    const method = incoming.method ?? '';
    books.calls.push(`${method} ${url.pathname}`);
    if (books.outage !== null) return outageOf(books.outage);
    const { authorization } = incoming.headers;
    if (url.pathname === '/oauth/token') {
      const { accountId, clientId, clientSecret } = ZOOM_KEYS;
      const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
      if (authorization !== basic || url.searchParams.get('account_id') !== accountId)
        return json({ reason: 'Invalid client_id or client_secret' }, 400);
      const token = `token ${books.tokens.size + 1}`;
      books.tokens.add(token);
      return json({ access_token: token, token_type: 'bearer', expires_in: 3599 });
    }
    if (!books.tokens.has(authorization?.replace('Bearer ', '') ?? ''))
      return json({ code: 124, message: 'Invalid access token' }, 401);
    return answerCall(method, url, text === '' ? {} : JSON.parse(text));
  });
  return { books, base, stop };
}
