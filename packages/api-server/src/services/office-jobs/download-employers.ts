import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type EmployerFilter, findEmployersOf } from './list-employers.ts';

/** Exports the employers that match a filter as a CSV file. */
export const downloadEmployers = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: EmployerFilter) =>
  csvFile(deps.db, act, {
    about: 'employers',
    titles: [
      'employer',
      'website',
      'contact',
      'address of the contact',
      'openings',
      'open openings',
      'waiting',
      'since (UTC)',
      'ended (UTC)',
    ],
    filter,
    now: deps.now(),
    batches: batchesOf(
      (page) => findEmployersOf(deps, filter, page),
      (one) => [
        one.name,
        one.website,
        one.contactName,
        one.contactEmailId,
        one.openings,
        one.openOpenings,
        one.waiting,
        one.createdAt,
        one.endedAt ?? '',
      ],
    ),
  });
