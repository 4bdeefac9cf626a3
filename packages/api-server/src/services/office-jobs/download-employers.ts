import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type EmployerFilter, findEmployersOf } from './list-employers.ts';

/** Exports the employers that match a filter as a CSV file. */
export const downloadEmployers = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: EmployerFilter) =>
  csvFile(deps, act, {
    about: 'employers',
    filter,
    batches: batchesOf((page) => findEmployersOf(deps, filter, page)),
    columns: {
      employer: (one) => one.name,
      website: (one) => one.website,
      contact: (one) => one.contactName,
      'address of the contact': (one) => one.contactEmailId,
      openings: (one) => one.openings,
      'open openings': (one) => one.openOpenings,
      waiting: (one) => one.waiting,
      'since (UTC)': (one) => one.createdAt,
      'ended (UTC)': (one) => one.endedAt,
    },
  });
