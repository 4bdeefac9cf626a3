import { schoolDate } from '@plinth/domain/dates/school-date';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import type { OrderFilter } from './find-orders.ts';
import { pageOfOrders } from './list-orders.ts';

/**
 * Exports the orders that match a filter as a CSV file, the latest first; amounts in whole units of their currency, due
 * days in the school's zone.
 */
export const downloadOrders = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: OrderFilter) =>
  csvFile(deps.db, act, {
    about: 'orders',
    titles: [
      'order',
      'made (UTC)',
      'status',
      'name',
      'address',
      'product',
      'plan',
      'currency',
      'total',
      'paid',
      'next due',
      'needs',
    ],
    filter,
    now: deps.now(),
    batches: batchesOf(
      (page) => pageOfOrders(deps, filter, { sortBy: 'createdAt', sortDirection: 'desc', ...page }),
      (one) => [
        one.orderId,
        one.createdAt,
        one.status,
        one.name,
        one.emailId,
        one.productId,
        one.planType ?? '',
        one.currency,
        one.total / MINOR_UNITS,
        one.paid / MINOR_UNITS,
        one.nextDueOn ? schoolDate(one.nextDueOn) : '',
        one.needs.join(' '),
      ],
    ),
  });
