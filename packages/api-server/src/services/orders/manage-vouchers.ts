import { desc, eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/accounts.ts';
import { vouchers, voucherUses } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

const PAGE = 200;

/** The vouchers with how often each was used; discounts in minor units. */
export async function listVouchers({ db }: Pick<Deps, 'db'>) {
  return db
    .select({
      code: vouchers.code,
      productId: vouchers.productId,
      currency: vouchers.currency,
      discount: vouchers.discount,
      maxUses: vouchers.maxUses,
      usesPerPerson: vouchers.usesPerPerson,
      expiresAt: vouchers.expiresAt,
      uses: sql<number>`count(${voucherUses.slot})::int`,
    })
    .from(vouchers)
    .leftJoin(voucherUses, eq(voucherUses.code, vouchers.code))
    .groupBy(vouchers.code)
    .orderBy(desc(vouchers.expiresAt), vouchers.code)
    .limit(PAGE);
}

/** Staff make a voucher; a code that is given out never changes. @throws Refusal CONFLICT the code is taken */
export async function createVoucher({ db }: Pick<Deps, 'db'>, voucher: typeof vouchers.$inferInsert) {
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(vouchers)
      .values(voucher)
      .onConflictDoNothing()
      .returning({ code: vouchers.code });
    if (!made) throw refuse('CONFLICT', `There is a voucher ${voucher.code} already.`);
    await tx.insert(auditEntries).values({ action: 'create-voucher', details: { ...voucher } });
  });
}
