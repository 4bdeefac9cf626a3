import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { createDeps } from '../create-deps.ts';
import { openDatabase } from '../db/database.ts';
import { createApp } from './create-app.ts';

const FRIEND = 'https://studio.example.org';
const school = openTestSchool({ ALLOWED_ORIGINS: [FRIEND], PLINTH_ORIGIN: 'https://school.example.org' });

const LOGIN = '/v1/client/login/email';
const anyone = { emailId: 'nobody@plinth.test', password: 'whatever-it-is' };
const post = (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) =>
  school.raw(LOGIN, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('operations of the origin', () => {
  it('lives at /healthz and is ready at /readyz once the database is migrated', async () => {
    expect(await school.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await school.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('is not ready while the database does not answer, and lives all the same', async () => {
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
    expect(call.status).toBe(500);
    expect(JSON.stringify(await call.json())).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|password/);
    await nowhere.close();
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'gives its metrics to nobody who comes through a proxy that says so by %s',
    async (name) => {
      const answer = await school.call('GET', '/metrics', { headers: { [name]: '127.0.0.1' } });
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    },
  );

  it('API-279 shows the contract as a document and as a page that its own policy lets stand', async () => {
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

describe('every answer', () => {
  it.each(['/healthz', '/v1/client/nothing/here', '/api/docs'])(
    'carries the headers that keep a page to itself: %s',
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

  it('carries a request id: the one it was given, or a new one when that is not an id', async () => {
    const idOf = async (given?: string) =>
      (await school.raw('/healthz', given ? { headers: { 'x-request-id': given } } : {})).headers.get(
        'x-request-id',
      );
    expect(await idOf('gateway-0001')).toBe('gateway-0001');
    expect(await idOf('<script>alert(1)</script>')).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf()).not.toBe(await idOf());
  });

  it('API-279 of a call is not kept by any cache', async () => {
    expect((await post(JSON.stringify(anyone))).headers.get('cache-control')).toBe('no-store');
  });

  it('ERR-05 to a wrong call has status, code and message, and never a stack', async () => {
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

describe('other origins', () => {
  const preflight = (origin: string) =>
    school.raw(LOGIN, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

  it.each([FRIEND, 'https://school.example.org'])(
    'API-279 %s is echoed, and caches are told',
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
  ])('API-279 %s gets no grant, and its writes are refused before anything runs', async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    const write = await post(JSON.stringify(anyone), { origin });
    expect(write.status).toBe(403);
    expect(write.headers.get('access-control-allow-origin')).toBeNull();
    const read = await school.raw('/v1/client/data/profile', { headers: { origin } });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a body that is too much or none at all', () => {
  it('API-279 600 KB of JSON are 413, told by its length or only while it comes', async () => {
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

  it('API-279 what is no UTF-8, no JSON or no object is 400', async () => {
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
    for (const body of [bytes, '', '[]', '"text"', 'null', '{"emailId":'])
      expect((await post(body)).status).toBe(400);
  });
});
