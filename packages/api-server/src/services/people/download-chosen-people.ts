import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { readPeopleRows } from './find-people.ts';
import { PEOPLE_COLUMNS } from './people-columns.ts';

/** Returns the chosen people as a CSV file, in the order in which they were chosen. */
export const downloadChosenPeople = async (
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { userIds }: { userIds: readonly string[] },
) =>
  csvFile(deps, act, {
    about: 'people',
    filter: { chosen: userIds.length },
    batches: [await readPeopleRows(deps.db, userIds)],
    columns: PEOPLE_COLUMNS,
  });
