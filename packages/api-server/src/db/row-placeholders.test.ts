import { eq, getTableColumns, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { preparedOnce } from './prepared-once.ts';
import { rowPlaceholders, rowValues } from './row-placeholders.ts';
import { orders } from './schema/admissions.ts';

const school = openTestSchool();

it('a row that fills a prepared statement is stored as the builder itself stores it, times, JSON and nulls alike', async () => {
  const { db } = school.deps;
  // All but what PostgreSQL generates from the others.
  const { foldedWords: _, ...columns } = getTableColumns(orders);
  const read = async (orderId: string) => {
    const [found] = await db.select(columns).from(orders).where(eq(orders.orderId, orderId));
    if (!found) throw new Error('the order is missing');
    return found;
  };
  const { orderId } = await mintOrder(school);
  const row = await read(orderId);
  const write = async (filled: typeof row) => {
    const names = rowPlaceholders('order', filled);
    const insert = preparedOnce(db, 'a-row', () => db.insert(orders).values(names));
    await insert.execute(rowValues('order', orders, filled));
    return read(filled.orderId);
  };
  const first = { ...row, orderId: crypto.randomUUID(), tokenHash: 'first', applicationId: null };
  const filled = { planDiscountDeadLine: school.deps.now(), billingAddress: { city: 'Pune' } };
  const second = { ...first, ...filled, orderId: crypto.randomUUID(), tokenHash: 'second' };
  const third = { ...second, planDiscountDeadLine: null, billingAddress: null };
  expect(await write(first)).toEqual(first);
  expect(await write(second)).toEqual(second);
  const bare = { ...third, orderId: crypto.randomUUID(), tokenHash: 'third' };
  expect(await write(bare)).toEqual(bare);
  const [missing] = await db
    .select({ isNull: isNull(orders.billingAddress).mapWith(Boolean) })
    .from(orders)
    .where(eq(orders.orderId, bare.orderId));
  expect(missing).toEqual({ isNull: true });
});
