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
  csvFile(deps.db, act, {
    about: 'applications',
    titles: ['application', 'sent (UTC)', 'status', 'name', 'address', 'product', 'open until (UTC)'],
    filter,
    now: deps.now(),
    batches: batchesOf(
      (page) => findApplications(deps, filter, { sortBy: 'createdAt', sortDirection: 'desc', ...page }),
      (one) => [
        one.applicationId,
        one.createdAt,
        one.status,
        one.name,
        one.emailId,
        one.productId,
        one.acceptUntil ?? '',
      ],
    ),
  });
