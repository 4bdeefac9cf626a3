import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { calculatePlan } from '@plinth/domain/orders/plan-calculator';
import { DEFAULT_PLAN } from '@plinth/domain/orders/plan-of-order';
import type { PricingRequest } from '@plinth/domain/orders/pricing-request';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { readPrice } from './read-price.ts';
import { voucherDiscount } from './voucher-discount.ts';

/**
 * Returns the list price of a product, less a usable voucher; the answer reveals nothing about a person, whoever asks.
 * @throws Refusal BAD_REQUEST when body and path differ, NOT_FOUND when it is not sold in this currency
 */
export async function priceProduct(deps: Deps, pathProductId: ProductCode, request: PricingRequest) {
  const { productId, currency, voucherCode } = request;
  if (productId !== pathProductId)
    throw refuse('BAD_REQUEST', 'The product of the body is not the one of the path.', {
      fields: [{ path: 'productId', message: 'Differs from the path' }],
    });
  const now = deps.now();
  const price = await readPrice(deps, productId, currency);
  const off = voucherCode
    ? await voucherDiscount(deps.db, {
        code: voucherCode,
        productId,
        currency,
        now,
        listPrice: price.listPrice,
      })
    : null;
  const { lines, total } = calculatePlan({
    planType: DEFAULT_PLAN,
    currency,
    listPrice: price.listPrice,
    bookingAmount: price.bookingAmount,
    scholarship: 0,
    planDiscount: null,
    planDiscountDeadLine: null,
    voucherDiscount: off ?? 0,
    now: now.toISOString(),
  });
  return {
    productId,
    currency,
    amount: total,
    lines,
    ...(voucherCode && off !== null ? { voucher: { code: voucherCode, discount: off } } : {}),
  };
}
