import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { admitUpload } from '../api/admit-upload.ts';
import { createFindUpload } from '../api/create-find-upload.ts';
import type { Deps } from '../deps.ts';
import { answerCall, COMPRESSED_FROM } from './answer-call.ts';
import type { AppEnv } from './app-env.ts';
import { errorAnswer, FORBIDDEN, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE } from './error-answer.ts';
import { openCall } from './open-call.ts';

const PLACES = ['/v1', '/v2', '/v3', '/api'];
const JSON_LIMIT = 512 * 1024;
/** How much of a body that is refused is let pass: somewhat more than any call takes. */
const PASSED_LIMIT = 52 * 1024 * 1024;

const isRead = ({ req: { method } }: Context) =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** A browser names the origin of every cross-site write; one that is not ours is refused before anything runs. */
const refuseForeignWrites =
  (ownOrigins: ReadonlySet<string>): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin');
    if (origin && !isRead(c) && !ownOrigins.has(origin))
      return errorAnswer(c, FORBIDDEN, 'This origin may not call the API.');
    return next();
  };

/** A browser names an origin on a read only if it is a foreign one; without it there is nothing to allow. */
function allowOthers(ownOrigins: ReadonlySet<string>): MiddlewareHandler {
  const allow = cors({
    origin: (origin) => (ownOrigins.has(origin) ? origin : null),
    credentials: true,
    allowHeaders: [
      'content-type',
      'x-auth-token',
      'client-url',
      'override-user',
      'x-product-id',
      'idempotency-key',
      'last-event-id',
      'x-request-id',
      'x-time-zone',
    ],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposeHeaders: ['x-request-id', 'content-disposition', 'retry-after'],
    maxAge: 600,
  });
  return (c, next) => (c.req.header('origin') ? allow(c, next) : next());
}

const tooLarge = (c: Context) => errorAnswer(c, PAYLOAD_TOO_LARGE, 'That is more than may be sent here.');

/** A body that declares its length is judged by that, since inspecting its stream costs more than a small call does. */
function limitTo(
  maxSize: number,
  refuse: (c: Context) => Response | Promise<Response> = tooLarge,
): MiddlewareHandler {
  const measure = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return measure(c, next);
    return Number(length) > maxSize ? refuse(c) : next();
  };
}

/**
 * Lets a body arrive that nobody reads, without storing it. An answer that comes before the body makes the server end the
 * connection soon after, and on a slow line the browser would report that instead of the answer.
 */
async function letPass({ body }: Request): Promise<void> {
  if (!body) return;
  let passed = 0;
  try {
    for await (const chunk of body) {
      passed += chunk.length;
      if (passed > PASSED_LIMIT) return;
    }
  } catch {
    // The caller has gone, and nobody reads the answer.
  }
}

/** A form has room for the files of its call, and for as much besides as any call takes. */
function limitFiles(maxBytes: number): MiddlewareHandler {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return limitTo(maxBytes + JSON_LIMIT, async (c) => {
    await letPass(c.req.raw);
    return errorAnswer(c, PAYLOAD_TOO_LARGE, `That is more than the ${megabytes} MB that may be sent here.`);
  });
}

/** Forms get the room for files only where the contract takes files, and from a caller who may send them. */
function limitBodies(deps: Deps): MiddlewareHandler<AppEnv> {
  const findUpload = createFindUpload();
  const json = limitTo(JSON_LIMIT);
  return async (c, next) => {
    if (isRead(c)) return next();
    const type = c.req.header('content-type') ?? '';
    const isForm = /^multipart\/form-data\b/i.test(type);
    if (type && !isForm && !/^application\/json\b/i.test(type) && !c.req.path.includes('/webhook/'))
      return errorAnswer(c, UNSUPPORTED_MEDIA_TYPE, 'Send JSON, or multipart for files.');
    const found = isForm ? await findUpload(c.req.method, new URL(c.req.url).pathname) : null;
    if (!found) return json(c, next);
    const call = openCall(c, deps);
    call.admission = await admitUpload(call, found);
    c.set('call', call);
    if (!('refusal' in call.admission)) return limitFiles(found.maxBytes)(c, next);
    await letPass(c.req.raw);
    return next();
  };
}

/** Mounts the contract's calls on the app, with the checks that run before each of them. */
export function mountCalls(app: Hono<AppEnv>, deps: Deps, ownOrigins: ReadonlySet<string>): void {
  const calls = new Hono<AppEnv>();
  calls.use(refuseForeignWrites(ownOrigins));
  calls.use(allowOthers(ownOrigins));
  calls.use(compress({ threshold: COMPRESSED_FROM }));
  calls.use(limitBodies(deps));
  calls.all('*', answerCall(deps));
  for (const place of PLACES) app.route(place, calls);
}
