import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type ApplicationFilter, findApplications } from './list-applications.ts';

/** Exports the applications that match a filter as a CSV file, the latest first. */
export const downloadApplications = (
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: ApplicationFilter,
) =>
  csvFile(deps, act, {
    about: 'applications',
    filter,
    batches: batchesOf((page) =>
      findApplications(deps, filter, { sortBy: 'createdAt', sortDirection: 'desc', ...page }),
    ),
    columns: {
      application: (one) => one.applicationId,
      'sent (UTC)': (one) => one.createdAt,
      status: (one) => one.status,
      name: (one) => one.name,
      address: (one) => one.emailId,
      product: (one) => one.productId,
      'open until (UTC)': (one) => one.acceptUntil,
    },
  });
