import { IsoMonth } from '@plinth/domain/fields/iso-date';
import { CURRENCIES } from '@plinth/domain/money/currency';
import type { AccountFilter } from '../../../data/office-accounts.ts';
import { given, oneOf, productCodeOf } from '../../../parts/address-values.ts';
import type { ListSearch } from '../list/use-list-search.ts';

const monthOf = (text: string | undefined) => IsoMonth.safeParse(text).data;

/** Reads the accounts that an address names; unknown values are left out. */
export const accountFilterOf = (search: ListSearch): AccountFilter =>
  given({
    from: monthOf(search.from),
    until: monthOf(search.until),
    productId: productCodeOf(search.product),
    currency: oneOf(CURRENCIES, search.currency),
  });
