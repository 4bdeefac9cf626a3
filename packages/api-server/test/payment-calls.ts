import { eq } from 'drizzle-orm';
import { ledgerEntries, orders, payments } from '../src/db/schema/admissions.ts';
import { enrolments } from '../src/db/schema/cohorts.ts';
import type { TestSchool } from './open-test-school.ts';

export const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';
export const UNKNOWN_TOKEN = 'A'.repeat(43);
export const DAY_MS = 86_400_000;

/** Calls of a payer, and the rows they write. */
export function paymentCalls(school: TestSchool) {
  const choose = (orderToken: string, planType: string, key?: string) =>
    school.call('POST', '/api/v1/public/payment-plan', {
      body: { orderToken, planType },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const publicOrder = async (orderToken: string) =>
    (await school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`)).body.order;
  const rowsOf = async (orderId: string) => {
    const { db } = school.deps;
    const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
    return {
      order,
      attempts: await db
        .select()
        .from(payments)
        .where(eq(payments.orderId, orderId))
        .orderBy(payments.createdAt),
      ledger: await db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId)),
      places: order?.userId
        ? await db.select().from(enrolments).where(eq(enrolments.userId, order.userId))
        : [],
    };
  };

  return { choose, publicOrder, rowsOf };
}
