import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { desc, eq } from 'drizzle-orm';
import { orders, voucherUses } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findVouchers } from './list-vouchers.ts';

/** Returns one voucher. @throws Refusal NOT_FOUND */
export async function requireVoucher(deps: Pick<Deps, 'db' | 'now'>, code: string) {
  const one = { sortBy: 'createdAt', sortDirection: 'desc', limit: 1, offset: 0 } as const;
  const { vouchers } = await findVouchers(deps, { search: '', code }, one);
  if (!vouchers[0]) throw refuse('NOT_FOUND', 'Voucher not found.');
  return vouchers[0];
}

/** Returns a voucher with a page of the orders that it was used on, the latest first. @throws Refusal NOT_FOUND */
export async function readVoucher(
  deps: Pick<Deps, 'db' | 'now'>,
  { code, pageNo }: { code: string; pageNo: number },
) {
  const isOfCode = eq(voucherUses.code, code);
  const [voucher, used, total] = await Promise.all([
    requireVoucher(deps, code),
    deps.db
      .select({
        orderId: orders.orderId,
        firstName: orders.firstName,
        lastName: orders.lastName,
        emailId: orders.emailId,
        courseTitle: products.courseTitle,
        status: orders.status,
        currency: orders.currency,
        discount: orders.voucherDiscount,
        orderedAt: orders.createdAt,
      })
      .from(voucherUses)
      .innerJoin(orders, eq(orders.orderId, voucherUses.orderId))
      .innerJoin(products, eq(products.productId, orders.productId))
      .where(isOfCode)
      .orderBy(desc(orders.createdAt), desc(orders.orderId))
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    deps.db.$count(voucherUses, isOfCode),
  ]);
  return {
    voucher,
    uses: used.map(({ firstName, lastName, orderedAt, ...use }) => ({
      ...use,
      name: `${firstName} ${lastName}`.trim(),
      orderedAt: orderedAt.toISOString(),
    })),
    total,
  };
}
