import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openTestSchool, type TestSchool } from '../../test/open-test-school.ts';
import { createDeps } from '../create-deps.ts';
import { openDatabase } from '../db/database.ts';
import { createApp } from './create-app.ts';

const FRIEND = 'https://studio.example.org';
const school = openTestSchool({ ALLOWED_ORIGINS: [FRIEND], PLINTH_ORIGIN: 'https://school.example.org' });
const METRICS_TOKEN = 'a token that Prometheus was given';
const watched = openTestSchool({ METRICS_TOKEN });

const LOGIN = '/v1/client/login/email';
const anyone = { emailId: 'nobody@plinth.test', password: 'whatever-it-is' };
const post = (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) =>
  school.raw(LOGIN, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('health, readiness, metrics and documentation of the origin', () => {
  it('is alive at /healthz, and ready at /readyz once the database is migrated', async () => {
    expect(await school.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await school.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('HOLD-01 is alive but not ready while the database does not answer, and calls are 503 without details of the failure', async () => {
    const nowhere = openDatabase('postgres://nobody:nothing@127.0.0.1:1/school', 2, () => {});
    const deps = await createDeps(school.deps.settings, nowhere, pino({ level: 'silent' }));
    const app = createApp(deps, null);
    const ready = await app.request('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect((await app.request('/healthz')).status).toBe(200);
    const call = await app.request(LOGIN, {
      method: 'POST',
      body: JSON.stringify(anyone),
      headers: { 'content-type': 'application/json' },
    });
    expect(call.status).toBe(503);
    expect(call.headers.get('retry-after')).toBe('5');
    expect(JSON.stringify(await call.json())).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|password/);
    await nowhere.close();
  });

  it("HOLD-02 with a full disk it still answers reads and refuses every write with 507, the site's forms included", async () => {
    const log = pino({ level: 'silent' });
    const { settings, pool, db } = school.deps;
    const handle = { db, pool, close: async () => {} };
    const deps = await createDeps(
      settings,
      handle,
      log,
      () => new Date(),
      undefined,
      () => true,
    );
    const app = createApp(deps, null);
    expect(await (await app.request('/readyz')).json()).toEqual({ status: 'ready', disk: 'full' });
    expect((await app.request('/openapi.json')).status).toBe(200);
    for (const [method, path] of [
      ['POST', LOGIN],
      ['PUT', '/v1/client/user/data'],
      ['DELETE', '/v2/client/public/user/applaud'],
      ['POST', '/forms/lead'],
    ] as const) {
      const answer = await app.request(path, { method, body: '{}' });
      expect(answer.status).toBe(507);
      expect(answer.headers.get('retry-after')).toBe('60');
      expect(await answer.json()).toMatchObject({ status: 507, code: 'INSUFFICIENT_STORAGE' });
    }
  });

  it('HOLD-02 a write that itself meets a full disk is 507, whether the file system or the database reports it', async () => {
    const failed = (code: string) =>
      new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) });
    for (const code of ['ENOSPC', '53100']) {
      const { settings, pool, db } = school.deps;
      const handle = { db, pool, close: async () => {} };
      const deps = await createDeps(settings, handle, pino({ level: 'silent' }));
      deps.rateLimits.count = () => Promise.reject(failed(code));
      const answer = await createApp(deps, null).request(LOGIN, {
        method: 'POST',
        body: JSON.stringify(anyone),
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(507);
      expect(answer.headers.get('retry-after')).toBe('60');
      expect(JSON.stringify(await answer.json())).not.toMatch(/Failed query|ENOSPC|53100/);
    }
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'refuses the metrics to anyone behind a proxy, as shown by %s',
    async (name) => {
      const answer = await school.call('GET', '/metrics', { headers: { [name]: '127.0.0.1' } });
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    },
  );

  it('HOLD-08 gives the metrics to another machine with the metrics token only', async () => {
    const read = (asked: TestSchool, token: string) =>
      asked.call('GET', '/metrics', {
        headers: { 'x-forwarded-for': '10.1.2.3', authorization: `Bearer ${token}` },
      });
    const { status, body } = await read(watched, METRICS_TOKEN);
    expect(status).toBe(200);
    for (const name of [
      'plinth_live_streams 0',
      'plinth_mails_due 0',
      'plinth_database_connections{state="waiting"} 0',
    ])
      expect(body).toContain(name);
    expect(await read(watched, 'another token of this length')).toMatchObject({ status: 403 });
    expect(await read(school, METRICS_TOKEN)).toMatchObject({ status: 403 });
  });

  it.each(['alerts.yaml', 'grafana-dashboard.json'])(
    'HOLD-08 exports every metric that %s of the deployment reads',
    async (file) => {
      const text = await readFile(new URL(`../../../school/deploy/${file}`, import.meta.url), 'utf8');
      const read = text.match(/\b(plinth|process|nodejs)_[a-z_\d]+/g) ?? [];
      expect(new Set(read).size).toBeGreaterThan(5);
      // Two servers answer in turn, and each has to have answered something.
      for (const _ of 'ab') await watched.call('GET', '/healthz');
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const given = await watched.call('GET', '/metrics', { headers });
      const names = new Set(given.body.match(/^[a-z_\d]+/gm));
      expect(read.filter((name) => !names.has(name))).toEqual([]);
    },
  );

  it('API-279 serves the contract as a document and as a page that its own security policy allows', async () => {
    const { status, body } = await school.call('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toMatch(/^3\./);
    const page = await school.raw('/api/docs');
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    const text = await page.text();
    expect(text).toContain(`POST ${LOGIN}`);
    expect(text).toContain('for members of the cohort');
    expect(text).not.toContain('for nobody');
  });
});

describe('every response', () => {
  it.each(['/healthz', '/v1/client/nothing/here', '/api/docs'])(
    'carries the security headers: %s',
    async (path) => {
      const { headers } = await school.raw(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    },
  );

  it('carries the given request id, or a new one when that is not a valid id', async () => {
    const idOf = async (given?: string) =>
      (await school.raw('/healthz', given ? { headers: { 'x-request-id': given } } : {})).headers.get(
        'x-request-id',
      );
    expect(await idOf('gateway-0001')).toBe('gateway-0001');
    expect(await idOf('<script>alert(1)</script>')).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf()).not.toBe(await idOf());
  });

  it('API-279 to a call may not be cached', async () => {
    expect((await post(JSON.stringify(anyone))).headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/courses/%00', '/us/courses/a%00b', '/courses/%zz', '/certificates/%00'])(
    'to an impossible address is 404 and not a server error: %s',
    async (path) => {
      expect((await school.raw(path)).status).toBe(404);
    },
  );

  it('of the outbox for an impossible address is a page, not a server error', async () => {
    expect((await school.raw('/outbox?to=%00')).status).toBe(200);
  });

  it('ERR-05 to a wrong call has status, code and message, and never a stack trace', async () => {
    const wrong = [
      await school.call('GET', '/v1/client/nothing/here'),
      await school.call('DELETE', LOGIN),
      await school.call('POST', LOGIN, { body: {} }),
      await school.call('POST', LOGIN, { body: anyone }),
      await school.call('GET', '/nothing-at-all'),
    ];
    for (const { status, body } of wrong) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).toMatchObject({ status, code: expect.any(String), message: expect.any(String) });
      expect(JSON.stringify(body)).not.toMatch(/ at .+:\d+|node_modules/);
    }
  });
});

describe('calls from other origins', () => {
  const preflight = (origin: string) =>
    school.raw(LOGIN, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

  it.each([FRIEND, 'https://school.example.org'])(
    'API-279 from %s are granted that origin, with a Vary header for caches',
    async (origin) => {
      const answers = [await preflight(origin), await post(JSON.stringify(anyone), { origin })];
      for (const { headers } of answers) {
        expect(headers.get('access-control-allow-origin')).toBe(origin);
        expect(headers.get('access-control-allow-credentials')).toBe('true');
        expect(headers.get('vary')?.toLowerCase()).toContain('origin');
      }
      expect(answers[1]?.status).toBe(400);
    },
  );

  it.each([
    'https://evil.example',
    'null',
    'https://school.example.org.evil.example',
    'http://school.example.org',
    `${FRIEND}:8443`,
  ])('API-279 from %s get no grant, and writes are refused with 403', async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    const write = await post(JSON.stringify(anyone), { origin });
    expect(write.status).toBe(403);
    expect(write.headers.get('access-control-allow-origin')).toBeNull();
    const read = await school.raw('/v1/client/data/profile', { headers: { origin } });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a body that is too large or unreadable', () => {
  it('API-279 is 413 with 600 KB of JSON, whether its length is declared or it is streamed', async () => {
    const body = JSON.stringify({ ...anyone, password: 'x'.repeat(600 * 1024) });
    expect((await post(body, { 'content-length': String(body.length) })).status).toBe(413);
    const stream = new Blob([body]).stream();
    const streamed = await school.raw(LOGIN, {
      method: 'POST',
      body: stream,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  it('API-279 is 400 when it is not UTF-8, not JSON or not an object', async () => {
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
    for (const body of [bytes, '', '[]', '"text"', 'null', '{"emailId":'])
      expect((await post(body)).status).toBe(400);
  });
});
