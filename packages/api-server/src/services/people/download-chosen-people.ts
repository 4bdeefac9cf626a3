import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { readPeopleRows } from './find-people.ts';
import { PEOPLE_CSV_TITLES, personLine } from './people-csv.ts';

/** Returns the chosen people as a CSV file, in the order in which they were chosen. */
export function downloadChosenPeople(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { userIds }: { userIds: readonly string[] },
) {
  async function* chosen() {
    yield (await readPeopleRows(db, userIds)).map(personLine);
  }
  return csvFile(db, act, {
    about: 'people',
    titles: PEOPLE_CSV_TITLES,
    batches: chosen(),
    filter: { chosen: userIds.length },
    now: now(),
  });
}
