import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { findNextPeople, type PeopleFilter, readPeopleRows } from './find-people.ts';
import { PEOPLE_CSV_TITLES, personLine } from './people-csv.ts';

const BATCH = 5_000;

async function* batches(db: Deps['db'], filter: PeopleFilter) {
  for (let after: string | null = null; ; ) {
    const ids = await findNextPeople(db, filter, { after, limit: BATCH });
    yield (await readPeopleRows(db, ids)).map(personLine);
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH) return;
  }
}

/** Returns the people of a filter as a CSV file, earliest joined first. */
export const downloadPeople = ({ db, now }: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: PeopleFilter) =>
  csvFile(db, act, {
    about: 'people',
    titles: PEOPLE_CSV_TITLES,
    batches: batches(db, filter),
    filter,
    now: now(),
  });
