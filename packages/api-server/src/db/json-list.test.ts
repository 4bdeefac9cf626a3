import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { jsonList } from './json-list.ts';
import { orderInstalments, orders, payments } from './schema/admissions.ts';

const school = openTestSchool();
const { seq, amount, dueDate, extendedAt, label } = orderInstalments;
const rows = { seq, amount, dueDate, extendedAt, label };

it('nested rows come back exactly as a select of their own returns them, and as an empty list when there are none', async () => {
  const { orderId } = await mintOrder(school);
  const { db } = school.deps;
  const isOf = eq(orderInstalments.orderId, orders.orderId);
  const [found] = await db
    .select({
      instalments: jsonList(rows, { from: orderInstalments, where: isOf, orderBy: [seq] }),
      attempts: jsonList(
        { paymentId: payments.paymentId },
        { from: payments, where: eq(payments.orderId, orders.orderId), orderBy: [payments.createdAt] },
      ),
    })
    .from(orders)
    .where(eq(orders.orderId, orderId));
  const alone = await db
    .select(rows)
    .from(orderInstalments)
    .where(eq(orderInstalments.orderId, orderId))
    .orderBy(asc(seq));
  expect(alone.length).toBeGreaterThan(1);
  expect(found).toEqual({ instalments: alone, attempts: [] });
});
