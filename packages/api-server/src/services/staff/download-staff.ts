import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findStaff, type StaffFilter } from './list-staff.ts';

const ORDER = { sortBy: 'name', sortDirection: 'asc' } as const;

/** Returns the staff of a filter as a CSV file, by name. */
export const downloadStaff = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: StaffFilter) =>
  csvFile(deps, act, {
    about: 'staff',
    filter,
    batches: batchesOf((page) => findStaff(deps, filter, { ...ORDER, ...page })),
    columns: {
      'user id': (one) => one.userId,
      'first name': (one) => one.firstName,
      'last name': (one) => one.lastName,
      address: (one) => one.emailId,
      'works as': (one) => one.staffRoles.join(' '),
      'teaches as': (one) => one.roles.join(' '),
      'last here (UTC)': (one) => one.lastUsedAt,
    },
  });
