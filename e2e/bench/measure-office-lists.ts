/// <reference lib="dom" />
import pg from 'pg';
import { atMost } from './at-most.ts';
import type { Bench, Measure, Row } from './bar.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { count, median, millis, percentile } from './figures.ts';
import { openBrowser } from './open-browser.ts';
import { readApi } from './read-api.ts';
import { seededLearner } from './seeded-learner.ts';
import { sessionCookies } from './session-cookies.ts';
import { signIn } from './sign-in.ts';

const ROWS = 100_000;
const LEARNERS = 500;
const ROUNDS = 5;
const LIST_MS = 200;
const COHORT_MS = 1_000;
const KEEPING_MS = 60_000;

/** A name of two syllables per part, derived from a row's number `i`; some fifty people share each. */
const NAME = `(array['Aa','Be','Chi','Di','Ela','Fa','Gu','Hari','Ina','Jo'])[1 + i % 10]
  || (array['ra','la','man','vi','tesh'])[1 + (i / 10) % 5]`;
const SURNAME = `(array['Test','Sample','Probe','Trial','Muster'])[1 + (i / 50) % 5]
  || (array['son','kar','wala','ovic'])[1 + (i / 250) % 4]`;

/**
 * Creates a hundred thousand rows for each office list that grows with the school, and a cohort of the learner's course
 * for 500 of the people. Dates are a minute apart, and one order in twenty waits for its second instalment. The
 * enrolments are in cohorts other people learnt in, so that no clock acts on them.
 */
async function mintSchool(client: pg.Client, cohortId: string): Promise<void> {
  const steps = [
    `insert into users (user_id, email_id, phone, user_hash, created_at)
      select gen_random_uuid(), 'person' || i || '@bench.test', '+9190' || lpad(i::text, 8, '0'), 'bench' || i,
        now() - i * interval '1 minute'
      from generate_series(1, ${ROWS}) i`,
    `insert into user_profiles (user_id, first_name, last_name, updated_at)
      select user_id, ${NAME}, ${SURNAME}, now()
      from (select user_id, substr(user_hash, 6)::int as i from users where email_id like '%@bench.test') u`,
    `insert into prospects (prospect_id, name, source, campaign, region, state, touches, last_touch_at, words, created_at)
      select gen_random_uuid(), ${NAME} || ' ' || ${SURNAME}, 'LEAD', 'campaign-' || i % 20, 'INDIA',
        (array['NEW','NEW','NEW','CLOSED'])[1 + i % 4], 1, now() - i * interval '1 minute',
        lower(${NAME} || ' ' || ${SURNAME} || ' person' || i || '@bench.test'), now()
      from generate_series(1, ${ROWS}) i`,
    `insert into orders (order_id, token_hash, user_id, email_id, first_name, last_name, product_id, cohort_id, currency, status,
        list_price, booking_amount, plan_type, created_at)
      select gen_random_uuid(), 'bench' || i, u.user_id, u.email_id, ${NAME}, ${SURNAME}, o.product_id, '${cohortId}', 'INR',
        case i % 20 when 0 then 'PAYMENT_ONGOING' when 1 then 'PLAN_CREATED' else 'PAYMENT_COMPLETED' end, 12000000, 1000000, o.plan_type,
        now() - i * interval '1 minute'
      from (select user_id, email_id, substr(user_hash, 6)::int as i from users where email_id like '%@bench.test') u,
        (select product_id, plan_type from orders where plan_type is not null limit 1) o`,
    `insert into order_instalments (order_id, seq, payment_type, label, amount, due_date)
      select order_id, seq, case seq when 1 then 'DOWN_PAYMENT' else 'FIRST_INSTALLMENT' end,
        'Instalment ' || seq, 1000000 * seq, created_at + seq * interval '30 days'
      from orders, generate_series(1, 2) seq where token_hash like 'bench%'`,
    `insert into payments (payment_id, order_id, seq, payment_type, method, provider, amount, currency, status, paid_at, created_at)
      select gen_random_uuid(), i.order_id, i.seq, i.payment_type, p.method, p.provider, i.amount, 'INR', 'SUCCEEDED',
        i.due_date, now()
      from order_instalments i join orders o using (order_id), (select method, provider from payments limit 1) p
      where o.token_hash like 'bench%'
        and (o.status = 'PAYMENT_COMPLETED' or o.status = 'PAYMENT_ONGOING' and i.seq = 1)`,
    `insert into enrolments (enrolment_id, cohort_id, user_id, state, enrolled_at)
      select gen_random_uuid(), '${cohortId}', user_id, 'ONGOING', now() from users
      where email_id like '%@bench.test' order by created_at desc limit ${LEARNERS}`,
    `insert into applications (application_id, deal_token_hash, product_id, email_id, first_name, last_name, form_data,
        source, status, currency, created_at)
      select gen_random_uuid(), 'bench' || i, a.product_id, 'person' || i || '@bench.test', ${NAME}, ${SURNAME}, '{}',
        a.source, case when i % 10 = 0 then 'APPLICATION_FILLED' else 'EXPIRED' end, 'INR', now() - i * interval '1 minute'
      from generate_series(1, ${ROWS}) i, (select product_id, source from applications limit 1) a`,
    `insert into enrolments (enrolment_id, cohort_id, user_id, state, enrolled_at)
      select gen_random_uuid(), c.cohort_ids[1 + i % cardinality(c.cohort_ids)], u.user_id,
        case when i % 10 = 0 then 'CANCELLED' else 'TRANSFERRED' end, now() - i * interval '1 minute'
      from (select user_id, substr(user_hash, 6)::int as i from users where email_id like '%@bench.test') u,
        (select array_agg(cohort_id) as cohort_ids from cohorts where cohort_id <> '${cohortId}') c`,
    `insert into audit_entries (audit_id, actor_id, subject_id, action, details, source, created_at)
      select gen_random_uuid(), o.user_id, u.user_id, (array['staff.roles','people.note','enrolments.move'])[1 + i % 3], '{}',
        (array['OFFICE','COMMAND'])[1 + i % 2], now() - i * interval '1 minute'
      from (select user_id, substr(user_hash, 6)::int as i from users where email_id like '%@bench.test') u,
        (select user_id from users where email_id = 'owner@plinth.test') o`,
    `insert into vouchers (code, currency, discount, max_uses, uses_per_person, created_at)
      select 'BENCH' || i, 'INR', 100000, 1 + i % 3, 1, now() - i * interval '1 minute'
      from generate_series(1, ${ROWS}) i`,
    `insert into placement_messages (message_id, cohort_id, user_id, message, fingerprint, created_at, answer, settled_at)
      select gen_random_uuid(), '${cohortId}', u.user_id, 'When does the next round begin?', 'bench' || i,
        now() - i * interval '1 minute', case when i % 10 > 0 then 'On Monday.' end, case when i % 10 > 0 then now() end
      from (select user_id, substr(user_hash, 6)::int as i from users where email_id like '%@bench.test') u`,
    'vacuum analyze',
  ];
  for (const step of steps) await client.query(step);
}

/** What staff request of a list: its first page, a filter, a search, another sort order, a page far down. */
const LISTS = {
  people: [
    '/v1/office/people',
    '/v1/office/people?search=elaman',
    '/v1/office/people?search=muster%20hari',
    '/v1/office/people?search=person99',
    '/v1/office/people?kind=LEARNER&sortBy=createdAt&sortDirection=desc',
    '/v1/office/people?state=ONGOING',
    '/v1/office/people?pageNo=2500',
  ],
  prospects: [
    '/v1/office/prospects',
    '/v1/office/prospects?search=elaman',
    '/v1/office/prospects?search=person99',
    '/v1/office/prospects?state=CLOSED',
    '/v1/office/prospects?campaign=campaign-7',
    '/v1/office/prospects?sortBy=name&sortDirection=asc',
    '/v1/office/prospects?pageNo=1500',
  ],
  orders: [
    '/v1/office/orders',
    '/v1/office/orders?search=elaman',
    '/v1/office/orders?search=person99',
    '/v1/office/orders?status=PAYMENT_COMPLETED',
    '/v1/office/orders?need=LATE',
    '/v1/office/orders?sortBy=name&sortDirection=asc',
    '/v1/office/orders?sortBy=nextDueOn&sortDirection=asc',
    '/v1/office/orders?pageNo=2500',
  ],
  applications: [
    '/v1/office/applications',
    '/v1/office/applications?search=elaman',
    '/v1/office/applications?search=person99',
    '/v1/office/applications?status=APPLICATION_FILLED',
    '/v1/office/applications?sortBy=name&sortDirection=asc',
    '/v1/office/applications?pageNo=2500',
  ],
  places: [
    '/v1/office/enrolments',
    '/v1/office/enrolments?search=elaman',
    '/v1/office/enrolments?state=CANCELLED',
    '/v1/office/enrolments?sortBy=name&sortDirection=asc',
    '/v1/office/enrolments?pageNo=2500',
  ],
  'entries of the audit log': [
    '/v1/office/audit-entries',
    '/v1/office/audit-entries?search=enrolments.move',
    '/v1/office/audit-entries?search=person99',
    '/v1/office/audit-entries?source=COMMAND',
    '/v1/office/audit-entries?pageNo=2500',
  ],
  vouchers: [
    '/v1/office/vouchers',
    '/v1/office/vouchers?search=bench99',
    '/v1/office/vouchers?state=OPEN',
    '/v1/office/vouchers?sortBy=uses&sortDirection=desc',
    '/v1/office/vouchers?pageNo=2500',
  ],
  'messages about placement': [
    '/v1/office/placement-messages',
    '/v1/office/placement-messages?search=elaman',
    '/v1/office/placement-messages?state=OPEN',
    '/v1/office/placement-messages?sortBy=name&sortDirection=asc',
    '/v1/office/placement-messages?pageNo=2500',
  ],
} as const;

/** The longest time of each path, slowest first. */
function slowestOf(taken: readonly { path: string; ms: number }[]): { path: string; ms: number }[] {
  const longest = new Map<string, number>();
  for (const { path, ms } of taken) longest.set(path, Math.max(ms, longest.get(path) ?? 0));
  return [...longest].map(([path, ms]) => ({ path, ms })).sort((a, b) => b.ms - a.ms);
}

/** P-14: the lists of the office at 100,000 rows each, and a cohort of 500 opened in the browser. */
async function measure({ school, note }: Bench): Promise<Row[]> {
  const running = await school();
  const { origin } = running;
  const { cohortId } = await seededLearner(running);
  const token = await signIn(origin, 'owner@plinth.test');
  if (!token) throw new Error('the seeded owner cannot sign in');
  note(`${count(ROWS)} of each: ${Object.keys(LISTS).join(', ')}`);
  const client = new pg.Client({ connectionString: (await embeddedDatabase(running.home)).url });
  await client.connect();
  await mintSchool(client, cohortId).finally(() => client.end());
  const rows: Row[] = [];
  for (const [list, paths] of Object.entries(LISTS)) {
    const taken: { path: string; ms: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const path of paths) {
        const began = performance.now();
        await readApi(origin, token, path);
        taken.push({ path, ms: performance.now() - began });
      }
    const p95 = percentile(
      taken.map(({ ms }) => ms),
      0.95,
    );
    note(`${list}: p95 ${millis(p95)}`);
    for (const { path, ms } of slowestOf(taken).filter((one) => one.ms > LIST_MS))
      note(`  ${path} took up to ${millis(ms)}`);
    const what = `${count(ROWS)} ${list}: filtered, sorted and paged, p95`;
    rows.push(atMost('P-14', what, { figure: p95, limit: LIST_MS, print: millis }));
  }
  note(`a cohort of ${LEARNERS}`);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1520, height: 900 } });
    await context.addCookies(sessionCookies(origin, token));
    const page = await context.newPage();
    // Done once by a browser after its first page of the school: it stores the app for reading offline.
    await page.goto(`${origin}/office`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: KEEPING_MS,
    });
    for (const tab of ['groups', 'health'] as const) {
      const opened: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const began = performance.now();
        await page.goto(`${origin}/office/cohorts/${cohortId}/${tab}`);
        await page.getByRole('table').or(page.getByRole('checkbox')).first().waitFor();
        opened.push(performance.now() - began);
      }
      const what = `a cohort of ${LEARNERS}, ${tab}, opened by its address: p50`;
      rows.push(atMost('P-14', what, { figure: median(opened), limit: COHORT_MS, print: millis }));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

export const officeLists: Measure = { bars: ['P-14'], measure };
