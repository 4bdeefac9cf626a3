import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mintCohort } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohorts, cohortTimelines } from '../db/schema/cohorts.ts';
import { keepCohortDates } from './keep-cohort-dates.ts';
import { loadStaticFiles } from './static-files.ts';

const school = openTestSchool();
const place = (code: string) => `<time class=o data-next-cohort=${code}>Coming Soon</time>`;
const BUILT = `<!doctype html><title>Courses</title>${'<p>Text</p>'.repeat(60)}${place('BIM_A')}${place('MCD_US')}${place('NO_SUCH')}`;
const FIRST = '2027-01-11T19:00:00.000Z';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-dates-'));
  await writeFile(join(folder, 'courses.html'), BUILT);
  await writeFile(join(folder, 'terms.html'), '<!doctype html><title>Terms</title>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function open() {
  const pages = await loadStaticFiles(folder, join(folder, 'none'));
  const app = new Hono().get('*', (c) => pages.respond(c));
  const read = async (path: string, headers = {}) => {
    const answer = await app.request(path, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    const isBrotli = answer.headers.get('content-encoding') === 'br';
    return {
      status: answer.status,
      text: String(isBrotli ? brotliDecompressSync(body) : body),
      etag: answer.headers.get('etag') ?? '',
    };
  };
  return { pages, read };
}

describe('the days of the next cohorts in built pages', () => {
  it('CATALOG-02 CATALOG-27 VALID-39 VALID-41 are there without JavaScript, in the zone of India; what has none is Coming Soon', async () => {
    const cohort = await mintCohort(school, {}, -30);
    await school.deps.db
      .update(cohortTimelines)
      .set({ time: new Date(FIRST) })
      .where(eq(cohortTimelines.cohortId, cohort.cohortId));
    const { pages, read } = await open();
    const built = await read('/courses');
    expect(built.text).toBe(BUILT);

    const end = keepCohortDates(pages, { ...school.deps, now: () => new Date('2027-01-01T00:00:00Z') });
    const dated = `datetime=${FIRST}>12 January, 2027</time>`;
    await vi.waitFor(async () => expect((await read('/courses')).text).toContain(dated));
    const { text, etag } = await read('/courses', { 'accept-encoding': 'br' });
    expect(text).toBe(BUILT.replace('BIM_A>Coming Soon</time>', `BIM_A ${dated}`));
    expect(etag).not.toBe(built.etag);
    expect((await read('/courses', { 'if-none-match': built.etag })).status).toBe(200);
    expect((await read('/courses', { 'if-none-match': etag })).status).toBe(304);
    expect((await read('/terms')).text).toBe('<!doctype html><title>Terms</title>');
    await end();
    await school.deps.db.update(cohorts).set({ status: 'INACTIVE' });
  });

  it('VALID-41 follow what staff change, and are Coming Soon again when the cohort is called off', async () => {
    const { pages, read } = await open();
    const end = keepCohortDates(pages, school.deps, 5);
    expect((await read('/courses')).text).toBe(BUILT);
    await mintCohort(school, {}, -30);
    await vi.waitFor(async () => expect((await read('/courses')).text).toMatch(/BIM_A datetime=\S+Z>\d/));
    await school.deps.db.update(cohorts).set({ status: 'INACTIVE' });
    await vi.waitFor(async () => expect((await read('/courses')).text).toBe(BUILT));
    await end();
  });

  it('stay what they were while the database does not answer', async () => {
    const { pages, read } = await open();
    await pages.dateCohorts(new Map([['BIM_A', FIRST]]));
    const before = await read('/courses');
    const fail = vi.fn(() => {
      throw new Error('no connection');
    });
    const end = keepCohortDates(
      pages,
      { ...school.deps, db: { ...school.deps.db, select: fail } as never },
      5,
    );
    await vi.waitFor(() => expect(fail.mock.calls.length).toBeGreaterThan(2));
    expect(await read('/courses')).toEqual(before);
    await end();
  });
});
