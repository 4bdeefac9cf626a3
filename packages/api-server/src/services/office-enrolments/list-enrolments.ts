import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { personNames } from '../people/person-like.ts';
import { selectPlaces, toOfficeEnrolment } from './office-place.ts';

export type EnrolmentFilter = {
  search: string;
  userId?: string | undefined;
  cohortId?: string | undefined;
  state?: CohortUserState | undefined;
};

type Input = EnrolmentFilter & {
  pageNo: number;
  sortBy: 'name' | 'enrolledAt';
  sortDirection: 'asc' | 'desc';
};

/** What a filter asks of a place and its person. */
export const whereOfPlaces = ({ search, userId, cohortId, state }: EnrolmentFilter): SQL | undefined =>
  and(
    userId ? eq(enrolments.userId, userId) : undefined,
    cohortId ? eq(enrolments.cohortId, cohortId) : undefined,
    state ? eq(enrolments.state, state) : undefined,
    matchesSearch(search, [
      userProfiles.firstName,
      userProfiles.lastName,
      users.emailId,
      cohorts.courseTitle,
      cohorts.batchNumber,
    ]),
  );

/** The places of learners, 20 a page. Two round trips. */
export async function listEnrolments(
  { db }: Pick<Deps, 'db'>,
  { pageNo, sortBy, sortDirection, ...filter }: Input,
): Promise<{ enrolments: OfficeEnrolment[]; total: number }> {
  const where = whereOfPlaces(filter);
  const direction = sortDirection === 'asc' ? asc : desc;
  const [rows, total] = await Promise.all([
    selectPlaces(db, where)
      .orderBy(
        sortBy === 'name' ? direction(sql`lower(folded(${personNames}))`) : direction(enrolments.enrolledAt),
        enrolments.enrolmentId,
      )
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    db.$count(selectPlaces(db, where).as('found')),
  ]);
  return { enrolments: rows.map(toOfficeEnrolment), total };
}
