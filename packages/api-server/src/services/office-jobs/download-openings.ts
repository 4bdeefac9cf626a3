import { schoolDate } from '@plinth/domain/dates/school-date';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findOpenings, type OpeningFilter } from './list-openings.ts';

/** Exports the openings that match a filter as a CSV file, the last to close first; days are in the school's zone. */
export const downloadOpenings = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: OpeningFilter) =>
  csvFile(deps.db, act, {
    about: 'openings',
    titles: ['opening', 'title', 'employer', 'location', 'state', 'last day to apply', 'applied', 'offers'],
    filter,
    now: deps.now(),
    batches: batchesOf(
      (page) => findOpenings(deps, filter, { sortBy: 'closingDate', sortDirection: 'desc', ...page }),
      (one) => [
        one.reference,
        one.title,
        one.companyName,
        one.location,
        one.state,
        schoolDate(one.closingDate),
        one.applied,
        one.offers,
      ],
    ),
  });
