import type { PersonOrder } from '@plinth/domain/people/person-sections';
import { desc, eq, or, sql, sum } from 'drizzle-orm';
import { callerMay } from '../../api/caller-may.ts';
import type { Caller } from '../../api/context.ts';
import { userAddresses } from '../../db/schema/accounts.ts';
import { ledgerEntries, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import type { PersonPage } from './person-page.ts';
import { requirePerson } from './require-person.ts';

/** Lists orders of a person or of one of their addresses, latest first. Amounts only for staff who may see money. */
export async function listOrders(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'staffRoles' | 'key'>,
  { userId, pageNo }: PersonPage,
): Promise<{ orders: PersonOrder[]; total: number }> {
  const { emailId } = await requirePerson(db, userId);
  const further = db
    .select({ emailId: userAddresses.emailId })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId));
  const where = or(
    eq(orders.userId, userId),
    eq(orders.emailId, emailId),
    eq(orders.emailId, sql`any(array${further})`),
  );
  const { limit, offset } = pageOf(pageNo);
  const [rows, total] = await Promise.all([
    db
      .select({
        orderId: orders.orderId,
        productId: orders.productId,
        status: orders.status,
        createdAt: orders.createdAt,
        currency: orders.currency,
        listPrice: orders.listPrice,
        scholarship: orders.scholarship,
        planDiscount: orders.planDiscount,
        voucherDiscount: orders.voucherDiscount,
        paid: sum(ledgerEntries.amount).mapWith(Number),
      })
      .from(orders)
      .leftJoin(ledgerEntries, eq(ledgerEntries.orderId, orders.orderId))
      .where(where)
      .groupBy(orders.orderId)
      .orderBy(desc(orders.createdAt), desc(orders.orderId))
      .limit(limit)
      .offset(offset),
    db.$count(orders, where),
  ]);
  const seesMoney = callerMay(caller, 'money.read');
  return {
    orders: rows.map(({ orderId, productId, status, createdAt, currency, paid, ...price }) => ({
      orderId,
      productId,
      status,
      createdAt: createdAt.toISOString(),
      money: seesMoney
        ? {
            currency,
            // A code may be worth more than what the other reductions leave of the price.
            price: Math.max(
              0,
              price.listPrice - price.scholarship - price.planDiscount - price.voucherDiscount,
            ),
            paid: paid ?? 0,
          }
        : null,
    })),
    total,
  };
}
