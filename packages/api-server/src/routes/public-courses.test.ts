import { PRODUCT_CODES } from '@plinth/domain/catalog/product-code';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { userProfiles } from '../db/schema/accounts.ts';
import { cohortTimelines, enrolments } from '../db/schema/cohorts.ts';
import { courseNodes, nodeSkills, skills } from '../db/schema/curriculum.ts';
import { type Faq, saveFaqs } from '../services/public-courses/save-faqs.ts';

const school = openTestSchool();
const UNKNOWN = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9e';
const inDays = (days: number) => new Date(school.now().getTime() + days * 86_400_000);

const startOf = async (cohortId: string) => {
  const [row] = await school.deps.db
    .select()
    .from(cohortTimelines)
    .where(eq(cohortTimelines.cohortId, cohortId));
  return row?.time.toISOString();
};

const courseOf = async (query: string, productCode: string) => {
  const { body } = await school.call('GET', `/api/v1/public/course-details${query}`);
  return body.courses.find((course: { productCode: string }) => course.productCode === productCode);
};

/** A module with two topics in the course of a cohort, out of order, and a capstone that is not part of the outline. */
async function mintOutline(courseId: string) {
  const node = (
    key: string,
    type: 'STUDIO' | 'TOPIC',
    rank: number,
    title: string,
    parentNodeId?: string,
  ) => ({
    courseId,
    key,
    type,
    rank,
    meta: { title },
    namespace: key === 'capstone' ? ('CAPSTONE' as const) : ('LEARNING' as const),
    ...(parentNodeId ? { parentNodeId } : {}),
  });
  const [second, first] = await school.deps.db
    .insert(courseNodes)
    .values([
      node('m2', 'STUDIO', 2, 'Documentation'),
      node('m1', 'STUDIO', 1, 'Foundations'),
      node('capstone', 'STUDIO', 3, 'Capstone'),
    ])
    .returning();
  if (!first || !second) throw new Error('no modules');
  const topics = await school.deps.db
    .insert(courseNodes)
    .values([
      node('t2', 'TOPIC', 2, 'Parties', first.nodeId),
      node('t1', 'TOPIC', 1, 'What BIM manages', first.nodeId),
    ])
    .returning();
  return topics[0]?.nodeId ?? '';
}

describe('course-details of all products', () => {
  it('API-075 CATALOG-02 every product code is listed, with its duration and a null date where no cohort is ahead', async () => {
    const { status, body } = await school.call('GET', '/api/v1/public/course-details');
    expect(status).toBe(200);
    expect(body.courses.map((course: { productCode: string }) => course.productCode)).toEqual([
      ...PRODUCT_CODES,
    ]);
    expect(await courseOf('', 'BIM_C_US')).toMatchObject({
      slug: 'bim-for-civil-engineers',
      nextCohortDate: null,
      isPromoted: false,
      duration: '22 weeks',
      currency: 'USD',
    });
  });

  it('API-075 the next cohort is the earliest upcoming one with a free seat; full, past and inactive ones are skipped', async () => {
    await mintCohort(school, { productId: 'BIM_M' }, 1);
    await mintCohort(school, { productId: 'BIM_M', status: 'INACTIVE' }, -3);
    const full = await mintCohort(school, { productId: 'BIM_M', seats: 1 }, -7);
    const next = await mintCohort(school, { productId: 'BIM_M', seats: 1 }, -14);
    await mintCohort(school, { productId: 'BIM_M' }, -21);
    await enrol(school, full.cohortId, (await mintPerson(school)).userId);
    await enrol(school, next.cohortId, (await mintPerson(school)).userId, 'CANCELLED');
    expect((await courseOf('', 'BIM_M')).nextCohortDate).toBe(await startOf(next.cohortId));
  });

  it('API-075 COHORT-04 a paused place keeps its seat, and one that waits for a seat takes none', async () => {
    const kept = await mintCohort(school, { productId: 'MCD', seats: 1 }, -7);
    const free = await mintCohort(school, { productId: 'MCD', seats: 1 }, -14);
    const [paused] = await enrol(school, kept.cohortId, (await mintPerson(school)).userId, 'WAITING');
    await enrol(school, free.cohortId, (await mintPerson(school)).userId, 'WAITING');
    const next = async () => (await courseOf('', 'MCD')).nextCohortDate;
    expect(await next()).toBe(await startOf(kept.cohortId));
    await school.deps.db
      .update(enrolments)
      .set({ pausedAt: school.now() })
      .where(eq(enrolments.enrolmentId, paused?.enrolmentId ?? ''));
    expect(await next()).toBe(await startOf(free.cohortId));
  });

  it('API-075 CARD-12 a cohort without START_DATE starts at COURSE_UNLOCKED', async () => {
    const { cohortId } = await mintCohort(school, { productId: 'INT_DES' }, -30);
    await school.deps.db
      .update(cohortTimelines)
      .set({ key: 'COURSE_UNLOCKED' })
      .where(eq(cohortTimelines.cohortId, cohortId));
    expect((await courseOf('', 'INT_DES')).nextCohortDate).toBe(await startOf(cohortId));
  });

  it('API-075 a region lists only its own products, priced in its currency', async () => {
    await mintCohort(school, { productId: 'BIM_A_US' });
    const { body } = await school.call('GET', '/api/v1/public/course-details?region=US');
    expect(body.courses).toHaveLength(6);
    expect(await courseOf('?region=US', 'BIM_A_US')).toMatchObject({
      region: 'US',
      currency: 'USD',
      listPrice: 250_000,
    });
  });

  it('API-075 an unknown region returns 400', async () => {
    expect((await school.call('GET', '/api/v1/public/course-details?region=MARS')).status).toBe(400);
  });

  it('API-075 the number of SQL statements does not grow with the number of cohorts', async () => {
    const read = () => school.countQueries(() => school.call('GET', '/api/v1/public/course-details'));
    const before = await read();
    for (let n = 0; n < 5; n += 1) await mintCohort(school, { productId: 'MCD' }, -n - 1);
    expect(await read()).toBe(before);
    expect(before).toBeLessThanOrEqual(3);
  });
});

describe('course-details of one product', () => {
  it('API-073 ROLE-30 a course has its outline, benefits and next date', async () => {
    const cohort = await mintCohort(school, {}, -10);
    await mintOutline(cohort.courseId);
    const { status, body } = await school.call('GET', '/v1/client/public/lms/course-details?productId=BIM_A');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      productId: 'BIM_A',
      slug: 'building-information-modelling',
      nextCohortDate: await startOf(cohort.cohortId),
      isPromoted: false,
      duration: '24 weeks',
      curriculum: [
        { title: 'Foundations', topics: ['What BIM manages', 'Parties'] },
        { title: 'Documentation', topics: [] },
      ],
      benefits: ['Industry standard portfolio', 'Lifelong access to content', '3 certificates'],
    });
  });

  it('API-073 only mentors with a complete profile are named, without their email address or phone', async () => {
    const cohort = await mintCohort(school, { productId: 'BIM_C' }, -10);
    const guide = await mintPerson(school, {
      firstName: 'Mira',
      phone: '+919876543210',
      roles: ['INDUSTRIAL_GUIDE'],
    });
    const hidden = await mintPerson(school, { firstName: 'Hidden', roles: ['INDUSTRIAL_GUIDE'] });
    for (const { userId } of [guide, hidden])
      await assignMentor(school, cohort.cohortId, userId, 'INDUSTRIAL_GUIDE');
    await assignMentor(school, cohort.cohortId, guide.userId, 'LEAD_MENTOR');
    await school.deps.db
      .update(userProfiles)
      .set({ profileStatus: 'COMPLETED', occupation: 'BIM lead' })
      .where(eq(userProfiles.userId, guide.userId));
    const { body } = await school.call('GET', '/v1/client/public/lms/course-details?productId=BIM_C');
    expect(body.mentors).toMatchObject([{ firstName: 'Mira', occupation: 'BIM lead', profileMedia: [] }]);
    expect(JSON.stringify(body)).not.toContain(guide.emailId);
    expect(JSON.stringify(body)).not.toContain('9876543210');
  });

  it('API-073 takes at most three SQL statements', async () => {
    await mintCohort(school);
    const count = await school.countQueries(() =>
      school.call('GET', '/v1/client/public/lms/course-details?productId=BIM_A'),
    );
    expect(count).toBeLessThanOrEqual(3);
  });

  it('API-073 CATALOG-11 a course that its region does not offer returns 404, an unknown code 400', async () => {
    await mintCohort(school, { productId: 'INT_DES_US' });
    expect(
      (await school.call('GET', '/v1/client/public/lms/course-details?productId=INT_DES_US')).status,
    ).toBe(404);
    expect((await school.call('GET', '/v1/client/public/lms/course-details?productId=KNITTING')).status).toBe(
      400,
    );
  });
});

describe('cohort facts', () => {
  it('API-076 anyone may read title, batch, type, product and start, and nothing else', async () => {
    const cohort = await mintCohort(school);
    const { status, body } = await school.call(
      'GET',
      `/v1/client/public/lms/cohort/basic/${cohort.cohortId}`,
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      cohortId: cohort.cohortId,
      courseTitle: cohort.courseTitle,
      batchNumber: cohort.batchNumber,
      cohortType: 'BIM_A',
      productId: 'BIM_A',
      startDate: await startOf(cohort.cohortId),
    });
  });

  it('API-076 CARD-12 the start is START_DATE, or COURSE_UNLOCKED when there is no START_DATE', async () => {
    const { db } = school.deps;
    const both = await mintCohort(school);
    await db
      .insert(cohortTimelines)
      .values({ cohortId: both.cohortId, key: 'COURSE_UNLOCKED', time: inDays(-90) });
    const unlocked = await mintCohort(school);
    await db
      .update(cohortTimelines)
      .set({ key: 'COURSE_UNLOCKED', time: inDays(-2) })
      .where(eq(cohortTimelines.cohortId, unlocked.cohortId));
    const read = async (id: string) =>
      (await school.call('GET', `/v1/client/public/lms/cohort/basic/${id}`)).body.startDate;
    expect((await read(both.cohortId)).slice(0, 10)).toBe(inDays(-28).toISOString().slice(0, 10));
    expect(await read(unlocked.cohortId)).toBe(await startOf(unlocked.cohortId));
  });

  it('API-076 an unknown cohort returns 404, an invalid id 400', async () => {
    expect((await school.call('GET', `/v1/client/public/lms/cohort/basic/${UNKNOWN}`)).status).toBe(404);
    expect((await school.call('GET', '/v1/client/public/lms/cohort/basic/1%20or%201')).status).toBe(400);
  });
});

describe('FAQs', () => {
  beforeAll(async () => {
    await save([faq('old')]);
    await save(LIST);
  });

  const faq = (question: string, rest: { productId?: 'BIM_A' | 'MCD'; region?: 'US' } = {}): Faq => ({
    productId: null,
    region: null,
    question,
    answer: 'Because.',
    category: 'Fees',
    ...rest,
  });
  const LIST = [
    faq('last'),
    faq('of BIM', { productId: 'BIM_A' }),
    faq('of MCD', { productId: 'MCD' }),
    faq('in the US', { region: 'US' }),
  ];
  const save = (list: Faq[]) => school.deps.db.transaction((tx) => saveFaqs(tx, list));

  const questions = async (query: string) => {
    const { body } = await school.call('GET', `/v1/client/public/lms/faqs${query}`);
    return body.faqs.map((faq: { question: string }) => faq.question);
  };

  it('API-074 ROLE-24 general ones are always returned, those of a product or region only when it is requested', async () => {
    expect(await questions('')).toEqual(['last']);
    expect(await questions('?productId=BIM_A')).toEqual(['last', 'of BIM']);
    expect(await questions('?productId=BIM_A_US')).toEqual(['last', 'of BIM', 'in the US']);
    expect(await questions('?region=US')).toEqual(['last', 'in the US']);
  });

  it('API-074 saving the same list changes nothing, and simultaneous saves write it once', async () => {
    expect(await save(LIST)).toBe(false);
    await save([]);
    expect((await Promise.all([save(LIST), save(LIST), save(LIST)])).filter(Boolean)).toHaveLength(1);
    expect(await questions('?productId=BIM_A_US')).toEqual(['last', 'of BIM', 'in the US']);
  });

  it('API-074 an unknown product returns 400', async () => {
    expect((await school.call('GET', '/v1/client/public/lms/faqs?productId=KNITTING')).status).toBe(400);
  });
});

describe('skills', () => {
  it('API-071 API-077 the catalogue lists every skill, a cohort those of its course, each once', async () => {
    const { db } = school.deps;
    const [clash, lone] = await db
      .insert(skills)
      .values([{ name: 'Clash detection' }, { name: 'Zoning' }])
      .returning();
    const cohort = await mintCohort(school);
    const nodeId = await mintOutline(cohort.courseId);
    const other = await db
      .insert(courseNodes)
      .values({
        courseId: cohort.courseId,
        key: 'x',
        type: 'TOPIC',
        namespace: 'LEARNING',
        rank: 9,
        meta: {},
      })
      .returning();
    if (!clash || !lone || !other[0]) throw new Error('no skills');
    await db
      .insert(nodeSkills)
      .values([nodeId, other[0].nodeId].map((id) => ({ nodeId: id, skillId: clash.skillId })));
    const all = await school.call('GET', '/v1/client/public/lms/skills');
    expect(all.body.skills).toEqual([
      { skillId: clash.skillId, name: 'Clash detection', icon: 'ruler' },
      { skillId: lone.skillId, name: 'Zoning', icon: 'ruler' },
    ]);
    const own = await school.call('GET', `/v1/client/public/lms/skills?cohort-id=${cohort.cohortId}`);
    expect(own.body.skills).toEqual([{ skillId: clash.skillId, name: 'Clash detection', icon: 'ruler' }]);
  });

  it('API-077 a course without skills returns none; an unknown cohort returns 404, an invalid id 400', async () => {
    const cohort = await mintCohort(school);
    expect(
      (await school.call('GET', `/v1/client/public/lms/skills?cohort-id=${cohort.cohortId}`)).body,
    ).toEqual({ skills: [] });
    expect((await school.call('GET', `/v1/client/public/lms/skills?cohort-id=${UNKNOWN}`)).status).toBe(404);
    expect((await school.call('GET', '/v1/client/public/lms/skills?cohort-id=7')).status).toBe(400);
  });
});

describe('visitors without a session', () => {
  it('ROLE-30 D-30 public calls return 200, never 401, even with an invalid token', async () => {
    for (const path of [
      '/api/v1/public/course-details',
      '/v1/client/public/lms/faqs',
      '/v1/client/public/lms/skills',
    ])
      expect((await school.call('GET', path, { token: 'no such token at all' })).status).toBe(200);
  });
});
