import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { answerCall } from '../api/answer-call.ts';
import { createFindAnswer } from '../api/answer-read.ts';
import { createApiHandler } from '../api/api-handler.ts';
import type { ApiContext } from '../api/context.ts';
import { findCaller } from '../api/find-caller.ts';
import { isMigrated } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import { COMPRESSED_FROM } from './answer-reads.ts';
import { apiDocument } from './api-document.ts';
import type { AppEnv } from './app-env.ts';
import { docsPage } from './docs-page.ts';
import { createMetrics } from './metrics.ts';
import { mountCourseMedia } from './mount-course-media.ts';
import { mountForms } from './mount-forms.ts';
import { mountMedia } from './mount-media.ts';
import { mountOutbox } from './mount-outbox.ts';
import { mountSandboxCheckout } from './mount-sandbox-checkout.ts';
import { mountSandboxIdentity } from './mount-sandbox-identity.ts';
import { mountSandboxPartner } from './mount-sandbox-partner.ts';
import { createNoteAnswer, requestIdOf } from './note-answer.ts';
import { factsOf } from './request-facts.ts';
import { securityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

const JSON_LIMIT = 512 * 1024;
const UPLOAD_LIMIT = 52 * 1024 * 1024;

const errorBody = (status: 404 | 413 | 415 | 403 | 500 | 503, code: string, message: string) => ({
  status,
  code,
  message,
});

/** Of an answer of the API. Its length is known, so small ones are not compressed. */
const jsonHeaders = (text: string, { cookies }: ApiContext) => ({
  'content-type': 'application/json',
  ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  'cache-control': 'no-store',
  'content-length': String(Buffer.byteLength(text)),
});

/** What stands behind the origin in an address. */
const targetOf = (url: string) => url.slice(url.indexOf('/', url.indexOf('//') + 2));

/** A webhook is judged by its raw body, so its call is handed on without one. */
const signatureHeaders = (c: Context) =>
  Object.fromEntries(
    ['stripe-signature', 'signature'].flatMap((name) => {
      const value = c.req.header(name);
      return value ? [[name, value]] : [];
    }),
  );

/**
 * The whole origin as one Hono app: operations, API, media, and the built site and SPA.
 * `pages` is null where only the API is wanted (tests) and a proxy in development.
 */
export function createApp(
  deps: Deps,
  pages: StaticFiles | ((c: Context) => Response | Promise<Response>) | null,
  metrics = createMetrics(),
) {
  const { settings, log } = deps;
  const app = new Hono<AppEnv>();
  const handler = createApiHandler(log);
  const findAnswer = createFindAnswer(log);
  const noteAnswer = createNoteAnswer(log, metrics);
  const origins = new Set([settings.PLINTH_ORIGIN, ...settings.ALLOWED_ORIGINS]);
  const ownOrigins = new Set([
    ...origins,
    `http://localhost:${settings.PORT}`,
    `http://127.0.0.1:${settings.PORT}`,
  ]);

  app.use(async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    const began = performance.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    const { method, path } = c.req;
    noteAnswer({ requestId, method, path, app: appOfPath(path), status: c.res.status, began });
  });
  app.use(securityHeaders(settings));

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  let migrated = false;
  app.get('/readyz', async (c) => {
    try {
      await deps.pool.query('select 1');
      migrated ||= await isMigrated(deps.pool);
      if (migrated) return c.json({ status: 'ready' });
      return c.json(errorBody(503, 'SERVICE_UNAVAILABLE', 'Migrations are not done.'), 503);
    } catch {
      return c.json(errorBody(503, 'SERVICE_UNAVAILABLE', 'The database does not answer.'), 503);
    }
  });
  app.get('/metrics', (c) =>
    metrics.isFromThisMachine(c)
      ? metrics.respond(c)
      : c.json(errorBody(403, 'FORBIDDEN', 'Metrics are read on this machine only.'), 403),
  );
  app.get('/openapi.json', async (c) => c.json(await apiDocument(settings)));
  app.get('/api/docs', async (c) => docsPage(c, await apiDocument(settings)));

  const isApi = (path: string) => /^\/(v[123]|api)\//.test(path);
  app.use(async (c, next) => {
    if (!isApi(c.req.path)) return next();
    const origin = c.req.header('origin');
    const isWrite = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    // A browser names the origin of every cross-site write: one that is not ours is refused before anything runs.
    if (origin && isWrite && c.req.method !== 'OPTIONS' && !ownOrigins.has(origin))
      return c.json(errorBody(403, 'FORBIDDEN', 'This origin may not call the API.'), 403);
    return next();
  });
  const allowOthers = cors({
    origin: (origin) => (ownOrigins.has(origin) ? origin : null),
    credentials: true,
    allowHeaders: [
      'content-type',
      'x-auth-token',
      'client-url',
      'override-user',
      'x-product-id',
      'idempotency-key',
      'x-request-id',
      'x-time-zone',
    ],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposeHeaders: ['x-request-id', 'content-disposition'],
    maxAge: 600,
  });
  // Only another origin makes a browser name one on a read; without it there is nothing to allow.
  app.use((c, next) => (isApi(c.req.path) && c.req.header('origin') ? allowOthers(c, next) : next()));

  const tooLarge = (c: Context) =>
    c.json(errorBody(413, 'PAYLOAD_TOO_LARGE', 'That is more than may be sent here.'), 413);
  // A body that tells its length is judged by that: to look at its stream costs more than a small call does.
  const limitBody = (maxSize: number): MiddlewareHandler => {
    const measure = bodyLimit({ maxSize, onError: tooLarge });
    return async (c, next) => {
      const length = c.req.header('content-length');
      if (length === undefined || c.req.header('transfer-encoding') !== undefined) return measure(c, next);
      return Number(length) > maxSize ? tooLarge(c) : next();
    };
  };
  const jsonLimit = limitBody(JSON_LIMIT);
  const uploadLimit = limitBody(UPLOAD_LIMIT);
  const squeeze = compress({ threshold: COMPRESSED_FROM });
  app.use(async (c, next) => {
    if (!isApi(c.req.path)) return next();
    const type = c.req.header('content-type') ?? '';
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.req.method !== 'OPTIONS';
    if (
      hasBody &&
      type &&
      !/^(application\/json|multipart\/form-data)\b/i.test(type) &&
      !c.req.path.includes('/webhook/')
    )
      return c.json(errorBody(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send JSON, or multipart for files.'), 415);
    if (!hasBody) return squeeze(c, next);
    return (type.startsWith('multipart/') ? uploadLimit : jsonLimit)(c, next);
  });
  app.all('*', async (c, next) => {
    if (!isApi(c.req.path)) return next();
    const request = factsOf(c, settings);
    const isWebhook = c.req.path.startsWith('/api/v1/webhook/');
    const rawBody = isWebhook ? await c.req.text() : null;
    const context: ApiContext = {
      deps,
      request,
      caller: null,
      rawBody,
      cookies: [],
      findCaller: () => findCaller(deps, request, null),
    };
    const read = c.req.method === 'GET' ? findAnswer(targetOf(c.req.url)) : null;
    if (read) {
      const { status, text } = await read(context);
      return c.body(text, status as ContentfulStatusCode, jsonHeaders(text, context));
    }
    const incoming = isWebhook
      ? new Request(c.req.url, { method: c.req.method, headers: signatureHeaders(c) })
      : c.req.raw;
    const sent = isWebhook ? null : (c.env?.incoming?.headers ?? null);
    const answer = await answerCall(handler, incoming, sent, context);
    if (!answer) return c.json(errorBody(404, 'NOT_FOUND', 'There is no such call.'), 404);
    if (answer.kind === 'json') {
      const { status, text, headers } = answer;
      return c.body(text, status as ContentfulStatusCode, {
        ...headers,
        ...jsonHeaders(text, context),
      });
    }
    const { response } = answer;
    response.headers.set('cache-control', 'no-store');
    for (const cookie of context.cookies) response.headers.append('set-cookie', cookie);
    return c.newResponse(response.body, response);
  });

  mountMedia(app, deps);
  mountCourseMedia(app, deps);
  mountForms(app, deps, ownOrigins);
  if (settings.PLINTH_MODE === 'demo') {
    mountOutbox(app, deps);
    mountSandboxCheckout(app, deps);
    mountSandboxPartner(app, deps);
    mountSandboxIdentity(app, deps, ownOrigins);
  }
  if (typeof pages === 'function') app.all('*', pages);
  else if (pages) app.get('*', (c) => pages.respond(c));
  app.notFound((c) => c.json(errorBody(404, 'NOT_FOUND', 'There is nothing here.'), 404));
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'unexpected failure');
    return c.json(errorBody(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong'), 500);
  });
  return app;
}
