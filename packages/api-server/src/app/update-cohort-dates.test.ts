import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohorts, cohortTimelines, products } from '../db/schema/cohorts.ts';
import { loadStaticFiles } from './static-files.ts';
import { updateCohortDates } from './update-cohort-dates.ts';

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

describe('dates of the next cohorts in built pages', () => {
  it('CATALOG-02 CATALOG-27 VALID-39 VALID-41 are in the HTML, in the Indian time zone; a course without a cohort is Coming Soon', async () => {
    const cohort = await mintCohort(school, {}, -30);
    await school.deps.db
      .update(cohortTimelines)
      .set({ time: new Date(FIRST) })
      .where(eq(cohortTimelines.cohortId, cohort.cohortId));
    const { pages, read } = await open();
    const built = await read('/courses');
    expect(built.text).toBe(BUILT);

    const end = updateCohortDates(pages, { ...school.deps, now: () => new Date('2027-01-01T00:00:00Z') });
    const dated = `datetime=${FIRST}>12 January, 2027</time>`;
    await expect.poll(async () => (await read('/courses')).text).toContain(dated);
    const { text, etag } = await read('/courses', { 'accept-encoding': 'br' });
    expect(text).toBe(BUILT.replace('BIM_A>Coming Soon</time>', `BIM_A ${dated}`));
    expect(etag).not.toBe(built.etag);
    expect((await read('/courses', { 'if-none-match': built.etag })).status).toBe(200);
    expect((await read('/courses', { 'if-none-match': etag })).status).toBe(304);
    expect((await read('/terms')).text).toBe('<!doctype html><title>Terms</title>');
    await end();
    await school.deps.db.update(cohorts).set({ status: 'INACTIVE' });
  });

  it('VALID-41 follow changes to the cohorts, and become Coming Soon again when the cohort is called off', async () => {
    const { pages, read } = await open();
    const end = updateCohortDates(pages, school.deps, 5);
    expect((await read('/courses')).text).toBe(BUILT);
    await mintCohort(school, {}, -30);
    await expect.poll(async () => (await read('/courses')).text).toMatch(/BIM_A datetime=\S+Z>\d/);
    await school.deps.db.update(cohorts).set({ status: 'INACTIVE' });
    await expect.poll(async () => (await read('/courses')).text).toBe(BUILT);
    await end();
  });

  it("ADOPT-03 a course made by the school is listed in its region's catalogue and in the sitemap while on sale, with its date and its title escaped", async () => {
    const row =
      '<li><a href=%path%>%title%</a><p>%outcome%</p>%duration% %fee%<time data-next-cohort="%code%">Coming Soon</time></li>';
    const listed = (region: string) => `<ol><template data-own-course="${region}">${row}</template></ol>`;
    await writeFile(join(folder, 'own.html'), `${place('BIM_A')}${listed('INDIA')}${listed('US')}`);
    const siteMap = (...paths: string[]) =>
      `<urlset>${paths.map((path) => `<url><loc>https://school.test${path}</loc></url>`).join('')}</urlset>`;
    await writeFile(join(folder, 'sitemap-0.xml'), siteMap('/', '/courses'));
    const { token } = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const made = await school.call('POST', '/v1/office/products', {
      token,
      body: {
        productId: 'TIMBER_2',
        courseTitle: 'Timber & <Stone>',
        description: 'From the tree to the joint.',
        slug: 'timber-2',
        productType: 'SPECIALIZATION',
        cohortType: 'BIM_A',
        durationWeeks: 12,
        prices: [{ currency: 'INR', listPrice: 6_000_000, bookingAmount: 500_000 }],
      },
    });
    expect(made.status).toBe(201);
    await mintCohort(school, { productId: 'TIMBER_2' }, -30);
    const { pages, read } = await open();
    const end = updateCohortDates(pages, school.deps, 5);
    const entry =
      '<li><a href=/courses/timber-2>Timber &#38; &#60;Stone&#62;</a><p>From the tree to the joint.</p>12 weeks ₹60,000<time data-next-cohort="TIMBER_2" datetime=';
    await expect.poll(async () => (await read('/own')).text).toContain(`</template>${entry}`);
    const { text } = await read('/own');
    expect(text.split('timber-2')).toHaveLength(2);
    expect(text).toContain(listed('US'));
    await expect
      .poll(async () => (await read('/sitemap-0.xml')).text)
      .toBe(siteMap('/', '/courses', '/courses/timber-2'));
    await school.deps.db
      .update(products)
      .set({ retiredAt: school.now() })
      .where(eq(products.productId, 'TIMBER_2'));
    await expect.poll(async () => (await read('/own')).text).not.toContain('timber-2');
    await expect.poll(async () => (await read('/sitemap-0.xml')).text).toBe(siteMap('/', '/courses'));
    await end();
    await rm(join(folder, 'own.html'));
    await rm(join(folder, 'sitemap-0.xml'));
  });

  it('stay unchanged while the database does not answer', async () => {
    const { pages, read } = await open();
    await pages.tellCourses({ dates: new Map([['BIM_A', FIRST]]), own: [] });
    const before = await read('/courses');
    const fail = vi.fn(() => {
      throw new Error('no connection');
    });
    const end = updateCohortDates(
      pages,
      { ...school.deps, db: { ...school.deps.db, select: fail } as never },
      5,
    );
    await expect.poll(() => fail.mock.calls.length).toBeGreaterThan(2);
    expect(await read('/courses')).toEqual(before);
    await end();
  });
});
