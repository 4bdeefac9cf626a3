import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type EmiFilter, findEmiApplications } from '../emi/list-emi-applications.ts';

/** Exports the EMI applications that match a filter as a CSV file, the first handed in on top. */
export const downloadEmiApplications = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: EmiFilter) =>
  csvFile(deps.db, act, {
    about: 'emi-applications',
    titles: ['application', 'handed in (UTC)', 'status', 'name', 'address', 'product', 'order'],
    filter,
    now: deps.now(),
    batches: batchesOf(
      async (page) => (await findEmiApplications(deps, filter, page)).applications,
      (one) => [
        one.emiFormId,
        one.submittedAt ?? '',
        one.status,
        one.name,
        one.emailId,
        one.productId,
        one.orderId,
      ],
    ),
  });
