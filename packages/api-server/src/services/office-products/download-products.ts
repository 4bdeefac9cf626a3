import type { OfficeProduct } from '@plinth/domain/catalog/office-product';
import { schoolDate } from '@plinth/domain/dates/school-date';
import type { Currency } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findProducts, type ProductFilter } from './list-products.ts';

const priceIn = (product: OfficeProduct, currency: Currency) =>
  product.prices.find((price) => price.currency === currency);
const units = (amount: number | undefined) => amount && amount / MINOR_UNITS;

/** Exports the products that match a filter as a CSV file, by code; amounts in whole units of their currency. */
export const downloadProducts = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: ProductFilter) =>
  csvFile(deps, act, {
    about: 'products',
    filter,
    batches: batchesOf(
      async (page) =>
        (await findProducts(deps.db, deps.now(), filter, { sortBy: 'code', sortDirection: 'asc', ...page }))
          .products,
    ),
    columns: {
      code: (one) => one.productId,
      title: (one) => one.courseTitle,
      state: (one) => one.state,
      region: (one) => one.region,
      type: (one) => one.productType,
      'cohort type': (one) => one.cohortType,
      weeks: (one) => one.durationWeeks,
      'price INR': (one) => units(priceIn(one, 'INR')?.listPrice),
      'booking INR': (one) => units(priceIn(one, 'INR')?.bookingAmount),
      'price USD': (one) => units(priceIn(one, 'USD')?.listPrice),
      'booking USD': (one) => units(priceIn(one, 'USD')?.bookingAmount),
      page: (one) => one.path,
      'next start': (one) => one.nextCohort && schoolDate(one.nextCohort.startsAt),
      cohorts: (one) => one.cohorts,
      orders: (one) => one.orders,
    },
  });
