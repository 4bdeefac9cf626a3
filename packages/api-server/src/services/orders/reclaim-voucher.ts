import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { freeVoucherSlot } from '../../db/queries/orders/free-voucher-slot.ts';
import { vouchers, voucherUses } from '../../db/schema/admissions.ts';
import type { LoadedOrder } from './load-orders.ts';

/**
 * Takes the use of its voucher again for an ended order that continues, locking the code until the transaction ends.
 * The price stays the agreed one even when others have used the code up; then no use is counted.
 */
export async function reclaimVoucher(
  tx: Transaction,
  { orderId, emailId, voucherCode }: Pick<LoadedOrder, 'orderId' | 'emailId' | 'voucherCode'>,
): Promise<void> {
  if (!voucherCode) return;
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.code, voucherCode)).for('update');
  if (!voucher) return;
  const { code, maxUses, usesPerPerson } = voucher;
  const free = await freeVoucherSlot.first(tx, { code, emailId, maxUses, usesPerPerson });
  if (free?.slot) await tx.insert(voucherUses).values({ code, slot: free.slot, orderId });
}
