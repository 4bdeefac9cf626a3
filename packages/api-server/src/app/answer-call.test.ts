import { request as send } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrol, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { COMPRESSED_FROM } from './answer-call.ts';

const FRIEND = 'https://studio.example.org';
const school = openTestSchool({ ALLOWED_ORIGINS: [FRIEND], PORT: 0 });

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer };

let server: RunningServer;
let learner: { token: string; cohortId: string };

beforeAll(async () => {
  const { rows } = await school.deps.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(school.deps.pool.options.connectionString ?? '');
  url.pathname = `/${rows[0]?.name}`;
  server = await startServer({
    settings: school.deps.settings,
    databaseUrl: url.href,
    log: pino({ level: 'silent' }),
    pages: null,
  });
  const { cohort } = await mintCohortWithCourse(school);
  await school.deps.pool.query(
    `update course_nodes set meta = meta || jsonb_build_object('title', repeat('A long title. ', 40)) where course_id = $1`,
    [cohort.courseId],
  );
  const { token, userId } = await mintPerson(school);
  await enrol(school, cohort.cohortId, userId);
  learner = { token, cohortId: cohort.cohortId };
});
afterAll(() => server.stop());

/** A request as received from a socket, with its path unchanged. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    send({ port: server.port, host: '127.0.0.1', path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .once('error', reject)
      .end();
  });

const page = (name: string) => `/v1/client/workspace/${learner.cohortId}/${name}`;
const signedIn = () => ({ 'x-auth-token': learner.token, 'x-request-id': 'request-0001' });
/** An id with its first character in hex, without the percent sign. */
const hexOf = (id: string) => `${id.charCodeAt(0).toString(16)}${id.slice(1)}`;

describe('a call received over a socket', () => {
  it.each([
    ['an answer', 'coachMarks', true, 200],
    ['an answer with a query', 'calender-data?weekStart=2026-11-16&weekEnd=2026-11-22', true, 200],
    ['a stranger', 'coachMarks', false, 401],
    ['bad input', 'calender-data?weekStart=tomorrow&weekEnd=2026-11-22', true, 400],
  ])('API-279 gets the headers that every response carries: %s', async (_what, name, isIn, status) => {
    const answer = await get(page(name), isIn ? signedIn() : { 'x-request-id': 'request-0001' });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-request-id': 'request-0001',
      'content-type': 'application/json',
      'content-length': String(answer.body.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it('API-279 ERR-05 is checked by the access rule first: 403 for another cohort, 400 for an invalid id, 401 for an unknown token', async () => {
    const { cohort } = await mintCohortWithCourse(school);
    expect((await get(`/v1/client/workspace/${cohort.cohortId}/coachMarks`, signedIn())).status).toBe(403);
    expect((await get('/v1/client/workspace/none/coachMarks', signedIn())).status).toBe(400);
    expect((await get(page('coachMarks'), { 'x-auth-token': 'invented' })).status).toBe(401);
  });

  it('API-279 gets the same response however its address is written', async () => {
    const plain = await get(page('coachMarks'), signedIn());
    for (const path of [
      page('coachMarks').replace(learner.cohortId, `%${hexOf(learner.cohortId)}`),
      `${page('coachMarks')}?`,
      `${page('coachMarks')}/`,
      `/v1/client/workspace/../workspace/${learner.cohortId}/coachMarks`,
    ]) {
      const { status, body } = await get(path, signedIn());
      expect([status, body.toString()]).toEqual([200, plain.body.toString()]);
    }
    expect((await get(`${page('coachMarks')}?key[]=%00`, signedIn())).status).toBe(400);
    expect((await get(`${page('coachMarks')}?key=%00`, signedIn())).status).toBe(400);
  });

  it('API-279 gets a CORS grant from an allowed origin and none from any other', async () => {
    const grant = async (origin: string) =>
      (await get(page('coachMarks'), { ...signedIn(), origin })).headers['access-control-allow-origin'];
    expect(await grant(FRIEND)).toBe(FRIEND);
    expect(await grant('https://evil.example')).toBeUndefined();
  });

  it('gets a compressed response when it is long and the client accepts gzip', async () => {
    const path = `/v2/client/lms/${learner.cohortId}/cohort-node-data/index?namespace=LEARNING`;
    const plain = await get(path, signedIn());
    expect(plain.body.length).toBeGreaterThan(COMPRESSED_FROM);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const squeezed = await get(path, { ...signedIn(), 'accept-encoding': 'gzip, br' });
    expect(squeezed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(squeezed.body.length),
      vary: 'Accept-Encoding',
    });
    expect(gunzipSync(squeezed.body).toString()).toBe(plain.body.toString());
    const refused = await get(path, { ...signedIn(), 'accept-encoding': 'gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('API-279 answers HEAD with the headers of GET and no body, also for an event stream', async () => {
    const path = page('coachMarks');
    const [asked, read] = [await get(path, signedIn(), 'HEAD'), await get(path, signedIn())];
    expect(asked.status).toBe(200);
    expect(asked.body).toHaveLength(0);
    for (const name of ['content-type', 'content-length', 'cache-control'])
      expect(asked.headers[name]).toBe(read.headers[name]);
    expect((await get(path, {}, 'HEAD')).status).toBe(401);
    expect((await get('/v1/client/nothing', {}, 'HEAD')).status).toBe(404);
    expect((await get('/v1/client/login/passwordReset', {}, 'HEAD')).status).toBe(404);
    const stream = await get('/v1/client/user/live', signedIn(), 'HEAD');
    expect(stream).toMatchObject({ status: 200, headers: { 'content-type': 'text/event-stream' } });
  });

  it('API-279 with a % in its address that encodes nothing is refused without a server error', async () => {
    for (const path of ['/v1/client/workspace/%zz/coachMarks', '/v1/client/%E0%A4%A', '/v1/%'])
      expect([400, 404]).toContain((await get(path, signedIn())).status);
    const { status } = await get(`${page('coachMarks')}?key=%zz`, signedIn());
    expect([200, 400]).toContain(status);
  });

  it('is counted in the metrics', async () => {
    const count = async () => {
      const text = (await get('/metrics')).body.toString();
      const [, amount] =
        /plinth_request_seconds_count\{method="GET",app="api",status="4xx"\} (\d+)/.exec(text) ?? [];
      return Number(amount ?? 0);
    };
    const before = await count();
    await get(page('coachMarks'));
    expect(await count()).toBe(before + 1);
  });
});
