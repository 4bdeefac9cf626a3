import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type EmiFilter, findEmiApplications } from '../emi/list-emi-applications.ts';

/** Exports the EMI applications that match a filter as a CSV file, the first handed in on top. */
export const downloadEmiApplications = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: EmiFilter) =>
  csvFile(deps, act, {
    about: 'emi-applications',
    filter,
    batches: batchesOf(async (page) => (await findEmiApplications(deps, filter, page)).applications),
    columns: {
      application: (one) => one.emiFormId,
      'handed in (UTC)': (one) => one.submittedAt,
      status: (one) => one.status,
      name: (one) => one.name,
      address: (one) => one.emailId,
      product: (one) => one.productId,
      order: (one) => one.orderId,
    },
  });
