import { randomBytes } from 'node:crypto';
import type { Funnel } from '@plinth/domain/prospects/funnel';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/admissions.ts';
import { careerAttempts } from '../db/schema/career-builder.ts';
import { joinProspects } from '../services/prospects/join-prospects.ts';

const school = openTestSchool();
const OFFICE = '/v1/office/funnel';
const DAY_MS = 86_400_000;
const tagOf = () => randomBytes(4).toString('hex');
const admissions = () => mintPerson(school, { staffRoles: ['ADMISSIONS'] });
const read = async (token: string, query: Record<string, string> = {}) =>
  (await school.call('GET', `${OFFICE}?${new URLSearchParams(query)}`, { token })).body.funnel as Funnel;

const look = (pagePath: string, campaign?: string) =>
  school.call('POST', '/v1/client/public/analytics/events', {
    body: {
      events: [
        {
          event: 'Page_View',
          eventId: uuidv7(),
          userId: null,
          pagePath,
          scrollPercentage: 40,
          scrollDepth: 25,
          secondsOnScreen: 9,
          ...(campaign === undefined ? {} : { campaign }),
        },
      ],
    },
  });
const ask = (emailId: string, campaign: string, productId?: string) =>
  school.call('PUT', '/v1/client/lead/lead-form', {
    body: {
      data: { firstName: 'Noor', ...(productId ? { productId } : {}) },
      emailId,
      fbclid: '',
      _fbp: '',
      _fbc: '',
      utm_campaign: campaign,
    },
  });

/** Views, and four people who reach one step each, from one campaign. */
async function mintFunnel() {
  const campaign = `c-${tagOf()}`;
  await look('/courses/building-information-modelling', campaign);
  await look('/courses', campaign);
  await look('/us/courses/building-information-modelling', campaign);
  await look('/learner-hub', campaign);
  await ask(`looks-${tagOf()}@plinth.test`, campaign);
  const [applies, offered, pays] = ['applies', 'offered', 'pays'].map(
    (one) => `${one}-${tagOf()}@plinth.test`,
  );
  for (const emailId of [applies, offered, pays]) {
    await ask(emailId ?? '', campaign, 'BIM_A');
    await ask(emailId ?? '', 'a later one', 'BIM_A');
  }
  const now = school.now();
  await mintOrder(school, { emailId: applies ?? '', createdAt: now });
  await mintOrder(school, { emailId: offered ?? '', offerSentAt: now, createdAt: now });
  const order = await mintOrder(school, { emailId: pays ?? '', offerSentAt: now, createdAt: now });
  await pay(school, order.orderToken);
  return campaign;
}

describe('the funnel of the office', () => {
  it('ADMIT-04 counts views of public pages and each person once, by campaign, region, course and week', async () => {
    const campaign = await mintFunnel();
    const { token } = await admissions();
    const funnel = await read(token, { campaign });
    const inAll = { views: 3, leads: 4, applications: 3, offers: 2, payments: 1 };
    expect(funnel.inAll).toEqual(inAll);
    expect(funnel.campaign).toEqual([{ key: campaign, ...inAll }]);
    expect(funnel.week).toHaveLength(1);
    expect(funnel.campaigns).toContain(campaign);
    expect(funnel.region).toEqual([
      { key: 'INDIA', ...inAll, views: 2, leads: 3 },
      { key: 'US', views: 1, leads: 0, applications: 0, offers: 0, payments: 0 },
      { key: null, views: 0, leads: 1, applications: 0, offers: 0, payments: 0 },
    ]);
    expect((await read(token, { campaign, region: 'US' })).inAll).toMatchObject({ views: 1, leads: 0 });
    expect((await read(token, { campaign, course: 'BIM_A' })).inAll).toEqual({
      ...inAll,
      views: 2,
      leads: 3,
    });
    expect((await read(token, { campaign, course: 'MCD' })).inAll.leads).toBe(0);
  });

  it('ADMIT-04 counts an application without a lead as a lead, and no results of an earlier lead', async () => {
    const { token } = await admissions();
    const before = await read(token);
    await mintOrder(school, { createdAt: school.now(), offerSentAt: school.now() });
    const emailId = `again-${tagOf()}@plinth.test`;
    await mintOrder(school, { emailId, createdAt: new Date(school.now().getTime() - 200 * DAY_MS) });
    await ask(emailId, '');
    const { inAll } = await read(token);
    expect(inAll).toMatchObject({
      leads: before.inAll.leads + 2,
      applications: before.inAll.applications + 1,
      offers: before.inAll.offers + 1,
    });
  });

  it('ADMIT-01 ADMIT-04 counts a prospect as one lead: from a message, a career result or a referral', async () => {
    const { token } = await admissions();
    const referrer = await mintPerson(school);
    const [tag, mobile] = [tagOf(), `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`];
    const write = (emailId: string) =>
      school.call('POST', '/v1/client/email/contact-us', {
        body: { data: { firstName: 'Noor', emailId, mobile, message: 'When does it begin?' } },
      });
    const before = (await read(token)).inAll;
    await write(`${tag}@one.test`);
    await school.deps.db.insert(careerAttempts).values({
      tokenHash: tag,
      emailId: `${tag}@two.test`,
      formId: uuidv7(),
      careerType: 'BIM',
      responses: [],
      result: {},
      createdAt: school.now(),
      expiresAt: new Date(school.now().getTime() + DAY_MS),
    } as unknown as typeof careerAttempts.$inferInsert);
    await school.call('POST', '/v1/client/invite-referral/send-confirmation-referrer', {
      token: referrer.token,
      body: {
        refereeName: 'Noor',
        refereeEmailId: `${tag}@three.test`,
        refereePhone: `9${mobile.slice(2)}1`,
        productId: 'BIM_A',
      },
    });
    expect((await read(token)).inAll).toEqual({ ...before, leads: before.leads + 3 });
    // With the same phone, so that it belongs to the first person; then a separate form, which names a campaign.
    await write(`${tag}@four.test`);
    await joinProspects(school.deps);
    await ask(`${tag}@one.test`, `c-${tag}`);
    await mintOrder(school, { emailId: `${tag}@four.test`, createdAt: school.now() });
    expect((await read(token)).inAll).toEqual({
      ...before,
      leads: before.leads + 3,
      applications: before.applications + 1,
    });
    expect((await read(token, { campaign: `c-${tag}` })).inAll).toMatchObject({ leads: 1, applications: 1 });
  });

  it("ADMIT-04 periods count days in the school's time zone, and a lead counts in the week of its day", async () => {
    const { token } = await admissions();
    const campaign = `c-${tagOf()}`;
    const emailId = `then-${tagOf()}@plinth.test`;
    await ask(emailId, campaign, 'BIM_A');
    await school.deps.db
      .update(leads)
      .set({ createdAt: new Date('2026-01-31T18:30:00Z') })
      .where(eq(leads.emailId, emailId));
    const january = await read(token, { campaign, from: '2026-01-01', until: '2026-01-31' });
    expect(january.inAll.leads).toBe(0);
    const february = await read(token, { campaign, from: '2026-02-01', until: '2026-02-01' });
    expect(february.week).toMatchObject([{ key: '2026-01-26', leads: 1 }]);
  });

  it('ADMIT-04 is exported as a CSV file with its filter in the audit log', async () => {
    const campaign = await mintFunnel();
    const { token, userId } = await admissions();
    const file = await school.call('GET', `${OFFICE}/csv?campaign=${campaign}`, { token });
    const [head, ...rows] = String(file.body).trim().split('\r\n');
    expect(head).toBe('week of,campaign,region,course,views,leads,applications,offers,payments');
    const sum = (column: number) => rows.reduce((all, row) => all + Number(row.split(',')[column]), 0);
    expect([4, 5, 6, 7, 8].map(sum)).toEqual([3, 4, 3, 2, 1]);
    const entries = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(entries).toMatchObject([{ action: 'funnel.exported', details: { campaign, rows: rows.length } }]);
  });

  it('ADMIT-04 is read in three statements, and in no more with 100,000 views', async () => {
    const { token } = await admissions();
    const own = await school.countQueries(() => school.call('GET', '/v1/office/me', { token }));
    const asked = () => school.countQueries(() => read(token));
    const few = await asked();
    await school.deps.pool.query(
      `insert into analytics_events (event_id, event, page_path, campaign, scroll_percentage, seconds_on_screen, created_at)
       select gen_random_uuid(), 'Page_View', case n % 4 when 0 then '/' when 1 then '/courses' when 2 then '/learner-hub'
         else '/us/courses/building-information-modelling' end, case n % 3 when 0 then 'bulk-' || n % 40 end, 10, 10,
         $1::timestamptz - (n % 100) * interval '20 hours'
       from generate_series(1, 100000) n`,
      [school.now()],
    );
    expect(await asked()).toBe(few);
    expect(few - own).toBeLessThanOrEqual(3);
    expect(await asked()).toBe(few);
  });

  it.each([
    ['a day that is none', 'from=2026-02-30'],
    ['a first day after the last', 'from=2026-03-02&until=2026-03-01'],
    ['more than a year', 'from=2024-01-01&until=2026-01-01'],
    ['a region that is none', 'region=MOON'],
    ['a course that is none', 'course=bim%20a'],
  ])('ADMIT-04 %s returns 400', async (_what, query) => {
    const { token } = await admissions();
    expect(await school.call('GET', `${OFFICE}?${query}`, { token })).toMatchObject({ status: 400 });
  });

  it('ADMIT-04 is refused to staff without admissions, learners and strangers', async () => {
    const finance = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const learner = await mintPerson(school);
    for (const path of [OFFICE, `${OFFICE}/csv`]) {
      expect(await school.call('GET', path, { token: finance.token })).toMatchObject({ status: 403 });
      expect(await school.call('GET', path, { token: learner.token })).toMatchObject({ status: 403 });
      expect(await school.call('GET', path)).toMatchObject({ status: 401 });
    }
  });
});
