import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { uuidv7 } from 'uuidv7';
import { answerCall } from '../api/answer-call.ts';
import { createApiHandler } from '../api/api-handler.ts';
import type { ApiContext } from '../api/context.ts';
import { findCaller } from '../api/find-caller.ts';
import { isMigrated } from '../db/migrate.ts';
import type { Deps } from '../deps.ts';
import { apiDocument } from './api-document.ts';
import type { AppEnv } from './app-env.ts';
import { docsPage } from './docs-page.ts';
import { createMetrics } from './metrics.ts';
import { mountFilms } from './mount-films.ts';
import { mountForms } from './mount-forms.ts';
import { mountMedia } from './mount-media.ts';
import { mountOutbox } from './mount-outbox.ts';
import { mountSandboxCheckout } from './mount-sandbox-checkout.ts';
import { mountSandboxIdentity } from './mount-sandbox-identity.ts';
import { requestFacts } from './request-facts.ts';
import { securityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

const JSON_LIMIT = 512 * 1024;
const UPLOAD_LIMIT = 52 * 1024 * 1024;

/** A path for the log: what opens something without a login never stands there. */
const withoutTokens = (path: string) =>
  path.replace(/[\w-]{22,}/g, (part) =>
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part) ? part : ':token',
  );

const errorBody = (status: 404 | 413 | 415 | 403 | 500 | 503, code: string, message: string) => ({
  status,
  code,
  message,
});

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
) {
  const { settings, log } = deps;
  const app = new Hono<AppEnv>();
  const handler = createApiHandler(log);
  const metrics = createMetrics();
  const origins = new Set([settings.PLINTH_ORIGIN, ...settings.ALLOWED_ORIGINS]);
  const ownOrigins = new Set([
    ...origins,
    `http://localhost:${settings.PORT}`,
    `http://127.0.0.1:${settings.PORT}`,
  ]);

  app.use(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : uuidv7();
    c.set('requestId', requestId);
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    c.res.headers.set('x-request-id', requestId);
    metrics.observe(c.req.method, appOfPath(c.req.path), c.res.status, milliseconds);
    if (c.res.status >= 500 || log.isLevelEnabled('debug'))
      log[c.res.status >= 500 ? 'error' : 'debug'](
        {
          requestId,
          method: c.req.method,
          path: withoutTokens(c.req.path),
          status: c.res.status,
          milliseconds: Math.round(milliseconds),
        },
        'request',
      );
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
  const jsonLimit = bodyLimit({ maxSize: JSON_LIMIT, onError: tooLarge });
  const uploadLimit = bodyLimit({ maxSize: UPLOAD_LIMIT, onError: tooLarge });
  const squeeze = compress({ threshold: 4_096 });
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
    const request = requestFacts(c, settings, c.get('requestId'));
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
    const incoming = isWebhook
      ? new Request(c.req.url, { method: c.req.method, headers: signatureHeaders(c) })
      : c.req.raw;
    const answer = await answerCall(handler, incoming, c.env?.incoming?.headers ?? null, context);
    if (!answer) return c.json(errorBody(404, 'NOT_FOUND', 'There is no such call.'), 404);
    if (answer.kind === 'json') {
      const { status, text, headers } = answer;
      // The length is known, so small answers are not compressed.
      return c.body(text, status as ContentfulStatusCode, {
        ...headers,
        ...(context.cookies.length > 0 ? { 'set-cookie': context.cookies } : {}),
        'cache-control': 'no-store',
        'content-length': String(Buffer.byteLength(text)),
      });
    }
    const { response } = answer;
    response.headers.set('cache-control', 'no-store');
    for (const cookie of context.cookies) response.headers.append('set-cookie', cookie);
    return c.newResponse(response.body, response);
  });

  mountMedia(app, deps);
  mountFilms(app, deps);
  mountForms(app, deps, ownOrigins);
  if (settings.PLINTH_MODE === 'demo') {
    mountOutbox(app, deps);
    mountSandboxCheckout(app, deps);
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
