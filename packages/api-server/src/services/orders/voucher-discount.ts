import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Currency } from '@plinth/domain/money/currency';
import { voucherWorth } from '@plinth/domain/orders/voucher-worth';
import { and, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { freeVoucherSlot } from '../../db/queries/orders/free-voucher-slot.ts';
import { vouchers, voucherUses } from '../../db/schema/admissions.ts';
import { refuse } from '../refusal.ts';
import { isForeignVoucher } from './is-foreign-voucher.ts';

/** One text for unknown, expired, used-up and other learners' codes, so that guessing cannot distinguish them. */
export const VOUCHER_REFUSED = 'This code is not valid for this course.';

type Wanted = { code: string; productId: ProductCode; currency: Currency; now: Date };

const usable = ({ code, productId, currency, now }: Wanted) =>
  and(
    eq(vouchers.code, code),
    or(isNull(vouchers.productId), eq(vouchers.productId, productId)),
    eq(vouchers.currency, currency),
    or(isNull(vouchers.expiresAt), gte(vouchers.expiresAt, now)),
    isNull(vouchers.endedAt),
  );

/** Returns what a code takes off a price now, in minor units; null when it cannot be used. Uses nothing up. */
export async function voucherDiscount(
  db: Queryable,
  wanted: Wanted & { listPrice: number },
): Promise<number | null> {
  const [voucher] = await db
    .select({ discount: vouchers.discount, percent: vouchers.percent })
    .from(vouchers)
    .where(
      and(usable(wanted), lt(db.$count(voucherUses, eq(voucherUses.code, wanted.code)), vouchers.maxUses)),
    );
  return voucher ? voucherWorth(voucher, wanted.listPrice) : null;
}

/**
 * Locks a code until the transaction ends and finds its first free slot: of twenty buyers competing for the last use,
 * one gets it, and one person gets as many as the code allows each. Only a purchase reveals that an address has used up
 * its share, or that a reward is not its own: earlier checks say nothing about people.
 * @throws Refusal CONFLICT when it cannot be used
 */
export async function claimVoucher(
  tx: Transaction,
  wanted: Wanted & { emailId: string; listPrice: number },
): Promise<{ discount: number; slot: number }> {
  const [voucher] = await tx.select().from(vouchers).where(usable(wanted)).for('update');
  if (!voucher) throw refuse('CONFLICT', VOUCHER_REFUSED);
  const { code, maxUses, usesPerPerson } = voucher;
  const { emailId } = wanted;
  if (await isForeignVoucher(tx, code, { emailId, userId: null })) throw refuse('CONFLICT', VOUCHER_REFUSED);
  const free = await freeVoucherSlot.first(tx, { code, emailId, maxUses, usesPerPerson });
  if (!free?.slot) throw refuse('CONFLICT', VOUCHER_REFUSED);
  return { discount: voucherWorth(voucher, wanted.listPrice), slot: free.slot };
}
