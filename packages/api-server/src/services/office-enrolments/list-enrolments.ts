import type { OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';
import type { OfficePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { cohortTitle } from '../people/cohort-title.ts';
import { personLike } from '../people/person-like.ts';
import { wordsOrPhone } from '../people/words-or-phone.ts';
import { isPlaceState } from './is-place-state.ts';
import { selectPlaces, toOfficeEnrolment } from './office-place.ts';

export type EnrolmentFilter = {
  search: string;
  userId?: string | undefined;
  cohortId?: string | undefined;
  state?: OfficePlaceState | undefined;
};

type Input = EnrolmentFilter & {
  pageNo: number;
  sortBy: 'name' | 'enrolledAt';
  sortDirection: 'asc' | 'desc';
};

/**
 * The condition of a filter on places: people and cohorts are matched by their ids alone, so that a list of places is
 * not joined to them before it is limited to a page.
 */
export const whereOfPlaces = (
  db: Queryable,
  { search, userId, cohortId, state }: EnrolmentFilter,
): SQL | undefined =>
  and(
    userId ? eq(enrolments.userId, userId) : undefined,
    cohortId ? eq(enrolments.cohortId, cohortId) : undefined,
    state ? isPlaceState(state) : undefined,
    wordsOrPhone(search, (word) =>
      or(
        personLike(db, enrolments.userId, word),
        inArray(
          enrolments.cohortId,
          db
            .select({ cohortId: cohorts.cohortId })
            .from(cohorts)
            .where(matchesSearch(word, [cohortTitle])),
        ),
      ),
    ),
  );

/** Lists the places of learners, 20 a page. Two round trips. */
export async function listEnrolments(
  { db }: Pick<Deps, 'db'>,
  { pageNo, sortBy, sortDirection, ...filter }: Input,
): Promise<{ enrolments: OfficeEnrolment[]; total: number }> {
  const where = whereOfPlaces(db, filter);
  const direction = sortDirection === 'asc' ? asc : desc;
  const by = sortBy === 'name' ? userProfiles.foldedName : enrolments.enrolledAt;
  // Limited to its page before its people are looked up.
  const ids = db.select({ enrolmentId: enrolments.enrolmentId }).from(enrolments).$dynamic();
  const found = (
    sortBy === 'name' ? ids.innerJoin(userProfiles, eq(userProfiles.userId, enrolments.userId)) : ids
  )
    .where(where)
    .orderBy(direction(by), enrolments.enrolmentId)
    .limit(PAGE_SIZE)
    .offset(pageNo * PAGE_SIZE);
  const [rows, total] = await Promise.all([
    selectPlaces(db, inArray(enrolments.enrolmentId, found)).orderBy(direction(by), enrolments.enrolmentId),
    db.$count(enrolments, where),
  ]);
  return { enrolments: rows.map(toOfficeEnrolment), total };
}
