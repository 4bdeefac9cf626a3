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
  csvFile(deps, act, {
    about: 'orders',
    filter,
    batches: batchesOf((page) =>
      pageOfOrders(deps, filter, { sortBy: 'createdAt', sortDirection: 'desc', ...page }),
    ),
    columns: {
      order: (one) => one.orderId,
      'made (UTC)': (one) => one.createdAt,
      status: (one) => one.status,
      name: (one) => one.name,
      address: (one) => one.emailId,
      product: (one) => one.productId,
      plan: (one) => one.planType,
      currency: (one) => one.currency,
      total: (one) => one.total / MINOR_UNITS,
      paid: (one) => one.paid / MINOR_UNITS,
      'next due': (one) => one.nextDueOn && schoolDate(one.nextDueOn),
      needs: (one) => one.needs.join(' '),
    },
  });
