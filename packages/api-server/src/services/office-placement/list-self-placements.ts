import type { OfficeSelfPlacement } from '@plinth/domain/placement/office-placement';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { selfPlacements } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { LEARNER_FACTS } from '../people/learner-facts.ts';
import { ofSelfPlaced, toSelfPlacement } from '../placement/self-placement-rows.ts';
import { refuse } from '../refusal.ts';

export type SelfPlacementFilter = Omit<QueryOf<'officePlacement', 'listSelfPlacements'>, 'pageNo'>;

const jobsOf = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      row: selfPlacements,
      ...LEARNER_FACTS,
    })
    .from(selfPlacements)
    .innerJoin(users, eq(users.userId, selfPlacements.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, selfPlacements.userId))
    .innerJoin(cohorts, eq(cohorts.cohortId, selfPlacements.cohortId))
    .where(where);

const toOffice = ({ row, ...learner }: Awaited<ReturnType<typeof jobsOf>>[number]): OfficeSelfPlacement => ({
  ...learner,
  cohortId: row.cohortId,
  userId: row.userId,
  job: toSelfPlacement(row),
  submittedAt: row.submittedAt.toISOString(),
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
});

const whereOf = ({ search, review }: SelfPlacementFilter) =>
  and(
    review ? eq(selfPlacements.reviewStatus, review) : undefined,
    matchesSearch(
      search,
      [userProfiles.firstName, userProfiles.lastName, selfPlacements.companyName, selfPlacements.designation],
      users.emailId,
    ),
  );

/** Finds jobs that learners found themselves, in the order of the filter. */
export async function findSelfPlacements(
  { db }: Pick<Deps, 'db'>,
  filter: SelfPlacementFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OfficeSelfPlacement[]> {
  const direction = filter.sortDirection === 'asc' ? asc : desc;
  const rows = await jobsOf(db, whereOf(filter))
    .orderBy(
      direction(filter.sortBy === 'name' ? userProfiles.foldedName : selfPlacements.submittedAt),
      asc(selfPlacements.userId),
      asc(selfPlacements.cohortId),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(toOffice);
}

/** Lists a page of the jobs that learners found themselves, with the total count. */
export async function listSelfPlacements(
  deps: Pick<Deps, 'db'>,
  { pageNo, ...filter }: SelfPlacementFilter & { pageNo: number },
): Promise<{ selfPlacements: OfficeSelfPlacement[]; total: number }> {
  const [found, total] = await Promise.all([
    findSelfPlacements(deps, filter, pageOf(pageNo)),
    deps.db.$count(jobsOf(deps.db, whereOf(filter)).as('found')),
  ]);
  return { selfPlacements: found, total };
}

/** Returns one such job. @throws Refusal NOT_FOUND */
export async function readSelfPlacement(
  { db }: { db: Queryable },
  { cohortId, userId }: { cohortId: string; userId: string },
): Promise<{ selfPlacement: OfficeSelfPlacement }> {
  const [row] = await jobsOf(db, ofSelfPlaced(cohortId, userId));
  if (!row) throw refuse('NOT_FOUND', 'This learner has not told us about a job.');
  return { selfPlacement: toOffice(row) };
}
