import { schoolDate } from '@plinth/domain/dates/school-date';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findProducts, type ProductFilter } from './list-products.ts';

/** Exports the products that match a filter as a CSV file, by code; amounts in whole units of their currency. */
export const downloadProducts = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: ProductFilter,
) =>
  csvFile(db, act, {
    about: 'products',
    titles: [
      'code',
      'title',
      'state',
      'region',
      'type',
      'cohort type',
      'weeks',
      'price INR',
      'booking INR',
      'price USD',
      'booking USD',
      'page',
      'next start',
      'cohorts',
      'orders',
    ],
    filter,
    now: now(),
    batches: batchesOf(
      async (page) =>
        (await findProducts(db, now(), filter, { sortBy: 'code', sortDirection: 'asc', ...page })).products,
      (one) => [
        one.productId,
        one.courseTitle,
        one.state,
        one.region,
        one.productType,
        one.cohortType,
        one.durationWeeks,
        ...(['INR', 'USD'] as const).flatMap((currency): (string | number)[] => {
          const price = one.prices.find((known) => known.currency === currency);
          return price ? [price.listPrice / MINOR_UNITS, price.bookingAmount / MINOR_UNITS] : ['', ''];
        }),
        one.path ?? '',
        one.nextCohort ? schoolDate(one.nextCohort.startsAt) : '',
        one.cohorts,
        one.orders,
      ],
    ),
  });
