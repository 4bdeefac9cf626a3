import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Currency } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { vouchers } from '../../db/schema/admissions.ts';
import { refuse } from '../refusal.ts';

/** One text for unknown, expired and used-up codes, so that codes cannot be guessed apart. */
export const VOUCHER_REFUSED = 'This code is not valid for this course.';

type Wanted = { code: string; productId: ProductCode; currency: Currency; now: Date };

const usable = ({ code, productId, currency, now }: Wanted) => sql`${vouchers.code} = ${code}
  and (${vouchers.productId} is null or ${vouchers.productId} = ${productId})
  and ${vouchers.currency} = ${currency}
  and (${vouchers.expiresAt} is null or ${vouchers.expiresAt} >= ${now.toISOString()}::timestamptz)`;

/** What a code takes off now, in minor units; null when it cannot be used. Uses nothing up. */
export async function voucherDiscount(db: Queryable, wanted: Wanted): Promise<number | null> {
  const [voucher] = await db
    .select({ discount: vouchers.discount })
    .from(vouchers)
    .where(
      sql`${usable(wanted)} and (select count(*) from voucher_uses u where u.code = ${wanted.code}) < ${vouchers.maxUses}`,
    );
  return voucher?.discount ?? null;
}

/**
 * Locks a code until the transaction ends and finds its first free slot: of twenty who want the last use, one gets it,
 * and one person gets as many as the code gives each. Only buying tells that an address has had its uses: what is asked
 * before says nothing of people (D-107).
 * @throws Refusal CONFLICT when it cannot be used
 */
export async function claimVoucher(
  tx: Transaction,
  wanted: Wanted & { emailId: string },
): Promise<{ discount: number; slot: number }> {
  const [voucher] = await tx.select().from(vouchers).where(usable(wanted)).for('update');
  const { rows } = await tx.execute<{ slot: number | null }>(sql`
    select min(s)::int as slot from generate_series(1, ${voucher?.maxUses ?? 0}) s
    where not exists (select 1 from voucher_uses u where u.code = ${wanted.code} and u.slot = s)
      and (select count(*) from voucher_uses u join orders o using (order_id)
        where u.code = ${wanted.code} and o.email_id = ${wanted.emailId}) < ${voucher?.usesPerPerson ?? 0}`);
  const slot = rows[0]?.slot;
  if (!voucher || !slot) throw refuse('CONFLICT', VOUCHER_REFUSED);
  return { discount: voucher.discount, slot };
}
