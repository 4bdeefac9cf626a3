import { type NewVoucher, voucherEnd } from '@plinth/domain/orders/office-voucher';
import { eq } from 'drizzle-orm';
import { vouchers } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { titleOfProduct } from '../products/title-of-product.ts';
import { refuse } from '../refusal.ts';
import { drawVoucherCode } from './draw-voucher-code.ts';

/**
 * Creates a voucher for staff, with a code they choose or a drawn one; an issued voucher never changes. Returns its
 * code.
 * @throws Refusal CONFLICT the code is taken, BAD_REQUEST no such product
 */
export async function createVoucher(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { code: given, until, discount, ...rest }: NewVoucher,
): Promise<string> {
  const code = given ?? drawVoucherCode('CODE');
  const expiresAt = until === null ? null : new Date(voucherEnd(until));
  const voucher = { ...rest, code, discount: discount ?? 0, expiresAt };
  if (rest.productId !== null) await titleOfProduct(db, rest.productId, 'productId');
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(vouchers)
      .values({ ...voucher, createdAt: now() })
      .onConflictDoNothing()
      .returning({ code: vouchers.code });
    if (!made) {
      const taken = `There is already a voucher ${code}.`;
      throw refuse('CONFLICT', taken, { fields: [{ path: 'code', message: taken }] });
    }
    await recordAudit(tx, now(), act, { action: 'create-voucher', details: {}, after: { ...voucher } });
  });
  return code;
}

/**
 * Ends a voucher for staff: it cannot be applied to further orders, and orders that have it retain it. A repeat changes
 * nothing.
 * @throws Refusal NOT_FOUND
 */
export async function endVoucher({ db, now }: Pick<Deps, 'db' | 'now'>, act: StaffAct, code: string) {
  await db.transaction(async (tx) => {
    const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.code, code)).for('update');
    if (!voucher) throw refuse('NOT_FOUND', 'Voucher not found.');
    if (voucher.endedAt) return;
    const endedAt = now();
    await tx.update(vouchers).set({ endedAt }).where(eq(vouchers.code, code));
    await recordAudit(tx, now(), act, {
      action: 'end-voucher',
      details: { code },
      before: { endedAt: null },
      after: { endedAt: endedAt.toISOString() },
    });
  });
}
