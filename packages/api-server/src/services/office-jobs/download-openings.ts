import { schoolDate } from '@plinth/domain/dates/school-date';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findOpenings, type OpeningFilter } from './list-openings.ts';

/** Exports the openings that match a filter as a CSV file, the last to close first; days are in the school's zone. */
export const downloadOpenings = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: OpeningFilter) =>
  csvFile(deps, act, {
    about: 'openings',
    filter,
    batches: batchesOf((page) =>
      findOpenings(deps, filter, { sortBy: 'closingDate', sortDirection: 'desc', ...page }),
    ),
    columns: {
      opening: (one) => one.reference,
      title: (one) => one.title,
      employer: (one) => one.companyName,
      location: (one) => one.location,
      state: (one) => one.state,
      'last day to apply': (one) => schoolDate(one.closingDate),
      applied: (one) => one.applied,
      offers: (one) => one.offers,
    },
  });
