import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { toFetchResponse, toStandardBody } from '@orpc/standard-server-fetch';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createApiHandler } from '../api/api-handler.ts';
import { toHttpError } from '../api/edge-errors.ts';
import type { Deps } from '../deps.ts';
import { noteKeyCall } from '../services/api-keys/note-key-call.ts';
import { acceptsEncoding } from './accepts-encoding.ts';
import type { AppEnv } from './app-env.ts';
import {
  errorAnswer,
  NO_ROOM,
  NOT_FOUND,
  RETRY_AFTER,
  ROOM_AFTER,
  TOO_MANY_REQUESTS,
  UNAVAILABLE,
  unavailable,
} from './error-answer.ts';
import { openCall } from './open-call.ts';
import { setRetryAfter } from './set-retry-after.ts';
import { unlessSilent } from './unless-silent.ts';

/** Answers smaller than this many bytes are sent uncompressed. */
export const COMPRESSED_FROM = 4_096;
/** The most fields of a form: the largest in the contract has a handful. */
const FORM_FIELDS_MAX = 64;
const WEBHOOKS = '/api/v1/webhook/';

/** Reads the body of a write. A form with hundreds of fields is not one of ours: anything unreadable is 400. */
async function readBody(c: Context<AppEnv>): Promise<unknown> {
  const body = await toStandardBody(c.req.raw);
  if (body instanceof FormData && [...body.keys()].length > FORM_FIELDS_MAX)
    throw new RangeError('The form has too many fields.');
  return body;
}

const isStream = (body: unknown): body is AsyncIterator<unknown> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

function isJson(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body !== undefined;
  const prototype: unknown = Object.getPrototypeOf(body);
  return prototype === Object.prototype || prototype === null;
}

const squeeze = promisify(gzip);
const takesGzip = (c: Context) => acceptsEncoding(c.req.header('accept-encoding'), 'gzip');

/** Sends JSON as one text: its length is known, and compressing it whole costs a third of compressing a stream. */
async function answerJson(c: Context, status: ContentfulStatusCode, text: string) {
  c.header('content-type', 'application/json');
  const length = Buffer.byteLength(text);
  const isLong = length >= COMPRESSED_FROM;
  if (isLong) c.header('vary', 'Accept-Encoding');
  const squeezed = isLong && takesGzip(c) ? await squeeze(text) : null;
  if (squeezed) c.header('content-encoding', 'gzip');
  c.header('content-length', String(squeezed?.length ?? length));
  return c.body(squeezed ?? text, status);
}

/**
 * The only path of a call: from the request to the contract's handler and back. Anything other than JSON (a file or a
 * stream) is sent the way oRPC sends it.
 */
export function answerCall(deps: Deps): Handler<AppEnv> {
  const handler = createApiHandler(deps.outages);
  return async (c) => {
    // A HEAD request is the same call without its body, which the app leaves out.
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const context = c.get('call') ?? openCall(c, deps);
    const { admission, request: facts } = context;
    /** Only once the address has led to a call, and that call is not refused already. */
    const takeBody = async () => {
      if (admission && 'refusal' in admission)
        throw toHttpError(admission.refusal, deps.outages, facts.requestId);
      if (!c.req.path.startsWith(WEBHOOKS)) return readBody(c);
      context.rawBody = await c.req.text();
      return undefined;
    };
    const handled = handler.handle(
      {
        url: new URL(c.req.url),
        method,
        headers: facts.headers,
        signal: undefined,
        body: () => (method === 'GET' ? Promise.resolve() : takeBody()),
      },
      { context },
    );
    const answered = method === 'GET' ? await unlessSilent(deps.pool, handled) : await handled;
    const { keyId } = context;
    if (keyId)
      deps.background.run('api-key-call', () =>
        noteKeyCall(deps, {
          keyId,
          method: c.req.method,
          path: c.req.path,
          status: answered ? (answered.response?.status ?? NOT_FOUND[0]) : UNAVAILABLE[0],
          address: facts.address,
        }),
      );
    if (!answered) return unavailable(c);
    const { matched, response } = answered;
    if (!matched) return errorAnswer(c, NOT_FOUND, 'Endpoint not found.');
    c.header('cache-control', 'no-store');
    if (response?.status === UNAVAILABLE[0]) c.header('retry-after', RETRY_AFTER);
    if (response?.status === NO_ROOM[0]) c.header('retry-after', ROOM_AFTER);
    if (response?.status === TOO_MANY_REQUESTS[0]) setRetryAfter(c, response.body);
    for (const cookie of context.cookies) c.header('set-cookie', cookie, { append: true });
    if (c.req.method === 'HEAD' && isStream(response.body)) {
      await response.body.return?.();
      return c.body(null, 200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
      });
    }
    if (!isJson(response.body)) {
      // A stream sends its own heartbeat, as an event its reader sees.
      const { body, status, headers } = toFetchResponse(response, { eventIteratorKeepAliveEnabled: false });
      if (headers.get('content-type')?.startsWith('text/event-stream')) {
        c.header('cache-control', 'no-store, no-transform');
        c.header('x-accel-buffering', 'no');
      }
      return c.newResponse(body, { status: status as ContentfulStatusCode, headers });
    }
    for (const [name, value] of Object.entries(response.headers))
      for (const one of [value ?? []].flat()) c.header(name, one, { append: true });
    return answerJson(c, response.status as ContentfulStatusCode, JSON.stringify(response.body));
  };
}
