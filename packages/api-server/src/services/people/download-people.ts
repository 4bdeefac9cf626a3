import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { findNextPeople, type PeopleFilter, readPeopleRows } from './find-people.ts';
import { PEOPLE_COLUMNS } from './people-columns.ts';

const BATCH = 5_000;

async function* batches(db: Deps['db'], filter: PeopleFilter) {
  for (let after: string | null = null; ; ) {
    const ids = await findNextPeople(db, filter, { after, limit: BATCH });
    yield await readPeopleRows(db, ids);
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH) return;
  }
}

/** Returns the people of a filter as a CSV file, earliest joined first. */
export const downloadPeople = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: PeopleFilter) =>
  csvFile(deps, act, {
    about: 'people',
    filter,
    batches: batches(deps.db, filter),
    columns: PEOPLE_COLUMNS,
  });
