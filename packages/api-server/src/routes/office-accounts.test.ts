import { randomUUID } from 'node:crypto';
import type { Accounts } from '@plinth/domain/accounts/accounts';
import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { monthIn } from '@plinth/domain/dates/month-in';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { ledgerEntries, orderInstalments } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { refundPayment } from '../services/payments/refund-payment.ts';

const school = openTestSchool({
  SCHOOL_TAXES: {
    INR: [
      { name: 'CGST', rate: 900 },
      { name: 'SGST', rate: 900 },
    ],
  },
});
const OFFICE = '/v1/office/accounts';
const DAY_MS = 86_400_000;
const finance = () => mintPerson(school, { staffRoles: ['FINANCE'] });
const read = async (token: string, query = '') =>
  (await school.call('GET', `${OFFICE}?${query}`, { token })).body as Accounts;
const refund = (paymentId: string, amount: number) =>
  refundPayment(school.deps, COMMAND, {
    paymentId,
    amount,
    reason: 'Moved to a later batch',
    idempotencyKey: randomUUID(),
  });

/** The rows of a CSV file keyed by column titles; none of these tables has a comma in its cells. */
async function tableOf(token: string, name: string, query = '') {
  const file = await school.call('GET', `${OFFICE}/${name}/csv?${query}`, { token });
  expect(file.status).toBe(200);
  const [head = '', ...rows] = String(file.body).trim().split('\r\n');
  const titles = head.split(',');
  return rows.map((row) =>
    Object.fromEntries(row.split(',').map((cell, column) => [titles[column] ?? '', cell])),
  );
}
const cents = (cell: string | undefined) => Math.round(Number(cell) * 100);
const sumBy = (rows: readonly Record<string, string>[], column: string) => {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[row.currency ?? ''] = (sums[row.currency ?? ''] ?? 0) + cents(row[column]);
  return sums;
};

/** Two orders being paid in two currencies, one of them partly refunded in two months. */
async function mintMoney() {
  const rupees = await mintOrder(school);
  const { paymentId } = await pay(school, rupees.orderToken);
  const dollars = await mintOrder(school, {
    currency: 'USD',
    amount: 120_000,
    scholarship: 0,
    planDiscount: 0,
  });
  await pay(school, dollars.orderToken);
  await refund(paymentId, 333_333);
  school.advance(40 * DAY_MS);
  await refund(paymentId, 333_333);
  return { rupees, dollars };
}

describe('the accounts of the school', () => {
  it('FINANCE-02 the exports add up to the ledger, separately for each currency', async () => {
    await mintMoney();
    const { token, userId } = await finance();
    const rows = await school.deps.db.select().from(ledgerEntries);
    const ledger: Record<string, number> = {};
    for (const { currency, amount } of rows) ledger[currency] = (ledger[currency] ?? 0) + amount;
    expect(Object.keys(ledger).sort()).toEqual(['INR', 'USD']);

    const [revenue, refunds, taxes, entries] = [
      await tableOf(token, 'revenue'),
      await tableOf(token, 'refunds'),
      await tableOf(token, 'taxes'),
      await tableOf(token, 'ledger'),
    ];
    expect(sumBy(revenue, 'net')).toEqual(ledger);
    expect(sumBy(entries, 'amount')).toEqual(ledger);
    expect(entries).toHaveLength(rows.length);
    const given = rows.filter(({ kind }) => kind !== 'CHARGE').reduce((sum, one) => sum + one.amount, 0);
    expect(sumBy(refunds, 'net')).toEqual({ INR: given });
    for (const entry of entries)
      expect(cents(entry['without taxes']) + cents(entry.taxes)).toBe(cents(entry.amount));
    expect(sumBy(taxes, 'tax amount').INR).toBe(sumBy(entries, 'taxes').INR);
    expect(sumBy(entries, 'taxes').USD).toBe(0);

    const shown = await read(token);
    for (const { currency, net, charged, refunded } of shown.revenueTotals) {
      expect(net).toBe(ledger[currency]);
      expect(charged + refunded).toBe(net);
    }
    expect(shown.taxTotals).toEqual([{ currency: 'INR', amount: sumBy(taxes, 'tax amount').INR }]);
    const actions = await school.deps.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, userId))
      .orderBy(asc(auditEntries.createdAt));
    expect(actions.map(({ action }) => action)).toEqual(
      ['revenue', 'refunds', 'taxes', 'ledger'].map((table) => `accounts-${table}.exported`),
    );
  });

  it("FINANCE-02 months are those of the school's time zone, and only the requested months, course and currency count", async () => {
    await mintMoney();
    const { token } = await finance();
    const month = monthIn('Asia/Kolkata', school.now().toISOString());
    const all = await read(token);
    expect(all).toMatchObject({ zone: 'Asia/Kolkata', until: month });
    expect(new Set(all.revenue.map((row) => row.month)).size).toBeGreaterThan(1);
    const now = await read(token, `from=${month}&until=${month}&currency=INR&productId=BIM_A`);
    expect(now.revenue.every((row) => row.month === month && row.currency === 'INR')).toBe(true);
    expect(now.revenue.length).toBe(1);
    expect((await read(token, 'productId=BIM_SP')).revenue).toEqual([]);
    expect(await school.call('GET', `${OFFICE}?from=2026-12&until=2026-01`, { token })).toMatchObject({
      status: 400,
    });
    expect(await school.call('GET', `${OFFICE}?from=2010-01`, { token })).toMatchObject({ status: 400 });
    expect(await school.call('GET', `${OFFICE}/profit/csv`, { token })).toMatchObject({ status: 400 });
  });

  it('FINANCE-02 receivables are grouped by age, and the exported file adds up to the same amount', async () => {
    const { token } = await finance();
    const before = await read(token, 'currency=INR');
    const order = await mintOrder(school);
    await pay(school, order.orderToken);
    const owed = await school.deps.db
      .select()
      .from(orderInstalments)
      .where(eq(orderInstalments.orderId, order.orderId))
      .orderBy(asc(orderInstalments.seq));
    const [next] = owed.slice(1);
    if (!next) throw new Error('nothing is owed');
    const dueDate = new Date(school.now().getTime() - 45 * DAY_MS);
    await school.deps.db
      .update(orderInstalments)
      .set({ dueDate })
      .where(eq(orderInstalments.orderId, order.orderId));
    const after = await read(token, 'currency=INR');
    const amountOf = (accounts: Accounts, age: string) =>
      accounts.receivables[0]?.ages.find((one) => one.age === age)?.amount ?? 0;
    const unpaid = owed.slice(1).reduce((sum, { amount }) => sum + amount, 0);
    expect(amountOf(after, 'DAYS_31_60') - amountOf(before, 'DAYS_31_60')).toBe(unpaid);
    const rows = await tableOf(token, 'receivables', 'currency=INR');
    expect(sumBy(rows, 'amount').INR).toBe(after.receivables[0]?.amount);
    expect(rows.filter((row) => row.order === order.orderId)).toMatchObject([
      {
        due: calendarDateIn(DEFAULT_TIMEZONE, dueDate.toISOString()),
        age: 'DAYS_31_60',
        'days overdue': '45',
        currency: 'INR',
      },
    ]);
  });

  it('FINANCE-02 ADOPT-04 what a payer owes who waits for a seat is owed and not overdue, whatever its due date', async () => {
    const { token } = await finance();
    const order = await mintOrder(school);
    await pay(school, order.orderToken);
    const { db } = school.deps;
    const dueDate = new Date(school.now().getTime() - 45 * DAY_MS);
    await db.update(orderInstalments).set({ dueDate }).where(eq(orderInstalments.orderId, order.orderId));
    await db
      .update(enrolments)
      .set({ state: 'WAITING' })
      .where(eq(enrolments.cohortId, order.cohort.cohortId));
    const rows = await tableOf(token, 'receivables', 'currency=INR');
    expect(rows.filter((row) => row.order === order.orderId)).toMatchObject([
      { age: 'NOT_DUE', 'days overdue': '0' },
    ]);
    expect(sumBy(rows, 'amount').INR).toBe((await read(token, 'currency=INR')).receivables[0]?.amount);
  });

  it('OFFICE-02 are for finance only', async () => {
    const { token } = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    expect(await school.call('GET', OFFICE, { token })).toMatchObject({ status: 403 });
    expect(await school.call('GET', `${OFFICE}/ledger/csv`, { token })).toMatchObject({ status: 403 });
  });
});
