import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { PeopleSort, PersonRow } from '@plinth/domain/people/person-row';
import type { Deps } from '../../deps.ts';
import { countPeople, findPeopleIds, type PeopleFilter, readPeopleRows } from './find-people.ts';

type Input = PeopleFilter & { pageNo: number; sortBy: PeopleSort; sortDirection: 'asc' | 'desc' };

/** From this page on, reading from the end can be so much shorter that counting first pays off. */
const FAR_PAGE = 50;

/** Returns a page of all people, in two round trips; a page far from the start is read from the nearer end. */
export async function listPeople(
  { db }: Pick<Deps, 'db'>,
  { pageNo, sortBy, sortDirection, ...filter }: Input,
): Promise<{ people: PersonRow[]; total: number }> {
  const offset = pageNo * PAGE_SIZE;
  const order = { sortBy, sortDirection };
  if (pageNo < FAR_PAGE) {
    const [people, total] = await Promise.all([
      findPeopleIds(db, filter, { ...order, limit: PAGE_SIZE, offset }).then((ids) =>
        readPeopleRows(db, ids),
      ),
      countPeople(db, filter),
    ]);
    return { people, total };
  }
  const total = await countPeople(db, filter);
  const limit = Math.min(PAGE_SIZE, Math.max(0, total - offset));
  const behind = total - offset - limit;
  const ids =
    limit === 0
      ? []
      : behind < offset
        ? (
            await findPeopleIds(db, filter, {
              sortBy,
              sortDirection: sortDirection === 'asc' ? 'desc' : 'asc',
              limit,
              offset: behind,
            })
          ).reverse()
        : await findPeopleIds(db, filter, { ...order, limit, offset });
  return { people: await readPeopleRows(db, ids), total };
}
