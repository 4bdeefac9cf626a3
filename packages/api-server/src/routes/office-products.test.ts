import type { NewProduct, OfficeProduct } from '@plinth/domain/catalog/office-product';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { courses } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const OFFICE = '/v1/office/products';
const finance = () => mintPerson(school, { staffRoles: ['FINANCE'] });
let made = 0;

const timber = (change: Partial<NewProduct> = {}): NewProduct => ({
  productId: 'TIMBER',
  courseTitle: 'Timber Design',
  description: 'From the tree to the joint.',
  slug: 'timber-design',
  productType: 'SPECIALIZATION',
  cohortType: 'BIM_A',
  durationWeeks: 12,
  prices: [{ currency: 'INR', listPrice: 6_000_000, bookingAmount: 500_000 }],
  ...change,
});
/** A product with a code and a page that no other test uses. */
const another = (change: Partial<NewProduct> = {}) => {
  made += 1;
  return timber({ productId: `TIMBER_${made}`, slug: `timber-${made}`, ...change });
};
const make = (token: string, body: unknown) => school.call('POST', OFFICE, { token, body });
const termsOf = ({ productId: _code, ...terms }: NewProduct) => terms;
const listOf = async (token: string, query: string) =>
  (await school.call('GET', `${OFFICE}?${query}`, { token })).body as {
    products: OfficeProduct[];
    total: number;
  };
const csvOf = async (token: string, search: string) =>
  (await school.raw(`${OFFICE}/csv?search=${search}`, { headers: { 'x-auth-token': token } })).text();
const publicCodes = async () =>
  (await school.call('GET', '/api/v1/public/course-details')).body.courses.map(
    ({ productCode }: { productCode: string }) => productCode,
  );

describe("a product of a school's own", () => {
  it('ADOPT-03 is created, taught in a cohort, shown on its page and in the feed, and priced', async () => {
    const { token, userId } = await finance();
    const { status, body } = await make(token, timber());
    expect(status).toBe(201);
    expect(body.product).toMatchObject({
      productId: 'TIMBER',
      region: 'INDIA',
      state: 'NO_SEAT',
      path: '/courses/timber-design',
      isShipped: false,
    });
    const [audit] = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(audit).toMatchObject({ action: 'product.created', details: { productId: 'TIMBER' } });

    const academics = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const [course] = await school.deps.db
      .insert(courses)
      .values({ code: 'TIMBER', title: 'Timber', publishedAt: school.now() })
      .returning();
    const cohort = await school.call('POST', '/v1/office/cohorts', {
      token: academics.token,
      body: {
        productId: 'TIMBER',
        courseId: course?.courseId,
        batchNumber: '1',
        startsOn: new Date(school.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10),
        startTime: '10:00',
        timeZone: 'Asia/Kolkata',
        holidays: [],
        leadMentorId: null,
        seats: 20,
        groupSize: 10,
        hasOnboarding: false,
      },
    });
    expect(cohort.status).toBe(201);
    expect((await listOf(token, 'search=timber design')).products[0]).toMatchObject({
      state: 'ON_SALE',
      nextCohort: { cohortId: cohort.body.cohortId },
      cohorts: 1,
    });

    expect(await publicCodes()).toContain('TIMBER');
    const page = await school.call('GET', '/v1/client/public/lms/course-details?productId=TIMBER');
    expect(page.body).toMatchObject({ courseTitle: 'Timber Design', listPrice: 6_000_000, currency: 'INR' });
    const feed = await (await school.raw('/courses.rss')).text();
    expect(feed).toContain('/courses/timber-design</link>');

    const shown = await (await school.raw('/courses/timber-design')).text();
    expect(shown).toContain('<h1>Timber Design</h1>');
    expect(shown).toContain('₹60,000');
    expect(shown).toContain('<a href="/apply?product=TIMBER">');
    expect(shown).toContain('rel="canonical"');
    expect(shown).not.toContain('noindex');

    const price = await school.call('POST', '/v1/client/public/oms-v2/pricing/TIMBER', {
      body: { pricingStage: 'CHECKOUT', productId: 'TIMBER', currency: 'INR' },
    });
    expect(price.body.amount).toBe(6_000_000);
    const abroad = await school.call('POST', '/v1/client/public/oms-v2/pricing/TIMBER', {
      body: { pricingStage: 'CHECKOUT', productId: 'TIMBER', currency: 'USD' },
    });
    expect(abroad.status).toBe(404);
  });

  it('ADOPT-03 a code ending in _US belongs to the US region and needs a price in dollars', async () => {
    const { token } = await finance();
    const wanted = timber({ productId: 'STEEL_US', slug: 'steel' });
    expect((await make(token, wanted)).status).toBe(400);
    const dollars = [{ currency: 'USD' as const, listPrice: 90_000, bookingAmount: 10_000 }];
    const { body } = await make(token, { ...wanted, prices: dollars });
    expect(body.product).toMatchObject({ region: 'US', path: '/us/courses/steel' });
    expect((await listOf(token, 'region=US&search=steel')).total).toBe(1);
  });

  it('ADOPT-03 LEADS-01 the links of its page stay in the region and carry the campaign that led there', async () => {
    const linksOf = async (path: string) =>
      [...(await (await school.raw(path)).text()).matchAll(/<a href="([^"]*)"/g)].map(([, to = '']) =>
        to.replaceAll('&amp;', '&'),
      );
    const page = '/us/courses/steel';
    expect(await linksOf(page)).toEqual(['/us', '/us/contact', '/us/courses']);
    const campaign = 'utm_source=facebook&utm_campaign=spring+%22fair%22&fbclid=abc';
    expect(await linksOf(`${page}?${campaign}&x=1`)).toEqual(
      ['/us', '/us/contact', '/us/courses'].map((to) => `${to}?${campaign}`),
    );
    expect((await linksOf('/courses/timber-design?utm_source=mail'))[1]).toBe(
      '/apply?product=TIMBER&utm_source=mail',
    );
  });

  it('ADOPT-03 a code or address in use is refused with its field, as are the addresses of the site', async () => {
    const { token } = await finance();
    const own = another();
    await make(token, own);
    const sameCode = await make(token, own);
    expect([sameCode.status, sameCode.body.data.fields[0].path]).toEqual([409, 'productId']);
    const samePage = await make(token, another({ slug: own.slug }));
    expect([samePage.status, samePage.body.data.fields[0].path]).toEqual([409, 'slug']);
    const shipped = await make(token, another({ slug: 'building-information-modelling' }));
    expect([shipped.status, shipped.body.data.fields[0].path]).toEqual([409, 'slug']);
    expect((await make(token, another({ productId: 'PUBLIC' }))).status).toBe(409);
  });

  it('ADOPT-03 of ten concurrent creations of one page one succeeds', async () => {
    const { token } = await finance();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => make(token, another({ slug: 'wanted-by-all' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it.each([
    ['productId', { productId: 'timber' }],
    ['slug', { slug: 'Timber Design' }],
    ['slug', { slug: 'cohort' }],
    ['durationWeeks', { durationWeeks: 0 }],
    ['prices', { prices: [] }],
    ['prices', { prices: [{ currency: 'INR' as const, listPrice: 100, bookingAmount: 200 }] }],
  ])('ADOPT-03 refuses an invalid %s', async (_field, change) => {
    const { token } = await finance();
    expect((await make(token, another(change))).status).toBe(400);
  });

  it('ADOPT-03 can be changed only from its current state, with an audit entry; an offer keeps the price that was offered', async () => {
    const { token, userId } = await finance();
    const own = another();
    await make(token, own);
    const change = (terms: object, seen: object) =>
      school.call('PUT', `${OFFICE}/${own.productId}`, { token, body: { terms, seen } });
    const dearer = {
      ...termsOf(own),
      courseTitle: 'Timber',
      prices: [{ currency: 'INR', listPrice: 7_000_000, bookingAmount: 500_000 }],
    };
    const offered = { productId: own.productId, amount: 6_000_000, scholarship: 0, planDiscount: 0 };
    const before = await mintOrder(school, offered);
    expect((await change(dearer, termsOf(own))).body.product).toMatchObject({ courseTitle: 'Timber' });
    const price = await school.call('POST', `/v1/client/public/oms-v2/pricing/${own.productId}`, {
      body: { pricingStage: 'CHECKOUT', productId: own.productId, currency: 'INR' },
    });
    expect(price.body.amount).toBe(7_000_000);
    for (const { orderToken } of [before, await mintOrder(school, offered)]) {
      const { body } = await school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`);
      expect(body.order.amount).toBe(6_000_000);
    }
    const late = await change({ ...termsOf(own), durationWeeks: 10 }, termsOf(own));
    expect(late.status).toBe(409);
    expect(late.body.data.present.courseTitle).toBe('Timber');
    const [audit] = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, userId))
      .orderBy(desc(auditEntries.createdAt))
      .limit(1);
    expect(audit).toMatchObject({
      action: 'product.changed',
      before: { courseTitle: 'Timber Design' },
      after: { courseTitle: 'Timber' },
    });
  });

  it('ADOPT-03 taken off sale it is neither shown nor sold, and back on sale it has its price again', async () => {
    const { token } = await finance();
    const own = another();
    await make(token, own);
    const sale = (isOnSale: boolean) =>
      school.call('PUT', `${OFFICE}/${own.productId}/sale`, { token, body: { isOnSale } });
    const priced = async () =>
      (
        await school.call('POST', `/v1/client/public/oms-v2/pricing/${own.productId}`, {
          body: { pricingStage: 'CHECKOUT', productId: own.productId, currency: 'INR' },
        })
      ).status;
    expect((await sale(false)).body.product.state).toBe('RETIRED');
    expect((await school.raw(`/courses/${own.slug}`)).status).toBe(404);
    expect(await publicCodes()).not.toContain(own.productId);
    expect(await priced()).toBe(404);
    await sale(false);
    expect((await sale(true)).body.product.state).toBe('NO_SEAT');
    expect(await priced()).toBe(200);
  });

  it('ADOPT-03 a shipped product can be taken off sale here, so that nobody can begin to apply, but is changed in the site editor', async () => {
    const { token } = await finance();
    await mintCohort(school, { productId: 'BIM_C', isPromoted: true }, -20);
    const { products } = await listOf(token, 'search=BIM_C');
    const [shipped] = products;
    expect(shipped).toMatchObject({ productId: 'BIM_C', isShipped: true, state: 'ON_SALE' });
    const seen = { ...termsOf(timber()), slug: 'x' };
    const refused = await school.call('PUT', `${OFFICE}/BIM_C`, { token, body: { terms: seen, seen } });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('site editor')]);
    const shown = async () => {
      const { body } = await school.call('GET', '/api/v1/public/course-details');
      return body.courses.find(({ productCode }: { productCode: string }) => productCode === 'BIM_C');
    };
    expect(await shown()).toMatchObject({
      isOffered: true,
      nextCohortDate: expect.any(String),
      isPromoted: true,
    });
    const sale = (isOnSale: boolean) =>
      school.call('PUT', `${OFFICE}/BIM_C/sale`, { token, body: { isOnSale } });
    expect((await sale(false)).body.product.state).toBe('RETIRED');
    expect(await shown()).toMatchObject({ isOffered: false, nextCohortDate: null, isPromoted: false });
    const lead = (message?: string) =>
      school.call('PUT', '/v1/client/lead/lead-form', {
        body: {
          data: { firstName: 'Noor', productId: 'BIM_C', ...(message ? { message } : {}) },
          emailId: 'late@plinth.test',
          fbclid: '',
          _fbp: '',
          _fbc: '',
        },
      });
    const begun = await lead();
    expect([begun.status, begun.body.message]).toEqual([
      409,
      expect.stringContaining('is not offered at present.'),
    ]);
    expect(await school.mailsTo('late@plinth.test')).toEqual([]);
    expect((await lead('When is it offered again?')).status).toBe(200);
    await sale(true);
    expect((await lead()).status).toBe(200);
  });

  it('ADOPT-04 its state follows the seats: NO_SEAT when the last is taken, ON_SALE again when an enrolment is cancelled', async () => {
    const { token } = await finance();
    const own = another();
    await make(token, own);
    const page = async () => (await school.raw(`/courses/${own.slug}`)).text();
    expect(await page()).toContain('No seat is free at present');
    const cohort = await mintCohort(school, { productId: own.productId, seats: 1 }, -20);
    expect(await page()).not.toContain('No seat is free');
    const stateOf = async () => (await listOf(token, `search=${own.productId}`)).products[0]?.state;
    expect(await stateOf()).toBe('ON_SALE');
    const [place] = await enrol(school, cohort.cohortId, (await mintPerson(school)).userId, 'UPCOMING');
    expect(await stateOf()).toBe('NO_SEAT');
    expect((await listOf(token, `search=${own.productId}&state=NO_SEAT`)).total).toBe(1);
    const academics = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    await school.call('POST', '/v1/office/enrolments/moves', {
      token: academics.token,
      body: {
        move: 'CANCEL',
        enrolments: [{ enrolmentId: place?.enrolmentId, seen: 'UPCOMING' }],
        reason: 'They asked',
      },
    });
    expect(await stateOf()).toBe('ON_SALE');
    expect(await page()).not.toContain('No seat is free');
  });

  it('ADOPT-03 the list is exported as a CSV file, and every product can be chosen', async () => {
    const { token } = await finance();
    const own = another();
    await make(token, own);
    const file = await csvOf(token, own.productId);
    expect(file).toContain(`${own.productId},Timber Design,NO_SEAT,INDIA,SPECIALIZATION,BIM_A,12,60000,5000`);
    const content = await mintPerson(school, { staffRoles: ['CONTENT'] });
    const choices = await school.call('GET', `${OFFICE}/choices`, { token: content.token });
    expect(choices.body.products).toContainEqual({ productId: own.productId, courseTitle: 'Timber Design' });
  });

  it('ADOPT-03 a voucher must name an existing product', async () => {
    const { token } = await finance();
    const voucher = {
      code: null,
      currency: 'INR',
      discount: 100,
      percent: null,
      maxUses: 1,
      usesPerPerson: 1,
      until: null,
    };
    const vouchers = (productId: string) =>
      school.call('POST', '/v1/office/vouchers', { token, body: { ...voucher, productId } });
    const own = another();
    await make(token, own);
    expect((await vouchers(own.productId)).status).toBe(201);
    const none = await vouchers('NOWHERE');
    expect([none.status, none.body.data.fields[0].path]).toEqual([400, 'productId']);
  });

  it('ADOPT-03 admissions can read products, other staff cannot, and only finance changes them', async () => {
    const admissions = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    expect((await school.call('GET', OFFICE, { token: admissions.token })).status).toBe(200);
    expect((await make(admissions.token, another())).status).toBe(403);
    const academics = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    expect((await school.call('GET', OFFICE, { token: academics.token })).status).toBe(403);
    const learner = await mintPerson(school);
    expect((await school.call('GET', `${OFFICE}/choices`, { token: learner.token })).status).toBe(403);
    const { token } = await finance();
    expect(
      (await school.call('PUT', `${OFFICE}/NONE/sale`, { token, body: { isOnSale: true } })).status,
    ).toBe(404);
  });
});
