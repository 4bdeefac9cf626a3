import { openDatabase } from '@plinth/api-server/db/database';
import { users } from '@plinth/api-server/db/schema/accounts';
import { orders, payments } from '@plinth/api-server/db/schema/admissions';
import { enrolments, productPrices } from '@plinth/api-server/db/schema/cohorts';
import { mails } from '@plinth/api-server/db/schema/operations';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncCatalogue } from '../src/catalogue/sync-catalogue.ts';
import { findScreenWriters } from './find-screen-writers.ts';
import { openTestDatabase } from './open-test-database.ts';
import { newHome, runSchool } from './run-school.ts';
import { typeVerbs } from './type-verbs.ts';

const SECRET = 'a secret of the tests, long enough to sign with';
const UNKNOWN = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8e99';

describe('the demonstration school and its money commands', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let handle: ReturnType<typeof openDatabase>;
  let home = '';
  const settings = () => ({
    DATABASE_URL: database.url,
    PLINTH_HOME: home,
    PLINTH_SECRET: SECRET,
    PORT: '4715',
    LOG_LEVEL: 'silent',
  });
  const school = typeVerbs(settings);
  const orderOf = async (emailId: string) => {
    const [order] = await handle.db.select().from(orders).where(eq(orders.emailId, emailId));
    if (!order) throw new Error(`${emailId} has no order`);
    const paid = await handle.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, order.orderId))
      .orderBy(payments.seq);
    return { ...order, payments: paid };
  };

  beforeAll(async () => {
    home = await newHome();
    database = await openTestDatabase();
    handle = openDatabase(database.url, 2, () => {});
    const { code, stderr } = await runSchool(['seed'], settings()).finished;
    expect(code, stderr).toBe(0);
  }, 240_000);
  afterAll(async () => {
    await handle?.close();
    await database?.drop();
  });

  it('PLAY-03 the seed fills only tables that the application itself writes, apart from six named ones', async () => {
    const counted = await handle.db.execute<{ name: string; rows: number }>(
      sql`select c.relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.relname),
          false, true, '')))[1]::text::int as rows
        from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    );
    const seeded = counted.rows.filter(({ rows }) => rows > 0).map(({ name }) => name);
    expect(seeded).toEqual(expect.arrayContaining(['evaluation_slots', 'user_jobs', 'lead_connections']));
    const written = await findScreenWriters();
    // Not counted: courses on sale are loaded at each start from the files of the site, which has an editor; the
    // database itself adds up credits and records what open pages are sent; the seed and the migrations record that the
    // school was planted and which schema it has.
    const others = [
      'products',
      'product_prices',
      'credit_totals',
      'live_events',
      'school_facts',
      'plinth_migrations',
    ];
    expect(seeded.filter((name) => !written.has(name) && !others.includes(name))).toEqual([]);
  });

  it('ENUM-45 ROLE-34 blocked@plinth.test is blocked because of a late instalment, and got one email about it', async () => {
    const [blocked] = await handle.db.select().from(users).where(eq(users.emailId, 'blocked@plinth.test'));
    const [place] = await handle.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.userId, blocked?.userId ?? ''));
    expect(place?.state).toBe('BLOCKED');
    const order = await orderOf('blocked@plinth.test');
    expect(order).toMatchObject({
      status: 'PAYMENT_ONGOING',
      userId: blocked?.userId,
      cohortId: place?.cohortId,
    });
    expect(order.payments.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    const told = await handle.db
      .select()
      .from(mails)
      .where(and(eq(mails.to, 'blocked@plinth.test'), eq(mails.template, 'instalment-late')));
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toContain('blocked');
  });

  it('PAY-04 syncing the catalogue restores a fee that differs from it, and changes nothing the second time', async () => {
    const inRupees = and(eq(productPrices.productId, 'BIM_A'), eq(productPrices.currency, 'INR'));
    const price = async () => (await handle.db.select().from(productPrices).where(inRupees))[0]?.listPrice;
    const fee = await price();
    await handle.db.update(productPrices).set({ listPrice: 100 }).where(inRupees);
    expect(await syncCatalogue(handle.db, new Date())).toBe(1);
    expect(await price()).toBe(fee);
    expect(await syncCatalogue(handle.db, new Date())).toBe(0);
  });

  it('ENUM-41 `school orders` lists and shows an order with its payments, and refuses wrong arguments', async () => {
    const listed = await school('orders', '--email', 'blocked@plinth.test');
    expect(listed.stdout).toContain('PAYMENT_ONGOING');
    const { orderId } = await orderOf('blocked@plinth.test');
    const shown = await school('orders', orderId);
    expect(shown.stdout).toContain('BLOCKED');
    expect(shown.stdout).toContain('CHARGE');
    expect((await school('orders', UNKNOWN)).code).toBe(1);
    expect((await school('orders', 'nonsense')).code).toBe(2);
    expect((await school('orders', '--status', 'PAID')).code).toBe(2);
    const give = (...args: string[]) => school('orders', orderId, '--extend', ...args);
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    expect((await give(soon)).code).toBe(2);
    expect((await give('2027-02-30', '--reason', 'Moved house')).code).toBe(2);
    expect((await give('2020-01-01', '--reason', 'Moved house')).code).toBe(1);
  });

  it('PAY-04 `school refund` records a partial refund once, even if typed twice, and refuses more than was paid', async () => {
    const { payments: paid } = await orderOf('applicant2@plinth.test');
    const [first] = paid;
    if (!first) throw new Error('nothing was paid');
    const part = ['refund', first.paymentId, '--amount', '2000', '--reason', 'Moved', '--key', 'T-1'];
    for (let time = 0; time < 2; time += 1) {
      const { code, stdout } = await school(...part);
      expect(code).toBe(0);
      expect(stdout).toContain('₹2,000 to applicant2@plinth.test, ₹8,000 left');
    }
    expect(
      (await school('refund', first.paymentId, '--amount', '9000', '--reason', 'Too much', '--key', 'T-2'))
        .code,
    ).toBe(1);
    expect((await school('refund', first.paymentId, '--amount', '10', '--reason', 'No key')).code).toBe(2);
    expect((await school('refund', first.paymentId)).code).toBe(2);
    expect((await school('refund')).stdout).toContain('No refund is on its way');
    expect((await school('refund', first.paymentId, '--reason', 'All of it')).stdout).toContain('₹0 left');
  });

  it('D-68 `school reconcile` exits with 0 when everything matches, and otherwise with 1 and a table', async () => {
    expect(await school('reconcile')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Everything matches.'),
    });
    const { orderId, payments: paid } = await orderOf('blocked@plinth.test');
    await handle.db
      .update(payments)
      .set({ amount: sql`${payments.amount} + 1` })
      .where(eq(payments.paymentId, paid[0]?.paymentId ?? ''));
    const report = await school('reconcile', '--days', '100');
    expect(report.code).toBe(1);
    expect(report.stdout).toContain('NOT_IN_LEDGER');
    expect(report.stdout).toContain(orderId);
    expect((await school('reconcile', '--days', '0')).code).toBe(2);
    await handle.db
      .update(payments)
      .set({ amount: sql`${payments.amount} - 1` })
      .where(eq(payments.paymentId, paid[0]?.paymentId ?? ''));
  });

  it('API-242 REF-01 `school referrals` lists who is owed a reward and records its payment once', async () => {
    expect((await school('referrals')).stdout).toMatch(/learner@plinth\.test\s+₹5,000/);
    expect((await school('referrals', 'learner@plinth.test')).code).toBe(2);
    const paid = await school('referrals', 'Learner@plinth.test', '--paid', 'NEFT-1');
    expect(paid.stdout).toContain('₹5,000 to learner@plinth.test, NEFT-1');
    expect((await school('referrals')).stdout).toContain('No reward is owed.');
    const again = await school('referrals', 'learner@plinth.test', '--paid', 'NEFT-2');
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing is owed') });
  });

  it('API-093 `school vouchers` creates a code once and lists it', async () => {
    const make = [
      'vouchers',
      'spring-27',
      '--currency',
      'inr',
      '--discount',
      '5000',
      '--uses',
      '20',
      '--until',
      '2027-06-30',
    ];
    expect((await school(...make)).stdout).toContain('SPRING-27 takes off ₹5,000');
    expect((await school(...make)).code).toBe(1);
    expect((await school('vouchers')).stdout).toMatch(
      /SPRING-27 +₹5,000 +every product +0 of 20 +1 +2027-06-30/,
    );
    expect((await school('vouchers', 'x', '--currency', 'INR', '--discount', '5')).code).toBe(2);
    expect((await school('vouchers', 'ABC', '--currency', 'EUR', '--discount', '5')).code).toBe(2);
    expect(
      (await school('vouchers', 'ABC', '--currency', 'INR', '--discount', '5', '--until', '2027-02-30')).code,
    ).toBe(2);
  });

  it('API-094 `school flagged` lists payments waiting for a decision and records the decision', async () => {
    expect((await school('flagged')).stdout).toContain('No payment is waiting');
    const { payments: paid } = await orderOf('applicant2@plinth.test');
    const [{ paymentId = '' } = {}] = paid;
    expect((await school('flagged', paymentId, '--accept')).code).toBe(1);
    expect((await school('flagged', paymentId)).code).toBe(2);
    expect((await school('flagged', '--accept')).code).toBe(2);
    const [flagged] = await handle.db
      .insert(payments)
      .values({
        orderId: (await orderOf('blocked@plinth.test')).orderId,
        seq: 3,
        paymentType: 'FULL_PAYMENT',
        method: 'CARD',
        provider: 'sandbox',
        amount: 100,
        currency: 'INR',
        status: 'FLAGGED',
        failureReason: 'Another amount.',
        receivedAmount: 90,
        receivedCurrency: 'INR',
        createdAt: new Date(),
      })
      .returning();
    expect((await school('flagged')).stdout).toContain('0.90 INR');
    expect((await school('reconcile')).code).toBe(1);
    expect((await school('flagged', flagged?.paymentId ?? '', '--return', 'Not ours')).stdout).toContain(
      'Given back',
    );
    expect((await school('reconcile')).code).toBe(0);
  });

  it('ENUM-41 `school orders --cancel` cancels an order and its enrolment', async () => {
    const { orderId } = await orderOf('blocked@plinth.test');
    expect((await school('orders', orderId, '--cancel', 'Asked for it')).stdout).toContain('Cancelled');
    const after = await orderOf('blocked@plinth.test');
    expect(after.status).toBe('CANCELLED');
    const open = await handle.db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.userId, after.userId ?? ''), ne(enrolments.state, 'CANCELLED')));
    expect(open).toEqual([]);
  });
});
