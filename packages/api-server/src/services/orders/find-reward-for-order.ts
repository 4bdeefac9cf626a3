import { isOrderClosed } from '@plinth/domain/orders/order-transitions';
import { and, eq, gte, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { users } from '../../db/schema/accounts.ts';
import { vouchers, voucherUses } from '../../db/schema/admissions.ts';
import { openAccesses } from '../../db/schema/open-lms.ts';
import type { Deps } from '../../deps.ts';
import type { LoadedOrder } from './load-orders.ts';
import { isWithEmiPartner, statusOf, voucherOf } from './order-facts.ts';

/**
 * Returns the open course's reward of an order's payer, and what it would take off this order in minor units, while it
 * can be applied to it and no code is on it.
 */
export async function findRewardForOrder({ db, now: clock }: Pick<Deps, 'db' | 'now'>, order: LoadedOrder) {
  const now = clock();
  const isSettled = order.attempts.some(({ status }) => status === 'SUCCEEDED');
  if (order.voucherCode || isSettled || isWithEmiPartner(order) || isOrderClosed(statusOf(order, now)))
    return null;
  const { emailId, userId, productId, currency } = order;
  const isPayer = eq(users.userId, accountByAddress(emailId));
  const [reward] = await db
    .select({ code: vouchers.code, discount: vouchers.discount })
    .from(openAccesses)
    .innerJoin(users, eq(users.userId, openAccesses.userId))
    .innerJoin(vouchers, eq(vouchers.code, openAccesses.voucherCode))
    .leftJoin(voucherUses, eq(voucherUses.code, vouchers.code))
    .where(
      and(
        userId
          ? or(eq(users.userId, userId), and(isPayer, isNotNull(users.emailVerifiedAt)))
          : and(isPayer, isNotNull(users.emailVerifiedAt)),
        eq(vouchers.currency, currency),
        or(isNull(vouchers.productId), eq(vouchers.productId, productId)),
        or(isNull(vouchers.expiresAt), gte(vouchers.expiresAt, now)),
        isNull(vouchers.endedAt),
        isNull(voucherUses.code),
        ne(vouchers.discount, 0),
      ),
    )
    .limit(1);
  if (!reward) return null;
  const { code, discount } = reward;
  return voucherOf({ ...order, voucherCode: code, voucherDiscount: discount }, now);
}
