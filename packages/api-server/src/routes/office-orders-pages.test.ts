import type { OfficeOrder } from '@plinth/domain/orders/office-order';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();
const ORDERS = 130;
/** One of the list's statements finds the caller. */
const SESSION = 1;

let token: string;
let all: OfficeOrder[];
beforeAll(async () => {
  const { userId, token: own } = await mintPerson(school, { staffRoles: ['FINANCE'] });
  token = own;
  const { orderId } = await mintOrder(school);
  // Running and ended plans, many due on one day, some paid in full or with an unpaid first instalment; a few without
  // a seat.
  const { db } = school.deps;
  await db.execute(sql`
    insert into orders (order_id, token_hash, user_id, email_id, product_id, currency, status, list_price, booking_amount, created_at)
    select gen_random_uuid(), 'page ' || n, case when n % 13 = 0 then ${userId}::uuid end, 'payer' || n || '@pages.test', product_id,
      currency, (array['PAYMENT_ONGOING', 'PLAN_CREATED', 'PAYMENT_ONGOING', 'PAYMENT_COMPLETED', 'CANCELLED'])[1 + n % 5],
      list_price, booking_amount, created_at - (n / 3) * interval '1 day'
    from orders, generate_series(1, ${ORDERS}) n where order_id = ${orderId}`);
  await db.execute(sql`
    insert into order_instalments (order_id, seq, payment_type, label, amount, due_date)
    select order_id, seq, 'DOWN_PAYMENT', 'Part ' || seq, 1000,
      ${school.now()}::timestamptz + (length(token_hash) + get_byte(uuid_send(order_id), 15) % 5 - 10) * seq * interval '1 day'
    from orders, generate_series(1, 2) seq where token_hash like 'page %'`);
  await db.execute(sql`
    insert into payments (payment_id, order_id, seq, payment_type, method, provider, amount, currency, status, created_at)
    select gen_random_uuid(), order_id, seq, payment_type, 'CARD', 'sandbox', amount, 'INR',
      case when get_byte(uuid_send(order_id), 13) % 5 = 0 then 'FAILED' else 'SUCCEEDED' end, ${school.now()}::timestamptz
    from order_instalments join orders using (order_id)
    where token_hash like 'page %' and (seq = 1 or get_byte(uuid_send(order_id), 14) % 6 = 0)`);
  all = (await everyPage('')).orders;
});

const pageOf = async (query: string, pageNo: number) =>
  (await school.call('GET', `/v1/office/orders?search=pages.test&pageNo=${pageNo}${query}`, { token }))
    .body as { orders: OfficeOrder[]; total: number };

async function everyPage(query: string) {
  const orders: OfficeOrder[] = [];
  for (let pageNo = 0; ; pageNo += 1) {
    const page = await pageOf(query, pageNo);
    if (page.orders.length === 0) return { orders, total: page.total };
    orders.push(...page.orders);
  }
}

const sign = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byNextDue = (direction: 1 | -1) => (a: OfficeOrder, b: OfficeOrder) =>
  a.nextDueOn !== null && b.nextDueOn !== null
    ? direction * (sign(a.nextDueOn, b.nextDueOn) || sign(a.orderId, b.orderId))
    : Number(a.nextDueOn === null) - Number(b.nextDueOn === null) || direction * sign(a.orderId, b.orderId);
const byCreation = (a: OfficeOrder, b: OfficeOrder) =>
  sign(b.createdAt, a.createdAt) || sign(b.orderId, a.orderId);
const idsOf = (orders: readonly OfficeOrder[]) => orders.map(({ orderId }) => orderId);

describe('the pages of the orders', () => {
  it('FINANCE-01 list each order once by its next due date, those due together by their id and those without one last', async () => {
    expect(all).toHaveLength(ORDERS);
    expect(all.some(({ status, nextDueOn }) => status === 'PAYMENT_ONGOING' && !nextDueOn)).toBe(true);
    for (const [sortDirection, direction] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const sorted = await everyPage(`&sortBy=nextDueOn&sortDirection=${sortDirection}`);
      expect(sorted.total).toBe(ORDERS);
      expect(idsOf(sorted.orders)).toEqual(idsOf(all.toSorted(byNextDue(direction))));
    }
  });

  it('FINANCE-01 list those with a need and their number in one pass, in both orders and beyond the last page', async () => {
    for (const need of ['LATE', 'UNSEATED'] as const) {
      const needy = all.filter(({ needs }) => needs.includes(need)).toSorted(byCreation);
      expect(needy.length).toBeGreaterThan(0);
      expect(await everyPage(`&need=${need}`)).toEqual({ orders: needy, total: needy.length });
      const sorted = await everyPage(`&need=${need}&sortBy=nextDueOn&sortDirection=asc`);
      expect(idsOf(sorted.orders)).toEqual(idsOf(needy.toSorted(byNextDue(1))));
      expect(await pageOf(`&need=${need}`, 9)).toEqual({ orders: [], total: needy.length });
      expect(await school.countQueries(() => pageOf(`&need=${need}`, 0))).toBe(SESSION + 2);
    }
  });
});
