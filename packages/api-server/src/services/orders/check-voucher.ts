import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Currency } from '@plinth/domain/money/currency';
import type { Deps } from '../../deps.ts';
import { VOUCHER_REFUSED, voucherDiscount } from './voucher-discount.ts';

/** Returns whether a code can be used on a product, with one message for every reason it cannot. Uses nothing up. */
export async function checkVoucher(
  deps: Deps,
  productId: ProductCode,
  { voucherCode, currency }: { voucherCode: string; currency: Currency },
) {
  const price = await deps.findPrice({ productId, currency });
  const discount =
    price &&
    (await voucherDiscount(deps.db, {
      listPrice: price.listPrice,
      code: voucherCode,
      productId,
      currency,
      now: deps.now(),
    }));
  return discount === null ? { applicable: false, message: VOUCHER_REFUSED } : { applicable: true, discount };
}
