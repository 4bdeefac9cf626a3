import { IsoMonth } from '@plinth/domain/fields/iso-date';
import { CURRENCIES } from '@plinth/domain/money/currency';
import type { AccountFilter } from '../../../data/office-accounts.ts';
import { oneOf, productCodeOf } from '../../../parts/address-values.ts';
import type { ListSearch } from '../list/use-list-search.ts';

const monthOf = (text: string | undefined) => IsoMonth.safeParse(text).data;

/** Reads the accounts that an address names; unknown values are left out. */
export function accountFilterOf(search: ListSearch): AccountFilter {
  const [from, until] = [monthOf(search.from), monthOf(search.until)];
  const [productId, currency] = [productCodeOf(search.product), oneOf(CURRENCIES, search.currency)];
  return {
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
    ...(productId ? { productId } : {}),
    ...(currency ? { currency } : {}),
  };
}
